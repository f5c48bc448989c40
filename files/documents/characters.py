"""Characters that no text should hold: controls, halves of surrogate pairs, noncharacters."""

import re

_UNWANTED = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff\ufeff\u200b\u00ad]")

# Vertical tab, form feed, NEL, line separator, paragraph separator.
_OTHER_LINE_ENDS = re.compile("[\x0b\x0c\x85\u2028\u2029]")

_RAISED = dict(zip("0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ", strict=True))


def raised(text: str) -> str:
    """Return an exponent in raised characters, so that ten to the ninth isn't read as 109; other text as it is."""
    return "".join(map(_RAISED.__getitem__, text)) if text and all(map(_RAISED.__contains__, text)) else text


def clean(text: str) -> str:
    """Drop what is no character and what has no width; other line ends become newlines."""
    if text.isprintable():
        return text
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = _OTHER_LINE_ENDS.sub("\n", text)
    return _UNWANTED.sub("", text) if not text.isascii() or _UNWANTED.search(text) else text
