"""English statements made wrong in one place: believable, and against what the text says."""

import re
from collections.abc import Iterator

from generation.engines.builtin.english.concepts import is_plural
from generation.engines.builtin.english.distractors import Distractors
from generation.engines.builtin.english.numbers import amounts, other_amounts, other_years
from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.sentences import Sentence
from generation.engines.builtin.english.words import OPPOSITES, SURE_VERBS
from generation.engines.builtin.material import Candidate
from generation.questions import QuestionType

_WORD = re.compile(r"[A-Za-z]+")
_YEAR = re.compile(r"\b(?:in|In|since|until|of|from) (1\d{3}|20\d\d)\b")
_NEGATIONS = re.compile(
    r"\b(?:not|no|never|neither|nor|cannot|without|rarely|hardly|few|unlike|except|only|but)\b|n['\u2019]t\b",
    re.IGNORECASE,
)
_NEGATED = re.compile(
    r"^(?P<head>[^.]{2,80}?\b(?:is|are|was|were|can|must|should|will))(?= )"
    r"(?! (?:also|still|often|sometimes|usually|typically))"
)
_SUBJECT_END = 5
_LONGEST = 30
_LEAST_ASKED, _LEAST_WEIGHT = 5, 2.0


class Alterations:
    """True and false statements of one text."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._distractors = Distractors(reading)

    def candidates(self) -> Iterator[Candidate]:
        for number in self._reading.sound:
            sentence = self._reading.sentences[number]
            if len(sentence.words) > _LONGEST:
                continue
            worth = self._reading.worth(number)
            yield _statement(sentence, sentence.text, worth)
            for altered, bonus, kind in self._altered(number, sentence):
                yield _statement(sentence, altered, worth + bonus, kind)

    def _altered(self, number: int, sentence: Sentence) -> Iterator[tuple[str, float, str]]:
        if swapped := self._swapped(number, sentence):
            yield swapped, 0.9, "swap"
        if changed := _changed_number(sentence.text):
            yield changed, 0.8, "number"
        terms = [
            (sentence.spans[start][0], sentence.spans[end - 1][1])
            for start, end, _ in self._reading.concepts.in_sentence.get(number, [])
        ]
        if turned := _opposite(sentence.text, terms):
            yield turned, 0.7, "opposite"
        if negated := _negated(sentence):
            yield negated, -0.9, "negation"

    def _swapped(self, number: int, sentence: Sentence) -> str | None:
        """Put another term of the same kind in the subject's place."""
        found = self._reading.concepts.in_sentence.get(number, [])
        for start, end, concept in found[:1]:
            verb = sentence.words[end].lower() if end < len(sentence.words) else ""
            if (
                start > 1
                or concept.weight < _LEAST_WEIGHT
                or not (verb in SURE_VERBS or sentence.tags[end : end + 1] in (("VBZ",), ("MD",)))
            ):
                return None
            if set(concept.words) & set(sentence.lemmas[end:]):
                return None
            asked = self._reading.contents[number] - set(concept.words)
            # "Each culture has variations": said of something else it may be true as well.
            if len(asked) < _LEAST_ASKED:
                return None
            plural = is_plural(sentence.words[end - 1])
            options = [
                other
                for other in self._distractors.choose(concept, number, asked, plural=plural)
                if self._distractors.are_kin(concept, other)
                and (plural or concept.is_name or (other.articled if start else other.bare))
            ]
            close = [other for other in options if other.head == concept.head]
            return _put(sentence, start, end, (close or options)[0].written(plural=plural)) if options else None
        return None


def _put(sentence: Sentence, start: int, end: int, other: str) -> str:
    left, right = sentence.spans[start][0], sentence.spans[end - 1][1]
    before = sentence.text[:left]
    if before.lower() in ("a ", "an "):
        before = "An " if other[0].lower() in "aeiou" else "A "
    text = f"{before}{other}{sentence.text[right:]}"
    return text[0].upper() + text[1:]


def _changed_number(text: str) -> str | None:
    years = list(_YEAR.finditer(text))
    if len(years) == 1:
        left, right = years[0].span(1)
        return text[:left] + other_years(years[0][1])[0] + text[right:]
    found = amounts(text)
    others = other_amounts(found[0]) if len(found) == 1 else []
    if not others:
        return None
    left, right = found[0].span("number")
    return text[:left] + others[0] + text[right:]


def _opposite(text: str, terms: list[tuple[int, int]]) -> str | None:
    """Turn the one word that has an opposite and is no part of a term; a second one, or a "not", would turn it back."""
    found = [match for match in _WORD.finditer(text) if match[0].lower() in OPPOSITES]
    if len(found) != 1 or _NEGATIONS.search(text) or not found[0][0].islower():
        return None
    word = found[0]
    if any(left <= word.start() < right for left, right in terms):
        return None
    return text[: word.start()] + OPPOSITES[word[0].lower()] + text[word.end() :]


def _negated(sentence: Sentence) -> str | None:
    found = _NEGATED.match(sentence.text)
    if not found or _NEGATIONS.search(sentence.text) or len(found["head"].split()) > _SUBJECT_END:
        return None
    if found["head"].endswith(" can"):
        return f"{found['head']}not{sentence.text[found.end('head') :]}"
    return f"{found['head']} not{sentence.text[found.end('head') :]}"


def _statement(sentence: Sentence, text: str, worth: float, kind: str = "") -> Candidate:
    statement = sentence.statement
    return Candidate(
        family=kind or "statement",
        type=QuestionType.TRUE_OR_FALSE,
        stem=text,
        keys=(),
        wrong=(),
        sources=(statement,),
        focus=f"statement {statement.index}",
        worth=worth,
        truth=not kind,
        right=sentence.text if kind else "",
    )
