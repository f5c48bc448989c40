"""Tables of keys: question numbers beside or above their answers."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from files.documents.types import TableBlock
from generation.engines.bank.answers import looks_like_key
from generation.engines.bank.cells import text_of, type_in
from generation.engines.bank.column_contents import MOST
from generation.engines.bank.column_names import Role
from generation.engines.bank.column_roles import role_of
from generation.engines.bank.headings import heading_of, type_named
from generation.engines.bank.model import KeyEntry, KeyTable, Line
from generation.engines.bank.styled import Styled, fold
from generation.questions import QuestionType

NUMBER_NAME = re.compile(
    r"题号|序号|题目?|编号|no\.?|#|number|q(?:uestion)?s?\.?(?: ?(?:no\.?|number|#))?|item", re.IGNORECASE
)
ANSWER_NAME = re.compile(r"(?:参考|正确|标准)?答\s{0,4}案|(?:correct )?answers?(?: key)?|key|ans\.?", re.IGNORECASE)
EXPLANATION_NAME = re.compile(r"(?:答案)?(?:解析|详解)|explanations?|rationale", re.IGNORECASE)
NUMBER = re.compile(r"(?:第\s?|q\.?\s?)?(\d{1,4})(?:\.0)?\s?[.、)题]?", re.IGNORECASE)
LONGEST_KEY = 12
FEWEST = 2
TITLE_ROWS = 4
BESIDE = {Role.TYPE, Role.IGNORED}
Grid = list[list[str]]
# An entry and the type that the heading or the row says it is for.
Found = tuple[QuestionType | None, KeyEntry]


def read_key_tables(table: TableBlock) -> list[KeyTable]:
    """Return the keys of a table, those of each type apart; empty for any other table."""
    grid = [row for cells in table.rows if any(row := [fold(text_of(cell)).strip() for cell in cells])]
    of_sheet = type_named(fold(table.location.sheet or ""))
    found = list(_across(grid)) or list(_down(grid)) or list(_unnamed(grid))
    tables = [
        KeyTable(tuple(entry for _, entry in entries), table.location, asked or of_sheet)
        for asked, entries in groupby(found, key=lambda pair: pair[0])
    ]
    if tables:
        unread = _unread(grid, {entry.number for _, entry in found})
        lines = tuple(Line(Styled.plain("\t".join(filter(None, row))), table.location) for row in unread)
        tables[0] = replace(tables[0], leftovers=lines)
    return tables


def _unread(grid: Grid, numbers: set[int]) -> list[list[str]]:
    """Return the rows of a table with names that hold no number of an entry; titles and headings say enough."""
    named = [any(_is_key_name(cell) for cell in row if cell) for row in grid]
    if not any(named):
        return []
    return [
        row
        for row, name in zip(grid, named, strict=True)
        if not name
        and not _is_lone(row)
        and numbers.isdisjoint(int(n[1]) for cell in row if (n := NUMBER.fullmatch(cell)))
    ]


def _across(grid: Grid) -> Iterator[Found]:
    """Read rows of numbers, each over a row of answers, both named in their first cells."""
    asked: QuestionType | None = None
    for place, row in enumerate(grid):
        below = grid[place + 1] if place + 1 < len(grid) else []
        first = next(filter(None, row))
        start = row.index(first)
        if _is_lone(row):
            asked = _heading_type(first) or asked
        elif below and NUMBER_NAME.fullmatch(first) and ANSWER_NAME.fullmatch(below[start]):
            for number, answer in zip(row[start + 1 :], below[start + 1 :], strict=True):
                if (found := NUMBER.fullmatch(number)) and answer:
                    yield asked, KeyEntry(int(found[1]), answer)


def _is_lone(row: Sequence[str]) -> bool:
    return sum(map(bool, row)) == 1


def _heading_type(text: str) -> QuestionType | None:
    heading = heading_of(text)
    return heading.asked if heading else type_named(text)


def _down(grid: Grid) -> Iterator[Found]:
    """Read columns headed number, answer and maybe explanation; the group of columns may repeat to the right."""
    for place, head in enumerate(grid[:TITLE_ROWS]):
        starts = [column for column, name in enumerate(head) if NUMBER_NAME.fullmatch(name)]
        if starts and all(_is_key_name(name) for name in head if name):
            for start, stop in zip(starts, [*starts[1:], len(head)], strict=True):
                yield from _group(grid[place:], start, stop)
            return


def _is_key_name(name: str) -> bool:
    known = any(pattern.fullmatch(name) for pattern in (NUMBER_NAME, ANSWER_NAME, EXPLANATION_NAME))
    return known or role_of(name)[0] in BESIDE


def _group(grid: Grid, start: int, stop: int) -> Iterator[Found]:
    head, columns = grid[0], range(start, stop)
    answer = next((place for place in columns if ANSWER_NAME.fullmatch(head[place])), None)
    why = next((place for place in columns if EXPLANATION_NAME.fullmatch(head[place])), None)
    kind = next((place for place, name in enumerate(head) if role_of(name)[0] is Role.TYPE), None)
    if answer is None:
        return
    asked: QuestionType | None = None
    for row in grid[1:]:
        if _is_lone(row):
            asked = _heading_type(next(filter(None, row))) or asked
        elif (found := NUMBER.fullmatch(row[start])) and row[answer]:
            said = type_in(row[kind]) if kind is not None else None
            yield said or asked, KeyEntry(int(found[1]), row[answer], row[why] if why is not None else "")


def _unnamed(grid: Grid) -> Iterator[Found]:
    """Read numbers that run on over or beside their answers, without any names."""
    rows = [row for row in grid if not _is_lone(row)]
    for pairs in (_pairs_over(rows), _pairs_beside(rows)):
        numbers = [int(found[1]) for number, _ in pairs if (found := NUMBER.fullmatch(number))]
        runs_on = bool(numbers) and numbers == list(range(numbers[0], numbers[0] + len(pairs)))
        if len(pairs) > 1 and runs_on and all(0 < len(answer) <= LONGEST_KEY for _, answer in pairs):
            yield from ((None, KeyEntry(number, pair[1])) for number, pair in zip(numbers, pairs, strict=True))
            return


def _pairs_over(rows: Grid) -> list[tuple[str, str]]:
    if len(rows) % FEWEST:
        return []
    return [
        (number, answer)
        for above, below in zip(rows[::2], rows[1::2], strict=True)
        for number, answer in zip(above, below, strict=True)
        if number or answer
    ]


def _pairs_beside(rows: Grid) -> list[tuple[str, str]]:
    """Return the pairs of number and key of the columns, in the order of their numbers."""
    width = len(rows[0]) if rows else 0
    pairs = [
        (row[place], row[place + 1])
        for place in range(0, width - width % FEWEST, FEWEST)
        for row in rows
        if row[place] or row[place + 1]
    ]
    keys = sum(1 for _, answer in pairs if looks_like_key(answer))
    if width % FEWEST or not all(number.isdecimal() for number, _ in pairs) or keys < MOST * len(pairs):
        return []
    return sorted(pairs, key=lambda pair: int(pair[0]))
