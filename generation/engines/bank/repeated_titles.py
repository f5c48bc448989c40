"""Titles of rounds: lines that stand above a first question and, below the heading of the keys, above its answer."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from generation.engines.bank.headings import Heading, type_named
from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.lexer import Lexed
from generation.engines.bank.numbering import OUTER

LONGEST = 80


def with_repeated_titles(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces, headings made of the lines that stand once in each of the two parts."""
    asked, answered, behind = set[str](), set[str](), False
    for piece, below in zip_longest(pieces, pieces[1:]):
        if isinstance(piece, Lexed) and piece.key_heading:
            behind = True
        elif title := _title(piece, below):
            (answered if behind else asked).add(title)
    both = asked & answered
    for piece, below in zip_longest(pieces, pieces[1:]):
        title = _title(piece, below) if both else ""
        if title in both and isinstance(piece, Lexed):
            yield replace(piece, heading=Heading(title, type_named(title)), marks=())
        else:
            yield piece


def _title(piece: Piece, below: Piece | None) -> str:
    """Return the words of a line that numbers begin below, empty for any other line."""
    if not isinstance(piece, Lexed) or not isinstance(below, Lexed) or below.number is None:
        return ""
    if piece.number or piece.heading or piece.labels or len(piece.folded) > LONGEST:
        return ""
    begins = below.number.value == 1 and below.number.form in OUTER
    return piece.folded.strip() if begins else ""
