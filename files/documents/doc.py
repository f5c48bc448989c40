"""The old binary Word format, as Word 97 to 2003 write it."""

from typing import BinaryIO

from files.documents import doc_fib, doc_word95
from files.documents.doc_body import Body
from files.documents.doc_content import Content
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished
from files.documents.ole_streams import Streams
from files.documents.types import Document, Kind
from files.documents.word_blocks import MAX_CHARACTERS


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    streams = Streams(stream)
    document = streams.read("WordDocument") or b""
    if doc_fib.version_of(document) < doc_fib.WORD_97:
        return doc_word95.read(document)
    fib = doc_fib.parse(document)
    table = streams.read(fib.table_name)
    if table is None:
        raise ReadError(ReadCode.CORRUPT)
    if fib.main > MAX_CHARACTERS:
        raise ReadError(ReadCode.TOO_LARGE)
    content = Content(fib, document, table, streams.read("Data") or b"")
    if len(content.text) < fib.boxes[1]:
        raise ReadError(ReadCode.CORRUPT)
    body = Body(content)
    blocks = (*body.blocks(0, fib.main), *body.left_boxes())
    return finished(Kind.DOC, blocks, body.pictures)
