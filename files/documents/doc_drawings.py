"""The drawings of a binary Word file: where they are anchored, which are pictures and which hold text."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from files.documents.doc_fib import Fib, Part

_HEAD = struct.Struct("<HHI")
_CONTAINER = 15
_ALL_DRAWINGS = 0xF000
_DRAWING = 0xF002
_GROUP = 0xF003
_SHAPE = 0xF00A
_PICTURE_FRAME = 75
_ANCHOR_SIZE = 26
_BOX_SIZE = 22


@dataclass
class Drawings:
    """`anchors` says which drawing stands at a character, `boxes` where the text of a drawing starts and ends."""

    anchors: dict[int, int] = field(default_factory=dict)
    boxes: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    pictures: frozenset[int] = frozenset()


def load(fib: Fib, table: bytes) -> Drawings:
    """Return the drawings; those before the damage if their tables are damaged."""
    shapes = dict(_shapes(fib.part(Part.DRAWINGS, table)))
    anchors = dict(_entries(fib.part(Part.ANCHORS, table), _ANCHOR_SIZE, 0))
    start, end = fib.boxes
    boxes: dict[int, list[tuple[int, int]]] = {}
    entries = [*_entries(fib.part(Part.BOXES, table), _BOX_SIZE, 14)]
    for (first, shape), (last, _) in pairwise([*entries, (end - start, 0)]):
        if 0 <= first < last <= end - start:
            outermost = shapes.get(shape, (shape, 0))[0]
            boxes.setdefault(outermost, []).append((start + first, start + last))
    pictures = frozenset(outermost for outermost, kind in shapes.values() if kind == _PICTURE_FRAME)
    return Drawings(anchors, boxes, pictures)


def _entries(table: bytes, size: int, offset: int) -> Iterator[tuple[int, int]]:
    """Yield where each entry counts, and the number at that offset in it."""
    count = (len(table) - 4) // (4 + size)
    for index in range(count):
        place = struct.unpack_from("<i", table, 4 * index)[0]
        yield place, struct.unpack_from("<i", table, 4 * (count + 1) + size * index + offset)[0]


def _shapes(data: bytes) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yield each shape with the outermost one that it is grouped in, and its own kind."""
    place = 0
    while place + _HEAD.size <= len(data):
        _, kind, size = _HEAD.unpack_from(data, place)
        if kind == _DRAWING:
            for record, start, end in _inside(data, place + _HEAD.size, place + _HEAD.size + size):
                if record == _GROUP:
                    yield from _grouped(data, start, end)
        elif kind != _ALL_DRAWINGS:
            return
        # Each drawing has a byte in front that says whether it belongs to the text or to the headers.
        place += _HEAD.size + size + 1


def _grouped(data: bytes, start: int, end: int) -> Iterator[tuple[int, tuple[int, int]]]:
    for _, first, last in _inside(data, start, end):
        outermost = None
        place = first
        while place + _HEAD.size <= min(last, len(data)):
            version, kind, size = _HEAD.unpack_from(data, place)
            place += _HEAD.size
            if kind == _SHAPE and place + 4 <= len(data):
                shape = struct.unpack_from("<i", data, place)[0]
                outermost = shape if outermost is None else outermost
                yield shape, (outermost, version >> 4)
            if version & 15 != _CONTAINER:
                place += size


def _inside(data: bytes, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Yield the records next to each other: their kinds, and where their contents start and end."""
    end = min(end, len(data))
    while start + _HEAD.size <= end:
        _, kind, size = _HEAD.unpack_from(data, start)
        start += _HEAD.size
        yield kind, start, start + size
        start += size
