"""Tables of contents: lines one below the other that all come again as headings where their sections begin."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from generation.engines.bank.headings import LONGEST_HEADING
from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.lexer import Lexed

FEWEST = 3
# The dots and the page that a line of contents ends with.
LEADER = re.compile(r"(?:[.…·_]{2,200}|\t)\s{0,8}\d{1,4}$")


def without_contents(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces, those of a table of contents as mere lines."""
    headings = {
        _title(piece): place
        for place, piece in enumerate(pieces)
        if isinstance(piece, Lexed) and (piece.heading or piece.key_heading)
    }
    run: list[Lexed] = []
    for place, piece in enumerate(pieces):
        if isinstance(piece, Lexed) and headings.get(_title(piece), 0) > place:
            run.append(piece)
            continue
        yield from _plain(run) if _is_contents(run, headings) else run
        run = []
        yield piece
    yield from run


def _title(piece: Lexed) -> str:
    return LEADER.sub("", piece.folded.strip()).strip() if len(piece.folded) <= LONGEST_HEADING else ""


def _is_contents(run: Sequence[Lexed], headings: dict[str, int]) -> bool:
    """Tell lines of which each heads a section of its own further down, and not all of them one together."""
    if len(run) < FEWEST:
        return False
    places = [headings[_title(piece)] for piece in run]
    return min(places) > run[-1].place and all(later > place + 1 for place, later in pairwise(places))


def _plain(run: Sequence[Lexed]) -> Iterator[Lexed]:
    for piece in run:
        yield replace(piece, number=None, marks=(), labels=(), remarks=(), heading=None, key_heading=False)
