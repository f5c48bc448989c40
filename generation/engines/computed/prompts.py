"""What a one-line prompt asks the families for, or that it asks for something else."""

import re
import unicodedata
from dataclasses import dataclass

from generation.checks.magnitudes import chinese_number
from generation.engines.base import EngineError
from generation.engines.computed.prompt_words import (
    AGE,
    CHINESE_FAMILIES,
    CHINESE_FILLERS,
    EASIER,
    ENGLISH_FAMILIES,
    ENGLISH_FILLERS,
    GENERAL,
    GRADE,
    HARDER,
    JUNIOR,
    KEPT,
    NARROWING,
    ORDINALS,
    SENIOR,
)
from generation.engines.computed.values import Language
from generation.engines.wish_words import NUMBER_WORDS
from generation.engines.wishes import subject

FAMILIES = ("percent", "units", "equations", "gcd", "lcm")

_CJK = re.compile("[\u3400-\u9fff]")
# Japanese and Korean share characters or subjects with Chinese, but not our questions' language.
_OTHER_SCRIPT = re.compile("[\u3040-\u30ff\uac00-\ud7af\u0400-\u04ff\u0600-\u06ff\u0900-\u097f]")
_ASKED_LANGUAGE = (
    (re.compile(r"\bin english\b|(?:用|以)英[语文]|英[语文](?:版|出题|题目|试题)"), Language.ENGLISH),
    (re.compile(r"\bin chinese\b|(?:用|以)(?:中文|汉语)"), Language.CHINESE),
)


def _by_length(patterns: str) -> str:
    return "|".join(sorted((re.escape(word) for word in patterns.split()), key=len, reverse=True))


_NAMED = [
    (re.compile(rf"(?<![a-z])(?:{pattern})(?![a-z])"), family, topics) for pattern, family, topics in ENGLISH_FAMILIES
] + [(re.compile(pattern), family, topics) for pattern, family, topics in CHINESE_FAMILIES]
_NARROWING = {
    family: [(re.compile(rf"(?<![a-z])(?:{pattern})(?![a-z])"), topics) for pattern, topics in rows]
    for family, rows in NARROWING.items()
}
_GENERAL = re.compile(rf"(?<![a-z])(?:{GENERAL})(?![a-z])")
_GRADE, _AGE, _SENIOR = re.compile(GRADE), re.compile(AGE), re.compile(SENIOR)
_JUNIOR, _EASIER, _HARDER = re.compile(JUNIOR), re.compile(EASIER), re.compile(HARDER)
_FILLERS = re.compile(rf"(?<![a-z])(?:{_by_length(ENGLISH_FILLERS)})(?![a-z])|{_by_length(CHINESE_FILLERS)}")
_KEPT = re.compile(KEPT)
_NUMBER_WORDS = "|".join(sorted(NUMBER_WORDS, key=len, reverse=True))
_NUMBER = re.compile(rf"\b(?:{_NUMBER_WORDS})\b|[0-9]+|[零一二三四五六七八九十百千两]+(?=[道题个份套张 ]|$)")
_WORD = re.compile("[^\\W\\d_]+")
_MIDDLE_GRADE, _JUNIOR_GRADE, _SENIOR_GRADE = 5, 7, 10
_SHOWN_WORDS = 3
_LONGEST_SHOWN = 40

_CAN = (
    "Exercises can be computed on percentages and discounts, metric unit conversion, linear equations "
    'in one unknown, and greatest common factors and least common multiples (such as "10 questions on percentages").'
)
_ELSE = (
    "Ask for one of these, or send material on your subject as a knowledge_base job; "
    "whoever runs the service can also plug in an engine for other prompts (EXAMGEN_ENGINES)."
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What the prompt asks for: at least one family; no topics where it names none in particular."""

    language: Language
    families: tuple[str, ...]
    topics: frozenset[str]
    level: int


def read_prompt(prompt: str) -> Reading:
    """Return what the prompt asks for; raise EngineError where that is more, or something else, than families know."""
    text = unicodedata.normalize("NFKC", prompt).casefold()
    families, topics, rest = _named_in(subject(prompt))
    rest = _without(rest, _AGE, _GRADE, _JUNIOR, _SENIOR, _EASIER, _HARDER)
    grade = _grade(text)
    if not families and _GENERAL.search(rest) and (grade or 0) < _SENIOR_GRADE:
        families = set(FAMILIES)
    languages = (pattern for pattern, _ in _ASKED_LANGUAGE)
    left = _WORD.findall(_without(rest, *languages, _KEPT, _GENERAL, _FILLERS, _NUMBER))
    if not families or left or _OTHER_SCRIPT.search(text):
        raise EngineError("prompt_needs_model", _refusal(left if families else []))
    return Reading(_language(text), tuple(name for name in FAMILIES if name in families), topics, _level(text, grade))


def _named_in(rest: str) -> tuple[set[str], frozenset[str], str]:
    """Return the families and topics that the text names, and the text without their names."""
    families: set[str] = set()
    topics: set[str] = set()
    for start in _name_starts(rest):
        found = max(
            ((match, family, named) for pattern, family, named in _NAMED if (match := pattern.match(rest, start))),
            key=lambda candidate: candidate[0].end(),
        )
        match, family, named = found
        rest = rest[:start] + " " * len(match[0]) + rest[match.end() :]
        families.add(family)
        topics.update(named)
    for family in families & _NARROWING.keys():
        for pattern, named in _NARROWING[family]:
            if pattern.search(rest):
                topics.update(named)
                rest = pattern.sub(" ", rest)
    return families, frozenset(topics), rest


def _name_starts(text: str) -> list[int]:
    """Return where the names begin that no longer name covers."""
    spans = [match.span() for pattern, _, _ in _NAMED for match in pattern.finditer(text)]
    starts, reached = [], 0
    for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
        if start >= reached:
            starts.append(start)
            reached = end
    return starts


def _without(text: str, *patterns: re.Pattern[str]) -> str:
    for pattern in patterns:
        text = pattern.sub(" ", text)
    return text


def _language(text: str) -> Language:
    for pattern, language in _ASKED_LANGUAGE:
        if pattern.search(text):
            return language
    return Language.CHINESE if _CJK.search(text) else Language.ENGLISH


def _grade(text: str) -> int | None:
    if _SENIOR.search(text):
        return _SENIOR_GRADE
    if _JUNIOR.search(text):
        return _JUNIOR_GRADE
    if age := _AGE.search(text):
        return int(next(filter(None, age.groups()))) - 5
    if grade := _GRADE.search(text):
        told = next(filter(None, grade.groups()))
        if told.isdecimal():
            return int(told)
        ordinals = ORDINALS.split()
        return ordinals.index(told) + 1 if told in ordinals else chinese_number(told)
    return None


def _level(text: str, grade: int | None) -> int:
    level = 2
    if grade is not None:
        level = 1 if grade < _MIDDLE_GRADE else 2 if grade < _JUNIOR_GRADE else 3
    level += bool(_HARDER.search(text)) - bool(_EASIER.search(text))
    return max(1, min(3, level))


def _refusal(left: list[str]) -> str:
    named = ", ".join(f'"{word}"' for word in dict.fromkeys(left[:_SHOWN_WORDS]) if len(word) <= _LONGEST_SHOWN)
    unknown = f" The prompt also asks for {named}, which they can't keep." if named else ""
    return f"{_CAN}{unknown} {_ELSE}"
