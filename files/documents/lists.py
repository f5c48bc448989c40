"""Word's lists: what a list paragraph shows in front of its text, counted as Word counts."""

import re
from dataclasses import dataclass

from files.documents.numerals import render
from files.documents.symbols import bullet

LEVELS = 9
_PLACEHOLDER = re.compile("%([1-9])")


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


class Lists:
    """The lists of a document and where each of them has got to; lists of one definition count on together."""

    def __init__(self) -> None:
        self._definitions: dict[str, dict[int, Level]] = {}
        self._definition_of: dict[str, str] = {}
        self._overrides: dict[str, dict[int, Level]] = {}
        self._restarts: dict[str, dict[int, int]] = {}
        self._counters: dict[str, list[int | None]] = {}

    def define(self, definition: str, levels: dict[int, Level]) -> None:
        self._definitions[definition] = levels

    def is_defined(self, definition: str) -> bool:
        return bool(self._definitions.get(definition))

    def add(self, number_id: str, definition: str) -> None:
        self._definition_of[number_id] = definition

    def override(self, number_id: str, place: int, level: Level, *, restarts: bool) -> None:
        """Give the list a level of its own; one that restarts begins anew where it is first used."""
        self._overrides.setdefault(number_id, {})[place] = level
        if restarts:
            self._restarts.setdefault(number_id, {})[place] = level.start

    def levels(self, number_id: str) -> dict[int, Level]:
        definition = self._definition_of.get(number_id, "")
        return {**self._definitions.get(definition, {}), **self._overrides.get(number_id, {})}

    def advance(self, number_id: str, level: int) -> Marker | None:
        """Count one paragraph on, and return its marker; None if there is no such list."""
        levels = self.levels(number_id)
        level = min(level, LEVELS - 1)
        if level not in levels:
            return None
        counters = self._counters.setdefault(self._definition_of.get(number_id, ""), [None] * LEVELS)
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
        levels = self.levels(number_id)
        return next((number for number, level in levels.items() if style and level.paragraph_style == style), None)

    @staticmethod
    def _reset_deeper(counters: list[int | None], levels: dict[int, Level], level: int) -> None:
        for deeper in range(level + 1, LEVELS):
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
