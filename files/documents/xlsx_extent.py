"""How far apart the filled cells of a workbook stand, found before a library makes room for all between them."""

import re
import zipfile

from files.documents.errors import ReadCode, ReadError

# A library keeps 32 bytes for each cell between the first and the last.
_MAX_AREA = 8_000_000
_SHEET_PART = re.compile(r"xl/worksheets/[^/]+\.xml", re.IGNORECASE)
_ROW = re.compile(rb"""<(?:\w+:)?row\s[^<>]*?\br=["'](\d{1,7})["']""")
# A cell with content: an empty one closes itself.
_FILLED_CELL = re.compile(rb"""<(?:\w+:)?c\s[^<>]*?\br=["']([A-Za-z]{1,3})(\d{1,7})["'][^<>]*(?<!/)>""")
# How many columns a sheet may have that names none with so many letters.
_WIDTHS = (
    (26, re.compile(rb"""r=["'][A-Za-z]{2,3}\d""")),
    (702, re.compile(rb"""r=["'][A-Za-z]{3}\d""")),
)
_SENTENCE = (
    "A sheet has cells so far apart that it can't be read safely. Delete what stands far out and upload it again."
)


def check(archive: zipfile.ZipFile) -> None:
    for name in archive.namelist():
        if _SHEET_PART.fullmatch(name):
            _check_sheet(archive.read(name))


def _check_sheet(data: bytes) -> None:
    """Look at the ends first: nearly every sheet is small enough whatever stands between them."""
    rows = data.count(b"<row ") or data.count(b":row ")
    last = max(_last_row(data), rows)
    if any(last * width <= _MAX_AREA and not wider.search(data) for width, wider in _WIDTHS):
        return
    top, bottom, left, right = 2**31, 0, 2**31, 0
    for match in _FILLED_CELL.finditer(data):
        column, row = _column(match[1]), int(match[2])
        top, bottom, left, right = min(top, row), max(bottom, row), min(left, column), max(right, column)
    if bottom and (bottom - top + 1) * (right - left + 1) > _MAX_AREA:
        raise ReadError(ReadCode.TOO_COMPLEX, _SENTENCE)


def _last_row(data: bytes) -> int:
    """Return the number of the last row; rows stand in order, and a file that lies about it is stopped elsewhere."""
    start = max(data.rfind(b"<row "), data.rfind(b":row ") - 8, 0)
    match = _ROW.search(data, start)
    return int(match[1]) if match else 0


def _column(letters: bytes) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + letter - 64
    return number
