"""The markers of lists on a web page."""

from dataclasses import dataclass

from files.documents.lists import Marker
from files.documents.numerals import render

_TYPES = {"1": "decimal", "a": "lowerLetter", "A": "upperLetter", "i": "lowerRoman", "I": "upperRoman"}
# How a style of CSS counts, and what it puts behind the number.
_COUNTED = {
    "decimal": ("decimal", "."),
    "decimal-leading-zero": ("decimalZero", "."),
    "lower-alpha": ("lowerLetter", "."),
    "lower-latin": ("lowerLetter", "."),
    "upper-alpha": ("upperLetter", "."),
    "upper-latin": ("upperLetter", "."),
    "lower-roman": ("lowerRoman", "."),
    "upper-roman": ("upperRoman", "."),
    "cjk-ideographic": ("chineseCounting", "、"),
    "simp-chinese-informal": ("chineseCounting", "、"),
    "trad-chinese-informal": ("chineseCounting", "、"),
    "simp-chinese-formal": ("chineseLegalSimplified", "、"),
    "cjk-decimal": ("ideographDigital", "、"),
    "cjk-heavenly-stem": ("ideographTraditional", "、"),
    "cjk-earthly-branch": ("ideographZodiac", "、"),
}
_BULLETS = {"disc": "•", "circle": "◦", "square": "▪", "none": ""}
_BULLETS_BY_DEPTH = ("•", "◦", "▪")
_LONGEST_NUMBER = 10


@dataclass
class WebList:
    """A list and where it has got to."""

    style: str
    following: int = 1

    @classmethod
    def opened(cls, tag: str, kind: str, style: str, start: str, depth: int) -> "WebList":
        """Begin a list; `kind` is its `type`, `style` its `list-style-type` and `depth` the lists around it."""
        if style not in _COUNTED and style not in _BULLETS:
            style = kind.lower() if kind.lower() in _BULLETS else _TYPES.get(kind, "")
        if not style:
            style = "decimal" if tag == "ol" else _BULLETS_BY_DEPTH[min(depth, 2)]
        return cls(style, number(start, 1))

    def item(self, value: str, style: str, level: int) -> Marker:
        """Count one item on; it may say its own number and style."""
        count = number(value, self.following)
        self.following = count + 1
        return Marker(self._text(count, style if style in _COUNTED or style in _BULLETS else self.style), level)

    @staticmethod
    def _text(count: int, style: str) -> str:
        if style in _BULLETS or style in _BULLETS_BY_DEPTH:
            return _BULLETS.get(style, style)
        counted, behind = _COUNTED.get(style, (style, "."))
        return render(count, counted) + behind


def list_style(style: dict[str, str]) -> str:
    """Return how a list counts by its style, an empty text if that says nothing."""
    if named := style.get("list-style-type"):
        return named
    words = style.get("list-style", "").split()
    return next((word for word in words if word in _COUNTED or word in _BULLETS), "")


def number(text: str, default: int) -> int:
    text = text.strip()
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) <= _LONGEST_NUMBER else default
