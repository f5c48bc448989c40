"""The elements of a web page: which of them show nothing, and what the open ones say about the text inside."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from files.documents.css_colors import text_color
from files.documents.docx_styles import Look
from files.documents.symbols import is_symbol_font
from files.documents.web_styles import Declarations, is_hidden, look_of

Attributes = Mapping[str, str]

BLOCKS = frozenset({
    "html", "body", "p", "div", "section", "article", "header", "footer", "main", "aside", "blockquote", "pre",
    "address", "center", "form", "fieldset", "legend", "figure", "figcaption", "details", "summary", "dl", "dt",
    "dd", "ul", "ol", "li", "dir", "menu", "table", "caption", "thead", "tbody", "tfoot", "tr", "td", "th", "hr",
    "h1", "h2", "h3", "h4", "h5", "h6",
})  # fmt: skip
PICTURES = frozenset({"img", "svg", "canvas", "object", "embed", "v:imagedata"})
_HEADINGS = {f"h{level}": level for level in range(1, 7)}
_UNSEEN = frozenset({
    "script", "style", "template", "title", "noscript", "select", "datalist", "textarea", "button", "nav", "svg",
    "canvas", "object", "iframe", "audio", "video", "xml", "applet", "map", "rp", "rt", "annotation", "annotation-xml",
})  # fmt: skip
# Word's own lists of what stands at the foot or the edge of pages, and the signs in the text that point there.
_UNSEEN_PARTS = frozenset({"comment-list", "footnote-list", "endnote-list", "header", "footer"})
_NOTE_SIGNS = ("mso-footnote-id", "mso-endnote-id")
_COMMENT_SIGN = "msocommentreference"
_TITLE = "msotitle"
_OUTLINE_LEVELS = frozenset("123456789")


@dataclass(frozen=True, slots=True)
class Open:
    """An open element: what holds for the text inside."""

    look: Look = field(default_factory=Look)
    # The level of a heading, 0 for a title.
    heading: int | None = None
    symbol_font: str = ""
    keeps_spaces: bool = False
    raised: bool = False
    # The text is the number of a list item, which Word puts in front of it.
    is_mark: bool = False


def opened(tag: str, attributes: Attributes, style: Declarations, around: Open) -> Open:
    """Return what holds inside an element that opens inside `around`."""
    look = _look(tag, attributes, style)
    is_block = tag in BLOCKS
    if not (look or is_block or style or attributes or tag == "sup"):
        return around
    return Open(
        {**around.look, **look} if look else around.look,
        _heading(tag, attributes, style, around) if is_block else around.heading,
        _symbol_font(attributes, style, around),
        around.keeps_spaces or tag == "pre" or style.get("white-space", "").startswith("pre"),
        around.raised or tag == "sup",
        around.is_mark or style.get("mso-list") == "ignore",
    )


def is_unseen(tag: str, attributes: Attributes, style: Declarations) -> bool:
    if tag in _UNSEEN or is_hidden(style) or "hidden" in attributes:
        return True
    if tag == "del" and "datetime" in attributes:
        return True
    if not style and "class" not in attributes:
        return False
    is_sign = any(sign in style for sign in _NOTE_SIGNS) or attributes.get("class", "").lower() == _COMMENT_SIGN
    return is_sign or style.get("mso-element") in _UNSEEN_PARTS


def _look(tag: str, attributes: Attributes, style: Declarations) -> Look:
    if tag in {"html", "body"} or (tag == "ins" and "datetime" in attributes):
        return {}
    look = look_of(tag, style, inline=tag not in BLOCKS)
    if tag == "font" and (ink := attributes.get("color")):
        return {"color": text_color(ink), **look}
    return look


def _heading(tag: str, attributes: Attributes, style: Declarations, around: Open) -> int | None:
    if tag in {"td", "th"}:
        return None
    if attributes.get("class", "").lower() == _TITLE:
        return 0
    level = style.get("mso-outline-level", "")
    return int(level) if level in _OUTLINE_LEVELS else _HEADINGS.get(tag, around.heading)


def _symbol_font(attributes: Attributes, style: Declarations, around: Open) -> str:
    families = style.get("mso-symbol-font-family") or style.get("font-family") or attributes.get("face", "").lower()
    if not families:
        return around.symbol_font
    first = families.partition(",")[0].strip(" \"'")
    return first if is_symbol_font(first) else ""
