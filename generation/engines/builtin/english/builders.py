"""All questions that could be asked of an English text."""

from collections.abc import Iterator, Sequence

from generation.engines.builtin import entries
from generation.engines.builtin.english import lists, meanings, numbers
from generation.engines.builtin.english.alterations import Alterations
from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.terms import TermQuestions
from generation.engines.builtin.material import Candidate, Language, Passage
from generation.engines.builtin.wording import WORDINGS


def candidates(passages: Sequence[Passage]) -> Iterator[Candidate]:
    groups = entries.entry_groups(passages)
    reading = Reading(passages)
    yield from entries.candidates(groups, WORDINGS[Language.ENGLISH])
    yield from TermQuestions(reading).candidates()
    yield from meanings.candidates(reading)
    yield from lists.candidates(reading)
    yield from numbers.candidates(reading)
    yield from Alterations(reading).candidates()
