"""JSON bodies, checked for what Python would let through and a database would not."""

import json
from collections.abc import Mapping
from typing import IO, Any, NoReturn

from django.conf import settings
from rest_framework.exceptions import ParseError
from rest_framework.parsers import BaseParser

from examgen.errors import TooLarge

DEEPEST = 32


class StrictJSONParser(BaseParser):
    """Parses a JSON object. Refuses NaN, NUL, lone surrogates, deep nesting and anything that is no object."""

    media_type = "application/json"

    def parse(
        self, stream: IO[bytes], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        try:
            body = strict_json(_bounded(stream).decode("utf-8-sig"))
        except (ValueError, RecursionError) as error:
            raise ParseError("The body is not valid JSON") from error
        if not isinstance(body, dict):
            raise ParseError("The body must be a JSON object")
        if fault := unstorable(body):
            raise ParseError(f"The body {fault}")
        return body


def strict_json(text: str) -> Any:
    """Parse JSON as the standard has it. Raises ValueError or RecursionError."""
    return json.loads(text, parse_constant=_refuse_constant)


def _bounded(stream: IO[bytes]) -> bytes:
    limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    data = stream.read(limit + 1)
    if len(data) > limit:
        raise TooLarge(f"The body is too large (maximum is {limit} bytes)")
    return data


def unstorable(value: object) -> str | None:
    """Say why a JSON value can't be kept: NUL and lone surrogates are no text, and nobody nests so deep."""
    level = [value]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for item in level:
            if isinstance(item, str) and (fault := text_fault(item)):
                return fault
            if isinstance(item, float) and item in (float("inf"), float("-inf")):
                return "holds a number that is too large"
            if isinstance(item, dict):
                inner += [*item.keys(), *item.values()]
            elif isinstance(item, list):
                inner += item
        if not inner:
            return None
        level = inner
    return "is nested too deeply"


def text_fault(text: str) -> str | None:
    """Say why a text can't be kept."""
    if "\0" in text:
        return "holds a NUL character"
    try:
        text.encode()
    except UnicodeEncodeError:
        return "holds a lone surrogate"
    return None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)
