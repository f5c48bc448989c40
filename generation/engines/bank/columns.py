"""Which column of a bank table holds what: told by the names in its header, or by what the columns contain."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from generation.engines.bank.cells import FEWEST
from generation.engines.bank.column_contents import MOST_COLUMNS, Contents
from generation.engines.bank.column_names import GROUNDS, HELP_WORDS, PARTIAL, RIGHT_ANSWER, SOLUTION, STEM_NAMES, Role
from generation.engines.bank.column_roles import rank_of, role_of
from generation.engines.bank.styled import fold

Rows = Sequence[Sequence[str]]
SEARCHED_ROWS = 12
LONGEST_HELP = 200


@dataclass(slots=True)
class Columns:
    """The columns of a bank table by their place, and the row where its questions begin.

    `answers` are read together; `other_answers` only where these are empty. `flags` are the columns that say of
    each option, in the order of `options`, whether it is right. In a table that is `whole`, a cell holds a question
    with all its parts.
    """

    first_row: int = 0
    number: int | None = None
    types: list[int] = field(default_factory=list)
    shared_stem: int | None = None
    stem: int | None = None
    options: list[int] = field(default_factory=list)
    all_options: int | None = None
    answers: list[int] = field(default_factory=list)
    other_answers: list[int] = field(default_factory=list)
    flags: list[int] = field(default_factory=list)
    explanations: list[int] = field(default_factory=list)
    whole: bool = False
    names: tuple[str, ...] = ()

    def unread(self, rows: Rows) -> tuple[str, ...]:
        """Return the names of the columns that have something in the rows, but no part of a question."""
        lists = (self.types, self.options, self.answers, self.other_answers, self.flags, self.explanations)
        read = {self.number, self.shared_stem, self.stem, self.all_options, *chain.from_iterable(lists)}
        return tuple(
            name
            for place, name in enumerate(self.names)
            if name and place not in read and any(row[place] for row in rows[self.first_row :])
        )


def named_columns(rows: Rows) -> Columns | None:
    """Return the columns that a header names within the first rows."""
    for place in range(min(len(rows), SEARCHED_ROWS)):
        if columns := header_at(rows, place):
            return columns
    return None


def header_at(rows: Rows, place: int) -> Columns | None:
    """Return the columns that the row names, together with a second row of names if that goes on with it."""
    names, used = list(rows[place][:MOST_COLUMNS]), 1
    if sum(map(bool, names)) < FEWEST:
        return None
    if place + 1 < len(rows) and _goes_on(names, rows[place + 1][:MOST_COLUMNS]):
        names, used = _joined(names, rows[place + 1][:MOST_COLUMNS]), 2
    columns = _Header(names, Contents(rows[place + used :])).columns()
    if columns:
        columns.first_row = place + used
        columns.names = tuple(rows[place])
    return columns


def is_help(row: Sequence[str]) -> bool:
    """Tell the row that explains the columns to whoever fills the table in."""
    if not HELP_WORDS.search(fold("\t".join(row))):
        return False
    return sum(1 for cell in row if len(cell) < LONGEST_HELP and HELP_WORDS.search(fold(cell))) > 1


def _goes_on(names: Sequence[str], below: Sequence[str]) -> bool:
    """Tell a second row of a header: short names below those that span several columns, none below the stem's."""
    filled = [place for place, cell in enumerate(below) if cell]
    stems = [place for place, name in enumerate(names) if role_of(name)[0] in {Role.STEM, Role.SHARED_STEM}]
    if len(filled) < FEWEST or not stems or any(below[place] for place in stems):
        return False
    return all(role_of(below[place])[0] or _is_sign(below[place]) for place in filled)


def _is_sign(name: str) -> bool:
    return len(name) <= FEWEST and name.isalnum()


def _joined(names: Sequence[str], below: Sequence[str]) -> list[str]:
    """Return the names of a header of two rows: the lower ones, a mere sign with the word above it."""
    joined, above = [], ""
    for name, lower in zip(names, below, strict=True):
        above = name or above
        word = {Role.OPTIONS: "选项", Role.ANSWER: "答案"}.get(role_of(above)[0], "")
        joined.append((word + lower if _is_sign(lower) and word else lower) or name)
    return joined


class _Header:
    """Turns the names of columns into their roles, and fills gaps by what the columns hold."""

    def __init__(self, names: Sequence[str], contents: Contents) -> None:
        self._names = names
        self._contents = contents
        roles = [role_of(name) for name in names]
        self._signs = [sign for _, sign in roles]
        self._places: dict[Role, list[int]] = {}
        for place, (role, _) in enumerate(roles):
            self._places.setdefault(role, []).append(place)

    def columns(self) -> Columns | None:
        named = sum(len(places) for role, places in self._places.items() if role)
        if named < FEWEST or (not self._of(Role.STEM) and 2 * named <= sum(map(bool, self._names))):
            return None
        columns = Columns(
            types=self._of(Role.TYPE),
            number=self._first(Role.NUMBER),
            explanations=self._explanations(),
        )
        self._find_stem(columns)
        self._find_answers(columns)
        self._find_options(columns)
        self._complete(columns)
        return columns if self._is_bank(columns) else None

    def _of(self, role: Role) -> list[int]:
        return self._places.get(role, [])

    def _first(self, role: Role) -> int | None:
        places = self._of(role)
        return places[0] if places else None

    def _explanations(self) -> list[int]:
        """Return the columns that explain the whole question, not a single option of it."""
        places = self._of(Role.EXPLANATION)
        grounds = [place for place in self._of(Role.NONE) if GROUNDS.fullmatch(self._names[place])]
        if not places and grounds:
            self._places[Role.NONE] = [place for place in self._of(Role.NONE) if place not in grounds]
            return grounds[:1]
        return [place for place in places if not PARTIAL.fullmatch(fold(self._names[place]))] or places

    def _find_stem(self, columns: Columns) -> None:
        stems = [place for place in self._of(Role.STEM) if not self._contents.runs_on(place)]
        if columns.number is None and len(stems) < len(self._of(Role.STEM)):
            columns.number = next(place for place in self._of(Role.STEM) if place not in stems)
        columns.stem = min(stems, key=self._stem_rank) if stems else None
        columns.shared_stem = self._first(Role.SHARED_STEM)
        if columns.stem is None:
            columns.stem, columns.shared_stem = columns.shared_stem, None

    def _stem_rank(self, place: int) -> tuple[int, float]:
        name = fold(self._names[place]).replace(" ", "").partition("(")[0]
        rank = next((rank for rank, names in enumerate(STEM_NAMES) if names.fullmatch(name)), len(STEM_NAMES))
        return (rank, -self._contents.length(place)) if self._contents.cells(place) else (len(STEM_NAMES) + 1, 0)

    def _find_answers(self, columns: Columns) -> None:
        named = self._of(Role.ANSWER)
        solved = [place for place in named if SOLUTION.fullmatch(self._names[place])]
        if len(solved) < len(named):
            columns.explanations += solved
            named = [place for place in named if place not in solved]
        best = [place for place in named if RIGHT_ANSWER.search(fold(self._names[place]))] or named
        alike = [place for place in best if self._names[place] == self._names[best[0]]] if best else []
        columns.answers = alike
        columns.other_answers = [place for place in named if place not in alike]

    def _find_options(self, columns: Columns) -> None:
        options = sorted(
            (place for place in self._of(Role.OPTION) if self._signs[place]),
            key=lambda place: rank_of(self._signs[place]),
        )
        numbered, wrong = self._of(Role.NUMBERED), self._of(Role.WRONG)
        if numbered and not options and (columns.answers or self._have_ticks(numbered)):
            options, numbered = numbered, []
        if wrong and columns.answers and not options:
            options = sorted([columns.answers[0], *wrong])
        columns.options = options
        columns.answers += [place for place in numbered if place not in columns.answers]
        self._find_flags(columns)
        listed = [place for place in self._of(Role.OPTIONS) if not self._contents.holds_keys(place)]
        if len(listed) > 1 and not options and all(self._names[place] == self._names[listed[0]] for place in listed):
            columns.options = listed
        elif listed:
            columns.all_options = max(listed, key=self._contents.length)
        elif self._of(Role.OPTIONS) and columns.answers and not options:
            columns.all_options = self._beside_letters(columns)

    def _beside_letters(self, columns: Columns) -> int | None:
        """Return the column of the options' texts behind that of their letters."""
        place = self._of(Role.OPTIONS)[-1] + 1
        texts = {*self._of(Role.STEM), *self._of(Role.NONE)} - {columns.stem}
        return place if place in texts and self._contents.cells(place) else None

    def _have_ticks(self, places: Sequence[int]) -> bool:
        cells = [cell for place in places for cell in self._contents.cells(place)]
        return any(cell.startswith("*") for cell in cells)

    def _find_flags(self, columns: Columns) -> None:
        flags = {rank_of(self._signs[place]): place for place in self._of(Role.FLAG) if self._signs[place]}
        ranks = [rank_of(self._signs[place]) for place in columns.options if self._signs[place]]
        if flags and len(flags) > 1 and all(rank in ranks for rank in flags) and all(rank in flags for rank in ranks):
            columns.flags = [flags[rank] for rank in ranks]
        elif flags and not columns.answers:
            columns.answers = sorted(flags.values())

    def _complete(self, columns: Columns) -> None:
        """Find by their content the columns whose names say nothing, where the other names leave no doubt."""
        contents, free = self._contents, [place for place in self._of(Role.NONE) if self._contents.cells(place)]
        self._widen(columns, free)
        if not columns.types:
            columns.types = [place for place in free if contents.holds_types(place)][:1]
        free = [place for place in free if place not in columns.types]
        if not columns.answers and not columns.flags and (columns.options or columns.stem is not None):
            columns.answers = self._unnamed_answer(columns, free)
        free = [place for place in free if place not in columns.answers]
        if columns.stem is None and (columns.answers or columns.flags) and len(columns.options) > 1 and free:
            columns.stem = max(free, key=contents.length)
        if columns.stem is not None and columns.answers and not columns.options and columns.all_options is None:
            between = [place for place in free if columns.stem < place < columns.answers[0]]
            columns.options = between if len(between) > 1 else []
            listed = [place for place in free if place != columns.stem and contents.holds_options(place)]
            columns.all_options = listed[0] if listed and not columns.options else None
        self._take_answers_for_options(columns)

    def _widen(self, columns: Columns, free: list[int]) -> None:
        """Add the nameless columns beside a name that stands above several of them."""
        nameless = {place for place in free if not self._names[place]}
        if columns.all_options is not None and columns.all_options + 1 in nameless:
            columns.options, columns.all_options = [columns.all_options], None
        for places in (columns.options, columns.answers):
            while places and max(places) + 1 in nameless and not self._contents.holds_types(max(places) + 1):
                nameless.discard(max(places) + 1)
                free.remove(max(places) + 1)
                places.append(max(places) + 1)

    def _unnamed_answer(self, columns: Columns, free: list[int]) -> list[int]:
        tests = (
            self._contents.holds_keys,
            lambda place: len(columns.options) > 1 and self._contents.repeats_an_option(place, columns.options),
            lambda place: len(columns.options) > 1 and self._contents.points_to_options(place, columns.options),
        )
        for test in tests:
            if found := [place for place in free if test(place)]:
                return found[:1]
        keys = [place for place in self._of(Role.OPTIONS) if self._contents.holds_keys(place)]
        return keys[:1]

    def _take_answers_for_options(self, columns: Columns) -> None:
        """Read a column named "Answers" that lists the possible ones, beside that of the right one, as options."""
        if columns.options or columns.all_options is not None or not columns.answers:
            return
        listed = [place for place in columns.other_answers if self._contents.holds_options(place)]
        if listed:
            columns.all_options = listed[0]
            columns.other_answers.remove(listed[0])

    def _is_bank(self, columns: Columns) -> bool:
        if columns.stem is None:
            return False
        typed = any(self._contents.holds_types(place) for place in columns.types)
        parts = len(columns.options) > 1 or columns.all_options is not None or columns.answers
        columns.whole = not columns.options and columns.all_options is None and not columns.answers
        columns.whole = columns.whole and self._contents.holds_questions(columns.stem)
        numbered = columns.number is not None and self._contents.runs_on(columns.number)
        return bool(parts or typed or columns.whole or numbered)
