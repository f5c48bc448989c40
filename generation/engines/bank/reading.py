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
from generation.engines.bank.resolver import Resolver
from generation.engines.bank.section_lines import with_section_lines
from generation.engines.bank.stream import parts_of
from generation.engines.bank.words import ASKS
from generation.questions import Draft

PULSE = 200
LONGEST_STEM = 1000
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
    if is_gift(lines):
        assembly = Assembly([Group((yield from _pulsing(read_gift(lines))))])
    else:
        assembly = yield from _assembled(parts)
    attach_keys(assembly)
    yield
    sure = any(_is_sure(item) for item in assembly.items)
    resolver = Resolver(assembly.items)
    if not sure and not _mostly_ask(assembly.items):
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


def _is_sure(item: Item) -> bool:
    """Tell what makes any document a bank: parts of a question, and not a chapter's length of text for one."""
    if (item.options and item.answers) or item.asked:
        return True
    texts = [item.stem, *(option.text for option in item.options)]
    has_parts = item.answers or (item.options and not item.bulleted)
    return bool(has_parts) and all(len(text.text) <= LONGEST_STEM for text in texts)


def _mostly_ask(items: Sequence[Item]) -> bool:
    """Tell the questions of a bank from a text's numbered sentences: some may look like questions, but not most."""
    return 0 < len(items) <= 2 * sum(1 for item in items if _looks_asked(item))


def _looks_asked(item: Item) -> bool:
    return bool(item.answers) or any(option.ticked for option in item.options) or _asks(item.stem.folded)


def _asks(stem: str) -> bool:
    """Tell whether a stem asks; what is longer than any stem is a chapter, and only its title counts."""
    return ASKS.search(stem if len(stem) <= LONGEST_STEM else stem.partition("\n")[0][:LONGEST_STEM]) is not None


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
