"""The HTML in which quiz files keep their texts, as the text that a person sees."""

import html
import re
from collections.abc import Callable, Iterator
from typing import Any

from lxml import etree

from files.documents.characters import clean, raised
from files.documents.mathml import Formula

_WORD = re.compile(r"[\w-]+")
_BLOCKS = frozenset(
    _WORD.findall(
        "address article aside blockquote caption center dd div dl dt fieldset figcaption figure footer form"
        " h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul"
    )
)
_UNSEEN = frozenset(_WORD.findall("script style template head noscript annotation annotation-xml"))
_PICTURES = frozenset(_WORD.findall("img svg canvas object embed iframe video audio"))
_INLINE = _WORD.findall(
    "a abbr acronym b basefont bdi bdo big body br button cite code col colgroup data dfn del dir em font html i input"
    " ins kbd label legend map mark math meta link nobr optgroup option output param q rp rt ruby s samp select small"
    " source span strike strong sub summary sup details td textarea th time title tt u var wbr"
)
_NAMES = "|".join(sorted({*_BLOCKS, *_UNSEEN, *_PICTURES, *_INLINE}, key=len, reverse=True))
# A sign that opens no tag of HTML, MathML or Word's own is one of the text: "if a<5", "List<String>".
_LITERAL = re.compile(
    rf"<(?!/?(?:(?:{_NAMES})(?=[\s/>])|m[a-z]{{1,12}}[\s/>]|[a-z]{{1,9}}:[a-z])|!--|[!?])", re.IGNORECASE
)
_SPACES = re.compile(r"[ \t\n\r\f]+")
_HIDDEN = re.compile(r"display\s{0,4}:\s{0,4}none", re.IGNORECASE)
_FORMULA_PICTURE = re.compile(r"equation|texrender|wiris|latex", re.IGNORECASE)
_LETTERS = {"a": "abcdefghijklmnopqrstuvwxyz", "A": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}

Attributes = dict[str, str]


class PageText:
    """Takes elements as they start and end and gives the text they show, a line a block."""

    def __init__(self) -> None:
        self.pictures = 0
        self._pieces: list[str] = []
        self._hidden = 0
        self._raised = 0
        self._kept_spaces = 0
        self._lists: list[Iterator[str] | None] = []
        self._formula: Formula | None = None

    def start(self, tag: str, attributes: Attributes) -> None:
        if self._hidden:
            self._hidden += 1
        elif tag in _PICTURES:
            self._picture(attributes)
            self._hidden = 1
        elif tag in _UNSEEN or _HIDDEN.search(attributes.get("style", "")):
            self._hidden = 1
        elif self._formula:
            self._formula.start()
        elif tag == "math":
            self._formula = Formula()
        else:
            self._open(tag, attributes)

    def end(self, tag: str) -> None:
        if self._hidden:
            self._hidden -= 1
        elif self._formula and tag == "math":
            formula, self._formula = self._formula, None
            self.data(formula.text)
        elif self._formula:
            self._formula.end(tag)
        else:
            self._close(tag)

    def data(self, text: str) -> None:
        if self._hidden:
            return
        if self._formula:
            self._formula.data(text)
            return
        if not self._kept_spaces:
            text = _SPACES.sub(" ", text)
            if text.startswith(" ") and (not self._pieces or self._pieces[-1].endswith((" ", "\n", "\t"))):
                text = text[1:]
        if text:
            self._pieces.append(raised(text) if self._raised else text)

    def close(self) -> str:
        """Return the text, lines without any left out."""
        return lines_of("".join(self._pieces).replace("\u00a0", " "))

    def _open(self, tag: str, attributes: Attributes) -> None:
        if tag == "br" or tag in _BLOCKS:
            self._pieces.append("\n")
        if tag in {"ol", "ul"}:
            self._lists.append(_numbers(attributes) if tag == "ol" else None)
        elif tag == "li" and self._lists and (numbers := self._lists[-1]):
            self._pieces.append(f"{next(numbers)}. ")
        elif tag in {"td", "th"} and self._pieces and not self._pieces[-1].endswith("\n"):
            self._pieces.append("\t")
        self._raised += tag == "sup"
        self._kept_spaces += tag == "pre"

    def _close(self, tag: str) -> None:
        if tag in _BLOCKS:
            self._pieces.append("\n")
        if tag in {"ol", "ul"} and self._lists:
            self._lists.pop()
        self._raised -= tag == "sup" and self._raised > 0
        self._kept_spaces -= tag == "pre" and self._kept_spaces > 0

    def _picture(self, attributes: Attributes) -> None:
        """Count a picture; one of a formula says what it shows."""
        alternative = attributes.get("alt", "")
        if alternative and _FORMULA_PICTURE.search(attributes.get("class", "") + " " + alternative[:9]):
            self._pieces.append(attributes.get("data-equation-content") or alternative.removeprefix("LaTeX:").strip())
        else:
            self.pictures += 1


def _numbers(attributes: Attributes) -> Iterator[str]:
    start = attributes.get("start", "")
    letters = _LETTERS.get(attributes.get("type", ""), "")
    number = int(start) if start.isdecimal() and len(start) < 5 else 1  # noqa: PLR2004 - no list is that long
    while True:
        yield letters[number - 1] if 0 < number <= len(letters) else str(number)
        number += 1


def read_html(source: str, page: PageText) -> None:
    """Hand the elements of a piece of HTML to `page`."""
    if "<" not in source and "&" not in source:
        page.data(source)
        return
    literal = _LITERAL.sub("&lt;", source.replace("\x00", ""))
    # The parser drops the white space in front of the first element.
    target: Any = _Forwarding(page)
    etree.fromstring(f"<div>{literal}</div>", etree.HTMLParser(target=target, no_network=True))


class _Forwarding:
    """Hands on what the parser tells, but not the end: more may follow on the page."""

    def __init__(self, page: PageText) -> None:
        self._page = page

    def start(self, tag: str, attributes: Attributes) -> None:
        self._page.start(tag, attributes)

    def end(self, tag: str) -> None:
        self._page.end(tag)

    def data(self, text: str) -> None:
        self._page.data(text)

    def close(self) -> None:
        """Leave the page open."""


def read_element(
    element: etree._Element, page: PageText, special: Callable[[etree._Element], bool] = lambda _: False
) -> None:
    """Hand what is inside an element of XML to `page`; what `special` takes charge of isn't entered."""
    open_elements = [(element, iter(element))]
    page.data(element.text or "")
    while open_elements:
        parent, children = open_elements[-1]
        child = next(children, None)
        if child is None:
            open_elements.pop()
            if open_elements:
                page.end(local_name(parent))
                page.data(parent.tail or "")
        elif child.tag is etree.Entity:
            page.data(html.unescape(child.text or "") + (child.tail or ""))
        elif special(child):
            page.data(child.tail or "")
        else:
            page.start(local_name(child), {str(name): str(value) for name, value in child.attrib.items()})
            page.data(child.text or "")
            open_elements.append((child, iter(child)))


def lines_of(text: str) -> str:
    """Return the lines that say something."""
    return "\n".join(line.rstrip() for line in clean(text).split("\n") if line.strip()).strip()


def characters_of(element: etree._Element | None) -> str:
    """Return the characters inside an element, its tags left out."""
    if element is None:
        return ""
    texts = map(str, element.itertext())
    # Entities that a document type out of reach declares stand in the tree as they are spelt.
    return "".join(texts if next(element.iter(etree.Entity), None) is None else map(html.unescape, texts))


def local_name(element: etree._Element) -> str:
    """Return the name of an element without its namespace."""
    return str(element.tag).rpartition("}")[2]
