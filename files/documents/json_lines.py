"""A Document as JSON for people and programs: one object a line, in reading order, what says nothing left out."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from files.documents.types import Block, Cell, Document, TableBlock


def json_lines(document: Document) -> Iterator[str]:
    """Yield a line on the document and one on each of its blocks."""
    yield _line({"document": document.kind, "blocks": len(document.blocks), "notes": document.notes})
    for block in document.blocks:
        yield _line(_said(block))


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)


def _said(block: Block) -> dict[str, Any]:
    where = _telling(asdict(block.location))
    if isinstance(block, TableBlock):
        rows = [[_cell(cell) for cell in row] for row in block.rows]
        return {"kind": "table", "rows": rows, **_telling({"row_numbers": block.row_numbers, "location": where})}
    runs = [_telling(asdict(run)) for run in block.runs]
    rank = {"level": block.level, "marker": block.marker}
    return {"kind": block.kind, **_telling(rank), "runs": runs, **_telling({"location": where})}


def _cell(cell: Cell) -> dict[str, Any]:
    spans = {name: count for name, count in (("columns", cell.columns), ("rows", cell.rows)) if count > 1}
    return {**spans, "blocks": [_said(block) for block in cell.blocks]}


def _telling(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}
