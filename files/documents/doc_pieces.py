"""The text of a binary Word file, put together from the pieces that it is saved in."""

import re
import struct
from bisect import bisect_right
from dataclasses import dataclass

from files.documents import doc_sprms
from files.documents.errors import ReadCode, ReadError

# All texts together, notes, headers and hidden ones too.
_MAX_CHARACTERS = 10_000_000
_MAX_PIECES = 200_000
_HALF = re.compile("[\ud800-\udfff]")
_MODIFIERS = 1
_TABLE = 2
_ENTRY_SIZE = 8
_COMPRESSED = 1 << 30
_PLACE = _COMPRESSED - 1


@dataclass(frozen=True, slots=True)
class Piece:
    """Characters `start` to `end` of the text: `place` is where they stand, `width` the bytes of one of them."""

    start: int
    end: int
    place: int
    width: int
    modifiers: bytes = b""

    def place_of(self, character: int) -> int:
        return self.place + (character - self.start) * self.width


class Pieces:
    """The pieces in the order of the text, which need not be that of the file."""

    def __init__(self, clx: bytes, *, in_unicode: bool = True) -> None:
        lists, table = _parts(clx)
        self.all = _pieces(lists, table, in_unicode=in_unicode)
        self._starts = [piece.start for piece in self.all]

    def piece_of(self, character: int) -> Piece | None:
        index = bisect_right(self._starts, character) - 1
        piece = self.all[index] if index >= 0 else None
        return piece if piece is not None and character < piece.end else None

    def text(self, document: bytes) -> str:
        """Return the whole text, in which each character of the file is one: halves of pairs stay apart."""
        return "".join(_decoded(_bytes(piece, document), piece.width) for piece in self.all)

    def raw(self, document: bytes) -> bytes:
        """Return the whole text as the bytes that it is in the file."""
        return b"".join(_bytes(piece, document) for piece in self.all)


def whole(text: str) -> str:
    """Return the text with halves of pairs put together."""
    return (
        text if _HALF.search(text) is None else text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    )


def _parts(clx: bytes) -> tuple[list[bytes], bytes]:
    """Return the lists of modifiers and the table of the pieces."""
    lists: list[bytes] = []
    place = 0
    while place + 5 <= len(clx):
        if clx[place] == _TABLE:
            size = struct.unpack_from("<I", clx, place + 1)[0]
            return lists, clx[place + 5 : place + 5 + size]
        if clx[place] != _MODIFIERS:
            break
        size = struct.unpack_from("<H", clx, place + 1)[0]
        lists.append(clx[place + 3 : place + 3 + size])
        place += 3 + size
    raise ReadError(ReadCode.CORRUPT)


def _pieces(lists: list[bytes], table: bytes, *, in_unicode: bool) -> list[Piece]:
    count = (len(table) - 4) // (4 + _ENTRY_SIZE)
    if count < 1:
        raise ReadError(ReadCode.CORRUPT)
    ends = struct.unpack_from(f"<{count + 1}I", table)
    if ends[-1] > _MAX_CHARACTERS or count > _MAX_PIECES:
        raise ReadError(ReadCode.TOO_LARGE)
    pieces: list[Piece] = []
    for index in range(count):
        start, end = ends[index], ends[index + 1]
        if start > end or start != (pieces[-1].end if pieces else 0):
            raise ReadError(ReadCode.CORRUPT)
        place, modifier = struct.unpack_from("<IH", table, 4 * (count + 1) + _ENTRY_SIZE * index + 2)
        is_wide = in_unicode and not place & _COMPRESSED
        where = (place & _PLACE) // 2 if place & _COMPRESSED and in_unicode else place & _PLACE
        pieces.append(Piece(start, end, where, 2 if is_wide else 1, _modifiers(lists, modifier)))
    return pieces


def _modifiers(lists: list[bytes], modifier: int) -> bytes:
    if modifier & 1:
        return lists[modifier >> 1] if modifier >> 1 < len(lists) else b""
    return doc_sprms.short(modifier >> 1 & 0x7F, modifier >> 8)


def _bytes(piece: Piece, document: bytes) -> bytes:
    end = piece.place_of(piece.end)
    if end > len(document):
        raise ReadError(ReadCode.CORRUPT)
    return document[piece.place : end]


def _decoded(data: bytes, width: int) -> str:
    if width == 1:
        # What the code page leaves empty stands for itself.
        return data.decode("cp1252", "surrogateescape").translate(_UNDEFINED)
    text = data.decode("utf-16-le", "surrogatepass")
    if 2 * len(text) == len(data):
        return text
    return "".join(map(chr, struct.unpack(f"<{len(data) // 2}H", data)))


_UNDEFINED = {0xDC00 + code: chr(code) for code in (0x81, 0x8D, 0x8F, 0x90, 0x9D)}
