"""Which of the candidates a job asks: the best ones, spread over sections, families and facts."""

from collections import Counter
from collections.abc import Iterable, Sequence

from generation.checks.balance import spread
from generation.checks.gate import Gate
from generation.checks.normal import tokens
from generation.engines.base import Slot
from generation.engines.builtin.drafting import Drafter
from generation.engines.builtin.material import Candidate
from generation.questions import Draft, QuestionType

_SECTION_COST = 1.1
_FAMILY_COST = {"cloze": 0.4, "negation": 0.5, "number": 0.25, "year": 0.3}
_OTHER_COST = 0.08
# Short words ("and", "the") say nothing of what is wished for.
_WISH, _LEAST_WORD = 2.5, 4
_OPTIONS = 4
_MOST_OF_GROUP = 2
# Sets of statements draw on many statements, so they choose first; where those run out, they choose last.
_SETS_FIRST = (
    QuestionType.MULTIPLE_CHOICE,
    QuestionType.SINGLE_CHOICE,
    QuestionType.SHORT_ANSWER,
    QuestionType.MULTIPLE_BLANK,
    QuestionType.TRUE_OR_FALSE,
)
_TRUTHS_BEFORE_TERMS = (
    QuestionType.MULTIPLE_CHOICE,
    QuestionType.TRUE_OR_FALSE,
    QuestionType.SINGLE_CHOICE,
    QuestionType.SHORT_ANSWER,
    QuestionType.MULTIPLE_BLANK,
)
_SETS_LAST = tuple(reversed(_SETS_FIRST))


def best_selection(
    candidates: Sequence[Candidate], drafter: Drafter, seed: str, plan: Sequence[Slot], wish: str
) -> "Selection":
    """Return the selection that fills most of the plan.

    Among equals it is the one with most types, then with as many true as false statements, then the one whose sets
    chose first.
    """
    selections = []
    for order in (_SETS_FIRST, _TRUTHS_BEFORE_TERMS, _SETS_LAST):
        selections.append(Selection(candidates, drafter, seed, wish))
        selections[-1].choose(plan, order)
        if len(selections[-1].drafts) == len(plan) and selections[-1].imbalance <= 1:
            return selections[-1]
    return max(selections, key=lambda selection: (len(selection.drafts), selection.kinds, -selection.imbalance))


class Selection:
    """Chooses questions for the slots of a plan, the whole plan at once: a resumed job finds the same ones."""

    def __init__(self, candidates: Iterable[Candidate], drafter: Drafter, seed: str, wish: str = "") -> None:
        self._drafter = drafter
        self._seed = seed
        self._gate = Gate(authored=True)
        self._sections: Counter[tuple[str, ...]] = Counter()
        self._families: Counter[str] = Counter()
        self._groups: Counter[str] = Counter()
        self._focused: set[str] = set()
        self._used: set[int] = set()
        self.rejected: Counter[str] = Counter()
        self.drafts: dict[int, Draft] = {}
        wished = {word for word in tokens(wish) if len(word) >= _LEAST_WORD or not word.isascii()}
        self._pools: dict[tuple[QuestionType, bool], list[tuple[float, Candidate]]] = {}
        for candidate in candidates:
            bonus = _WISH * bool(wished & tokens(" ".join((*candidate.section, candidate.sources[0].text))))
            pool = self._pools.setdefault((candidate.type, candidate.truth), [])
            pool.append((candidate.worth + bonus, candidate))

    @property
    def sections(self) -> int:
        return len(self._sections)

    @property
    def kinds(self) -> int:
        return len({draft.type for draft in self.drafts.values()})

    @property
    def imbalance(self) -> int:
        """Return by how many the true statements outnumber the false ones, or these those."""
        keys = [draft.keys for draft in self.drafts.values() if draft.type is QuestionType.TRUE_OR_FALSE]
        return abs(len(keys) - 2 * keys.count(("A",)))

    def choose(self, plan: Sequence[Slot], order: Iterable[QuestionType]) -> None:
        """Fill `drafts`, by slot index; slots that can't be filled are missing."""
        for kind in order:
            slots = [slot for slot in plan if slot.type is kind]
            chosen = self._truths(len(slots)) if kind is QuestionType.TRUE_OR_FALSE else self._best(kind, len(slots))
            places = spread(f"{self._seed}\x1fplaces", _OPTIONS, len(slots))
            for slot, candidate, place in zip(slots, chosen, places, strict=False):
                self.drafts[slot.index] = self._drafter.draft(candidate, slot.index, place)

    def _best(self, kind: QuestionType, count: int, *, truth: bool = True) -> list[Candidate]:
        chosen: list[Candidate] = []
        pool = self._pools.get((kind, truth), [])
        while len(chosen) < count and pool:
            position = max(range(len(pool)), key=lambda at: (self._value(*pool[at]), -at))
            _, candidate = pool.pop(position)
            if self._is_free(candidate) and self._passes(candidate):
                self._take(candidate)
                chosen.append(candidate)
        return sorted(chosen, key=_position)

    def _truths(self, count: int) -> list[Candidate]:
        """Return true and false statements, half and half where the material has both, in no order."""
        pattern = spread(f"{self._seed}\x1ftruths", 2, count)
        false = self._best(QuestionType.TRUE_OR_FALSE, pattern.count(0), truth=False)
        true = self._best(QuestionType.TRUE_OR_FALSE, count - len(false))
        false += self._best(QuestionType.TRUE_OR_FALSE, count - len(false) - len(true), truth=False)
        mixed = []
        for is_true in pattern:
            first, second = (true, false) if is_true else (false, true)
            mixed += [first.pop(0)] if first else [second.pop(0)] if second else []
        return mixed

    def _value(self, worth: float, candidate: Candidate) -> float:
        family = self._families[candidate.family] * _FAMILY_COST.get(candidate.family, _OTHER_COST)
        return worth - _SECTION_COST * self._sections[candidate.section] - family

    def _is_free(self, candidate: Candidate) -> bool:
        used = any(statement.index in self._used for statement in candidate.sources)
        is_worn = bool(candidate.group) and self._groups[candidate.group] >= _MOST_OF_GROUP
        return not used and not is_worn and candidate.focus not in self._focused

    def _passes(self, candidate: Candidate) -> bool:
        draft = self._drafter.draft(candidate)
        reason = self._gate.refuse(draft)
        if reason:
            self.rejected[reason] += 1
            return False
        self._gate.admit(draft)
        return True

    def _take(self, candidate: Candidate) -> None:
        self._sections[candidate.section] += 1
        self._families[candidate.family] += 1
        self._groups[candidate.group] += 1
        self._focused.add(candidate.focus)
        self._used.update(statement.index for statement in candidate.sources)


def _position(candidate: Candidate) -> int:
    return candidate.sources[0].index
