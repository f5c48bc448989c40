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
    `asked` is the type that a tag, a type column or a heading names. `bulleted` tells options without any letter,
    `tabular` a row of a table, which can't run into another question, `exact` parts that the file keeps apart: no key,
    no mark is to be looked for inside of them. `doubts` are what the stages noted on their way.
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
    tabular: bool = False
    exact: bool = False
    doubts: "list[Doubt]" = field(default_factory=list)


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
    """A table of question numbers and answers; `asked` is the type of the questions that it says it is for.

    `leftovers` are the rows that give no key.
    """

    entries: tuple[KeyEntry, ...]
    location: Location
    asked: QuestionType | None = None
    leftovers: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class BankTable:
    """A table with a question a row; `leftovers` are the rows that belong to none, `unread` the columns left out.

    The `section` of each item counts the headings above it in the table.
    """

    items: tuple[Item, ...]
    location: Location
    leftovers: tuple[Line, ...] = ()
    unread: tuple[str, ...] = ()


Part = Line | KeyTable | BankTable


@dataclass(slots=True)
class Group:
    """Questions and the key block that follows them."""

    items: list[Item] = field(default_factory=list)
    keys: list[KeySection] = field(default_factory=list)


@dataclass(slots=True)
class Assembly:
    """All that was found in a document: questions in order, the lines and the keys that belong to none, headings.

    Beside each line that is left over stands how many questions come before it.
    """

    groups: list[Group] = field(default_factory=list)
    leftovers: list[tuple[Line, int]] = field(default_factory=list)
    spare_keys: list[KeyEntry] = field(default_factory=list)
    headings: list[Line] = field(default_factory=list)

    @property
    def items(self) -> list[Item]:
        return [item for group in self.groups for item in group.items]


class Doubt(StrEnum):
    """What is to be said about a question: the codes of `Draft.warnings`. Their weights are in confidence.py."""

    NO_KEY = "no_key"
    KEY_BY_LOOK = "key_by_look"
    KEY_BY_EXPLANATION = "key_by_explanation"
    KEY_MISSING = "no_key_unlike_others"
    KEY_NOT_AN_OPTION = "key_not_an_option"
    KEY_COUNT = "key_count_unlike_type"
    TWO_KEYS = "keys_disagree"
    TWO_EXPLANATIONS = "explanations_disagree"
    EXPLANATION_KEY = "explanation_names_another_key"
    TYPES_DISAGREE = "types_disagree"
    TYPE_UNLIKE_FORM = "type_unlike_form"
    NO_OPTIONS = "no_options"
    OPTIONS_LEFT_OUT = "options_left_out"
    EMPTY_OPTION = "empty_option"
    EQUAL_OPTIONS = "equal_options"
    FEWER_OPTIONS = "fewer_options_than_others"
    OPTIONS_IN_STEM = "options_in_stem"
    OPTION_IN_OPTION = "option_in_option"
    LONG_OPTION = "long_option"
    MORE_LINES = "more_lines_than_others"
    NO_BLANK = "no_blank"
    BLANK_COUNT = "blanks_and_answers_differ"
    NUMBER_SKIPPED = "number_skipped_behind"
    NUMBER_DISORDER = "number_out_of_order"
    LONG_STEM = "long_stem"
    WORDLESS_STEM = "wordless_stem"
    TEXT_LEFT_OUT = "text_left_out"
    PICTURE = "refers_to_a_picture"
