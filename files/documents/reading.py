"""The door to the readers: a file's bytes in, a Document or a ReadError out. Nothing here limits time or memory."""

import importlib
from collections.abc import Callable
from typing import BinaryIO, cast

from files.documents import detection, ole
from files.documents.errors import ReadCode, ReadError
from files.documents.types import Document, Kind

# By name, so that a process loads only the libraries of the one kind it reads.
_READERS = {
    Kind.DOCX: "files.documents.docx",
    Kind.PDF: "files.documents.pdf",
    Kind.PPTX: "files.documents.pptx",
    Kind.XLSX: "files.documents.sheet",
    Kind.XLS: "files.documents.sheet",
    Kind.TEXT: "files.documents.text",
    Kind.DOC: "files.documents.legacy",
    Kind.PPT: "files.documents.legacy",
}

Reader = Callable[[BinaryIO, Kind, str], Document]


def read(stream: BinaryIO, filename: str) -> Document:
    """Read the file as what its content says it is. Raises ReadError and nothing else for a bad file."""
    stream.seek(0)
    if not stream.read(1):
        raise ReadError(ReadCode.EMPTY)
    kind = detection.detect(stream, filename)
    if kind is None:
        raise ReadError(ReadCode.TYPE_UNSUPPORTED)
    if "EncryptedPackage" in ole.stream_names(stream):
        raise ReadError(ReadCode.ENCRYPTED)
    stream.seek(0)
    try:
        return _reader(kind)(stream, kind, filename)
    except ReadError:
        raise
    except (MemoryError, RecursionError) as error:
        raise ReadError(ReadCode.TOO_COMPLEX) from error
    except Exception as error:  # the libraries raise anything on a damaged file
        raise ReadError(ReadCode.CORRUPT) from error


def _reader(kind: Kind) -> Reader:
    return cast("Reader", importlib.import_module(_READERS[kind]).read)
