"""pypdf's reading of single pages: slower than pdfium's, and right on some fonts where that is wrong."""

import importlib
import io
import logging
from typing import Any


class SecondReader:
    """Opens the file only when it is asked for the first page."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._pages: Any = None

    def text(self, number: int) -> str:
        """Return the page's text, an empty one where pypdf can't read it either."""
        try:
            if self._pages is None:
                self._pages = self._open()
            return str(self._pages[number - 1].extract_text())
        except Exception:  # noqa: BLE001 - it is only an opinion; a damaged file makes pypdf raise anything
            return ""

    def _open(self) -> Any:
        # Loaded by name: nearly no file needs it, and it takes longer to load than most files to read.
        pypdf = importlib.import_module("pypdf")
        logging.getLogger("pypdf").setLevel(logging.CRITICAL)
        return pypdf.PdfReader(io.BytesIO(self._data)).pages
