"""Bank tables: a question a row, in Word as in a spreadsheet."""

import re
from dataclasses import replace

from files.documents.types import Location, TableBlock
from generation.engines.bank.columns import Columns, find_columns, is_help
from generation.engines.bank.headings import type_named
from generation.engines.bank.model import BankTable, Item, Option
from generation.engines.bank.options import marks_of, run_of_options
from generation.engines.bank.styled import Styled, fold
from generation.questions import QuestionType

LEADING_MARK = re.compile(r"\s*[(\[]?([A-La-l])\s?[.、:)\]]\s*")
ROW_KEY = re.compile(r"[√✓✔☑★*是对TYty1]|yes|true|正确|correct", re.IGNORECASE)
FEWEST = 2


def read_bank_table(table: TableBlock) -> BankTable | None:
    """Return the questions of a table that has columns for them, None for any other table."""
    rows = [[cell.text.strip() for cell in row] for row in table.rows]
    columns = find_columns([[fold(cell) for cell in row] for row in rows])
    if not columns:
        return None
    sheet_type = type_named(table.location.sheet or "")
    reader = _Rows(columns, sheet_type)
    for place, row in enumerate(rows[columns.first_row :], columns.first_row):
        number = table.row_numbers[place] if place < len(table.row_numbers) else place + 1
        reader.read(row, replace(table.location, row=number))
    return BankTable(tuple(reader.items), table.location) if reader.items else None


class _Rows:
    """Turns rows into items, one after the other."""

    def __init__(self, columns: Columns, asked: QuestionType | None) -> None:
        self.columns = columns
        self.asked = asked
        self.items: list[Item] = []

    def read(self, row: list[str], location: Location) -> None:
        if is_help([fold(cell) for cell in row]):
            return
        stem = "\n".join(row[place] for place in self.columns.stems if row[place])
        if stem:
            self.items.append(self._item(stem, row, location))
        elif self.items:
            self._extend(self.items[-1], row)

    def _item(self, stem: str, row: list[str], location: Location) -> Item:
        columns = self.columns
        number = fold(_cell(row, columns.number))
        type_cell = _cell(row, columns.type)
        item = Item(
            stem=Styled.plain(stem),
            location=location,
            number=int(number) if number.isdecimal() else None,
            asked=type_named(type_cell) if type_cell else self.asked,
            explanation=_cell(row, columns.explanation),
        )
        texts = [row[place] for place in columns.options]
        while texts and not texts[-1]:
            texts.pop()
        item.answers = [row[place] for place in columns.answers if row[place]]
        if item.asked is QuestionType.MULTIPLE_BLANK and not item.answers:
            item.answers = [text for text in texts if text]
        elif item.asked not in {QuestionType.MULTIPLE_BLANK, QuestionType.SHORT_ANSWER}:
            item.options = [Option(_without_mark(text, place)) for place, text in enumerate(texts)]
        item.options.extend(split_options(_cell(row, columns.all_options)))
        self._mark_row_key(item, row)
        return item

    def _extend(self, item: Item, row: list[str]) -> None:
        """Add what a row without a stem has: an option more, or more of the answer."""
        text = _cell(row, self.columns.all_options)
        if text:
            item.options.extend(split_options(text))
            self._mark_row_key(item, row)
            return
        options = [row[place] for place in self.columns.options if row[place]]
        item.options.extend(Option(_without_mark(option, len(item.options))) for option in options)

    def _mark_row_key(self, item: Item, row: list[str]) -> None:
        """Read a tick beside an option that has the row for itself."""
        answers = [row[place] for place in self.columns.answers if row[place]]
        beside = self.columns.all_options is not None and len(split_options(_cell(row, self.columns.all_options))) == 1
        if beside and answers and ROW_KEY.fullmatch(fold(answers[0])):
            item.options[-1].ticked = True
            item.answers = []


def split_options(cell: str) -> list[Option]:
    """Cut the options that stand in one cell: by their marks, by bars, by line ends, by semicolons."""
    if not cell:
        return []
    text = Styled.plain(cell)
    marks = run_of_options(list(marks_of(0, text.folded)), {0: text.folded})
    if len(marks) >= FEWEST and not text.folded[: marks[0].start].strip():
        ends = [mark.start for mark in marks[1:]] + [len(cell)]
        pieces = [text.cut(mark.end, end) for mark, end in zip(marks, ends, strict=True)]
        return [Option(Styled.plain(re.sub(r"[\s|;；]+$", "", piece.text))) for piece in pieces]
    for separator in (r"\s*\|{1,3}\s*", r"\s*\n\s*", r"\s*[;；]\s*"):
        pieces_text = [piece for piece in re.split(separator, cell.strip(" |\n")) if piece]
        if len(pieces_text) >= FEWEST:
            return [Option(_without_mark(piece, place)) for place, piece in enumerate(pieces_text)]
    return [Option(_without_mark(cell, None))]


def _without_mark(text: str, place: int | None) -> Styled:
    """Drop the letter that an option's cell repeats, if it is the option's own."""
    found = LEADING_MARK.match(fold(text))
    if found and (place is None or ord(found[1].upper()) - ord("A") == place):
        return Styled.plain(text[found.end() :])
    return Styled.plain(text)


def _cell(row: list[str], place: int | None) -> str:
    return row[place] if place is not None and place < len(row) else ""
