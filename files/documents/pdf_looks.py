"""How the text objects of a PDF look, each font and each combination asked and worked out once."""

import ctypes
import struct

from files.documents import pdfium_calls as pdfium
from files.documents.pieces import Look

_BOLD_FROM = 600
_FILLED_AND_STROKED = 2
_ITALIC_FLAG = 1 << 6
_BOLD_NAMES = ("bold", "black", "heavy", "simhei")
_DARK = 40
_NAME_SIZE = 128

_colors = ctypes.create_string_buffer(16)
_to_colors = tuple(ctypes.byref(_colors, 4 * part) for part in range(4))


class Looks:
    """The looks of one document."""

    def __init__(self) -> None:
        self._fonts: dict[int | None, tuple[bool, bool]] = {None: (False, False)}
        self._looks: dict[tuple[int | None, int, bytes | None], Look] = {}
        self._same: dict[Look, Look] = {}

    def of(self, owner: int) -> Look:
        """Return how the text object looks; equal looks are one object."""
        handle = pdfium.Handle(owner)
        font: int | None = pdfium.get_font(handle)
        mode: int = pdfium.get_render_mode(handle)
        colors = _colors.raw if pdfium.get_fill_color(handle, *_to_colors) else None
        key = (font, mode, colors)
        look = self._looks.get(key)
        if look is None:
            look = self._look(font, mode, colors)
            look = self._looks[key] = self._same.setdefault(look, look)
        return look

    def _look(self, font: int | None, mode: int, colors: bytes | None) -> Look:
        if font not in self._fonts:
            self._fonts[font] = _font_look(pdfium.Handle(font))
        bold, italic = self._fonts[font]
        return Look(bold or mode == _FILLED_AND_STROKED, italic, _color(colors))


def _font_look(font: pdfium.Handle) -> tuple[bool, bool]:
    buffer = ctypes.create_string_buffer(_NAME_SIZE)
    pdfium.get_font_name(font, buffer, ctypes.c_size_t(_NAME_SIZE))
    name = buffer.value.decode("utf-8", "replace").lower()
    bold = pdfium.get_font_weight(font) >= _BOLD_FROM or any(word in name for word in _BOLD_NAMES)
    italic = bool(pdfium.get_font_flags(font) & _ITALIC_FLAG) or "italic" in name or "oblique" in name
    return bold, italic


def _color(colors: bytes | None) -> str | None:
    if colors is None:
        return None
    parts = struct.unpack("4I", colors)[:3]
    return None if max(parts) < _DARK else "{:02X}{:02X}{:02X}".format(*parts)
