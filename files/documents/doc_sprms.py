"""The single modifiers that looks are made of in a binary Word file."""

import struct
from collections.abc import Iterator
from enum import IntEnum

_OPERAND_SIZES = (1, 1, 2, 4, 2, 2, 0, 3)
_TABS = 0xC615
_TABS_COUNTED = 0xFF
_PARAGRAPH_GROUP = 1


class Sprm(IntEnum):
    """The modifiers that are read."""

    DELETED = 0x0800
    SYMBOL = 0x6A09
    HIGHLIGHT = 0x2A0C
    CHARACTER_STYLE = 0x4A30
    PLAIN = 0x2A33
    BOLD = 0x0835
    ITALIC = 0x0836
    STRIKE = 0x0837
    HIDDEN = 0x083C
    UNDERLINE = 0x2A3E
    COLOR_INDEX = 0x2A42
    RAISED = 0x2A48
    FONT = 0x4A4F
    DOUBLE_STRIKE = 0x2A53
    SPECIAL = 0x0855
    OLD_SHADING = 0x4866
    COLOR = 0x6870
    SHADING = 0xCA71

    PARAGRAPH_STYLE = 0x4600
    LIST_LEVEL = 0x260A
    LIST = 0x460B
    IN_TABLE = 0x2416
    ROW_END = 0x2417
    OUTLINE_LEVEL = 0x2640
    OLD_ELSEWHERE = 0x6645
    ELSEWHERE = 0x6646
    TABLE_DEPTH = 0x6649
    INNER_CELL_END = 0x244B
    INNER_ROW_END = 0x244C
    TABLE_ELSEWHERE = 0x646B

    ROW = 0xD608
    CELL_MERGE = 0xD62B


# What a piece of text may carry in place of a list of modifiers: a number of its own for some of them.
_SHORT = {
    0x0C: Sprm.LIST_LEVEL, 0x18: Sprm.IN_TABLE, 0x19: Sprm.ROW_END, 0x41: Sprm.DELETED, 0x4D: Sprm.HIGHLIGHT,
    0x53: Sprm.PLAIN, 0x55: Sprm.BOLD, 0x56: Sprm.ITALIC, 0x57: Sprm.STRIKE, 0x5C: Sprm.HIDDEN,
    0x5E: Sprm.UNDERLINE, 0x62: Sprm.COLOR_INDEX, 0x68: Sprm.RAISED, 0x73: Sprm.DOUBLE_STRIKE, 0x75: Sprm.SPECIAL,
}  # fmt: skip


def modifiers(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the modifiers and their operands; those before the damage if the list is damaged."""
    place = 0
    while place + 3 <= len(data):
        code = data[place] | data[place + 1] << 8
        place += 2
        size = _OPERAND_SIZES[code >> 13]
        if not size:
            start, size = _variable(code, data, place)
            place = start
        operand = data[place : place + size]
        if len(operand) < size:
            return
        yield code, operand
        place += size


def _variable(code: int, data: bytes, place: int) -> tuple[int, int]:
    """Return where the operand starts and how long it is."""
    size = data[place]
    if code == Sprm.ROW:
        return place + 2, max((size | data[place + 1] << 8) - 1, 0) if place + 1 < len(data) else 0
    if code == _TABS and size == _TABS_COUNTED and place + 1 < len(data):
        added = place + 2 + 4 * data[place + 1]
        return place + 1, 2 + 4 * data[place + 1] + 3 * data[added] if added < len(data) else len(data)
    return place + 1, size


def of_paragraphs(code: int) -> bool:
    return code >> 10 & 7 == _PARAGRAPH_GROUP


def short(number: int, operand: int) -> bytes:
    """Return the list of modifiers that a piece's short one stands for."""
    code = _SHORT.get(number)
    return b"" if code is None else struct.pack("<HB", code, operand)
