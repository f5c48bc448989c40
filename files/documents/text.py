"""Plain text and Markdown."""

import re
from collections.abc import Iterator
from typing import BinaryIO

from files.documents import encodings, markdown, separated
from files.documents.characters import clean
from files.documents.errors import ReadCode, ReadError
from files.documents.gift_text import is_gift
from files.documents.joining import is_table_row, joined_lines, starts_item
from files.documents.nested_numbers import Item, nested
from files.documents.notes import MAX_BLOCKS, finished
from files.documents.outline import Outline, division_rank
from files.documents.types import Block, Document, Kind, Location, Run, TextBlock, TextKind

_MAX_CHARACTERS = 5_000_000
_BULLET = re.compile(r"([ \t\u3000]*)([•●▪◦‣■◆○])[ \t\u3000]*(?=\S)")
_MARKDOWN_NAMES = (".md", ".markdown")
_LONGEST_TITLE = 40
_SENTENCE_ENDS = tuple("。；，！？：.,;!?:")
_CLOSED = tuple("。！？：.!?:”」")
# A text was wrapped by its editor if most of its long lines end just before the same column.
_WRAP_COLUMNS = range(50, 121)
_WRAP_SHARE = 0.6
_WRAP_SLACK = 14
_MIN_WRAPPED_LINES = 8
_LINES_PER_OVERLONG = 50


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    text = encodings.decode(stream.read())
    if text is None:
        raise ReadError(ReadCode.CORRUPT)
    if separated.is_separated(text, filename):
        return separated.read(text)
    return read_text(text, marked=filename.lower().endswith(_MARKDOWN_NAMES))


def read_text(text: str, *, marked: bool = False) -> Document:
    """Read text that is already in memory; Markdown where it uses Markdown's signs, or is `marked` as such."""
    if len(text) > _MAX_CHARACTERS:
        raise ReadError(ReadCode.TOO_LARGE)
    lines = clean(text).split("\n")
    if len(lines) > 2 * MAX_BLOCKS:
        raise ReadError(ReadCode.TOO_LARGE)
    if is_gift(text):
        return finished(Kind.TEXT, tuple(_plain_lines(lines)))
    if marked or markdown.is_markdown(lines):
        blocks, pictures = markdown.blocks_of(lines)
        return finished(Kind.TEXT, blocks, pictures)
    return finished(Kind.TEXT, tuple(_blocks(_unwrapped(lines))))


def _plain_lines(lines: list[str]) -> Iterator[Block]:
    return (TextBlock(TextKind.PARAGRAPH, (Run(line.strip()),)) for line in lines if line.strip())


def _blocks(lines: list[str]) -> Iterator[Block]:
    levels = _levels(lines)
    outline = Outline()
    for index, line in enumerate(nested(lines) if not levels else lines):
        where = Location(headings=outline.path)
        if isinstance(line, Item):
            yield TextBlock(TextKind.LIST_ITEM, (Run(line.text),), where, line.level, line.marker)
        elif level := levels.get(index):
            yield TextBlock(TextKind.HEADING, (Run(line.strip()),), Location(headings=outline.above(level)), level)
            outline.enter(level, line.strip())
        elif bullet := _BULLET.match(line):
            yield TextBlock(TextKind.LIST_ITEM, (Run(line[bullet.end() :].rstrip()),), where, 1, bullet[2])
        else:
            yield TextBlock(TextKind.PARAGRAPH, (Run(line.strip()),), where)


def _levels(lines: list[str]) -> dict[int, int]:
    """Return the level of each line that is a heading: 第一章 and its kin, and a title above them."""
    ranks = {index: rank for index, line in enumerate(lines) if (rank := division_rank(line))}
    if not ranks:
        return {}
    titled = 0 not in ranks and _is_title(lines[0])
    order = {rank: level for level, rank in enumerate(sorted(set(ranks.values())), 2 if titled else 1)}
    levels = {index: order[rank] for index, rank in ranks.items()}
    return {0: 1, **levels} if titled else levels


def _is_title(line: str) -> bool:
    text = line.strip()
    return len(text) <= _LONGEST_TITLE and not text.endswith(_SENTENCE_ENDS) and not starts_item(text)


def _unwrapped(lines: list[str]) -> list[str]:
    """Return the lines that hold text, those an editor wrapped joined."""
    filled = [line for line in lines if line.strip()]
    width = _wrap_width(lines)
    if width is None:
        return filled
    margin = min(_columns(line) - _columns(line.lstrip(" \t")) for line in filled)
    paragraphs: list[list[str]] = []
    goes_on = False
    for line in lines:
        if goes_on and line.strip() and _continues(paragraphs[-1], line, margin):
            paragraphs[-1].append(line)
        elif line.strip():
            paragraphs.append([line])
        goes_on = _columns(line.rstrip()) > width - _WRAP_SLACK
    return [joined_lines([lines[0], *map(str.strip, lines[1:])]) for lines in paragraphs]


def _continues(paragraph: list[str], line: str, margin: int) -> bool:
    """Tell by what the line begins with whether it goes on with the paragraph; all lines stand behind a margin."""
    before = paragraph[-1]
    if starts_item(line) or is_table_row(line) or is_table_row(before):
        return False
    step = _indent(line) - _indent(before)
    if step:
        # The first line of a paragraph may be indented on its own, and an item's other lines below its text.
        return len(paragraph) == 1 and (step < 0 or starts_item(before))
    # Lines indented alike, beyond the margin, may be paragraphs of one line each.
    is_margin = _indent(line) == margin and not line.startswith("\u3000")
    return is_margin or not before.rstrip().endswith(_CLOSED)


def _indent(line: str) -> int:
    return _columns(line) - _columns(line.lstrip())


def _wrap_width(lines: list[str]) -> int | None:
    widths = [width for line in lines if (width := _columns(line.rstrip())) >= _WRAP_COLUMNS.start]
    if len(widths) < _MIN_WRAPPED_LINES:
        return None
    # A few lines that can't be broken, such as addresses, are longer than the editor would have them.
    widest = sorted(widths)[-1 - len(widths) // _LINES_PER_OVERLONG]
    if widest not in _WRAP_COLUMNS:
        return None
    full = sum(width > widest - _WRAP_SLACK for width in widths)
    return widest if full >= _WRAP_SHARE * len(widths) else None


def _columns(line: str) -> int:
    """Return the width of the line on a terminal, Chinese characters counting twice."""
    return len(line.expandtabs().encode("gb18030", "replace"))
