"""All questions that could be asked of a Chinese text."""

from collections.abc import Iterator, Sequence

from generation.engines.builtin import entries
from generation.engines.builtin.chinese import answers, duties, lists, numbers
from generation.engines.builtin.chinese.alterations import Alterations
from generation.engines.builtin.chinese.reading import Reading
from generation.engines.builtin.chinese.terms import TermQuestions
from generation.engines.builtin.material import Candidate, Language, Passage
from generation.engines.builtin.wording import WORDINGS


def candidates(passages: Sequence[Passage]) -> Iterator[Candidate]:
    groups = entries.entry_groups(passages)
    reading = Reading(passages, groups)
    yield from entries.candidates(groups, WORDINGS[Language.CHINESE])
    yield from TermQuestions(reading).candidates()
    yield from duties.candidates(reading)
    yield from lists.candidates(reading)
    yield from numbers.candidates(reading)
    yield from answers.candidates(reading)
    yield from Alterations(reading).candidates()
