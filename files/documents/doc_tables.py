"""Tables of a binary Word file: cells come one after another, and only the end of a row says how wide they are."""

import struct
from bisect import bisect_right
from dataclasses import dataclass, field

from files.documents.doc_paragraphs import Properties
from files.documents.tables import Grid
from files.documents.types import Block, Location, TableBlock

_ENTRY_SIZE = 20
_MERGED_LEFT = 0x02
_MERGED_UP = 0x20
_STARTS_DOWN = 0x40
_COVERED = 1
# In twentieths of a point. Edges as near as that are one: no column is so narrow.
_SAME_EDGE = 100

Blocks = tuple[Block, ...]


@dataclass(frozen=True)
class _Row:
    cells: list[Blocks]
    edges: tuple[int, ...]
    merged_left: frozenset[int]
    merged_up: frozenset[int]


@dataclass
class OpenTable:
    """A table whose end has not come yet."""

    blocks: list[Block] = field(default_factory=list)
    _cells: list[Blocks] = field(default_factory=list)
    _rows: list[_Row] = field(default_factory=list)

    def end_cell(self) -> None:
        self._cells.append(tuple(self.blocks))
        self.blocks = []

    def end_row(self, properties: Properties) -> None:
        if self.blocks:
            self.end_cell()
        self._rows.append(_row(self._cells, properties))
        self._cells = []

    def done(self, location: Location) -> TableBlock:
        if self.blocks or self._cells:
            self.end_row(Properties())
        places = _merged_edges(self._rows)
        grid = Grid()
        for row in self._rows:
            _lay(grid, row, places)
        return TableBlock(grid.rows(), location)


def _lay(grid: Grid, row: _Row, places: list[int]) -> None:
    columns = [bisect_right(places, edge + _SAME_EDGE) - 1 for edge in row.edges]
    grid.start_row(max(columns[0], 0) if columns else 0)
    index = 0
    while index < len(row.cells):
        last = index + 1
        while last in row.merged_left and last < len(row.cells):
            last += 1
        span = columns[last] - columns[index] if last < len(columns) else last - index
        blocks = tuple(block for cell in row.cells[index:last] for block in cell)
        if index in row.merged_up:
            grid.add_covered(max(span, 1), blocks)
        else:
            grid.add(blocks, max(span, 1))
        index = last


def _merged_edges(rows: list[_Row]) -> list[int]:
    """Return where columns begin and end in any row."""
    places: list[int] = []
    for edge in sorted({edge for row in rows for edge in row.edges}):
        if not places or edge - places[-1] > _SAME_EDGE:
            places.append(edge)
    return places


def _row(cells: list[Blocks], properties: Properties) -> _Row:
    data = properties.row
    count = data[0] if data else 0
    if len(data) < 1 + 2 * (count + 1):
        return _Row(cells, (), frozenset(), frozenset())
    edges = struct.unpack_from(f"<{count + 1}h", data, 1)
    flags = [_flags(data, 1 + 2 * (count + 1) + _ENTRY_SIZE * index) for index in range(count)]
    left = frozenset(index for index, flag in enumerate(flags) if flag & _MERGED_LEFT)
    up = {index for index, flag in enumerate(flags) if flag & _MERGED_UP and not flag & _STARTS_DOWN}
    for merge in properties.cell_merges:
        if len(merge) > 1:
            (up.add if merge[1] == _COVERED else up.discard)(merge[0])
    return _Row(cells, edges, left, frozenset(up))


def _flags(data: bytes, place: int) -> int:
    return int.from_bytes(data[place : place + 2], "little")
