"""Which cells of a workbook show their number as a percentage: the library hands on 0.25 for what people see as 25%."""

import re
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import BinaryIO

from lxml import etree

from files.documents.errors import ReadError
from files.documents.ooxml import Package, R
from files.documents.sheet_table import MAX_CELLS, text_of

# Styles that every workbook has without naming them, by their decimal places.
_BUILT_IN = {"9": 0, "10": 2}
# A cell with content: an empty one closes itself.
_CELL = re.compile(rb"<(?:\w{1,20}:)?c\s([^<>]*)(?<!/)>")
_PLACE = re.compile(rb"""\br=["']([A-Za-z]{1,3})(\d{1,7})["']""")
_STYLE = re.compile(rb"""\bs=["'](\d{1,6})["']""")
_QUOTED = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]')
_LONGEST_CODE = 255
_LARGEST = 1e15
_DECIMALS = re.compile(r"\.([0#?]{1,15})")

# Decimal places by row and column, both counted from 0.
Percents = dict[tuple[int, int], int]


def percents_of(stream: BinaryIO) -> Callable[[str], Percents]:
    """Return what tells the percentages of a sheet by its name; a workbook without any is looked at no further."""
    try:
        package = Package(stream)
        book = package.main_part("xl/workbook.xml")
        styles = _styles(package.related_xml(book, "styles"))
        parts = _parts(package, book) if styles else {}
    except ReadError:
        # What is only a look must not keep the values back.
        return lambda _: {}
    return lambda sheet: _percents(package.data(parts[sheet]), styles) if sheet in parts else {}


def shown(value: float, places: int) -> str:
    """Return the share as a cell shows it: 25% for 0.25, rounded as Excel does."""
    if not abs(value) < _LARGEST:
        return text_of(value)
    share = Decimal(repr(value)) * 100
    return f"{share.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP):f}%"


def _styles(root: etree._Element | None) -> dict[int, int]:
    """Return the decimal places of the styles that are percentages, by the number that cells call them."""
    if root is None:
        return {}
    own = {element.get("numFmtId", ""): _places(element.get("formatCode", "")) for element in root.iter("{*}numFmt")}
    formats = {**_BUILT_IN, **own}
    used = root.iterfind("{*}cellXfs/{*}xf")
    found = ((number, formats.get(style.get("numFmtId", ""))) for number, style in enumerate(used))
    return {number: places for number, places in found if places is not None}


def _places(code: str) -> int | None:
    positive = _QUOTED.sub("", code[:_LONGEST_CODE]).partition(";")[0]
    if "%" not in positive:
        return None
    decimals = _DECIMALS.search(positive)
    return len(decimals[1]) if decimals else 0


def _parts(package: Package, book: str) -> dict[str, str]:
    root = package.xml(book)
    targets = package.targets(book)
    sheets = [] if root is None else root.iterfind("{*}sheets/{*}sheet")
    return {
        sheet.get("name", ""): target
        for sheet in sheets
        if (target := targets.get(sheet.get(R + "id", ""))) is not None
    }


def _percents(data: bytes, styles: dict[int, int]) -> Percents:
    found: Percents = {}
    for cell in _CELL.finditer(data):
        style, place = _STYLE.search(cell[1]), _PLACE.search(cell[1])
        if style and place and (places := styles.get(int(style[1]))) is not None:
            found[int(place[2]) - 1, _column(place[1])] = places
        if len(found) > MAX_CELLS:
            break
    return found


def _column(letters: bytes) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + letter - 64
    return number - 1
