"""Finding jobs by what clients wrote into their metadata, by exact and typed values, on both databases.

A condition is a path of keys and the values of which one must stand there. PostgreSQL answers from an index over
containment; SQLite, where no index could help, asks a function in Python.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import BooleanField, F, Func, JSONField, Q, TextField, Value
from django.db.models.functions import Cast

SQLITE_FUNCTION = "examgen_metadata_matches"


@dataclass(frozen=True, slots=True)
class Condition:
    """At `path` stands one of `values` (an empty object: any object)."""

    path: tuple[str, ...]
    values: tuple[Any, ...]


def matching(condition: Condition) -> Q:
    """Return the condition as a filter of jobs, for the database that is connected."""
    if connection.vendor == "postgresql":
        return reduce(Q.__or__, (_on_postgresql(condition.path, value) for value in condition.values))
    call = Func(
        Cast("metadata", TextField()),
        Value(json.dumps(condition.path)),
        Value(json.dumps(condition.values)),
        function=SQLITE_FUNCTION,
        output_field=BooleanField(),
    )
    return Q(call)


def _on_postgresql(path: Sequence[str], value: object) -> Q:
    if isinstance(value, list):
        # Containment would take a list for a set: compare the whole value at the path.
        found = Func(F("metadata"), *map(Value, path), function="jsonb_extract_path", output_field=JSONField())
        return Q(
            Func(
                found,
                Value(value, JSONField()),
                template="%(expressions)s",
                arg_joiner=" = ",
                output_field=BooleanField(),
            )
        )
    nested: object = value
    for key in reversed(path):
        nested = {key: nested}
    return Q(metadata__contains=nested)


def add_sqlite_function(connection: BaseDatabaseWrapper, **signal: Any) -> None:
    """Give a new SQLite connection the function that `matching` calls."""
    if connection.vendor == "sqlite":
        connection.connection.create_function(SQLITE_FUNCTION, 3, _matches, deterministic=True)


def _matches(metadata: str | None, path: str, values: str) -> bool:
    found = json.loads(metadata) if metadata is not None else None
    for key in json.loads(path):
        if not isinstance(found, dict) or key not in found:
            return False
        found = found[key]
    return any(_same(found, value) for value in json.loads(values))


def _same(found: object, wanted: object) -> bool:
    """Compare as jsonb does: 1 is 1.0, but true is not 1."""
    if wanted == {}:
        return isinstance(found, dict)
    if isinstance(found, list) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(_equal, found, wanted))
    return _equal(found, wanted)


def _equal(found: object, wanted: object) -> bool:
    return found == wanted and isinstance(found, bool) == isinstance(wanted, bool)
