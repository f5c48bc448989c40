"""The terms of a Chinese text, always whole words of it."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import rjieba
from wordfreq import get_frequency_dict

from generation.engines.builtin.chinese.sentences import Sentence
from generation.engines.builtin.chinese.words import BEARER, EMPTY_NOUNS
from generation.engines.builtin.material import Passage

_FREQUENCY = get_frequency_dict("zh")
_NOMINAL = ("n", "nz", "nt", "ns", "nr", "vn", "eng", "j", "l", "b", "ng", "nrt", "an")
_LONGEST, _SHORTEST = 12, 2
_MOST_WORDS = 5
_BOLD, _DEFINED, _LABELLED, _QUOTED, _SUBJECT = 4.0, 5.0, 3.0, 2.0, 2.0
_SHORT_TEXT = 60
_RARE = 6e-5
_QUOTE = re.compile(r"“([^”，。]{2,10})”")
_UNFIT = re.compile(
    r"[，。：；、？！\s\d（）“”]|^(?:非|前款|本|各|有关|相关|国家有关|其他|上述|下列|该|此|每|某)|规定$|通常$|情形$|有关"
)
_LISTED = re.compile(r"[、和与及或]|以及|或者|，")


@dataclass(slots=True)
class Concept:
    """A term and where it stands. `kind` is who, place, abbreviation or thing."""

    key: str
    head: str
    weight: float = 0.0
    count: int = 0
    kind: str = "thing"
    sections: set[tuple[str, ...]] = field(default_factory=set)
    meaning: str = ""
    # Other terms end with it: it names their class.
    is_general: bool = False


class Concepts:
    """Finds the terms of a text, and finds them again in its sentences."""

    def __init__(
        self, passages: Iterable[Passage], sentences: Sequence[Sentence], defined: Iterable[str], labels: Iterable[str]
    ) -> None:
        self._sentences = sentences
        self.by_key: dict[str, Concept] = {}
        for weight, terms in ((_DEFINED, defined), (_LABELLED, labels), (_BOLD, _bold(passages))):
            for term in terms:
                self._add(term, weight)
        self._count_compounds()
        self.in_sentence: dict[int, list[tuple[int, int, Concept]]] = defaultdict(list)
        self.siblings: set[frozenset[str]] = set()
        for number, sentence in enumerate(sentences):
            self._locate(number, sentence)
        self.by_key = {key: concept for key, concept in self.by_key.items() if concept.count}
        heads = Counter(other[-length:] for other in self.by_key for length in range(2, len(other)))
        for key, concept in self.by_key.items():
            concept.is_general = heads[key] > 0

    def _add(self, term: str, weight: float) -> None:
        term = term.strip()
        if not _SHORTEST <= len(term) <= _LONGEST or term in EMPTY_NOUNS or _UNFIT.search(term):
            return
        concept = self.by_key.setdefault(term, Concept(term, term[-2:], kind=_kind(term)))
        concept.weight = max(concept.weight, weight)

    def _count_compounds(self) -> None:
        counts: Counter[tuple[str, ...]] = Counter()
        subjects: Counter[tuple[str, ...]] = Counter()
        for sentence in self._sentences:
            for start, end in nominal_runs(sentence):
                counts[sentence.words[start:end]] += 1
                subjects[sentence.words[start:end]] += start == 0 and sentence.tags[end : end + 1] in (
                    ("v",),
                    ("d",),
                    ("p",),
                )
            for quoted in _QUOTE.findall(sentence.text):
                if all(tag in _NOMINAL for _, tag in rjieba.tag(quoted)):
                    self._add(quoted, _QUOTED)
        for words, count in counts.items():
            rare = min(_FREQUENCY.get(word, 0.0) for word in words) < _RARE
            if (len(words) > 1 and count > 1) or (count > 1 and rare):
                self._add("".join(words), _SUBJECT if subjects[words] > 1 else 1 + min(count, 10) / 10)
            elif len(self._sentences) < _SHORT_TEXT and subjects[words] and (len(words) > 1 or rare):
                self._add("".join(words), _SUBJECT)

    def _locate(self, number: int, sentence: Sentence) -> None:
        at = 0
        while at < len(sentence.words):
            for length in range(min(_MOST_WORDS, len(sentence.words) - at), 0, -1):
                concept = self.by_key.get("".join(sentence.words[at : at + length]))
                if concept:
                    self._see(number, sentence, at, at + length, concept)
                    at += length - 1
                    break
            at += 1

    def _see(self, number: int, sentence: Sentence, start: int, end: int, concept: Concept) -> None:
        for _, before, other in self.in_sentence[number][-1:]:
            if _LISTED.fullmatch("".join(sentence.words[before:start])):
                self.siblings.add(frozenset((other.key, concept.key)))
        self.in_sentence[number].append((start, end, concept))
        concept.count += 1
        concept.sections.add(sentence.statement.passage.section)


def _bold(passages: Iterable[Passage]) -> Iterator[str]:
    return (term for passage in passages for term in passage.bold)


def _kind(term: str) -> str:
    if BEARER.search(term):
        return "who"
    return "abbreviation" if term.isascii() else "thing"


def nominal_runs(sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Yield the runs of nouns and of words that stand before nouns."""
    start = 0
    for at in range(len(sentence.tags) + 1):
        if at < len(sentence.tags) and sentence.tags[at] in _NOMINAL:
            continue
        tags = sentence.tags[start:at]
        # "先来先|服务算法": an adverb before a noun shows that a longer name was cut.
        if start and sentence.tags[start - 1] == "d" and sentence.tags[start] == "vn":
            start = at + 1
            continue
        # Verbs used as nouns need a noun beside them, and "高级" needs what is so.
        if (
            tags
            and len(tags) <= _MOST_WORDS
            and tags[-1] != "b"
            and any(tag not in ("vn", "b", "an", "l") for tag in tags)
        ):
            yield start, at
        start = at + 1
