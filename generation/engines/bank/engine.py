"""The bank engine: hands out a bank's questions as the job's plan asks for them."""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace

from generation.engines.bank.confidence import UNCERTAIN_BELOW
from generation.engines.bank.places import place_of
from generation.engines.bank.reading import Bank, Leftover, read_bank
from generation.engines.base import Brief, EngineError, Event, Planned, Reported, Slot, Tick
from generation.questions import Draft, QuestionType

NO_QUESTIONS = (
    "No questions were found in the file. A bank needs questions with numbers or lettered options, "
    "or a table with a column of questions."
)
MOST_LEFTOVERS = 50
LONGEST_LEFTOVER = 120


class BankEngine:
    """Reads the questions of a document as they are: none is corrected, dropped or made up."""

    name = "bank"
    version = 2
    authored = False

    def generate(self, brief: Brief) -> Iterator[Event]:
        if brief.document is None:
            raise EngineError("no_questions_found", NO_QUESTIONS)
        yield Tick()
        bank = yield from _ticking(read_bank(brief.document))
        if not bank.drafts:
            yield Reported(_facts(bank))
            raise EngineError("no_questions_found", NO_QUESTIONS)
        if brief.plan is None:
            yield Planned(tuple(Slot(draft.slot, draft.type) for draft in bank.drafts))
        chosen = bank.drafts if brief.plan is None else _first_of_each_type(bank.drafts, brief.plan)
        stored = {draft.slot for draft in brief.stored}
        yield from (draft for draft in chosen if draft.slot not in stored)
        yield Reported(_facts(bank))
        if brief.plan is not None and len(chosen) < len(brief.plan):
            raise EngineError("not_enough_questions", _shortages(bank.drafts, brief.plan))


def _ticking(reading: Generator[None, None, Bank]) -> Generator[Event, None, Bank]:
    while True:
        try:
            next(reading)
        except StopIteration as stop:
            bank: Bank = stop.value
            return bank
        yield Tick()


def _first_of_each_type(drafts: Sequence[Draft], plan: Sequence[Slot]) -> tuple[Draft, ...]:
    """Fill each slot with the next question of its type; slots that find none stay empty."""
    waiting = {kind: iter([draft for draft in drafts if draft.type is kind]) for kind in QuestionType}
    filled = ((slot, next(waiting[slot.type], None)) for slot in plan)
    return tuple(replace(draft, slot=slot.index) for slot, draft in filled if draft)


def _shortages(drafts: Sequence[Draft], plan: Sequence[Slot]) -> str:
    sentences = []
    for kind in dict.fromkeys(slot.type for slot in plan):
        there = sum(1 for draft in drafts if draft.type is kind)
        asked = sum(1 for slot in plan if slot.type is kind)
        if there < asked:
            sentences.append(
                f"{there or 'no'} {kind.value} question{'' if there == 1 else 's'}, {asked} were asked for"
            )
    return f"The bank has {'; '.join(sentences)}."


def _facts(bank: Bank) -> dict[str, object]:
    """Return what the job's report says; docs/engines.md explains it."""
    sure = [draft.confidence or 0 for draft in bank.drafts]
    return {
        "questions": len(bank.drafts),
        "without_key": sum(1 for draft in bank.drafts if not draft.keys),
        "uncertain": sum(1 for value in sure if value < UNCERTAIN_BELOW),
        "reasons": dict(Counter(code for draft in bank.drafts for code in draft.warnings)),
        "set_apart": bank.set_apart,
        "without_stem": bank.set_apart.get("stem_empty", 0),
        "spare_keys": len(bank.spare_keys),
        "spare_key_numbers": list(bank.spare_keys[:MOST_LEFTOVERS]),
        "skipped_numbers": list(bank.skipped[:MOST_LEFTOVERS]),
        "unread_columns": [name[:LONGEST_LEFTOVER] for name in bank.unread_columns[:MOST_LEFTOVERS]],
        "headings": [heading.text[:LONGEST_LEFTOVER] for heading in bank.headings[:MOST_LEFTOVERS]],
        "left_over": len(bank.leftovers),
        "left_over_blocks": [_shown(leftover) for leftover in bank.leftovers[:MOST_LEFTOVERS]],
    }


def _shown(leftover: Leftover) -> dict[str, object]:
    return {
        "text": leftover.text[:LONGEST_LEFTOVER],
        "place": place_of(leftover.location, chinese=False),
        "after": leftover.after,
    }
