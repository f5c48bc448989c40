"""The whole way from a document to its questions, with a sign of life every few hundred lines."""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from files.documents.types import Document, Kind, Location
from generation.checks.shape import shape_fault
from generation.engines.bank.assembler import Assembler
from generation.engines.bank.attachment import attach_keys
from generation.engines.bank.bare_letters import with_bare_letters
from generation.engines.bank.boxed_options import with_boxed_options
from generation.engines.bank.contents import without_contents
from generation.engines.bank.digit_keys import with_digit_keys
from generation.engines.bank.doubts import compared, note_numbers
from generation.engines.bank.echoes import without_echoes
from generation.engines.bank.gift import is_gift, read_gift
from generation.engines.bank.glued import unglued
from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.key_rows import with_parted_keys
from generation.engines.bank.lexer import lex
from generation.engines.bank.model import Assembly, BankTable, Group, Item, Line, Part
from generation.engines.bank.offered_verdicts import with_offers_apart
from generation.engines.bank.quiz_table import QUIZZES, tables_of
from generation.engines.bank.recognition import is_bank
from generation.engines.bank.repeated_titles import with_repeated_titles
from generation.engines.bank.resolver import Resolver
from generation.engines.bank.section_lines import with_section_lines
from generation.engines.bank.stream import parts_of
from generation.engines.bank.type_lines import with_type_lines
from generation.engines.bank.verdict_lines import without_verdict_headings
from generation.questions import Draft

PULSE = 200
WORKBOOKS = {Kind.XLSX, Kind.XLS, Kind.ODS}
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Leftover:
    """Text that belongs to no question; `after` is the question before it, 0 at the start, None where none is near."""

    text: str
    location: Location
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Bank:
    """The questions of a document in their order, and all else that stands in it.

    `leftovers` belong to no question, `spare_keys` are the numbers of keys that belong to none, `skipped` the numbers
    that no question has. `set_apart` counts by reason the questions that can't be stored; they are left over too.
    `unread_columns` are the names of columns that hold no part of a question.
    """

    drafts: tuple[Draft, ...]
    leftovers: tuple[Leftover, ...] = ()
    headings: tuple[Leftover, ...] = ()
    spare_keys: tuple[int, ...] = ()
    skipped: tuple[int, ...] = ()
    set_apart: dict[str, int] = field(default_factory=dict)
    unread_columns: tuple[str, ...] = ()


def read_bank(document: Document) -> Generator[None, None, Bank]:
    """Read a bank; every value that it yields is a sign of life, the bank is what it returns."""
    parts: list[Part] = yield from _pulsing(tables_of(document) if document.kind in QUIZZES else parts_of(document))
    parts, asides = _without_asides(document, parts)
    lines = [part for part in parts if isinstance(part, Line)]
    tabled = any(isinstance(part, BankTable) for part in parts)
    if is_gift(lines):
        found: list[Item | Line] = yield from _pulsing(read_gift(lines))
        assembly = _apart(found, [part for part in parts if isinstance(part, BankTable)])
    else:
        assembly = yield from _assembled(parts)
    attach_keys(assembly)
    yield
    resolver = Resolver(assembly.items)
    if not tabled and not is_bank(assembly.items, sum(len(line.text.text) for line in lines)):
        return Bank(())
    skipped = note_numbers(assembly.items)
    read: list[Draft] = yield from _pulsing(resolver.drafts())
    drafts, numbers, set_apart = _storable(read)
    weighed = compared(drafts, spare_keys=bool(assembly.spare_keys), wrapped=document.kind is Kind.PDF)
    return Bank(
        drafts=tuple((yield from _pulsing(weighed))),
        leftovers=tuple(_leftovers(assembly, read, numbers)) + tuple(map(_leftover, asides)),
        headings=tuple(map(_leftover, assembly.headings)),
        spare_keys=tuple(entry.number for entry in assembly.spare_keys),
        skipped=tuple(skipped),
        set_apart=set_apart,
        unread_columns=tuple(
            dict.fromkeys(name for part in parts if isinstance(part, BankTable) for name in part.unread)
        ),
    )


def _apart(found: Sequence[Item | Line], tables: Sequence[BankTable]) -> Assembly:
    """Part the questions that were found from the lines between them; tables with questions follow them."""
    assembly = Assembly([Group()])
    for part in found:
        if isinstance(part, Item):
            assembly.groups[0].items.append(part)
        else:
            assembly.leftovers.append((part, len(assembly.groups[0].items)))
    for table in tables:
        assembly.groups[0].items.extend(table.items)
        assembly.leftovers.extend((line, len(assembly.groups[0].items)) for line in table.leftovers)
    return assembly


def _storable(drafts: Sequence[Draft]) -> tuple[list[Draft], list[int], Counter[str]]:
    """Return what can be stored, each draft's number among it or that of the one before, and the faults of the rest."""
    kept: list[Draft] = []
    numbers: list[int] = []
    faults = Counter[str]()
    for draft in drafts:
        if fault := shape_fault(draft):
            faults[fault] += 1
        else:
            kept.append(replace(draft, slot=len(kept)))
        numbers.append(len(kept))
    return kept, numbers, faults


def _leftovers(assembly: Assembly, drafts: Sequence[Draft], numbers: Sequence[int]) -> Iterator[Leftover]:
    """Yield what is left over: first what can't be stored, above all what asks in a picture and has no stem."""
    known = 0
    for item, draft, number in zip(assembly.items, drafts, numbers, strict=True):
        if number == known:
            text = " / ".join([*draft.stem.splitlines(), *(choice.text for choice in draft.choices)])
            yield Leftover(text, item.location, number)
        known = number
    for line, count in assembly.leftovers:
        yield Leftover(line.text.text, line.location, numbers[count - 1] if count else 0)


def _leftover(line: Line) -> Leftover:
    return Leftover(line.text.text, line.location)


def _without_asides(document: Document, parts: list[Part]) -> tuple[list[Part], list[Line]]:
    """Set the notes of a workbook apart: where one sheet is a bank, the lines of others only tell how to fill it in."""
    if document.kind not in WORKBOOKS or not any(isinstance(part, BankTable) for part in parts):
        return parts, []
    return (
        [part for part in parts if not isinstance(part, Line)],
        [part for part in parts if isinstance(part, Line)],
    )


def _assembled(parts: list[Part]) -> Generator[None, None, Assembly]:
    parts = yield from _pulsing(unglued((yield from _pulsing(with_parted_keys(parts)))))
    parts = yield from _pulsing(with_bare_letters((yield from _pulsing(with_offers_apart(parts)))))
    parts = yield from _pulsing(without_echoes(parts))
    lexed: list[Piece] = yield from _pulsing(with_boxed_options((yield from _pulsing(_lexed(parts)))))
    lexed = yield from _pulsing(with_digit_keys((yield from _pulsing(with_repeated_titles(lexed)))))
    lexed = yield from _pulsing(with_type_lines((yield from _pulsing(without_contents(lexed)))))
    pieces: list[Piece] = yield from _pulsing(without_verdict_headings(list(with_section_lines(lexed))))
    assembler = Assembler(pieces)
    yield from _pulsing(assembler.steps())
    return assembler.assembly


def _lexed(parts: list[Part]) -> Iterator[Piece]:
    for place, part in enumerate(parts):
        yield lex(part, place) if isinstance(part, Line) else part


def _pulsing(values: Iterator[Value]) -> Generator[None, None, list[Value]]:
    collected = []
    for value in values:
        collected.append(value)
        if len(collected) % PULSE == 0:
            yield
    return collected
