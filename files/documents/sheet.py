"""Workbooks (xlsx, xls): every visible sheet as a table, its values as the cells show them."""

import datetime as dt
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Any, BinaryIO

import python_calamine as calamine

from files.documents import xlsx_extent
from files.documents.archive import open_archive
from files.documents.characters import clean
from files.documents.detection import legacy_text
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished
from files.documents.types import Cell, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind

_MAX_CELLS = 200_000
_MAX_CHARACTERS = 5_000_000
_EMPTY = Cell()
_TEXT_INSIDE = "The file is named xls but holds a web page or XML. Open it in Excel, save it as xlsx and upload that."


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    if legacy_text(stream.read(2048)):
        raise ReadError(ReadCode.TYPE_UNSUPPORTED, _TEXT_INSIDE)
    pictures = 0
    if kind is Kind.XLSX:
        archive = open_archive(stream)
        xlsx_extent.check(archive)
        pictures = sum(name.startswith("xl/media/") for name in archive.namelist())
    stream.seek(0)
    try:
        blocks = tuple(_tables(stream))
    except (ReadError, MemoryError, KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except calamine.PasswordError as error:
        raise ReadError(ReadCode.ENCRYPTED) from error
    except BaseException as error:  # the library's panics are no Exceptions
        raise ReadError(ReadCode.CORRUPT) from error
    return finished(kind, blocks, pictures)


def _tables(stream: BinaryIO) -> Iterator[TableBlock]:
    workbook = calamine.CalamineWorkbook.from_filelike(stream)
    budget = _Budget()
    if not workbook.sheets_metadata:
        raise ReadError(ReadCode.CORRUPT)
    for sheet in workbook.sheets_metadata:
        if sheet.typ == calamine.SheetTypeEnum.WorkSheet and sheet.visible == calamine.SheetVisibleEnum.Visible:
            table = _Table(workbook.get_sheet_by_name(sheet.name), budget).block()
            if table.rows:
                yield table


class _Budget:
    """What may still be read of the whole workbook."""

    def __init__(self) -> None:
        self._cells = _MAX_CELLS
        self._characters = _MAX_CHARACTERS

    def spend(self, cells: int, characters: int) -> None:
        self._cells -= cells
        self._characters -= characters
        if self._cells < 0 or self._characters < 0:
            raise ReadError(ReadCode.TOO_LARGE)


class _Table:
    """One sheet: its filled rows and columns, each with its place in the sheet (from 0)."""

    def __init__(self, sheet: Any, budget: _Budget) -> None:
        self._name = sheet.name
        # The library hands on the rows from the sheet's first, but the columns from the first that is filled.
        self._first_column: int = sheet.start[1] if sheet.start else 0
        self._rows: list[tuple[int, list[str]]] = []
        for number, values in enumerate(sheet.iter_rows()):
            texts = list(map(text_of, values))
            filled = sum(map(bool, texts))
            if filled:
                budget.spend(filled, sum(map(len, texts)))
                self._rows.append((number, texts))
        used = {column for _, texts in self._rows for column, text in enumerate(texts) if text}
        self._columns = sorted(used)
        if len(self._rows) * len(used) > 2 * _MAX_CELLS:
            raise ReadError(ReadCode.TOO_LARGE)
        self._spans = self._kept_spans(sheet.merged_cell_ranges or [])

    def block(self) -> TableBlock:
        rows = tuple(
            tuple(self._cell(number, column, texts[column]) for column in self._columns) for number, texts in self._rows
        )
        numbers = tuple(number + 1 for number, _ in self._rows)
        return TableBlock(rows, Location(sheet=self._name), numbers)

    def _cell(self, number: int, column: int, text: str) -> Cell:
        if not text:
            return _EMPTY
        where = Location(sheet=self._name, row=number + 1)
        columns, rows = self._spans.get((number, column), (1, 1))
        return Cell((TextBlock(TextKind.PARAGRAPH, (Run(text),), where),), columns, rows)

    def _kept_spans(
        self, merged: list[tuple[tuple[int, int], tuple[int, int]]]
    ) -> dict[tuple[int, int], tuple[int, int]]:
        """Return how many kept columns and rows each merged cell covers, by where it starts."""
        spans = {}
        numbers = [number for number, _ in self._rows]
        for (top, left), (bottom, right) in merged[:_MAX_CELLS]:
            start, end = left - self._first_column, right - self._first_column
            columns = bisect_right(self._columns, end) - bisect_left(self._columns, start)
            rows = bisect_right(numbers, bottom) - bisect_left(numbers, top)
            spans[top, start] = (max(columns, 1), max(rows, 1))
        return spans


def text_of(value: Any) -> str:
    """Return what the cell shows: 1 for 1.0, TRUE, dates by ISO."""
    if isinstance(value, str):
        return clean(value.replace("_x000D_", "")).strip()
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return f"{value:.0f}" if value.is_integer() and abs(value) < 1e15 else f"{value:.15g}"  # noqa: PLR2004 - Excel's digits
    if isinstance(value, dt.datetime):
        return value.date().isoformat() if value.time() == dt.time() else value.isoformat(" ", "seconds")
    return str(value)
