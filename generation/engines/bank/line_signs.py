"""The signs inside of a line by which questions that run on in it are parted: numbers, marks, labels, verdicts."""

import re
from dataclasses import dataclass
from enum import Enum, auto

from generation.engines.bank.answers import verdict
from generation.engines.bank.labels import WHOSE
from generation.engines.bank.lexer import number_of
from generation.engines.bank.options import marks_of

NUMBER = re.compile(
    r"(?:\(\s{0,4}(?P<slot>[A-L√×对错]{1,6})\s{0,4}\)\s{0,4})?(?<!\d)(?<!\d\.)(?P<plain>[1-9]\d{0,3})\s?[.、](?P<tight>\d)?"
    r"|(?<![\d(.])(?P<closed>[1-9]\d{0,3})\)"
    r"|第\s?(?P<ordinal>[1-9]\d{0,3})(?=\s?题)"
)
LABEL = re.compile(
    r"\[?(?:(?:[参參]考|正[确確]|[标標][准準])?答案|解析|详解|(?i:\b(?:correct )?answer|\bexplanation))\s?[:\]]"
)
VERDICT = re.compile(r"\(\s{0,4}([^()\s]{1,5})\s{0,4}\)")
SECTION = re.compile(r"[一二三四五六七八九十]{1,3}\s?[、.]")
# Labels that nothing parts from the text in front of them.
GLUED_ANSWER = re.compile(
    # A word that says whose answer it is, and a sign in front of the label, are parts of it.
    "".join(f"(?<!^{word})" for word in (*WHOSE, "错误", "错误的", "不正确", "不正确的", r"\W"))
    + r"(?<=[^\s。;.,、?!)\]\[参考參正确確标標准準我的生])(?:[参參]考|正[确確]|[标標][准準])?答案\s?:"
    r"(?=\s?(?:[A-L]{1,8}(?![A-Za-z])|[√×对错對錯]|正[确確]|[错錯][误誤]))"
)
GLUED_EXPLANATION = re.compile(r"(?<=[A-L√×对错确误對錯確誤])(?:答案)?(?:解析|详解)\s?:")


class Means(Enum):
    """What a sign may mean."""

    FIRST_NUMBER = auto()
    NUMBER = auto()
    MARK = auto()
    LABEL = auto()
    VERDICT = auto()
    SECTION = auto()
    GLUED_LABEL = auto()


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign at a place of a line; `value` is the number's value or the option's index.

    `sure` is a number that can't be a decimal, `slot` where the bracket begins that stands in front of it.
    """

    start: int
    end: int
    what: Means
    value: int = 0
    form: str = ""
    sure: bool = True
    slot: int | None = None


OWN_FORMS = {"ordinal", "chinese", "closed"}
# A label that is glued comes before the label that it is.
PLAIN_SIGNS = (
    (GLUED_ANSWER, Means.GLUED_LABEL),
    (GLUED_EXPLANATION, Means.GLUED_LABEL),
    (LABEL, Means.LABEL),
    (SECTION, Means.SECTION),
)


def signs_of(folded: str) -> list[Sign]:
    """Return the signs of a line from left to right."""
    number = number_of(folded)
    # "(a) 5." is an option.
    optional = number and number.slot and (number.weak or not folded[number.end :].strip())
    signs, start = list[Sign](), 0
    if number and not optional:
        form = number.form if number.form in OWN_FORMS else "plain"
        slot = 0 if number.slot else None
        signs.append(Sign(0, number.end, Means.FIRST_NUMBER, number.value, form, slot=slot))
        # Behind "一、" a heading's numbers may follow, and the heading is one sign.
        start = 0 if form == "chinese" else number.end
    signs += (_number(found) for found in NUMBER.finditer(folded, start))
    signs += (
        Sign(mark.start, mark.end, Means.MARK, mark.index, mark.form)
        for mark in marks_of(0, folded)
        if mark.start >= start
    )
    for pattern, meaning in PLAIN_SIGNS:
        signs += (Sign(found.start(), found.end(), meaning) for found in pattern.finditer(folded, start))
    signs += (
        Sign(found.start(), found.end(), Means.VERDICT)
        for found in VERDICT.finditer(folded, start)
        if verdict(found[1])
    )
    return sorted(signs, key=lambda sign: sign.start)


def _number(found: re.Match[str]) -> Sign:
    for form in ("ordinal", "closed"):
        if found[form]:
            return Sign(found.start(), found.end(), Means.NUMBER, int(found[form]), form)
    tight = found["tight"] is not None
    end = found.start("tight") if tight else found.end()
    slot = found.start() if found["slot"] else None
    return Sign(found.start("plain"), end, Means.NUMBER, int(found["plain"]), "plain", not tight, slot)
