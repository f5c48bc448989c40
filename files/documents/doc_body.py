"""The paragraphs and tables of a binary Word file, in reading order."""

import re
from collections.abc import Iterator

from files.documents.doc_content import Content
from files.documents.doc_inline import Inline
from files.documents.doc_paragraphs import Properties
from files.documents.doc_tables import OpenTable
from files.documents.lists import Marker
from files.documents.runs import joined
from files.documents.types import Block
from files.documents.word_blocks import BODY_TEXT_LEVEL, BlockMaker

_MARKS = re.compile("[\r\x07\x0c]")
_CELL_MARK = "\x07"
_LAST_LIST = 0x7FE


class Body:
    """Reads the texts of the document; what it counts is known when all are read."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._maker = BlockMaker()
        self._in_box = False
        self.pictures = 0

    def blocks(self, start: int, end: int) -> Iterator[Block]:
        """Yield the blocks of a stretch of the text."""
        tables: list[OpenTable] = []
        for first, mark in self._paragraphs(start, end):
            properties = self._content.properties(mark)
            while len(tables) > properties.depth:
                yield from self._close(tables)
            while len(tables) < properties.depth:
                tables.append(OpenTable())
            if not tables:
                yield from self._paragraph(first, mark, properties)
            else:
                self._in_table(tables[-1], first, mark, properties)
        while tables:
            yield from self._close(tables)

    def left_boxes(self) -> Iterator[Block]:
        """Yield the text of the boxes that are anchored nowhere."""
        boxes = self._content.drawings.boxes
        while boxes:
            for start, end in boxes.pop(next(iter(boxes))):
                yield from self._box(start, end)

    def _paragraphs(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield where each paragraph starts, and where its mark stands."""
        for match in _MARKS.finditer(self._content.text, start, end):
            if self._content.is_end(match.start()):
                yield start, match.start()
                start = match.end()
        if start < end:
            yield start, end

    def _in_table(self, table: OpenTable, first: int, mark: int, properties: Properties) -> None:
        ends_cell = properties.ends_inner_cell or self._content.text[mark : mark + 1] == _CELL_MARK
        if properties.ends_inner_row or (ends_cell and properties.ends_row):
            table.end_row(properties)
            return
        with self._maker.inside():
            table.blocks.extend(self._paragraph(first, mark, properties))
        if ends_cell:
            table.end_cell()

    def _close(self, tables: list[OpenTable]) -> Iterator[Block]:
        """End the innermost table: it belongs to the cell around it, or is a block of its own."""
        block = tables.pop().done(self._maker.location)
        if not block.text.strip():
            return
        if tables:
            tables[-1].blocks.append(block)
        else:
            yield block

    def _paragraph(self, first: int, mark: int, properties: Properties) -> Iterator[Block]:
        inline = Inline(self._content)
        inline.read(first, mark, properties.style)
        self.pictures += inline.pictures
        marker = self._marker(mark, properties)
        runs = joined(inline.runs)
        if runs:
            yield self._maker.text_block(runs, marker, self._heading_level(properties))
        for start, end in inline.boxes:
            yield from self._box(start, end)

    def _box(self, start: int, end: int) -> Iterator[Block]:
        with self._maker.inside():
            yield from self.blocks(start, end)

    def _heading_level(self, properties: Properties) -> int | None:
        if properties.outline_level is not None:
            level = properties.outline_level
            return level + 1 if 0 <= level < BODY_TEXT_LEVEL else None
        return self._content.styles.heading_level(properties.style)

    def _marker(self, mark: int, properties: Properties) -> Marker | None:
        number = properties.list
        if number is None or not 0 < number <= _LAST_LIST:
            return None
        if not all(look.is_seen for _, _, look in self._content.looks(mark, mark + 1, properties.style)):
            return None
        level = properties.list_level
        if level is None:
            level = self._content.lists.level_of_style(str(number), str(properties.style)) or 0
        return self._content.lists.advance(str(number), max(level, 0))
