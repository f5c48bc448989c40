"""The table that a reader makes of a quiz file: a question a row, its parts apart already and taken as they are."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from files.documents.types import Cell, Document, Kind, TableBlock
from generation.engines.bank.headings import type_named
from generation.engines.bank.model import BankTable, Item, Option
from generation.engines.bank.styled import Styled
from generation.questions import letter

QUIZZES = {Kind.MOODLE_XML, Kind.QTI}


def tables_of(document: Document) -> Iterator[BankTable]:
    for block in document.blocks:
        if isinstance(block, TableBlock):
            yield BankTable(tuple(_items(block)), block.location)


def _items(table: TableBlock) -> Iterator[Item]:
    """Yield the rows below the header, whose names are `Type`, `Question`, `Option 1`, `Answer 1`, `Explanation`."""
    header, *rows = table.rows
    roles = [cell.text.partition(" ")[0] for cell in header]
    for number, row in zip(table.row_numbers[1:], rows, strict=True):
        texts: dict[str, list[str]] = defaultdict(list)
        for role, cell in zip(roles, row, strict=True):
            if _is_there(cell):
                texts[role].append(cell.text.strip())
        item = Item(
            stem=Styled.plain("\n".join(texts["Question"])),
            location=replace(table.location, row=number),
            asked=type_named("".join(texts["Type"])),
            answers=texts["Answer"],
            explanation="".join(texts["Explanation"]),
            exact=True,
        )
        if texts["Option"]:
            right, item.answers = set(",".join(item.answers).split(",")), []
            item.options = [
                Option(Styled.plain(text), ticked=letter(place) in right) for place, text in enumerate(texts["Option"])
            ]
        yield item


def _is_there(cell: Cell) -> bool:
    """Tell a part that only a picture shows, and so has no text, from one that the question doesn't have."""
    return bool(cell.blocks)
