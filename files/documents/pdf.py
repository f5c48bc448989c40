"""PDF: text with its look and place by pdfium, a second opinion by pypdf where characters came out wrong."""

import ctypes
import re
from typing import BinaryIO

from pypdfium2 import PdfDocument, PdfiumError, raw

from files.documents import pdfium_calls as pdfium
from files.documents.characters import clean
from files.documents.errors import ReadCode, ReadError
from files.documents.layout import NO_COLUMN, Layout, Line
from files.documents.notes import finished, left_out
from files.documents.paragraphs import blocks_of
from files.documents.pdf_looks import Looks
from files.documents.pdf_pieces import PageText
from files.documents.pieces import Look
from files.documents.radicals import restore
from files.documents.second_opinion import SecondReader
from files.documents.types import Document, Kind

_MAX_PAGES = 2_000
_MAX_CHARACTERS = 5_000_000
_WRONG = re.compile("[\ufffd\ue000-\uf8ff]")
_WRONG_SHARE = 0.01
_MIN_WRONG = 3
_PLAIN_SIZE = 10.0
_PITCH = 12.0


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    data = stream.read()
    document = _opened(data)
    if len(document) > _MAX_PAGES:
        raise ReadError(ReadCode.TOO_LARGE)
    reader = _Reader(document, data)
    pages = [reader.lines(number) for number in range(1, len(document) + 1)]
    blocks = tuple(blocks_of(pages))
    if not blocks:
        return finished(kind, blocks, reader.pictures)
    return finished(kind, blocks, notes=left_out(reader.pictures, "page without text", "pages without text"))


def _opened(data: bytes) -> PdfDocument:
    try:
        return PdfDocument(data)
    except PdfiumError as error:
        locked = error.err_code in {raw.FPDF_ERR_PASSWORD, raw.FPDF_ERR_SECURITY}
        raise ReadError(ReadCode.ENCRYPTED if locked else ReadCode.CORRUPT) from error


class _Reader:
    """Reads page after page and keeps count."""

    def __init__(self, document: PdfDocument, data: bytes) -> None:
        self._document = document
        self._second = SecondReader(data)
        self._handle = pdfium.Handle(ctypes.addressof(document.raw.contents))
        self._looks = Looks()
        self._layout = Layout()
        self._characters = 0
        # Pages that show something, but no text.
        self.pictures = 0

    def lines(self, number: int) -> list[Line]:
        page = pdfium.Handle(pdfium.load_page(self._handle, number - 1))
        if page.value is None:
            # One broken page doesn't lose the others.
            return []
        try:
            return self._page_lines(page, number)
        finally:
            pdfium.close_page(page)

    def _page_lines(self, page: pdfium.Handle, number: int) -> list[Line]:
        text = PageText(page, self._looks)
        self._characters += text.count
        if self._characters > _MAX_CHARACTERS:
            raise ReadError(ReadCode.TOO_LARGE)
        try:
            lines = list(self._layout.lines(text.pieces(), number))
        finally:
            text.close()
        if not lines:
            self.pictures += pdfium.count_objects(page) > 0
        return self._judged(lines, number)

    def _judged(self, lines: list[Line], number: int) -> list[Line]:
        """Return the lines, or the second reader's where fewer characters came out wrong."""
        text = "".join(line.text for line in lines)
        wrong = len(_WRONG.findall(text))
        if wrong < max(_MIN_WRONG, _WRONG_SHARE * len(text)):
            return lines
        other = restore(clean(self._second.text(number)))
        if not other.strip() or len(_WRONG.findall(other)) >= wrong:
            return lines
        # Without places the lines can't be joined to paragraphs: each stands alone.
        return [
            Line(number, NO_COLUMN, 0, 0, -_PITCH * index, _PLAIN_SIZE, [(line.strip(), Look())])
            for index, line in enumerate(other.split("\n"))
            if line.strip()
        ]
