"""Documents for the tests of the bank engine, built as readers hand them over."""

from dataclasses import replace

from files.documents.types import Block, Cell, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind
from generation.engines.bank import BankEngine
from generation.engines.base import Brief, CreationType
from generation.questions import Draft


def paragraph(*runs: str | Run, marker: str = "", page: int | None = None) -> TextBlock:
    styled = tuple(Run(run) if isinstance(run, str) else run for run in runs)
    return TextBlock(TextKind.PARAGRAPH, styled, Location(page=page), marker=marker)


def bullet(*runs: str | Run) -> TextBlock:
    return replace(paragraph(*runs, marker="•"), kind=TextKind.LIST_ITEM, level=1)


def paper(text: str, kind: Kind = Kind.DOCX) -> Document:
    """Return a document with a paragraph for each line that is not empty."""
    return Document(kind, tuple(paragraph(line.strip()) for line in text.splitlines() if line.strip()))


def document(*blocks: Block) -> Document:
    return Document(Kind.DOCX, blocks)


def table(*rows: str, location: Location | None = None, numbers: tuple[int, ...] = ()) -> TableBlock:
    """Return a table; the cells of a row stand between bars, `\\n` in a cell is a line end."""
    cells = [[text.strip().replace("\\n", "\n").replace("¦", "|") for text in row.split("|")] for row in rows]
    width = max(len(row) for row in cells)
    return TableBlock(
        tuple(tuple(_cell(text) for text in [*row, *[""] * (width - len(row))]) for row in cells),
        location or Location(),
        numbers,
    )


def _cell(text: str) -> Cell:
    return Cell((paragraph(text),)) if text else Cell()


def sheet(*rows: str, name: str = "Sheet1") -> TableBlock:
    return table(*rows, location=Location(sheet=name), numbers=tuple(range(1, len(rows) + 1)))


def workbook(*sheets: TableBlock) -> Document:
    return Document(Kind.XLSX, sheets)


def brief(source: Document, **more: object) -> Brief:
    return Brief(CreationType.QUESTION_BANK, document=source, **more)


def drafts_of(source: Document) -> list[Draft]:
    return [event for event in BankEngine().generate(brief(source)) if isinstance(event, Draft)]


def only(source: Document) -> Draft:
    (draft,) = drafts_of(source)
    return draft


def names(draft: Draft) -> list[str]:
    return [choice.text for choice in draft.choices]


def all_keys(source: Document) -> list[str]:
    """Return the keys of each question, letters put together."""
    return ["".join(draft.keys) for draft in drafts_of(source)]
