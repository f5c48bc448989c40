"""What the stages of the bank reader hand to one another."""

from dataclasses import dataclass, field
from enum import StrEnum

from files.documents.types import Location
from generation.engines.bank.styled import Styled
from generation.questions import QuestionType


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the document, an automatic number put back in front of its text.

    `bullet` tells the item of a list that Word gives no number or letter.
    """

    text: Styled
    location: Location
    heading: bool = False
    bullet: bool = False


@dataclass(slots=True)
class Option:
    """An option as the document prints it; `ticked` where a star or tick marks it as right."""

    text: Styled
    ticked: bool = False


@dataclass(slots=True)
class Item:
    """A question in the document's own terms, before its key is attached and its type is known.

    `answers` are the texts that stand as the answer: one, or one for each blank where the document separates them.
    `asked` is the type that a tag, a type column or a heading names. `bulleted` tells options without any letter.
    """

    stem: Styled
    location: Location
    number: int | None = None
    section: int = 0
    asked: QuestionType | None = None
    options: list[Option] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    explanation: str = ""
    bulleted: bool = False


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """The answer to one question as a key block gives it."""

    number: int
    answer: str
    explanation: str = ""


@dataclass(slots=True)
class KeySection:
    """Entries of a key block under one heading of it; `asked` is the type that the heading names."""

    title: str = ""
    asked: QuestionType | None = None
    entries: list[KeyEntry] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class KeyTable:
    """A table of question numbers and answers."""

    entries: tuple[KeyEntry, ...]
    location: Location


@dataclass(frozen=True, slots=True)
class BankTable:
    """A table with a question a row."""

    items: tuple[Item, ...]
    location: Location


Part = Line | KeyTable | BankTable


@dataclass(slots=True)
class Group:
    """Questions and the key block that follows them."""

    items: list[Item] = field(default_factory=list)
    keys: list[KeySection] = field(default_factory=list)


@dataclass(slots=True)
class Assembly:
    """All that was found in a document: questions in order, and the lines that belong to none."""

    groups: list[Group] = field(default_factory=list)
    leftovers: list[Line] = field(default_factory=list)

    @property
    def items(self) -> list[Item]:
        return [item for group in self.groups for item in group.items]


class Doubt(StrEnum):
    """Why a question is uncertain: the codes of `Draft.warnings`."""

    NO_KEY = "no_key"
    NO_OPTIONS = "no_options"
    NO_BLANK = "no_blank"
    EMPTY_OPTION = "empty_option"
    KEY_NOT_AN_OPTION = "key_not_an_option"
    KEY_COUNT = "key_count_unlike_type"
    BLANK_COUNT = "blanks_and_answers_differ"
