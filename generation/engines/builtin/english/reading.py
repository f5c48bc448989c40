"""A whole English text, analysed once: its sentences, terms, definitions and what supports what."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from generation.engines.builtin.english.concepts import Concepts
from generation.engines.builtin.english.definitions import Definition, aliases, definitions
from generation.engines.builtin.english.sentences import Sentence, analysed, content, stands_alone, statements
from generation.engines.builtin.material import Passage

_BARE_DEFINITE = re.compile(r"\b[Tt]he [a-z]+(?=[ ,.](?!of\b|that\b|which\b|who\b|in\b|for\b|to\b|between\b))")
_DIVIDING = re.compile(r"\b(?:divided into|classified|(?:kind|type|form|class)s? of|such as|including|includes?)\b")
_CARRYING = frozenset(("it", "they", "this", "these", "he", "she"))
_OLD_CAPITALS = 3
_NAME_START = re.compile(r"[A-Z][a-z]+(?:'s|\u2019s)? [a-z]")


class Reading:
    """What the builders of English questions ask about their text."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        self.passages = passages
        self.sentences: list[Sentence] = []
        for passage in passages:
            self.sentences += [analysed(found) for found in statements(passage, len(self.sentences))]
        self.sound = [number for number, sentence in enumerate(self.sentences) if stands_alone(sentence)]
        self.definitions: list[Definition] = [
            found for number in self.sound for found in definitions(number, self.sentences[number])
        ]
        self.concepts = Concepts(passages, self.sentences, [found.term for found in self.definitions])
        self.aliases = aliases(self.sentences)
        self._note_genus()
        self.contents = [content(sentence.lemmas) for sentence in self.sentences]
        self._frequency = Counter(lemma for lemmas in self.contents for lemma in lemmas)
        self._small = {word for sentence in self.sentences for word in sentence.words if word.islower()}
        self._standing: dict[str, list[int]] = defaultdict(list)
        for number, lemmas in enumerate(self.contents):
            for lemma in lemmas:
                self._standing[lemma].append(number)
        self._carry_over()
        self._dividing = [number for number, sentence in enumerate(self.sentences) if _DIVIDING.search(sentence.text)]

    def _note_genus(self) -> None:
        for found in self.definitions:
            concept = self.concepts.by_key.get(found.key)
            if concept:
                concept.genus |= found.genus

    def _carry_over(self) -> None:
        """Count what a sentence says of "it" as said of what the sentence before it speaks of."""
        for number, sentence in enumerate(self.sentences[1:], start=1):
            before = self.sentences[number - 1]
            if sentence.words[:1] and sentence.words[0].lower() in _CARRYING and _are_near(before, sentence):
                for lemma in self.contents[number - 1] - self.contents[number]:
                    self._standing[lemma].append(number)

    def divides(self, whole: Sequence[str], part: Sequence[str]) -> bool:
        """Tell whether a sentence names the part among the kinds of the whole."""
        own = set(part) - set(whole)
        numbers = set(self._dividing).intersection(*(self._standing.get(word, ()) for word in whole))
        return bool(own) and any(own <= self.contents[number] for number in numbers)

    def rarity(self, lemma: str) -> float:
        return math.log((len(self.sentences) + 1) / (self._frequency.get(lemma, 0) + 0.5))

    def weight(self, lemmas: Iterable[str]) -> float:
        return sum(self.rarity(lemma) for lemma in lemmas)

    def supports(self, asked: frozenset[str], words: Iterable[str], share: float) -> bool:
        """Tell whether some sentence with all the words says `share` of what is asked."""
        standing = [self._standing.get(word, []) for word in words]
        numbers = set(standing[0]).intersection(*standing[1:]) if standing else set()
        total = self.weight(asked) or 1.0
        return any(self.weight(asked & self.contents[number]) >= share * total for number in numbers)

    def worth(self, number: int) -> float:
        """Return how well a sentence carries a question: terms count for it, vague references against it."""
        sentence = self.sentences[number]
        found = self.concepts.in_sentence.get(number, [])
        weight = max((concept.weight for _, _, concept in found), default=0.0)
        vague = len(_BARE_DEFINITE.findall(sentence.text))
        telling = sum(not concept.is_name and concept.weight >= 1 for _, _, concept in found)
        anecdote = bool(_NAME_START.match(sentence.text)) and telling == 0
        # Many capitals that this text writes small elsewhere: an old source is quoted.
        old = sum(word[0].isupper() and word.lower() in self._small for word in sentence.words[1:]) >= _OLD_CAPITALS
        long = max(0, len(sentence.words) - 26) * 0.05
        return (
            weight * 0.3
            + min(telling, 3) * 0.2
            - vague * 0.25
            - anecdote * 0.6
            - (not telling) * 0.3
            - old * 1.5
            - long
        )


def _are_near(before: Sentence, sentence: Sentence) -> bool:
    return before.statement.passage is sentence.statement.passage
