"""What stands inside a paragraph of an OpenDocument text: its runs, and the boxes and pictures anchored in it."""

from lxml import etree

from files.documents.characters import raised
from files.documents.docx_styles import Look
from files.documents.open_styles import DRAW, OFFICE, TABLE, TEXT, OpenStyles
from files.documents.web_lines import WebLine

_UNSEEN = frozenset({OFFICE + "annotation", TEXT + "note", TEXT + "ruby-text", TEXT + "tracked-changes"})
_IN_BOXES = frozenset({TEXT + "p", TEXT + "h", TEXT + "list", TABLE + "table"})
_MOST_SPACES = 1_000


class Inline:
    """Collects one paragraph."""

    def __init__(self, styles: OpenStyles, paragraph_style: str) -> None:
        self._styles = styles
        self._base = styles.look("paragraph", paragraph_style)
        self.line = WebLine()
        self.boxes: list[etree._Element] = []
        self.pictures = 0

    def read(self, paragraph: etree._Element) -> None:
        self._read(paragraph, self._base, is_raised=False)

    def _read(self, element: etree._Element, look: Look, *, is_raised: bool) -> None:
        self._add(element.text, look, is_raised=is_raised)
        for child in element:
            self._child(child, look, is_raised=is_raised)
            self._add(child.tail, look, is_raised=is_raised)

    def _child(self, child: etree._Element, look: Look, *, is_raised: bool) -> None:
        tag = str(child.tag)
        if tag == TEXT + "s":
            count = child.get(TEXT + "c", "1")
            spaces = min(int(count), _MOST_SPACES) if count.isdecimal() else 1
            self.line.add_as_it_is(" " * spaces, look)
        elif tag == TEXT + "tab":
            self.line.tab()
        elif tag == TEXT + "line-break":
            self.line.break_line()
        elif tag.startswith(DRAW):
            self._drawing(child)
        elif tag == TEXT + "span":
            style = child.get(TEXT + "style-name", "")
            own = self._styles.look("text", style)
            both: Look = {**look, **own}
            self._read(child, both if own else look, is_raised=is_raised or self._styles.is_raised(style))
        elif tag not in _UNSEEN:
            self._read(child, look, is_raised=is_raised)

    def _add(self, text: str | None, look: Look, *, is_raised: bool) -> None:
        if text and not look.get("hidden"):
            self.line.add(raised(text) if is_raised else text, look)

    def _drawing(self, drawing: etree._Element) -> None:
        """Note the boxes of text, outermost only, and count the pictures."""
        waiting = [drawing]
        while waiting:
            element = waiting.pop()
            self.pictures += element.tag == DRAW + "image"
            if any(child.tag in _IN_BOXES for child in element):
                self.boxes.append(element)
            else:
                waiting.extend(reversed(element))
