"""Markdown that was pasted into Word, or printed with its signs: read as the Markdown that it is."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from files.documents.markdown import blocks_of, is_table_rule
from files.documents.types import Block, Kind, Location, TextBlock, TextKind

# Stars that hug words; those of powers and arguments touch letters on both sides.
_STRONG = re.compile(r"(?<![A-Za-z0-9*])\*\*[^*\s][^*\n]*\*\*(?![A-Za-z0-9*])")
# A single sharp may open a program's comment.
_OPENS = re.compile(r"#{2,6}[ \t]+\S|</?details\b", re.IGNORECASE)
_FEWEST = 3
# The page; whether the text is struck through; its colour and its highlight.
_Look = tuple[int | None, bool, str | None, str | None]
_MAY_HOLD_IT = frozenset({Kind.DOCX, Kind.DOC, Kind.ODT, Kind.PDF, Kind.HTML})


def shown(kind: Kind, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """Return the blocks as a page shows them: Markdown's signs made headings, lists, tables and emphasis."""
    if kind not in _MAY_HOLD_IT or sum(map(_is_signed, blocks)) < _FEWEST:
        return blocks
    return tuple(_read(blocks))


def _is_signed(block: Block) -> bool:
    if not isinstance(block, TextBlock):
        return False
    text = block.text.lstrip()
    return _STRONG.search(text) is not None or _OPENS.match(text) is not None or is_table_rule(text)


def _read(blocks: Sequence[Block]) -> Iterator[Block]:
    for look, group in groupby(blocks, key=_look_of):
        if look is None:
            yield from group
            continue
        texts = [block for block in group if isinstance(block, TextBlock)]
        read, _ = blocks_of(list(_lines(texts)))
        yield from (_looking(block, look, texts[0].location) for block in read)


def _look_of(block: Block) -> _Look | None:
    """Return how a text looks that looks the same throughout; None for all else, which stays as it is."""
    if not isinstance(block, TextBlock) or any(run.underline for run in block.runs):
        return None
    looks = {(run.strike, run.color, run.highlight) for run in block.runs if run.text.strip()}
    return (block.location.page, *looks.pop()) if len(looks) == 1 else None


def _lines(texts: Sequence[TextBlock]) -> Iterator[str]:
    """Yield the texts as lines of Markdown, empty ones between them: but the rows of a table stand together."""
    row = False
    for block in texts:
        text = block.text
        if not (row and text.startswith("|")):
            yield ""
        row = text.startswith("|")
        if block.kind is TextKind.HEADING and not text.startswith("#"):
            text = "#" * max(1, min(block.level, 6)) + " " + text
        elif block.marker:
            text = "  " * (max(block.level, 1) - 1) + block.marker.strip() + " " + text
        yield from text.split("\n")


def _looking(block: Block, look: _Look, first: Location) -> Block:
    page, strike, color, highlight = look
    location = Location(page=page, headings=block.location.headings or first.headings)
    if not isinstance(block, TextBlock):
        return replace(block, location=location)
    runs = tuple(replace(run, strike=run.strike or strike, color=color, highlight=highlight) for run in block.runs)
    return replace(block, runs=runs, location=location)
