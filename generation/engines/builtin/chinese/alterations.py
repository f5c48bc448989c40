"""Chinese statements made wrong in one place: believable, and against what the text says."""

import re
from collections.abc import Iterator

from generation.engines.builtin.chinese.distractors import Distractors
from generation.engines.builtin.chinese.numbers import amount, others
from generation.engines.builtin.chinese.reading import Reading
from generation.engines.builtin.chinese.sentences import Sentence, pairs
from generation.engines.builtin.chinese.terms import is_whole
from generation.engines.builtin.chinese.words import MODALS, NEGATION, OPPOSITES
from generation.engines.builtin.material import Candidate

_OPPOSITE = re.compile("|".join(sorted(map(re.escape, OPPOSITES), key=len, reverse=True)))
_MODAL = re.compile("|".join(sorted(map(re.escape, MODALS), key=len, reverse=True)))
_IS = re.compile(r"(?<![不就也还都才只正但或要可若凡仅总])是(?![否指因由非不以])")
_AFTER_SUBJECT = re.compile(r"(?:主要)?(?:是|能|具有|可以|由|分泌|产生|识别|属于|位于|会|负责|用于|不)")
_SWEEPING = re.compile(r"任何|一切|所有|丝毫|擅自|非法|违法|违反|虚假|伪造|恶意|弄虚作假")
_TITLED = re.compile(r"《([^《》]{3,30})》")
_YEAR = re.compile(r"(?<!\d)(1\d{3}|20\d\d)年")
_YEARS_APART = (12, 9, 17, 21, 6, 5)
_LONGEST, _SUBJECT_END = 90, 16


class Alterations:
    """True and false statements of one text."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._distractors = Distractors(reading)
        self._titles = sorted({title for one in reading.sentences for title in _TITLED.findall(one.text)})

    def candidates(self) -> Iterator[Candidate]:
        basis = self._reading.basis
        for number in self._reading.sound:
            sentence = self._reading.sentences[number]
            if len(sentence.text) > _LONGEST:
                continue
            worth = self._reading.worth(number)
            yield Candidate.of_statement(sentence.statement, sentence.text, worth, preface=basis)
            for altered, bonus, kind in self._altered(number, sentence):
                yield Candidate.of_statement(sentence.statement, altered, worth + bonus, kind, basis)

    def _altered(self, number: int, sentence: Sentence) -> Iterator[tuple[str, float, str]]:
        text = sentence.text
        if swapped := self._swapped(number, sentence):
            yield swapped, 0.9, "swap"
        elif replaced := self._replaced(number, sentence) or self._retitled(text):
            yield replaced, 0.6, "swap"
        if changed := _changed_number(text):
            yield changed, 0.9, "number"
        elif year := _changed_year(text):
            yield year, 0.4, "year"
        # What a statute bids, its opposite makes absurd.
        if not self._reading.title and (turned := _turned(sentence, self._terms(number))):
            yield turned, 0.8, "opposite"
        if modal := _modal(text):
            yield modal, 0.5, "modal"
        if (
            (found := list(_IS.finditer(text)))
            and len(found) == 1
            and not NEGATION.search(text)
            and 1 < found[0].start() < _SUBJECT_END
        ):
            yield f"{text[: found[0].start()]}不是{text[found[0].end() :]}", -0.9, "negation"

    def _terms(self, number: int) -> list[str]:
        return [concept.key for _, _, concept in self._reading.concepts.in_sentence.get(number, [])]

    def _swapped(self, number: int, sentence: Sentence) -> str | None:
        """Put another term of the same kind in the subject's place."""
        for start, end, concept in self._reading.concepts.in_sentence.get(number, [])[:1]:
            text, right = sentence.text, sentence.spans[end - 1][1]
            if start or text.count(concept.key) > 1 or not _AFTER_SUBJECT.match(text[right:]):
                return None
            asked = self._reading.contents[number] - pairs(concept.key)
            chosen = self._distractors.choose(concept, number, asked, text)
            kin = [other for other in chosen if self._distractors.are_kin(concept, other)]
            return f"{kin[0].key}{text[right:]}" if kin else None
        return None

    def _replaced(self, number: int, sentence: Sentence) -> str | None:
        """Put a sister of a term in the term's place, further on in the sentence."""
        text = sentence.text
        for start, end, concept in reversed(self._reading.concepts.in_sentence.get(number, [])):
            if self._reading.title or not start or text.count(concept.key) > 1 or not is_whole(sentence, start, end):
                continue
            asked = self._reading.contents[number] - pairs(concept.key)
            for other in self._distractors.choose(concept, number, asked, text):
                if self._distractors.are_kin(concept, other):
                    left, right = sentence.spans[start][0], sentence.spans[end - 1][1]
                    return f"{text[:left]}{other.key}{text[right:]}"
        return None

    def _retitled(self, text: str) -> str | None:
        """Put the title of another work of the kind in a title's place."""
        found = _TITLED.findall(text)
        if len(found) != 1 or self._reading.title:
            return None
        kind = found[0][-2:]
        fit = [title for title in self._titles if title[-2:] == kind and title != found[0]]
        return text.replace(f"《{found[0]}》", f"《{fit[0]}》") if fit else None


def _changed_number(text: str) -> str | None:
    found = amount(text)
    wrong = others(found) if found else []
    return text[: found.start()] + wrong[0] + text[found.end() :] if found and wrong else None


def _changed_year(text: str) -> str | None:
    """Move the one year of a sentence by some years, none of them to come."""
    found = _YEAR.findall(text)
    if len(found) != 1 or len(re.findall(r"\d{3,4}年", text)) != 1:
        return None
    year = int(found[0])
    moved = year - _YEARS_APART[year % len(_YEARS_APART)]
    return text.replace(f"{found[0]}年", f"{moved}年")


def _turned(sentence: Sentence, terms: list[str]) -> str | None:
    """Turn the one word that has an opposite, where it is a word of the sentence and no part of a term."""
    text = sentence.text
    found = list(_OPPOSITE.finditer(text))
    if len(found) != 1 or NEGATION.search(text):
        return None
    word = found[0]
    starts = {left for left, _ in sentence.spans}
    ends = {right for _, right in sentence.spans}
    if (
        word.start() not in starts
        or word.end() not in ends
        or any(word[0] in term and word[0] != term for term in terms)
    ):
        return None
    return text[: word.start()] + OPPOSITES[word[0]] + text[word.end() :]


def _modal(text: str) -> str | None:
    found = list(_MODAL.finditer(text))
    if len(found) != 1:
        return None
    word = found[0]
    # "不得收取任何费用" turned about would allow what nobody could believe to be allowed.
    if _SWEEPING.search(text, word.end()):
        return None
    if word[0] in ("应当", "必须") and re.match(r"(?:自|在|按照|依照|符合)", text[word.end() :]):
        return None
    return text[: word.start()] + MODALS[word[0]] + text[word.end() :]
