"""The names of the streams in an OLE2 file, read without trusting any of its numbers."""

import struct
from typing import BinaryIO

MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

_HEADER_SIZE = 512
_ENTRY_SIZE = 128
_HEADER_FAT_SECTORS = 109
_LAST_REGULAR_SECTOR = 0xFFFFFFFA
# Office files keep a few dozen streams; a file made to exhaust us keeps millions.
_MAX_DIRECTORY_SECTORS = 2_000
_MAX_FAT_SECTORS = 1_000


class _Sectors:
    """The sectors of the file and the chains they form."""

    def __init__(self, stream: BinaryIO, header: bytes) -> None:
        shift = struct.unpack_from("<H", header, 30)[0]
        if shift not in {9, 12}:
            raise ValueError("An OLE2 file has sectors of 512 or 4096 bytes.")
        self._stream = stream
        self._size = 1 << shift
        self._fat_sectors = self._locate_fat(header)
        self._cache: dict[int, tuple[int, ...]] = {}

    def read(self, number: int) -> bytes:
        self._stream.seek((number + 1) * self._size)
        return self._stream.read(self._size)

    def next(self, number: int) -> int:
        index, offset = divmod(number, self._size // 4)
        if index >= len(self._fat_sectors):
            return _LAST_REGULAR_SECTOR
        table = self._cache.get(index)
        if table is None:
            table = self._cache[index] = self._numbers(self._fat_sectors[index])
        return table[offset] if offset < len(table) else _LAST_REGULAR_SECTOR

    def _numbers(self, sector: int) -> tuple[int, ...]:
        data = self.read(sector)
        return struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])

    def _locate_fat(self, header: bytes) -> list[int]:
        sectors = list(struct.unpack_from(f"<{_HEADER_FAT_SECTORS}I", header, 76))
        more = struct.unpack_from("<I", header, 68)[0]
        while more < _LAST_REGULAR_SECTOR and len(sectors) < _MAX_FAT_SECTORS:
            numbers = self._numbers(more)
            if not numbers:
                break
            sectors.extend(numbers[:-1])
            more = numbers[-1]
        return [sector for sector in sectors if sector < _LAST_REGULAR_SECTOR]


def stream_names(stream: BinaryIO) -> frozenset[str]:
    """Return the names of all streams and storages; those before the damage if the file is damaged."""
    stream.seek(0)
    header = stream.read(_HEADER_SIZE)
    if len(header) < _HEADER_SIZE or not header.startswith(MAGIC):
        return frozenset()
    names: set[str] = set()
    try:
        sectors = _Sectors(stream, header)
        number = struct.unpack_from("<I", header, 48)[0]
        for _ in range(_MAX_DIRECTORY_SECTORS):
            if number >= _LAST_REGULAR_SECTOR:
                break
            names.update(_names(sectors.read(number)))
            number = sectors.next(number)
    except (ValueError, OSError, struct.error):
        return frozenset(names)
    return frozenset(names)


def _names(sector: bytes) -> list[str]:
    names = []
    for start in range(0, len(sector) - _ENTRY_SIZE + 1, _ENTRY_SIZE):
        length = struct.unpack_from("<H", sector, start + 64)[0]
        if 2 < length <= 64:  # noqa: PLR2004 - in bytes, with the closing NUL; the field holds 64
            names.append(sector[start : start + length - 2].decode("utf-16-le", "replace"))
    return names
