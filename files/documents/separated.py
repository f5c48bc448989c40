"""Values between commas, semicolons or tabs: a table."""

import csv
import io
import re
from collections import Counter
from itertools import islice

from files.documents.characters import clean
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished
from files.documents.types import Cell, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind

_MAX_CELLS = 200_000
_DELIMITERS = "\t,;|"
# So many records show by which sign the values are separated.
_LOOKED_AT = 60
_HINT = re.compile(r"sep=(.)\n", re.IGNORECASE)
# Where a text without such a name has as many tabs in nearly every line, it is a table that a spreadsheet wrote.
_FEWEST_TABS, _FEWEST_LINES, _MOST = 2, 3, 0.9
_OPTION_LINE = re.compile(r"[ \t]*[(（]?[A-Ha-h][)）.、\uff0e]")
_BLACKBOARD = re.compile(r"(?:MC|MA|TF|ESS|SR|NUM|FIB|FIL|FIB_PLUS|ORD|MAT|OP|JUMBLED_SENTENCE|QUIZ_BOWL)\t")


def is_separated(text: str, filename: str) -> bool:
    """Tell a table by its file's name, or by the tabs in its lines."""
    if filename.lower().endswith((".csv", ".tsv")):
        return True
    lines = [line for line in islice(io.StringIO(text), _LOOKED_AT) if line.strip()]
    if lines and all(_BLACKBOARD.match(line) for line in lines):
        return True
    counts = Counter(line.count("\t") for line in lines)
    if len(lines) < _FEWEST_LINES or any(_OPTION_LINE.match(line) for line in lines):
        return False
    usual, times = counts.most_common(1)[0]
    return usual >= _FEWEST_TABS and times >= _MOST * len(lines)


def read(text: str) -> Document:
    text = clean(text).strip("\n")
    hint = _HINT.match(text)
    delimiter = hint[1] if hint else _delimiter(text)
    rows: list[list[str]] = []
    numbers: list[int] = []
    cells = 0
    try:
        for number, row in enumerate(csv.reader(_lines(text, hint), delimiter=delimiter), 1):
            if any(value.strip() for value in row):
                rows.append(row)
                numbers.append(number)
                cells += len(row)
            if cells > _MAX_CELLS:
                raise ReadError(ReadCode.TOO_LARGE)
    except csv.Error as error:
        raise ReadError(ReadCode.CORRUPT) from error
    width = max(map(len, rows), default=0)
    if width * len(rows) > 2 * _MAX_CELLS:
        raise ReadError(ReadCode.TOO_LARGE)
    table = tuple(tuple(map(_cell, row)) + (Cell(),) * (width - len(row)) for row in rows)
    return finished(Kind.TEXT, (TableBlock(table, row_numbers=tuple(numbers)),))


def _lines(text: str, hint: re.Match[str] | None) -> io.StringIO:
    """Return the lines with their ends, which belong to the values between quotation marks."""
    return io.StringIO(text[hint.end() :] if hint else text, newline="")


def _delimiter(text: str) -> str:
    """Return the sign that gives most records as many values, and more values if several do."""

    def evenness(delimiter: str) -> tuple[float, int]:
        try:
            widths = [
                len(row) for row in islice(csv.reader(_lines(text, None), delimiter=delimiter), _LOOKED_AT) if row
            ]
        except csv.Error:
            return 0, 0
        usual, times = Counter(widths).most_common(1)[0] if widths else (0, 0)
        return (times / len(widths), usual) if usual > 1 else (0, 0)

    return max(_DELIMITERS, key=evenness)


def _cell(value: str) -> Cell:
    return Cell((TextBlock(TextKind.PARAGRAPH, (Run(value.strip()),), Location()),)) if value.strip() else Cell()
