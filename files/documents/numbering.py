"""The lists of a Word document as its XML defines them."""

from dataclasses import replace

from lxml import etree

from files.documents.lists import Level, Lists
from files.documents.ooxml import W

_LONGEST_LIST_NAME_CHAIN = 5


class Numbering(Lists):
    """The lists that the numbering part defines. A definition may stand for the one that a list style names."""

    def __init__(self, root: etree._Element | None, list_styles: dict[str, str] | None = None) -> None:
        super().__init__()
        if root is None:
            return
        links: dict[str, str] = {}
        for element in root.iterfind(W + "abstractNum"):
            key = element.get(W + "abstractNumId", "")
            self.define(key, dict(map(_level, element.iterfind(W + "lvl"))))
            if link := _value(element, "numStyleLink"):
                links[key] = link
        numbers = list(root.iterfind(W + "num"))
        named = {element.get(W + "numId", ""): _value(element, "abstractNumId") or "" for element in numbers}
        for number_id, key in named.items():
            self.add(number_id, self._linked(key, links, list_styles or {}, named))
        for element in numbers:
            for override in element.iterfind(W + "lvlOverride"):
                self._load_override(element.get(W + "numId", ""), override)

    def _linked(self, key: str, links: dict[str, str], list_styles: dict[str, str], named: dict[str, str]) -> str:
        """Return the definition that counts: one without levels of its own stands for another."""
        for _ in range(_LONGEST_LIST_NAME_CHAIN):
            target = named.get(list_styles.get(links.get(key, ""), ""))
            if self.is_defined(key) or target is None:
                break
            key = target
        return key

    def _load_override(self, number_id: str, override: etree._Element) -> None:
        place = _whole(override.get(W + "ilvl"), 0)
        start = _value(override, "startOverride")
        own = override.find(W + "lvl")
        level = self.levels(number_id).get(place) if own is None else _level(own)[1]
        if level is None:
            return
        if start is not None:
            level = replace(level, start=_whole(start, 1))
        self.override(number_id, place, level, restarts=start is not None)


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
