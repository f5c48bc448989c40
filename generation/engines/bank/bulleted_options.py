"""Options without letters: the bullets right below a question."""

from collections.abc import Sequence
from itertools import takewhile

from generation.engines.bank.lexer import Lexed
from generation.engines.bank.options import Mark

FEWEST, MOST = 2, 8


def bullets_as_marks(lines: Sequence[Lexed]) -> list[Mark]:
    """Return a mark for each bullet between a numbered question and its answer, if nothing but bullets ends it."""
    asked = list(takewhile(lambda line: not line.labels, lines))
    first = next((place for place, line in enumerate(asked) if place and line.line.bullet), len(asked))
    options = [line for line in asked[first:] if line.line.bullet]
    if not lines[0].number or not FEWEST <= len(options) <= MOST:
        return []
    if asked[-1] is not options[-1]:
        return []
    return [Mark(line.place, 0, 0, index, "bullet", 0.0, "bullet") for index, line in enumerate(options)]
