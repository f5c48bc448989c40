"""What a family is asked for, and what it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from generation.checks.balance import shuffled
from generation.engines.computed.values import Exercise, Language, Selection

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Order:
    """One exercise, please. `level` runs from 1 (primary school) to 3; `topics` are what the prompt narrows it to.

    `dice` draw numbers. Stories are dealt from a deck that `seed` shuffles for the whole job, so that all have
    their turn before one comes back; `rank` is the place in the deck.
    """

    dice: Random
    seed: str
    rank: int
    language: Language
    level: int
    topics: frozenset[str]

    def dealt(self, stories: Sequence[T]) -> T:
        turn, place = divmod(self.rank, len(stories))
        return shuffled(f"{self.seed}\x1f{turn}", stories)[place]

    def narrowed(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of the names that the prompt asks for: all of them where it asks for none."""
        return tuple(name for name in names if name in self.topics) or names


@dataclass(frozen=True, slots=True)
class Family:
    """Exercises of one sort. Both functions return None where the numbers drawn make no good exercise."""

    name: str
    ask: Callable[[Order], Exercise | None]
    select: Callable[[Order], Selection | None]
