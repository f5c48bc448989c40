"""Web pages saved as one file together with what belongs to them (mht), as Word and Excel do too."""

import email
from email.message import Message
from typing import BinaryIO

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Document, Kind
from files.documents.web_page import decoded, read_pages

# Word's page of headers and footers, Excel's page of tabs.
_ASIDES = ("/header.htm", "/header.html", "/tabstrip.htm", "/tabstrip.html")
_MOST_LEVELS = 20
_MOST_PARTS = 5_000


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    data = stream.read()
    # Parts inside parts would have each line looked at once for every level.
    if data.count(b"boundary=") > _MOST_LEVELS or data.count(b"\n--") > _MOST_PARTS:
        raise ReadError(ReadCode.TOO_COMPLEX)
    pages = [part for part in email.message_from_bytes(data).walk() if _is_page(part)]
    return read_pages(list(map(_source, pages)), kind)


def _is_page(part: Message) -> bool:
    return part.get_content_type() == "text/html" and not part.get("Content-Location", "").lower().endswith(_ASIDES)


def _source(part: Message) -> str:
    payload = part.get_payload(decode=True)
    return decoded(payload, part.get_content_charset("")) if isinstance(payload, bytes) else ""
