"""Tables of keys: question numbers beside or above their answers."""

import re
from collections.abc import Iterator
from itertools import pairwise

from files.documents.types import TableBlock
from generation.engines.bank.model import KeyEntry, KeyTable
from generation.engines.bank.styled import fold

NUMBER_NAME = re.compile(
    r"题号|序号|题目?|编号|no\.?|#|number|q(?:uestion)?s?\.?(?: ?(?:no\.?|number|#))?|item", re.IGNORECASE
)
ANSWER_NAME = re.compile(r"(?:参考|正确|标准)?答案|(?:correct )?answers?|key|ans\.?", re.IGNORECASE)
EXPLANATION_NAME = re.compile(r"(?:答案)?(?:解析|详解)|explanations?|rationale", re.IGNORECASE)
NUMBER = re.compile(r"(?:第\s?|q\.?\s?)?(\d{1,4})(?:\.0)?\s?[.、)题]?", re.IGNORECASE)
LONGEST_KEY = 12
Grid = list[list[str]]


def read_key_table(table: TableBlock) -> KeyTable | None:
    grid = [[fold(cell.text).strip() for cell in row] for row in table.rows]
    entries = tuple(_entries_across(grid)) or tuple(_entries_down(grid)) or tuple(_entries_unnamed(grid))
    return KeyTable(entries, table.location) if entries else None


def _entries_across(grid: Grid) -> Iterator[KeyEntry]:
    """Read rows of numbers, each over a row of answers, both named in their first cells."""
    for above, below in pairwise(grid):
        if NUMBER_NAME.fullmatch(above[0]) and ANSWER_NAME.fullmatch(below[0]):
            for number, answer in zip(above[1:], below[1:], strict=True):
                if (found := NUMBER.fullmatch(number)) and answer:
                    yield KeyEntry(int(found[1]), answer)


def _entries_down(grid: Grid) -> Iterator[KeyEntry]:
    """Read columns headed number, answer and maybe explanation; the group of columns may repeat to the right."""
    head = grid[0] if grid else []
    if any(name and not _names_a_column(name) for name in head):
        return
    starts = [place for place, name in enumerate(head) if NUMBER_NAME.fullmatch(name)]
    for start, stop in zip(starts, [*starts[1:], len(head)], strict=True):
        columns = range(start, stop)
        answer = next((place for place in columns if ANSWER_NAME.fullmatch(head[place])), None)
        why = next((place for place in columns if EXPLANATION_NAME.fullmatch(head[place])), None)
        if answer is None:
            return
        for row in grid[1:]:
            if (found := NUMBER.fullmatch(row[start])) and row[answer]:
                yield KeyEntry(int(found[1]), row[answer], row[why] if why is not None else "")


def _names_a_column(name: str) -> bool:
    return any(pattern.fullmatch(name) for pattern in (NUMBER_NAME, ANSWER_NAME, EXPLANATION_NAME))


def _entries_unnamed(grid: Grid) -> Iterator[KeyEntry]:
    """Read numbers that run on through every other row, over short answers."""
    if len(grid) < 2 or len(grid) % 2:  # noqa: PLR2004  # pairs of rows
        return
    pairs = [
        (number, answer)
        for above, below in zip(grid[::2], grid[1::2], strict=True)
        for number, answer in zip(above, below, strict=True)
        if number or answer
    ]
    numbers = [int(found[1]) for number, _ in pairs if (found := NUMBER.fullmatch(number))]
    runs_on = len(numbers) == len(pairs) and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    if len(numbers) > 1 and runs_on and all(0 < len(answer) <= LONGEST_KEY for _, answer in pairs):
        yield from (KeyEntry(number, answer) for number, (_, answer) in zip(numbers, pairs, strict=True))
