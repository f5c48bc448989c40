"""Finding jobs by what clients wrote into their metadata, by exact and typed values, on both databases alike.

PostgreSQL answers from an index over containment; SQLite, where no index could help, asks a function in Python.
"""

import json
import operator
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache, reduce
from typing import Any

from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import BooleanField, F, Func, JSONField, Q, TextField, Value
from django.db.models.functions import Cast

SQLITE_FUNCTION = "examgen_metadata_matches"


@dataclass(frozen=True, slots=True)
class Place:
    """A path of keys, and the values of which one must stand there (an empty object: any object)."""

    path: tuple[str, ...]
    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """What metadata must hold: at each of the places one of its values."""

    places: tuple[Place, ...]


def matching(condition: Condition) -> Q:
    """Return the condition as a filter of jobs, for the database that is connected."""
    if connection.vendor == "postgresql":
        return reduce(operator.and_, map(_on_postgresql, condition.places), Q())
    # One call for all places: the metadata of a job is parsed once.
    call = Func(
        Cast("metadata", TextField()),
        Value(json.dumps([(place.path, place.values) for place in condition.places])),
        function=SQLITE_FUNCTION,
        output_field=BooleanField(),
    )
    return Q(call)


def _on_postgresql(place: Place) -> Q:
    return reduce(operator.or_, (_holds_on_postgresql(place.path, value) for value in place.values))


def _holds_on_postgresql(path: Sequence[str], value: object) -> Q:
    nested: object = value
    for key in reversed(path):
        nested = {key: nested}
    held = Q(metadata__contains=nested)
    # Containment takes a list for a set: the whole value is compared as well. It takes no list for an object, as
    # the path of jsonb_extract_path does, where "0" is the first of a list.
    return held & _stands_at(path, value) if isinstance(value, list) else held


def _stands_at(path: Sequence[str], value: object) -> Q:
    found = Func(F("metadata"), *map(Value, path), function="jsonb_extract_path", output_field=JSONField())
    wanted = Value(value, JSONField())
    return Q(Func(found, wanted, template="%(expressions)s", arg_joiner=" = ", output_field=BooleanField()))


def add_sqlite_function(connection: BaseDatabaseWrapper, **signal: Any) -> None:
    """Give a new SQLite connection the function that `matching` calls."""
    if connection.vendor == "sqlite":
        connection.connection.create_function(SQLITE_FUNCTION, 2, _matches, deterministic=True)


def _matches(metadata: str | None, places: str) -> bool:
    found = _parsed(metadata) if metadata is not None else None
    return all(_holds(found, path, values) for path, values in _parsed_once(places))


def _parsed(text: str) -> Any:
    """Parse JSON with exact numbers, as jsonb has them: 1e23 is 100000000000000000000000, which no float is."""
    return json.loads(text, parse_float=Decimal)


# The same text comes with every row of a query.
_parsed_once = lru_cache(maxsize=4)(_parsed)


def _holds(found: object, path: Sequence[str], values: Sequence[object]) -> bool:
    for key in path:
        if not isinstance(found, dict) or key not in found:
            return False
        found = found[key]
    return any(isinstance(found, dict) if value == {} else _equal(found, value) for value in values)


def _equal(found: object, wanted: object) -> bool:
    """Compare as jsonb does at every depth: 1 is 1.0, but true is not 1."""
    match wanted:
        case bool() | str() | None:
            return type(found) is type(wanted) and found == wanted
        case list():
            return isinstance(found, list) and len(found) == len(wanted) and all(map(_equal, found, wanted))
        case dict():
            if not isinstance(found, dict) or found.keys() != wanted.keys():
                return False
            return all(_equal(found[key], value) for key, value in wanted.items())
        case _:
            return isinstance(found, int | Decimal) and not isinstance(found, bool) and found == wanted
