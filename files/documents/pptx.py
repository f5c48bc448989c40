"""Presentations: slide after slide, titles as headings, the rest in the order in which it is read."""

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Any, BinaryIO

import pptx
from lxml import etree
from pptx.enum.shapes import MSO_SHAPE_TYPE

from files.documents import omml
from files.documents.archive import open_archive
from files.documents.characters import clean
from files.documents.docx_inline import alternatives
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished, has_text, left_out
from files.documents.numerals import render
from files.documents.ooxml import MC, A, M
from files.documents.outline import Outline
from files.documents.runs import joined
from files.documents.symbols import bullet
from files.documents.tables import Grid
from files.documents.types import Block, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind

_MAX_CHARACTERS = 5_000_000
_MAX_SLIDES = 2_000
_P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
_TRUE = frozenset({"1", "true"})
# The kinds of placeholders as the XML names them.
_TITLES = frozenset({"title", "ctrTitle"})
_LISTS = frozenset({"body", "obj"})
_FURNITURE = frozenset({"ftr", "dt", "sldNum", "hdr"})
_PICTURES = frozenset(
    {MSO_SHAPE_TYPE.PICTURE, MSO_SHAPE_TYPE.CHART, MSO_SHAPE_TYPE.LINKED_PICTURE, MSO_SHAPE_TYPE.DIAGRAM}
)
# Shapes whose tops differ by less (a third of an inch) stand side by side.
_ROW_HEIGHT = 300_000
_FORMULA = "{http://schemas.microsoft.com/office/drawing/2010/main}m"
_NUMBER_STYLES = {
    "arabic": "decimal",
    "alphaLc": "lowerLetter",
    "alphaUc": "upperLetter",
    "romanLc": "lowerRoman",
    "romanUc": "upperRoman",
    "ea1Chs": "chineseCounting",
    "ea1Cht": "chineseCounting",
    "circleNum": "decimalEnclosedCircle",
}
_NUMBER_FRAMES = {"Period": "{}.", "ParenR": "{})", "ParenBoth": "({})", "Plain": "{}", "Minus": "- {} -"}


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    open_archive(stream)
    stream.seek(0)
    presentation = pptx.Presentation(stream)
    if len(presentation.slides) > _MAX_SLIDES:
        raise ReadError(ReadCode.TOO_LARGE)
    reader = _Reader()
    blocks: list[Block] = []
    hidden = 0
    for number, slide in enumerate(presentation.slides, 1):
        if slide.element.get("show") == "0":
            hidden += 1
        else:
            blocks.extend(reader.slide(slide, number))
    return finished(kind, tuple(blocks), reader.pictures, left_out(hidden, "hidden slide"))


class _Reader:
    def __init__(self) -> None:
        self._outline = Outline()
        self._characters = 0
        self._places: dict[tuple[str, str], tuple[int, int]] = {}
        self.pictures = 0

    def slide(self, slide: Any, number: int) -> Iterator[Block]:
        _choose_alternatives(slide.shapes.element)
        shapes = list(slide.shapes)
        titles = [shape for shape in shapes if _placeholder(shape) in _TITLES]
        self._outline = Outline()
        for shape in titles:
            yield from self._title(shape, number)
        yield from self._shapes([shape for shape in shapes if _placeholder(shape) not in _TITLES], number)

    def _title(self, shape: Any, number: int) -> Iterator[Block]:
        lines = [runs for paragraph in _paragraphs(shape.element, _P) if (runs := self._runs(paragraph))]
        if not lines:
            return
        heading = TextBlock(
            TextKind.HEADING, joined(run for line in lines for run in (*line, Run(" "))), self._where(number), 1
        )
        yield heading
        self._outline.enter(1, heading.text)

    def _shapes(self, shapes: list[Any], number: int) -> Iterator[Block]:
        for shape in self._in_reading_order(shapes):
            if _placeholder(shape) in _FURNITURE:
                continue
            if hasattr(shape, "shapes"):
                yield from self._shapes(list(shape.shapes), number)
            elif getattr(shape, "has_table", False):
                yield from self._table(shape.element, number)
            elif shape.has_text_frame:
                paragraphs = _paragraphs(shape.element, _P)
                yield from self._text(paragraphs, number, in_list=_placeholder(shape) in _LISTS)
            elif shape.shape_type in _PICTURES or shape.shape_type is None:
                self.pictures += 1

    def _in_reading_order(self, shapes: list[Any]) -> list[Any]:
        """Return the shapes from top to bottom, those that stand side by side from left to right."""
        if len(shapes) < 2:  # noqa: PLR2004 - nothing to order
            return shapes
        places = sorted(((*self._place(shape), shape) for shape in shapes), key=itemgetter(0, 1))
        rows: list[list[tuple[int, int, Any]]] = []
        for place in places:
            if rows and place[0] - rows[-1][0][0] < _ROW_HEIGHT:
                rows[-1].append(place)
            else:
                rows.append([place])
        return [shape for row in rows for _, _, shape in sorted(row, key=itemgetter(1))]

    def _place(self, shape: Any) -> tuple[int, int]:
        """Return the top and left. Those of a layout's placeholder take long to find: they are asked for once."""
        placeholder = _placeholder_of(shape)
        if placeholder is None or shape.element.tag != f"{_P}sp" or shape.element.find(f"{_P}spPr/{A}xfrm") is not None:
            return shape.top or 0, shape.left or 0
        key = str(shape.part.slide_layout.part.partname), placeholder.get("idx", "0")
        if key not in self._places:
            self._places[key] = shape.top or 0, shape.left or 0
        return self._places[key]

    def _text(self, paragraphs: Iterable[etree._Element], number: int, *, in_list: bool) -> Iterator[TextBlock]:
        counters: dict[int, int] = {}
        for paragraph in paragraphs:
            runs = self._runs(paragraph)
            if not runs:
                continue
            properties = paragraph.find(A + "pPr")
            level = 0 if properties is None else _whole(properties, "lvl", 0)
            marker = _marker(properties, level, counters, in_list=in_list)
            if marker:
                yield TextBlock(TextKind.LIST_ITEM, runs, self._where(number), level + 1, marker)
            else:
                yield TextBlock(TextKind.PARAGRAPH, runs, self._where(number))

    def _table(self, frame: etree._Element, number: int) -> Iterator[TableBlock]:
        grid = Grid()
        for row in frame.iterfind(f".//{A}tbl/{A}tr"):
            grid.start_row()
            for cell in row.iterfind(A + "tc"):
                if cell.get("hMerge") in _TRUE or cell.get("vMerge") in _TRUE:
                    continue
                blocks = tuple(self._text(_paragraphs(cell, A), number, in_list=False))
                grid.add(blocks, _whole(cell, "gridSpan", 1), _whole(cell, "rowSpan", 1))
        block = TableBlock(grid.rows(), self._where(number))
        if has_text(block):
            yield block

    def _runs(self, paragraph: etree._Element) -> tuple[Run, ...]:
        runs = joined(run for child in paragraph if (run := _run(child)))
        self._characters += sum(len(run.text) for run in runs)
        if self._characters > _MAX_CHARACTERS:
            raise ReadError(ReadCode.TOO_LARGE)
        return runs

    def _where(self, number: int) -> Location:
        return Location(slide=number, headings=self._outline.path)


def _choose_alternatives(tree: etree._Element) -> None:
    """Put in the place of alternatives the one that is shown: the library passes over all of them."""
    for element in list(tree.iter(MC + "AlternateContent")):
        parent, chosen = element.getparent(), alternatives(element)
        if parent is None:
            continue
        for child in list(chosen if chosen is not None else ()):
            element.addprevious(child)
        parent.remove(element)


def _placeholder_of(shape: Any) -> etree._Element | None:
    """Return the element that makes the shape a placeholder; the library searches much longer for it."""
    found: etree._Element | None = shape.element.find(f"*/{_P}nvPr/{_P}ph")
    return found


def _placeholder(shape: Any) -> str | None:
    placeholder = _placeholder_of(shape)
    return None if placeholder is None else placeholder.get("type", "obj")


def _paragraphs(element: etree._Element, namespace: str) -> Iterator[etree._Element]:
    """Return the paragraphs of a shape or cell. The library's own objects for them cost more than the reading."""
    return element.iterfind(f"{namespace}txBody/{A}p")


def _whole(element: etree._Element, name: str, default: int) -> int:
    value = element.get(name, "")
    return int(value) if value.isdecimal() else default


def _run(element: etree._Element) -> Run | None:
    if element.tag == A + "br":
        return Run("\n")
    if element.tag in {_FORMULA, M + "oMath", M + "oMathPara"}:
        return Run(clean(omml.text_of(element)))
    if element.tag not in {A + "r", A + "fld"}:
        return None
    text = clean(element.findtext(A + "t") or "")
    look = element.find(A + "rPr")
    if look is None:
        return Run(text)
    color = look.find(f"{A}solidFill/{A}srgbClr")
    highlight = look.find(f"{A}highlight/{A}srgbClr")
    return Run(
        text,
        bold=look.get("b") in _TRUE,
        italic=look.get("i") in _TRUE,
        underline=look.get("u", "none") != "none",
        strike=look.get("strike", "noStrike") != "noStrike",
        color=_hex(color),
        highlight=_hex(highlight),
    )


def _hex(color: etree._Element | None) -> str | None:
    value = "" if color is None else color.get("val", "").upper()
    return value if value not in {"", "000000"} else None


def _marker(properties: etree._Element | None, level: int, counters: dict[int, int], *, in_list: bool) -> str:
    """Return the bullet or number; the placeholders for lists give each paragraph one unless it says no."""
    for deeper in [other for other in counters if other > level]:
        del counters[deeper]
    if properties is not None:
        number = properties.find(A + "buAutoNum")
        if number is not None:
            start = number.get("startAt", "1")
            first = int(start) if start.isdecimal() else 1
            counters[level] = counters[level] + 1 if level in counters else first
            return _number(counters[level], number.get("type", "arabicPeriod"))
        character, font = properties.find(A + "buChar"), properties.find(A + "buFont")
        if character is not None:
            return bullet(character.get("char", "•"), "" if font is None else font.get("typeface", ""))
        if properties.find(A + "buNone") is not None:
            return ""
    return "•" if in_list else ""


def _number(count: int, style: str) -> str:
    for prefix, name in _NUMBER_STYLES.items():
        if style.startswith(prefix):
            return _NUMBER_FRAMES.get(style.removeprefix(prefix), "{}").format(render(count, name))
    return f"{count}."
