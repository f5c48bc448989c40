"""The old PowerPoint format, which is refused with the remedy."""

from typing import BinaryIO, NoReturn

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind

_REMEDY = "The old PowerPoint format (ppt) can't be read. Open it in PowerPoint, save it as pptx and upload that."


def read(stream: BinaryIO, kind: Kind, filename: str) -> NoReturn:
    raise ReadError(ReadCode.TYPE_UNSUPPORTED, _REMEDY)
