"""Fields of answers."""

from datetime import datetime
from typing import Any

from django.utils import timezone
from drf_spectacular.extensions import OpenApiSerializerFieldExtension
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers


@extend_schema_field(OpenApiTypes.DATETIME)
class TimeField(serializers.Field[datetime, Any, str, datetime]):
    """ISO 8601 with milliseconds and the offset of the server's zone; DRF would print `Z` and microseconds."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(read_only=True, **kwargs)

    def to_representation(self, value: datetime) -> str:
        return timezone.localtime(value).isoformat(timespec="milliseconds")


class ConstantField(serializers.ReadOnlyField):
    """A key that always has the same value, as `object` has."""

    def __init__(self, constant: str) -> None:
        self.constant = constant
        super().__init__(source="*")

    def to_representation(self, value: object) -> str:
        return self.constant


class ConstantFieldExtension(OpenApiSerializerFieldExtension):  # type: ignore[no-untyped-call] # ships no types
    """How the schema tells of a constant."""

    target_class = ConstantField

    def map_serializer_field(self, auto_schema: object, direction: str) -> dict[str, Any]:
        return {"type": "string", "const": self.target.constant}
