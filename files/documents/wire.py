"""A Document as JSON lines and back, for the way from the reader's process to its caller."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Block, Cell, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_TEXT_KINDS = {kind.value: kind for kind in TextKind}


class IncompleteError(Exception):
    """The lines end before the document does, or are no document at all."""


def dump(document: Document) -> Iterator[bytes]:
    yield _line([document.kind, document.notes, len(document.blocks)])
    for block in document.blocks:
        yield _line(_packed(block))


def dump_error(error: ReadError) -> bytes:
    return _line({"code": error.code, "sentence": str(error)})


def load(lines: Iterable[bytes]) -> Document:
    """Return the Document, or raise the ReadError that the lines hold."""
    try:
        values = [json.loads(line) for line in lines]
        first = values[0] if values else None
        if isinstance(first, list):
            return _document(first, values[1:])
        if isinstance(first, dict):
            raise ReadError(ReadCode(first["code"]), first["sentence"])
    except (ValueError, TypeError, LookupError) as error:
        raise IncompleteError from error
    raise IncompleteError


def _line(value: Any) -> bytes:
    # A lone surrogate is no character and no database would take it.
    return _encode(value).encode("utf-8", "replace") + b"\n"


def _packed(block: Block) -> list[Any]:
    where = block.location
    place = [where.page, where.slide, where.sheet, where.row, where.headings]
    if isinstance(block, TextBlock):
        return [place, block.kind, [_packed_run(run) for run in block.runs], block.level, block.marker]
    rows = [
        [[cell.columns, cell.rows, [_packed(inner) for inner in cell.blocks]] for cell in row] for row in block.rows
    ]
    return [place, rows, block.row_numbers]


def _packed_run(run: Run) -> str | list[Any]:
    """Return the text alone for a run without a look, as nearly all are."""
    if not (run.bold or run.italic or run.underline or run.strike or run.color or run.highlight):
        return run.text
    return [run.text, run.bold, run.italic, run.underline, run.strike, run.color, run.highlight]


def _document(first: list[Any], rest: list[Any]) -> Document:
    kind, notes, count = first
    if len(rest) != count:
        raise IncompleteError
    unpacker = _Unpacker()
    return Document(Kind(kind), tuple(map(unpacker.block, rest)), tuple(notes))


class _Unpacker:
    """Builds blocks; those of one place share its Location."""

    def __init__(self) -> None:
        self._place: list[Any] = []
        self._location = Location()

    def block(self, value: list[Any]) -> Block:
        where = self._where(value[0])
        if isinstance(value[1], str):
            _, kind, runs, level, marker = value
            return TextBlock(_TEXT_KINDS[kind], tuple(map(_run, runs)), where, level, marker)
        _, rows, numbers = value
        return TableBlock(tuple(tuple(map(self._cell, row)) for row in rows), where, tuple(numbers))

    def _cell(self, value: list[Any]) -> Cell:
        columns, rows, blocks = value
        return Cell(tuple(map(self.block, blocks)), columns, rows)

    def _where(self, place: list[Any]) -> Location:
        if place != self._place:
            page, slide, sheet, row, headings = place
            self._place, self._location = place, Location(page, slide, sheet, row, tuple(headings))
        return self._location


def _run(value: str | list[Any]) -> Run:
    return Run(value) if isinstance(value, str) else Run(*value)
