"""A calculation as its family works it out, before it becomes a question of some type."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

_MANY_DIGITS = 10_000


class Language(StrEnum):
    """The languages in which the families speak."""

    ENGLISH = "en"
    CHINESE = "zh"


@dataclass(frozen=True, slots=True)
class Shape:
    """How the values of an exercise are shown: `template` puts the unit to the number, `places` are decimals at most.

    A `fixed` value that isn't whole has all its places, as prices have. A measure can't be below zero, an unknown
    can (`signed`).
    """

    template: str = "{}"
    places: int = 0
    fixed: bool = False
    signed: bool = False

    def fits(self, value: Fraction) -> bool:
        """Tell whether the value can stand among the options: shown exactly, and sensible for what is measured."""
        return (value * 10**self.places).denominator == 1 and (self.signed or value > 0)

    def number(self, value: Fraction, language: Language) -> str:
        return shown(value, language, self.places if self.fixed else 0)

    def text(self, value: Fraction, language: Language) -> str:
        return self.template.format(self.number(value, language))


@dataclass(frozen=True, slots=True)
class Slip:
    """A wrong value and the mistake that leads to it, told as a clause."""

    value: Fraction
    why: str


@dataclass(frozen=True, slots=True)
class Exercise:
    """A calculation with one value as its answer.

    `question` asks for it; `claim` states it, with `{}` where the value stands as its shape shows it. Both follow
    the `setting`, which may be empty.
    """

    setting: str
    question: str
    claim: str
    answer: Fraction
    slips: tuple[Slip, ...]
    working: str
    shape: Shape


@dataclass(frozen=True, slots=True)
class Option:
    """An option that is right or wrong whatever the others are, and why it is."""

    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Selection:
    """A question with several right options: more of both sorts than one question takes."""

    stem: str
    right: tuple[Option, ...]
    wrong: tuple[Option, ...]
    working: str = ""


def shown(value: Fraction, language: Language, fixed: int = 0) -> str:
    """Return the value in figures, exactly; `fixed` is how many decimals a value has that isn't whole."""
    sign, size = ("−" if value < 0 else ""), abs(value)
    if size.denominator == 1:
        return sign + _grouped(size.numerator, language)
    places = _places(size.denominator)
    if places is None:
        return f"{sign}{size.numerator}/{size.denominator}"
    places = max(places, fixed)
    whole, rest = divmod(size.numerator * 10**places // size.denominator, 10**places)
    return f"{sign}{_grouped(whole, language)}.{rest:0{places}d}"


def _grouped(number: int, language: Language) -> str:
    is_grouped = language is Language.ENGLISH and number >= _MANY_DIGITS
    return f"{number:,}" if is_grouped else str(number)


def _places(denominator: int) -> int | None:
    """Return how many decimals a fraction with this denominator has, None where they don't end."""
    twos = fives = 0
    while denominator % 2 == 0:
        denominator, twos = denominator // 2, twos + 1
    while denominator % 5 == 0:
        denominator, fives = denominator // 5, fives + 1
    return max(twos, fives) if denominator == 1 else None
