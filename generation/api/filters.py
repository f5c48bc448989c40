"""The query of the list of jobs: `limit`, `after`, and `filter` as nested parameters or as JSON."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from qs_codec import DecodeOptions, decode

from examgen.api.pagination import DEFAULT_PAGE, LARGEST_PAGE, limit_of, whole_number
from examgen.api.parsers import strict_json, unstorable
from examgen.errors import InvalidRequest
from examgen.ids import parse_id
from generation.metadata import Condition, Place
from generation.models import JobQuerySet

Candidates = Callable[[Any], tuple[Any, ...]]

DEEPEST = 16
MOST_PARAMETERS = 200
# On SQLite each job of the account is looked at for each of them.
MOST_CONDITIONS = 20
NESTING = DecodeOptions(
    depth=DEEPEST,
    parse_lists=False,
    list_limit=MOST_PARAMETERS,
    parameter_limit=MOST_PARAMETERS,
    strict_depth=True,
    raise_on_limit_exceeded=True,
)


@dataclass(frozen=True, slots=True)
class ListQuery:
    """A checked query. `without_metadata` asks for jobs that have none."""

    limit: int
    skip: int
    after: UUID | None
    creation_types: tuple[Any, ...]
    metadata: Condition
    without_metadata: bool

    def over(self, jobs: JobQuerySet) -> JobQuerySet:
        """Narrow and order the jobs, and cut out the page with one row more."""
        for creation_type in self.creation_types:
            jobs = jobs.filter(creation_type=creation_type) if isinstance(creation_type, str) else jobs.none()
        if self.without_metadata:
            jobs = jobs.filter(metadata__isnull=True)
        if self.metadata.places:
            jobs = jobs.matching(self.metadata)
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
        metadata=Condition(()) if without_metadata else _condition(metadata, candidates),
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
    except IndexError as error:
        raise InvalidRequest("Filter is nested too deeply") from error
    except ValueError as error:
        raise InvalidRequest(f"The query has too many parameters (maximum is {MOST_PARAMETERS})") from error
    if isinstance(wanted, dict):
        return _checked(wanted), _spelled
    try:
        typed = strict_json(wanted)
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


def _condition(tree: dict[str, Any], candidates: Candidates) -> Condition:
    places = tuple(_places(tree, (), candidates))
    if len(places) > MOST_CONDITIONS:
        raise InvalidRequest(f"Filter has too many conditions (maximum is {MOST_CONDITIONS})")
    return Condition(places)


def _places(tree: Any, path: tuple[str, ...], candidates: Candidates) -> Iterator[Place]:
    """Yield a place for each leaf of the tree."""
    if isinstance(tree, dict) and (tree or not path):
        for key, inner in tree.items():
            yield from _places(inner, (*path, key), candidates)
    elif candidates is _spelled:
        yield from (Place(path, _spelled(value)) for value in _repeated(tree))
    else:
        yield Place(path, _typed(tree))


def _repeated(leaf: Any) -> list[Any]:
    """Return the values of a parameter, which may have been given more than once."""
    return leaf if isinstance(leaf, list) else [leaf]


def _typed(value: Any) -> tuple[Any, ...]:
    return (value,)


def _spelled(text: Any) -> tuple[Any, ...]:
    """Return what a query's value may stand for: itself, and the number, boolean or null that it spells."""
    try:
        value = strict_json(text)
    except (TypeError, ValueError, RecursionError):
        return (text,)
    # No database keeps what is infinite, as 1e999 is.
    is_finite = isinstance(value, int | float) and value not in (math.inf, -math.inf)
    return (text, value) if value is None or is_finite else (text,)
