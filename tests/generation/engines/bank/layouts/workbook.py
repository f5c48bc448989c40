"""Workbooks made from rows."""

import io

import openpyxl
import xlwt


def sheets(
    *held: tuple[str, list[list[object]]], hidden: tuple[str, ...] = (), merged: dict[str, list[str]] | None = None
) -> bytes:
    """Return an Excel file whose sheets have these names and rows."""
    book = openpyxl.Workbook()
    book.remove(book.active)
    for name, rows in held:
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
        for place in (merged or {}).get(name, []):
            sheet.merge_cells(place)
        sheet.sheet_state = "hidden" if name in hidden else "visible"
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def sheet(rows: list[list[object]], merged: tuple[str, ...] = ()) -> bytes:
    return sheets(("Sheet1", rows), merged={"Sheet1": list(merged)})


def old_sheet(rows: list[list[object]]) -> bytes:
    """Return an Excel file as Excel 97 wrote it."""
    book = xlwt.Workbook()
    page = book.add_sheet("Sheet1")
    for line, row in enumerate(rows):
        for column, value in enumerate(row):
            page.write(line, column, value)
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()
