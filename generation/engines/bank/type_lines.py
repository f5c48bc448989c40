"""The type of a question on a line of its own below its stem: "1. …（  ）", "单项选择题", "A. …"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.lexer import Lexed, lex
from generation.engines.bank.numbering import OUTER
from generation.engines.bank.stems import WHOLE_TYPE
from generation.engines.bank.styled import Styled

FEWEST, SHARE = 2, 0.5
NAMES = ("题", "选", "choice", "answer")
FIELD = Styled.plain("题型：")


def with_type_lines(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces; where most questions have such a line, it is the field of a form and no heading."""
    numbered = sum(1 for piece in pieces if _is_numbered(piece))
    below = [_is_numbered(above) and _is_type(piece) for above, piece in pairwise(pieces)]
    usual = sum(below) >= max(FEWEST, SHARE * numbered) and not _begins_with_a_section(pieces)
    for piece, stands_below in zip(pieces, [False, *below], strict=False):
        if usual and stands_below and isinstance(piece, Lexed):
            yield lex(replace(piece.line, text=Styled.joined([FIELD, piece.line.text], "")), piece.place)
        else:
            yield piece


def _begins_with_a_section(pieces: Sequence[Piece]) -> bool:
    """Tell sections of a single question each: the first has its title above it, as all others have."""
    first = next((place for place, piece in enumerate(pieces) if _is_numbered(piece)), 0)
    above = pieces[first - 1] if first else None
    return isinstance(above, Lexed) and (_is_type(above) or (above.heading is not None and bool(above.heading.asked)))


def _is_numbered(piece: Piece) -> bool:
    return isinstance(piece, Lexed) and piece.number is not None and piece.number.form in OUTER and not piece.heading


def _is_type(piece: Piece) -> bool:
    """Tell a type's name; "True/False" is what a statement's answer is chosen from."""
    if not isinstance(piece, Lexed) or piece.number or not any(sign in piece.folded.casefold() for sign in NAMES):
        return False
    return WHOLE_TYPE.fullmatch(piece.folded.strip(" []()")) is not None
