"""Word documents whose parts stand in one XML file instead of a zip ("flat" docx)."""

from typing import BinaryIO

from lxml import etree

from files.documents.docx import read_parts
from files.documents.ooxml import Parts, parse
from files.documents.types import Document, Kind

_PKG = "{http://schemas.microsoft.com/office/2006/xmlPackage}"


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    return read_parts(_FlatParts(parse(stream.read())), kind)


class _FlatParts(Parts):
    """The parts of the one file. Parts that are no XML, pictures for one, count as absent."""

    def __init__(self, root: etree._Element) -> None:
        self._roots = {}
        for part in root.iterfind(_PKG + "part"):
            content = part.find(f"{_PKG}xmlData/*")
            if content is not None:
                self._roots[_key(part.get(_PKG + "name", ""))] = content

    def holds(self, name: str) -> bool:
        return _key(name) in self._roots

    def xml(self, name: str) -> etree._Element | None:
        return self._roots.get(_key(name))


def _key(name: str) -> str:
    return name.lower().lstrip("/")
