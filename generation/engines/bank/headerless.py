"""The columns of a table without a header, told by what they hold alone."""

import re

from generation.engines.bank.answers import looks_like_key
from generation.engines.bank.cells import FEWEST
from generation.engines.bank.column_contents import WHOLE_QUESTION, Contents
from generation.engines.bank.columns import Columns, Rows
from generation.engines.bank.styled import fold

# Stems are no shorter: a table of names and marks is no bank.
SHORTEST_STEM = 6
MOST_OPTIONS = 12
NAME = re.compile(r"[^\W\d_][^\d?？:：=()（）_]*")
FIGURE = re.compile(r"\d{1,6}(?:\.\d{1,6})?%?")
ENDS_SENTENCE = re.compile(r"[。.?)]\s*$")


def guessed_columns(rows: Rows, *, spreadsheet: bool) -> Columns | None:
    """Return the columns of such a table; in a paper, statements and ticks need more to be questions."""
    filled = [row for row in rows if sum(map(bool, row)) > 1]
    # The first row may be one of names that nobody knows.
    for looked_at in (filled, filled[1:] if len(filled) > FEWEST else []):
        contents = Contents(looked_at)
        columns = _Guess(contents, spreadsheet=spreadsheet).columns() if contents.width >= FEWEST else None
        if columns:
            columns.first_row = _first_question(rows, columns, contents)
            return columns
    return _whole_questions(Contents(rows))


def _first_question(rows: Rows, columns: Columns, contents: Contents) -> int:
    """Return the first row that has an answer or options: what stands above names and explains."""
    (answer,) = columns.answers
    for place, row in enumerate(rows):
        filled = [column for column in columns.options if row[column]]
        named = contents.holds_keys(answer) and row[answer] and not looks_like_key(fold(row[answer]))
        if columns.stem is not None and row[columns.stem] and (row[answer] or len(filled) > 1) and not named:
            return place
    return 0


def _whole_questions(contents: Contents) -> Columns | None:
    """Return the column whose cells each hold a whole question."""
    filled = [place for place in contents.filled() if not contents.runs_on(place)]
    places = [place for place in filled if contents.holds_questions(place)]
    if len(places) != 1 or len(contents.cells(places[0])) < FEWEST:
        return None
    numbers = [place for place in contents.filled() if place not in filled]
    types = [place for place in filled if contents.holds_types(place)]
    keys = [place for place in filled if contents.holds_keys(place)]
    number = numbers[0] if numbers else None
    return Columns(stem=places[0], number=number, types=types[:1], answers=keys[:1], whole=True)


class _Guess:
    """Sorts the columns: numbers, types and keys first; the longest of the others are stems."""

    def __init__(self, contents: Contents, *, spreadsheet: bool) -> None:
        self._contents = contents
        self._spreadsheet = spreadsheet
        self._numbers = [place for place in contents.filled() if contents.runs_on(place)]
        self._types = [place for place in contents.filled() if contents.holds_types(place)]
        rest = [place for place in contents.filled() if place not in {*self._numbers, *self._types}]
        half = len(contents.rows) / 2
        self._keys = [place for place in rest if contents.holds_keys(place) and len(contents.cells(place)) > half]
        self._free = [place for place in rest if place not in self._keys]

    def columns(self) -> Columns | None:
        if not self._free:
            return None
        contents = self._contents
        stem = self._stem()
        answer = self._answer(stem)
        if answer is None:
            return None
        free = [place for place in self._free if place != answer]
        options = [place for place in free if stem < place < answer] if answer > stem else self._behind(stem, free)
        after = [place for place in free if place > max(answer, *options, stem) and not contents.holds_tags(place)]
        columns = Columns(
            number=self._numbers[0] if self._numbers else None,
            types=self._types[:1],
            stem=stem,
            options=options if len(options) > 1 else [],
            all_options=options[0] if len(options) == 1 and contents.holds_options(options[0]) else None,
            answers=[answer],
            explanations=after[:1],
        )
        return columns if self._is_bank(columns) else None

    def _stem(self) -> int:
        """Return the first column of texts long enough; options behind it and explanations may be longer."""
        contents = self._contents
        texts = [place for place in self._free if not contents.holds_tags(place)] or self._free
        before = [place for place in texts if self._keys and place < self._keys[-1]] or texts
        long_enough = [place for place in before if contents.length(place) >= SHORTEST_STEM]
        return long_enough[0] if long_enough else max(before, key=contents.length)

    def _answer(self, stem: int) -> int | None:
        if self._keys:
            return next((place for place in self._keys if place > stem), self._keys[-1])
        behind = [place for place in self._free if place > stem]
        if lists := [place for place in behind if self._contents.holds_lists(place)]:
            return lists[-1]
        for place in behind[2:MOST_OPTIONS]:
            before = [other for other in behind if other < place]
            if self._contents.repeats_an_option(place, before) or self._contents.points_to_options(place, before):
                return place
        return None

    def _behind(self, stem: int, free: list[int]) -> list[int]:
        """Return the columns that follow the stem, up to one that holds something else."""
        options: list[int] = []
        for place in free:
            if place == stem + len(options) + 1 and not self._contents.holds_tags(place):
                options.append(place)
        return options

    def _is_bank(self, columns: Columns) -> bool:
        """Tell a bank from a table of marks or of features, which have ticks and crosses too."""
        if columns.options or columns.all_options is not None:
            return not self._holds_marks(columns)
        if columns.stem is None or self._contents.length(columns.stem) < SHORTEST_STEM:
            return False
        verdicts = [place for place in self._keys if self._contents.holds_verdicts(place)]
        asks = self._numbers or self._contents.mostly(columns.stem, ENDS_SENTENCE.search)
        asks = asks or self._contents.mostly(columns.stem, WHOLE_QUESTION.search)
        return len(verdicts) <= 1 and bool(self._spreadsheet or asks)

    def _holds_marks(self, columns: Columns) -> bool:
        """Tell names with figures behind them, which would pass for options."""
        contents = self._contents
        if columns.stem is None or not columns.options or contents.length(columns.stem) >= SHORTEST_STEM:
            return False
        figures = all(contents.mostly(place, FIGURE.fullmatch) for place in columns.options)
        return figures and contents.mostly(columns.stem, NAME.fullmatch)
