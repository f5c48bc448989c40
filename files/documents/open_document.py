"""The package of an OpenDocument file."""

import zipfile

from lxml import etree

from files.documents.errors import ReadCode, ReadError
from files.documents.ooxml import parse


def check_encryption(archive: zipfile.ZipFile) -> None:
    """Refuse a file that is protected by a password: its manifest says how each part is encrypted."""
    if "META-INF/manifest.xml" in archive.namelist() and b"encryption-data" in part(archive, "META-INF/manifest.xml"):
        raise ReadError(ReadCode.ENCRYPTED)


def root_of(archive: zipfile.ZipFile, name: str) -> etree._Element:
    return parse(part(archive, name))


def part(archive: zipfile.ZipFile, name: str) -> bytes:
    try:
        return archive.read(name)
    except (KeyError, zipfile.BadZipFile, OSError, EOFError, NotImplementedError, ValueError) as error:
        raise ReadError(ReadCode.CORRUPT) from error
