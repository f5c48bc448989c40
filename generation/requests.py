"""What a client may ask for: the body of a create, checked. docs/api.md lists the messages."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from examgen.errors import InvalidRequest
from files.documents.types import Kind
from generation.engines.base import CreationType
from generation.models import MAX_CONTENT, MAX_PROMPT
from generation.questions import QuestionType
from generation.selection import creatable_types

MAX_QUESTIONS = 100
MAX_METADATA_BYTES = 16 * 1024

MATERIAL_KINDS = frozenset({Kind.DOCX, Kind.DOC, Kind.ODT, Kind.HTML, Kind.PDF, Kind.PPTX, Kind.PPT, Kind.TEXT})
BANK_KINDS = frozenset(
    {Kind.DOCX, Kind.DOC, Kind.ODT, Kind.XLSX, Kind.XLS, Kind.ODS, Kind.HTML, Kind.PDF, Kind.TEXT}
    | {Kind.MOODLE_XML, Kind.QTI}
)
FILE_KINDS = {
    CreationType.KNOWLEDGE_BASE: (MATERIAL_KINDS, "Word, PDF, PPT or text"),
    CreationType.QUESTION_BANK: (BANK_KINDS, "Word, Excel, PDF, text, Moodle XML or QTI"),
}


@dataclass(frozen=True, slots=True)
class Rule:
    """So many questions of a type."""

    type: QuestionType
    count: int


@dataclass(frozen=True, slots=True)
class JobRequest:
    """A valid request for a job. Texts are empty and `file_id` is None where absent."""

    creation_type: CreationType
    prompt: str
    content: str
    file_id: str | None
    rules: tuple[Rule, ...]
    metadata: dict[str, Any] | None


def parse_request(body: Mapping[str, Any]) -> JobRequest:
    """Check a body: its creation type first, then what it must and must not carry, then limits.

    Unknown keys are ignored, null and blank texts count as absent. Raises InvalidRequest with one sentence.
    """
    creation_type = _creation_type(body.get("creation_type"))
    prompt, content, file_id = (_text(body, key) for key in ("prompt", "content", "file"))
    _check_presence(creation_type, prompt=prompt, content=content, file_id=file_id)
    rules = _rules(body.get("question_rules"), _types_for(creation_type))
    metadata = body.get("metadata")
    if metadata is not None and not isinstance(metadata, dict):
        raise InvalidRequest("Metadata must be an object")
    _check_limits(prompt, content, rules, metadata)
    return JobRequest(creation_type, prompt, content, file_id or None, rules, metadata)


def check_kind(creation_type: CreationType, kind: str) -> None:
    """Raise InvalidRequest where a job of this type can't use a file of this kind."""
    kinds, words = FILE_KINDS[creation_type]
    if kind not in kinds:
        raise InvalidRequest(f"File must be {words} for {creation_type}")


def _creation_type(value: object) -> CreationType:
    if value is None or value == "":
        raise InvalidRequest("Creation Type can't be blank")
    if not isinstance(value, str) or value not in list(CreationType):
        raise InvalidRequest("Creation Type is not included in the list")
    return CreationType(value)


def _text(body: Mapping[str, Any], key: str) -> str:
    value = body.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise InvalidRequest(f"{key.title()} must be a string")
    return value if value.strip() else ""


def _check_presence(creation_type: CreationType, *, prompt: str, content: str, file_id: str) -> None:
    match creation_type:
        case CreationType.KNOWLEDGE_BASE:
            if file_id and content:
                raise InvalidRequest("File and Content can't both be present")
            if not file_id and not content:
                raise InvalidRequest("File or Content can't be blank")
        case CreationType.QUESTION_BANK:
            _require("File", file_id)
            _refuse("Content", content)
            _refuse("Prompt", prompt)
        case CreationType.ONELINE:
            _require("Prompt", prompt)
            _refuse("File", file_id)
            _refuse("Content", content)


def _require(field: str, value: str) -> None:
    if not value:
        raise InvalidRequest(f"{field} can't be blank")


def _refuse(field: str, value: str) -> None:
    if value:
        raise InvalidRequest(f"{field} must be blank")


def _types_for(creation_type: CreationType) -> tuple[QuestionType, ...]:
    """Return the types that rules may name: of a bank any may be selected, it needs not to be made."""
    return tuple(QuestionType) if creation_type is CreationType.QUESTION_BANK else creatable_types()


def _rules(value: object, types: tuple[QuestionType, ...]) -> tuple[Rule, ...]:
    if value is None:
        return ()
    if not isinstance(value, list):
        raise InvalidRequest("Question Rules must be a list")
    return tuple(_rule(item, types) for item in value)


def _rule(item: object, types: tuple[QuestionType, ...]) -> Rule:
    if not isinstance(item, dict):
        raise InvalidRequest("Question Rules must be a list of objects")
    kind, count = item.get("type"), item.get("count")
    if kind is None or kind == "":
        raise InvalidRequest("Question Rules type can't be blank")
    if not isinstance(kind, str) or kind not in types:
        raise InvalidRequest("Question Rules type is not included in the list")
    if count is None:
        raise InvalidRequest("Question Rules count can't be blank")
    if not isinstance(count, int) or isinstance(count, bool) or count < 1:
        raise InvalidRequest("Question Rules count must be a whole number from 1")
    return Rule(QuestionType(kind), count)


def _check_limits(prompt: str, content: str, rules: tuple[Rule, ...], metadata: dict[str, Any] | None) -> None:
    for field, text, most in (("Prompt", prompt, MAX_PROMPT), ("Content", content, MAX_CONTENT)):
        if len(text) > most:
            raise InvalidRequest(f"{field} is too long (maximum is {most} characters)")
    if sum(rule.count for rule in rules) > MAX_QUESTIONS:
        raise InvalidRequest(f"Question Rules count is too large (maximum sum is {MAX_QUESTIONS})")
    if metadata is not None and _json_size(metadata) > MAX_METADATA_BYTES:
        raise InvalidRequest(f"Metadata is too large (maximum is {MAX_METADATA_BYTES} bytes as JSON)")


def _json_size(value: object) -> int:
    """Return how many bytes the value takes in its shortest spelling, so that blanks cost nobody anything."""
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())
