"""What an item of a bank is, whatever paper it is printed on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from generation.questions import QuestionType

SINGLE = QuestionType.SINGLE_CHOICE
MULTIPLE = QuestionType.MULTIPLE_CHOICE
JUDGE = QuestionType.TRUE_OR_FALSE
BLANKS = QuestionType.MULTIPLE_BLANK
SHORT = QuestionType.SHORT_ANSWER
CHOICES = (SINGLE, MULTIPLE)
ORDER = (SINGLE, MULTIPLE, JUDGE, BLANKS, SHORT)


@dataclass(frozen=True, slots=True)
class Item:
    """An item as its author thinks of it: `{}` in the stem is where the paper leaves room for an answer."""

    type: QuestionType
    stem: str
    keys: tuple[str, ...]
    options: tuple[str, ...] = ()
    explanation: str = ""

    @property
    def letters(self) -> str:
        return "".join(self.keys)

    @property
    def right(self) -> tuple[str, ...]:
        """The texts of the right options."""
        return tuple(self.options["ABCDEF".index(key)] for key in self.keys)

    @property
    def is_true(self) -> bool:
        return self.keys == ("A",)

    def has_slot(self) -> bool:
        return "{}" in self.stem


def single(stem: str, key: str, *options: str, because: str = "") -> Item:
    return Item(SINGLE, stem, (key,), options, because)


def several(stem: str, keys: str, *options: str, because: str = "") -> Item:
    return Item(MULTIPLE, stem, tuple(keys), options, because)


def judged(stem: str, *, true: bool, because: str = "") -> Item:
    return Item(JUDGE, stem, ("A" if true else "B",), (), because)


def blanks(stem: str, *answers: str, because: str = "") -> Item:
    return Item(BLANKS, stem, answers, (), because)


def short(stem: str, answer: str, because: str = "") -> Item:
    return Item(SHORT, stem, (answer,), (), because)


def sections(items: Iterable[Item]) -> list[tuple[QuestionType, list[Item]]]:
    """Return the items by type, in the order in which papers have them."""
    held = list(items)
    groups = [(kind, [item for item in held if item.type is kind]) for kind in ORDER]
    return [group for group in groups if group[1]]


def by_section(items: Iterable[Item]) -> list[Item]:
    return [item for _, group in sections(items) for item in group]


def one_line(items: Sequence[Item]) -> list[Item]:
    """Return the items whose stems stand on one line."""
    return [item for item in items if "\n" not in item.stem]
