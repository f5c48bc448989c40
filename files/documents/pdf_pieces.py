"""A page's characters from pdfium, in pieces of one look; as few calls a page as that takes."""

import ctypes
import math
from collections.abc import Iterator
from typing import Any

import pypdfium2 as pdfium
from pypdfium2 import raw

from files.documents.characters import clean
from files.documents.pieces import Piece
from files.documents.radicals import restore

_BOLD_FROM = 600
_FILLED_AND_STROKED = 2
_ITALIC_FLAG = 1 << 6
_DARK = 40
# What pdfium writes where a word was split at the end of a line.
_SPLIT_SIGNS = str.maketrans({"\x02": "-", "\ufffe": "-", "\u00ad": "-"})
_NAME_SIZE = 128


class PageText:
    """The text of one page."""

    def __init__(self, page: pdfium.PdfPage, fonts: "Fonts") -> None:
        self._textpage = page.get_textpage()
        self._handle = self._textpage.raw
        self._fonts = fonts
        self.count = self._textpage.count_chars()

    def close(self) -> None:
        self._textpage.close()

    def pieces(self) -> Iterator[Piece]:
        characters = self._characters()
        start = 0
        while start < self.count:
            owner = self._owner(start)
            if not owner:
                start += 1
                continue
            end = self._end_of(owner, start)
            yield from self._piece(characters, start, end)
            start = end

    def _characters(self) -> list[str]:
        """Return one string a character of the page, in pdfium's own counting."""
        buffer = (ctypes.c_ushort * (self.count + 1))()
        written = raw.FPDFText_GetText(self._handle, 0, self.count, buffer)
        if written == self.count + 1:
            return [chr(unit) for unit in buffer[: self.count]]
        return [_character(raw.FPDFText_GetUnicode(self._handle, index)) for index in range(self.count)]

    def _owner(self, index: int) -> int:
        """Return the address of the text object that the character comes from, 0 for one that pdfium added."""
        return _address(raw.FPDFText_GetTextObject(self._handle, index))

    def _end_of(self, owner: int, start: int) -> int:
        """Find where the object's characters end by doubling steps: most objects are a line or a word."""
        known, step = start, 1
        while known + step < self.count and self._owner(known + step) == owner:
            known += step
            step *= 2
        while step > 1:
            step //= 2
            if known + step < self.count and self._owner(known + step) == owner:
                known += step
        return known + 1

    def _piece(self, characters: list[str], start: int, end: int) -> Iterator[Piece]:
        text = "".join(characters[start:end])
        first = start + len(text) - len(text.lstrip())
        last = start + len(text.rstrip()) - 1
        if first > last:
            return
        text = restore(clean(_paired(text.translate(_SPLIT_SIGNS)).replace("\r", "").replace("\n", "")))
        left, base = self._origin(first)
        _, _, right, top = self._box(last)
        a, b, _, d = self._matrix(first)
        angle = round(math.degrees(math.atan2(b, a))) % 360
        size = raw.FPDFText_GetFontSize(self._handle, first) * (math.hypot(a, b) if angle % 180 else abs(d) or 1)
        end_place = (right, base) if angle % 180 == 0 else (left, top)
        bold, italic, color = self._look(first)
        if size > 0 and text:
            yield _turned(Piece(text, left, end_place[0], base, size, bold, italic, color, angle), end_place[1])

    def _origin(self, index: int) -> tuple[float, float]:
        x, y = ctypes.c_double(), ctypes.c_double()
        raw.FPDFText_GetCharOrigin(self._handle, index, x, y)
        return x.value, y.value

    def _box(self, index: int) -> tuple[float, float, float, float]:
        box = raw.FS_RECTF()
        raw.FPDFText_GetLooseCharBox(self._handle, index, box)
        return box.left, box.bottom, box.right, box.top

    def _matrix(self, index: int) -> tuple[float, float, float, float]:
        matrix = raw.FS_MATRIX()
        raw.FPDFText_GetMatrix(self._handle, index, matrix)
        return matrix.a, matrix.b, matrix.c, matrix.d

    def _look(self, index: int) -> tuple[bool, bool, str | None]:
        owner = raw.FPDFText_GetTextObject(self._handle, index)
        bold, italic = self._fonts.look(raw.FPDFTextObj_GetFont(owner))
        if raw.FPDFTextObj_GetTextRenderMode(owner) == _FILLED_AND_STROKED:
            bold = True
        red, green, blue, opacity = (ctypes.c_uint() for _ in range(4))
        if not raw.FPDFPageObj_GetFillColor(owner, red, green, blue, opacity):
            return bold, italic, None
        parts = (red.value, green.value, blue.value)
        return bold, italic, None if max(parts) < _DARK else "{:02X}{:02X}{:02X}".format(*parts)


class Fonts:
    """What the fonts of a document look like, asked once each."""

    def __init__(self) -> None:
        self._looks: dict[int, tuple[bool, bool]] = {}

    def look(self, font: Any) -> tuple[bool, bool]:
        address = _address(font)
        look = self._looks.get(address)
        if look is None:
            look = self._looks[address] = _font_look(font) if address else (False, False)
        return look


def _font_look(font: Any) -> tuple[bool, bool]:
    buffer = ctypes.create_string_buffer(_NAME_SIZE)
    raw.FPDFFont_GetBaseFontName(font, buffer, _NAME_SIZE)
    name = buffer.value.decode("utf-8", "replace").lower()
    bold = raw.FPDFFont_GetWeight(font) >= _BOLD_FROM or any(
        word in name for word in ("bold", "black", "heavy", "simhei")
    )
    italic = bool(raw.FPDFFont_GetFlags(font) & _ITALIC_FLAG) or "italic" in name or "oblique" in name
    return bold, italic


def _address(pointer: Any) -> int:
    return ctypes.addressof(pointer.contents) if pointer else 0


def _character(code: int) -> str:
    return chr(code) if 0 < code < 0x110000 else "\ufffd"  # noqa: PLR2004 - Unicode ends there


def _paired(text: str) -> str:
    """Make one character of each pair of surrogates; a half alone becomes a mark of replacement."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace") if not text.isascii() else text


def _turned(piece: Piece, end_base: float) -> Piece:
    """Turn what is written up, down or upside down so that it can be read like the rest."""
    left, right, base = piece.left, piece.right, piece.base
    if piece.angle == 90:  # noqa: PLR2004 - a right angle
        piece.left, piece.right, piece.base = base, end_base, -left
    elif piece.angle == 180:  # noqa: PLR2004 - a right angle
        piece.left, piece.right, piece.base = -left, -right, -base
    elif piece.angle == 270:  # noqa: PLR2004 - a right angle
        piece.left, piece.right, piece.base = -base, -end_base, left
    if piece.right < piece.left:
        piece.left, piece.right = piece.right, piece.left
    return piece
