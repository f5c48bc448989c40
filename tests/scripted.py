"""Engines of the tests: a prompt that starts with `script:` is obeyed, every other goes to the engine of the service.

A script is a few steps with semicolons between them: `make 3` questions at once, `slowly 3` one after the other,
`wait 3` seconds, `say` what has no meaning, `fail CODE in these words`, or one of the poisons: `hold` until the job is
stopped, `stick` without a sign of life, `kill`, `hog`, `spin`, `swallow`.
"""

import time
from collections.abc import Iterator
from itertools import islice

from generation.engines.base import Brief, Engine, EngineError, Event, Planned, Slot, Tick
from generation.engines.builtin.engine import BuiltinEngine
from generation.engines.computed.engine import ComputedEngine
from generation.questions import BLANK, Draft, QuestionType, lettered
from tests.poisons import POISONS

PREFIX = "script:"
PAUSE_SECONDS = 0.02
SLOWLY_SECONDS = 0.25
SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprstvz" for vowel in "aeiou"]


class Scripted:
    """Stands in front of an engine of the service."""

    name = "scripted"
    version = 1
    authored = True

    def __init__(self, real: Engine) -> None:
        self._real = real

    def generate(self, brief: Brief) -> Iterator[Event]:
        yield from play(brief) if brief.prompt.startswith(PREFIX) else self._real.generate(brief)


class ScriptedComputed(Scripted):
    """For `oneline`."""

    def __init__(self) -> None:
        super().__init__(ComputedEngine())


class ScriptedBuiltin(Scripted):
    """For `knowledge_base`."""

    def __init__(self) -> None:
        super().__init__(BuiltinEngine())


def play(brief: Brief) -> Iterator[Event]:
    steps = [step.split() for step in brief.prompt.removeprefix(PREFIX).split(";")]
    plan = brief.plan
    if plan is None:
        total = sum(int(words[1]) for words in steps if words[0] in ("make", "slowly"))
        plan = tuple(Slot(index, QuestionType.SINGLE_CHOICE) for index in range(total))
        yield Planned(plan)
    stored = {draft.slot for draft in brief.stored}
    open_slots = iter([slot for slot in plan if slot.index not in stored])
    for words in steps:
        yield from step(words, open_slots)


def step(words: list[str], open_slots: Iterator[Slot]) -> Iterator[Event]:
    match words:
        case ["make", count]:
            yield from map(draft_for, islice(open_slots, int(count)))
        case ["slowly", count]:
            for slot in islice(open_slots, int(count)):
                yield draft_for(slot)
                yield from ticks(SLOWLY_SECONDS)
        case ["say", *_]:
            yield Tick()
        case ["wait", seconds]:
            yield from ticks(float(seconds))
        case [poison] if poison in POISONS:
            yield from POISONS[poison]()
        case ["fail", code, *sentence]:
            raise EngineError(code, " ".join(sentence))
        case _:
            raise ValueError(words)


def ticks(seconds: float) -> Iterator[Event]:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        time.sleep(PAUSE_SECONDS)
        yield Tick()


def word(number: int) -> str:
    """Return a word that no other number has, so that no question is like another."""
    return "".join(SYLLABLES[number // len(SYLLABLES) ** place % len(SYLLABLES)] for place in range(3))


def draft_for(slot: Slot) -> Draft:
    first, second, *options = [word(1000 + 10 * slot.index + offset) for offset in range(6)]
    explanation = f"The list of words has it so: {first}."
    match slot.type:
        case QuestionType.SINGLE_CHOICE:
            stem = f"Which word goes with {first} and {second}?"
            return Draft(slot.index, slot.type, stem, lettered(options), ("A",), explanation)
        case QuestionType.MULTIPLE_CHOICE:
            stem = f"Which words go with {first} and {second}?"
            return Draft(slot.index, slot.type, stem, lettered(options), ("A", "C"), explanation)
        case QuestionType.TRUE_OR_FALSE:
            stem = f"{first} {second} {options[0]} {options[1]}."
            return Draft(slot.index, slot.type, stem, lettered(["True", "False"]), ("A",), explanation)
        case QuestionType.MULTIPLE_BLANK:
            stem = f"{first} {BLANK} {second} {BLANK}."
            return Draft(slot.index, slot.type, stem, (), (options[0], options[1]), explanation)
        case QuestionType.SHORT_ANSWER:
            return Draft(slot.index, slot.type, f"What is {first} {second}?", (), (options[0],), explanation)
