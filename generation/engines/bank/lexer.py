"""The lexer: what the parts of a line may be. It decides nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from generation.engines.bank.answers import verdict
from generation.engines.bank.headings import Heading, heading_of, is_key_heading
from generation.engines.bank.labels import (
    ANSWER_LABEL,
    EXPLANATION_LABEL,
    META_LABEL,
    REMARK_LABEL,
    SOLUTION_IS_KEY,
    SOLUTION_LABEL,
    WRONG_ONE,
)
from generation.engines.bank.model import Line
from generation.engines.bank.number_forms import FORMS, NUMBER, WEAK, YEAR
from generation.engines.bank.options import Mark, marks_of
from generation.engines.bank.words import NUMERALS, PAGE_LINE, SEPARATOR, TAGGED

# More marks than any line of options has.
MOST_MARKS = 500


@dataclass(frozen=True, slots=True)
class Number:
    """A number at the start of a line; `weak` where a decimal or a year would look the same.

    `slot` is the key that stands in a bracket or on a line in front of it: "( √ ) 3. …", "__B__ 3. …". `tight` tells
    a figure right behind the point: "3.14".
    """

    value: int
    form: str
    tag: str
    end: int
    weak: bool
    slot: str = ""
    tight: bool = False


class Opens(StrEnum):
    """What a label opens."""

    ANSWER = "answer"
    EXPLANATION = "explanation"
    META = "meta"


@dataclass(frozen=True, slots=True)
class Label:
    """A label from `start` to `end`, and what it opens.

    What is `either` opens the answer of a question that has neither options nor an answer.
    """

    opens: Opens
    start: int
    end: int
    either: bool = False


@dataclass(frozen=True, slots=True)
class Lexed:
    """A line and all that it may hold.

    `remarks` are labels only below options or an answer; anywhere else they are words of the text.
    """

    place: int
    line: Line
    folded: str
    number: Number | None
    marks: tuple[Mark, ...]
    labels: tuple[Label, ...]
    remarks: tuple[Label, ...]
    heading: Heading | None
    key_heading: bool
    separator: bool
    tagged: bool
    page_line: bool

    @property
    def opens_with(self) -> Opens | None:
        """What the label opens that the line begins with, its number aside."""
        start = self.number.end if self.number else 0
        if self.labels and not self.folded[start : self.labels[0].start].strip():
            return self.labels[0].opens
        if self.labels and not self.folded[: self.labels[0].start].strip():
            return self.labels[0].opens
        return None


def lex(line: Line, place: int) -> Lexed:
    folded = line.text.folded
    key_heading = is_key_heading(folded)
    number = number_of(folded)
    if number and number.form == "bare" and line.bullet:
        number = None
    return Lexed(
        place=place,
        line=line,
        folded=folded,
        number=number,
        marks=tuple(islice(marks_of(place, folded), MOST_MARKS)),
        labels=tuple(sorted(_labels(folded), key=lambda label: label.start)),
        remarks=tuple(Label(Opens.EXPLANATION, *found.span()) for found in REMARK_LABEL.finditer(folded)),
        heading=None
        if key_heading or (number and number.form == "typed")
        else heading_of(folded, marked=line.heading and not number),
        key_heading=key_heading,
        separator=SEPARATOR.fullmatch(folded) is not None,
        tagged=TAGGED.match(folded) is not None,
        page_line=PAGE_LINE.fullmatch(folded) is not None,
    )


def number_of(folded: str) -> Number | None:
    found = NUMBER.match(folded)
    if not found:
        return None
    form = next(name for name in FORMS if found[name])
    end = found.start("tight") if found["tight"] else found.end()
    tight = found["tight"] is not None
    slot = found["slot"] or found["lined"] or ""
    if tight and slot and not verdict(slot) and not YEAR.match(folded, end):
        # An option, "(D)3.2", and no key in front of a number.
        return None
    weak = form in WEAK or tight
    value = _chinese(found[form]) if form in {"chinese", "numeral"} else int(found[form])
    return Number(value, form, (found["tag"] or found["kind"] or "").strip(" []()"), end, weak, slot, tight)


def _chinese(numeral: str) -> int:
    """Return the value of 一 to 九十九."""
    tens, ten, ones = numeral.rpartition("十")
    if not ten:
        return NUMERALS.index(numeral[0]) + 1
    return (NUMERALS.index(tens[0]) + 1 if tens else 1) * 10 + (NUMERALS.index(ones[0]) + 1 if ones else 0)


def _labels(folded: str) -> Iterator[Label]:
    for opens, pattern in (
        (Opens.ANSWER, ANSWER_LABEL),
        (Opens.EXPLANATION, EXPLANATION_LABEL),
        (Opens.META, META_LABEL),
    ):
        for found in pattern.finditer(folded):
            wrong = WRONG_ONE.search(folded[: found.start()]) if opens is Opens.ANSWER else None
            if wrong:
                # What somebody answered, or may not: it names no key.
                yield Label(Opens.META, wrong.start(), found.end())
            else:
                yield Label(opens, found.start(), found.end())
    for found in SOLUTION_LABEL.finditer(folded):
        if SOLUTION_IS_KEY.match(folded, found.end()):
            yield Label(Opens.ANSWER, found.start(), found.end())
        else:
            yield Label(Opens.EXPLANATION, found.start(), found.end(), either=True)
