"""What a column of a bank table is by what stands in it."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

from generation.engines.bank.answers import INDEXES, VERDICTS, looks_like_key, plain_name
from generation.engines.bank.cells import FEWEST, is_type, listed_texts, options_in
from generation.engines.bank.lexer import number_of
from generation.engines.bank.styled import Styled, fold

# So many rows tell what a column holds.
SAMPLED_ROWS = 200
# No bank has more columns; what stands farther out is not looked at.
MOST_COLUMNS = 100
MOST = 0.8
WHOLE_QUESTION = re.compile(r"[\s)。?)]\s{0,9}[(\[]?[Bb]\s?[.、:)\]]|答案\s?[:\]]|\banswer\s?:", re.IGNORECASE)
WEAK_SEPARATORS = (
    re.compile(r"[,，]"),
    re.compile(r"、"),
    re.compile(r"/"),
    re.compile(r"[\^~]+"),
    re.compile(r"\s{2,}"),
)
FEWEST_OPTIONS, MOST_OPTIONS = 3, 8
FEW_ROWS = 5


class Contents:
    """The cells of a table's first rows by column, folded."""

    def __init__(self, rows: Sequence[Sequence[str]]) -> None:
        self.rows = [[fold(cell) for cell in row[:MOST_COLUMNS]] for row in rows[:SAMPLED_ROWS]]
        self.width = max(map(len, self.rows), default=0)
        self._columns = {
            place: [row[place] for row in self.rows if place < len(row) and row[place]] for place in range(self.width)
        }

    def cells(self, place: int) -> list[str]:
        return self._columns.get(place, [])

    def filled(self) -> list[int]:
        return [place for place in range(self.width) if self._columns[place]]

    def length(self, place: int) -> float:
        """Return how long the texts of a column are, one that is mostly empty counting less."""
        cells = self.cells(place)
        return sum(map(len, cells)) / max(len(cells), len(self.rows) / 2, 1)

    def mostly(self, place: int, test: Callable[[str], object]) -> bool:
        cells = self.cells(place)
        return bool(cells) and sum(1 for cell in cells if test(cell)) >= MOST * len(cells)

    def holds_keys(self, place: int) -> bool:
        return self.mostly(place, looks_like_key)

    def holds_verdicts(self, place: int) -> bool:
        return self.mostly(place, lambda cell: cell.strip(" ().").casefold() in VERDICTS)

    def holds_types(self, place: int) -> bool:
        return self.mostly(place, is_type)

    def holds_tags(self, place: int) -> bool:
        """Tell a column of a few words that come again and again: chapters, levels, points."""
        cells = self.cells(place)
        return len(cells) >= FEW_ROWS and len(set(cells)) <= max(2, len(cells) // 4)

    def holds_options(self, place: int) -> bool:
        return self.mostly(place, lambda cell: len(options_in(Styled.plain(cell))) >= FEWEST)

    def holds_lists(self, place: int) -> bool:
        """Tell a column of lists as programs write them."""
        return self.mostly(place, listed_texts)

    def holds_questions(self, place: int) -> bool:
        """Tell a column whose cells hold a question with its options or answer each."""
        cells = self.cells(place)
        whole = [cell for cell in cells if "\n" in cell or len(cell) > 20]  # noqa: PLR2004  # no heading is as long
        found = sum(1 for cell in whole if WHOLE_QUESTION.search(cell))
        return bool(whole) and found >= MOST * len(whole) and 2 * len(whole) > len(cells)

    def runs_on(self, place: int) -> bool:
        """Tell a column of numbers that count the rows, from 1 again below each heading."""
        cells = self.cells(place)
        if not cells or not all(cell.isdecimal() and len(cell) < 6 for cell in cells):  # noqa: PLR2004  # no bank has as many
            return False
        numbers = [int(cell) for cell in cells]
        return _count_on(numbers) and (len(numbers) > 1 or numbers[0] == 1)

    def numbers_stems(self, place: int) -> bool:
        """Tell a column of texts that each begin with their number."""
        numbers = [found.value for cell in self.cells(place) if (found := number_of(cell)) and not found.weak]
        return len(numbers) > 1 and len(numbers) >= MOST * len(self.cells(place)) and _count_on(numbers)

    def repeats_an_option(self, place: int, options: Sequence[int]) -> bool:
        """Tell a column whose cells say what another cell of their row says."""
        return self._share(place, lambda row: plain_name(row[place]) in {plain_name(row[other]) for other in options})

    def points_to_options(self, place: int, options: Sequence[int]) -> bool:
        """Tell a column of numbers none of which is greater than the count of its row's options."""
        return self._share(
            place,
            lambda row: (
                INDEXES.fullmatch(row[place].strip()) is not None
                and all(
                    0 < int(number) <= sum(1 for other in options if row[other])
                    for number in re.findall(r"\d+", row[place])
                )
            ),
        )

    def _share(self, place: int, test: Callable[[list[str]], bool]) -> bool:
        rows = [row for row in self.rows if place < len(row) and row[place]]
        return bool(rows) and sum(map(test, rows)) >= MOST * len(rows)

    def weak_separator(self, place: int) -> re.Pattern[str] | None:
        """Return the comma or the like by which a column separates its options, if all rows show it."""
        cells = self.cells(place)
        if len(cells) < FEWEST or self.holds_options(place):
            return None
        for separator in WEAK_SEPARATORS:
            counts = Counter(len([piece for piece in separator.split(cell) if piece]) for cell in cells)
            (usual, times), *_ = counts.most_common(1)
            if FEWEST_OPTIONS <= usual <= MOST_OPTIONS and times >= MOST * len(cells) and min(counts) >= FEWEST:
                return separator
        return None


def _count_on(numbers: Sequence[int]) -> bool:
    """Tell numbers most of which are by one greater than those before them, or begin again."""
    steps = sum(1 for one, two in pairwise(numbers) if two == one + 1)
    restarts = sum(1 for one, two in pairwise(numbers) if two == 1 != one)
    return 2 * steps >= len(numbers) - 1 and steps + restarts >= MOST * (len(numbers) - 1)
