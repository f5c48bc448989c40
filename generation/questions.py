"""A question as the engines, the checks and the database speak of it."""

from dataclasses import dataclass
from enum import StrEnum

BLANK = "____"


class QuestionType(StrEnum):
    """The kinds of question, in the API's own words."""

    SINGLE_CHOICE = "single_choice"
    MULTIPLE_CHOICE = "multiple_choice"
    TRUE_OR_FALSE = "true_or_false"
    MULTIPLE_BLANK = "multiple_blank"
    SHORT_ANSWER = "short_answer"


# The types whose keys are letters of choices.
CHOICE_TYPES = frozenset({QuestionType.SINGLE_CHOICE, QuestionType.MULTIPLE_CHOICE, QuestionType.TRUE_OR_FALSE})


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a question; letters run A, B, C … (AA after Z)."""

    letter: str
    text: str


@dataclass(frozen=True, slots=True)
class Draft:
    """A question for one slot of a job's plan.

    `keys` are letters for the choice types, else one text for each blank (`____`) of the stem, or the model answer
    of a short answer. `evidence` is the passage that supports the key, word for word as the material has it, and
    `place` says in the question's language where it stands ("page 3, Photosynthesis"); both are empty where the
    question has no material. `warnings` are codes of flaws that do not keep the question out. `confidence` says from 0
    to 1 how sure it is that a question was read rightly; it is None where nothing was read, but written.
    """

    slot: int
    type: QuestionType
    stem: str
    choices: tuple[Choice, ...] = ()
    keys: tuple[str, ...] = ()
    explanation: str = ""
    evidence: str = ""
    place: str = ""
    warnings: tuple[str, ...] = ()
    confidence: float | None = None


def letter(index: int) -> str:
    """Return the letter of the choice at `index` (from 0): A to Z, then AA, AB and so on."""
    head, tail = divmod(index, 26)
    return (letter(head - 1) if head else "") + chr(ord("A") + tail)


def lettered(texts: list[str] | tuple[str, ...]) -> tuple[Choice, ...]:
    """Return the texts as choices A, B, C … in their order."""
    return tuple(Choice(letter(index), text) for index, text in enumerate(texts))
