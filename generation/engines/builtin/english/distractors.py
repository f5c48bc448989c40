"""Wrong options for an English question whose key is a term: of its kind, and wrong for certain."""

import re
from collections.abc import Iterable

from generation.engines.builtin.english.concepts import Concept
from generation.engines.builtin.english.reading import Reading

_WANTED = 3
_SUPPORTED = 0.45
_LEAST_WEIGHT = 0.8
# What is merely frequent may be another word for the same thing ("blood glucose", "plasma glucose").
_TERM_WEIGHT = 4.0
_CLASSES = (
    re.compile(r"(?:tion|sion|sis|ment|ism|ance|ence|ing|ure|al)$"),
    re.compile(r"(?:er|or|ist|ian|ant|ent)$"),
    re.compile(r"(?:cyte|ase|ose|in|ine|gen|cell)$"),
    re.compile(r"(?:ity|ness|ship|hood|cy|ty)$"),
)


class Distractors:
    """Chooses wrong options among the terms of the text."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._ranked: dict[tuple[str, bool], list[Concept]] = {}
        self._pool = [concept for concept in reading.concepts.by_key.values() if concept.weight >= _LEAST_WEIGHT]

    def choose(
        self, key: Concept, number: int, asked: frozenset[str], *, plural: bool, bare: bool = False
    ) -> list[Concept]:
        """Return three wrong terms, fewer where the text has no more.

        `asked` are the words of the stem, and `number` is the sentence that it comes from. With `bare` they are
        words that stand without an article, as the key does in its sentence.
        """
        asked_for = (key.key, plural)
        if asked_for not in self._ranked:
            self._ranked[asked_for] = self._rank(key, plural=plural)
        near = {concept.key for _, _, concept in self._reading.concepts.in_sentence.get(number, [])}
        chosen: list[Concept] = []
        for other in self._ranked[asked_for]:
            if len(chosen) == _WANTED:
                break
            if other.key in near or set(other.words) & asked or (bare and not other.bare):
                continue
            if all(self._are_apart(other, earlier) for earlier in chosen) and not self._reading.supports(
                asked, other.words, _SUPPORTED
            ):
                chosen.append(other)
        return chosen

    def _rank(self, key: Concept, *, plural: bool) -> list[Concept]:
        fit = [other for other in self._pool if self._may_stand(key, other, plural=plural)]
        return sorted(fit, key=lambda other: (-self._likeness(key, other, plural=plural), other.key))

    def _may_stand(self, key: Concept, other: Concept, *, plural: bool) -> bool:
        if (other.is_name, other.kind) != (key.is_name, key.kind):
            return False
        if plural and not other.is_name and not other.stands(plural=True):
            return False
        if self._reading.divides(key.words, other.words) or self._reading.divides(other.words, key.words):
            return False
        if other.key in key.genus or key.key in other.genus or set(key.words) <= other.genus:
            return False
        return self._are_apart(key, other)

    def are_kin(self, one: Concept, other: Concept) -> bool:
        """Tell whether the text, or the words, show the two to be of one kind."""
        return (
            (one.is_name and other.is_name)
            or (one.head == other.head and len(one.words) > 1)
            or frozenset((one.key, other.key)) in self._reading.concepts.siblings
            or any(form.search(one.head) and form.search(other.head) for form in _CLASSES)
        )

    def are_sisters(self, one: Concept, other: Concept) -> bool:
        """Tell whether the text itself shows the two beside each other, or defines both by one noun."""
        are_terms = min(one.weight, other.weight) >= _TERM_WEIGHT
        return (are_terms and one.head == other.head and len(one.words) > 1) or (
            frozenset((one.key, other.key)) in self._reading.concepts.siblings
        )

    def _are_apart(self, one: Concept, other: Concept) -> bool:
        mine, theirs = set(one.words), set(other.words)
        if mine <= theirs or theirs <= mine or frozenset((one.key, other.key)) in self._reading.aliases:
            return False
        return one.head not in theirs or len(mine) > 1

    def _likeness(self, key: Concept, other: Concept, *, plural: bool) -> float:
        score = other.weight * 0.45 + min(other.count, 6) * 0.05
        score += 2.5 * (len(key.words) > 1 and key.head == other.head)
        score += 1.5 * bool(key.sections & other.sections)
        score += 0.6 * bool(_upper(key.sections) & _upper(other.sections))
        score += 0.6 * (len(key.words) == len(other.words))
        score += 1.5 * self.are_kin(key, other)
        score += 0.8 * other.stands(plural=plural)
        return score


def _upper(sections: Iterable[tuple[str, ...]]) -> set[tuple[str, ...]]:
    return {section[:2] for section in sections if section}
