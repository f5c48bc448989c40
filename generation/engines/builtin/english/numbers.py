"""English questions on years, amounts and shares, and how a number is made wrong believably."""

import re
from collections.abc import Iterator

from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.sentences import Sentence
from generation.engines.builtin.english.words import NUMBER_WORDS
from generation.engines.builtin.material import Candidate
from generation.engines.builtin.wordlists import words
from generation.questions import BLANK, QuestionType

_IN_YEAR = re.compile(r"In (1\d{3}|20\d\d), (?=\S)(.+)\.")
_YEAR_LAST = re.compile(r"(.+) in (1\d{3}|20\d\d)\.")
_AMOUNT = re.compile(
    r"(?<![\w.,:/–-])(?P<number>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?P<tail>%| percent\b| [a-z]+)(?![\w-]*\d)"
)
_WORDED = re.compile(rf"\b(?P<number>{'|'.join(NUMBER_WORDS)}) (?P<tail>[a-z]+s)\b")
_NOT_UNITS = words(" to and or of in on the a by for with from as at is was were are")
# A number that is part of a name counts nothing.
_NUMBERED = re.compile(
    r"\b(?:types?|grades?|stages?|class|phases?|levels?|steps?|no\.|number|article|act)\s$", re.IGNORECASE
)
_WANTED = 3
_MORE, _LESS = (1.5, 2.0, 3.0), (0.5, 0.75, 0.25)
_SHARES_APART = (15, 25, 8)
_YEARS_APART = (-12, 9, 17, -21, 26, -5)
_WHOLE = 100


def candidates(reading: Reading) -> Iterator[Candidate]:
    for number in reading.sound:
        sentence = reading.sentences[number]
        worth = reading.worth(number) + 0.8
        yield from _year(sentence, worth)
        yield from _amount(sentence, worth)


def _year(sentence: Sentence, worth: float) -> Iterator[Candidate]:
    if found := _IN_YEAR.fullmatch(sentence.text):
        year, told = found[1], found[2]
    elif found := _YEAR_LAST.fullmatch(sentence.text):
        year, told = found[2], found[1]
    else:
        return
    if re.search(r"\b1\d{3}\b|\b20\d\d\b", told):
        return
    stem = f"{told[0].upper()}{told[1:]} in which year?"
    yield _single("year", stem, year, other_years(year)[:_WANTED], sentence, worth)


def _amount(sentence: Sentence, worth: float) -> Iterator[Candidate]:
    found = amounts(sentence.text)
    # A small number in words can be counted out in the sentence itself, or guessed.
    if len(found) != 1 or found[0]["number"] in NUMBER_WORDS:
        return
    match = found[0]
    wrong = [f"{other}{_unit(match['tail'])}" for other in other_amounts(match)]
    left, right = match.start("number"), match.end("number") + len(_unit(match["tail"]))
    stem = f"Fill in the blank: {sentence.text[:left]}{BLANK}{sentence.text[right:]}"
    key = sentence.text[left:right]
    if len(wrong) >= _WANTED:
        yield _single("number", stem, key, wrong[:_WANTED], sentence, worth)


def _unit(tail: str) -> str:
    return tail if tail in ("%", " percent") else ""


def _single(family: str, stem: str, key: str, wrong: list[str], sentence: Sentence, worth: float) -> Candidate:
    source = (sentence.statement,)
    return Candidate(family, QuestionType.SINGLE_CHOICE, stem, (key,), tuple(wrong), source, f"{stem}|{key}", worth)


def amounts(text: str) -> list[re.Match[str]]:
    """Return the numbers that count or measure something, years left out."""
    found = [
        match
        for match in _AMOUNT.finditer(text)
        if match["tail"].strip() not in _NOT_UNITS and not _NUMBERED.search(text, 0, match.start())
    ]
    worded = [match for match in _WORDED.finditer(text) if match["number"] != "two"]
    return [match for match in found if not re.fullmatch(r"1[5-9]\d\d|20\d\d", match["number"])] + worded


def other_years(year: str) -> list[str]:
    """Return years that could as well have been it, none in the future of the one that is given."""
    shift = int(year) % len(_YEARS_APART)
    apart = _YEARS_APART[shift:] + _YEARS_APART[:shift]
    latest = max(int(year), 2020)
    return [str(int(year) + years) for years in apart if int(year) + years <= latest]


def other_amounts(match: re.Match[str]) -> list[str]:
    """Return believable wrong numbers, written like the right one."""
    written = match["number"]
    if written in NUMBER_WORDS:
        near = sorted(NUMBER_WORDS, key=lambda word: (abs(NUMBER_WORDS[word] - NUMBER_WORDS[written]), word))
        return [word for word in near if word not in (written, "two")][:4]
    value = float(written.replace(",", ""))
    if match["tail"] in ("%", " percent"):
        above = [value + more for more in _SHARES_APART if value + more < _WHOLE]
        below = [value - less for less in _SHARES_APART if value - less > 0]
    else:
        above, below = [value * factor for factor in _MORE], [value * factor for factor in _LESS]
    # How many options lie above the key is not to be guessed.
    first = int(value) % (_WANTED + 1)
    ranked = above[:first] + below + above[first:]
    return list(dict.fromkeys(other for other in (_like(written, size) for size in ranked) if _differs(other, written)))


def _differs(other: str, written: str) -> bool:
    return other != written and float(other.replace(",", "")) > 0


def _like(written: str, value: float) -> str:
    """Write a value with the decimals, separators and round zeros of a number as it stands."""
    if "." in written:
        return f"{value:.{len(written.partition('.')[2])}f}"
    digits = written.replace(",", "")
    zeros = len(digits) - len(digits.rstrip("0"))
    step = 10 ** max(0, zeros - 1)
    rounded = round(value / step) * step
    return f"{rounded:,}" if "," in written else str(rounded)
