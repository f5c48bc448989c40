"""The contents of the streams in an OLE2 file, read without trusting any of its numbers."""

import struct
from typing import BinaryIO

from files.documents import ole
from files.documents.errors import ReadCode, ReadError

_MINI_SECTOR_SIZE = 64
_STREAM = 2
_NONE = 0xFFFFFFFF


class Streams:
    """The streams directly under the root: those of embedded documents, which have the same names, are not seen."""

    def __init__(self, stream: BinaryIO) -> None:
        stream.seek(0)
        header = stream.read(ole.HEADER_SIZE)
        if len(header) < ole.HEADER_SIZE:
            raise ReadError(ReadCode.CORRUPT)
        self._length = stream.seek(0, 2)
        self._sectors = ole.Sectors(stream, header)
        self._mini_limit = struct.unpack_from("<I", header, 56)[0]
        self._mini_table_start = struct.unpack_from("<I", header, 60)[0]
        self._mini: tuple[bytes, tuple[int, ...]] | None = None
        self._entries = self._directory(struct.unpack_from("<I", header, 48)[0])
        if not self._entries:
            raise ReadError(ReadCode.CORRUPT)

    def read(self, name: str) -> bytes | None:
        """Return the stream, None if there is none of that name; raise ReadError if a part of it is missing."""
        entry = next((entry for entry in self._under_root() if ole.name_of(entry) == name), None)
        if entry is None or entry[66] != _STREAM:
            return None
        start, size = struct.unpack_from("<II", entry, 116)
        content = self._small(start, size) if size < self._mini_limit else self._chain(start, size)
        if len(content) < size:
            raise ReadError(ReadCode.CORRUPT)
        return content

    def _directory(self, sector: int) -> list[bytes]:
        entries: list[bytes] = []
        for _ in range(ole.MAX_DIRECTORY_SECTORS):
            if sector >= ole.LAST_REGULAR_SECTOR:
                break
            entries.extend(ole.entries(self._sectors.read(sector)))
            sector = self._sectors.next(sector)
        return entries

    def _under_root(self) -> list[bytes]:
        """Return the entries of the tree that hangs on the root, each once however its branches are tied."""
        found: dict[int, bytes] = {}
        waiting = [struct.unpack_from("<I", self._entries[0], 76)[0]]
        while waiting:
            number = waiting.pop()
            if number < len(self._entries) and number not in found:
                found[number] = self._entries[number]
                waiting.extend(struct.unpack_from("<II", found[number], 68))
        return list(found.values())

    def _chain(self, sector: int, size: int) -> bytes:
        """Return what the chain holds. It is followed no further than the file is long, so a loop ends too."""
        pieces: list[bytes] = []
        missing = min(size, self._length)
        while missing > 0 and sector < ole.LAST_REGULAR_SECTOR:
            piece = self._sectors.read(sector)[:missing]
            if not piece:
                break
            pieces.append(piece)
            missing -= len(piece)
            sector = self._sectors.next(sector)
        return b"".join(pieces)

    def _small(self, sector: int, size: int) -> bytes:
        container, table = self._mini_stream()
        pieces: list[bytes] = []
        missing = size
        while missing > 0 and sector < len(table):
            start = sector * _MINI_SECTOR_SIZE
            piece = container[start : start + min(missing, _MINI_SECTOR_SIZE)]
            if not piece:
                break
            pieces.append(piece)
            missing -= len(piece)
            sector = table[sector]
        return b"".join(pieces)

    def _mini_stream(self) -> tuple[bytes, tuple[int, ...]]:
        """Return the stream that holds all small ones, and the table of their chains."""
        if self._mini is None:
            container = self._chain(*struct.unpack_from("<II", self._entries[0], 116))
            table = self._chain(
                self._mini_table_start, len(container) // _MINI_SECTOR_SIZE * 4 + 4 * self._sectors.size
            )
            count = len(table) // 4
            self._mini = container, struct.unpack_from(f"<{count}I", table)
        return self._mini
