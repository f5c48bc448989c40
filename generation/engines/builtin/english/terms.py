"""English questions whose key is a term: asked by its definition, by what is said of it, or by a blank."""

from collections.abc import Iterator
from dataclasses import dataclass

from generation.engines.builtin.english.concepts import Concept, is_plural
from generation.engines.builtin.english.definitions import Definition
from generation.engines.builtin.english.distractors import Distractors
from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.sentences import Sentence, content
from generation.engines.builtin.english.words import COPULAS, PRAISE, SURE_VERBS
from generation.engines.builtin.material import Candidate
from generation.engines.builtin.wordlists import words
from generation.questions import BLANK, QuestionType

_ARTICLES = frozenset(("a", "an", "the"))
_BEFORE_LAST = words(
    "of by in from with for to into through between on at within called the a an as via during against under"
)
_LEAST_ASKED = 4
# What is merely frequent is no term yet: a single word must be bold, defined, a heading or a name.
_LEAST_WEIGHT, _SINGLE_WEIGHT = 1.0, 2.0
_MOST_STEM = 34
_WANTED = 3
_KIN_WORTH = 0.25


@dataclass(frozen=True, slots=True)
class _Ask:
    """A term to ask for: as its sentence writes it, the words asked with it, and its number."""

    concept: Concept
    key: str
    number: int
    asked: frozenset[str]
    plural: bool


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
        ask = _Ask(concept, found.term, found.number, asked, found.plural)
        yield from self._single("definition", stem, ask, worth)
        yield from self._open(found, worth)

    def _open(self, found: Definition, worth: float) -> Iterator[Candidate]:
        """Ask without options to choose from."""
        stem = _definition_stem(found, options=False)
        statement = found.sentence.statement
        yield Candidate(
            "definition", QuestionType.SHORT_ANSWER, stem, (found.term,), (), (statement,), found.key, worth
        )

    def _by_sentence(self, number: int) -> Iterator[Candidate]:
        sentence = self._reading.sentences[number]
        for start, end, concept in self._reading.concepts.in_sentence.get(number, []):
            around = sentence.lemmas[:start] + sentence.lemmas[end:]
            asked = self._reading.contents[number] - set(concept.words)
            if not sentence.tags[end - 1].startswith(("NN", "VBG")):
                continue
            if not _is_term(concept) or len(asked) < _LEAST_ASKED or set(concept.words) & set(around):
                continue
            plural = is_plural(sentence.words[end - 1]) or sentence.words[end : end + 1] in (("are",), ("were",))
            ask = _Ask(concept, sentence.slice(start, end), number, asked, plural)
            yield from self._asked(sentence, start, end, ask)

    def _asked(self, sentence: Sentence, start: int, end: int, ask: _Ask) -> Iterator[Candidate]:
        worth = self._reading.worth(ask.number) + min(ask.concept.weight, 4) * 0.2
        blanked = _blanked(sentence, start, end)
        # A noun behind it makes the term a part of a longer name.
        is_whole = not sentence.tags[end].startswith("NN")
        if subject := _subject_stem(sentence, start, end):
            yield from self._single("subject", subject, ask, worth + 1.6)
        elif last := _last_stem(sentence, start, end):
            yield from self._single("ending", last, ask, worth + 1.0)
        elif is_whole:
            yield from self._single("cloze", blanked, ask, worth - 0.8)
        if is_whole:
            source = (sentence.statement,)
            focus = ask.concept.key
            yield Candidate("cloze", QuestionType.MULTIPLE_BLANK, blanked, (ask.key,), (), source, focus, worth)

    def _single(self, family: str, stem: str, ask: _Ask, worth: float) -> Iterator[Candidate]:
        concept, key = ask.concept, ask.key
        others = self._distractors.choose(
            concept, ask.number, ask.asked, plural=ask.plural, bare=family == "cloze" and _is_bare(stem, ask)
        )
        if len(others) < _WANTED:
            return
        wrong = [other.written(plural=ask.plural) for other in others]
        # Part of the key stands in the stem, and in no wrong option: it would give the key away.
        told = set(concept.words) & ask.asked
        if told and not all(told & set(option.lower().split()) for option in wrong):
            return
        worth += _KIN_WORTH * sum(self._distractors.are_kin(concept, other) for other in others)
        if BLANK not in stem or f": {BLANK}" in stem:
            key, *wrong = (option[0].upper() + option[1:] for option in (key, *wrong))
        source = (self._reading.sentences[ask.number].statement,)
        yield Candidate(family, QuestionType.SINGLE_CHOICE, stem, (key,), tuple(wrong), source, concept.key, worth)


def _is_term(concept: Concept) -> bool:
    return concept.weight >= (_LEAST_WEIGHT if len(concept.words) > 1 else _SINGLE_WEIGHT)


def _is_bare(stem: str, ask: _Ask) -> bool:
    """Tell whether the key stands without an article, so that a countable singular would not fit its place."""
    articled = any(f"{article} {BLANK}" in stem for article in ("a(n)", "the", "The"))
    return not (ask.plural or ask.concept.is_name or articled)


def _definition_stem(found: Definition, *, options: bool = True) -> str:
    verb = "are" if found.plural else "is"
    if found.form == "is" and options:
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
