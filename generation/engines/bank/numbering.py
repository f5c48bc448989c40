"""Which numbers number the questions: the ones that run 1, 2, 3 … best through the document."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

NEXT, NEXT_UNLIKE = 1.0, 0.6
WEAK_NEXT = 0.3
RESTART_BELOW_HEADING, RESTART = 0.5, -1.0
LEAP, REPEATED = -1.2, -1.6
FIRST_IS_NOT_ONE = -0.4
NOT_NEXT = -10.0
UNLIKE_FORM, UNSURE = 0.5, 0.3
STRONG = 1.0
FEWEST = 2
HAS_OPTIONS = 2.0
OUTER, INNER = {"ordinal", "named", "plain", "chinese"}, {"boxed", "closed"}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A number that may open a question. `weight` says how much what follows it looks like one."""

    line: int
    value: int
    form: str
    weight: float
    headings_before: int
    # A figure with a decimal point would look the same: "2.5 g".
    tight: bool = False
    # Options or an answer follow before the next number.
    closed: bool = False


@dataclass(slots=True)
class _Chain:
    score: float
    last: Candidate
    before: "_Chain | None"


def numbered_questions(candidates: Sequence[Candidate]) -> list[int]:
    """Return the lines whose numbers form the best chain.

    Each candidate continues either the best chain that ends at the number before it or the best chain of all;
    so one pass is enough.
    """
    common = _common_form(candidates)
    by_value: dict[int, _Chain] = {}
    best: _Chain | None = None
    for candidate in candidates:
        worth = candidate.weight - (UNLIKE_FORM if candidate.form != common and candidate.weight < STRONG else 0)
        chain = _Chain(worth + _first(candidate), candidate, None)
        for known in (by_value.get(candidate.value - 1), best):
            if known and (score := known.score + worth + _step(known.last, candidate)) > chain.score:
                chain = _Chain(score, candidate, known)
        known = by_value.get(candidate.value)
        if not known or chain.score >= known.score:
            by_value[candidate.value] = chain
        if not best or chain.score >= best.score:
            best = chain
    return _lines(best) if best and best.score > NOT_NEXT / 2 else []


def without_nested(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Leave out the parts of questions, "(1) … (2) …" below "3. …": their list begins and ends within a question."""
    kept: list[Candidate] = []
    inner: list[Candidate] = []
    for candidate in candidates:
        if kept and _nests(candidate, kept[-1], inner):
            inner.append(candidate)
            continue
        if inner and not _goes_on(candidate, kept[-1]):
            kept += inner
        inner = []
        kept.append(candidate)
    numbered = sum(1 for candidate in kept if candidate.form == kept[-1].form)
    return kept if numbered >= FEWEST else [*kept, *inner]


def _nests(candidate: Candidate, outer: Candidate, inner: Sequence[Candidate]) -> bool:
    if candidate.form not in INNER or outer.form not in OUTER or candidate.headings_before != outer.headings_before:
        return False
    if candidate.weight >= HAS_OPTIONS or outer.weight >= HAS_OPTIONS:
        return False
    if not inner:
        return candidate.value == 1
    # The answers are numbered like the parts: (1) … (2) … and once more.
    return candidate.form == inner[-1].form and candidate.value <= inner[-1].value + 1


def _goes_on(candidate: Candidate, outer: Candidate) -> bool:
    below_heading = candidate.headings_before > outer.headings_before
    return candidate.form == outer.form and (candidate.value == outer.value + 1 or below_heading)


def _common_form(candidates: Sequence[Candidate]) -> str:
    forms = Counter[str]()
    for candidate in candidates:
        forms[candidate.form] += 3 if candidate.weight >= STRONG else 1
    return forms.most_common(1)[0][0] if forms else ""


def _first(candidate: Candidate) -> float:
    if candidate.value == 1:
        return 0
    return NOT_NEXT if candidate.tight else FIRST_IS_NOT_ONE


def _step(last: Candidate, candidate: Candidate) -> float:
    below_heading = candidate.headings_before > last.headings_before
    if candidate.value == last.value + 1:
        if candidate.weight < STRONG:
            return WEAK_NEXT
        return NEXT if candidate.form == last.form else NEXT_UNLIKE
    if candidate.tight and not (candidate.value == 1 and below_heading):
        return NOT_NEXT
    if candidate.value == 1:
        return RESTART_BELOW_HEADING if below_heading else RESTART
    if candidate.value > last.value:
        return LEAP / 2 if below_heading else LEAP
    return REPEATED


def _lines(chain: _Chain | None) -> list[int]:
    lines = []
    while chain:
        lines.append(chain.last.line)
        chain = chain.before
    return lines[::-1]
