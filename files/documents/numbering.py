"""Word's automatic numbers: what a list paragraph shows in front of its text, counted as Word counts."""

import re
from dataclasses import dataclass, replace

from lxml import etree

from files.documents.numerals import render
from files.documents.ooxml import W
from files.documents.symbols import bullet

_LEVELS = 9
_PLACEHOLDER = re.compile("%([1-9])")
_LONGEST_LIST_NAME_CHAIN = 5


@dataclass(frozen=True)
class Level:
    """One level of a list. `restarts_after` is the level (from 1) whose items restart it, 0 for none."""

    start: int = 1
    style: str = "decimal"
    text: str = ""
    font: str = ""
    restarts_after: int | None = None
    legal: bool = False
    paragraph_style: str | None = None


@dataclass(frozen=True)
class Marker:
    """What stands in front of a paragraph, and how deep it is; the level counts from 1."""

    text: str
    level: int


class Numbering:
    """The lists of a document and where each of them has got to."""

    def __init__(self, root: etree._Element | None, list_styles: dict[str, str] | None = None) -> None:
        self._abstract: dict[str, dict[int, Level]] = {}
        self._abstract_of: dict[str, str] = {}
        self._overrides: dict[str, dict[int, Level]] = {}
        self._restarts: dict[str, dict[int, int]] = {}
        self._links: dict[str, str] = {}
        self._list_styles = list_styles or {}
        self._counters: dict[str, list[int | None]] = {}
        if root is not None:
            self._load(root)

    def advance(self, number_id: str, level: int) -> Marker | None:
        """Count one paragraph on, and return its marker; None if there is no such list."""
        levels = self._levels(number_id)
        level = min(level, _LEVELS - 1)
        if level not in levels:
            return None
        counters = self._counters.setdefault(self._counter_key(number_id), [None] * _LEVELS)
        # A list that begins anew does so once, when its first paragraph of that level comes.
        restart = self._restarts.get(number_id, {}).pop(level, None)
        current = counters[level]
        if restart is not None:
            counters[level] = restart
        else:
            counters[level] = levels[level].start if current is None else current + 1
        self._reset_deeper(counters, levels, level)
        return Marker(self._text(counters, levels, level), level + 1)

    def level_of_style(self, number_id: str, style: str | None) -> int | None:
        """Return the level that a list keeps for paragraphs of this style."""
        levels = self._levels(number_id)
        return next((number for number, level in levels.items() if style and level.paragraph_style == style), None)

    def _levels(self, number_id: str) -> dict[int, Level]:
        return {**self._abstract.get(self._counter_key(number_id), {}), **self._overrides.get(number_id, {})}

    def _counter_key(self, number_id: str) -> str:
        """Return the definition that counts for the list: all lists of one definition count on together."""
        key = self._abstract_of.get(number_id, "")
        for _ in range(_LONGEST_LIST_NAME_CHAIN):
            target = self._abstract_of.get(self._list_styles.get(self._links.get(key, ""), ""))
            if self._abstract.get(key) or target is None:
                break
            key = target
        return key

    @staticmethod
    def _reset_deeper(counters: list[int | None], levels: dict[int, Level], level: int) -> None:
        for deeper in range(level + 1, _LEVELS):
            after = levels[deeper].restarts_after if deeper in levels else None
            if after is None or (after and level < after):
                counters[deeper] = None

    @staticmethod
    def _text(counters: list[int | None], levels: dict[int, Level], level: int) -> str:
        own = levels[level]
        if own.style == "bullet":
            return bullet(own.text, own.font)

        def number(match: re.Match[str]) -> str:
            place = int(match[1]) - 1
            shown = levels.get(place, Level())
            count = counters[place]
            style = "decimal" if own.legal and place != level else shown.style
            return render(shown.start if count is None else count, style)

        return _PLACEHOLDER.sub(number, own.text).strip()

    def _load(self, root: etree._Element) -> None:
        for element in root.iterfind(W + "abstractNum"):
            key = element.get(W + "abstractNumId", "")
            self._abstract[key] = dict(map(_level, element.iterfind(W + "lvl")))
            if link := _value(element, "numStyleLink"):
                self._links[key] = link
        for element in root.iterfind(W + "num"):
            number_id = element.get(W + "numId", "")
            self._abstract_of[number_id] = _value(element, "abstractNumId") or ""
            for override in element.iterfind(W + "lvlOverride"):
                self._override(number_id, override)

    def _override(self, number_id: str, override: etree._Element) -> None:
        place = _whole(override.get(W + "ilvl"), 0)
        start = _value(override, "startOverride")
        own = override.find(W + "lvl")
        level = self._levels(number_id).get(place) if own is None else _level(own)[1]
        if level is None:
            return
        if start is not None:
            level = replace(level, start=_whole(start, 1))
            self._restarts.setdefault(number_id, {})[place] = level.start
        self._overrides.setdefault(number_id, {})[place] = level


def _level(element: etree._Element) -> tuple[int, Level]:
    restart = _value(element, "lvlRestart")
    fonts = element.find(f"{W}rPr/{W}rFonts")
    legal = element.find(W + "isLgl")
    return _whole(element.get(W + "ilvl"), 0), Level(
        start=_whole(_value(element, "start"), 0 if element.find(W + "start") is None else 1),
        style=_value(element, "numFmt") or "decimal",
        text=_value(element, "lvlText") or "",
        font="" if fonts is None else fonts.get(W + "ascii", ""),
        restarts_after=None if restart is None else _whole(restart, 0),
        legal=legal is not None and legal.get(W + "val") not in {"0", "false"},
        paragraph_style=_value(element, "pStyle"),
    )


def _value(element: etree._Element, name: str) -> str | None:
    found = element.find(W + name)
    return None if found is None else found.get(W + "val")


def _whole(text: str | None, default: int) -> int:
    try:
        return max(-1, min(int(text or ""), 1_000_000))
    except ValueError:
        return default
