"""A Document as JSON lines and back, for the way from the reader's process to its caller."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Block, Cell, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


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
        runs = [
            [run.text, run.bold, run.italic, run.underline, run.strike, run.color, run.highlight] for run in block.runs
        ]
        return [place, block.kind, runs, block.level, block.marker]
    rows = [
        [[cell.columns, cell.rows, [_packed(inner) for inner in cell.blocks]] for cell in row] for row in block.rows
    ]
    return [place, rows, block.row_numbers]


def _document(first: list[Any], rest: list[Any]) -> Document:
    kind, notes, count = first
    if len(rest) != count:
        raise IncompleteError
    return Document(Kind(kind), tuple(_block(value) for value in rest), tuple(notes))


def _block(value: list[Any]) -> Block:
    page, slide, sheet, row, headings = value[0]
    where = Location(page, slide, sheet, row, tuple(headings))
    if isinstance(value[1], str):
        _, kind, runs, level, marker = value
        return TextBlock(TextKind(kind), tuple(Run(*run) for run in runs), where, level, marker)
    _, rows, numbers = value
    return TableBlock(tuple(tuple(_cell(cell) for cell in row) for row in rows), where, tuple(numbers))


def _cell(value: list[Any]) -> Cell:
    columns, rows, blocks = value
    return Cell(tuple(_block(block) for block in blocks), columns, rows)
