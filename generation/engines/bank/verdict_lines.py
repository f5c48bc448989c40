"""The two words to choose from, printed on a line of their own below a statement: "True   False", "对 / 错"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from generation.engines.bank.answers import verdict
from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.lexer import Lexed
from generation.engines.bank.options import Mark

FEWEST = 2
PAIR = re.compile(
    r"\s{0,8}(?:\(\s{0,4}\)|[☐□○_]{1,8})?\s?(?P<yes>[^\s/|()_☐□○]{1,9})(?:\s{0,8}[/|]\s{0,8}|\s{1,40}(?:or\s)?)"
    r"(?:\(\s{0,4}\)|[☐□○_]{1,8})?\s?(?P<no>[^\s/|()_☐□○]{1,9})\s{0,8}[.。]?\s{0,8}"
)


def verdicts_as_marks(lines: Sequence[Lexed]) -> list[Mark]:
    """Return the marks of the two words where they are all that stands between a statement and its answer."""
    asked = list(takewhile(lambda line: not line.labels, lines[1:]))
    found = _pair(asked[-1]) if asked else None
    if not found:
        return []
    place = asked[-1].place
    # The sign between the words belongs to neither.
    return [
        Mark(place, 0, found.start("yes"), 0, "verdict", 0.0, "verdict"),
        Mark(place, found.end("yes"), found.start("no"), 1, "verdict", 0.0, "verdict"),
    ]


def without_verdict_headings(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces, the two words taken for no heading where they stand below one statement after the other."""
    below = [_stands_below(above, piece) for above, piece in pairwise(pieces)]
    repeated = sum(below) >= FEWEST
    for piece, stands_below in zip(pieces, [False, *below], strict=False):
        yield replace(piece, heading=None) if repeated and stands_below and isinstance(piece, Lexed) else piece


def _stands_below(above: Piece, piece: Piece) -> bool:
    numbered = isinstance(above, Lexed) and above.number is not None and not above.heading
    return numbered and isinstance(piece, Lexed) and piece.heading is not None and _pair(piece) is not None


def _pair(line: Lexed) -> re.Match[str] | None:
    found = PAIR.fullmatch(line.folded)
    first, second = (verdict(found["yes"]), verdict(found["no"])) if found else (None, None)
    opposed = first is not None and second is not None and first[0] is not second[0] and first[1:] == second[1:]
    return found if opposed else None
