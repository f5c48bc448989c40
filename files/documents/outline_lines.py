"""A Document as an outline for people: a line a block, with its kind, level, marker, looks and place."""

from collections.abc import Iterator

from files.documents.types import Block, Cell, Document, Location, Run, TableBlock, TextBlock, TextKind

_NAMES = {TextKind.HEADING: "heading", TextKind.PARAGRAPH: "paragraph", TextKind.LIST_ITEM: "item"}
_SHOWN = str.maketrans({"\n": "⏎", "\t": "⇥"})


def outline_lines(document: Document) -> Iterator[str]:
    """Yield the lines: places where they change, blocks, and at the end what could not be read."""
    yield f"{document.kind}, {_counted(len(document.blocks), 'block')}"
    before = Location()
    for block in document.blocks:
        if block.location != before:
            yield f"@ {_place(block.location)}"
            before = block.location
        yield from _block(block)
    for note in document.notes:
        yield f"note: {note}"


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _place(where: Location) -> str:
    parts = [f"{name} {value}" for name in ("page", "slide", "sheet", "row") if (value := getattr(where, name))]
    path = " > ".join(where.headings).translate(_SHOWN)
    return ", ".join([*parts, f"under {path}"] if path else parts) or "top"


def _block(block: Block) -> Iterator[str]:
    if isinstance(block, TextBlock):
        rank = f" {block.level}" if block.level else ""
        marker = f"{block.marker} | " if block.marker else ""
        yield f"{_NAMES[block.kind]}{rank}: {marker}{_text(block)}"
        return
    width = len(block.rows[0]) if block.rows else 0
    yield f"table: {_counted(len(block.rows), 'row')}, {_counted(width, 'column')}"
    for number, row in zip(block.row_numbers or range(1, len(block.rows) + 1), block.rows, strict=True):
        yield from _row(number, row)


def _row(number: int, row: tuple[Cell, ...]) -> Iterator[str]:
    """Yield one line for cells of a paragraph each, and the cells one below the other where they hold more."""
    if all(_is_simple(cell) for cell in row):
        cells = ("".join((*map(_text, cell.blocks), _span(cell))) for cell in row)
        yield f"  row {number}: {' | '.join(cells)}".rstrip()
        return
    yield f"  row {number}:"
    for column, cell in enumerate(row, 1):
        if cell.blocks:
            yield f"    cell {column}:{_span(cell)}"
            yield from (f"      {line}" for block in cell.blocks for line in _block(block))


def _is_simple(cell: Cell) -> bool:
    kinds = [block.kind if isinstance(block, TextBlock) else TableBlock for block in cell.blocks]
    return kinds in ([], [TextKind.PARAGRAPH])


def _span(cell: Cell) -> str:
    spans = [_counted(count, name) for count, name in ((cell.columns, "column"), (cell.rows, "row")) if count > 1]
    return f" {{{' x '.join(spans)}}}" if spans else ""


def _text(block: Block) -> str:
    return block.text if isinstance(block, TableBlock) else "".join(map(_run, block.runs))


def _run(run: Run) -> str:
    looks = [name for name in ("bold", "italic", "underline", "strike") if getattr(run, name)]
    looks += [run.color] if run.color else []
    looks += [f"on {run.highlight}"] if run.highlight else []
    text = run.text.translate(_SHOWN)
    return f"[{text}]{{{' '.join(looks)}}}" if looks else text
