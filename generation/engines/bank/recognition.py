"""Tells a bank from a text that has numbered sentences and here and there something that looks like a question."""

import re
from collections.abc import Sequence

from generation.engines.bank.answers import letters_in, verdict
from generation.engines.bank.making import letters_of
from generation.engines.bank.model import Item
from generation.engines.bank.words import ASKING, SLOT_OR_BLANK
from generation.questions import QuestionType

# What is longer than any stem is a chapter.
LONGEST_STEM = 1000
# What is no proof by itself makes a bank where it is most of the items, and not a few exercises in a long text.
LEAST_OF_THE_TEXT = 0.2
SHORT_TEXT = 600
ALL_BUT_FEW = 0.8
FEWEST = 2
CLOSED = {QuestionType.SINGLE_CHOICE, QuestionType.MULTIPLE_CHOICE, QuestionType.TRUE_OR_FALSE}
SENTENCE_END = re.compile(r"[.。!?;:]\s|[。!?;]")
CLAUSE_END = re.compile(r";(?:\s{1,8}(?:and|or))?\s{0,8}$")
LINE_END = re.compile(r"[.。!?;:]\s{0,8}$")


def is_bank(items: Sequence[Item], length: int) -> bool:
    """Tell whether the items are questions; `length` is that of the text that they were found in."""
    if any(_is_proven(item) for item in items):
        return True
    short = [item for item in items if len(item.stem.text) <= LONGEST_STEM]
    asking = [item for item in short if _is_asked(item)]
    choosing = [item for item in short if _has_options(item)]
    plain = [item for item in short if not _has_options(item) and not _is_asked(item)]
    offering = any(map(_is_asked, choosing)) or (_are_alike(choosing) and not plain)
    answered = [item for item in short if item.answers]
    if len(choosing) >= FEWEST and offering:
        asking = _united(asking, choosing)
    if len(answered) >= ALL_BUT_FEW * len(items):
        asking = _united(asking, answered)
    return 0 < len(items) <= 2 * len(asking) and (
        length <= SHORT_TEXT
        or any(_has_options(item) and _asks(item.stem.folded) for item in asking)
        or sum(_length(item) for item in asking) >= LEAST_OF_THE_TEXT * length
    )


def _united(items: Sequence[Item], more: Sequence[Item]) -> list[Item]:
    """Return all of them once; two items of equal parts are two."""
    return list({id(item): item for item in (*items, *more)}.values())


def _is_proven(item: Item) -> bool:
    """Tell what no other text has: parts kept apart, options and the right ones' letters, a section for its type."""
    return item.exact or item.asked in CLOSED or bool(item.options and item.answers and letters_of(item))


def _has_options(item: Item) -> bool:
    return len(item.options) >= FEWEST and not item.bulleted


def _are_alike(choosing: Sequence[Item]) -> bool:
    """Tell options to choose from, as many in each item, from the clauses of a law and the points of an outline."""
    if len({len(item.options) for item in choosing}) > 1:
        return False
    return not any(CLAUSE_END.search(option.text.folded) for item in choosing for option in item.options[:-1])


def _is_asked(item: Item) -> bool:
    if item.asked or any(option.ticked for option in item.options):
        return True
    if item.answers and (verdict(item.answers[0]) or letters_in(item.answers[0])):
        return True
    return _asks(item.stem.folded)


def _asks(stem: str) -> bool:
    """Tell whether a stem asks: to the end, for a question that its next line answers is none of a bank."""
    lines = [line.strip() for line in stem.split("\n") if line.strip()]
    if not lines:
        return False
    if SLOT_OR_BLANK.search(stem) or lines[-1].rstrip(" )]\"'\u201d\u2019").endswith("?"):
        return True
    if ASKING.match(SENTENCE_END.split(lines[-1].rstrip(".。!;: "))[-1].strip()):
        return True
    return ASKING.match(lines[0]) is not None and not any(LINE_END.search(line) for line in lines[:-1])


def _length(item: Item) -> int:
    texts = [item.stem.text, item.explanation, *item.answers, *(option.text.text for option in item.options)]
    return sum(len(text) for text in texts)
