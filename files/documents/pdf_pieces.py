"""A page's characters from pdfium, in pieces of one look; as few calls a page as that takes."""

import ctypes
import math
import re
import struct

from files.documents import pdfium_calls as pdfium
from files.documents.characters import clean
from files.documents.pdf_looks import Looks
from files.documents.pieces import Look, Piece
from files.documents.radicals import restore

# What pdfium writes where a word was split at the end of a line.
_SPLIT_SIGNS = str.maketrans({"\x02": "-", "\ufffe": "-", "\u00ad": "-"})
# A line as pdfium parts them, or the part of it up to a split word's end: nearly always one text object or a few.
_STRETCH = re.compile("[^\r\n\x02\ufffe]*[^\r\n]")
# All that may have to be replaced; few pages hold any of it.
_ODD = re.compile(
    "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u00ad\\u200b\\u2028\\u2029\\u2e80-\\u2fdf\\ud800-\\udfff\\ufdd0-\\ufdef\\ufeff\\ufffe\\uffff]"
)
# In sizes of the type: an object that stands closer to the one before goes on with it.
_CLOSE = 0.1

# What pdfium writes to, the ways there, and how it is read. Only one page is read at a time.
_origin, _box, _matrix = (ctypes.create_string_buffer(size) for size in (16, 16, 24))
_to_x, _to_y, _to_box, _to_matrix = (
    ctypes.byref(_origin),
    ctypes.byref(_origin, 8),
    ctypes.byref(_box),
    ctypes.byref(_matrix),
)
_as_point, _as_box, _as_matrix = struct.Struct("2d").unpack, struct.Struct("4f").unpack, struct.Struct("6f").unpack


class PageText:
    """The text of one page."""

    def __init__(self, page: pdfium.Handle, looks: Looks) -> None:
        self._handle = pdfium.Handle(pdfium.load_text(page))
        self._looks = looks
        self.count: int = max(pdfium.count_characters(self._handle), 0)

    def close(self) -> None:
        pdfium.close_text(self._handle)

    def pieces(self) -> list[Piece]:
        text = self._text()
        is_odd = _ODD.search(text) is not None
        pieces: list[Piece] = []
        for stretch in _STRETCH.finditer(text):
            self._stretch(text, *stretch.span(), pieces)
        if is_odd:
            for piece in pieces:
                piece.text = _readable(piece.text)
        return [piece for piece in pieces if piece.text] if is_odd else pieces

    def _text(self) -> str:
        """Return one character for each that pdfium counts: of a pair of surrogates each half is one."""
        buffer = (ctypes.c_ushort * (self.count + 1))()
        written = pdfium.get_text(self._handle, 0, self.count, buffer)
        if written != self.count + 1:
            return "".join(_character(pdfium.get_unicode(self._handle, index)) for index in range(self.count))
        text = bytes(buffer)[:-2].decode("utf-16-le", "surrogatepass")
        return text if len(text) == self.count else "".join(map(chr, buffer[: self.count]))

    def _stretch(self, text: str, start: int, end: int, pieces: list[Piece]) -> None:
        """Add the pieces of a stretch: one for each text object that doesn't just go on with the one before."""
        handle = self._handle
        of_last = pdfium.get_text_object(handle, end - 1)
        before: tuple[float, float, float, Look] | None = None
        while start < end:
            owner = pdfium.get_text_object(handle, start)
            if owner is None:
                # What pdfium added is no object's.
                start += 1
                continue
            after = end if owner == of_last else self._end_of(owner, start, end)
            content = text[start:after]
            first, last = after - len(content.lstrip()), start + len(content.rstrip()) - 1
            start = after
            if first > last:
                continue
            look = self._looks.of(owner)
            left, base, right, top, bottom = self._place(first, last)
            place = base, top, bottom, look
            if place == before and abs(left - pieces[-1].right) < _CLOSE * pieces[-1].size:
                pieces[-1].text += content
                pieces[-1].right = right
            elif piece := self._piece(first, content, (left, base, right, top), look):
                pieces.append(piece)
                before = None if piece.angle else place

    def _place(self, first: int, last: int) -> tuple[float, float, float, float, float]:
        """Return where the first of some characters starts, and the right, top and bottom of the last."""
        pdfium.get_origin(self._handle, first, _to_x, _to_y)
        pdfium.get_box(self._handle, last, _to_box)
        left, base = _as_point(_origin)
        _, top, right, bottom = _as_box(_box)
        return left, base, right, top, bottom

    def _end_of(self, owner: int, start: int, end: int) -> int:
        """Find where the object's characters end by doubling steps."""
        known, step = start, 1
        while known + step < end and pdfium.get_text_object(self._handle, known + step) == owner:
            known += step
            step *= 2
        while step > 1:
            step //= 2
            if known + step < end and pdfium.get_text_object(self._handle, known + step) == owner:
                known += step
        return known + 1

    def _piece(self, index: int, text: str, box: tuple[float, float, float, float], look: Look) -> Piece | None:
        """Return a new piece, None for one that can't be seen; the box is its left, base, right and top."""
        pdfium.get_matrix(self._handle, index, _to_matrix)
        a, b, _, d, _, _ = _as_matrix(_matrix)
        angle = 0 if b == 0 < a else round(math.degrees(math.atan2(b, a))) % 360
        size = pdfium.get_font_size(self._handle, index) * (math.hypot(a, b) if angle % 180 else abs(d) or 1)
        if size <= 0:
            return None
        left, base, right = _turned(angle, *box) if angle else box[:3]
        return Piece(text, min(left, right), max(left, right), base, size, look, angle)


def _turned(angle: int, left: float, base: float, right: float, top: float) -> tuple[float, float, float]:
    """Turn what is written up, down or upside down so that it can be read like the rest."""
    if angle == 90:  # noqa: PLR2004 - a right angle
        return base, -left, top
    if angle == 180:  # noqa: PLR2004 - a right angle
        return -left, -base, -right
    if angle == 270:  # noqa: PLR2004 - a right angle
        return -base, left, -top
    return left, base, left


def _character(code: int) -> str:
    return chr(code) if 0 < code < 0x110000 else "\ufffd"  # noqa: PLR2004 - Unicode ends there


def _readable(text: str) -> str:
    text = text.translate(_SPLIT_SIGNS)
    if not text.isascii():
        # A pair of surrogates becomes one character, a half alone a mark of replacement.
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return restore(clean(text))
