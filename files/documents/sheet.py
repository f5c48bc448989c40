"""Workbooks (xlsx, xls, ods): every visible sheet as a table, its values as the cells show them."""

from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import python_calamine as calamine

from files.documents import xlsx_extent
from files.documents.archive import open_archive
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished
from files.documents.open_document import check_encryption, root_of
from files.documents.sheet_table import MAX_CELLS, Budget, row_of, table_of, text_of
from files.documents.types import Document, Kind, TableBlock
from files.documents.xlsx_percents import Percents, percents_of, shown

_PICTURE_FOLDERS = {Kind.XLSX: "xl/media/", Kind.ODS: "Pictures/"}


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    pictures = 0
    if kind in _PICTURE_FOLDERS:
        archive = open_archive(stream)
        if kind is Kind.XLSX:
            xlsx_extent.check(archive)
        else:
            check_encryption(archive)
            # The library never comes back from some XML that is not well-formed.
            root_of(archive, "content.xml")
        pictures = sum(name.startswith(_PICTURE_FOLDERS[kind]) for name in archive.namelist())
    try:
        blocks = tuple(_tables(stream, percents_of(stream) if kind is Kind.XLSX else lambda _: {}))
    except (ReadError, MemoryError, KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except calamine.PasswordError as error:
        raise ReadError(ReadCode.ENCRYPTED) from error
    except BaseException as error:  # the library's panics are no Exceptions
        raise ReadError(ReadCode.CORRUPT) from error
    return finished(kind, blocks, pictures)


def _tables(stream: BinaryIO, percents: Callable[[str], Percents]) -> Iterator[TableBlock]:
    stream.seek(0)
    workbook = calamine.CalamineWorkbook.from_filelike(stream)
    budget = Budget()
    if not workbook.sheets_metadata:
        raise ReadError(ReadCode.CORRUPT)
    for sheet in workbook.sheets_metadata:
        if sheet.typ == calamine.SheetTypeEnum.WorkSheet and sheet.visible == calamine.SheetVisibleEnum.Visible:
            table = _table(workbook.get_sheet_by_name(sheet.name), percents(sheet.name), budget)
            if table.rows:
                yield table


def _table(sheet: Any, percents: Percents, budget: Budget) -> TableBlock:
    # The library hands on the rows from the sheet's first, but the columns from the first that is filled.
    first_column: int = sheet.start[1] if sheet.start else 0
    rows = [
        row_of(sheet.name, number, _texts(number, first_column, values, percents), budget)
        for number, values in enumerate(sheet.iter_rows())
        if any(value != "" for value in values)
    ]
    return table_of(sheet.name, rows, (sheet.merged_cell_ranges or [])[:MAX_CELLS])


def _texts(row: int, first_column: int, values: list[Any], percents: Percents) -> Iterator[tuple[int, str]]:
    for column, value in enumerate(values, first_column):
        places = percents.get((row, column)) if isinstance(value, float) else None
        yield column, text_of(value) if places is None else shown(value, places)
