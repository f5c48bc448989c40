"""A question that stands in one cell: its stem, options, answer and explanation as lines."""

from files.documents.types import Location
from generation.engines.bank.cells import FEWEST
from generation.engines.bank.items import read_item
from generation.engines.bank.lexer import lex
from generation.engines.bank.model import Item, Line
from generation.engines.bank.styled import Styled


def question_in(text: Styled, location: Location) -> tuple[Item, list[Line]]:
    """Return the question that a cell holds, and its lines that belong to no part of it."""
    lines = [lex(Line(line, location), place) for place, line in enumerate(text.lines())]
    return read_item(lines)


def options_behind(stem: Styled, location: Location) -> Item | None:
    """Return the question of a stem whose cell goes on with its options, None if it has none."""
    if not any(sign in stem.folded for sign in ("B", "b")) or len(stem.text) < FEWEST:
        return None
    item, leftovers = question_in(stem, location)
    return item if len(item.options) >= FEWEST and item.stem and not leftovers else None
