"""Cells of any span laid into a grid whose rows are all as long."""

from dataclasses import replace

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Block, Cell

_MAX_CELLS = 200_000
_EMPTY = Cell()


class Grid:
    """A table being built from left to right and top to bottom."""

    def __init__(self) -> None:
        self._rows: list[list[Cell]] = []
        self._width = 0
        # Where the cell that reaches down into this column stands.
        self._reaching: dict[int, tuple[int, int]] = {}

    def start_row(self, skipped: int = 0) -> None:
        self._rows.append([_EMPTY] * skipped)
        self._check()

    def add(self, blocks: tuple[Block, ...], columns: int = 1, rows: int = 1) -> None:
        row = self._rows[-1]
        place = (len(self._rows) - 1, len(row))
        self._reaching[len(row)] = place
        row.append(Cell(blocks, max(columns, 1), rows))
        self._cover(max(columns, 1) - 1)

    def add_covered(self, columns: int = 1, blocks: tuple[Block, ...] = ()) -> None:
        """Add a cell that the one above it covers, which grows; what it hides is not seen."""
        column = len(self._rows[-1])
        above = self._reaching.get(column)
        if above is None:
            self.add(blocks, columns)
            return
        row, start = above
        owner = self._rows[row][start]
        self._rows[row][start] = replace(owner, rows=len(self._rows) - row)
        self._cover(max(columns, 1))

    def rows(self) -> tuple[tuple[Cell, ...], ...]:
        return tuple((*row, *([_EMPTY] * (self._width - len(row)))) for row in self._rows)

    def _cover(self, count: int) -> None:
        self._rows[-1].extend([_EMPTY] * count)
        self._check()

    def _check(self) -> None:
        """Refuse a table that would get too large before it does."""
        self._width = max(self._width, len(self._rows[-1]))
        if self._width * len(self._rows) > _MAX_CELLS:
            raise ReadError(ReadCode.TOO_LARGE)
