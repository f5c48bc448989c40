"""The path of headings above a place in a document, and headings that are known by their words alone."""

import re

# The divisions of Chinese statutes and textbooks, outermost first.
_DIVISION = re.compile(
    r"\s*第[一二三四五六七八九十百零〇\d]{1,6}(?P<unit>[编篇部章节])(?:分)?(?=[\s\u3000:：]|\S{0,38}$)"
)
_RANKS = {"编": 1, "篇": 1, "部": 1, "章": 2, "节": 3}
_LONGEST_HEADING = 40
_SENTENCE_ENDS = tuple("。；，！？,;!?")


def division_rank(line: str) -> int | None:
    """Return 1 for 第一编, 2 for 第一章, 3 for 第一节, None for a line that is no such heading."""
    match = _DIVISION.match(line) if "第" in line else None
    if match is None or len(line.strip()) > _LONGEST_HEADING or line.rstrip().endswith(_SENTENCE_ENDS):
        return None
    return _RANKS[match["unit"]]


class Outline:
    """The headings that are open at the place reached."""

    def __init__(self) -> None:
        self._open: list[tuple[int, str]] = []
        self.path: tuple[str, ...] = ()

    def above(self, level: int) -> tuple[str, ...]:
        """Return the headings that a new one of this level would stand under."""
        return tuple(title for rank, title in self._open if rank < level)

    def enter(self, level: int, text: str) -> None:
        while self._open and self._open[-1][0] >= level:
            self._open.pop()
        self._open.append((level, text))
        self.path = tuple(title for _, title in self._open)
