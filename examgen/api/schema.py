"""Pieces of the OpenAPI document that every operation uses."""

from functools import cache
from typing import Any

from drf_spectacular.utils import OpenApiExample, OpenApiResponse, extend_schema_serializer, inline_serializer
from rest_framework import serializers
from rest_framework.serializers import Serializer

from examgen.api.errors import body, type_of
from examgen.api.fields import ConstantField


class ReasonSerializer(serializers.Serializer[Any]):
    """What went wrong."""

    type = serializers.CharField()
    message = serializers.CharField()


class ErrorSerializer(serializers.Serializer[Any]):
    """An error, whatever its status."""

    error = ReasonSerializer()


ALWAYS = {
    401: "The token is not valid",
    405: 'Method "PUT" not allowed.',
    429: "Too many requests (maximum is 60000 a minute)",
    500: "Something went wrong on our side.",
    503: "The service can't answer right now. Try again in a moment.",
}


def errors(**messages: str) -> dict[int, OpenApiResponse]:
    """Return the errors of an operation, each with a message: those given as `e404="No such …"`, and those of all."""
    own = {int(name.removeprefix("e")): message for name, message in messages.items()}
    return {status: _error(status, message) for status, message in sorted({**ALWAYS, **own}.items())}


def _error(status: int, message: str) -> OpenApiResponse:
    shown = OpenApiExample(
        "error", value=body(type_of(status), message), response_only=True, status_codes=[str(status)]
    )
    return OpenApiResponse(ErrorSerializer, description=message, examples=[shown])


def answer(serializer: Any, description: str, example: object) -> OpenApiResponse:
    return OpenApiResponse(serializer, description=description, examples=[OpenApiExample("answer", value=example)])


@cache
def list_of(item: type[Serializer[Any]], name: str) -> Serializer[Any]:
    """Return the shape of a list of items."""
    fields = {"object": ConstantField("list"), "data": item(many=True), "has_more": serializers.BooleanField()}
    shape = inline_serializer(name, fields)
    # Or the schema would make a list of it once more, the operation being called `list`.
    extend_schema_serializer(many=False)(type(shape))
    return shape


@cache
def deletion_of(word: str, name: str) -> Serializer[Any]:
    """Return the shape of the answer to a delete."""
    fields = {"id": serializers.CharField(), "object": ConstantField(word), "deleted": serializers.BooleanField()}
    return inline_serializer(name, fields)
