"""The whole way from a document to its questions, with a sign of life every few hundred lines."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from files.documents.types import Document, Kind, Location
from generation.engines.bank.assembler import Assembler
from generation.engines.bank.attachment import attach_keys
from generation.engines.bank.gift import is_gift, read_gift
from generation.engines.bank.lexer import lex
from generation.engines.bank.model import Assembly, BankTable, Group, Item, Line, Part
from generation.engines.bank.outline import Piece
from generation.engines.bank.recognition import is_bank
from generation.engines.bank.resolver import Resolver
from generation.engines.bank.section_lines import with_section_lines
from generation.engines.bank.stream import parts_of
from generation.questions import Draft

PULSE = 200
WORKBOOKS = {Kind.XLSX, Kind.XLS}
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Leftover:
    """Text that belongs to no question."""

    text: str
    location: Location


@dataclass(frozen=True, slots=True)
class Bank:
    """The questions of a document in their order, and what belongs to none of them."""

    drafts: tuple[Draft, ...]
    leftovers: tuple[Leftover, ...]
    without_stem: int = 0


def read_bank(document: Document) -> Generator[None, None, Bank]:
    """Read a bank; every value that it yields is a sign of life, the bank is what it returns."""
    parts: list[Part] = yield from _pulsing(parts_of(document))
    parts, asides = _without_asides(document, parts)
    lines = [part for part in parts if isinstance(part, Line)]
    tabled = any(isinstance(part, BankTable) for part in parts)
    if is_gift(lines):
        assembly = Assembly([Group((yield from _pulsing(read_gift(lines))))])
    else:
        assembly = yield from _assembled(parts)
    attach_keys(assembly)
    yield
    resolver = Resolver(assembly.items)
    if not tabled and not is_bank(assembly.items, sum(len(line.text.text) for line in lines)):
        return Bank((), ())
    drafts = yield from _pulsing(resolver.drafts())
    leftovers = [Leftover(line.text.text, line.location) for line in [*assembly.leftovers, *asides]]
    return _with_stems(assembly.items, drafts, leftovers)


def _with_stems(items: Sequence[Item], drafts: Sequence[Draft], leftovers: list[Leftover]) -> Bank:
    """Set apart what has no stem: it asks in a picture or a formula that nobody reads, and must not go unsaid."""
    asked = [draft for draft in drafts if draft.stem]
    unasked = [
        Leftover(" / ".join(choice.text for choice in draft.choices), item.location)
        for item, draft in zip(items, drafts, strict=True)
        if not draft.stem
    ]
    numbered = tuple(replace(draft, slot=slot) for slot, draft in enumerate(asked))
    return Bank(numbered, (*unasked, *leftovers), len(unasked))


def _without_asides(document: Document, parts: list[Part]) -> tuple[list[Part], list[Line]]:
    """Set the notes of a workbook apart: where one sheet is a bank, the lines of others only tell how to fill it in."""
    if document.kind not in WORKBOOKS or not any(isinstance(part, BankTable) for part in parts):
        return parts, []
    return (
        [part for part in parts if not isinstance(part, Line)],
        [part for part in parts if isinstance(part, Line)],
    )


def _assembled(parts: list[Part]) -> Generator[None, None, Assembly]:
    lexed: list[Piece] = yield from _pulsing(_lexed(parts))
    pieces: list[Piece] = yield from _pulsing(with_section_lines(lexed))
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
