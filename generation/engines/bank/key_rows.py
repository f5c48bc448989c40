"""Rows of keys that hold several sections: "参考答案：一、1-5 BADCA 二、1.√ 2.×"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from generation.engines.bank.keys import led_keys
from generation.engines.bank.model import Line, Part
from generation.engines.bank.words import NUMERALS

LABEL = re.compile(r"\s{0,8}\[?(?:参考|正确|标准)?答案\]?\s?:?\s{0,8}")
SECTION = re.compile(rf"(?<=[\s;。,:])[{NUMERALS}]{{1,3}}[、.]")
OPENS = re.compile(rf"[{NUMERALS}]{{1,3}}[、.]")
BETWEEN = " \t;；。,，"
LONGEST = 4000


def with_parted_keys(parts: Sequence[Part]) -> Iterator[Part]:
    """Yield the parts, such a row parted into a heading and a line for each of its sections."""
    for part in parts:
        yield from _parted(part) if isinstance(part, Line) else [part]


def _parted(line: Line) -> list[Line]:
    folded = line.text.folded
    label = LABEL.match(folded)
    start = label.end() if label else 0
    if len(folded) > LONGEST or not OPENS.match(folded, start):
        return [line]
    places = [start, *(found.start() for found in SECTION.finditer(folded, start + 1))]
    sections = [folded[first:last].strip(BETWEEN) for first, last in pairwise([*places, len(folded)])]
    if not all(led_keys(section)[0] for section in sections):
        return [line]
    return [replace(line, text=text) for text in line.text.parted(place for place in places if place)]
