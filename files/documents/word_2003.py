"""Word 2003's own XML: the same document as a docx, under other names, translated and read as one."""

import codecs
import re
from typing import BinaryIO

from lxml import etree

from files.documents.docx import read_body
from files.documents.number_formats import number_format
from files.documents.ooxml import V, W, parse
from files.documents.types import Document, Kind

_WORD_2003 = b"http://schemas.microsoft.com/office/word/2003/wordml"
_WX = "{http://schemas.microsoft.com/office/word/2003/auxHint}"
_AML = "{http://schemas.microsoft.com/aml/2001/core}"
_SMART_TAGS = "{urn:schemas-microsoft-com:office:smarttags}"
_KNOWN = (W, V, "{urn:schemas-microsoft-com:office:", "{http://schemas.microsoft.com/")
_DECLARATION = re.compile(r"\s*<\?xml[^>]*\?>")
# A wrapper that the docx reader looks through, in a paragraph and around paragraphs.
_WRAPPER = W + "smartTag"
_NEW_NAMES = {
    W + "listPr": W + "numPr",
    W + "ilfo": W + "numId",
    W + "ilst": W + "abstractNumId",
    W + "listDef": W + "abstractNum",
    W + "list": W + "num",
    W + "listStyleLink": W + "numStyleLink",
    W + "vmerge": W + "vMerge",
    W + "hlink": W + "hyperlink",
    W + "cfChunk": _WRAPPER,
    _WX + "sect": _WRAPPER,
    _WX + "sub-section": _WRAPPER,
    _WX + "pBdrGroup": _WRAPPER,
    _AML + "content": _WRAPPER,
}
_NEW_ATTRIBUTES = {W + "listDef": ("listDefId", "abstractNumId"), W + "list": ("ilfo", "numId")}
_REVISIONS = {"Word.Insertion": W + "ins", "Word.Deletion": W + "del"}


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    root = parse(_in_utf8(stream.read()).replace(_WORD_2003, W[1:-1].encode()))
    for element in root.iter("*"):
        _translate(element)
    return read_body(root.find(W + "body"), root.find(W + "styles"), root.find(W + "lists"), kind)


def _in_utf8(data: bytes) -> bytes:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _DECLARATION.sub("", data.decode("utf-16", "replace"), count=1).encode()
    return data


def _translate(element: etree._Element) -> None:
    tag = str(element.tag)
    if tag in _NEW_ATTRIBUTES:
        old, new = _NEW_ATTRIBUTES[tag]
        element.set(W + new, element.get(W + old, ""))
    if tag in _NEW_NAMES:
        element.tag = _NEW_NAMES[tag]
    elif tag == _AML + "annotation":
        element.tag = _REVISIONS.get(element.get(W + "type", ""), tag)
    elif tag == W + "nfc":
        element.tag = W + "numFmt"
        code = element.get(W + "val", "")
        element.set(W + "val", number_format(int(code) if code.isdecimal() and len(code) < 4 else 0))  # noqa: PLR2004 - there are 255
    elif tag == W + "highlight":
        first, *more = element.get(W + "val", "").split("-")
        element.set(W + "val", first + "".join(map(str.title, more)))
    elif tag.startswith(_SMART_TAGS) or not tag.startswith(_KNOWN):
        # Smart tags, and tags of a schema of one's own, stand around the text they are about.
        element.tag = _WRAPPER
