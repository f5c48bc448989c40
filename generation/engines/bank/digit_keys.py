"""Keys that are the digit of a circled option, in brackets behind the number: "1. (2) …？①…②…③…④…"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.lexer import Lexed
from generation.engines.bank.numbering import OUTER
from generation.engines.bank.options import AT_START, WEIGHTS
from generation.questions import letter

KEY = re.compile(r"\s{0,4}\(\s{0,4}([1-6]{1,6})\s{0,4}\)\s{0,4}")
FEWEST, SHARE = 3, 0.6
SURE = WEIGHTS["lettered"] + AT_START


def with_digit_keys(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces; where most numbers have such a key behind them, it is one and circled digits mark options."""
    keys = {piece.place: found for piece in pieces if isinstance(piece, Lexed) and (found := _key(piece))}
    numbered = sum(1 for piece in pieces if _is_numbered(piece))
    circled = sum(
        1 for piece in pieces if isinstance(piece, Lexed) and any(mark.form == "circled" for mark in piece.marks)
    )
    usual = len(keys) >= max(FEWEST, SHARE * numbered) and 2 * circled >= len(keys)
    if not usual or len({found[1] for found in keys.values()}) == 1:
        yield from pieces
        return
    for piece in pieces:
        if not isinstance(piece, Lexed):
            yield piece
            continue
        marks = tuple(replace(mark, weight=SURE) if mark.form == "circled" else mark for mark in piece.marks)
        number, found = piece.number, keys.get(piece.place)
        if number and found:
            number = replace(number, end=found.end(), slot="".join(letter(int(digit) - 1) for digit in found[1]))
        yield replace(piece, marks=marks, number=number)


def _is_numbered(piece: Piece) -> bool:
    return isinstance(piece, Lexed) and piece.number is not None and piece.number.form in OUTER and not piece.heading


def _key(piece: Lexed) -> re.Match[str] | None:
    found = KEY.match(piece.folded, piece.number.end) if piece.number and _is_numbered(piece) else None
    return found if found and list(found[1]) == sorted(set(found[1])) else None
