"""Which column of a bank table holds what: told by the names in its header, or by what the columns contain."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from generation.engines.bank.answers import looks_like_key
from generation.engines.bank.column_names import COLUMN_NAMES, HELP_WORDS
from generation.engines.bank.headings import type_named
from generation.engines.bank.words import NUMERALS

Rows = list[list[str]]
SEARCHED_ROWS = 10
LONGEST_NAME = 120


@dataclass(slots=True)
class Columns:
    """The columns of a bank table by their place, and the row where its questions begin."""

    first_row: int = 0
    number: int | None = None
    type: int | None = None
    stems: list[int] = field(default_factory=list)
    options: list[int] = field(default_factory=list)
    all_options: int | None = None
    answers: list[int] = field(default_factory=list)
    explanation: int | None = None


def find_columns(rows: Rows) -> Columns | None:
    for place, row in enumerate(rows[:SEARCHED_ROWS]):
        columns = _named(row, rows[place + 1 :])
        if columns:
            columns.first_row = place + 1
            return columns
    return _guessed(rows)


def is_help(row: list[str]) -> bool:
    """Tell the row that explains the columns to whoever fills the table in."""
    return sum(1 for cell in row if HELP_WORDS.search(cell)) > 1


def role_of(name: str) -> tuple[str, str]:
    """Return what a column of this name holds, and the letter or number in the name; both may be empty."""
    name = re.sub(r"\s+", " ", name).strip(" *:★")
    bare = re.sub(r"\s?\((?![a-lA-L]\)).*\)\s*$", "", name) or name
    if not bare or len(name) > LONGEST_NAME:
        return "", ""
    for role, pattern in COLUMN_NAMES:
        found = pattern.fullmatch(bare)
        if found:
            return role, next((group for group in found.groups() if group), "")
    return "", ""


def _named(row: list[str], below: Rows) -> Columns | None:
    roles = [role_of(cell) for cell in row]
    places: dict[str, list[int]] = {}
    for place, (role, _) in enumerate(roles):
        places.setdefault(role, []).append(place)
    numbered, answers = places.get("numbered_answer", []), places.get("answer", [])
    options = [place for place in places.get("option", []) if roles[place][1]]
    if numbered and answers:
        options, numbered = [*options, *numbered], []
    columns = Columns(
        number=_first(places.get("number")),
        type=_first(places.get("type")),
        stems=places.get("stem", []),
        options=sorted(options, key=lambda place: _rank(roles[place][1])),
        all_options=_first(places.get("options")),
        answers=[*answers[:1], *numbered],
        explanation=_first(places.get("explanation")),
    )
    _complete(columns, [place for place in places.get("", []) if row[place]], below)
    has_rest = columns.options or columns.all_options is not None or columns.answers or columns.type is not None
    return columns if columns.stems and has_rest else None


def _complete(columns: Columns, unknown: list[int], below: Rows) -> None:
    """Find by their content the columns whose names say nothing, where the other names leave no doubt."""
    filled = {place: cells for place in unknown if (cells := [row[place] for row in below if row[place]])}
    if not columns.answers and (columns.options or columns.stems):
        columns.answers = [place for place, cells in filled.items() if _mostly(cells, looks_like_key)][:1]
    if not columns.stems and len(columns.options) > 1 and columns.answers:
        free = [place for place in filled if place not in columns.answers]
        columns.stems = [max(free, key=lambda place: sum(map(len, filled[place])))] if free else []
    if columns.stems and columns.answers and not columns.options and columns.all_options is None:
        between = [place for place in filled if columns.stems[-1] < place < columns.answers[0]]
        columns.options = between if len(between) > 1 else []


def _first(places: list[int] | None) -> int | None:
    return places[0] if places else None


def _rank(sign: str) -> int:
    if sign.isdigit():
        return int(sign)
    return NUMERALS.index(sign[0]) + 1 if sign[0] in NUMERALS else ord(sign.lower()) - ord("a") + 1


def _guessed(rows: Rows) -> Columns | None:
    """Tell the columns of a table without a header: the longest texts are stems, the short keys answers."""
    filled = [row for row in rows if sum(1 for cell in row if cell) > 1]
    width = max((len(row) for row in filled), default=0)
    if width < 2:  # noqa: PLR2004  # a question and its answer
        return None
    columns = [[row[place] for row in filled if place < len(row) and row[place]] for place in range(width)]
    keys = [
        place for place, cells in enumerate(columns) if len(cells) * 2 > len(filled) and _mostly(cells, looks_like_key)
    ]
    numbers = [place for place in range(width) if columns[place] and _runs_on(columns[place])]
    types = [place for place in range(width) if columns[place] and _mostly(columns[place], type_named)]
    free = [place for place in range(width) if columns[place] and place not in {*keys, *numbers, *types}]
    if not keys or not free:
        return None
    stem = max(free, key=lambda place: sum(map(len, columns[place])) / max(len(columns[place]), len(filled) / 2))
    answer = next((place for place in keys if place > stem and place not in numbers), keys[-1])
    options = [place for place in free if stem < place < answer] if answer > stem else [p for p in free if p > stem]
    after = [place for place in free if place > max(answer, stem, *options, 0)] if answer > stem else []
    return Columns(
        number=_first(numbers),
        type=_first(types),
        stems=[stem],
        options=options if len(options) > 1 else [],
        all_options=options[0] if len(options) == 1 else None,
        answers=[answer],
        explanation=_first(after),
    )


def _mostly(cells: list[str], test: Callable[[str], object]) -> bool:
    return sum(1 for cell in cells if test(cell)) * 10 >= len(cells) * 8


def _runs_on(cells: list[str]) -> bool:
    return all(cell.isdigit() for cell in cells) and [int(cell) for cell in cells] == list(
        range(int(cells[0]), int(cells[0]) + len(cells))
    )
