"""What style sheets and tags say about the look of text on a web page."""

import re
from functools import lru_cache

from files.documents.css_colors import background, text_color
from files.documents.docx_styles import Look

Declarations = dict[str, str]

_LONGEST_SHEET = 500_000
_MAX_RULES = 10_000
_SELECTOR = re.compile(r"([a-z][a-z0-9]{0,20})?\.([\w-]{1,80})")
_LOOKS: dict[str, Look] = {
    "b": {"bold": True},
    "strong": {"bold": True},
    "th": {"bold": True},
    "i": {"italic": True},
    "em": {"italic": True},
    "u": {"underline": True},
    "ins": {"underline": True},
    "s": {"strike": True},
    "strike": {"strike": True},
    "del": {"strike": True},
    "mark": {"highlight": "FFFF00"},
}
_NOTHING: Look = {}
_BOLD = frozenset({"bold", "bolder", "600", "700", "800", "900"})


class StyleSheet:
    """The rules for classes; other selectors are not minded."""

    def __init__(self) -> None:
        self._rules: dict[tuple[str, str], Declarations] = {}

    def add(self, css: str) -> None:
        for rule in _without_comments(css[:_LONGEST_SHEET]).split("}"):
            head, _, body = rule.rpartition("{")
            for selector in head.rpartition("{")[2].split(","):
                match = _SELECTOR.fullmatch(selector.strip().lower())
                if match and len(self._rules) < _MAX_RULES:
                    self._rules.setdefault((match[1] or "", match[2]), {}).update(declarations(body))

    def declarations(self, tag: str, classes: str, own: str) -> Declarations:
        """Return what holds for an element: what its classes say, then what it says itself."""
        if not classes or not self._rules:
            return declarations(own) if own else {}
        found: Declarations = {}
        for name in classes.lower().split():
            found.update(self._rules.get(("", name), {}))
            found.update(self._rules.get((tag, name), {}))
        return {**found, **declarations(own)}


def _without_comments(css: str) -> str:
    first, *commented = css.replace("<!--", "").replace("-->", "").split("/*")
    return first + "".join(part.partition("*/")[2] for part in commented)


@lru_cache(maxsize=2_000)
def declarations(style: str) -> Declarations:
    """Return the properties of a `style`, in small letters."""
    pairs = (part.partition(":") for part in style.lower().split(";"))
    return {name.strip(): value.replace("!important", "").strip() for name, _, value in pairs if value}


def look_of(tag: str, style: Declarations, *, inline: bool) -> Look:
    """Return the look; a background is one of the text only where it is `inline`."""
    look = _LOOKS.get(tag, _NOTHING)
    if not style:
        return look
    found: Look = {**look}
    if weight := style.get("font-weight"):
        found["bold"] = weight in _BOLD
    if slant := style.get("font-style"):
        found["italic"] = slant in {"italic", "oblique"}
    _add_lines(found, style.get("text-decoration", "") + " " + style.get("text-decoration-line", ""))
    if ink := style.get("color"):
        found["color"] = text_color(ink)
    behind = style.get("background-color") or style.get("background")
    if behind and inline:
        found["highlight"] = background(behind)
    return found


def _add_lines(look: Look, decoration: str) -> None:
    words = decoration.split()
    if "underline" in words:
        look["underline"] = True
    if "line-through" in words:
        look["strike"] = True


def is_hidden(style: Declarations) -> bool:
    return (
        style.get("display") == "none"
        or style.get("visibility") in {"hidden", "collapse"}
        or style.get("mso-hide") == "all"
    )
