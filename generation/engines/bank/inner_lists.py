"""Numbers that number no question: statements and lines of a program inside a stem, figures that open a line of it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from generation.engines.bank.number_forms import WEAK
from generation.engines.bank.numbering import Candidate

FEWEST = 2
# The forms that can be nothing but a question's: "Question 3", "第3题".
CALLED = {"ordinal", "numeral", "named", "worded", "typed"}


def without_inner_lists(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates without those that stand between another's first line and its options or answer."""
    kept: list[Candidate] = []
    place = 0
    while place < len(candidates):
        head = candidates[place]
        inside = _length_inside(candidates, place, kept[-1] if kept else None) if not head.closed else 0
        kept.append(
            replace(head, weight=max(head.weight, candidates[place + inside].weight), closed=inside > 0 or head.closed)
        )
        place += 1 + inside
    return list(_of_outer_form(kept))


def _length_inside(candidates: Sequence[Candidate], place: int, before: Candidate | None) -> int:
    """Return how many candidates behind one that has no options yet stand inside of its stem."""
    head, first = candidates[place], candidates[min(place + 1, len(candidates) - 1)]
    for length, candidate in enumerate(islice(candidates, place + 1, None), 1):
        like = (candidate.value, candidate.form, candidate.headings_before)
        if like != (length, first.form, head.headings_before):
            break
        if candidate.closed:
            behind = candidates[place + length + 1] if place + length + 1 < len(candidates) else None
            return length if length >= FEWEST and _goes_on(head, candidate, behind, before) else 0
    return _is_figure(candidates, place)


def _goes_on(head: Candidate, last: Candidate, behind: Candidate | None, before: Candidate | None) -> bool:
    """Tell whether the number behind a list is the one behind the list's head, and not the list's own."""
    if behind is None or behind.headings_before > head.headings_before:
        return True
    if (behind.value, behind.form) != (head.value + 1, head.form):
        return behind.value == 1 != last.value + 1
    return last.value != head.value or last.form != head.form or (before is not None and before.value + 1 == head.value)


def _is_figure(candidates: Sequence[Candidate], place: int) -> int:
    """Tell "2 g of salt" below question 1 by the question 2 that comes behind it."""
    three = candidates[place : place + FEWEST + 1]
    if len(three) <= FEWEST:
        return 0
    head, figure, behind = three
    same_section = head.headings_before == figure.headings_before == behind.headings_before
    weak = (figure.form in WEAK and figure.form != head.form) or figure.tight
    return int(same_section and weak and figure.closed and (behind.value, behind.form) == (head.value + 1, head.form))


def _of_outer_form(candidates: Sequence[Candidate]) -> Iterator[Candidate]:
    """Yield the candidates, but no bare number of a section whose questions are called questions."""
    called = {one.headings_before for one in candidates if one.form in CALLED and one.closed}
    for candidate in candidates:
        if candidate.form in CALLED or candidate.closed or candidate.headings_before not in called:
            yield candidate
