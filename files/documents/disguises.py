"""Which of the formats that are text inside a file is, whatever its name: RTF, office XML or a web page."""

import codecs
import re
from enum import StrEnum


class Disguise(StrEnum):
    """A format that a file named doc, xls or anything else may really be in."""

    RTF = "rtf"
    WORD_XML = "word_xml"
    FLAT_WORD = "flat_word"
    SPREADSHEET_XML = "spreadsheet_xml"
    HTML = "html"
    MHTML = "mhtml"


RTF_START = b"{\\rtf"
_PROLOG = re.compile(r"(?:\s++|<\?(?>.*?\?>)|<!--(?>.*?-->))*+", re.DOTALL)
_ROOT = re.compile(r"<(?:[\w.-]{1,40}:)?([\w.-]{1,40})(?=[\s/>])")
_DOCTYPE_HTML = re.compile(r"<!doctype\s{1,9}html(?=[\s>])")
_MIME_HEADER = re.compile(r"(?:[a-z-]{2,40}:[^\n]{0,500}\n(?:[ \t][^\n]{0,500}\n){0,9}){0,20}?mime-version:")
_MIME_PAGES = ("multipart/related", "multipart/alternative", "text/html")
_MIME_LOOKED_AT = 4096
_XML_ROOTS = {
    "worddocument": (Disguise.WORD_XML, "schemas.microsoft.com/office/word/2003/wordml"),
    "package": (Disguise.FLAT_WORD, "word/document.xml"),
    "workbook": (Disguise.SPREADSHEET_XML, "urn:schemas-microsoft-com:office:spreadsheet"),
}
_PAGE_ROOTS = frozenset({"html", "head", "body", "table", "meta"})
_TAG = re.compile(
    r"</?(?:a|b|i|u|s|p|br|hr|em|h[1-6]|ol|ul|li|dl|dt|dd|td|th|tr|div|img|pre|sub|sup|font|span|strong|center|table|tbody"
    r"|thead|style|title|meta|link|section|article|blockquote)(?:[\s/][^<>]{0,500})?>"
)
_FEW_TAGS = 6


def disguise_of(head: bytes) -> Disguise | None:
    """Return the format of the text that begins so, None for plain text and for what no reader takes."""
    if head[:1024].lstrip(b"\xef\xbb\xbf\0 \t\r\n").startswith(RTF_START):
        return Disguise.RTF
    text = _decoded(head).lstrip("\ufeff\0 \t\r\n").casefold()
    start = text[:_MIME_LOOKED_AT].replace("\r\n", "\n")
    if _MIME_HEADER.match(start) and any(kind in start for kind in _MIME_PAGES):
        return Disguise.MHTML
    return _markup(text)


def is_excel_page(head: bytes) -> bool:
    """Tell a workbook that was saved as a web page."""
    return "urn:schemas-microsoft-com:office:excel" in _decoded(head)


def is_mostly(tag: re.Pattern[str], text: str) -> bool:
    """Tell markup from Markdown and other text in which a few tags may stand as well."""
    tags = tag.findall(text)
    if len(tags) < _FEW_TAGS:
        return False
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    between_tags = sum(tag.match(line) is not None and line.endswith(">") for line in lines)
    return 2 * between_tags > len(lines) or 2 * sum(map(len, tags)) > sum(map(len, lines))


def _decoded(head: bytes) -> str:
    """Decode what is to be recognized: its signs are ASCII, whatever the words are written in."""
    if head.startswith((codecs.BOM_UTF16_LE, b"<\0")):
        return head.decode("utf-16-le", "replace")
    if head.startswith((codecs.BOM_UTF16_BE, b"\0<")):
        return head.decode("utf-16-be", "replace")
    return head.removeprefix(codecs.BOM_UTF8).decode("latin-1")


def _markup(text: str) -> Disguise | None:
    prolog = _PROLOG.match(text)
    start = prolog.end() if prolog else 0
    root = _ROOT.match(text, start)
    if root and root[1] in _XML_ROOTS:
        found, sign = _XML_ROOTS[root[1]]
        return found if sign in text else None
    if _DOCTYPE_HTML.match(text, start) or (root and root[1] in _PAGE_ROOTS):
        return Disguise.HTML
    return Disguise.HTML if not text.startswith("<?xml") and is_mostly(_TAG, text) else None
