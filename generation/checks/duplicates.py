"""When two questions are one: exactly, by their fingerprint, or nearly, by their words."""

import hashlib
from dataclasses import dataclass

from generation.checks.normal import figures, key_texts, squashed, tokens
from generation.questions import Draft, QuestionType

_ALIKE = 0.8
# Two sums that differ in two numbers are two questions; a sentence with one number altered is the same sentence.
_OTHER_SUM = 2


def fingerprint(draft: Draft) -> str:
    """Return what is equal for equal questions: 64 hex digits over the stem and what the keys say.

    A bank without answers asks "Which is right?" many times: there the choices stand in for the keys.
    """
    told = () if draft.type is QuestionType.TRUE_OR_FALSE else key_texts(draft)
    if not draft.keys:
        told = tuple(choice.text for choice in draft.choices)
    parts = [squashed(draft.stem), *sorted(squashed(text) or text for text in told)]
    return hashlib.sha256("\x1f".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class Likeness:
    """What near-duplicates are told by."""

    words: frozenset[str]
    figures: frozenset[str]
    keys: frozenset[str]

    @classmethod
    def of(cls, draft: Draft) -> "Likeness":
        is_statement = draft.type is QuestionType.TRUE_OR_FALSE
        keys = frozenset() if is_statement else frozenset(squashed(text) for text in key_texts(draft))
        return cls(tokens(draft.stem), figures(draft.stem), keys)

    def is_near(self, other: "Likeness") -> bool:
        if self.keys != other.keys or len(self.figures ^ other.figures) // 2 >= _OTHER_SUM:
            return False
        return len(self.words & other.words) >= _ALIKE * len(self.words | other.words)


def near_duplicate(draft: Draft, earlier: Draft) -> bool:
    """Tell whether the two ask the same thing in nearly the same words."""
    return Likeness.of(draft).is_near(Likeness.of(earlier))
