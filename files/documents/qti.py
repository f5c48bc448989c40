"""QTI, the exchange format of learning platforms: a bare file of items or a package of files."""

import posixpath
import zipfile
from collections.abc import Iterator
from typing import BinaryIO
from urllib.parse import unquote

from lxml import etree

from files.documents.archive import open_archive
from files.documents.errors import ReadCode, ReadError
from files.documents.html_text import local_name
from files.documents.notes import left_out
from files.documents.ooxml import parse
from files.documents.qti12 import Item1
from files.documents.qti21 import Item2
from files.documents.qti_parts import descendants
from files.documents.quiz import Question, Unread, document_of
from files.documents.quiz_detection import MANIFEST
from files.documents.types import Document, Kind

_ZIP_MAGIC = b"PK\x03\x04"
_ENDINGS = (".xml", ".dat", ".qti")
_ITEMS = {"item": Item1, "assessmentItem": Item2}


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    quiz = _Quiz()
    if stream.read(len(_ZIP_MAGIC)) == _ZIP_MAGIC:
        found = _Package(stream).read(quiz)
    else:
        stream.seek(0)
        found = quiz.read(parse(stream.read()))
    notes = left_out(
        quiz.lists, "list of words to choose from for a blank", "lists of words to choose from for a blank"
    )
    return document_of(kind, found, quiz.pictures, (*notes, *quiz.notes))


class _Quiz:
    """Reads the items of files and counts what has no place in a bank."""

    def __init__(self) -> None:
        self.pictures = 0
        self.lists = 0
        self.notes: tuple[str, ...] = ()

    def read(self, root: etree._Element) -> list[Question | Unread]:
        found = []
        for node in [root, *descendants(root, *_ITEMS)]:
            reader = _ITEMS.get(local_name(node))
            if reader:
                item = reader(node)
                found.append(item.read())
                self.pictures += item.pictures
                self.lists += item.lists
        return found


class _Package:
    """The files of a zip in the order of its manifest."""

    def __init__(self, stream: BinaryIO) -> None:
        self._archive = open_archive(stream)
        self._names = {name.lower(): name for name in self._archive.namelist()}

    def read(self, quiz: _Quiz) -> list[Question | Unread]:
        """Return the items: those of a test in its order, then all others as the manifest has them."""
        items: dict[str, list[Question | Unread]] = {}
        ordered: list[str] = []
        missing = 0
        for name in self._listed():
            if name not in self._names:
                missing += 1
                continue
            root = parse(self._bytes(name))
            if local_name(root) == "assessmentTest":
                ordered.extend(_references(root, name))
            else:
                items[name] = quiz.read(root)
        quiz.notes = left_out(missing, "file that the package lacks", "files that the package lacks")
        sequence = dict.fromkeys([*ordered, *items])
        return [part for name in sequence for part in items.get(name, ())]

    def _listed(self) -> list[str]:
        """Return the files that the manifest names and that may hold questions, each once."""
        manifest = min((name for name in self._names if posixpath.basename(name) == MANIFEST), key=len, default=None)
        if manifest is None:
            raise ReadError(ReadCode.CORRUPT)
        listed = [
            _inside(manifest, reference)
            for resource in descendants(parse(self._bytes(manifest)), "resource")
            for reference in _files(resource)
        ]
        return list(dict.fromkeys(name for name in listed if name.endswith(_ENDINGS) and name != manifest))

    def _bytes(self, name: str) -> bytes:
        try:
            return self._archive.read(self._names[name])
        except (zipfile.BadZipFile, OSError, EOFError, NotImplementedError, ValueError) as error:
            raise ReadError(ReadCode.CORRUPT) from error


def _files(resource: etree._Element) -> Iterator[str]:
    """Yield the files of a resource: its own, Blackboard's attribute for it, and those below."""
    for name, value in resource.attrib.items():
        if str(name).rpartition("}")[2] in {"href", "file"}:
            yield str(value)
    yield from (node.get("href", "") for node in descendants(resource, "file"))


def _references(test: etree._Element, name: str) -> Iterator[str]:
    for node in descendants(test, "assessmentItemRef"):
        yield _inside(name, node.get("href", ""))


def _inside(name: str, reference: str) -> str:
    """Return the name in the zip that a file refers to, in lower case as all names are looked up."""
    path = unquote(reference).replace("\\", "/")
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path)).lstrip("/").lower()
