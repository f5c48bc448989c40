"""Chinese questions whose key is a term, asked by its meaning, by what is said of it, or by a blank."""

import re
from collections.abc import Iterator

from generation.checks.normal import width
from generation.engines.builtin.chinese.concepts import Concept
from generation.engines.builtin.chinese.definitions import Definition
from generation.engines.builtin.chinese.distractors import Distractors
from generation.engines.builtin.chinese.reading import Reading
from generation.engines.builtin.chinese.sentences import Sentence, pairs
from generation.engines.builtin.material import Candidate
from generation.questions import BLANK, QuestionType

_WANTED = 3
_LEAST_ASKED = 6
# What is merely frequent is no term yet, least of all a single word.
_LEAST_WEIGHT, _WORD_WEIGHT, _COMPOUND = 1.2, 2.0, 4
# The terms of a statute that are merely frequent ("legal provisions") stand for each other.
_STATUTE_WEIGHT = 3.0
_KIN_WORTH = 0.3
_SUBJECT_VERB = re.compile(
    r"(?:主要)?(?:是(?!否|因)|能够?|具有|可以|由(?=.+(?:组成|构成|负责|产生))|包括|含有|属于|位于|负责|起着?|通常是|主要(?:是|由)|会|发生|产生|分泌|分布)"
)
_LAST_BEFORE = re.compile(
    r"(?:是|为|属于|称为|叫做|产生|分泌|形成|变成|转化为|位于|来自|由于|依靠|通过|进入|释放|识别|侵染|包括)$"
)
_NOMINAL = ("n", "vn", "eng", "j", "l", "b", "an", "uj", "ng")


class TermQuestions:
    """Builds the questions of one text."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._distractors = Distractors(reading)

    def candidates(self) -> Iterator[Candidate]:
        defined = {found.number for found in self._reading.definitions}
        for found in self._reading.definitions:
            yield from self._by_definition(found)
        yield from self._meanings()
        for number in self._reading.sound:
            if number not in defined:
                yield from self._by_sentence(number)

    def _by_definition(self, found: Definition) -> Iterator[Candidate]:
        concept = self._reading.concepts.by_key.get(found.term)
        worth = 3.0 + self._reading.worth(found.number)
        stem = self._definition_stem(found)
        source = (found.sentence.statement,)
        open_stem = self._definition_stem(found, options=False)
        yield Candidate(
            "definition", QuestionType.SHORT_ANSWER, open_stem, (found.term,), (), source, found.term, worth
        )
        if concept:
            yield from self._single("definition", stem, concept, found.number, pairs(found.meaning), worth)

    def _definition_stem(self, found: Definition, *, options: bool = True) -> str:
        basis = self._reading.basis
        if found.form == "called":
            return f"{basis}{found.meaning}，称为什么？"
        if not options:
            return f"{basis or '根据材料，'}“{found.meaning}”说的是什么？"
        if found.form == "is":
            return f"{basis}下列哪一项是{found.meaning}？"
        return f"{basis or '根据材料，'}“{found.meaning}”说的是下列哪一项？"

    def _meanings(self) -> Iterator[Candidate]:
        """Ask what a term means, with the meanings of others for options."""
        usable = [
            found for found in self._reading.definitions if found.form != "called" and found.term not in found.meaning
        ]
        for found in usable:
            wrong = [other for other in usable if other.term != found.term and _are_alike(found.meaning, other.meaning)]
            wrong = [
                other
                for other in wrong
                if found.term not in other.meaning and not pairs(found.term) & pairs(other.term)
            ]
            wrong.sort(key=lambda other: (abs(len(other.meaning) - len(found.meaning)), other.number))
            if len(wrong) >= _WANTED:
                yield Candidate(
                    "meaning",
                    QuestionType.SINGLE_CHOICE,
                    f"{self._reading.basis or '根据材料，'}{found.term}是指下列哪一项？",
                    (found.meaning,),
                    tuple(other.meaning for other in wrong[:_WANTED]),
                    (found.sentence.statement,),
                    found.term,
                    2.6 + self._reading.worth(found.number),
                )

    def _by_sentence(self, number: int) -> Iterator[Candidate]:
        sentence = self._reading.sentences[number]
        for start, end, concept in self._reading.concepts.in_sentence.get(number, []):
            if (
                concept.weight < (_LEAST_WEIGHT if len(concept.key) >= _COMPOUND else _WORD_WEIGHT)
                or sentence.text.count(concept.key) != 1
                or not is_whole(sentence, start, end)
            ):
                continue
            asked = self._reading.contents[number] - pairs(concept.key)
            if len(asked) < _LEAST_ASKED:
                continue
            worth = self._reading.worth(number)
            yield from self._asked(sentence, number, (start, end), concept, asked, worth)

    def _asked(
        self,
        sentence: Sentence,
        number: int,
        span: tuple[int, int],
        concept: Concept,
        asked: frozenset[str],
        worth: float,
    ) -> Iterator[Candidate]:
        basis, text = self._reading.basis, sentence.text
        left, right = sentence.spans[span[0]][0], sentence.spans[span[1] - 1][1]
        blanked = f"{basis}{text[:left]}{BLANK}{text[right:]}"
        if left == 0 and _SUBJECT_VERB.match(text[right:]):
            stem = f"{basis}下列哪一项{text[right:-1]}？"
            yield from self._single("subject", stem, concept, number, asked, worth + 1.6)
        elif right == len(text) - 1 and _LAST_BEFORE.search(text[:left]):
            stem = f"{basis}{text[:left]}下列哪一项？"
            yield from self._single("ending", stem, concept, number, asked, worth + 1.0)
        elif not basis or concept.weight >= _STATUTE_WEIGHT:
            yield from self._single("cloze", blanked, concept, number, asked, worth - 0.6)
        source = (sentence.statement,)
        yield Candidate("cloze", QuestionType.MULTIPLE_BLANK, blanked, (concept.key,), (), source, concept.key, worth)

    def _single(
        self, family: str, stem: str, concept: Concept, number: int, asked: frozenset[str], worth: float
    ) -> Iterator[Candidate]:
        others = self._distractors.choose(concept, number, asked, stem)
        if len(others) < _WANTED:
            return
        # Part of the key stands in the stem, and in no wrong option: it would give the key away.
        told = pairs(concept.key) & pairs(stem)
        if told and not any(told & pairs(other.key) for other in others):
            return
        worth += _KIN_WORTH * sum(self._distractors.are_kin(concept, other) for other in others)
        wrong = tuple(other.key for other in others)
        source = (self._reading.sentences[number].statement,)
        yield Candidate(family, QuestionType.SINGLE_CHOICE, stem, (concept.key,), wrong, source, concept.key, worth)


def is_whole(sentence: Sentence, start: int, end: int) -> bool:
    """Tell whether the term is no part of a longer name there."""
    before = sentence.tags[start - 1] if start else ""
    after = sentence.tags[end] if end < len(sentence.tags) else ""
    if before == "d" and sentence.tags[start] == "vn":
        return False
    return before not in _NOMINAL[:-2] and after not in ("n", "vn", "eng", "ng", "l", "j", "k")


def _are_alike(one: str, other: str) -> bool:
    longer, shorter = sorted((width(one), width(other)), reverse=True)
    return longer <= 2 * shorter
