"""The styles of a Word document, and the look and rank that a paragraph or run takes from them."""

import re
from dataclasses import dataclass, field
from functools import cache
from typing import TypedDict

from lxml import etree

from files.documents.ooxml import W
from files.documents.word_blocks import BODY_TEXT_LEVEL, level_of_name

_OFF = frozenset({"0", "false", "off", "none"})
_LONGEST_CHAIN = 20
_HIGHLIGHTS = {
    "yellow": "FFFF00", "green": "00FF00", "cyan": "00FFFF", "magenta": "FF00FF", "blue": "0000FF", "red": "FF0000",
    "darkBlue": "000080", "darkCyan": "008080", "darkGreen": "008000", "darkMagenta": "800080", "darkRed": "800000",
    "darkYellow": "808000", "darkGray": "808080", "lightGray": "C0C0C0", "black": "000000",
}  # fmt: skip
_HEX_COLOR = re.compile(r"[0-9A-Fa-f]{6}")


class Look(TypedDict, total=False):
    """What is said about a run; what is not said is left to what stands behind it."""

    bold: bool
    italic: bool
    underline: bool
    strike: bool
    color: str | None
    highlight: str | None
    hidden: bool


_SWITCHES = {
    W + "b": "bold",
    W + "i": "italic",
    W + "strike": "strike",
    W + "dstrike": "strike",
    W + "vanish": "hidden",
    W + "u": "underline",
}


def look_of(properties: etree._Element | None) -> Look:
    """Return what a `w:rPr` says."""
    look: Look = {}
    for child in properties if properties is not None else ():
        tag = child.tag
        value = child.get(W + "val")
        if tag in _SWITCHES:
            look[_SWITCHES[tag]] = value not in _OFF  # type: ignore[literal-required]  # the table holds names of Look
        elif tag == W + "color":
            look["color"] = _color(value)
        elif tag == W + "highlight":
            look["highlight"] = _HIGHLIGHTS.get(value or "")
        elif tag == W + "shd" and "highlight" not in look:
            look["highlight"] = _fill(child.get(W + "fill"))
    return look


def _color(value: str | None) -> str | None:
    """Black is what text is anyway, and automatic as a rule."""
    if value is None or not _HEX_COLOR.fullmatch(value) or value == "000000":
        return None
    return value.upper()


def _fill(value: str | None) -> str | None:
    return None if value is None or value.upper() == "FFFFFF" else _color(value)


@dataclass
class Style:
    """One style: what it says itself."""

    name: str = ""
    based_on: str | None = None
    look: Look = field(default_factory=Look)
    outline_level: int | None = None
    number_id: str | None = None
    number_level: int = 0


class Styles:
    """All styles of a document. Unknown names have no look and no rank."""

    def __init__(self, root: etree._Element | None) -> None:
        self._styles: dict[str, Style] = {}
        self._defaults: Look = {}
        self.default_paragraph: str | None = None
        self.chain = cache(self._chain)
        self.look = cache(self._look)
        self.heading_level = cache(self._heading_level)
        if root is not None:
            self._load(root)

    def _load(self, root: etree._Element) -> None:
        self._defaults = look_of(root.find(f"{W}docDefaults/{W}rPrDefault/{W}rPr"))
        for element in root.iterfind(W + "style"):
            name = element.get(W + "styleId")
            if name is None:
                continue
            self._styles[name] = _style(element)
            if element.get(W + "type") == "paragraph" and element.get(W + "default") in {"1", "true", "on"}:
                self.default_paragraph = name

    def _chain(self, name: str | None) -> tuple[Style, ...]:
        """Return the style and those it is based on, nearest first."""
        chain: list[Style] = []
        while name in self._styles and len(chain) < _LONGEST_CHAIN:
            style = self._styles[name]
            chain.append(style)
            name = style.based_on
        return tuple(chain)

    def _look(self, paragraph: str | None, character: str | None) -> Look:
        look: Look = {**self._defaults}
        for name in (paragraph, character):
            for style in reversed(self.chain(name)):
                look.update(style.look)
        return look

    def _heading_level(self, name: str | None) -> int | None:
        """Return 1 to 9 for a heading, 0 for a title, None for what is neither."""
        for style in self.chain(name):
            if style.outline_level is not None:
                return style.outline_level + 1 if style.outline_level < BODY_TEXT_LEVEL else None
            level = level_of_name(style.name)
            if level is not None:
                return level
        return None

    def numbering(self, name: str | None) -> tuple[str, int] | None:
        """Return the list and level that the style puts its paragraphs in."""
        chain = self.chain(name)
        style = next((style for style in chain if style.number_id is not None), None)
        if style is None or style.number_id in {None, "0"}:
            return None
        return style.number_id or "", style.number_level

    def number_id(self, name: str | None) -> str | None:
        style = self._styles.get(name or "")
        return style.number_id if style else None


def _style(element: etree._Element) -> Style:
    def value(path: str) -> str | None:
        found = element.find(path)
        return None if found is None else found.get(W + "val")

    outline = value(f"{W}pPr/{W}outlineLvl")
    level = value(f"{W}pPr/{W}numPr/{W}ilvl")
    return Style(
        name=value(W + "name") or "",
        based_on=value(W + "basedOn"),
        look=look_of(element.find(W + "rPr")),
        outline_level=int(outline) if outline and outline.isdecimal() else None,
        number_id=value(f"{W}pPr/{W}numPr/{W}numId"),
        number_level=int(level) if level and level.isdecimal() else 0,
    )
