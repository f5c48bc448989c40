"""The lines of all pages made into headings, paragraphs and list items; headers and footers are left out."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from operator import attrgetter, itemgetter
from statistics import median

from files.documents.hyphens import Hyphens
from files.documents.joining import ends_in_hyphen, is_wide, seam, starts_item
from files.documents.layout import NO_COLUMN, Line
from files.documents.outline import Outline, division_rank
from files.documents.runs import joined
from files.documents.types import Location, Run, TextBlock, TextKind

_EDGE_LINES = 2
_NUMBER = re.compile(r"\d+")
_PAGE_NUMBER = re.compile(
    r"[-–—\s·|]*(?:第|page|p\.)?\s*\d{1,4}\s*页?\s*(?:(?:of|[/／,，|])?\s*(?:共|total)?\s*\d{1,4}\s*页?)?[-–—\s·|]*",  # noqa: RUF001 - a full-width slash is meant
    re.IGNORECASE,
)
_SECTION = re.compile(r"\s*[一二三四五六七八九十]{1,3}、")
_LONGEST_PAGE_NUMBER = 40
_BULLET = re.compile(r"\s*(?:([●•▪◦‣■◆○\uf0b7\uf06c\uf0a7\u2022])\s*|([–—])\s+)")
_REPEATED_SHARE = 0.4
_HEADING_SIZE = 1.12
_LONGEST_HEADING = 80
_SENTENCE_ENDS = tuple("。；;，,")
_CLOSED = tuple("。！？!?.：:；;")
# In sizes of the type.
_WIDE_SLACK = 2.0
_LETTER_WIDTH = 0.5
_INDENT = 1.2
_LOOSEST_PITCH = 1.4
_MAX_SIZES = 4


def blocks_of(pages: list[list[Line]]) -> Iterator[TextBlock]:
    """Yield the blocks of the document in reading order."""
    lines = [line for page in _without_edges(pages) for line in page if line.text.strip()]
    if lines:
        yield from _Paragraphs(lines).blocks()


def _without_edges(pages: list[list[Line]]) -> Iterator[list[Line]]:
    """Yield the pages without what stands on top or at the bottom of many of them, and without page numbers."""
    edges = [[(_key(place, line), line) for place, line in _edges(page)] for page in pages]
    seen = Counter(key for page in edges for key in {key for key, _ in page})
    least = max(2, _REPEATED_SHARE * len(pages))
    for page, edge in zip(pages, edges, strict=True):
        dropped = {id(line) for key, line in edge if _repeats(line, seen[key], least) or _is_number(line, page)}
        yield [line for line in page if id(line) not in dropped] if dropped else page


def _edges(page: list[Line]) -> Iterator[tuple[str, Line]]:
    ordered = sorted(page, key=attrgetter("base"), reverse=True)
    yield from (("top", line) for line in ordered[:_EDGE_LINES])
    yield from (("bottom", line) for line in ordered[-_EDGE_LINES:])


def _key(place: str, line: Line) -> tuple[str, str, int]:
    return place, _NUMBER.sub("#", "".join(line.text.split())), round(line.base / 3)


def _repeats(line: Line, count: int, least: float) -> bool:
    return count >= least and not starts_item(line.text)


def _is_number(line: Line, page: list[Line]) -> bool:
    """Tell whether the line is a page's number: it stands apart from the text, at the edge."""
    if len(line.text) > _LONGEST_PAGE_NUMBER or not _PAGE_NUMBER.fullmatch(line.text):
        return False
    nearest = min((abs(other.base - line.base) for other in page if other is not line), default=line.size * 9)
    return nearest > 1.8 * line.size


class _Paragraphs:
    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines
        self._body_size = _body_size(lines)
        self._pitch = _usual_pitch(lines, self._body_size)
        self._right = _right_edges(lines)
        self._left = _left_edges(lines)
        self._levels = self._heading_levels()
        bold = sum([len(line.text) for line in lines if _is_bold(line)])
        self._body_is_bold = 3 * bold > sum([len(line.text) for line in lines])
        self._hyphens = Hyphens([line.text for line in lines])
        self._outline = Outline()
        self._place = Location()

    def blocks(self) -> Iterator[TextBlock]:
        group, levels = [self._lines[0]], [self._level(self._lines[0])]
        for line in self._lines[1:]:
            level = self._level(line)
            if not self._goes_on(group, levels, line, level):
                yield from self._block(group, levels[0])
                group, levels = [], []
            group.append(line)
            levels.append(level)
        yield from self._block(group, levels[0])

    def _block(self, group: list[Line], level: int | None) -> Iterator[TextBlock]:
        runs = joined(self._runs(group))
        if not runs:
            return
        first = group[0]
        if level is not None and _may_be_heading("".join([run.text for run in runs])):
            where = Location(page=first.page, headings=self._outline.above(level))
            heading = TextBlock(TextKind.HEADING, runs, where, level)
            self._outline.enter(level, heading.text)
            yield heading
            return
        where = self._where(first.page)
        if bullet := _BULLET.match(runs[0].text):
            rest = joined((_cut(runs[0], bullet.end()), *runs[1:]))
            if rest:
                yield TextBlock(TextKind.LIST_ITEM, rest, where, 1, _sign(bullet[1] or bullet[2]))
        else:
            yield TextBlock(TextKind.PARAGRAPH, runs, where)

    def _where(self, page: int) -> Location:
        """Return the place, the same object for neighbours."""
        if self._place.page != page or self._place.headings is not self._outline.path:
            self._place = Location(page=page, headings=self._outline.path)
        return self._place

    def _runs(self, group: list[Line]) -> list[Run]:
        """Return the text of the lines as one, neighbours of one look put together."""
        if len(group) == 1:
            return [Run(text, look.bold, look.italic, color=look.color) for text, look in group[0].parts]
        texts = [text for text, _ in group[0].parts]
        for line in group[1:]:
            before = texts[-1]
            heal = ends_in_hyphen(before.rstrip(" ")) and self._hyphens.heals(before, line.text)
            kept, between = seam(before, line.text, heal=heal)
            texts[-1] = kept + between
            texts.extend([text for text, _ in line.parts])
        looks = (look for line in group for _, look in line.parts)
        return [
            Run("".join([text for text, _ in same]), look.bold, look.italic, color=look.color)
            for look, same in groupby(zip(texts, looks, strict=True), key=itemgetter(1))
        ]

    def _level(self, line: Line) -> int | None:
        """Return the rank of a heading: by its size, as a chapter by its words, or as a line that is all bold."""
        level = self._levels.get(line.size)
        if level is not None:
            return level
        rank = division_rank(line.text)
        if rank is not None:
            return len(self._levels) + rank
        if self._body_is_bold or not _is_bold(line) or (starts_item(line.text) and not _SECTION.match(line.text)):
            return None
        return len(self._levels) + (2 if all(look.italic for text, look in line.parts if text.strip()) else 1)

    def _heading_levels(self) -> dict[float, int]:
        sizes = {
            line.size
            for line in self._lines
            if line.size >= _HEADING_SIZE * self._body_size and len(line.text) <= _LONGEST_HEADING
        }
        return {size: min(level, _MAX_SIZES) for level, size in enumerate(sorted(sizes, reverse=True), 1)}

    def _goes_on(self, group: list[Line], levels: list[int | None], line: Line, level: int | None) -> bool:
        before = group[-1]
        if abs(line.size - before.size) > 0.08 * before.size or starts_item(line.text):
            return False
        if levels[-1] != level and (all(levels) or not before.parts[-1][1].bold):
            return False
        if not self._is_full(before, line):
            return False
        if (line.page, line.column) != (before.page, before.column):
            indented = line.left - self._left[line.column] > _INDENT * line.size
            return not indented and not before.text.rstrip().endswith(_CLOSED)
        if not 0 < before.base - line.base <= _LOOSEST_PITCH * max(self._pitch, line.size):
            return False
        indented = line.left - before.left > _INDENT * line.size
        return not indented or (len(group) == 1 and starts_item(before.text))

    def _is_full(self, line: Line, after: Line) -> bool:
        """Tell whether the line ends where the column does, so that what follows had to go below it."""
        if line.column == NO_COLUMN:
            return False
        left = self._right[line.column] - line.right
        ending, text = line.text.rstrip(), after.text.lstrip()
        wide = is_wide(text[0])
        if wide and is_wide(ending[-1]):
            return left < _WIDE_SLACK * line.size
        word = 1 if wide else len(text.split(maxsplit=1)[0])
        # A small letter goes on with a sentence; the line may have ended early for a reason that is not seen.
        goes_on = text[0].islower() and not ending.endswith(_CLOSED)
        return left < (word * _LETTER_WIDTH + 1) * line.size * (2 if goes_on else 1)


def _sign(bullet: str) -> str:
    return "•" if "\ue000" <= bullet <= "\uf8ff" else bullet


def _may_be_heading(text: str) -> bool:
    return len(text) <= _LONGEST_HEADING and not text.endswith(_SENTENCE_ENDS)


def _is_bold(line: Line) -> bool:
    parts = line.parts
    if len(parts) == 1:
        return parts[0][1].bold
    return all(look.bold for text, look in parts if text.strip())


def _cut(run: Run, length: int) -> Run:
    return replace(run, text=run.text[length:])


def _body_size(lines: list[Line]) -> float:
    sizes: Counter[float] = Counter()
    for line in lines:
        sizes[line.size] += len(line.text)
    return sizes.most_common(1)[0][0]


def _usual_pitch(lines: list[Line], body_size: float) -> float:
    """Return the distance between lines that the text has inside paragraphs: the smaller ones of all."""
    pitches = sorted(
        before.base - line.base
        for before, line in pairwise(lines)
        if (before.page, before.column) == (line.page, line.column)
        and line.size == before.size == body_size
        and 0 < before.base - line.base < 3 * body_size
    )
    return median(pitches[: len(pitches) // 2 + 1]) if pitches else body_size * 1.2


def _right_edges(lines: list[Line]) -> dict[int, float]:
    """Return where each column ends: nearly the longest of its lines, so that one that sticks out changes nothing."""
    edges = _by_column([(line.column, line.right) for line in lines])
    return {column: places[int((len(places) - 1) * 0.97)] for column, places in edges.items()}


def _left_edges(lines: list[Line]) -> dict[int, float]:
    edges = _by_column([(line.column, line.left) for line in lines])
    return {column: places[int((len(places) - 1) * 0.1)] for column, places in edges.items()}


def _by_column(places: list[tuple[int, float]]) -> dict[int, list[float]]:
    columns: dict[int, list[float]] = {}
    for column, place in places:
        columns.setdefault(column, []).append(place)
    return {column: sorted(found) for column, found in columns.items()}
