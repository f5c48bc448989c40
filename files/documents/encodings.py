"""Bytes of a text file to text: UTF-8, UTF-16 with a mark, GB18030, and Western text as the last resort."""

import codecs
import re

SAMPLE_SIZE = 64 * 1024

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# Tab, line feed, vertical tab, form feed and carriage return are part of texts; the other controls are not.
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f]")
_C1_CONTROL = re.compile("[\x80-\x9f]")
# Pairs of the older GB2312 are what Chinese texts are made of; a curly apostrophe and an s are a pair of GBK only.
_COMMON_PAIR = re.compile(rb"[\xa1-\xf7][\xa1-\xfe]")
_COMMON_SHARE = 0.6


def sniff(sample: bytes, *, whole: bool) -> str | None:
    """Return the encoding of a text that starts with `sample`, None if it is no text."""
    for mark, name in _MARKS:
        if sample.startswith(mark):
            return name if _decodes(sample[len(mark) :], name, whole=whole) else None
    if _decodes(sample, "utf-8", whole=whole):
        return "utf-8"
    if _decodes(sample, "gb18030", whole=whole) and _looks_chinese(sample):
        return "gb18030"
    return "cp1252" if _looks_western(sample) else None


def decode(data: bytes) -> str | None:
    """Return the text without its mark, None if `data` is no text. Single bad bytes further on don't lose a text."""
    name = sniff(data, whole=True) or sniff(data[:SAMPLE_SIZE], whole=len(data) <= SAMPLE_SIZE)
    if name is None:
        return None
    return data.decode(name, "replace").removeprefix("\ufeff")


def _decodes(sample: bytes, name: str, *, whole: bool) -> bool:
    try:
        text = codecs.getincrementaldecoder(name)().decode(sample, final=whole)
    except UnicodeDecodeError:
        return False
    return not _CONTROL.search(text)


def _looks_chinese(sample: bytes) -> bool:
    high = sum(map((0x80).__le__, sample))
    return 2 * len(_COMMON_PAIR.findall(sample)) >= _COMMON_SHARE * high


def _looks_western(sample: bytes) -> bool:
    try:
        text = sample.decode("cp1252")
    except UnicodeDecodeError:
        return False
    letters = sum(map(str.isascii, text))
    return not _CONTROL.search(text) and not _C1_CONTROL.search(text) and letters >= len(text) * 0.7
