"""Lists: `{"object": "list", "data": [...], "has_more": bool}`, and their `limit`."""

from collections.abc import Iterable, Mapping
from typing import Any

from examgen.errors import InvalidRequest

LARGEST_PAGE = 100
DEFAULT_PAGE = 20
# What a 64-bit database takes as an offset; more than any list holds.
LARGEST_NUMBER = 2**62


def whole_number(text: str) -> int | None:
    """Return the number that plain decimal digits spell, None where they don't; one beyond reach counts as the last."""
    if not (text.isascii() and text.isdigit()):
        return None
    return int(text) if len(text) < len(str(LARGEST_NUMBER)) else LARGEST_NUMBER


def limit_of(query: Mapping[str, str], *, default: int | None, most: int | None) -> int | None:
    """Read `limit`; None means no limit."""
    text = query.get("limit")
    if text is None:
        return default
    limit = whole_number(text)
    if limit is None or not 1 <= limit <= (most or LARGEST_NUMBER):
        rule = f"between 1 and {most}" if most else "from 1"
        raise InvalidRequest(f"Limit must be a whole number {rule}")
    return limit


def page(rows: Iterable[Any], limit: int | None) -> dict[str, Any]:
    """Answer with at most `limit` of the rows; one more than that was fetched to learn whether there are more."""
    rows = list(rows)
    has_more = limit is not None and len(rows) > limit
    return {"object": "list", "data": rows[:limit], "has_more": has_more}
