"""Headings: the type that words name, and the lines that open a section or a key block."""

import re
from dataclasses import dataclass

from generation.engines.bank.labels import KEY_HEADING, TITLED_KEY_HEADING
from generation.engines.bank.words import ORDINAL_HEADING, PART_HEADING, TYPE_HEADING, TYPE_WORDS
from generation.questions import QuestionType

LONGEST_HEADING = 240
LONGEST_KEY_HEADING = 60


@dataclass(frozen=True, slots=True)
class Heading:
    """A line that opens a section; `asked` is the type that it names, if it names one."""

    title: str
    asked: QuestionType | None = None


def type_named(words: str) -> QuestionType | None:
    """Return the type that words name; a mere "choice" names none."""
    places = [(found.start(), order, kind) for order, (found, kind) in enumerate(_found(words)) if found]
    if not places:
        return None
    _, _, kind = min(places, key=lambda place: place[:2])
    if kind is None:
        # "Multiple choice (choose the one best answer)" says more behind.
        return next((later for _, _, later in sorted(places) if later in _CHOICES), None)
    return kind


_CHOICES = {QuestionType.SINGLE_CHOICE, QuestionType.MULTIPLE_CHOICE}


def names_a_type(words: str) -> bool:
    return any(found for found, _ in _found(words))


def _found(words: str) -> list[tuple[re.Match[str] | None, QuestionType | None]]:
    return [(pattern.search(words), kind) for pattern, kind in TYPE_WORDS]


def heading_of(folded: str, *, marked: bool = False) -> Heading | None:
    """Return the heading that a line is; `marked` where the document's own styles call it one."""
    text = folded.strip()
    if not text or len(text) > LONGEST_HEADING:
        return None
    typed = TYPE_HEADING.fullmatch(text)
    if typed and _is_heading(typed):
        return Heading(text, type_named(typed["type"] + (typed["rest"] or "")))
    if PART_HEADING.fullmatch(text) or ORDINAL_HEADING.fullmatch(text):
        return Heading(text, type_named(text))
    return Heading(text, type_named(text)) if marked else None


def _is_heading(typed: re.Match[str]) -> bool:
    """Tell "1. 单选题（每题2分）" from "1. 计算：…", which is how a question may begin."""
    prefix, bare = (typed["prefix"] or "").strip(), (typed["rest"] or "(")[0] in "(["
    if prefix[:1].isdigit():
        return bare and typed["noun"] is not None
    open_type = type_named(typed["type"]) is QuestionType.SHORT_ANSWER
    return bool(prefix or typed["noun"]) or (bare and not open_type)


def is_key_heading(folded: str) -> bool:
    text = folded.strip(" \t-—=*#·[]《》")
    if not 0 < len(text) <= LONGEST_KEY_HEADING:
        return False
    return any(pattern.fullmatch(text) for pattern in (KEY_HEADING, TITLED_KEY_HEADING))
