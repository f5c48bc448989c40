"""English statements made wrong in one place: believable, and against what the text says."""

import re
from collections.abc import Iterator

from generation.engines.builtin.english.concepts import is_plural
from generation.engines.builtin.english.distractors import Distractors
from generation.engines.builtin.english.numbers import amounts, other_amounts, other_years
from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.sentences import Sentence
from generation.engines.builtin.english.words import NUMBER_WORDS, OPPOSITES, SURE_VERBS
from generation.engines.builtin.material import Candidate
from generation.engines.builtin.wordlists import words

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
# What makes a verb another verb: "ends up", "falls down".
_PARTICLES = words("up down out off away back over along together apart")
_CONDITIONS = words("if when unless although because while once since")
_DETERMINERS = words("the a an its their this each every")
_ADJECTIVES = words("slow rapid warm wet dry cold thin direct positive negative")
_SUBJECT_END = 5
_LISTS = re.compile(r":|, [^,]{2,60}(?:,| and )[^,]{2,60}\.|\b[a-z]+ and [a-z]+\.$")
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
            yield Candidate.of_statement(sentence.statement, sentence.text, worth)
            for altered, bonus, kind in self._altered(number, sentence):
                yield Candidate.of_statement(sentence.statement, altered, worth + bonus, kind)

    def _altered(self, number: int, sentence: Sentence) -> Iterator[tuple[str, float, str]]:
        if swapped := self._swapped(number, sentence):
            yield swapped, 0.9, "swap"
        elif exchanged := self._exchanged(number, sentence) or self._replaced(number, sentence):
            yield exchanged, 0.6, "swap"
        if changed := _changed_number(sentence.text):
            yield changed, 0.8, "number"
        terms = [
            (sentence.spans[start][0], sentence.spans[end - 1][1])
            for start, end, _ in self._reading.concepts.in_sentence.get(number, [])
        ]
        if turned := _opposite(sentence, terms):
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

    def _exchanged(self, number: int, sentence: Sentence) -> str | None:
        """Give a term the meaning of another term that is defined by the same words."""
        every = self._reading.definitions
        mine = next((found for found in every if found.number == number and found.form != "called"), None)
        if mine is None or mine.start > 1:
            return None
        fit = [
            other
            for other in every
            if (other.plural, other.start, other.form) == (mine.plural, mine.start, mine.form)
            and not set(mine.key.split()) <= set(other.key.split())
            and not set(other.key.split()) <= set(mine.key.split()) | set(sentence.lemmas)
            and frozenset((mine.key, other.key)) not in self._reading.aliases
            and other.genus & mine.genus
            and other.meaning != mine.meaning
        ]
        fit.sort(key=lambda other: (-len(other.genus & mine.genus), abs(other.number - number)))
        return _put(sentence, mine.start, mine.end, fit[0].term) if fit else None

    def _replaced(self, number: int, sentence: Sentence) -> str | None:
        """Put a sister of a term in the term's place, further on in the sentence."""
        for start, end, concept in reversed(self._reading.concepts.in_sentence.get(number, [])):
            before, after = sentence.words[start - 1].lower(), sentence.tags[end : end + 1]
            whole = not sentence.tags[start - 1].startswith(("NN", "JJ", "VBN")) and not after[0].startswith("NN")
            if start < _SUBJECT_END - 2 or concept.weight < 1 or before in ("a", "an") or not whole:
                continue
            asked = self._reading.contents[number] - set(concept.words)
            plural = is_plural(sentence.words[end - 1])
            for other in self._distractors.choose(concept, number, asked, plural=plural):
                if self._distractors.are_sisters(concept, other) and (plural or before == "the" or other.bare):
                    left, right = sentence.spans[start][0], sentence.spans[end - 1][1]
                    return f"{sentence.text[:left]}{other.written(plural=plural)}{sentence.text[right:]}"
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
    # Where the sentence lists what it counts, another number shows itself to be wrong.
    if found and _LISTS.search(text, found[0].end()):
        return None
    others = other_amounts(found[0]) if len(found) == 1 else []
    if not others:
        return None
    left, right = found[0].span("number")
    return text[:left] + others[0] + text[right:]


def _opposite(sentence: Sentence, terms: list[tuple[int, int]]) -> str | None:
    """Turn the one word that has an opposite and is no part of a term; a second one, or a "not", would turn it back."""
    text = sentence.text
    found = [match for match in _WORD.finditer(text) if match[0].lower() in OPPOSITES]
    if len(found) != 1 or _NEGATIONS.search(text) or not found[0][0].islower():
        return None
    word = found[0]
    # The last word of a term is its noun, which may be turned; a word before it belongs to the name.
    if any(left <= word.start() and word.end() < right for left, right in terms):
        return None
    if not _turns_soundly(sentence, word):
        return None
    return text[: word.start()] + OPPOSITES[word[0].lower()] + text[word.end() :]


def _turns_soundly(sentence: Sentence, word: re.Match[str]) -> bool:
    """Tell whether the word is what its opposite is opposite to: no phrasal verb, no verb that looks an adjective."""
    at = next((index for index, span in enumerate(sentence.spans) if span == word.span()), None)
    if at is None or at + 1 >= len(sentence.words):
        return False
    following, tag = sentence.words[at + 1].lower(), sentence.tags[at + 1]
    if following in _PARTICLES:
        return False
    if word[0] in ("before", "after"):
        return tag != "CD" and following not in NUMBER_WORDS
    is_verb_like = following in _DETERMINERS and sentence.tags[at - 1].startswith("NN")
    return not (is_verb_like and word[0] in _ADJECTIVES)


def _negated(sentence: Sentence) -> str | None:
    found = _NEGATED.match(sentence.text)
    # A condition turned about says nothing of what follows from it.
    if (
        not found
        or sentence.words[0].lower() in _CONDITIONS
        or _NEGATIONS.search(sentence.text)
        or len(found["head"].split()) > _SUBJECT_END
    ):
        return None
    if found["head"].endswith(" can"):
        return f"{found['head']}not{sentence.text[found.end('head') :]}"
    return f"{found['head']} not{sentence.text[found.end('head') :]}"
