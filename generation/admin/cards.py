"""A question as the admin's pages show it."""

from dataclasses import dataclass
from functools import cached_property

from generation.admin.words import TYPES, in_words
from generation.engines.bank.confidence import UNCERTAIN_BELOW
from generation.models import Question
from generation.questions import CHOICE_TYPES, QuestionType, lettered


@dataclass(frozen=True, slots=True)
class Line:
    """An option; `right` where it is a key."""

    letter: str
    text: str
    right: bool


class Card:
    """A stored question in words: what the templates show of it."""

    def __init__(self, question: Question) -> None:
        self.question = question

    @property
    def number(self) -> int:
        return self.question.ordinal + 1

    @property
    def type(self) -> str:
        return TYPES[QuestionType(self.question.type)]

    @cached_property
    def options(self) -> list[Line]:
        keys = set(self.question.keys)
        return [Line(choice.letter, choice.text, choice.letter in keys) for choice in lettered(self.question.choices)]

    @property
    def key(self) -> str:
        """The keys in one line: letters together, answers apart."""
        keys = [str(key) for key in self.question.keys]
        return (", " if self.question.type in CHOICE_TYPES else " · ").join(keys)

    @property
    def confidence(self) -> str:
        sure = self.question.confidence
        # Cut, not rounded: what is not quite sure is never shown as sure.
        return "" if sure is None else f"{int(sure * 100 + 1e-9)} %"

    @property
    def doubted(self) -> bool:
        return self.question.confidence is not None and self.question.confidence < 1

    @property
    def uncertain(self) -> bool:
        return self.question.confidence is not None and self.question.confidence < UNCERTAIN_BELOW

    @property
    def reasons(self) -> list[str]:
        return [in_words(code) for code in self.question.warnings]
