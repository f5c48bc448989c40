"""The query of the list of jobs: `limit`, `after`, and `filter` as nested parameters or as JSON."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn
from uuid import UUID

from qs_codec import DecodeOptions, decode

from examgen.api.pagination import DEFAULT_PAGE, LARGEST_PAGE, limit_of, whole_number
from examgen.api.parsers import unstorable
from examgen.errors import InvalidRequest
from examgen.ids import parse_id
from generation.metadata import Condition
from generation.models import JobQuerySet

Candidates = Callable[[Any], tuple[Any, ...]]

DEEPEST = 16
NESTING = DecodeOptions(depth=DEEPEST, parse_lists=False, parameter_limit=200, strict_depth=True)


@dataclass(frozen=True, slots=True)
class ListQuery:
    """A checked query. `without_metadata` asks for jobs that have none."""

    limit: int
    skip: int
    after: UUID | None
    creation_types: tuple[Any, ...]
    conditions: tuple[Condition, ...]
    without_metadata: bool

    def over(self, jobs: JobQuerySet) -> JobQuerySet:
        """Narrow and order the jobs, and cut out the page with one row more."""
        for creation_type in self.creation_types:
            jobs = jobs.filter(creation_type=creation_type) if isinstance(creation_type, str) else jobs.none()
        if self.without_metadata:
            jobs = jobs.filter(metadata__isnull=True)
        for condition in self.conditions:
            jobs = jobs.matching(condition)
        if self.after is not None:
            jobs = jobs.filter(id__lt=self.after)
        return jobs.order_by("-id")[self.skip : self.skip + self.limit + 1]


def parse_list_query(query: Mapping[str, str], query_string: str) -> ListQuery:
    """Check the query of a list. Raises InvalidRequest."""
    limit = limit_of(query, default=DEFAULT_PAGE, most=LARGEST_PAGE)
    skip, after = _after(query.get("after"))
    wanted, candidates = _filter(query_string)
    metadata = wanted.get("metadata", {})
    without_metadata = None in candidates(metadata) if not isinstance(metadata, dict) else False
    if not without_metadata and not isinstance(metadata, dict):
        raise InvalidRequest("Filter metadata must be an object")
    return ListQuery(
        limit=limit or DEFAULT_PAGE,
        skip=skip,
        after=after,
        creation_types=_creation_types(wanted, candidates),
        conditions=() if without_metadata else tuple(_conditions(metadata, (), candidates)),
        without_metadata=without_metadata,
    )


def _after(text: str | None) -> tuple[int, UUID | None]:
    """Read `after`: how many to skip, or the job to continue after (by its place in time: it may be gone by now)."""
    if text is None:
        return 0, None
    key, number = parse_id("gen", text), whole_number(text)
    if key is None and number is None:
        raise InvalidRequest("After must be a whole number or the id of a Generation")
    return number or 0, key


def _filter(query_string: str) -> tuple[dict[str, Any], Candidates]:
    """Return the filter as a tree, and how its leaves are read: as a query spells values, or typed as in JSON."""
    try:
        wanted = decode(query_string, NESTING).get("filter", {})
    except (IndexError, ValueError) as error:
        raise InvalidRequest("Filter is nested too deeply") from error
    if isinstance(wanted, dict):
        return _checked(wanted), _spelled
    try:
        typed = json.loads(wanted, parse_constant=_refuse_constant)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidRequest("Filter is not valid JSON") from error
    if not isinstance(typed, dict):
        raise InvalidRequest("Filter must be an object")
    return _checked(typed), _typed


def _checked(wanted: dict[str, Any]) -> dict[str, Any]:
    if fault := unstorable(wanted):
        raise InvalidRequest(f"Filter {fault}")
    return wanted


def _creation_types(wanted: dict[str, Any], candidates: Candidates) -> tuple[Any, ...]:
    if "creation_type" not in wanted:
        return ()
    value = wanted["creation_type"]
    return tuple(_repeated(value)) if candidates is _spelled else (value,)


def _conditions(tree: Any, path: tuple[str, ...], candidates: Candidates) -> Iterator[Condition]:
    """Yield a condition for each leaf of the tree; they all must hold."""
    if isinstance(tree, dict) and (tree or not path):
        for key, inner in tree.items():
            yield from _conditions(inner, (*path, key), candidates)
    elif candidates is _spelled:
        yield from (Condition(path, _spelled(value)) for value in _repeated(tree))
    else:
        yield Condition(path, _typed(tree))


def _repeated(leaf: Any) -> list[Any]:
    """Return the values of a parameter, which may have been given more than once."""
    return leaf if isinstance(leaf, list) else [leaf]


def _typed(value: Any) -> tuple[Any, ...]:
    return (value,)


def _spelled(text: Any) -> tuple[Any, ...]:
    """Return what a query's value may stand for: itself, and the number, boolean or null that it spells."""
    try:
        value = json.loads(text, parse_constant=_refuse_constant)
    except (TypeError, ValueError, RecursionError):
        return (text,)
    return (text, value) if value is None or isinstance(value, bool | int | float) else (text,)


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)
