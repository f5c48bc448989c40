"""What a test sees of a Document: its lines, tables and looks in a form that is short to write down."""

import io

from files.documents.reading import read
from files.documents.types import TextBlock, TextKind


def read_bytes(data, name="exam.doc"):
    return read(io.BytesIO(data.encode() if isinstance(data, str) else data), name)


def lines(document):
    """Return a text a block, headings after #, list items after their indented marker; of a table its rows."""
    return [_line(block) for block in document.blocks]


def rows(table):
    return [[cell.text for cell in row] for row in table.rows]


def spans(table):
    """Return the cells with text and how many columns and rows they cover."""
    return [(cell.text, cell.columns, cell.rows) for row in table.rows for cell in row if cell.blocks]


def looks(document):
    """Return the runs that look like something, with what they look like."""
    runs = [run for block in document.blocks if isinstance(block, TextBlock) for run in block.runs]
    return {run.text: _look(run) for run in runs if _look(run)}


def _line(block):
    if not isinstance(block, TextBlock):
        return rows(block)
    if block.kind is TextKind.HEADING:
        return " ".join(filter(None, ["#" * block.level, block.marker, block.text]))
    if block.kind is TextKind.LIST_ITEM:
        return f"{'  ' * (block.level - 1)}{block.marker} {block.text}"
    return block.text


def _look(run):
    words = [name for name in ("bold", "italic", "underline", "strike") if getattr(run, name)]
    return " ".join([*words, *filter(None, [run.color, run.highlight and f"on {run.highlight}"])])
