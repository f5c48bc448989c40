"""Options that a learning platform has graded: below "选择一项：" the right one ends with "正确"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.lexer import Lexed
from generation.engines.bank.model import Option

CHOOSE = re.compile(r"\s{0,8}(?:选择一(?:项|项或多项|个答案)|(?i:select one(?: or more)?))\s?:\s{0,8}")
GRADE = re.compile(r"(?<=\S)\s{0,4}(?:(?<!不)正确|(?<=\s)(?i:correct))\s{0,4}$")


def is_graded(pieces: Sequence[Piece]) -> bool:
    """Tell a document that asks to choose as learning platforms do."""
    return any(isinstance(piece, Lexed) and CHOOSE.fullmatch(piece.folded) for piece in pieces)


def graded(options: list[Option]) -> list[Option]:
    """Return the options, those ticked that the platform calls right; all of them can't be."""
    found = [GRADE.search(option.text.folded) for option in options]
    if all(found):
        return options
    return [
        replace(option, text=option.text.cut(0, grade.start()), ticked=True) if grade else option
        for option, grade in zip(options, found, strict=True)
    ]
