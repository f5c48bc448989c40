"""Bank tables: a question a row, in Word as in a spreadsheet."""

import re
from collections.abc import Sequence
from dataclasses import replace

from files.documents.types import TableBlock
from generation.engines.bank.cells import FEWEST
from generation.engines.bank.column_contents import Contents
from generation.engines.bank.column_names import FOOTER, GLOSSARY, Role
from generation.engines.bank.column_roles import role_of
from generation.engines.bank.columns import SEARCHED_ROWS, Columns, header_at, is_help, named_columns
from generation.engines.bank.exports import read_export
from generation.engines.bank.forms import rows_of_form
from generation.engines.bank.headerless import guessed_columns
from generation.engines.bank.headings import heading_of, type_named
from generation.engines.bank.model import BankTable, Item, Line
from generation.engines.bank.styled import fold
from generation.engines.bank.table_rows import Row, RowReader
from generation.engines.bank.words import ASKS, TYPE_WORDS
from generation.questions import QuestionType

MAY_BE_STEM = re.compile(r"题|内容|question|stem|prompt|item|statement", re.IGNORECASE)
STEMS = {Role.STEM, Role.SHARED_STEM}
PARTS = {Role.ANSWER, Role.OPTION, Role.OPTIONS, Role.NUMBERED, Role.TYPE}
MOST_HEADERS = 50
LONGEST_HEADER = 300
LONGEST_TITLE = 24
# Sheets where so many rows have nothing but a stem hold questions without keys.
BARE_SHARE = 0.5


class TableReader:
    """Reads the bank tables of a document; one without a header may go on with the one before it."""

    def __init__(self) -> None:
        self._last: Columns | None = None
        self._last_width = 0

    def read(self, table: TableBlock) -> BankTable | None:
        """Return the questions of a table that has columns for them, None for any other table."""
        rows = _rows(table)
        if not rows:
            return None
        found = _beside_one_another([self._read(part, table) for part in _side_by_side(rows)])
        return found if found and any(_is_plausible(item) for item in found.items) else None

    def _read(self, rows: Sequence[Row], table: TableBlock) -> BankTable | None:
        if export := read_export(rows):
            return export
        texts = [row.texts for row in rows]
        columns = named_columns(texts)
        if columns and not table.row_numbers and {name.casefold() for name in columns.names if name} <= GLOSSARY:
            return None
        if columns is None and (form := rows_of_form(rows)):
            rows, texts = form, [row.texts for row in form]
            columns = named_columns(texts)
        columns = columns or self._continued(texts) or guessed_columns(texts, spreadsheet=bool(table.row_numbers))
        if not columns:
            return None
        self._last, self._last_width = columns, len(texts[0])
        walk = _Walk(columns, rows, _type_of_sheet(table.location.sheet or ""))
        walk.read()
        unread = columns.unread(texts)
        return BankTable(tuple(walk.items), table.location, tuple(walk.leftovers), unread) if walk.items else None

    def _continued(self, texts: Sequence[Sequence[str]]) -> Columns | None:
        """Return the columns of the table before, if this one is as wide and has as much in each row."""
        last = self._last
        if last is None or len(texts[0]) != self._last_width or last.stem is None or last.whole:
            return None
        parts = [*last.answers, *last.options, *([last.all_options] if last.all_options is not None else [])]
        fitting = sum(1 for row in texts if row[last.stem] and any(row[place] for place in parts))
        return replace(last, first_row=0) if 2 * fitting > len(texts) else None


def _rows(table: TableBlock) -> list[Row]:
    numbers = table.row_numbers
    rows = []
    for place, cells in enumerate(table.rows):
        number = numbers[place] if place < len(numbers) else place + 1
        row = Row.of(cells, replace(table.location, row=number))
        if any(row.texts):
            rows.append(row)
    return rows


def _side_by_side(rows: Sequence[Row]) -> list[Sequence[Row]]:
    """Return the tables that stand beside one another under one row of names that comes again and again."""
    for row in rows[:SEARCHED_ROWS]:
        filled = row.filled()
        starts = [place for place in filled if row.texts[place] == row.texts[filled[0]]]
        if len(starts) < FEWEST or not role_of(row.texts[filled[0]])[0]:
            continue
        stops = [*starts[1:], len(row.texts)]
        names = [tuple(filter(None, row.texts[start:stop])) for start, stop in zip(starts, stops, strict=True)]
        if len(set(names)) == 1 and len(names[0]) > 1 and Role.STEM in {role_of(name)[0] for name in names[0]}:
            return [
                [part for row in rows if any((part := row.cut(start, stop)).texts)]
                for start, stop in zip(starts, stops, strict=True)
            ]
    return [rows]


def _beside_one_another(tables: Sequence[BankTable | None]) -> BankTable | None:
    """Return one table of several, in the order of their numbers if these tell it."""
    found = [table for table in tables if table]
    if len(found) < FEWEST:
        return found[0] if found else None
    items = [item for table in found for item in table.items]
    numbers = {item.number for item in items}
    if None not in numbers and len(numbers) == len(items):
        items.sort(key=lambda item: item.number or 0)
    leftovers = tuple(line for table in found for line in table.leftovers)
    return BankTable(tuple(items), found[0].location, leftovers, found[0].unread)


def _is_plausible(item: Item) -> bool:
    return bool(len(item.options) >= FEWEST or item.answers or item.asked)


def _type_of_sheet(name: str) -> QuestionType | None:
    bare = name.replace("题库", "")
    kind = type_named(fold(bare))
    vague = kind is QuestionType.SHORT_ANSWER and not re.search(r"题|question|answer|essay", bare, re.IGNORECASE)
    return None if vague else kind


def _section_type(text: str) -> tuple[bool, QuestionType | None]:
    """Tell whether a lone text opens a section, and the type that it names."""
    folded = fold(text)
    if heading := heading_of(folded):
        return True, heading.asked
    if len(folded) > LONGEST_TITLE or not re.search(r"题|questions", folded):
        return False, None
    kinds = {kind for pattern, kind in TYPE_WORDS if kind and pattern.search(folded)}
    return (True, kinds.pop()) if len(kinds) == 1 else (False, None)


class _Walk:
    """Goes down the rows of a table: names, headings, questions, and what belongs to none."""

    def __init__(self, columns: Columns, rows: Sequence[Row], asked: QuestionType | None) -> None:
        self._rows = rows
        self._texts = [row.texts for row in rows]
        self._of_sheet = asked
        self._asked = asked
        self._section = 0
        self._headers = 0
        self._open: Item | None = None
        self.items: list[Item] = []
        self.leftovers: list[Line] = []
        self._turn_to(columns)

    def _turn_to(self, columns: Columns) -> None:
        self._columns = columns
        behind = self._rows[columns.first_row :]
        contents = Contents([row.texts for row in behind])
        self._reader = RowReader(columns, contents)
        lone = sum(1 for row in contents.rows if sum(map(bool, row)) == 1)
        self._bare_rows = columns.whole or lone > BARE_SHARE * len(contents.rows)

    def read(self) -> None:
        place = self._columns.first_row
        for row in self._rows[:place]:
            if tuple(row.texts) != self._columns.names:
                self._read_above(row)
        while place < len(self._rows):
            place = self._step(place)

    def _read_above(self, row: Row) -> None:
        opens, asked = _section_type(next(filter(None, row.texts)))
        if opens and len(row.filled()) == 1:
            self._asked = asked or self._asked
        elif not self._columns.names or not all(role_of(text)[0] for text in row.texts if text):
            self.leftovers.append(row.line())

    def _step(self, place: int) -> int:
        row = self._rows[place]
        if tuple(row.texts) == self._columns.names:
            return place + 1
        if self._may_be_header(row) and (columns := header_at(self._texts, place)):
            self._headers += 1
            self._turn_to(columns)
            return columns.first_row
        if len(row.filled()) == 1:
            self._read_lone(row)
        elif is_help(row.texts) or self._is_footer(row):
            self.leftovers.append(row.line())
        elif not self._is_section(row):
            self._read_row(row)
        return place + 1

    def _may_be_header(self, row: Row) -> bool:
        """Tell a row of names in the midst of questions: it is looked at only if it names a stem and another part."""
        filled = row.filled()
        if self._headers > MOST_HEADERS or len(filled) < FEWEST or sum(map(len, row.texts)) > LONGEST_HEADER:
            return False
        short = [text for text in row.texts if text and len(text) < LONGEST_TITLE and MAY_BE_STEM.search(text)]
        if not any(role_of(text)[0] in STEMS for text in short):
            return False
        roles = [role for text in row.texts if (role := role_of(text)[0])]
        return not PARTS.isdisjoint(roles) and 2 * len(roles) > len(filled)

    def _is_footer(self, row: Row) -> bool:
        first = next(filter(None, row.texts))
        return FOOTER.fullmatch(fold(first)) is not None and not self._has_parts(row)

    def _is_section(self, row: Row) -> bool:
        """Read a heading that has a remark beside it."""
        first = next(filter(None, row.texts))
        if self._has_parts(row) or len(row.filled()) > FEWEST:
            return False
        opens, asked = _section_type(first)
        if opens:
            self._begin_section(asked)
        return opens

    def _has_parts(self, row: Row) -> bool:
        columns = self._columns
        return any(row.text(place) for place in (*columns.answers, *columns.options, columns.all_options))

    def _begin_section(self, asked: QuestionType | None) -> None:
        self._section += 1
        self._asked = asked or self._of_sheet
        self._open = None

    def _read_lone(self, row: Row) -> None:
        place = row.filled()[0]
        text = row.texts[place]
        opens, asked = _section_type(text)
        if opens:
            self._begin_section(asked)
        elif self._open and (place != self._columns.stem or self._reader.continues(self._open, row)):
            self._extend(row)
        elif FOOTER.fullmatch(fold(text)) or not (self._bare_rows or ASKS.search(fold(text))):
            self.leftovers.append(row.line())
        else:
            self._read_row(row)

    def _read_row(self, row: Row) -> None:
        if self._open and self._reader.continues(self._open, row):
            self._extend(row)
            return
        item = self._reader.item(row, self._asked)
        if item is None:
            self._extend(row)
        elif self._columns.whole and not _is_plausible(item) and item.number is None:
            self.leftovers.append(row.line())
        else:
            item.section = self._section
            self.items.append(item)
            self._open = item

    def _extend(self, row: Row) -> None:
        if self._reader.is_shared(row):
            self._open = None
        elif not self._open or not self._reader.extend(self._open, row):
            self.leftovers.append(row.line())
