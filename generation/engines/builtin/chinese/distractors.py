"""Wrong options for a Chinese question whose key is a term: of its kind, and wrong for certain."""

from generation.engines.builtin.chinese.concepts import Concept
from generation.engines.builtin.chinese.reading import Reading

_WANTED = 3
_SUPPORTED = 0.5
_LEAST_WEIGHT = 1.0


class Distractors:
    """Chooses wrong options among the terms of the text."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._ranked: dict[str, list[Concept]] = {}
        self._pool = [concept for concept in reading.concepts.by_key.values() if concept.weight >= _LEAST_WEIGHT]

    def choose(self, key: Concept, number: int, asked: frozenset[str], stem: str) -> list[Concept]:
        """Return three wrong terms, fewer where the text has no more."""
        if key.key not in self._ranked:
            fit = [other for other in self._pool if other.kind == key.kind and _are_apart(key, other)]
            self._ranked[key.key] = sorted(fit, key=lambda other: (-self._likeness(key, other), other.key))
        near = {concept.key for _, _, concept in self._reading.concepts.in_sentence.get(number, [])}
        chosen: list[Concept] = []
        for other in self._ranked[key.key]:
            if len(chosen) == _WANTED:
                break
            if other.key in near or other.key in stem or other.key in key.meaning or key.key in other.meaning:
                continue
            if all(_are_apart(other, earlier) for earlier in chosen) and not self._reading.supports(
                asked, other.key, _SUPPORTED
            ):
                chosen.append(other)
        return chosen

    def are_kin(self, one: Concept, other: Concept) -> bool:
        """Tell whether the text, or the characters, show the two to be of one kind."""
        return one.head == other.head or frozenset((one.key, other.key)) in self._reading.concepts.siblings

    def _likeness(self, key: Concept, other: Concept) -> float:
        score = other.weight * 0.4 + min(other.count, 6) * 0.05 + 2.0 * self.are_kin(key, other)
        score += 0.8 * (key.key[-1] == other.key[-1]) + 1.2 * bool(key.sections & other.sections)
        return score - 1.5 * other.is_general - 0.25 * abs(len(key.key) - len(other.key))


def _are_apart(one: Concept, other: Concept) -> bool:
    return one.key not in other.key and other.key not in one.key
