"""Questions on the cells of a table that has a head row and names its rows."""

from collections.abc import Iterator

from files.documents.types import Document, TableBlock
from generation.checks.balance import shuffled
from generation.checks.normal import width
from generation.engines.builtin.material import Candidate, Passage, Statement
from generation.engines.builtin.wording import Wording
from generation.questions import QuestionType

_LEAST_ROWS, _LEAST_COLUMNS, _OPTIONS = 4, 2, 4
_LONGEST_CELL = 60
_WORTH = 2.2
# The rows of tables are no sentences: their statements are counted apart from those.
_FIRST_INDEX, _ROWS = 40_000_000, 10_000
_LIKE_LENGTH = 3


def candidates(document: Document, wording: Wording) -> Iterator[Candidate]:
    found = [block for block in document.blocks if isinstance(block, TableBlock)]
    for number, table in enumerate(found):
        rows = [[" ".join(cell.text.split()) for cell in row] for row in table.rows]
        if _is_regular(rows):
            yield from _cells(table, rows, _FIRST_INDEX + number * _ROWS, wording)


def _is_regular(rows: list[list[str]]) -> bool:
    """Tell whether every row has a name of its own, every column a head, and every cell one short text."""
    if not _LEAST_ROWS < len(rows) < _ROWS or len(rows[0]) < _LEAST_COLUMNS:
        return False
    names = [row[0] for row in rows[1:]]
    heads = rows[0]
    cells = [cell for row in rows for cell in row]
    return (
        len(set(names)) == len(names)
        and len(set(heads)) == len(heads)
        and all(0 < len(cell) <= _LONGEST_CELL for cell in cells)
        and not any(char.isdigit() for head in heads for char in head)
    )


def _cells(table: TableBlock, rows: list[list[str]], first: int, wording: Wording) -> Iterator[Candidate]:
    for at, row in enumerate(rows[1:], start=1):
        source = "\t".join(cell.text for cell in table.rows[at])
        statement = Statement(first + at, source, source, _passage(table, first + at, source, wording))
        for column in range(1, len(row)):
            others = sorted({other[column] for other in rows[1:]} - {row[column]})
            wrong = [other for other in shuffled(row[0], others) if _are_alike(other, row[column])][: _OPTIONS - 1]
            stem = wording.cell.format(column=rows[0][column], row=row[0])
            if len(wrong) == _OPTIONS - 1:
                yield Candidate(
                    "table",
                    QuestionType.SINGLE_CHOICE,
                    stem,
                    (row[column],),
                    tuple(wrong),
                    (statement,),
                    stem,
                    _WORTH,
                    group=f"table {first} {column}",
                )


def _are_alike(one: str, other: str) -> bool:
    longer, shorter = sorted((width(one), width(other)), reverse=True)
    has_figures = any(map(str.isdigit, one)), any(map(str.isdigit, other))
    return longer <= shorter + _LIKE_LENGTH and has_figures[0] == has_figures[1]


def _passage(table: TableBlock, index: int, text: str, wording: Wording) -> Passage:
    section = table.location.headings
    heading = section[-1] if section else ""
    return Passage(index, text, section, wording.place(table.location, heading, "", 1))
