"""Tables of a web page: cells of any span laid into rows that are all as long."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from files.documents.errors import ReadCode, ReadError
from files.documents.sheet_table import MAX_CELLS, Budget, Place, Row, table_of
from files.documents.types import Block, Cell, Location, TableBlock, TextBlock
from files.documents.web_lists import number

# What browsers keep to.
_WIDEST_SPAN = 1_000
_TALLEST_SPAN = 65_534
_EMPTY = Cell()


@dataclass
class _Spanning:
    """A cell as it is written: it knows its spans, not its place."""

    blocks: tuple[Block, ...]
    columns: int
    rows: int


@dataclass
class _Placed:
    row: int
    column: int
    cell: _Spanning


class WebTable:
    """A table as it comes, row by row."""

    def __init__(self) -> None:
        self._rows: list[list[_Spanning]] = []
        self._cells = 0

    def start_row(self) -> None:
        self._rows.append([])

    def add(self, blocks: tuple[Block, ...], columns: str, rows: str) -> None:
        """Add a cell; its spans are as the page gives them. No rows at all are all that follow."""
        if not self._rows:
            self.start_row()
        wide = min(max(number(columns, 1), 1), _WIDEST_SPAN)
        tall = min(number(rows, 1) or _TALLEST_SPAN, _TALLEST_SPAN)
        self._rows[-1].append(_Spanning(blocks, wide, max(tall, 1)))
        self._cells += 1
        if self._cells > MAX_CELLS:
            raise ReadError(ReadCode.TOO_LARGE)

    def block(self, location: Location) -> TableBlock:
        placed = list(self._placed())
        width = max((one.column + 1 for one in placed), default=0)
        height = max((one.row + 1 for one in placed), default=0)
        if width * height > MAX_CELLS:
            raise ReadError(ReadCode.TOO_LARGE)
        rows = [[_EMPTY] * width for _ in range(height)]
        for one in placed:
            columns = min(one.cell.columns, width - one.column)
            rows[one.row][one.column] = Cell(one.cell.blocks, columns, min(one.cell.rows, height - one.row))
        return TableBlock(tuple(map(tuple, rows)), location)

    def sheet(self, name: str, budget: Budget) -> TableBlock:
        """Return the table as a workbook's sheet."""
        merged: list[tuple[Place, Place]] = []
        rows: dict[int, Row] = {}
        for one in self._placed():
            where = Location(sheet=name, row=one.row + 1)
            if any(block.text.strip() for block in one.cell.blocks):
                blocks = tuple(_at(where, block) for block in one.cell.blocks)
                rows.setdefault(one.row, (one.row, {}))[1][one.column] = blocks
                budget.spend(1, sum(len(block.text) for block in blocks))
            if one.cell.columns > 1 or one.cell.rows > 1:
                end = (one.row + one.cell.rows - 1, one.column + one.cell.columns - 1)
                merged.append(((one.row, one.column), end))
        return table_of(name, rows.values(), merged)

    def _placed(self) -> Iterator[_Placed]:
        """Yield each cell with its place: beside the cells before it and those that reach down from above."""
        reaching: dict[int, tuple[int, int]] = {}
        seen = 0
        for row, cells in enumerate(self._rows):
            spans = sorted((start, start + columns) for start, (columns, _) in reaching.items())
            reaching = {start: (columns, left - 1) for start, (columns, left) in reaching.items() if left > 1}
            seen += len(spans)
            if seen > MAX_CELLS:
                raise ReadError(ReadCode.TOO_LARGE)
            column = 0
            for cell in cells:
                while spans and spans[0][0] <= column:
                    column = max(column, spans.pop(0)[1])
                yield _Placed(row, column, cell)
                if cell.rows > 1:
                    reaching[column] = (cell.columns, cell.rows - 1)
                column += cell.columns


def _at(where: Location, block: Block) -> Block:
    return replace(block, location=where) if isinstance(block, TextBlock) else block
