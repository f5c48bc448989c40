"""The sentences that say what of a document could not be read, and the refusal of one without text."""

from files.documents.errors import ReadCode, ReadError
from files.documents.pasted_markdown import shown
from files.documents.types import Block, Document, Kind, TextBlock

MAX_BLOCKS = 200_000


def left_out(count: int, thing: str, things: str = "") -> tuple[str, ...]:
    """Return `("2 pictures were left out.",)`, nothing for none."""
    if not count:
        return ()
    return (f"{count} {things or thing + 's'} were left out.",) if count > 1 else (f"1 {thing} was left out.",)


def finished(kind: Kind, blocks: tuple[Block, ...], pictures: int = 0, notes: tuple[str, ...] = ()) -> Document:
    """Return the Document, or raise ReadError if there is no text in it or far too much."""
    if len(blocks) > MAX_BLOCKS:
        raise ReadError(ReadCode.TOO_LARGE)
    if not any(map(has_text, blocks)):
        raise ReadError(ReadCode.NO_TEXT if pictures else ReadCode.EMPTY)
    return Document(kind, shown(kind, blocks), (*left_out(pictures, "picture"), *notes))


def has_text(block: Block) -> bool:
    """Tell whether anything is written in the block, without putting the text of a large table together."""
    if isinstance(block, TextBlock):
        return any(run.text.strip() for run in block.runs)
    return any(has_text(inner) for row in block.rows for cell in row for inner in cell.blocks)
