"""The package of an office file: its parts, their relations, and XML parsed without trust."""

import posixpath
import zipfile
from collections.abc import Iterator
from typing import Any, BinaryIO

from lxml import etree

from files.documents.archive import open_archive
from files.documents.errors import ReadCode, ReadError

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
MC = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
M = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
V = "{urn:schemas-microsoft-com:vml}"

# Files saved as "Strict Open XML" say the same under other names.
_STRICT_NAMES = (
    (b"http://purl.oclc.org/ooxml/officeDocument/", b"http://schemas.openxmlformats.org/officeDocument/2006/"),
    (b"http://purl.oclc.org/ooxml/wordprocessingml/main", W[1:-1].encode()),
    (b"http://purl.oclc.org/ooxml/drawingml/main", A[1:-1].encode()),
)


class Parts:
    """The parts of an office file, by their names."""

    def holds(self, name: str) -> bool:
        raise NotImplementedError

    def xml(self, name: str) -> etree._Element | None:
        """Return the root of the part, None if there is no such part."""
        raise NotImplementedError

    def main_part(self, fallback: str) -> str:
        targets = self.related("", "officeDocument")
        return targets[0] if targets and self.holds(targets[0]) else fallback

    def related(self, part: str, kind: str) -> list[str]:
        """Return the names of the parts that `part` points to with a relation of this kind."""
        return [name for _, of_kind, name in self._relations(part) if of_kind.endswith(f"/{kind}")]

    def targets(self, part: str) -> dict[str, str]:
        """Return the names of the parts that `part` points to, by the ids it calls them."""
        return {key: name for key, _, name in self._relations(part)}

    def _relations(self, part: str) -> Iterator[tuple[str, str, str]]:
        folder, name = posixpath.split(part)
        root = self.xml(posixpath.join(folder, "_rels", f"{name}.rels"))
        for relation in () if root is None else root.iter("{*}Relationship"):
            if relation.get("TargetMode") != "External":
                target = posixpath.normpath(posixpath.join("/", folder, relation.get("Target", ""))).lstrip("/")
                yield relation.get("Id", ""), relation.get("Type", ""), target

    def related_xml(self, part: str, kind: str) -> etree._Element | None:
        names = self.related(part, kind)
        return self.xml(names[0]) if names else None


class Package(Parts):
    """An office file, opened after the zip has been judged safe."""

    def __init__(self, stream: BinaryIO) -> None:
        self._archive = open_archive(stream)
        self._names = {name.lower(): name for name in self._archive.namelist()}

    def holds(self, name: str) -> bool:
        return name.lower() in self._names

    def xml(self, name: str) -> etree._Element | None:
        return parse(self.data(name)) if self.holds(name.lstrip("/")) else None

    def data(self, name: str) -> bytes:
        """Return the bytes of the part, none if there is no such part."""
        real_name = self._names.get(name.lower().lstrip("/"))
        if real_name is None:
            return b""
        try:
            return self._archive.read(real_name)
        except (zipfile.BadZipFile, OSError, EOFError, NotImplementedError, ValueError) as error:
            raise ReadError(ReadCode.CORRUPT) from error


def parse(data: bytes) -> etree._Element:
    """Parse XML without entities, network or the limits lifted."""
    if b"purl.oclc.org" in data[:4096]:
        for strict, usual in _STRICT_NAMES:
            data = data.replace(strict, usual)
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False, remove_comments=True, remove_pis=True
    )
    try:
        root = etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        raise ReadError(_code(error)) from error
    # No program that writes these files declares entities of its own: it is an attack.
    types: Any = root.getroottree().docinfo.internalDTD
    if types is not None and types.entities():
        raise ReadError(ReadCode.TOO_COMPLEX)
    return root


def _code(error: etree.XMLSyntaxError) -> ReadCode:
    text = str(error)
    limits = ("Excessive depth", "huge", "entity", "amplification", "out of memory", "resource limit")
    return ReadCode.TOO_COMPLEX if any(word in text for word in limits) else ReadCode.CORRUPT
