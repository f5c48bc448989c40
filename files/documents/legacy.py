"""The old binary formats, which are refused with the remedy."""

from typing import BinaryIO, NoReturn

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind

_REMEDIES = {
    Kind.DOC: "The old Word format (doc, rtf) can't be read. Open it in Word, save it as docx and upload that.",
    Kind.PPT: "The old PowerPoint format (ppt) can't be read. Open it in PowerPoint, save it as pptx and upload that.",
}


def read(stream: BinaryIO, kind: Kind, filename: str) -> NoReturn:
    raise ReadError(ReadCode.TYPE_UNSUPPORTED, _REMEDIES[kind])
