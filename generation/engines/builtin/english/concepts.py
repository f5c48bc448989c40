"""The terms of an English text: how they look, where they stand, what they are defined as."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from lemminflect import getInflection
from wordfreq import get_frequency_dict

from generation.engines.builtin.english.sentences import Sentence, singular
from generation.engines.builtin.english.tagging import tags
from generation.engines.builtin.english.words import EMPTY_NOUNS, PEOPLE, STOPWORDS, UNITS
from generation.engines.builtin.material import Passage
from generation.engines.builtin.wordlists import words

_FREQUENCY = get_frequency_dict("en")
# Two letters are a unit, an era or a part of a word that was cut, more often than a term.
_LONGEST, _SHORTEST = 4, 3
_BOLD, _DEFINED, _HEADING, _SUBJECT = 4.0, 5.0, 2.0, 2.0
# A single word is a term by its own looks only where it is rarer than this share of all text.
_RARE, _RARE_IN_SHORT = 2e-5, 8e-5
_SHORT_TEXT = 60
_MOSTLY = 0.6
_LEAST_SINGLE, _LEAST_PHRASE = 3, 2
_ADJECTIVAL = re.compile(r"^[a-zA-Z]+(?:ic|ous|able|ible|oid|ive)$")
_LISTED = re.compile(r", (?:and|or)|and|or|,")
_BEFORE_VERBS = words("not can cannot could will would must should may might does do did")
_PLACE_BEFORE = words("in at near throughout across")
_NAME_KINDS = (
    ("belief", re.compile(r"(?:ism|ity|hood)$")),
    (
        "event",
        re.compile(
            r"\b(?:War|Wars|Rebellion|Revolution|Revolt|Act|Acts|Treaty|Compact|Battle|Law|Laws|Code|Trial|Trials)\b"
        ),
    ),
    (
        "person",
        re.compile(
            r"^(?:King|Queen|Sir|Lord|Lady|Governor|President|General|Captain|Dr|Saint|Pope|Emperor|Prince|Princess)\b"
        ),
    ),
    ("people", re.compile(r"(?:ans|ese|ish|ards|ites|ians|ers|men|its|lics|tants|cans)$")),
)


@dataclass(slots=True)
class Concept:
    """A term: `key` is its words in the singular. `forms` counts how it is written, by number."""

    key: str
    words: tuple[str, ...]
    weight: float = 0.0
    count: int = 0
    is_name: bool = False
    kind: str = "noun"
    sections: set[tuple[str, ...]] = field(default_factory=set)
    sentences: set[int] = field(default_factory=set)
    forms: Counter[str] = field(default_factory=Counter)
    # How often its singular stands with an article, and how often without a word before it that belongs to it.
    articled: int = 0
    # How often a word of place stands before it.
    placed: int = 0
    # How often "who" stands behind it.
    acting: int = 0
    bare: int = 0
    genus: frozenset[str] = frozenset()

    def stands(self, *, plural: bool) -> bool:
        """Tell whether the text writes the term in this number."""
        return any(is_plural(form) == plural for form in self.forms)

    @property
    def head(self) -> str:
        return self.words[-1]

    def written(self, *, plural: bool) -> str:
        """Return the term as an option shows it."""
        same = [(count, form) for form, count in self.forms.items() if is_plural(form) == plural]
        if same:
            return max(same)[1]
        first, _, last = self.forms.most_common(1)[0][0].rpartition(" ")
        if last.isupper():
            return f"{first} {last}".strip()
        inflected = getInflection(singular(last.lower()), "NNS" if plural else "NN")
        return f"{first} {inflected[0] if inflected else last}".strip()


def is_plural(form: str) -> bool:
    last = form.rsplit(maxsplit=1)[-1].lower()
    return singular(last) != last


def key_of(words: Sequence[str]) -> str:
    return " ".join(singular(word.lower()) for word in words)


class Concepts:
    """The terms of a text, found again in its sentences."""

    def __init__(self, passages: Iterable[Passage], sentences: Sequence[Sentence], defined: Iterable[str]) -> None:
        self._sentences = sentences
        self.by_key: dict[str, Concept] = {}
        self._weigh(passages, defined)
        self._count_phrases()
        self._locate()
        self.by_key = {key: concept for key, concept in self.by_key.items() if concept.count}
        self.siblings: set[frozenset[str]] = set()
        self.in_sentence: dict[int, list[tuple[int, int, Concept]]] = defaultdict(list)
        for number, found in self._found():
            self._pair(number, found)
            self.in_sentence[number].append(found)

    def _pair(self, number: int, found: tuple[int, int, Concept]) -> None:
        """Note terms that stand side by side in a list: they are of one kind."""
        before = self.in_sentence[number][-1:]
        for _, end, other in before:
            if _LISTED.fullmatch(" ".join(self._sentences[number].words[end : found[0]])):
                self.siblings.add(frozenset((other.key, found[2].key)))

    def _add(self, text: str, weight: float) -> None:
        words = [
            word
            for word in re.findall(r"[^\W_]+(?:[-'\u2019][^\W_]+)*", text)
            if word.lower() not in ("the", "a", "an")
        ]
        key = key_of(words)
        if key in UNITS or len(key) < _SHORTEST:
            return
        if not 0 < len(words) <= _LONGEST or set(key.split()) & STOPWORDS or key.split()[-1] in EMPTY_NOUNS:
            return
        concept = self.by_key.setdefault(key, Concept(key, tuple(key.split())))
        concept.weight = max(concept.weight, weight)

    def _weigh(self, passages: Iterable[Passage], defined: Iterable[str]) -> None:
        for term in defined:
            self._add(term, _DEFINED)
        for passage in passages:
            for term in passage.bold:
                tag = tags(term.lower().split())[-1]
                if tag.startswith(("NN", "VBG")) and not _ADJECTIVAL.search(term):
                    self._add(term, _BOLD)
            for heading in passage.section[1:]:
                for part in re.split(r",| and | or |:", heading):
                    self._add(part.strip().lower(), _HEADING)

    def _count_phrases(self) -> None:
        """Add what stands often enough: noun phrases, rare nouns, names."""
        counts: Counter[str] = Counter()
        names: Counter[str] = Counter()
        subjects: Counter[str] = Counter()
        for sentence in self._sentences:
            for start, end in noun_phrases(sentence):
                key = key_of(sentence.words[start:end])
                named = all(tag.startswith("NNP") for tag in sentence.tags[start:end])
                (names if named else counts)[key] += 1
                subjects[key] += start <= 1 and sentence.tags[end : end + 1] in (
                    ("VBZ",),
                    ("VBP",),
                    ("VBD",),
                    ("MD",),
                    ("VB",),
                )
        # In a short text everything is said once.
        is_short = len(self._sentences) < _SHORT_TEXT
        for key, count in counts.items():
            words = key.split()
            rare = min(_FREQUENCY.get(word, 0.0) for word in words) < (_RARE_IN_SHORT if is_short else _RARE)
            if rare and subjects[key] >= (1 if is_short else _LEAST_SINGLE):
                self._add(key, _SUBJECT)
            elif rare and (is_short or count >= (_LEAST_PHRASE if len(words) > 1 else _LEAST_SINGLE)):
                self._add(key, 1 + min(count, 10) / 10)
        for key in names:
            self._add(key, 0.8)

    def _locate(self) -> None:
        capitals: Counter[str] = Counter()
        for number, (start, end, concept) in self._found():
            sentence = self._sentences[number]
            form = sentence.slice(start, end)
            # The capital of a sentence's first word is no part of its word.
            if start == 0 and not concept.is_name and form[1:] == form[1:].lower():
                form = form.lower()
            concept.count += 1
            concept.sentences.add(number)
            concept.sections.add(sentence.statement.passage.section)
            concept.forms[form] += 1
            capitals[concept.key] += bool(start) and all(word[0].isupper() for word in form.split())
            self._see_kind(concept, sentence, start)
            concept.acting += sentence.words[end : end + 1] == ("who",)
            if not is_plural(form):
                before = sentence.tags[start - 1] if start else ""
                concept.articled += bool(start) and sentence.words[start - 1].lower() in ("a", "an", "the")
                concept.bare += not before.startswith(("DT", "JJ", "PRP$", "NN", "POS", "VBN"))

        for concept in self.by_key.values():
            # Small letters once, and the capitals were those of a heading; all capitals are an abbreviation.
            inside = sum(count for form, count in concept.forms.items() if not form.isupper())
            concept.is_name = bool(inside) and capitals[concept.key] >= _MOSTLY * inside
            if concept.is_name:
                concept.kind = _kind_of_name(concept)
            elif concept.acting or concept.head in PEOPLE:
                concept.kind = "people"

    def _see_kind(self, concept: Concept, sentence: Sentence, start: int) -> None:
        before = sentence.words[start - 1].lower() if start else ""
        concept.placed += before in _PLACE_BEFORE

    def _found(self) -> Iterable[tuple[int, tuple[int, int, Concept]]]:
        """Yield the longest terms at each point of each sentence."""
        for number, sentence in enumerate(self._sentences):
            at = 0
            while at < len(sentence.lemmas):
                for length in range(min(_LONGEST, len(sentence.lemmas) - at), 0, -1):
                    concept = self.by_key.get(" ".join(sentence.lemmas[at : at + length]))
                    if concept:
                        yield number, (at, at + length, concept)
                        at += length - 1
                        break
                at += 1


def _kind_of_name(concept: Concept) -> str:
    form = concept.forms.most_common(1)[0][0]
    for kind, pattern in _NAME_KINDS:
        if pattern.search(form):
            return kind
    return "place" if concept.placed * 3 >= concept.count else "name"


def noun_phrases(sentence: Sentence) -> Iterable[tuple[int, int]]:
    """Yield the runs of adjectives and nouns that end in a noun."""
    start = 0
    for at in range(len(sentence.tags) + 1):
        tag = sentence.tags[at] if at < len(sentence.tags) else ""
        if tag.startswith("NN") or (tag == "JJ" and sentence.lemmas[at] not in STOPWORDS):
            continue
        end = at
        while end > start and not sentence.tags[end - 1].startswith("NN"):
            end -= 1
        # After "not" and "must" the first word is a verb, whatever its tag.
        follows_modal = bool(start) and sentence.words[start - 1].lower() in _BEFORE_VERBS
        if start < end and end - start <= _LONGEST and not follows_modal:
            yield start, end
        start = at + 1
