"""The head of a binary Word file: which version wrote it, how long its texts are and where its tables stand."""

import struct
from dataclasses import dataclass
from enum import IntEnum

from files.documents.errors import ReadCode, ReadError

WORD_97 = 0xC0
_MAGICS = frozenset({0xA5EC, 0xA5DC})
_HEAD_SIZE = 32
_ENCRYPTED = 0x0100
_SECOND_TABLE = 0x0200
_STORIES = 8
_FIRST_STORY = 3


class Part(IntEnum):
    """The tables that are read, by their number in the head."""

    STYLES = 1
    SECTIONS = 6
    CHARACTER_LOOKS = 12
    PARAGRAPH_LOOKS = 13
    FONTS = 15
    PIECES = 33
    ANCHORS = 40
    DRAWINGS = 50
    BOXES = 56
    LISTS = 73
    LIST_USES = 74


@dataclass(frozen=True)
class Fib:
    """`stories` are the lengths of the texts in characters: the main one first, that of the text boxes seventh."""

    version: int
    table_name: str
    stories: tuple[int, ...]
    places: tuple[tuple[int, int], ...]

    @property
    def main(self) -> int:
        return self.stories[0]

    @property
    def boxes(self) -> tuple[int, int]:
        """Return where the text of the text boxes starts and ends."""
        start = sum(self.stories[:6])
        return start, start + self.stories[6]

    def offset(self, part: Part) -> int:
        return self.places[part][0] if part < len(self.places) else 0

    def part(self, part: Part, table: bytes) -> bytes:
        """Return the bytes of a table, none if the document has no such table."""
        if part >= len(self.places):
            return b""
        start, size = self.places[part]
        return table[start : start + size]


def version_of(document: bytes) -> int:
    """Return which version of the format it is. Raise ReadError for what is none, or is encrypted."""
    if len(document) < _HEAD_SIZE:
        raise ReadError(ReadCode.CORRUPT)
    magic, version = struct.unpack_from("<HH", document)
    if magic not in _MAGICS:
        raise ReadError(ReadCode.CORRUPT)
    if struct.unpack_from("<H", document, 10)[0] & _ENCRYPTED:
        raise ReadError(ReadCode.ENCRYPTED)
    return int(version)


def parse(document: bytes) -> Fib:
    """Parse the head that Word 97 and later write; each of its parts says how long it is."""
    try:
        flags = struct.unpack_from("<H", document, 10)[0]
        words = struct.unpack_from("<H", document, _HEAD_SIZE)[0]
        longs_start = _HEAD_SIZE + 2 + 2 * words
        longs = struct.unpack_from("<H", document, longs_start)[0]
        stories = struct.unpack_from(f"<{_STORIES}i", document, longs_start + 2 + 4 * _FIRST_STORY)
        places_start = longs_start + 2 + 4 * longs
        count = struct.unpack_from("<H", document, places_start)[0]
        numbers = struct.unpack_from(f"<{2 * count}I", document, places_start + 2)
    except struct.error as error:
        raise ReadError(ReadCode.CORRUPT) from error
    if min(stories) < 0:
        raise ReadError(ReadCode.CORRUPT)
    return Fib(
        version=version_of(document),
        table_name="1Table" if flags & _SECOND_TABLE else "0Table",
        stories=stories,
        places=tuple(zip(numbers[::2], numbers[1::2], strict=True)),
    )
