"""Numbers as options: `(A) 2` is no key in front of a question's number where its letter goes on with a list."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.lexer import Lexed

LETTERS = "ABCDEFGHIJKL"


def with_boxed_options(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces, the numbers taken off those that are options of the question above them."""
    asked: int | None = None
    options = 0
    for piece, below in zip_longest(pieces, pieces[1:]):
        if not isinstance(piece, Lexed):
            yield piece
            continue
        kept = replace(piece, number=None) if _is_option(piece, below, options, asked) else piece
        if kept.number:
            asked, options = None if kept.heading else kept.number.value, 0
        options = _options_behind(kept, options)
        yield kept


def _is_option(piece: Lexed, below: Piece | None, options: int, asked: int | None) -> bool:
    number = piece.number
    if asked is None or not number or _index(number.slot) != options:
        return False
    boxed = [mark.index for mark in piece.marks if mark.form == "boxed" and mark.start >= number.end]
    if boxed[:1] == [options + 1] or not piece.folded[number.end :].strip():
        return True
    doubtful = number.weak or number.value != asked + 1
    return doubtful and (options > 0 or _opens_option(below, options + 1))


def _opens_option(piece: Piece | None, index: int) -> bool:
    if not isinstance(piece, Lexed):
        return False
    if piece.number:
        return _index(piece.number.slot) == index
    return any(mark.start == 0 and mark.index == index for mark in piece.marks[:1])


def _index(slot: str) -> int | None:
    return LETTERS.find(slot.upper()) if len(slot) == 1 and slot.upper() in LETTERS else None


def _options_behind(piece: Lexed, options: int) -> int:
    """Return how many options there are behind a line."""
    first = piece.number.end if piece.number else 0
    for mark in piece.marks:
        if mark.start >= first and mark.index == options:
            options += 1
    return options
