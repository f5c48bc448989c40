"""Options that are marked by numbers: told from questions because their numbers begin again in each."""

from collections.abc import Iterator, Sequence

from generation.engines.bank.lexer import Lexed, Number
from generation.engines.bank.options import Mark

OUTER = ("ordinal", "named", "plain")
INNER = ("closed", "boxed", "plain")
FEWEST = 2
MOST_QUESTIONS = 0.6


def form_of_numbered_options(lines: Sequence[Lexed]) -> str:
    """Return the form of number that runs 1, 2 … anew under most numbers of another form; empty where none does."""
    numbers = [line.number for line in lines if line.number]
    lettered = sum(1 for line in lines if line.marks and line.marks[0].index == 0 and line.marks[0].form != "bare")
    for outer in OUTER:
        count = sum(1 for number in numbers if number.form == outer)
        for inner in INNER:
            runs = sum(1 for _ in _runs(numbers, outer, inner)) if inner != outer else 0
            if runs >= max(FEWEST, MOST_QUESTIONS * count) and lettered < runs:
                return inner
    return ""


def _runs(numbers: Sequence[Number], outer: str, inner: str) -> Iterator[Number]:
    for number, first, second in zip(numbers, numbers[1:], numbers[2:], strict=False):
        forms = (number.form, first.form, second.form)
        if forms == (outer, inner, inner) and (first.value, second.value) == (1, FEWEST):
            yield number


def numbers_as_marks(lines: Sequence[Lexed], form: str) -> list[Mark]:
    """Return the numbers of a question's lines as marks of its options, as far as they run on."""
    marks: list[Mark] = []
    for line in lines:
        if any(label.start == 0 for label in line.labels):
            break
        number = line.number
        if form and number and number.form == form and number.value == len(marks) + 1:
            marks.append(Mark(line.place, 0, number.end, len(marks), form, 0.0, "digit"))
    return marks if len(marks) >= FEWEST else []
