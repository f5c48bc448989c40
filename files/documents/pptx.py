"""Presentations: slide after slide, titles as headings, the rest in the order in which it is read."""

from collections.abc import Iterator
from typing import Any, BinaryIO

import pptx
from lxml import etree
from pptx.enum.shapes import MSO_SHAPE_TYPE, PP_PLACEHOLDER

from files.documents import omml
from files.documents.archive import open_archive
from files.documents.characters import clean
from files.documents.docx_inline import alternatives
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished, left_out
from files.documents.numerals import render
from files.documents.ooxml import MC, A, M
from files.documents.outline import Outline
from files.documents.runs import joined
from files.documents.symbols import bullet
from files.documents.tables import Grid
from files.documents.types import Block, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind

_MAX_CHARACTERS = 5_000_000
_MAX_SLIDES = 2_000
_TITLES = frozenset({PP_PLACEHOLDER.TITLE, PP_PLACEHOLDER.CENTER_TITLE, PP_PLACEHOLDER.VERTICAL_TITLE})
_LISTS = frozenset({PP_PLACEHOLDER.BODY, PP_PLACEHOLDER.OBJECT, PP_PLACEHOLDER.VERTICAL_BODY})
_FURNITURE = frozenset({PP_PLACEHOLDER.FOOTER, PP_PLACEHOLDER.DATE, PP_PLACEHOLDER.SLIDE_NUMBER, PP_PLACEHOLDER.HEADER})
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
        lines = [runs for paragraph in shape.text_frame.paragraphs if (runs := self._runs(paragraph))]
        if not lines:
            return
        heading = TextBlock(
            TextKind.HEADING, joined(run for line in lines for run in (*line, Run(" "))), self._where(number), 1
        )
        yield heading
        self._outline.enter(1, heading.text)

    def _shapes(self, shapes: list[Any], number: int) -> Iterator[Block]:
        for shape in _in_reading_order(shapes):
            if _placeholder(shape) in _FURNITURE:
                continue
            if hasattr(shape, "shapes"):
                yield from self._shapes(list(shape.shapes), number)
            elif getattr(shape, "has_table", False):
                yield from self._table(shape.table, number)
            elif shape.has_text_frame:
                yield from self._text(shape.text_frame, number, in_list=_placeholder(shape) in _LISTS)
            elif shape.shape_type in _PICTURES or shape.shape_type is None:
                self.pictures += 1

    def _text(self, frame: Any, number: int, *, in_list: bool) -> Iterator[TextBlock]:
        counters: dict[int, int] = {}
        for paragraph in frame.paragraphs:
            runs = self._runs(paragraph)
            if not runs:
                continue
            level = paragraph.level
            marker = _marker(paragraph, counters, in_list=in_list)
            if marker:
                yield TextBlock(TextKind.LIST_ITEM, runs, self._where(number), level + 1, marker)
            else:
                yield TextBlock(TextKind.PARAGRAPH, runs, self._where(number))

    def _table(self, table: Any, number: int) -> Iterator[TableBlock]:
        grid = Grid()
        for row in table.rows:
            grid.start_row()
            for cell in row.cells:
                if cell.is_spanned:
                    continue
                blocks = tuple(self._text(cell.text_frame, number, in_list=False))
                columns = cell.span_width if cell.is_merge_origin else 1
                grid.add(blocks, columns, cell.span_height if cell.is_merge_origin else 1)
        block = TableBlock(grid.rows(), self._where(number))
        if block.text.strip():
            yield block

    def _runs(self, paragraph: Any) -> tuple[Run, ...]:
        runs = joined(run for child in paragraph._p if (run := _run(child)))  # noqa: SLF001 - the library hides fields and breaks
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


def _placeholder(shape: Any) -> Any:
    return shape.placeholder_format.type if shape.is_placeholder else None


def _in_reading_order(shapes: list[Any]) -> list[Any]:
    """Return the shapes from top to bottom, those that stand side by side from left to right."""
    ordered = sorted(shapes, key=lambda shape: (shape.top or 0, shape.left or 0))
    rows: list[list[Any]] = []
    for shape in ordered:
        if rows and (shape.top or 0) - (rows[-1][0].top or 0) < _ROW_HEIGHT:
            rows[-1].append(shape)
        else:
            rows.append([shape])
    return [shape for row in rows for shape in sorted(row, key=lambda shape: shape.left or 0)]


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
        bold=look.get("b") in {"1", "true"},
        italic=look.get("i") in {"1", "true"},
        underline=look.get("u", "none") != "none",
        strike=look.get("strike", "noStrike") != "noStrike",
        color=_hex(color),
        highlight=_hex(highlight),
    )


def _hex(color: etree._Element | None) -> str | None:
    value = "" if color is None else color.get("val", "").upper()
    return value if value not in {"", "000000"} else None


def _marker(paragraph: Any, counters: dict[int, int], *, in_list: bool) -> str:
    """Return the bullet or number; the placeholders for lists give each paragraph one unless it says no."""
    properties = paragraph._p.pPr  # noqa: SLF001 - bullets are not in the library
    level = paragraph.level
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
