"""What stands inside a paragraph of a Word document: its runs, and the boxes and pictures anchored in it."""

from collections.abc import Callable, Iterator
from typing import cast

from lxml import etree

from files.documents import omml
from files.documents.characters import clean, raised
from files.documents.docx_fields import FIELD_PARTS, Fields
from files.documents.docx_styles import Look, Styles, look_of
from files.documents.ooxml import MC, A, M, V, W
from files.documents.symbols import symbol
from files.documents.types import Run

_WRAPPERS = frozenset(
    W + name
    for name in ("hyperlink", "ins", "moveTo", "smartTag", "fldSimple", "dir", "bdo", "customXml", "sdtContent")
)
_FORMULAS = frozenset({M + "oMath", M + "oMathPara"})
_GRAPHICS = frozenset({W + "drawing", W + "pict", W + "object"})
_PICTURES = frozenset(
    {
        A + "blip",
        V + "imagedata",
        "{http://schemas.openxmlformats.org/drawingml/2006/chart}chart",
        "{http://schemas.openxmlformats.org/drawingml/2006/diagram}relIds",
    }
)
_BOX = W + "txbxContent"


def alternatives(element: etree._Element) -> etree._Element | None:
    """Return the one content of an `mc:AlternateContent` that is shown; the others say the same once more."""
    choice = element.find(MC + "Choice")
    return choice if choice is not None else element.find(MC + "Fallback")


def content_of(control: etree._Element) -> etree._Element | None:
    """Return what a content control holds, None while it shows only its prompt."""
    if control.find(f"{W}sdtPr/{W}showingPlcHdr") is not None:
        return None
    return control.find(W + "sdtContent")


class Inline:
    """Collects one paragraph."""

    def __init__(self, styles: Styles, paragraph_style: str | None) -> None:
        self._styles = styles
        self._paragraph_style = paragraph_style
        self.runs: list[Run] = []
        self.boxes: list[etree._Element] = []
        self.pictures = 0
        self._fields = Fields(self.runs)

    def read(self, parent: etree._Element) -> None:
        for child in parent:
            tag = child.tag
            if tag == W + "r":
                self._run(child)
            elif tag in _WRAPPERS:
                self.read(child)
            elif tag == W + "sdt":
                self._read_some(content_of(child))
            elif tag in _FORMULAS:
                self.runs.append(Run(clean(omml.text_of(child))))
            elif tag == MC + "AlternateContent":
                self._read_some(alternatives(child))

    def _read_some(self, parent: etree._Element | None) -> None:
        if parent is not None:
            self.read(parent)

    def _run(self, run: etree._Element) -> None:
        properties = run.find(W + "rPr")
        look = self._look(properties)
        is_raised = properties is not None and _is_raised(properties)
        texts: list[str] = []
        for piece in self._pieces(run):
            if isinstance(piece, str):
                texts.append(piece)
            else:
                self._add(texts, look, is_raised=is_raised)
                texts = []
                self._fields.take(piece)
        self._add(texts, look, is_raised=is_raised)

    def _add(self, texts: list[str], look: Look, *, is_raised: bool) -> None:
        text = "".join(texts)
        if text and not look.get("hidden"):
            self.runs.append(
                Run(
                    clean(raised(text) if is_raised else text),
                    look.get("bold", False),
                    look.get("italic", False),
                    look.get("underline", False),
                    look.get("strike", False),
                    look.get("color"),
                    look.get("highlight"),
                )
            )

    def _look(self, properties: etree._Element | None) -> Look:
        if properties is None:
            return self._styles.look(self._paragraph_style, None)
        style = properties.find(W + "rStyle")
        base = self._styles.look(self._paragraph_style, None if style is None else style.get(W + "val"))
        return cast("Look", {**base, **look_of(properties)})

    def _pieces(self, run: etree._Element) -> Iterator[str | etree._Element]:
        """Yield the texts, and the parts of fields where they stand between them."""
        for child in run:
            tag = child.tag
            if tag in _TEXTS:
                yield _TEXTS[str(tag)](child)
            elif tag in FIELD_PARTS:
                yield child
            elif tag in _GRAPHICS:
                self._graphic(child)
            elif tag == MC + "AlternateContent":
                chosen = alternatives(child)
                if chosen is not None:
                    yield from self._pieces(chosen)

    def _graphic(self, graphic: etree._Element) -> None:
        """Note the boxes of text, outermost only, and count the pictures."""
        waiting = [graphic]
        while waiting:
            element = waiting.pop()
            if element.tag == _BOX:
                self.boxes.append(element)
            elif element.tag == MC + "AlternateContent":
                chosen = alternatives(element)
                waiting.extend([] if chosen is None else [chosen])
            else:
                self.pictures += element.tag in _PICTURES
                waiting.extend(reversed(element))


def _is_raised(properties: etree._Element) -> bool:
    position = properties.find(W + "vertAlign")
    return position is not None and position.get(W + "val") == "superscript"


def _symbol(element: etree._Element) -> str:
    try:
        code = int(element.get(W + "char", ""), 16)
    except ValueError:
        return ""
    return symbol(code, element.get(W + "font", ""))


def _annotated(ruby: etree._Element) -> str:
    """Return the text that a reading aid stands over."""
    return "".join(node.text or "" for node in ruby.iterfind(f"{W}rubyBase/{W}r/{W}t"))


_TEXTS: dict[str, Callable[[etree._Element], str]] = {
    W + "t": lambda element: element.text or "",
    W + "sym": _symbol,
    W + "ruby": _annotated,
    W + "tab": lambda _: "\t",
    W + "ptab": lambda _: "\t",
    W + "br": lambda _: "\n",
    W + "cr": lambda _: "\n",
    W + "noBreakHyphen": lambda _: "-",
}
