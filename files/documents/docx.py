"""Word documents, in one pass over the XML of the body."""

from collections.abc import Iterator
from typing import BinaryIO

from lxml import etree

from files.documents.docx_inline import Inline, alternatives, content_of
from files.documents.docx_styles import Styles
from files.documents.errors import ReadCode, ReadError
from files.documents.lists import Marker
from files.documents.notes import finished, has_text, left_out
from files.documents.numbering import Numbering
from files.documents.ooxml import MC, Package, Parts, W
from files.documents.runs import joined
from files.documents.tables import Grid
from files.documents.types import Block, Document, Kind, TableBlock
from files.documents.word_blocks import BODY_TEXT_LEVEL, BlockMaker

_WRAPPERS = frozenset(W + name for name in ("ins", "moveTo", "customXml", "smartTag", "sdtContent"))
_WIDEST_SPAN = 256


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    return read_parts(Package(stream), Kind.DOCX)


def read_parts(parts: Parts, kind: Kind) -> Document:
    part = parts.main_part("word/document.xml")
    root = parts.xml(part)
    body = None if root is None else root.find(W + "body")
    return read_body(body, parts.related_xml(part, "styles"), parts.related_xml(part, "numbering"), kind)


def read_body(
    body: etree._Element | None, styles: etree._Element | None, numbering: etree._Element | None, kind: Kind
) -> Document:
    if body is None:
        raise ReadError(ReadCode.CORRUPT)
    reader = _Reader(Styles(styles), Numbering(numbering, _list_styles(styles)))
    blocks = tuple(reader.blocks(body))
    return finished(kind, blocks, reader.pictures, left_out(reader.embedded, "embedded document"))


def _list_styles(root: etree._Element | None) -> dict[str, str]:
    """Return which list each list style stands for."""
    if root is None:
        return {}
    found = (
        (style.get(W + "styleId", ""), style.find(f"{W}pPr/{W}numPr/{W}numId")) for style in root.iter(W + "style")
    )
    return {name: number.get(W + "val", "") for name, number in found if number is not None}


class _Reader:
    def __init__(self, styles: Styles, numbering: Numbering) -> None:
        self._styles = styles
        self._numbering = numbering
        self._maker = BlockMaker()
        self.pictures = 0
        self.embedded = 0

    def blocks(self, parent: etree._Element) -> Iterator[Block]:
        for child in parent:
            tag = child.tag
            if tag == W + "p":
                yield from self._paragraph(child)
            elif tag == W + "tbl":
                yield from self._table(child)
            elif tag in _WRAPPERS:
                yield from self.blocks(child)
            elif tag in {W + "sdt", MC + "AlternateContent"}:
                inner = content_of(child) if tag == W + "sdt" else alternatives(child)
                yield from self.blocks(inner) if inner is not None else ()
            elif tag == W + "altChunk":
                self.embedded += 1

    def _paragraph(self, paragraph: etree._Element) -> Iterator[Block]:
        properties = paragraph.find(W + "pPr")
        style = _value(properties, "pStyle") or self._styles.default_paragraph
        inline = Inline(self._styles, style)
        inline.read(paragraph)
        self.pictures += inline.pictures
        marker = self._marker(properties, style)
        runs = joined(inline.runs)
        if runs:
            yield self._maker.text_block(runs, marker, self._heading_level(properties, style))
        for box in inline.boxes:
            yield from self._inside(box)

    def _heading_level(self, properties: etree._Element | None, style: str | None) -> int | None:
        direct = _value(properties, "outlineLvl")
        if direct and direct.isdecimal():
            return int(direct) + 1 if int(direct) < BODY_TEXT_LEVEL else None
        return self._styles.heading_level(style)

    def _marker(self, properties: etree._Element | None, style: str | None) -> Marker | None:
        mark = None if properties is None else properties.find(W + "rPr")
        if mark is not None and (mark.find(W + "del") is not None or mark.find(W + "vanish") is not None):
            return None
        numbered = None if properties is None else properties.find(W + "numPr")
        inherited = self._styles.numbering(style)
        number_id = _value(numbered, "numId") or (inherited[0] if inherited else None)
        if number_id is None or number_id == "0":
            return None
        level = _value(numbered, "ilvl")
        if level is not None and level.isdecimal():
            return self._numbering.advance(number_id, int(level))
        of_style = self._numbering.level_of_style(number_id, style)
        if of_style is None:
            of_style = inherited[1] if inherited and inherited[0] == number_id else 0
        return self._numbering.advance(number_id, of_style)

    def _inside(self, parent: etree._Element) -> Iterator[Block]:
        with self._maker.inside():
            yield from self.blocks(parent)

    def _table(self, table: etree._Element) -> Iterator[Block]:
        grid = Grid()
        for row in _rows(table):
            if row.find(f"{W}trPr/{W}del") is None and row.find(f"{W}trPr/{W}hidden") is None:
                self._row(grid, row)
        block = TableBlock(grid.rows(), self._maker.location)
        if has_text(block):
            yield block

    def _row(self, grid: Grid, row: etree._Element) -> None:
        grid.start_row(_span(row.find(W + "trPr"), "gridBefore", 0))
        for cell in _cells(row):
            properties = cell.find(W + "tcPr")
            columns = _span(properties, "gridSpan", 1)
            merge = None if properties is None else properties.find(W + "vMerge")
            blocks = tuple(self._inside(cell))
            if merge is not None and merge.get(W + "val") != "restart":
                grid.add_covered(columns, blocks)
            else:
                grid.add(blocks, columns)


def _rows(table: etree._Element) -> Iterator[etree._Element]:
    return _unwrapped(table, W + "tr")


def _cells(row: etree._Element) -> Iterator[etree._Element]:
    return _unwrapped(row, W + "tc")


def _unwrapped(parent: etree._Element, tag: str) -> Iterator[etree._Element]:
    """Yield the children of that tag, those inside content controls and revisions too."""
    for child in parent:
        if child.tag == tag:
            yield child
        elif child.tag in _WRAPPERS or child.tag == W + "sdt":
            yield from _unwrapped(child, tag)


def _span(properties: etree._Element | None, name: str, default: int) -> int:
    value = _value(properties, name)
    return min(int(value), _WIDEST_SPAN) if value and value.isdecimal() else default


def _value(element: etree._Element | None, name: str) -> str | None:
    found = None if element is None else element.find(W + name)
    return None if found is None else found.get(W + "val")
