"""Which kind of file this is: decided by its content, cheaply enough for the web process, whatever the bytes are."""

import re
import zipfile
from pathlib import PurePosixPath
from typing import BinaryIO

from files.documents import encodings, ole
from files.documents.disguises import Disguise, disguise_of, is_excel_page, is_mostly
from files.documents.quiz_detection import is_package, kind_of_xml
from files.documents.types import Kind

_OFFICE_FOLDERS = {"word": Kind.DOCX, "xl": Kind.XLSX, "ppt": Kind.PPTX}
_OFFICE_ENDINGS = {
    "docx": Kind.DOCX,
    "docm": Kind.DOCX,
    "dotx": Kind.DOCX,
    "xlsx": Kind.XLSX,
    "xlsm": Kind.XLSX,
    "xlsb": Kind.XLSX,
    "pptx": Kind.PPTX,
    "pptm": Kind.PPTX,
    "ppsx": Kind.PPTX,
}
_LEGACY_STREAMS = {
    "WordDocument": Kind.DOC,
    "PowerPoint Document": Kind.PPT,
    "Workbook": Kind.XLS,
    "Book": Kind.XLS,
}
_LEGACY_ENDINGS = {"doc": Kind.DOC, "wps": Kind.DOC, "ppt": Kind.PPT, "xls": Kind.XLS, "et": Kind.XLS}
_ZIP_MAGIC = b"PK\x03\x04"
# An OpenDocument file says what it is in its first entry, which is not packed.
_OPEN_DOCUMENT = re.compile(
    rb".{30}mimetype(?:.{0,40}?)application/vnd\.oasis\.opendocument\.(text|spreadsheet)", re.DOTALL
)
_OPEN_KINDS = {b"text": Kind.ODT, b"spreadsheet": Kind.ODS}
_DIRECTORY_RECORD = b"PK\x01\x02"
# A directory longer than this is never opened here: it would keep the web process busy.
_MAX_DIRECTORY_RECORDS = 5_000
_COMMENTS = re.compile(r"\s*(?:<!--.*?-->\s*)*", re.DOTALL)
_MARKUP_START = re.compile(r"<(?:\?xml|!doctype|(?:html|head|body|svg|math|rss|feed)(?=[\s/>]))")
_TAG = re.compile(r"</?[a-z][a-z0-9-]{0,30}(?:[\s/][^<>]{0,500})?>")


def detect(stream: BinaryIO, filename: str) -> Kind | None:
    """Return the kind of file, None for one that no reader takes. The stream is left at its start."""
    stream.seek(0)
    head = stream.read(encodings.SAMPLE_SIZE)
    kind = _kind(stream, head, PurePosixPath(filename).suffix.lower().removeprefix("."))
    stream.seek(0)
    return kind


def directory_records(stream: BinaryIO) -> int:
    """Count what looks like a record of a zip directory: no fewer than the entries zipfile will make of it."""
    stream.seek(0)
    count, rest = 0, b""
    while chunk := stream.read(1 << 20):
        data = rest + chunk
        count += data.count(_DIRECTORY_RECORD)
        rest = data[-len(_DIRECTORY_RECORD) + 1 :]
    return count


def _kind(stream: BinaryIO, head: bytes, ending: str) -> Kind | None:
    if not head:
        return None
    # Only white space and a byte order mark may stand before the PDF: anything else could be another file as well.
    if head[:1024].lstrip(b"\xef\xbb\xbf \t\r\n\x00").startswith(b"%PDF-"):
        return Kind.PDF
    if head.startswith(_ZIP_MAGIC):
        return _zip_kind(stream, head, ending)
    if head.startswith(ole.MAGIC):
        return _ole_kind(stream, ending)
    return _text_kind(head, ending)


def _zip_kind(stream: BinaryIO, head: bytes, ending: str) -> Kind | None:
    if open_document := _OPEN_DOCUMENT.match(head):
        return _OPEN_KINDS[open_document[1]]
    by_ending = _OFFICE_ENDINGS.get(ending)
    if directory_records(stream) > _MAX_DIRECTORY_RECORDS:
        return by_ending
    try:
        with zipfile.ZipFile(stream) as archive:
            names = archive.namelist()
            if is_package(archive):
                return Kind.QTI
    except Exception:  # noqa: BLE001 - zipfile raises half a dozen kinds on broken bytes; its job says what is wrong
        return by_ending
    kinds = {_OFFICE_FOLDERS[folder] for folder in {name.partition("/")[0] for name in names} & _OFFICE_FOLDERS.keys()}
    if by_ending in kinds:
        return by_ending
    return next((kind for kind in _OFFICE_FOLDERS.values() if kind in kinds), None)


def _ole_kind(stream: BinaryIO, ending: str) -> Kind | None:
    names = ole.stream_names(stream)
    if "EncryptedPackage" in names:
        return _OFFICE_ENDINGS.get(ending, Kind.DOCX)
    kinds = [kind for name, kind in _LEGACY_STREAMS.items() if name in names]
    by_ending = _LEGACY_ENDINGS.get(ending)
    if by_ending in kinds or not names:
        return by_ending
    return kinds[0] if kinds else None


def _text_kind(head: bytes, ending: str) -> Kind | None:
    """Tell quizzes, old office formats that are text inside and web pages from plain text, and refuse other markup."""
    quiz = kind_of_xml(head)
    if quiz is not None:
        return quiz
    disguise = disguise_of(head)
    if disguise is not None:
        return _disguised_kind(disguise, head, ending)
    encoding = encodings.sniff(head, whole=len(head) < encodings.SAMPLE_SIZE)
    if encoding is None or _is_markup(head.decode(encoding, "replace").casefold()):
        return None
    return Kind.TEXT


def _disguised_kind(disguise: Disguise, head: bytes, ending: str) -> Kind:
    if disguise not in {Disguise.HTML, Disguise.MHTML}:
        return Kind.XLS if disguise is Disguise.SPREADSHEET_XML else Kind.DOC
    by_ending = {**_LEGACY_ENDINGS, **_OFFICE_ENDINGS}.get(ending)
    if by_ending in {Kind.XLS, Kind.XLSX} or (by_ending is None and is_excel_page(head)):
        return Kind.XLS
    return Kind.DOC if by_ending in {Kind.DOC, Kind.DOCX} else Kind.HTML


def _is_markup(text: str) -> bool:
    """Tell a web page or XML from Markdown, in which tags may stand as well."""
    start = _COMMENTS.sub("", text.lstrip("\ufeff"), count=1)
    return _MARKUP_START.match(start) is not None or is_mostly(_TAG, text)
