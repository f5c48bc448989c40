"""The door to the readers: a file's bytes in, a Document or a ReadError out. Nothing here limits time or memory."""

import importlib
from collections.abc import Callable
from typing import BinaryIO, cast

from files.documents import detection, encodings, ole
from files.documents.disguises import Disguise, disguise_of
from files.documents.errors import ReadCode, ReadError
from files.documents.types import Document, Kind

# By name, so that a process loads only the libraries of the one kind it reads.
_READERS = {
    Kind.DOCX: "files.documents.docx",
    Kind.PDF: "files.documents.pdf",
    Kind.PPTX: "files.documents.pptx",
    Kind.XLSX: "files.documents.sheet",
    Kind.XLS: "files.documents.sheet",
    Kind.ODS: "files.documents.sheet",
    Kind.MOODLE_XML: "files.documents.moodle_xml",
    Kind.QTI: "files.documents.qti",
    Kind.TEXT: "files.documents.text",
    Kind.DOC: "files.documents.doc",
    Kind.ODT: "files.documents.odt",
    Kind.PPT: "files.documents.legacy",
}
_READERS_OF_DISGUISES = {
    Disguise.WORD_XML: "files.documents.word_2003",
    Disguise.FLAT_WORD: "files.documents.flat_word",
    Disguise.SPREADSHEET_XML: "files.documents.spreadsheet_xml",
    Disguise.HTML: "files.documents.web_page",
    Disguise.MHTML: "files.documents.mhtml",
    Disguise.RTF: "files.documents.rtf",
}
_MAY_BE_DISGUISED = frozenset({Kind.DOC, Kind.XLS, Kind.HTML})

Reader = Callable[[BinaryIO, Kind, str], Document]


def read(stream: BinaryIO, filename: str) -> Document:
    """Read the file as what its content says it is. Raises ReadError and nothing else for a bad file."""
    stream.seek(0)
    head = stream.read(encodings.SAMPLE_SIZE)
    if not head:
        raise ReadError(ReadCode.EMPTY)
    kind = detection.detect(stream, filename)
    if kind is None:
        raise ReadError(ReadCode.TYPE_UNSUPPORTED)
    if "EncryptedPackage" in ole.stream_names(stream):
        raise ReadError(ReadCode.ENCRYPTED)
    stream.seek(0)
    try:
        return _reader(kind, head)(stream, kind, filename)
    except ReadError:
        raise
    except (MemoryError, RecursionError) as error:
        raise ReadError(ReadCode.TOO_COMPLEX) from error
    except Exception as error:  # the libraries raise anything on a damaged file
        raise ReadError(ReadCode.CORRUPT) from error


def _reader(kind: Kind, head: bytes) -> Reader:
    disguise = disguise_of(head) if kind in _MAY_BE_DISGUISED else None
    name = _READERS[kind] if disguise is None else _READERS_OF_DISGUISES[disguise]
    return cast("Reader", importlib.import_module(name).read)
