"""OpenDocument texts (odt), in one pass over the XML of the body."""

from collections.abc import Iterator
from dataclasses import replace
from typing import BinaryIO

from lxml import etree

from files.documents.archive import open_archive
from files.documents.errors import ReadCode, ReadError
from files.documents.lists import Lists, Marker
from files.documents.notes import finished
from files.documents.odt_inline import Inline
from files.documents.open_document import check_encryption, root_of
from files.documents.open_styles import OFFICE, TABLE, TEXT, OpenStyles
from files.documents.types import Block, Document, Kind
from files.documents.web_tables import WebTable
from files.documents.word_blocks import BlockMaker

_WRAPPERS = frozenset(
    TEXT + name
    for name in (
        *("section", "index-body", "index-title", "table-of-content", "alphabetical-index", "bibliography"),
        *("illustration-index", "table-index", "object-index", "user-index", "numbered-paragraph"),
    )
)
_TEXTS = frozenset({TEXT + "p", TEXT + "h"})
_ROW_GROUPS = frozenset(TABLE + name for name in ("table-header-rows", "table-rows", "table-row-group"))
_OUTLINE = "Outline"
_MOST_REPEATED = 100


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    archive = open_archive(stream)
    check_encryption(archive)
    content = root_of(archive, "content.xml")
    roots = [content, *([root_of(archive, "styles.xml")] if "styles.xml" in archive.namelist() else [])]
    body = content.find(f"{OFFICE}body/{OFFICE}text")
    if body is None:
        raise ReadError(ReadCode.CORRUPT)
    reader = _Reader(OpenStyles(*roots))
    return finished(kind, tuple(reader.blocks(body)), reader.pictures)


class _Reader:
    def __init__(self, styles: OpenStyles) -> None:
        self._styles = styles
        self._maker = BlockMaker()
        self._lists = Lists()
        self._lists.define(_OUTLINE, styles.levels(_OUTLINE))
        self._lists.add(_OUTLINE, _OUTLINE)
        # The list that counts for each style: another list of the style begins anew, unless it says that it goes on.
        self._current: dict[str, str] = {}
        self._count = 0
        self.pictures = 0

    def blocks(self, parent: etree._Element) -> Iterator[Block]:
        for child in parent:
            tag = str(child.tag)
            if tag in _TEXTS:
                yield from self._paragraph(child, None)
            elif tag == TEXT + "list":
                yield from self._list(child, "", 0)
            elif tag == TABLE + "table":
                yield from self._table(child)
            elif tag in _WRAPPERS:
                yield from self.blocks(child)

    def _paragraph(self, paragraph: etree._Element, marker: Marker | None) -> Iterator[Block]:
        style = paragraph.get(TEXT + "style-name", "")
        inline = Inline(self._styles, style)
        inline.read(paragraph)
        self.pictures += inline.pictures
        heading = self._heading(paragraph, style)
        if heading and marker is None and paragraph.get(TEXT + "is-list-header") != "true":
            marker = self._lists.advance(_OUTLINE, heading - 1)
        runs = inline.line.runs()
        if runs:
            yield self._maker.text_block(runs, marker, heading)
        for box in inline.boxes:
            with self._maker.inside():
                yield from self.blocks(box)

    def _heading(self, paragraph: etree._Element, style: str) -> int | None:
        if paragraph.tag == TEXT + "h":
            level = paragraph.get(TEXT + "outline-level", "")
            return int(level) if level in set("123456789") else 1
        return 0 if self._styles.is_title(style) else None

    def _list(self, element: etree._Element, style: str, level: int) -> Iterator[Block]:
        style = element.get(TEXT + "style-name", style)
        if level == 0 or style not in self._current:
            self._open_list(element, style)
        for item in element:
            marker = None
            if item.tag == TEXT + "list-item" and any(child.tag in _TEXTS for child in item):
                marker = self._count_on(item, self._current[style], level)
            for child in item:
                if child.tag == TEXT + "list":
                    yield from self._list(child, style, level + 1)
                elif child.tag in _TEXTS:
                    yield from self._paragraph(child, marker)
                    marker = None

    def _open_list(self, element: etree._Element, style: str) -> None:
        goes_on = element.get(TEXT + "continue-numbering") == "true" or element.get(TEXT + "continue-list")
        if goes_on and style in self._current:
            return
        self._count += 1
        name = f"{style} {self._count}"
        self._lists.define(name, self._styles.levels(style))
        self._lists.add(name, name)
        self._current[style] = name

    def _count_on(self, item: etree._Element, name: str, level: int) -> Marker | None:
        start = item.get(TEXT + "start-value", "")
        own = self._lists.levels(name).get(level)
        if own and start.isdecimal() and len(start) < 7:  # noqa: PLR2004 - a list has fewer items
            self._lists.override(name, level, replace(own, start=int(start)), restarts=True)
        return self._lists.advance(name, level)

    def _table(self, element: etree._Element) -> Iterator[Block]:
        table = WebTable()
        for row in _rows(element):
            table.start_row()
            for cell in row.iterfind(TABLE + "table-cell"):
                self._cell(table, cell)
        block = table.block(self._maker.location)
        if block.text.strip():
            yield block

    def _cell(self, table: WebTable, cell: etree._Element) -> None:
        with self._maker.inside():
            blocks = tuple(self.blocks(cell))
        times = cell.get(TABLE + "number-columns-repeated", "1")
        for _ in range(min(int(times), _MOST_REPEATED) if times.isdecimal() else 1):
            spans = (cell.get(TABLE + f"number-{name}-spanned", "1") for name in ("columns", "rows"))
            table.add(blocks, *spans)


def _rows(element: etree._Element) -> Iterator[etree._Element]:
    for child in element:
        if child.tag == TABLE + "table-row":
            yield child
        elif child.tag in _ROW_GROUPS:
            yield from _rows(child)
