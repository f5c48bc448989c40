"""What the readers of quiz files share: questions with their parts apart become the rows of one bank table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from files.documents.characters import clean
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished, left_out
from files.documents.types import Cell, Document, Kind, Run, TableBlock, TextBlock, TextKind

BLANK = "____"
_MAX_FILLED_CELLS = 200_000
_MAX_CELLS = 1_000_000
_MAX_CHARACTERS = 5_000_000
# A header numbers its columns with two digits.
_MOST_PARTS = 99
_MOST_KINDS_NAMED = 20
_LONGEST_KIND = 60
_NO_QUESTIONS = "The file has no question that can be read."
_EMPTY = Cell()


class Asked(StrEnum):
    """The words of the type column; empty where the options tell."""

    SINGLE = "Single choice"
    MULTIPLE = "Multiple response"
    VERDICT = "True/False"
    BLANKS = "Fill in the blanks"
    OPEN = "Short answer"
    UNSAID = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as a quiz file keeps it. `answers` are letters of options, texts for blanks or one model answer."""

    asked: Asked
    stem: str
    options: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    explanation: str = ""


@dataclass(frozen=True, slots=True)
class Unread:
    """A question of a kind that has no place in a bank, or that nobody can answer on paper."""

    kind: str


def choice(stem: str, options: Sequence[str], right: set[int], explanation: str, *, several: bool) -> Question:
    """Return a question with options; of two options without several keys their words tell the type."""
    asked = Asked.MULTIPLE if several else Asked.UNSAID if len(options) == 2 else Asked.SINGLE  # noqa: PLR2004 - a pair
    letters = tuple(_letter(place) for place in sorted(right))
    return Question(asked, stem, tuple(options), (",".join(letters),) if letters else (), explanation)


def blanks(stem: str, answers: Sequence[str], explanation: str) -> Question:
    """Return a question with blanks; answers that are not all known could only stand in the wrong place."""
    return Question(Asked.BLANKS, stem, (), tuple(answers) if all(answers) else (), explanation)


def document_of(kind: Kind, found: Sequence[Question | Unread], pictures: int, notes: tuple[str, ...]) -> Document:
    """Return the questions as the rows of a table, numbered as in the file, and say which were left out."""
    found = [_narrow(part) for part in found]
    numbered = [(number, part) for number, part in enumerate(found, 1) if isinstance(part, Question)]
    unread = Counter(part.kind for part in found if isinstance(part, Unread))
    said = (*_left_out(unread), *notes)
    if not numbered:
        raise ReadError(ReadCode.EMPTY, " ".join((_NO_QUESTIONS, *said)))
    questions = [question for _, question in numbered]
    _check(questions)
    header = _header(questions)
    rows = [tuple(map(_cell, header))]
    widest = max(len(question.options) for question in questions)
    rows.extend(tuple(_row(question, widest, len(header))) for question in questions)
    table = TableBlock(tuple(rows), row_numbers=(0, *(number for number, _ in numbered)))
    return finished(kind, (table,), pictures, said)


def _narrow(part: Question | Unread) -> Question | Unread:
    wide = isinstance(part, Question) and max(len(part.options), len(part.answers)) > _MOST_PARTS
    return Unread("more than 99 parts") if wide else part


def _left_out(unread: Counter[str]) -> Iterator[str]:
    named = unread.most_common(_MOST_KINDS_NAMED)
    for kind, count in named:
        name = clean(kind)[:_LONGEST_KIND].strip() or "unknown"
        yield from left_out(count, f"question of the kind {name}", f"questions of the kind {name}")
    rest = unread.total() - sum(count for _, count in named)
    yield from left_out(rest, "question of another kind", "questions of other kinds")


def _check(questions: Sequence[Question]) -> None:
    filled = sum(len(question.options) + len(question.answers) + 3 for question in questions)
    characters = sum(
        len(question.stem) + len(question.explanation) + sum(map(len, (*question.options, *question.answers)))
        for question in questions
    )
    if filled > _MAX_FILLED_CELLS or characters > _MAX_CHARACTERS:
        raise ReadError(ReadCode.TOO_LARGE)
    if len(questions) * len(_header(questions)) > _MAX_CELLS:
        raise ReadError(ReadCode.TOO_LARGE)


def _header(questions: Sequence[Question]) -> tuple[str, ...]:
    options = max(len(question.options) for question in questions)
    answers = max(len(question.answers) for question in questions)
    return (
        "Type",
        "Question",
        *(f"Option {number}" for number in range(1, options + 1)),
        "Explanation",
        *(f"Answer {number}" for number in range(1, answers + 1)),
    )


def _row(question: Question, widest: int, width: int) -> Iterator[Cell]:
    yield _cell(question.asked) if question.asked else _EMPTY
    yield _cell(question.stem)
    yield from map(_cell, question.options)
    yield from [_EMPTY] * (widest - len(question.options))
    yield _cell(question.explanation) if question.explanation else _EMPTY
    yield from map(_cell, question.answers)
    yield from [_EMPTY] * (width - widest - 3 - len(question.answers))


def _cell(text: str) -> Cell:
    """Return a cell with the text, which may be empty: an option that is only a picture is one all the same."""
    return Cell((TextBlock(TextKind.PARAGRAPH, (Run(text),)),))


def _letter(place: int) -> str:
    head, tail = divmod(place, 26)
    return (_letter(head - 1) if head else "") + chr(ord("A") + tail)
