"""The look at a zip before any library opens it: sizes, names and ratios that no honest document has are refused."""

import zipfile
from typing import BinaryIO

from files.documents.detection import directory_records
from files.documents.errors import ReadCode, ReadError

_MAX_ENTRIES = 5_000
_MAX_ENTRY_SIZE = 100 * 1024 * 1024
_MAX_TOTAL_SIZE = 200 * 1024 * 1024
_MAX_RATIO = 150
# Small parts may well be packed tighter than that: a sheet of blanks, a page of styles.
_RATIO_MATTERS_ABOVE = 8 * 1024 * 1024
_ENCRYPTED_FLAG = 0x1


def open_archive(stream: BinaryIO) -> zipfile.ZipFile:
    """Open the zip if it is safe to unpack, else raise ReadError."""
    if directory_records(stream) > _MAX_ENTRIES:
        raise ReadError(ReadCode.TOO_COMPLEX)
    size = stream.tell()
    stream.seek(0)
    try:
        archive = zipfile.ZipFile(stream)
    except Exception as error:  # zipfile raises half a dozen kinds on broken bytes
        raise ReadError(ReadCode.CORRUPT) from error
    entries = archive.infolist()
    for entry in entries:
        _check(entry)
    _check_together(entries, size)
    return archive


def _check(entry: zipfile.ZipInfo) -> None:
    if entry.flag_bits & _ENCRYPTED_FLAG:
        raise ReadError(ReadCode.ENCRYPTED)
    name = entry.filename.replace("\\", "/")
    if name.startswith("/") or ".." in name.split("/") or name[1:2] == ":":
        raise ReadError(ReadCode.CORRUPT)
    _check_ratio(entry.file_size, entry.compress_size)
    if entry.file_size > _MAX_ENTRY_SIZE:
        raise ReadError(ReadCode.TOO_LARGE)


def _check_together(entries: list[zipfile.ZipInfo], size: int) -> None:
    unpacked = sum(entry.file_size for entry in entries)
    packed = sum(entry.compress_size for entry in entries)
    # Entries that share their bytes unpack to any size from a small file.
    if packed > size:
        raise ReadError(ReadCode.TOO_COMPLEX)
    _check_ratio(unpacked, packed)
    if unpacked > _MAX_TOTAL_SIZE:
        raise ReadError(ReadCode.TOO_LARGE)


def _check_ratio(unpacked: int, packed: int) -> None:
    if unpacked > _RATIO_MATTERS_ABOVE and unpacked > _MAX_RATIO * packed:
        raise ReadError(ReadCode.TOO_COMPLEX)
