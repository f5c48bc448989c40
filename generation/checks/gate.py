"""The one gate that every question of a job passes: shape for all, quality for those that we write."""

from collections.abc import Iterable

from generation.checks.duplicates import Likeness, fingerprint
from generation.checks.quality import quality_fault, tells
from generation.checks.shape import shape_fault
from generation.questions import Draft


class Gate:
    """Refuses what may not be stored, in the light of what was admitted before.

    Engines that write questions choose their candidates with a gate of their own; the runner that stores the
    drafts asks another, fed the same drafts in the same order, and so never refuses what an engine chose.
    """

    def __init__(self, *, authored: bool, admitted: Iterable[Draft] = ()) -> None:
        self._authored = authored
        self._fingerprints: set[str] = set()
        self._admitted: list[tuple[Draft, Likeness]] = []
        for draft in admitted:
            self.admit(draft)

    def refuse(self, draft: Draft) -> str | None:
        """Return a short code for why the draft may not be stored, None where it may."""
        fault = shape_fault(draft)
        if fault or not self._authored:
            return fault
        return quality_fault(draft) or self._repetition(draft)

    def admit(self, draft: Draft) -> None:
        if self._authored:
            self._fingerprints.add(fingerprint(draft))
            self._admitted.append((draft, Likeness.of(draft)))

    def _repetition(self, draft: Draft) -> str | None:
        if fingerprint(draft) in self._fingerprints:
            return "duplicate"
        likeness = Likeness.of(draft)
        if any(likeness.is_near(other) for _, other in self._admitted):
            return "near_duplicate"
        if any(tells(other, draft) or tells(draft, other) for other, _ in self._admitted):
            return "answered_by_another"
        return None
