"""Where a question's options begin: marks run A, B, C … or they are no marks."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, zip_longest

from generation.engines.bank.words import CIRCLED, TICKS

# A mark is a letter in brackets, a letter with a sign behind it, a circled number, or a bare letter and a gap.
# Glued to Latin text it is hardly one, but for what stands before it on its line: "A.NaClB.KBr".
# A bullet, an empty box or a tick in front of a mark belongs to it.
MARK = re.compile(
    rf"(?:^\s{{0,8}}[-–—•●▪◦·+>]\s{{1,4}})?(?:(?:[☐□○◯⬜]|\[\s?\])\s{{0,2}}"
    rf"|(?P<tick>(?:\*\*|[{TICKS}]|\[[xX√✓✔]\]|(?<=^)[vV](?=\s[A-L]\s?[.、]))\ufe0f?\s?))?(?:"
    r"[(\[]\s?(?P<boxed>[A-La-l])\s?[)\]]\s?[.、:]?"
    r"|(?:选项\s?|[Oo]ption\s)?(?<![A-Za-z0-9'\u2019])(?P<lettered>[A-La-l])(?:\s?(?P<sign>[.、)])|(?P<colon>:)(?!//))"
    rf"|(?P<circled>[{CIRCLED}])\s?[.、:]?"
    r"|(?<=[A-Za-z0-9'\u2019])(?P<glued>[B-L])(?P<seam>[.、)])"
    # Signs that words have as well part a letter from its text only at the start of a line or behind a wide gap.
    r"|(?:(?<=^)|(?<=\s\s)|(?<=\t)|(?<=[-•] ))[<|]?(?P<joined>[A-L])\s?"
    r"(?P<stroke>[-–—]{1,2}|[,，·/；;>|])\s{0,4}(?=[^\s\d])"
    r"|(?:(?<=^)|(?<=[-•] ))(?P<judged>(?i:true|false))\s?[.:)、]\s{0,4}(?=[正错对錯對√×])"
    r"|(?<=^)(?P<alone>[A-L])(?=\s{0,8}$)"
    r"|(?<![A-Za-z0-9'\u2019])(?P<bare>[A-L])(?=[ \t]+\S|[\u4e00-\u9fff“《])"
    r")"
)
# How far a mark of each form speaks for itself; a run of options needs more than one word of it.
WEIGHTS = {"boxed": 2.0, "lettered": 2.5, "circled": 0.6, "glued": 2.5, "bare": 0.8} | {
    "joined": 0.9,
    "judged": 2.5,
    "alone": 0.6,
}
NO_OPENING = {"bare", "alone", "joined"}
AT_START, AFTER_WIDE_GAP, AFTER_SPACE, GLUED = 1.5, 0.6, 0.2, -1.6
SAME_FORM = 1.0
CONTENTLESS = -3.0
ENOUGH = 3.5
SURE = 2


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign that may open option `index` (from 0) at a place of a line; its text begins at `end`."""

    line: int
    start: int
    end: int
    index: int
    form: str
    weight: float
    alphabet: str
    ticked: bool = False
    sign: str = ""


@dataclass(slots=True)
class _Run:
    score: float
    last: Mark
    before: "_Run | None"

    def unwound(self) -> list[Mark]:
        marks: list[Mark] = []
        run: _Run | None = self
        while run:
            marks.append(run.last)
            run = run.before
        return marks[::-1]


def opening_letter(text: str) -> int | None:
    """Return the index of the option that a text opens with, None where it opens with none."""
    found = next(iter(marks_of(0, text.lstrip().translate({0xFF0E: ".", 0xFF08: "(", 0xFF09: ")"}))), None)
    return found.index if found and found.start == 0 and found.form not in NO_OPENING else None


def marks_of(line: int, folded: str) -> Iterator[Mark]:
    """Yield the marks of a line from left to right."""
    for found in MARK.finditer(folded):
        group = next(name for name in WEIGHTS if found[name])
        sign = found[group]
        index, alphabet = _rank(sign, group)
        weight = WEIGHTS[group] + _standing(folded, found.start())
        behind = found["sign"] or found["seam"] or found["stroke"] or ""
        yield Mark(line, found.start(), found.end(), index, group, weight, alphabet, bool(found["tick"]), behind)


def _rank(sign: str, group: str) -> tuple[int, str]:
    """Return the option that a sign opens, from 0, and the alphabet that it is from."""
    if group == "circled":
        return CIRCLED.index(sign), group
    if group == "judged":
        return int(sign.casefold() == "false"), group
    return ord(sign.upper()) - ord("A"), "lower" if sign.islower() else "upper"


def _standing(folded: str, start: int) -> float:
    before = folded[:start].rstrip() if start < 9 else folded[start - 1]  # noqa: PLR2004  # a line's indent
    if not before:
        return AT_START
    if not folded[start - 1].isspace():
        return GLUED
    return AFTER_WIDE_GAP if folded[start - 1] == "\t" or folded[start - 2].isspace() else AFTER_SPACE


def run_of_options(marks: Sequence[Mark], folded: Mapping[int, str]) -> list[Mark]:
    """Return the marks that best run A, B, C …, empty where none do.

    `folded` are the lines by their places. Every mark can only lengthen the best run that ends at the
    letter before it, so the whole takes one pass.
    """
    marks = _down_columns(marks)
    best: dict[tuple[int, str], _Run] = {}
    for mark, following in zip(marks, _following(marks), strict=True):
        worth = mark.weight + (0 if _has_content(mark, following, folded) else CONTENTLESS)
        before = best.get((mark.index - 1, mark.alphabet))
        if mark.index and not (before and _may_follow(mark, before.last)):
            continue
        score = worth
        if before and mark.index:
            score += before.score + (SAME_FORM if before.last.form == mark.form else 0)
        known = best.get((mark.index, mark.alphabet))
        if not known or score >= known.score:
            best[mark.index, mark.alphabet] = _Run(score, mark, before if mark.index else None)
    runs = [run for (index, _), run in best.items() if index and run.score >= ENOUGH]
    return _trimmed(max(runs, key=lambda run: run.score).unwound()) if runs else []


def _down_columns(marks: Sequence[Mark]) -> Sequence[Mark]:
    """Return the marks in the order of their letters, where these run down two columns: "a. sun   c. moon"."""
    rows = [list(row) for _, row in groupby(filter(_stands_apart, marks), key=lambda mark: mark.line)]
    opening = (place for place, row in enumerate(rows) if len(row) > 1 and row[0].index == 0 and row[1].index > 1)
    first = next(opening, None)
    if first is None:
        return marks
    block = rows[first : first + rows[first][1].index]
    columns = [mark for column in zip_longest(*block) for mark in column if mark]
    in_order = [mark.index for mark in columns] == list(range(len(columns)))
    if not in_order or len({mark.alphabet for mark in columns}) > 1:
        return marks
    above = [mark for mark in marks if mark.line < columns[0].line]
    return [*above, *columns, *(mark for mark in marks if mark.line > block[-1][0].line)]


def _stands_apart(mark: Mark) -> bool:
    return mark.form in {"lettered", "boxed"} and mark.weight >= WEIGHTS[mark.form] + AFTER_WIDE_GAP


def _may_follow(mark: Mark, last: Mark) -> bool:
    return mark.form != "glued" or (last.line == mark.line and last.sign == mark.sign)


def _following(marks: Sequence[Mark]) -> list[Mark | None]:
    """Return for each mark the next that may follow it: an option's text may begin with ① or the article A."""
    found: list[Mark | None] = []
    latest: dict[tuple[str, int], Mark] = {}
    for mark in reversed(marks):
        found.append(latest.get((mark.alphabet, mark.index + 1)))
        latest[mark.alphabet, mark.index] = mark
    return found[::-1]


def _trimmed(marks: list[Mark]) -> list[Mark]:
    """Drop a last mark inside a line where every other option has a line of its own: "D. rods of E. coli"."""
    *others, last = marks
    alone = len(others) > SURE and all(mark.weight >= WEIGHTS["boxed"] + AT_START for mark in others)
    own_lines = len({mark.line for mark in others}) == len(others)
    return others if alone and own_lines and last.line == others[-1].line else marks


def _has_content(mark: Mark, following: Mark | None, folded: Mapping[int, str]) -> bool:
    text = folded[mark.line]
    if following and following.line == mark.line:
        return bool(text[mark.end : following.start].strip(" \t,、;"))
    # A mark at the end of its line may have its text on the next.
    return bool(text[mark.end :].strip()) or mark.line + 1 in folded
