"""What stands inside a paragraph of a binary Word file: its runs, and the boxes and pictures anchored in it."""

import re

from files.documents.characters import clean, raised
from files.documents.doc_content import Content
from files.documents.doc_looks import Look
from files.documents.doc_pieces import whole
from files.documents.symbols import symbol
from files.documents.types import Run

_PICTURE = "\x01"
_DRAWING = "\x08"
_SIGN = "("
_OF_SYMBOL_FONT = re.compile("[\uf020-\uf0ff]")
# Line, page and column breaks, and the hyphen that lines don't break at.
_SIGNS = str.maketrans({"\x0b": "\n", "\x0c": "\n", "\x0e": "\n", "\x1e": "-", "\x1f": None})


class Inline:
    """Collects one paragraph."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self.runs: list[Run] = []
        self.boxes: list[tuple[int, int]] = []
        self.pictures = 0

    def read(self, start: int, end: int, style: int) -> None:
        for first, last, look in self._content.looks(start, end, style):
            if not look.is_seen:
                continue
            text = self._content.text[first:last]
            if look.special:
                text = self._shown(text, first, look)
            text = self._in_any_font(text, look)
            text = clean(whole(text).translate(_SIGNS))
            if text:
                self.runs.append(_run(raised(text) if look.raised else text, look))

    def _shown(self, text: str, place: int, look: Look) -> str:
        """Return what special characters stand for; those that stand for boxes and pictures are noted."""
        self.pictures += text.count(_PICTURE)
        for offset, character in enumerate(text):
            if character == _DRAWING:
                self._drawing(place + offset)
        if look.symbol is None:
            return text
        font, code = look.symbol
        return text.replace(_SIGN, symbol(code, self._font(font)))

    def _in_any_font(self, text: str, look: Look) -> str:
        """Return the text with what only a symbol font can show in characters that any font has."""
        if look.font is None or _OF_SYMBOL_FONT.search(text) is None:
            return text
        font = self._font(look.font)
        return _OF_SYMBOL_FONT.sub(lambda match: symbol(ord(match[0]), font) or match[0], text)

    def _font(self, number: int | None) -> str:
        fonts = self._content.fonts
        return fonts[number] if number is not None and number < len(fonts) else ""

    def _drawing(self, place: int) -> None:
        drawings = self._content.drawings
        shape = drawings.anchors.get(place, 0)
        self.boxes.extend(drawings.boxes.pop(shape, ()))
        self.pictures += shape in drawings.pictures


def _run(text: str, look: Look) -> Run:
    struck = look.strike or look.double_strike
    return Run(text, look.bold, look.italic, look.underline, struck, look.color, look.highlight or look.shading)
