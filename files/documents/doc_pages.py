"""Which modifiers count at which place of a binary Word file: the pages of looks, put into one row."""

import struct
from bisect import bisect_right
from collections.abc import Callable, Iterator

from files.documents.errors import ReadCode, ReadError

_PAGE_SIZE = 512
_PAGE_NUMBER = (1 << 22) - 1
_MAX_RUNS = 1_000_000
_PARAGRAPH_ENTRY_SIZE = 13

Run = tuple[int, int, bytes]


class Pages:
    """Runs of one look each, in the order of the file, none of them over another."""

    def __init__(self, table: bytes, document: bytes, look: Callable[[bytes, int, int], bytes]) -> None:
        runs: list[Run] = []
        for number in _page_numbers(table):
            page = document[number * _PAGE_SIZE : (number + 1) * _PAGE_SIZE]
            if len(page) == _PAGE_SIZE:
                runs.extend(_runs(page, look))
            if len(runs) > _MAX_RUNS:
                raise ReadError(ReadCode.TOO_COMPLEX)
        runs.sort(key=lambda run: run[0])
        self._runs = runs
        self._starts = [run[0] for run in runs]

    def at(self, place: int) -> bytes:
        index = bisect_right(self._starts, place) - 1
        return self._runs[index][2] if index >= 0 and place < self._runs[index][1] else b""

    def between(self, start: int, end: int) -> Iterator[Run]:
        """Yield runs that cover the stretch from end to end."""
        index = max(bisect_right(self._starts, start) - 1, 0)
        while start < end:
            first, last, look = self._runs[index] if index < len(self._runs) else (end, end, b"")
            if last <= start < end and index < len(self._runs):
                index += 1
                continue
            if first > start:
                yield start, min(first, end), b""
                start = first
            else:
                yield start, min(last, end), look
                start = last
                index += 1


def character_look(page: bytes, index: int, count: int) -> bytes:
    """Return the modifiers of a run of characters."""
    start = 2 * page[4 * (count + 1) + index]
    return page[start + 1 : start + 1 + page[start]] if start else b""


def paragraph_look(page: bytes, index: int, count: int) -> bytes:
    """Return the number of a paragraph's style, in two bytes, and its modifiers."""
    start = 2 * page[4 * (count + 1) + _PARAGRAPH_ENTRY_SIZE * index]
    if not start:
        return b""
    if page[start]:
        return page[start + 1 : start + 2 * page[start]]
    return page[start + 2 : start + 2 + 2 * page[start + 1]]


def _page_numbers(table: bytes) -> list[int]:
    """Return the numbers of the pages, each once."""
    count = (len(table) - 4) // 8
    if count < 1:
        return []
    numbers = struct.unpack_from(f"<{count}I", table, 4 * (count + 1))
    return list(dict.fromkeys(number & _PAGE_NUMBER for number in numbers))


def _runs(page: bytes, look: Callable[[bytes, int, int], bytes]) -> Iterator[Run]:
    count = page[-1]
    if 4 * (count + 1) + count > _PAGE_SIZE:
        raise ReadError(ReadCode.CORRUPT)
    places = struct.unpack_from(f"<{count + 1}I", page)
    for index in range(count):
        if places[index] < places[index + 1]:
            yield places[index], places[index + 1], look(page, index, count)
