"""Letters that stand a second time below their options, where a page had its boxes to tick: "A", "B", "C", "D"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from generation.engines.bank.model import Line, Part
from generation.engines.bank.options import marks_of
from generation.engines.bank.styled import Styled

ECHO = re.compile(r"\s{0,8}[\[(]?([A-L])[\])]?\s{0,8}(?P<tick>[\[(][^\[\]()]{0,10}正确(?:答案|选项)?[\])])?\s{0,8}")
FEWEST, MOST = 3, 12
# How many lines the options of a question may take, and how long a line is that is read for them.
ABOVE, LONGEST = 16, 400


def without_echoes(parts: Sequence[Part]) -> Iterator[Part]:
    """Yield the parts without such letters; what they say about which is right becomes a line with the answer."""
    place = 0
    while place < len(parts):
        echo = _echo(parts, place)
        right = [line.text.cut(*found.span(1)) for line, found in echo if found["tick"]]
        if right:
            yield replace(echo[0][0], text=Styled.joined([Styled.plain("答案："), *right], ""))
        elif not echo:
            yield parts[place]
        place += len(echo) or 1


def _echo(parts: Sequence[Part], place: int) -> list[tuple[Line, re.Match[str]]]:
    """Return the lines from a place on that are the letters of all the options above, and nothing else."""
    echo: list[tuple[Line, re.Match[str]]] = []
    for part in parts[place : place + MOST]:
        found = ECHO.fullmatch(part.text.folded) if isinstance(part, Line) else None
        if not found or not isinstance(part, Line) or ord(found[1]) - ord("A") != len(echo):
            break
        echo.append((part, found))
    return echo if len(echo) >= FEWEST and _count_above(parts, place) == len(echo) else []


def _count_above(parts: Sequence[Part], place: int) -> int:
    """Return how many options run A, B, C … right above a place."""
    count = 0
    for part in parts[max(place - ABOVE, 0) : place]:
        for mark in marks_of(0, part.text.folded[:LONGEST]) if isinstance(part, Line) else ():
            if mark.alphabet == "upper" and mark.index in {0, count}:
                count = mark.index + 1
    return count
