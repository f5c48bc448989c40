"""The pieces of a page put in the order in which a person reads them: lines, and columns of lines."""

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from operator import attrgetter

from files.documents.joining import is_wide
from files.documents.pieces import Look, Piece

# All in sizes of the type.
_SAME_ROW = 0.4
_FRAGMENT_GAP = 1.3
_TAB_GAP = 1.8
# By how many of the two neighbours are Chinese; beside one, word processors leave a fifth without a space.
_SPACE_GAPS = (0.18, 0.235, 0.6)
_SHADOW = 0.18
# Of a page with two columns: few rows cross the gap between them, and both sides carry rows of their own.
_MAX_CROSSING_SHARE = 0.3
_MIN_COLUMN_ROWS = 5
_COLUMN_FILL = 0.7
_MIN_FULL_ROWS = 3
_BIN = 2.0
_WIDEST_PAGE = 50_000
_MIDDLE = (0.3, 0.7)
NO_COLUMN = -1
_OPTION = re.compile(r"\s*[(（\[【]?([A-Ga-g])(?:[)）\]】.\uff0e、:：]|\s)")

Part = tuple[str, Look]


@dataclass(slots=True)
class Line:
    """A line of one column (0 where the page has only one, NO_COLUMN where no places are known)."""

    page: int
    column: int
    left: float
    right: float
    base: float
    size: float
    parts: list[Part]
    text: str = field(init=False)

    def __post_init__(self) -> None:
        self.text = self.parts[0][0] if len(self.parts) == 1 else "".join([text for text, _ in self.parts])


class Layout:
    """Puts page after page in order. A page too short to show its columns has those of the page before."""

    def __init__(self) -> None:
        self._gap_before: float | None = None

    def lines(self, pieces: Iterable[Piece], page: int) -> Iterator[Line]:
        """Yield the page's lines; what is written aslant is a watermark and left out."""
        by_angle: dict[int, list[Piece]] = {}
        for piece in pieces:
            by_angle.setdefault(piece.angle, []).append(piece)
        for angle in sorted(by_angle, key=lambda angle: -sum(len(piece.text) for piece in by_angle[angle])):
            if angle % 90 == 0:
                rows = _rows(by_angle[angle])
                gap = self._gap_before = _gap(rows, self._gap_before)
                yield from _columns(rows, gap, page)


def _rows(pieces: list[Piece]) -> list[list[list[Piece]]]:
    """Return the rows from top to bottom, each as fragments from left to right with wide gaps between them."""
    rows: list[list[Piece]] = []
    row: list[Piece] = []
    base, size = math.inf, 0.0
    for piece in sorted(pieces, key=attrgetter("base"), reverse=True):
        if base - piece.base > _SAME_ROW * max(size, piece.size):
            row = [piece]
            rows.append(row)
            base, size = piece.base, piece.size
            continue
        row.append(piece)
        if piece.size > size:
            # An index stands higher than its line: the line itself says where the row is.
            base, size = piece.base, piece.size
    return [_fragments(row) for row in rows]


def _fragments(row: list[Piece]) -> list[list[Piece]]:
    if len(row) == 1:
        return [row]
    row.sort(key=attrgetter("left"))
    fragments = [[row[0]]]
    reached = row[0].right
    for piece in row[1:]:
        if piece.left - reached > _FRAGMENT_GAP * piece.size:
            fragments.append([])
        fragments[-1].append(piece)
        reached = max(reached, piece.right)
    return fragments


def _columns(rows: list[list[list[Piece]]], gap: float | None, page: int) -> Iterator[Line]:
    if gap is None:
        for row in rows:
            yield _line(_whole(row), page, 0)
        return
    sides: tuple[list[Line], list[Line]] = ([], [])
    for row in rows:
        if any(_crosses(fragment, gap) for fragment in row):
            yield from (*sides[0], *sides[1])
            sides = ([], [])
            yield _line(_whole(row), page, 0)
            continue
        for side in (0, 1):
            own = [piece for piece in _whole(row) if (piece.left >= gap) == bool(side)]
            if own:
                sides[side].append(_line(own, page, side + 1))
    yield from (*sides[0], *sides[1])


def _whole(row: list[list[Piece]]) -> list[Piece]:
    return row[0] if len(row) == 1 else [piece for fragment in row for piece in fragment]


def _crosses(fragment: list[Piece], x: float) -> bool:
    return fragment[0].left < x < max(piece.right for piece in fragment)


def _gap(rows: list[list[list[Piece]]], known: float | None) -> float | None:
    """Return where the page is parted into two columns, None if it isn't."""
    fragments = [fragment for row in rows for fragment in row]
    if known is not None and _parts(rows, known) and any(fragment[0].left >= known for fragment in fragments):
        return known
    if len(fragments) < 2 * _MIN_COLUMN_ROWS:
        return None
    left = min([fragment[0].left for fragment in fragments])
    right = max([piece.right for fragment in fragments for piece in fragment])
    if right - left > _WIDEST_PAGE:
        return None
    leftmost_gap = left + _MIDDLE[0] * (right - left) - _BIN
    if sum([fragment[0].left >= leftmost_gap for fragment in fragments]) < _MIN_COLUMN_ROWS:
        return None
    gap = _emptiest(fragments, left, right)
    sides = ([f for f in fragments if f[-1].right <= gap], [f for f in fragments if f[0].left >= gap])
    return gap if _parts(rows, gap) and all(map(_is_column, sides)) else None


def _parts(rows: list[list[list[Piece]]], gap: float) -> bool:
    """Tell whether few rows cross the gap, and what stands beside it is not one row's options."""
    crossing = sum(any(_crosses(fragment, gap) for fragment in row) for row in rows)
    return crossing <= _MAX_CROSSING_SHARE * len(rows) and not _are_options(rows, gap)


def _emptiest(fragments: list[list[Piece]], left: float, right: float) -> float:
    """Return the middle of the widest strip that the fewest fragments cross."""
    width = max(right - left, 1.0)
    last = int(width / _BIN)
    steps = [0] * (last + 2)
    for fragment in fragments:
        start = max(int((fragment[0].left - left) / _BIN), 0)
        end = min(int((max([piece.right for piece in fragment]) - left) / _BIN), last)
        if start <= end:
            steps[start] += 1
            steps[end + 1] -= 1
    crossed = list(accumulate(steps))
    bins = range(int(_MIDDLE[0] * width / _BIN), int(_MIDDLE[1] * width / _BIN) + 1)
    fewest = min(crossed[number] for number in bins)
    best: list[int] = []
    strip: list[int] = []
    for number in bins:
        strip = [*strip, number] if crossed[number] == fewest else []
        best = max(best, strip, key=len)
    return left + (best[0] + best[-1] + 1) / 2 * _BIN


def _is_column(fragments: list[list[Piece]]) -> bool:
    """Tell whether these look like running text: some rows, a few of them as wide as the column."""
    if len(fragments) < _MIN_COLUMN_ROWS:
        return False
    left = min(fragment[0].left for fragment in fragments)
    width = max(fragment[-1].right for fragment in fragments) - left
    full = sum(fragment[-1].right - fragment[0].left > _COLUMN_FILL * width for fragment in fragments)
    return full >= _MIN_FULL_ROWS


def _are_options(rows: list[list[list[Piece]]], gap: float) -> bool:
    """Tell whether what stands right of the gap goes on with what stands left: A and B side by side, not columns."""
    pairs = options = 0
    for row in rows:
        for one, other in pairwise(row):
            if one[-1].right <= gap <= other[0].left:
                pairs += 1
                options += _follows(_text(one), _text(other))
    return pairs > 0 and options * 2 >= pairs


def _follows(one: str, other: str) -> bool:
    first, second = _OPTION.match(one), _OPTION.match(other)
    return first is not None and second is not None and ord(second[1]) - ord(first[1]) in {1, 2}


def _text(fragment: list[Piece]) -> str:
    return "".join(piece.text for piece in fragment)


def _line(pieces: list[Piece], page: int, column: int) -> Line:
    first = pieces[0]
    if len(pieces) == 1:
        size = round(first.size * 2) / 2 or first.size
        return Line(page, column, first.left, first.right, first.base, size, [(first.text, first.look)])
    sizes: dict[float, int] = {}
    for piece in pieces:
        rounded = round(piece.size * 2) / 2
        sizes[rounded] = sizes.get(rounded, 0) + len(piece.text)
    size = max(sizes, key=sizes.__getitem__)
    main = next((piece for piece in pieces if abs(piece.size - size) < 1), first)
    right = max([piece.right for piece in pieces])
    return Line(page, column, first.left, right, main.base, size or main.size, _parts_of(pieces))


def _parts_of(pieces: list[Piece]) -> list[Part]:
    """Return the texts with the space between them; bold made by printing twice is one text."""
    before = pieces[0]
    texts, look = [before.text], before.look
    parts: list[Part] = []
    for piece in pieces[1:]:
        if piece.text == before.text and abs(piece.left - before.left) < _SHADOW * piece.size:
            continue
        if piece.look != look:
            parts.append(("".join(texts), look))
            texts, look = [], piece.look
        texts.append(_spacing(before, piece))
        texts.append(piece.text)
        before = piece
    parts.append(("".join(texts), look))
    return parts


def _spacing(before: Piece, after: Piece) -> str:
    gap = (after.left - before.right) / max(after.size, 1.0)
    if gap > _TAB_GAP:
        return "\t"
    if before.text.endswith(" ") or after.text.startswith(" "):
        return ""
    if gap <= _SPACE_GAPS[0]:
        return ""
    wide = is_wide(before.text[-1]) + is_wide(after.text[0])
    return " " if gap > _SPACE_GAPS[wide] else ""
