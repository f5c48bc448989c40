"""Tables that are forms, a part of a question a row with its name in front: laid out anew with a question a row."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from files.documents.types import Cell, Run, TextBlock, TextKind
from generation.engines.bank.cells import FEWEST
from generation.engines.bank.column_names import Role
from generation.engines.bank.column_roles import role_of
from generation.engines.bank.styled import fold
from generation.engines.bank.table_rows import Row

LONGEST_LABEL = 16
MOST = 0.8
NUMBER_CELL = re.compile(r"(?:第\s?|q\.?\s?|question\s?)?\d{1,4}\s?(?:[.、)]|题)?\s?:?", re.IGNORECASE)
OPENS_RECORD = {Role.NUMBER, Role.TYPE, Role.STEM, Role.SHARED_STEM}
CLOSES_RECORD = {Role.OPTION, Role.OPTIONS, Role.ANSWER, Role.EXPLANATION, Role.NUMBERED}
ANSWERED = {Role.ANSWER, Role.NUMBERED}


@dataclass(slots=True)
class _Record:
    """The parts of one question by the names that the form gives them."""

    first: Row
    cells: dict[str, Cell] = field(default_factory=dict)
    roles: set[Role] = field(default_factory=set)

    def is_question(self) -> bool:
        has_stem = bool(self.roles & {Role.STEM, Role.SHARED_STEM})
        options = sum(1 for name in self.cells if role_of(name)[0] is Role.OPTION)
        return has_stem and bool(options > 1 or self.roles & {Role.OPTIONS, *ANSWERED})


def rows_of_form(rows: Sequence[Row]) -> list[Row]:
    """Return a header and a row for each question of a form, empty for any other table."""
    turned = _turned(rows)
    if turned:
        return turned
    records, labelled = _records(rows)
    fewest = FEWEST if rows and rows[0].location.sheet else 1
    if labelled < MOST * len(rows) or len(records) < fewest or not all(record.is_question() for record in records):
        return []
    names = list(dict.fromkeys(name for record in records for name in record.cells))
    header = tuple(_cell(name) for name in names)
    return [
        Row(header, names, records[0].first.location),
        *(_row(record, names) for record in records),
    ]


def _row(record: _Record, names: Sequence[str]) -> Row:
    cells = tuple(record.cells.get(name, Cell()) for name in names)
    return Row.of(cells, record.first.location)


def _turned(rows: Sequence[Row]) -> list[Row]:
    """Return the columns of a table as rows, if its names stand in the first column and a question in each other."""
    roles = [role_of(row.texts[0])[0] for row in rows if row.texts]
    stems = [row for row, role in zip(rows, roles, strict=False) if role is Role.STEM]
    named = sum(1 for role in roles if role)
    if len(rows) <= FEWEST or named < len(rows) or len(stems) != 1 or len(stems[0].filled()) <= FEWEST:
        return []
    width = len(rows[0].cells)
    return [Row.of(tuple(row.cells[place] for row in rows), rows[0].location) for place in range(width)]


def _records(rows: Sequence[Row]) -> tuple[list[_Record], int]:
    """Return the questions of a form, and how many of its rows are made of named parts."""
    records: list[_Record] = []
    labelled = 0
    for row in rows:
        parts = list(_parts(row))
        opens = parts and role_of(parts[0][0])[0] in OPENS_RECORD
        if not records or (opens and records[-1].roles & CLOSES_RECORD):
            records.append(_Record(row))
        record = records[-1]
        lone = row.filled()
        if not parts and len(lone) == 1 and not record.roles & {Role.STEM, *CLOSES_RECORD}:
            parts = [("题干", row.cells[lone[0]])]
        labelled += bool(parts)
        for name, cell in parts:
            record.cells.setdefault(name, cell)
            record.roles.add(role_of(name)[0])
    return records, labelled


def _parts(row: Row) -> Iterator[tuple[str, Cell]]:
    """Yield the named parts of a row: names and texts take turns; a number stands in front of a stem without a name."""
    filled = row.filled()
    if not filled:
        return
    first = row.texts[filled[0]]
    if NUMBER_CELL.fullmatch(fold(first)):
        yield "序号", row.cells[filled[0]]
        if len(filled) == FEWEST:
            yield "题干", row.cells[filled[1]]
        return
    if len(filled) == 1 or not all(_is_label(row.texts[place]) for place in filled[::2]):
        if _is_label(first) and len(filled) > 1:
            yield _name(first), _together([row.cells[place] for place in filled[1:]])
        return
    for name, text in zip(filled[::2], filled[1::2], strict=False):
        yield _name(row.texts[name]), row.cells[text]


def _is_label(text: str) -> bool:
    return len(text) <= LONGEST_LABEL and bool(role_of(text)[0])


def _name(text: str) -> str:
    return fold(text).strip(" :")


def _together(cells: Sequence[Cell]) -> Cell:
    return Cell(tuple(block for cell in cells for block in cell.blocks))


def _cell(text: str) -> Cell:
    return Cell((TextBlock(TextKind.PARAGRAPH, (Run(text),)),))
