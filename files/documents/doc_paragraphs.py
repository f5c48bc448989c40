"""The properties of paragraphs in a binary Word file: their lists, ranks and places in tables."""

import struct
from dataclasses import dataclass, replace

from files.documents.doc_sprms import Sprm, modifiers

DEEPEST_TABLE = 20
_NO_STYLE = 0xFFF


@dataclass(frozen=True, slots=True)
class Properties:
    """What is said of a paragraph; `depth` counts the tables around it, `ends` what its mark ends."""

    style: int = 0
    list: int | None = None
    list_level: int | None = None
    outline_level: int | None = None
    in_table: bool = False
    table_depth: int = 0
    ends_row: bool = False
    ends_inner_cell: bool = False
    ends_inner_row: bool = False
    row: bytes = b""
    cell_merges: tuple[bytes, ...] = ()

    @property
    def depth(self) -> int:
        return min(max(self.table_depth, int(self.in_table)), DEEPEST_TABLE)


def changed(base: Properties, data: bytes, elsewhere: bytes = b"") -> Properties:
    """Return what the modifiers make of the base; `elsewhere` holds those that had no room in their page."""
    changes: dict[str, object] = {}
    merges: list[bytes] = []
    for code, operand in _all(data, elsewhere):
        if code in _SWITCHES:
            changes[_SWITCHES[code]] = operand[0] != 0
        elif code in _NUMBERS:
            changes[_NUMBERS[code]] = int.from_bytes(operand, "little", signed=True)
        elif code == Sprm.ROW:
            changes["row"] = operand
        elif code == Sprm.CELL_MERGE:
            merges.append(operand)
    if merges:
        changes["cell_merges"] = tuple(merges)
    return replace(base, **changes) if changes else base  # type: ignore[arg-type]  # the tables name the fields


def style_of(look: bytes) -> int:
    """Return the style that a paragraph's look begins with, that of plain text for none."""
    number = int.from_bytes(look[:2], "little")
    return 0 if number == _NO_STYLE else number


def _all(data: bytes, elsewhere: bytes) -> list[tuple[int, bytes]]:
    """Return the modifiers with those that stand elsewhere in their place, which is one at most."""
    found: list[tuple[int, bytes]] = []
    has_more = False
    for code, operand in modifiers(data):
        if code in _ELSEWHERE and not has_more:
            has_more = True
            place = struct.unpack("<I", operand)[0]
            size = int.from_bytes(elsewhere[place : place + 2], "little")
            found.extend(modifiers(elsewhere[place + 2 : place + 2 + size]))
        else:
            found.append((code, operand))
    return found


_ELSEWHERE = frozenset({Sprm.OLD_ELSEWHERE, Sprm.ELSEWHERE, Sprm.TABLE_ELSEWHERE})
_SWITCHES: dict[int, str] = {
    Sprm.IN_TABLE: "in_table",
    Sprm.ROW_END: "ends_row",
    Sprm.INNER_CELL_END: "ends_inner_cell",
    Sprm.INNER_ROW_END: "ends_inner_row",
}
_NUMBERS: dict[int, str] = {
    Sprm.PARAGRAPH_STYLE: "style",
    Sprm.LIST: "list",
    Sprm.LIST_LEVEL: "list_level",
    Sprm.OUTLINE_LEVEL: "outline_level",
    Sprm.TABLE_DEPTH: "table_depth",
}
