"""English questions whose key is a term: asked by its definition, by what is said of it, or by a blank."""

from collections.abc import Iterator

from generation.engines.builtin.english.concepts import Concept, is_plural
from generation.engines.builtin.english.definitions import Definition
from generation.engines.builtin.english.distractors import Distractors
from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.sentences import Sentence, content
from generation.engines.builtin.english.words import COPULAS, PRAISE, SURE_VERBS
from generation.engines.builtin.material import Candidate
from generation.questions import BLANK, QuestionType

_ARTICLES = frozenset(("a", "an", "the"))
_BEFORE_LAST = frozenset(
    "of by in from with for to into through between on at within called the a an as via during against under".split()
)
_LEAST_ASKED = 4
# What is merely frequent is no term yet: a single word must be bold, defined, a heading or a name.
_LEAST_WEIGHT, _SINGLE_WEIGHT = 1.0, 2.0
_MOST_STEM = 34
_WANTED = 3
_KIN_WORTH = 0.25


class TermQuestions:
    """Builds the questions of one text."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._distractors = Distractors(reading)

    def candidates(self) -> Iterator[Candidate]:
        defined = set()
        for found in self._reading.definitions:
            defined.add(found.number)
            yield from self._by_definition(found)
        for number in self._reading.sound:
            if number not in defined:
                yield from self._by_sentence(number)

    def _by_definition(self, found: Definition) -> Iterator[Candidate]:
        concept = self._reading.concepts.by_key.get(found.key)
        if concept is None:
            return
        stem = _definition_stem(found)
        asked = content([lemma.strip(".,;()") for lemma in found.meaning.lower().split()])
        worth = 3.0 + self._reading.worth(found.number)
        yield from self._single("definition", stem, found.term, concept, found.number, asked, found.plural, worth)
        yield from self._open(stem, found, worth)

    def _open(self, stem: str, found: Definition, worth: float) -> Iterator[Candidate]:
        statement = found.sentence.statement
        yield Candidate(
            "definition", QuestionType.SHORT_ANSWER, stem, (found.term,), (), (statement,), found.key, worth
        )

    def _by_sentence(self, number: int) -> Iterator[Candidate]:
        sentence = self._reading.sentences[number]
        found = self._reading.concepts.in_sentence.get(number, [])
        for start, end, concept in found:
            if concept.weight < _LEAST_WEIGHT or (len(concept.words) == 1 and concept.weight < _SINGLE_WEIGHT):
                continue
            plural = is_plural(sentence.words[end - 1]) or sentence.words[end : end + 1] in (("are",), ("were",))
            key = sentence.slice(start, end)
            worth = self._reading.worth(number) + min(concept.weight, 4) * 0.2
            subject = _subject_stem(sentence, start, end)
            last = _last_stem(sentence, start, end)
            asked = self._reading.contents[number] - set(concept.words)
            if len(asked) < _LEAST_ASKED or set(concept.words) & set(sentence.lemmas[:start] + sentence.lemmas[end:]):
                continue
            if subject:
                yield from self._single("subject", subject, key, concept, number, asked, plural, worth + 1.6)
            elif last:
                yield from self._single("ending", last, key, concept, number, asked, plural, worth + 1.0)
            elif not sentence.tags[end].startswith("NN"):
                yield from self._single(
                    "cloze", _blanked(sentence, start, end), key, concept, number, asked, plural, worth
                )
            if not sentence.tags[end].startswith("NN"):
                yield self._fill_in(sentence, start, end, concept, worth)

    def _single(
        self,
        family: str,
        stem: str,
        key: str,
        concept: Concept,
        number: int,
        asked: frozenset[str],
        plural: bool,
        worth: float,
    ) -> Iterator[Candidate]:
        sentence = self._reading.sentences[number]
        others = self._distractors.choose(concept, number, asked, plural=plural)
        if len(others) < _WANTED:
            return
        wrong = [other.written(plural=plural) for other in others]
        # Part of the key stands in the stem, and in no wrong option: it would give the key away.
        told = set(concept.words) & asked
        if told and not all(told & set(option.lower().split()) for option in wrong):
            return
        worth += _KIN_WORTH * sum(self._distractors.are_kin(concept, other) for other in others)
        if BLANK not in stem or f": {BLANK}" in stem:
            key, *wrong = (option[0].upper() + option[1:] for option in (key, *wrong))
        yield Candidate(
            family, QuestionType.SINGLE_CHOICE, stem, (key,), tuple(wrong), (sentence.statement,), concept.key, worth
        )

    def _fill_in(self, sentence: Sentence, start: int, end: int, concept: Concept, worth: float) -> Candidate:
        return Candidate(
            "cloze",
            QuestionType.MULTIPLE_BLANK,
            _blanked(sentence, start, end),
            (sentence.slice(start, end),),
            (),
            (sentence.statement,),
            concept.key,
            worth,
        )


def _definition_stem(found: Definition) -> str:
    verb = "are" if found.plural else "is"
    if found.form == "is":
        return f"Which of the following {verb} {found.meaning}?"
    if found.form == "called":
        return f"What {verb} {found.meaning} called?"
    return f"Which term is explained in the text as “{found.meaning}”?"


def _subject_stem(sentence: Sentence, start: int, end: int) -> str | None:
    """Ask for a subject: "Collagen fibers are …" becomes "Which of the following are …?"."""
    first = sentence.words[0].lower()
    if start > 1 or (start == 1 and first not in _ARTICLES) or end + 2 > len(sentence.words):
        return None
    verb, tag = sentence.words[end].lower(), sentence.tags[end]
    if "also" in sentence.words or _is_praise(sentence, end):
        return None
    if not (verb in SURE_VERBS or tag in ("VBZ", "MD")) or len(sentence.words) - end > _MOST_STEM:
        return None
    rest = sentence.text[sentence.spans[end][0] :].rstrip(".")
    return f"Which of the following {rest}?"


def _is_praise(sentence: Sentence, verb: int) -> bool:
    """Tell whether it says no more than that something is important, or one of many."""
    after = [word.lower() for word in sentence.words[verb + 1 : verb + 4]]
    while after and (after[0] in _ARTICLES or after[0] in ("be", "very", "so", "not", "one", "among")):
        after.pop(0)
    return sentence.words[verb].lower() in COPULAS | {"can", "may"} and bool(after) and after[0] in PRAISE


def _last_stem(sentence: Sentence, start: int, end: int) -> str | None:
    """Ask for what a sentence ends with: "… is made in the liver." becomes "… is made in which of the following?"."""
    if end != len(sentence.words) - 1 or start < _LEAST_ASKED or len(sentence.words) > _MOST_STEM:
        return None
    before = sentence.words[start - 1].lower()
    if before not in _BEFORE_LAST:
        return None
    cut = start - 1 if before in _ARTICLES else start
    if before in _ARTICLES and sentence.words[cut - 1].lower() not in _BEFORE_LAST:
        return None
    return f"{sentence.slice(0, cut)} which of the following?"


def _blanked(sentence: Sentence, start: int, end: int) -> str:
    left, right = sentence.spans[start][0], sentence.spans[end - 1][1]
    before = sentence.text[:left]
    for article in (" an ", " a "):
        # "a ____" would tell how the key begins.
        if before.lower().endswith(article):
            before = before[: -len(article)] + " a(n) "
    return f"Fill in the blank: {before}{BLANK}{sentence.text[right:]}"
