"""From blocks to parts: lines of text, bank tables and key tables, in reading order."""

import re
from collections.abc import Iterator
from dataclasses import replace

from files.documents.types import Block, Cell, Document, Location, Run, TableBlock, TextBlock, TextKind
from generation.engines.bank.column_roles import role_of
from generation.engines.bank.key_table import read_key_tables
from generation.engines.bank.model import Line, Part
from generation.engines.bank.options import opening_letter
from generation.engines.bank.styled import Styled, fold
from generation.engines.bank.table import TableReader
from generation.engines.bank.words import ASKS

# Word's bullets say nothing; numbers and letters do.
SAYS_SOMETHING = re.compile(r"\w|[①-⑳]")
DIGITS = re.compile(r"\W?\d{1,2}\W?")
WIDE_GAP = re.compile(r"[ \u00a0\u3000]{9,}")
GAP = " " * 8
LETTERS = "ABCDEFGHIJKL"
FEWEST = 2


def parts_of(document: Document) -> Iterator[Part]:
    above: TextBlock | None = None
    tables = TableReader()
    for block in document.blocks:
        if isinstance(block, TextBlock) and block.kind is TextKind.LIST_ITEM:
            if above and block.level > above.level and ASKS.search(fold(above.text)):
                yield from _parts_of_block(_without_digits(block), tables)
                continue
            above = block
        else:
            above = None
        yield from _parts_of_block(block, tables)


def _without_digits(block: TextBlock) -> TextBlock:
    """Take the number off an item below an item that asks: it numbers an option, not a question."""
    return replace(block, marker="") if DIGITS.fullmatch(block.marker.strip()) else block


def _parts_of_block(block: Block, tables: TableReader) -> Iterator[Part]:
    if isinstance(block, TextBlock):
        yield from lines_of_text(block)
        return
    options = _lone_letters(block) or _grid_of_options(block, tables)
    if options:
        yield from options
    elif keys := read_key_tables(block):
        yield from keys
    elif bank := tables.read(block):
        yield bank
    else:
        yield from _lines_of_layout(block, tables)


def lines_of_text(block: TextBlock, location: Location | None = None) -> Iterator[Line]:
    runs = tuple(replace(run, text=WIDE_GAP.sub(GAP, run.text)) for run in block.runs)
    numbered = SAYS_SOMETHING.search(block.marker) is not None
    if numbered:
        runs = (Run(block.marker.strip() + " "), *runs)
    bullet = block.kind is TextKind.LIST_ITEM and not numbered
    for text in Styled(runs).lines():
        yield Line(text, location or block.location, heading=block.kind is TextKind.HEADING, bullet=bullet)
        # The lines that soft breaks make of an item go on with it.
        bullet = False


def _lines_of_layout(table: TableBlock, tables: TableReader) -> Iterator[Part]:
    """Yield the lines of a table that only lays text out: a box, a form with a label a row."""
    for number, row in enumerate(table.rows):
        location = table.location
        if number < len(table.row_numbers):
            location = replace(location, row=table.row_numbers[number])
        cells = [cell for cell in row if cell.text.strip()]
        if len(cells) > 1 and all("\n" not in cell.text and _is_text(cell) for cell in cells):
            yield _one_line(cells, location)
        else:
            for cell in cells:
                yield from _parts_of_cell(cell, location, tables)


def _filled_cells(table: TableBlock) -> list[Cell]:
    return [cell for row in table.rows for cell in row if cell.text.strip()]


def _lone_letters(table: TableBlock) -> list[Part]:
    """Return a line for each option of a table whose letters have cells of their own."""
    if len(table.rows) > len(LETTERS):
        return []
    cells = _filled_cells(table)
    letters = "".join(cell.text.strip().upper() for cell in cells[::2])
    if len(cells) < 2 * FEWEST or len(cells) % 2 or letters != LETTERS[: len(cells) // 2]:
        return []
    return [_one_line([mark, text], table.location) for mark, text in zip(cells[::2], cells[1::2], strict=True)]


def _grid_of_options(table: TableBlock, tables: TableReader) -> list[Part]:
    """Return the options of a table in the order of their letters, which may run down or across."""
    if len(table.rows) > len(LETTERS):
        return []
    cells = _filled_cells(table)
    letters = [opening_letter(cell.text) for cell in cells]
    if len(cells) < FEWEST or None in letters or len(set(letters)) < len(letters):
        return []
    in_order = sorted(zip(letters, cells, strict=True), key=lambda pair: pair[0] or 0)
    return [part for _, cell in in_order for part in _parts_of_cell(cell, table.location, tables)]


def _is_text(cell: Cell) -> bool:
    return all(isinstance(block, TextBlock) for block in cell.blocks)


def _parts_of_cell(cell: Cell, location: Location, tables: TableReader) -> Iterator[Part]:
    for block in cell.blocks:
        if isinstance(block, TextBlock):
            yield from lines_of_text(block, location)
        else:
            yield from _parts_of_block(block, tables)


def _one_line(cells: list[Cell], location: Location) -> Line:
    """Join the cells of a row; a lone letter or label in the first is read as the mark of what follows it."""
    pieces = [Styled.joined((line.text for line in _cell_lines(cell, location)), " ") for cell in cells]
    first = pieces[0].text.strip()
    if re.fullmatch(r"[A-La-l]", first):
        pieces[0] = Styled.plain(first.upper() + ".")
    elif len(pieces) == FEWEST and re.fullmatch(r"[^\W\d]{2,8}", first) and role_of(first)[0]:
        pieces[0] = Styled.plain(first + "：")
    return Line(Styled.joined(pieces, "\t"), location)


def _cell_lines(cell: Cell, location: Location) -> Iterator[Line]:
    for block in cell.blocks:
        if isinstance(block, TextBlock):
            yield from lines_of_text(block, location)
