"""What speaks against a question once it is read: signs that it is not whole, or that its parts contradict."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from generation.engines.bank.answers import plain_name, verdict
from generation.engines.bank.confidence import confidence
from generation.engines.bank.explained_keys import judgement, letters_named
from generation.engines.bank.model import Doubt, Item
from generation.engines.bank.options import AFTER_SPACE, AFTER_WIDE_GAP, WEIGHTS, Mark, marks_of, run_of_options
from generation.engines.bank.styled import fold
from generation.questions import CHOICE_TYPES, Draft, QuestionType

LONGEST_STEM = 1000
# An option as long as this, and so many times as long as the others together, has swallowed something.
LONG_OPTION, LONGER_THAN_OTHERS = 200, 3
FORMS = {"lettered", "boxed"}
# The D: after it, a lone letter with a stop is likelier to be a name's.
LAST_USUAL = 3
# How many options a stem asks for: "(Select TWO)".
ASKED_COUNT = re.compile(r"(?:select|choose|pick|mark)\s(?:any\s|exactly\s)?(two|three|four|2|3|4)\b", re.IGNORECASE)
COUNTS = {"two": 2, "three": 3, "four": 4}
WORDS = re.compile(r"[^\W\d_]|\d\D{0,40}[-+×÷*/=<>≤≥≈?%_(]")
PICTURE = re.compile(
    r"如[上下左右]?图|[上下左右]图(?:所示|中|是|为)|图中所?示"
    r"|(?i:\b(?:figure|diagram|graph|picture|image|chart|photo)s?\s(?:below|above|shown)\b"
    r"|\b(?:see|in)\s(?:the\s)?(?:figure|diagram|picture|image)\b|\bshown\s(?:below|above)\b)"
)
MOST_SKIPPED = 50
# Only a habit that hardly any question breaks says something about the one that does.
HABIT, FEWEST_FOR_A_HABIT = 0.9, 10
# A document that gives some of the keys to its options gives all of them; model answers are often left out.
FEW, MOST = 0.25, 0.5


def doubts_of(draft: Draft) -> Iterator[Doubt]:
    """Yield what a question's own text says against it."""
    texts = [choice.text for choice in draft.choices]
    named = [plain_name(text) for text in texts if text]
    signs = {
        Doubt.LONG_STEM: len(draft.stem) > LONGEST_STEM,
        Doubt.WORDLESS_STEM: bool(draft.stem) and not WORDS.search(draft.stem),
        Doubt.OPTIONS_IN_STEM: _holds_options(draft.stem),
        Doubt.OPTION_IN_OPTION: any(_holds_option(text, len(texts)) for text in texts),
        Doubt.LONG_OPTION: _one_is_long([len(text) for text in texts]),
        Doubt.EQUAL_OPTIONS: len(set(named)) < len(named),
        Doubt.KEY_COUNT: _asks_for_more(draft),
        Doubt.PICTURE: bool(PICTURE.search(draft.stem)),
        Doubt.EXPLANATION_KEY: _explained_otherwise(draft),
    }
    return (doubt for doubt, found in signs.items() if found)


def _marks(text: str) -> list[Mark]:
    return [
        mark
        for place, line in enumerate(text.split("\n"))
        for mark in marks_of(place, fold(line))
        if mark.form in FORMS
    ]


def _holds_options(stem: str) -> bool:
    # Small letters number the parts of a question as well, but these begin with an a.
    opening = [mark.index for mark in _marks(stem) if not mark.start and mark.line]
    marks = [mark for mark in _marks(stem) if mark.alphabet == "upper"]
    lines = dict(enumerate(fold(stem).split("\n")))
    return (len(opening) > 1 and opening[0] > 0) or bool(run_of_options(marks, lines))


def _holds_option(text: str, count: int) -> bool:
    """Tell an option inside of another: a later letter that opens a line or stands apart, or the next but one."""
    return any(_is_later(mark, count) for mark in _marks(text) if mark.index >= count and (mark.start or mark.line))


def _is_later(mark: Mark, count: int) -> bool:
    if mark.alphabet != "upper":
        return not mark.start
    skipped = mark.index == count + 1 <= LAST_USUAL
    standing = AFTER_SPACE if skipped or mark.form == "boxed" else AFTER_WIDE_GAP
    return mark.weight >= WEIGHTS[mark.form] + standing


def _one_is_long(lengths: Sequence[int]) -> bool:
    longest = max(lengths, default=0)
    return len(lengths) > 1 and longest >= LONG_OPTION and longest > LONGER_THAN_OTHERS * (sum(lengths) - longest)


def _asks_for_more(draft: Draft) -> bool:
    """Tell a stem that names how many options to take from keys that are fewer or more."""
    found = ASKED_COUNT.search(draft.stem) if draft.keys and draft.type in CHOICE_TYPES else None
    return found is not None and len(draft.keys) != (COUNTS.get(found[1].lower()) or int(found[1]))


def _explained_otherwise(draft: Draft) -> bool:
    if not draft.keys or draft.type not in CHOICE_TYPES or not draft.explanation:
        return False
    if draft.type is QuestionType.TRUE_OR_FALSE:
        said = verdict(judgement(draft.explanation))
        return said is not None and draft.keys != ("A" if said[0] else "B",)
    named = letters_named(draft.explanation)
    return bool(named) and named != draft.keys


def note_numbers(items: Sequence[Item]) -> list[int]:
    """Note where the numbers of questions do not run on, and return those that are missing; rows of tables may leap."""
    missing: list[int] = []
    numbered = [(item, item.number) for item in items if item.number is not None and not item.tabular]
    for item, number in numbered[-1:]:
        if _opens_a_line(number + 1, item.stem.folded):
            item.doubts.append(Doubt.NUMBER_SKIPPED)
    for (before, last), (item, number) in pairwise(numbered):
        if number > last + 1:
            before.doubts.append(Doubt.NUMBER_SKIPPED)
            missing.extend(range(last + 1, min(number, last + 1 + MOST_SKIPPED)))
        elif number != last + 1 and _opens_a_line(last + 1, before.stem.folded):
            before.doubts.append(Doubt.NUMBER_SKIPPED)
        elif number not in {1, last + 1} and item.section == before.section:
            item.doubts.append(Doubt.NUMBER_DISORDER)
    return missing


def _opens_a_line(number: int, folded: str) -> bool:
    return re.search(rf"\n {{0,4}}{number} ?[.、)]", folded) is not None


def compared(drafts: Sequence[Draft], *, spare_keys: bool, wrapped: bool) -> Iterator[Draft]:
    """Yield the drafts with what only the whole document tells about them, and with their confidence.

    Where lines are `wrapped` to fit a page, they say nothing.
    """
    counts = {kind: _habit([len(draft.choices) for draft in drafts if draft.type is kind]) for kind in CHOICE_TYPES}
    lines = None if wrapped else _habit([_lines(draft) for draft in drafts])
    keyed = set(QuestionType) if spare_keys else _keyed_types(drafts)
    for draft in drafts:
        doubts = [Doubt(code) for code in draft.warnings]
        if not draft.keys and Doubt.KEY_NOT_AN_OPTION not in doubts:
            doubts.append(Doubt.KEY_MISSING if draft.type in keyed else Doubt.NO_KEY)
        if 0 < len(draft.choices) < (counts.get(draft.type) or 0):
            doubts.append(Doubt.FEWER_OPTIONS)
        if lines == 1 < _lines(draft):
            doubts.append(Doubt.MORE_LINES)
        yield replace(draft, warnings=tuple(doubt.value for doubt in doubts), confidence=confidence(doubts))


def _lines(draft: Draft) -> int:
    """Return the lines of the longest part that is seldom longer than one."""
    return 1 + max(text.count("\n") for text in (draft.stem, *(choice.text for choice in draft.choices)))


def _habit(values: Sequence[int]) -> int | None:
    """Return the value that hardly any differs from, None where there is none."""
    if len(values) < FEWEST_FOR_A_HABIT:
        return None
    (value, count), *_ = Counter(values).most_common(1)
    return value if count >= HABIT * len(values) else None


def _keyed_types(drafts: Sequence[Draft]) -> set[QuestionType]:
    """Return the types that have keys in this document, those with options counted as one."""
    keyed: set[QuestionType] = set()
    for kinds, share in ((CHOICE_TYPES, FEW), *(({kind}, MOST) for kind in set(QuestionType) - CHOICE_TYPES)):
        asked = [draft for draft in drafts if draft.type in kinds]
        if sum(1 for draft in asked if draft.keys) > share * len(asked):
            keyed |= kinds
    return keyed
