"""Mathematical exercises whose keys are computed."""

import hashlib
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from random import Random

from generation.checks.balance import spread
from generation.checks.gate import Gate
from generation.engines.base import Brief, EngineError, Event, Planned, Reported, Slot, Tick
from generation.engines.computed.divisors import GCD, LCM
from generation.engines.computed.equations import LINEAR_EQUATIONS
from generation.engines.computed.orders import Family, Order
from generation.engines.computed.percent import PERCENT
from generation.engines.computed.prompts import Reading, read_prompt
from generation.engines.computed.units import UNIT_CONVERSION
from generation.engines.computed.writing import OPTIONS, Writer
from generation.engines.wishes import Wish, check_number, planned, read_wish
from generation.questions import Draft, QuestionType

_FAMILIES = {family.name: family for family in (PERCENT, UNIT_CONVERSION, LINEAR_EQUATIONS, GCD, LCM)}
# Numbers drawn for one slot and story before the next story has its turn.
_DRAWS = 20
_STORIES = 40
# Stories that have their turn before another family, or another place of the key, is tried.
_PATIENCE = 8


@dataclass(frozen=True, slots=True)
class _Task:
    """A slot, the family whose turn it is there for the so-manieth time, and the place that evens out the keys."""

    slot: Slot
    family: int
    rank: int
    place: int


class ComputedEngine:
    """Writes exercises of the families that a one-line prompt names."""

    name = "computed"
    version = 1
    authored = True

    def generate(self, brief: Brief) -> Iterator[Event]:
        reading = read_prompt(brief.prompt)
        plan = brief.plan
        if plan is None:
            wish = _wish(brief, reading)
            plan = planned(wish, brief)
            yield Planned(plan)
            yield from _left_out(wish, brief)
        seed = f"{self.name}\x1f{self.version}\x1f{brief.prompt}"
        gate = Gate(authored=True, admitted=brief.stored)
        filled = {draft.slot for draft in brief.stored}
        empty = 0
        for task in _tasks(seed, plan, reading):
            if task.slot.index not in filled:
                empty += not (yield from _filled(seed, task, reading, gate))
        if empty:
            raise EngineError(
                "not_enough_material",
                f"The prompt leaves too little choice for so many different questions: {empty} could not be made. "
                "Ask for fewer, or for more topics.",
            )


def _wish(brief: Brief, reading: Reading) -> Wish:
    wish = read_wish(brief.prompt)
    if wish.total is None and wish.each is not None:
        asked = wish.each * len(reading.families)
        wish = Wish(asked, tuple(replace(kind, count=asked) for kind in wish.kinds))
    check_number(wish, brief)
    return wish


def _left_out(wish: Wish, brief: Brief) -> Iterator[Event]:
    types = [kind.type.value for kind in wish.kinds if kind.type not in brief.allowed]
    if types:
        yield Reported({"types_not_allowed": types})


def _tasks(seed: str, plan: tuple[Slot, ...], reading: Reading) -> list[_Task]:
    """Spread families, places and true statements evenly over the plan, whatever part of it is filled already."""
    families = spread(f"{seed}\x1ffamilies", len(reading.families), len(plan))
    counts = Counter(slot.type for slot in plan)
    places = {
        kind: iter(spread(f"{seed}\x1f{kind}", OPTIONS if kind is QuestionType.SINGLE_CHOICE else 2, count))
        for kind, count in counts.items()
    }
    ranks = {family: iter(range(len(plan))) for family in families}
    return [
        _Task(slot, family, next(ranks[family]), next(places[slot.type]))
        for slot, family in zip(plan, families, strict=True)
    ]


def _filled(seed: str, task: _Task, reading: Reading, gate: Gate) -> Generator[Event, None, bool]:
    """Yield the first draft for the slot that the gate admits; return whether there was one."""
    families = [_FAMILIES[name] for name in reading.families]
    for turn in range(_STORIES):
        family = families[(task.family + turn // _PATIENCE) % len(families)]
        moved = replace(task, rank=task.rank + turn, place=task.place + turn // _PATIENCE)
        for draw in range(_DRAWS):
            draft = _drafted(seed, f"{task.slot.index}\x1f{turn}\x1f{draw}", moved, family, reading)
            if draft and gate.refuse(draft) is None:
                gate.admit(draft)
                yield draft
                return True
        yield Tick()
    return False


def _drafted(seed: str, draw: str, task: _Task, family: Family, reading: Reading) -> Draft | None:
    own_seed = f"{seed}\x1f{draw}"
    digest = hashlib.sha256(own_seed.encode("utf-8", "surrogatepass")).digest()
    dice = Random(int.from_bytes(digest, "big"))  # noqa: S311 - the same questions again are what is wanted
    order = Order(dice, seed, task.rank, reading.language, reading.level, reading.topics)
    places = OPTIONS if task.slot.type is QuestionType.SINGLE_CHOICE else 2
    writer = Writer(task.slot, reading.language, dice, own_seed, task.place % places)
    if task.slot.type is QuestionType.MULTIPLE_CHOICE:
        selection = family.select(order)
        return writer.select(selection) if selection else None
    exercise = family.ask(order)
    return writer.write(exercise) if exercise else None
