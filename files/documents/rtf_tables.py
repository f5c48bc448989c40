"""Tables of an RTF text: a row says where its cells end, and those ends make the columns."""

from bisect import bisect_right
from dataclasses import dataclass

from files.documents.tables import Grid
from files.documents.types import Block, Location, TableBlock

# In twips: ends that are nearer than a millimetre are of one column.
_SAME_END = 60


@dataclass
class _End:
    """Where a cell ends, and whether it is one with the cell before it or above it."""

    place: int
    goes_on: bool
    covered: bool


@dataclass
class _Row:
    cells: list[list[Block]]
    ends: list[_End]


class RtfTable:
    """A table as it comes. The description of a row holds for the rows after it until there is another."""

    def __init__(self) -> None:
        self._rows: list[_Row] = []
        self._cells: list[list[Block]] = []
        self._cell: list[Block] = []
        self._ends: list[_End] = []
        self._flags: set[str] = set()

    def describe(self) -> None:
        self._ends = []
        self._flags = set()

    def flag(self, word: str) -> None:
        self._flags.add(word)

    def end_at(self, place: int) -> None:
        self._ends.append(_End(place, "clmrg" in self._flags, "clvmrg" in self._flags))
        self._flags = set()

    def add(self, block: Block) -> None:
        self._cell.append(block)

    def end_cell(self) -> None:
        self._cells.append(self._cell)
        self._cell = []

    def end_row(self) -> None:
        if self._cell:
            self.end_cell()
        if self._cells:
            self._rows.append(_Row(self._cells, self._ends))
        self._cells = []

    def taken(self, location: Location) -> TableBlock | None:
        """Return the table and begin anew; None if there is none."""
        self.end_row()
        rows, self._rows = self._rows, []
        if not rows:
            return None
        ends = _columns(rows)
        grid = Grid()
        for row in rows:
            _add_row(grid, row, ends)
        block = TableBlock(grid.rows(), location)
        return block if block.text.strip() else None


def _columns(rows: list[_Row]) -> list[int]:
    """Return where the columns end, from left to right."""
    ends: list[int] = []
    for place in sorted({end.place for row in rows for end in row.ends}):
        if not ends or place - ends[-1] >= _SAME_END:
            ends.append(place)
    return ends


def _add_row(grid: Grid, row: _Row, ends: list[int]) -> None:
    grid.start_row()
    cells: list[tuple[list[Block], int, bool]] = []
    before = 0
    for number, blocks in enumerate(row.cells):
        if number >= len(row.ends):
            cells.append((blocks, 1, False))
            continue
        end = row.ends[number]
        column = bisect_right(ends, end.place)
        if end.goes_on and cells:
            first, columns, covered = cells.pop()
            first.extend(blocks)
            cells.append((first, columns + column - before, covered))
        else:
            cells.append((blocks, column - before, end.covered))
        before = column
    for blocks, columns, covered in cells:
        if covered:
            grid.add_covered(max(columns, 1), tuple(blocks))
        else:
            grid.add(tuple(blocks), columns)
