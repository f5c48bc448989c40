"""How jobs and questions are shown, in the API's words."""

from typing import Any

from rest_framework import serializers

from examgen.api.fields import ConstantField, TimeField
from files.api.serializers import FileSerializer
from generation.engines.base import CreationType
from generation.models import Job, Question
from generation.questions import QuestionType, letter
from generation.states import Status


class SummarySerializer(serializers.Serializer[Job]):
    """A Generation in lists and polls."""

    id = serializers.CharField(source="public_id", read_only=True)
    object = ConstantField("generation")
    created_at = TimeField()
    finished_at = TimeField(allow_null=True)
    status = serializers.ChoiceField(Status.choices, read_only=True)


class RuleSerializer(serializers.Serializer[dict[str, Any]]):
    """How many questions of a type are wanted."""

    type = serializers.ChoiceField([(word.value, word.value) for word in QuestionType])
    count = serializers.IntegerField(min_value=1, max_value=100)


class ErrorReasonSerializer(serializers.Serializer[Job]):
    """Why a job failed."""

    type = serializers.CharField(source="error_code", read_only=True)
    message = serializers.CharField(source="error_message", read_only=True)


class GenerationSerializer(SummarySerializer):
    """A Generation, in full. `prompt`, `content`, `file` and `error` are there only where the job has them."""

    creation_type = serializers.ChoiceField([(word.value, word.value) for word in CreationType], read_only=True)
    # What is read-only counts as always there in the schema; these are not.
    prompt = serializers.CharField(required=False)
    content = serializers.CharField(required=False)
    file = FileSerializer(required=False)
    question_rules = RuleSerializer(many=True, read_only=True)
    metadata = serializers.DictField(read_only=True, allow_null=True)
    error = ErrorReasonSerializer(source="*", required=False)

    def to_representation(self, instance: Job) -> dict[str, Any]:
        shown = super().to_representation(instance)
        if instance.status != Status.FAILED:
            del shown["error"]
        for key in ("prompt", "content", "file"):
            if not shown[key]:
                del shown[key]
        return shown


class ChoiceSerializer(serializers.Serializer[dict[str, str]]):
    """An option of a question."""

    value = serializers.CharField(help_text="The option's letter")
    name = serializers.CharField(help_text="The option's text")


class QuestionSerializer(serializers.Serializer[Question]):
    """A Question."""

    object = ConstantField("question")
    type = serializers.ChoiceField([(word.value, word.value) for word in QuestionType], read_only=True)
    label = serializers.CharField(source="stem", read_only=True)  # type: ignore[assignment] # the API's word, a field's own attribute in DRF
    choices = ChoiceSerializer(many=True, read_only=True)
    correct_answers = serializers.ListField(source="keys", child=serializers.CharField(), read_only=True)
    explanation = serializers.CharField(read_only=True)

    def to_representation(self, instance: Question) -> dict[str, Any]:
        """Show a question by hand: field by field a page of a hundred takes ten times as long."""
        return {
            "object": "question",
            "type": instance.type,
            "label": instance.stem,
            "choices": [{"value": letter(place), "name": text} for place, text in enumerate(instance.choices)],
            "correct_answers": instance.keys,
            "explanation": instance.explanation,
        }


class CreateSerializer(serializers.Serializer[Any]):
    """The body of a create, for the schema; generation/requests.py checks it."""

    creation_type = serializers.ChoiceField([(word.value, word.value) for word in CreationType])
    file = serializers.CharField(required=False, allow_null=True, help_text="The id of an uploaded File")
    content = serializers.CharField(required=False, allow_null=True, max_length=100_000)
    prompt = serializers.CharField(required=False, allow_null=True, max_length=256)
    question_rules = RuleSerializer(many=True, required=False, allow_null=True)
    metadata = serializers.DictField(required=False, allow_null=True)
