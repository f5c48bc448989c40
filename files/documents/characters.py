"""Characters that no text should hold: controls, halves of surrogate pairs, noncharacters."""

import re

_UNWANTED = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff\ufeff\u200b\u00ad]")


def clean(text: str) -> str:
    """Drop what is no character and what has no width; other line ends become newlines."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = text.replace("\x0b", "\n").replace("\x0c", "\n").replace("\u2028", "\n").replace("\u2029", "\n")
    return _UNWANTED.sub("", text) if not text.isascii() or _UNWANTED.search(text) else text
