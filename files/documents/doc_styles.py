"""The styles of a binary Word file, and the looks and properties that they give."""

import struct
from dataclasses import dataclass, replace
from functools import cache

from files.documents import doc_looks, doc_paragraphs
from files.documents.doc_looks import Look
from files.documents.doc_paragraphs import Properties
from files.documents.word_blocks import BODY_TEXT_LEVEL, level_of_name

_LONGEST_CHAIN = 20
_MAX_STYLES = 5_000
_HEADINGS = range(1, 10)
_TITLE = 62
_PARAGRAPH = 1
_CHARACTER = 2


@dataclass(frozen=True)
class Style:
    """One style: what it says itself, in modifiers. `number` is the same in every language for Word's own styles."""

    name: str
    number: int
    based_on: int
    properties: bytes = b""
    look: bytes = b""


class Styles:
    """All styles of a document. Unknown numbers have no look and no rank."""

    def __init__(self, sheet: bytes) -> None:
        self._styles = _parsed(sheet)
        self.look = cache(self._look)
        self.properties = cache(self._properties)
        self.heading_level = cache(self._heading_level)
        self.over = cache(self._over)

    def _chain(self, number: int) -> list[Style]:
        """Return the style and those it is based on, nearest first."""
        chain: list[Style] = []
        while number in self._styles and len(chain) < _LONGEST_CHAIN:
            chain.append(self._styles[number])
            number = chain[-1].based_on
        return chain

    def _look(self, number: int) -> Look:
        return self._over(Look(), number)

    def _over(self, look: Look, number: int) -> Look:
        """Return the look with the style laid over it."""
        for style in reversed(self._chain(number)):
            look = doc_looks.changed(look, style.look)
        return look

    def _properties(self, number: int) -> Properties:
        properties = Properties()
        for style in reversed(self._chain(number)):
            properties = doc_paragraphs.changed(properties, style.properties)
        return replace(properties, style=number)

    def _heading_level(self, number: int) -> int | None:
        """Return 1 to 9 for a heading, 0 for a title, None for what is neither."""
        for style in self._chain(number):
            outline = doc_paragraphs.changed(Properties(), style.properties).outline_level
            if outline is not None:
                return outline + 1 if 0 <= outline < BODY_TEXT_LEVEL else None
            if style.number in _HEADINGS:
                return style.number
            level = 0 if style.number == _TITLE else level_of_name(style.name)
            if level is not None:
                return level
        return None


def _parsed(sheet: bytes) -> dict[int, Style]:
    styles: dict[int, Style] = {}
    try:
        size = struct.unpack_from("<H", sheet)[0]
        count, head_size = struct.unpack_from("<HH", sheet, 2)
        place = 2 + size
        for number in range(min(count, _MAX_STYLES)):
            length = struct.unpack_from("<H", sheet, place)[0]
            if length:
                styles[number] = _style(sheet[place + 2 : place + 2 + length], head_size)
            place += 2 + length
    except (struct.error, IndexError):
        return styles
    return styles


def _style(data: bytes, head_size: int) -> Style:
    number, kind_and_base, parts = struct.unpack_from("<HHH", data)
    letters = struct.unpack_from("<H", data, head_size)[0]
    start = head_size + 2
    name = data[start : start + 2 * letters].decode("utf-16-le", "replace")
    looks = _parts(data, start + 2 * letters + 2, parts & 15)
    style = Style(name, number & 0xFFF, kind_and_base >> 4)
    if kind_and_base & 15 == _PARAGRAPH:
        return replace(style, properties=b"".join(looks[:1])[2:], look=b"".join(looks[1:2]))
    return replace(style, look=b"".join(looks[:1])) if kind_and_base & 15 == _CHARACTER else style


def _parts(data: bytes, place: int, count: int) -> list[bytes]:
    """Return the lists of modifiers; each begins at an even place."""
    parts: list[bytes] = []
    for _ in range(count):
        place += place & 1
        size = struct.unpack_from("<H", data, place)[0]
        parts.append(data[place + 2 : place + 2 + size])
        place += 2 + size
    return parts
