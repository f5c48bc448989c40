"""Markdown to blocks: headings, lists, tables, quotes and emphasis; what else stands there stays as it is."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from files.documents.inline_markdown import count_pictures, runs_of
from files.documents.joining import is_table_row, joined_lines, starts_item
from files.documents.markdown_folds import has_fold, unfolded
from files.documents.outline import Outline
from files.documents.types import Block, Cell, Location, TableBlock, TextBlock, TextKind

_HEADING = re.compile(r" {0,3}(#{1,6})[ \t]+(\S.*)$")
_LIST_ITEM = re.compile(r"([ \t]*)([-*+•]|\d{1,4}[.)])[ \t]+(\S.*)$")
_TABLE_RULE = re.compile(r"(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t:-]*)+$")
_RULE = re.compile(r"[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]+){2,}_[ \t]*)$")
_FENCE = re.compile(r" {0,3}(?:```|~~~)")
_QUOTE = re.compile(r" {0,3}(?:>[ \t]?)+")
_UNDERLINE = re.compile(r" {0,3}(=+|-+)[ \t]*$")
_CELL_BORDER = re.compile(r"(?<!\\)\|")
_EMPHASIS = re.compile(r"\*\*[^*\s][^*\n]*\*\*")
_HARD_BREAKS = ("  ", "\\")
# Shorter lines were broken on purpose; longer ones an editor may have wrapped.
_WRAPPED_FROM = 60


def is_markdown(lines: list[str]) -> bool:
    """Tell whether a text uses Markdown's signs, so that its stars and rules may be taken for them."""
    return any(
        _HEADING.match(line)
        or _EMPHASIS.search(line)
        or has_fold(line)
        or ("|" in line and _TABLE_RULE.match(line.strip()))
        for line in lines
    )


def is_table_rule(line: str) -> bool:
    return "|" in line and _TABLE_RULE.match(line.strip()) is not None


@dataclass
class _Open:
    """The block whose lines are being collected."""

    lines: list[str] = field(default_factory=list)
    kind: TextKind = TextKind.PARAGRAPH
    level: int = 0
    marker: str = ""

    def text(self) -> str:
        """Return the block's text: lines that were wrapped joined, lines that were broken on purpose apart."""
        shown: list[list[str]] = []
        before = ""
        for line in self.lines:
            if shown and _goes_on(before, line):
                shown[-1].append(line.strip())
            else:
                shown.append([line.strip().removesuffix("\\").rstrip()])
            before = line
        return "\n".join(map(joined_lines, shown)).strip()


def _goes_on(before: str, line: str) -> bool:
    wrapped = len(before.encode("gb18030", "replace")) >= _WRAPPED_FROM and not before.endswith(_HARD_BREAKS)
    return wrapped and not starts_item(line) and not is_table_row(line) and not is_table_row(before)


class _Parser:
    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._outline = Outline()
        self._open = _Open()
        self._indents: list[int] = []
        self._fenced = False

    def blocks(self) -> Iterator[Block]:
        index = 0
        while index < len(self._lines):
            if self._is_table(index):
                yield from self._close()
                end = self._table_end(index)
                yield self._table(index, end)
                index = end
            else:
                yield from self._line(self._lines[index])
                index += 1
        yield from self._close()

    def _line(self, line: str) -> Iterator[Block]:
        if _FENCE.match(line):
            self._fenced = not self._fenced
            yield from self._close()
        elif self._fenced:
            yield from self._close()
            self._open.lines = [line] if line.strip() else []
        else:
            yield from self._text_line(_QUOTE.sub("", line, count=1) if line.lstrip().startswith(">") else line)

    def _text_line(self, line: str) -> Iterator[Block]:
        if not line.strip():
            yield from self._close()
        elif heading := _HEADING.match(line):
            yield from self._close()
            yield self._heading(len(heading[1]), heading[2].rstrip("# \t") or heading[2])
        elif (under := _UNDERLINE.match(line)) and self._underlines():
            text, self._open = self._open.text(), _Open()
            yield self._heading(1 if under[1][0] == "=" else 2, text)
        elif _RULE.match(line):
            yield from self._close()
        elif item := _LIST_ITEM.match(line):
            yield from self._close()
            self._open = _Open([item[3]], TextKind.LIST_ITEM, self._list_level(item[1]), item[2])
        else:
            self._add(line)

    def _underlines(self) -> bool:
        return len(self._open.lines) == 1 and self._open.kind is TextKind.PARAGRAPH

    def _add(self, line: str) -> None:
        if not self._open.lines and not line.startswith((" ", "\t")):
            self._indents = []
        self._open.lines.append(line)

    def _list_level(self, indent: str) -> int:
        width = len(indent.expandtabs(4))
        while self._indents and self._indents[-1] > width:
            self._indents.pop()
        if not self._indents or self._indents[-1] < width:
            self._indents.append(width)
        return len(self._indents)

    def _heading(self, level: int, text: str) -> TextBlock:
        runs = runs_of(text)
        block = TextBlock(TextKind.HEADING, runs, Location(headings=self._outline.above(level)), level)
        self._outline.enter(level, block.text)
        self._indents = []
        return block

    def _close(self) -> Iterator[Block]:
        done, self._open = self._open, _Open()
        runs = runs_of(done.text())
        if runs:
            yield TextBlock(done.kind, runs, self._here(), done.level, done.marker)

    def _here(self) -> Location:
        return Location(headings=self._outline.path)

    def _is_table(self, index: int) -> bool:
        if self._fenced or index + 1 >= len(self._lines) or "|" not in self._lines[index]:
            return False
        return is_table_rule(self._lines[index + 1])

    def _table_end(self, index: int) -> int:
        end = index + 2
        while end < len(self._lines) and "|" in self._lines[end]:
            end += 1
        return end

    def _table(self, start: int, end: int) -> TableBlock:
        lines = [self._lines[start], *self._lines[start + 2 : end]]
        rows = [_CELL_BORDER.split(line.strip().removeprefix("|").removesuffix("|")) for line in lines]
        width = max(map(len, rows))
        where = self._here()
        cells = [[self._cell(text, where) for text in row] + [Cell()] * (width - len(row)) for row in rows]
        return TableBlock(tuple(map(tuple, cells)), where)

    def _cell(self, text: str, where: Location) -> Cell:
        runs = runs_of(text.strip().replace("\\|", "|"))
        return Cell((TextBlock(TextKind.PARAGRAPH, runs, where),)) if runs else Cell()


def blocks_of(lines: list[str]) -> tuple[tuple[Block, ...], int]:
    """Return the blocks, and how many pictures were left out."""
    pictures = sum(count_pictures(line) for line in lines)
    return tuple(_Parser(unfolded(lines)).blocks()), pictures
