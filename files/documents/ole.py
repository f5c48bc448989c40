"""The sectors of an OLE2 file and the names of its streams, read without trusting any of its numbers."""

import struct
from typing import BinaryIO

MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

HEADER_SIZE = 512
ENTRY_SIZE = 128
_HEADER_FAT_SECTORS = 109
LAST_REGULAR_SECTOR = 0xFFFFFFFA
# Office files keep a few dozen streams; a file made to exhaust us keeps millions.
MAX_DIRECTORY_SECTORS = 2_000
_MAX_FAT_SECTORS = 1_000


class Sectors:
    """The sectors of the file and the chains they form."""

    def __init__(self, stream: BinaryIO, header: bytes) -> None:
        shift = struct.unpack_from("<H", header, 30)[0]
        if shift not in {9, 12}:
            raise ValueError("An OLE2 file has sectors of 512 or 4096 bytes.")
        self._stream = stream
        self.size = 1 << shift
        self._fat_sectors = self._locate_fat(header)
        self._cache: dict[int, tuple[int, ...]] = {}

    def read(self, number: int) -> bytes:
        self._stream.seek((number + 1) * self.size)
        return self._stream.read(self.size)

    def next(self, number: int) -> int:
        index, offset = divmod(number, self.size // 4)
        if index >= len(self._fat_sectors):
            return LAST_REGULAR_SECTOR
        table = self._cache.get(index)
        if table is None:
            table = self._cache[index] = self._numbers(self._fat_sectors[index])
        return table[offset] if offset < len(table) else LAST_REGULAR_SECTOR

    def _numbers(self, sector: int) -> tuple[int, ...]:
        data = self.read(sector)
        return struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])

    def _locate_fat(self, header: bytes) -> list[int]:
        sectors = list(struct.unpack_from(f"<{_HEADER_FAT_SECTORS}I", header, 76))
        more = struct.unpack_from("<I", header, 68)[0]
        while more < LAST_REGULAR_SECTOR and len(sectors) < _MAX_FAT_SECTORS:
            numbers = self._numbers(more)
            if not numbers:
                break
            sectors.extend(numbers[:-1])
            more = numbers[-1]
        return [sector for sector in sectors if sector < LAST_REGULAR_SECTOR]


def stream_names(stream: BinaryIO) -> frozenset[str]:
    """Return the names of all streams and storages; those before the damage if the file is damaged."""
    stream.seek(0)
    header = stream.read(HEADER_SIZE)
    if len(header) < HEADER_SIZE or not header.startswith(MAGIC):
        return frozenset()
    names: set[str] = set()
    try:
        sectors = Sectors(stream, header)
        number = struct.unpack_from("<I", header, 48)[0]
        for _ in range(MAX_DIRECTORY_SECTORS):
            if number >= LAST_REGULAR_SECTOR:
                break
            names.update(filter(None, map(name_of, entries(sectors.read(number)))))
            number = sectors.next(number)
    except (ValueError, OSError, struct.error):
        return frozenset(names)
    return frozenset(names)


def entries(sector: bytes) -> list[bytes]:
    """Return the directory entries that the sector holds whole."""
    return [sector[start : start + ENTRY_SIZE] for start in range(0, len(sector) - ENTRY_SIZE + 1, ENTRY_SIZE)]


def name_of(entry: bytes) -> str:
    """Return the entry's name, an empty string for an entry that is not in use."""
    length = struct.unpack_from("<H", entry, 64)[0]
    # In bytes, with the closing NUL; the field holds 64.
    return entry[: length - 2].decode("utf-16-le", "replace") if 2 < length <= 64 else ""  # noqa: PLR2004 - a name has 31 letters at most
