"""Binary files of Word 6 and 95: their text alone, in the code page of its language."""

import re
import struct

from files.documents import doc_fields
from files.documents.characters import clean
from files.documents.doc_pieces import Pieces
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished
from files.documents.runs import joined
from files.documents.types import Block, Document, Kind, Run
from files.documents.word_blocks import BlockMaker

_IN_PIECES = 0x0004
_PIECES_PLACE = 0x160
_NOTE = "This is a file of Word 6 or 95: looks and automatic numbers were left out. Save it as docx to keep them."
_ENCODINGS = {
    0x04: "gb18030", 0x11: "cp932", 0x12: "cp949", 0x19: "cp1251", 0x22: "cp1251", 0x08: "cp1253", 0x1F: "cp1254",
    0x05: "cp1250", 0x0E: "cp1250", 0x15: "cp1250", 0x18: "cp1250", 0x1B: "cp1250",
}  # fmt: skip
_TRADITIONAL_CHINESE = frozenset({0x0404, 0x0C04})
_ENDS = re.compile("[\r\x0c]")
_SIGNS = str.maketrans({"\x0b": "\n", "\x0e": "\n", "\x1e": "-", "\x1f": None, "\x07": "\t"})


def read(document: bytes) -> Document:
    try:
        language, flags = struct.unpack_from("<H2xH", document, 6)
        start, _ = struct.unpack_from("<II", document, 0x18)
        length = struct.unpack_from("<I", document, 0x34)[0]
        place, size = struct.unpack_from("<II", document, _PIECES_PLACE)
    except struct.error as error:
        raise ReadError(ReadCode.CORRUPT) from error
    in_pieces = flags & _IN_PIECES and size
    data = (
        Pieces(document[place : place + size], in_unicode=False).raw(document)
        if in_pieces
        else document[start : start + length]
    )
    if len(data) < length:
        raise ReadError(ReadCode.CORRUPT)
    return finished(Kind.DOC, tuple(_blocks(data[:length].decode(_encoding(language), "replace"))), 0, (_NOTE,))


def _encoding(language: int) -> str:
    return "cp950" if language in _TRADITIONAL_CHINESE else _ENCODINGS.get(language & 0x3FF, "cp1252")


def _blocks(text: str) -> list[Block]:
    """Return a block for each paragraph; the cells of a row stand behind each other with tabs."""
    maker = BlockMaker()
    # The end of a row is a second mark behind that of its last cell.
    lines = _ENDS.split(doc_fields.blanked(text).replace("\x07\x07", "\r"))
    texts = (clean(line.translate(_SIGNS)) for line in lines)
    return [maker.text_block(runs, None, None) for line in texts if (runs := joined([Run(line)]))]
