"""What the OpenAPI document says of generation jobs: the current family, and the deprecated one beside it."""

from collections.abc import Callable
from typing import Any, Final

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, extend_schema, extend_schema_view

from examgen.api.schema import answer, deletion_of, errors, list_of
from files.api.schema import FILE, FILE_ID
from generation.api.serializers import CreateSerializer, GenerationSerializer, QuestionSerializer, SummarySerializer

JOB_ID = "gen-019a0c4b61f27c3e9d4b5a6978879665"
CREATED = {
    "id": JOB_ID,
    "object": "generation",
    "created_at": "2026-03-17T11:55:02.310+08:00",
    "finished_at": None,
    "status": "generating",
}
FINISHED = {**CREATED, "finished_at": "2026-03-17T11:55:04.902+08:00", "status": "succeeded"}
RULES = [{"type": "single_choice", "count": 5}, {"type": "true_or_false", "count": 5}]
FULL = {
    **FINISHED,
    "creation_type": "knowledge_base",
    "file": FILE,
    "question_rules": RULES,
    "metadata": {"course": "biology-7"},
}
QUESTION = {
    "object": "question",
    "type": "single_choice",
    "label": "Which process turns light into chemical energy?",
    "choices": [
        {"value": "A", "name": "Photosynthesis"},
        {"value": "B", "name": "Respiration"},
        {"value": "C", "name": "Fermentation"},
        {"value": "D", "name": "Transpiration"},
    ],
    "correct_answers": ["A"],
    "explanation": "“Photosynthesis is the process that turns light into chemical energy.” (page 2)",
}
EXAMPLES = [
    OpenApiExample(
        "knowledge_base",
        request_only=True,
        value={
            "creation_type": "knowledge_base",
            "file": FILE_ID,
            "question_rules": RULES,
            "metadata": {"course": "b7"},
        },
    ),
    OpenApiExample("question_bank", request_only=True, value={"creation_type": "question_bank", "file": FILE_ID}),
    OpenApiExample(
        "oneline", request_only=True, value={"creation_type": "oneline", "prompt": "10 questions on percentages"}
    ),
]

QUERY: Final = "query"
LIST_PARAMETERS = [
    OpenApiParameter("limit", {"type": "integer", "minimum": 1, "maximum": 100, "default": 20}, QUERY),
    OpenApiParameter("after", str, QUERY, description="How many of the newest to skip, or the id to continue after"),
    OpenApiParameter(
        "filter",
        {"type": "object", "additionalProperties": True},
        QUERY,
        style="deepObject",
        explode=True,
        description="`filter[creation_type]=oneline`, `filter[metadata][course]=b7`; or the same object as JSON",
    ),
]
QUESTION_PARAMETERS = [
    OpenApiParameter("limit", {"type": "integer", "minimum": 1}, QUERY, description="All by default"),
    OpenApiParameter("after", {"type": "integer", "minimum": 0}, QUERY, description="How many to skip"),
]


def described(views: Any) -> Any:
    """Describe the current family."""
    return extend_schema_view(**_operations(lambda name: name, f"No such Generation job: {JOB_ID}", ["generation"]))(
        views
    )


def described_as_legacy(views: Any) -> Any:
    """Describe the older family: the same operations, deprecated, under ids of their own."""
    unknown = f"No such Generation object: {JOB_ID}"
    operations = _operations(lambda name: f"{name}Legacy", unknown, ["generation (deprecated)"], deprecated=True)
    return extend_schema_view(**operations)(views)


def _operations(
    named: Callable[[str], str], unknown: str, tags: list[str], *, deprecated: bool = False
) -> dict[str, Any]:
    path = [OpenApiParameter("job_id", OpenApiTypes.STR, OpenApiParameter.PATH, description="The id of a Generation")]

    def operation(name: str, summary: str, **details: Any) -> Any:
        return extend_schema(
            operation_id=named(name), tags=tags, summary=summary, deprecated=deprecated or None, **details
        )

    return {
        **_collection(operation),
        **_readings(operation, path, unknown),
        **_endings(operation, path, unknown),
    }


def _collection(operation: Callable[..., Any]) -> dict[str, Any]:
    summary, summaries = SummarySerializer, list_of(SummarySerializer, "GenerationList")
    listed = {"object": "list", "data": [FINISHED], "has_more": False}
    return {
        "create": operation(
            "createGenerationJob",
            "Create a generation job",
            description=(
                "`knowledge_base` carries one of `file` and `content`, and maybe `prompt` as a wish; `question_bank` "
                "carries `file`; `oneline` carries `prompt`. Without `question_rules` the material decides."
            ),
            request=CreateSerializer,
            examples=EXAMPLES,
            responses={
                201: answer(summary, "The Generation", CREATED),
                **errors(
                    e400="Creation Type can't be blank", e413="The body is too large", e415="Unsupported media type"
                ),
            },
        ),
        "list": operation(
            "listGenerationJobs",
            "List generation jobs",
            description="Answers with the account's own jobs, newest first.",
            parameters=LIST_PARAMETERS,
            responses={
                200: answer(summaries, "A page of Generations", listed),
                **errors(e400="Limit must be a whole number between 1 and 100"),
            },
        ),
    }


def _readings(operation: Callable[..., Any], path: list[OpenApiParameter], unknown: str) -> dict[str, Any]:
    questions = {"object": "list", "data": [QUESTION], "has_more": False}
    return {
        "retrieve": operation(
            "getGenerationJob",
            "Get a generation job",
            description="Answers with the job in full. A failed job has `error`: why, in words to act on.",
            parameters=path,
            responses={200: answer(GenerationSerializer, "The Generation", FULL), **errors(e404=unknown)},
        ),
        "status": operation(
            "getGenerationJobStatus",
            "Get the status of a generation job",
            description="Answers with the summary, for polling.",
            parameters=path,
            responses={200: answer(SummarySerializer, "The summary", FINISHED), **errors(e404=unknown)},
        ),
        "questions": operation(
            "listGenerationJobQuestions",
            "List the questions of a generation job",
            description="Answers with the questions made so far, in the order in which they were made.",
            parameters=[*path, *QUESTION_PARAMETERS],
            responses={
                200: answer(list_of(QuestionSerializer, "QuestionList"), "Questions", questions),
                **errors(e400="Limit must be a whole number from 1", e404=unknown),
            },
        ),
    }


def _endings(operation: Callable[..., Any], path: list[OpenApiParameter], unknown: str) -> dict[str, Any]:
    gone = {"id": JOB_ID, "object": "generation", "deleted": True}
    return {
        "cancel": operation(
            "cancelGenerationJob",
            "Cancel a generation job",
            description="Stops an unfinished job. Its questions stay readable, nothing more is written.",
            parameters=path,
            request=None,
            responses={
                200: answer(SummarySerializer, "The cancelled Generation", {**CREATED, "status": "cancelled"}),
                **errors(e400="Generation is already finished", e404=unknown),
            },
        ),
        "destroy": operation(
            "deleteGenerationJob",
            "Delete a generation job",
            description="Removes a job in any state, with its questions.",
            parameters=path,
            responses={
                200: answer(deletion_of("generation", "DeletedGeneration"), "It is gone", gone),
                **errors(e404=unknown),
            },
        ),
    }
