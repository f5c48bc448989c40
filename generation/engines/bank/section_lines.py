"""Section lines: ordinary paragraphs that name a type, "True or false?", told from text by the number below them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from generation.engines.bank.headings import Heading, type_named
from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.lexer import Lexed
from generation.engines.bank.numbered_options import form_of_numbered_options
from generation.engines.bank.words import SECTION_LINE

LONGEST = 160


def with_section_lines(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces, headings made of the lines that name a type right above a question's number."""
    options = form_of_numbered_options([piece for piece in pieces if isinstance(piece, Lexed)])
    for piece, below in zip_longest(pieces, pieces[1:]):
        opens = isinstance(below, Lexed) and below.number is not None and below.number.form != options
        if opens and isinstance(piece, Lexed) and _names_a_section(piece):
            title = piece.folded.strip()
            yield replace(piece, heading=Heading(title, type_named(title)))
        else:
            yield piece


def _names_a_section(piece: Lexed) -> bool:
    if (
        piece.line.bullet
        or piece.number
        or piece.heading
        or piece.key_heading
        or piece.labels
        or len(piece.folded) > LONGEST
    ):
        return False
    return SECTION_LINE.fullmatch(piece.folded.strip()) is not None
