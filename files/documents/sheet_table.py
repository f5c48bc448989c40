"""The table that a sheet's filled cells make: rows and columns in which nothing stands are left out."""

import datetime as dt
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Any

from files.documents.characters import clean
from files.documents.errors import ReadCode, ReadError
from files.documents.types import Block, Cell, Location, Run, TableBlock, TextBlock, TextKind

MAX_CELLS = 200_000
_MAX_CHARACTERS = 5_000_000
_EMPTY = Cell()

# What stands in the cells of a row by their columns, both counted from 0.
Row = tuple[int, dict[int, tuple[Block, ...]]]
Place = tuple[int, int]


class Budget:
    """What may still be read of the whole workbook."""

    def __init__(self) -> None:
        self._cells = MAX_CELLS
        self._characters = _MAX_CHARACTERS

    def spend(self, cells: int, characters: int) -> None:
        self._cells -= cells
        self._characters -= characters
        if self._cells < 0 or self._characters < 0:
            raise ReadError(ReadCode.TOO_LARGE)


def row_of(sheet: str, number: int, texts: Iterable[tuple[int, str]], budget: Budget) -> Row:
    """Return the row's filled cells."""
    where = Location(sheet=sheet, row=number + 1)
    filled = {column: text for column, text in texts if text}
    budget.spend(len(filled), sum(map(len, filled.values())))
    return number, {column: (TextBlock(TextKind.PARAGRAPH, (Run(text),), where),) for column, text in filled.items()}


def table_of(sheet: str, rows: Iterable[Row], merged: Iterable[tuple[Place, Place]]) -> TableBlock:
    """Return the table; `merged` holds the first and the last place, row and column, of each merged cell."""
    filled = [row for row in rows if row[1]]
    columns = sorted({column for _, cells in filled for column in cells})
    if len(filled) * len(columns) > 2 * MAX_CELLS:
        raise ReadError(ReadCode.TOO_LARGE)
    numbers = [number for number, _ in filled]
    spans = {
        start: (max(_between(columns, start[1], end[1]), 1), max(_between(numbers, start[0], end[0]), 1))
        for start, end in merged
    }
    kept = tuple(
        tuple([_cell(cells[column], spans.get((number, column))) if column in cells else _EMPTY for column in columns])
        for number, cells in filled
    )
    return TableBlock(kept, Location(sheet=sheet), tuple(number + 1 for number in numbers))


def text_of(value: Any) -> str:
    """Return what the cell shows: 1 for 1.0, TRUE, dates by ISO."""
    if isinstance(value, str):
        return clean(value.replace("_x000D_", "") if "_x" in value else value).strip()
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return f"{value:.0f}" if value.is_integer() and abs(value) < 1e15 else f"{value:.15g}"  # noqa: PLR2004 - Excel's digits
    if isinstance(value, dt.datetime):
        return value.date().isoformat() if value.time() == dt.time() else value.isoformat(" ", "seconds")
    return str(value)


def _cell(blocks: tuple[Block, ...], span: tuple[int, int] | None) -> Cell:
    return Cell(blocks) if span is None else Cell(blocks, *span)


def _between(kept: list[int], first: int, last: int) -> int:
    return bisect_right(kept, last) - bisect_left(kept, first)
