"""Blocks of a Word document as they come: headings stand above what follows, and there is an end to everything."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from files.documents.errors import ReadCode, ReadError
from files.documents.lists import Marker
from files.documents.notes import MAX_BLOCKS
from files.documents.outline import Outline
from files.documents.types import Location, Run, TextBlock, TextKind

MAX_CHARACTERS = 5_000_000
BODY_TEXT_LEVEL = 9
_HEADING_NAME = re.compile(
    r"(?:heading|标题|標題|überschrift|titre|título|заголовок|見出し|제목)\s*([1-9])", re.IGNORECASE
)
_TITLE_NAMES = frozenset({"title", "标题", "標題"})


def level_of_name(style_name: str) -> int | None:
    """Return 1 to 9 for the style of a heading, 0 for that of a title, None for any other."""
    if match := _HEADING_NAME.fullmatch(style_name):
        return int(match[1])
    return 0 if style_name.lower() in _TITLE_NAMES else None


class BlockMaker:
    """Makes text blocks in reading order."""

    def __init__(self) -> None:
        self._outline = Outline()
        # A title stands above the headings of the first level.
        self._title_levels = 0
        self._depth = 0
        self._characters = 0
        self._blocks = 0

    @property
    def location(self) -> Location:
        return Location(headings=self._outline.path)

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Make the blocks of a table or box, where a heading stands above nothing."""
        self.go_inside()
        yield
        self.go_outside()

    def go_inside(self) -> None:
        self._depth += 1

    def go_outside(self) -> None:
        self._depth -= 1

    def text_block(self, runs: tuple[Run, ...], marker: Marker | None, heading: int | None) -> TextBlock:
        """Return the block of one paragraph; `heading` is its level, 0 for a title, None for no heading."""
        sign = marker.text if marker else ""
        if heading is not None:
            level = heading + self._title_levels if heading else 1
            block = TextBlock(TextKind.HEADING, runs, Location(headings=self._outline.above(level)), level, sign)
            self._enter(block, is_title=heading == 0)
        elif marker and sign:
            block = TextBlock(TextKind.LIST_ITEM, runs, self.location, marker.level, sign)
        else:
            block = TextBlock(TextKind.PARAGRAPH, runs, self.location)
        self._characters += len(block.text)
        self._blocks += 1
        if self._characters > MAX_CHARACTERS or self._blocks > MAX_BLOCKS:
            raise ReadError(ReadCode.TOO_LARGE)
        return block

    def _enter(self, heading: TextBlock, *, is_title: bool) -> None:
        if self._depth:
            return
        if is_title:
            self._title_levels = 1
        self._outline.enter(heading.level, f"{heading.marker} {heading.text}".strip())
