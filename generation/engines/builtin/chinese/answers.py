"""Questions that Chinese notes ask and answer themselves: "……有哪些？" and the line below."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generation.engines.builtin.chinese.distractors import Distractors
from generation.engines.builtin.chinese.reading import Reading
from generation.engines.builtin.chinese.sentences import cleaned, lines, pairs
from generation.engines.builtin.material import Candidate, Passage, Statement
from generation.questions import QuestionType

_LEADING = re.compile(r"^\s*(?:\d{1,3}[.\uff0e、]\s*|[（(]\d{1,3}[）)]\s*)")
_POINTING = re.compile(r"此|该|上述|下列|图|表|你|我|选填|写出")
_FIRST_INDEX = 30_000_000
_LONGEST, _SHORTEST = 120, 2
_WORTH = 2.4
_WANTED = 3


@dataclass(frozen=True, slots=True)
class Answered:
    """A question of the material and its answer."""

    question: str
    answer: str
    sources: tuple[Statement, ...]


def answered(reading: Reading) -> list[Answered]:
    every = [(passage, line) for passage in reading.passages for line in lines(passage)]
    found = [_answered(every, at) for at in range(len(every) - 1)]
    return [one for one in found if one]


def _answered(every: Sequence[tuple[Passage, str]], at: int) -> Answered | None:
    (passage, line), (below, answer) = every[at], every[at + 1]
    question = _LEADING.sub("", " ".join(line.split()))
    told = answer.strip()
    if question.count("？") != 1 or not question.endswith("？") or _POINTING.search(question):
        return None
    if told.endswith("？") or _LEADING.match(told) or passage.section != below.section or told[:1] in "①(（":
        return None
    if not _SHORTEST <= len(told) <= _LONGEST or told.count("。") > 1:
        return None
    sources = tuple(Statement(_FIRST_INDEX + one.index, text, text.strip(), one) for one, text in every[at : at + 2])
    return Answered(question, cleaned(told).rstrip("。"), sources)


def candidates(reading: Reading) -> Iterator[Candidate]:
    distractors = Distractors(reading)
    for one in answered(reading):
        yield Candidate(
            "answer", QuestionType.SHORT_ANSWER, one.question, (one.answer,), (), one.sources, one.question, _WORTH
        )
        concept = reading.concepts.by_key.get(one.answer)
        wrong = distractors.choose(concept, -1, pairs(one.question), one.question) if concept else []
        if len(wrong) == _WANTED:
            options = tuple(other.key for other in wrong)
            yield Candidate(
                "answer",
                QuestionType.SINGLE_CHOICE,
                one.question,
                (one.answer,),
                options,
                one.sources,
                one.question,
                _WORTH,
            )
