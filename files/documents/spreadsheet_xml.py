"""Excel 2003's XML: every visible sheet as a table, its values as the cells show them."""

import datetime as dt
import re
from collections.abc import Iterator
from typing import BinaryIO

from lxml import etree

from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished
from files.documents.ooxml import parse
from files.documents.sheet_table import Budget, Place, Row, row_of, table_of, text_of
from files.documents.types import Document, Kind, TableBlock

_SS = "{urn:schemas-microsoft-com:office:spreadsheet}"
_X = "{urn:schemas-microsoft-com:office:excel}"
_DIGITS = re.compile(r"[-+]?\d{0,400}\.?\d{0,400}(?:[eE][-+]?\d{1,3})?")
_LAST_ROW = 1_048_576
_LAST_COLUMN = 16_384


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    budget = Budget()
    sheets = parse(stream.read()).iterfind(_SS + "Worksheet")
    tables = (_table(sheet, budget) for sheet in sheets if not _is_hidden(sheet))
    return finished(kind, tuple(table for table in tables if table.rows))


def _is_hidden(sheet: etree._Element) -> bool:
    return sheet.findtext(f"{_X}WorksheetOptions/{_X}Visible", "SheetVisible").strip() != "SheetVisible"


def _table(sheet: etree._Element, budget: Budget) -> TableBlock:
    name = sheet.get(_SS + "Name", "")
    merged: list[tuple[Place, Place]] = []
    return table_of(name, list(_rows(sheet, name, merged, budget)), merged)


def _rows(sheet: etree._Element, name: str, merged: list[tuple[Place, Place]], budget: Budget) -> Iterator[Row]:
    number = -1
    for row in sheet.iterfind(f"{_SS}Table/{_SS}Row"):
        number = _place(row, number + 1, _LAST_ROW)
        cells = []
        column = -1
        for cell in row.iterfind(_SS + "Cell"):
            column = _place(cell, column + 1, _LAST_COLUMN)
            start = (number, column)
            cells.append((column, _text(cell)))
            column += _number(cell, "MergeAcross", _LAST_COLUMN)
            end = (number + _number(cell, "MergeDown", _LAST_ROW), column)
            if end != start:
                merged.append((start, end))
        yield row_of(name, number, cells, budget)
        number += _number(row, "Span", _LAST_ROW)


def _place(element: etree._Element, following: int, last: int) -> int:
    """Return where a row or cell stands, from 0: after the one before it, unless it says otherwise."""
    given = _number(element, "Index", last + 1)
    place = given - 1 if given else following
    if place >= last:
        raise ReadError(ReadCode.CORRUPT)
    return place


def _number(element: etree._Element, name: str, most: int) -> int:
    value = element.get(_SS + name, "")
    return min(int(value[:9]), most) if value.isdecimal() else 0


def _text(cell: etree._Element) -> str:
    data = cell.find(_SS + "Data")
    if data is None:
        return ""
    text = "".join(map(str, data.itertext()))
    return text_of(_value(text, data.get(_SS + "Type", "")))


def _value(text: str, kind: str) -> object:
    """Return the value that the text stands for; what is not written as its type says stays text."""
    try:
        match kind:
            case "Number":
                return float(text) if _DIGITS.fullmatch(text.strip()) else text
            case "Boolean":
                return bool(int(text))
            case "DateTime":
                return dt.datetime.fromisoformat(text.strip())
            case _:
                return text
    except ValueError:
        return text
