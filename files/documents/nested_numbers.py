"""Numbered lists below the items of another, told by their indents: a plain text has no other sign of levels."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from files.documents.joining import joined_lines, starts_item

_NUMBER = re.compile(r"([ \t\u3000]*)((\d{1,3})[.)\uff0e、])[ \t]+(?=\S)")
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a list: its number, as `marker`, stands apart from its text."""

    level: int
    marker: str
    text: str


@dataclass(frozen=True, slots=True)
class _Numbered:
    place: int
    indent: int
    value: int


def nested(lines: Sequence[str]) -> list[str | Item]:
    """Return the lines, the items of lists as such where lists stand inside of a list, and their other lines joined."""
    found = list(_numbered(lines))
    levels = _levels(found)
    if not levels:
        return list(lines)
    shown: list[str | Item] = []
    open_lines: list[str] = []
    for place, line in enumerate(lines):
        if place in levels:
            open_lines = [line]
            shown.append(_item(open_lines, levels[place]))
        elif open_lines and _indent(line) > _indent(open_lines[0]) and not starts_item(line):
            open_lines.append(line.strip())
            shown[-1] = _item(open_lines, shown[-1].level if isinstance(shown[-1], Item) else 1)
        else:
            open_lines = []
            shown.append(line)
    return shown


def _item(lines: Sequence[str], level: int) -> Item:
    number = _NUMBER.match(lines[0])
    start, marker = (number.end(), number[2]) if number else (0, "")
    return Item(level, marker, joined_lines([lines[0][start:].rstrip(), *lines[1:]]))


def _numbered(lines: Sequence[str]) -> Iterator[_Numbered]:
    for place, line in enumerate(lines):
        if number := _NUMBER.match(line):
            yield _Numbered(place, _indent(number[1] + "."), int(number[3]))


def _levels(found: Sequence[_Numbered]) -> dict[int, int]:
    """Return the level of each numbered line, nothing unless lists from 1 on stand below several items of one list."""
    indents = sorted({number.indent for number in found})
    if len(indents) != _FEWEST:
        return {}
    outer, inner = indents
    lists, expected = 0, 0
    for number in found:
        if number.indent == outer:
            expected = 1
        elif number.value != expected:
            return {}
        else:
            lists += expected == _FEWEST
            expected += 1
    if lists < _FEWEST or found[0].indent == inner:
        return {}
    return {number.place: 1 if number.indent == outer else 2 for number in found}


def _indent(line: str) -> int:
    width = line.expandtabs(4)
    return len(width) - len(width.lstrip())
