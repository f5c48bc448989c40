"""Web pages: those that are saved as such, and those that are named doc or xls."""

import codecs
import html
import re
from typing import Any, BinaryIO, cast

from lxml import etree

from files.documents import encodings
from files.documents.charsets import codec_of
from files.documents.notes import finished
from files.documents.sheet_table import Budget
from files.documents.types import Block, Document, Kind
from files.documents.web_blocks import PageBlocks
from files.documents.web_tables import WebTable

_CHARSET = re.compile(rb"(?:charset|encoding)\s{0,9}=\s{0,9}[\"']?\s{0,9}([\w-]{2,40})", re.IGNORECASE)
_LOOKED_AT = 8192
_SHEET_NAME = re.compile(r"<x:Name>([^<>]{1,100})</x:Name>")


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    return read_pages([decoded(stream.read())], kind)


def read_pages(sources: list[str], kind: Kind) -> Document:
    """Read pages that belong together, as the sheets of a workbook do."""
    parts: list[Block | WebTable] = []
    pictures = 0
    for source in sources:
        reader = PageBlocks(is_workbook=kind is Kind.XLS)
        # The parser hands the elements on as they come: no tree is built, whatever their number and depth.
        parser = etree.HTMLParser(target=cast("Any", reader), encoding="utf-8", no_network=True, huge_tree=True)
        text = source.replace("\0", "")
        if text.strip():
            parts += cast("list[Block | WebTable]", etree.fromstring(text.encode("utf-8", "replace"), parser))
        pictures += reader.pictures
    names = [html.unescape(name) for source in sources for name in _SHEET_NAME.findall(source)]
    return finished(kind, _with_sheets(parts, names), pictures)


def decoded(data: bytes, charset: str = "") -> str:
    """Return the text of a page: its mark decides, then the charset it is sent with, then the one it names."""
    for mark, name in (
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ):
        if data.startswith(mark):
            return data[len(mark) :].decode(name, "replace")
    named = _CHARSET.search(data[:_LOOKED_AT])
    codec = codec_of(charset) or (codec_of(named[1].decode()) if named else None)
    if codec is None or codec.startswith("utf-16"):
        # A page whose meta element could be read is not in UTF-16.
        return encodings.decode(data) or data.decode("utf-8", "replace")
    try:
        return data.decode(codec)
    except UnicodeDecodeError:
        return encodings.decode(data) or data.decode(codec, "replace")


def _with_sheets(parts: list[Block | WebTable], names: list[str]) -> tuple[Block, ...]:
    """Return the blocks, each table of a workbook as a sheet; sheets have names if each has one."""
    count = sum(isinstance(part, WebTable) for part in parts)
    if len(names) != count:
        names = [f"Sheet{number}" for number in range(1, count + 1)]
    budget = Budget()
    left = iter(names)
    blocks = (part.sheet(next(left), budget) if isinstance(part, WebTable) else part for part in parts)
    return tuple(block for block in blocks if block.text.strip())
