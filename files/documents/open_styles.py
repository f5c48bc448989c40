"""The styles of an OpenDocument text: the looks of runs, and the numbers of lists."""

import re
from collections.abc import Callable
from functools import cache
from typing import cast

from lxml import etree

from files.documents.css_colors import background, text_color
from files.documents.docx_styles import Look
from files.documents.lists import Level
from files.documents.word_blocks import level_of_name

_NAMESPACE = "{{urn:oasis:names:tc:opendocument:xmlns:{}:1.0}}"
OFFICE = _NAMESPACE.format("office")
TABLE = _NAMESPACE.format("table")
DRAW = _NAMESPACE.format("drawing")
TEXT = _NAMESPACE.format("text")
STYLE = _NAMESPACE.format("style")
FO = _NAMESPACE.format("xsl-fo-compatible")
_LONGEST_CHAIN = 20
_NEW_FORMAT = "{urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0}num-list-format"
_NEW_PLACE = re.compile(r"%(\d)%")
# A format is given by its first number, or the first few.
_FORMATS = {
    "1": "decimal", "a": "lowerLetter", "A": "upperLetter", "i": "lowerRoman", "I": "upperRoman",
    "一": "chineseCounting", "壹": "chineseLegalSimplified", "甲": "ideographTraditional", "子": "ideographZodiac",
    "①": "decimalEnclosedCircle", "１": "decimalFullWidth",  # noqa: RUF001 - a full-width digit is meant
}  # fmt: skip
_BOLD = frozenset({"bold", "600", "700", "800", "900"})
# The look for Asian text comes first: where both are given, that of Western text counts.
_PROPERTIES: dict[str, tuple[str, Callable[[str], bool | str | None]]] = {
    STYLE + "font-weight-asian": ("bold", _BOLD.__contains__),
    FO + "font-weight": ("bold", _BOLD.__contains__),
    STYLE + "font-style-asian": ("italic", "normal".__ne__),
    FO + "font-style": ("italic", "normal".__ne__),
    STYLE + "text-underline-style": ("underline", "none".__ne__),
    STYLE + "text-line-through-style": ("strike", "none".__ne__),
    FO + "color": ("color", text_color),
    FO + "background-color": ("highlight", background),
    TEXT + "display": ("hidden", "none".__eq__),
}


class OpenStyles:
    """All styles of a document by family and name, those of its own text first."""

    def __init__(self, *roots: etree._Element) -> None:
        self._styles: dict[tuple[str, str], etree._Element] = {}
        self._lists: dict[str, dict[int, Level]] = {}
        self.look = cache(self._look)
        for root in roots:
            for style in root.iter(STYLE + "style"):
                self._styles.setdefault((style.get(STYLE + "family", ""), style.get(STYLE + "name", "")), style)
            for style in root.iter(TEXT + "list-style", TEXT + "outline-style"):
                self._lists.setdefault(style.get(STYLE + "name", ""), _levels(style))

    def levels(self, list_style: str) -> dict[int, Level]:
        return self._lists.get(list_style, {})

    def is_title(self, paragraph_style: str) -> bool:
        names = (style.get(STYLE + "display-name", name) for name, style in self._chain("paragraph", paragraph_style))
        return any(level_of_name(name) == 0 for name in names)

    def is_raised(self, text_style: str) -> bool:
        properties = (style.find(STYLE + "text-properties") for _, style in self._chain("text", text_style))
        positions = (found.get(STYLE + "text-position", "") for found in properties if found is not None)
        return any(position.startswith("super") for position in positions)

    def _look(self, family: str, name: str) -> Look:
        """Return what a style says, and the styles behind it."""
        look: Look = {}
        for _, style in reversed(self._chain(family, name)):
            look.update(_own_look(style.find(STYLE + "text-properties")))
        return look

    def _chain(self, family: str, name: str) -> list[tuple[str, etree._Element]]:
        chain: list[tuple[str, etree._Element]] = []
        while (style := self._styles.get((family, name))) is not None and len(chain) < _LONGEST_CHAIN:
            chain.append((name, style))
            name = style.get(STYLE + "parent-style-name", "")
        return chain


def _own_look(properties: etree._Element | None) -> Look:
    if properties is None:
        return {}
    said = ((name, meaning, properties.get(attribute)) for attribute, (name, meaning) in _PROPERTIES.items())
    return cast("Look", {name: meaning(value) for name, meaning, value in said if value is not None})


def _levels(style: etree._Element) -> dict[int, Level]:
    levels = {}
    for element in style:
        place = element.get(TEXT + "level", "")
        if place in set("123456789"):
            levels[int(place) - 1] = _level(element, int(place))
    return levels


def _level(element: etree._Element, place: int) -> Level:
    sign = element.get(TEXT + "bullet-char")
    if sign is not None:
        return Level(style="bullet", text=sign)
    start = element.get(TEXT + "start-value", "")
    counted = element.get(STYLE + "num-format", "")
    text = element.get(_NEW_FORMAT)
    if text is None:
        shown = element.get(TEXT + "display-levels", "")
        first = place - int(shown) + 1 if shown in set("123456789") else place
        numbers = ".".join(f"%{number}" for number in range(max(first, 1), place + 1)) if counted else ""
        text = element.get(STYLE + "num-prefix", "") + numbers + element.get(STYLE + "num-suffix", "")
    return Level(
        start=int(start) if start.isdecimal() and len(start) < 7 else 1,  # noqa: PLR2004 - a list has fewer items
        style=_FORMATS.get(counted[:1], "none"),
        text=_NEW_PLACE.sub(r"%\1", text) if counted else "",
    )
