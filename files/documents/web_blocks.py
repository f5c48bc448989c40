"""The elements of a web page, as they start and end, made into blocks."""

import re
from dataclasses import dataclass, field

from files.documents.characters import raised
from files.documents.errors import ReadCode, ReadError
from files.documents.lists import Marker
from files.documents.mathml import Formula
from files.documents.symbols import in_font
from files.documents.types import Block
from files.documents.web_elements import BLOCKS, PICTURES, Attributes, Open, is_unseen, opened
from files.documents.web_lines import WebLine
from files.documents.web_lists import WebList, list_style
from files.documents.web_styles import Declarations, StyleSheet
from files.documents.web_tables import WebTable
from files.documents.word_blocks import BlockMaker

_WORD_LEVEL = re.compile(r"\blevel([1-9])\b")
_GAP = "____"
_DEEPEST = 20_000
_DEEPEST_FORMULA = 200
_MOST_TABLES_DEEP = 60
_COURIER_BULLETS = {"o": "◦"}


@dataclass
class _Flow:
    """Where blocks go one below the other: the page, or a cell with its spans."""

    spans: tuple[str, str] = ("", "")
    parts: list[Block | WebTable] = field(default_factory=list)
    line: WebLine = field(default_factory=WebLine)
    # The number that is being written in front of the line, and the one that is.
    mark: WebLine | None = None
    marker: Marker | None = None
    level: int = 1


class PageBlocks:
    """What the parser tells its elements. The tables of a workbook are kept as they are, to be made its sheets."""

    def __init__(self, *, is_workbook: bool) -> None:
        self.pictures = 0
        self._is_workbook = is_workbook
        self._maker = BlockMaker()
        self._styles = StyleSheet()
        self._css: list[str] = []
        self._open = [Open()]
        self._flows = [_Flow()]
        self._tables: list[WebTable] = []
        self._lists: list[WebList] = []
        self._unseen = 0
        self._formula: Formula | None = None
        self._formula_depth = 0

    @property
    def _flow(self) -> _Flow:
        return self._flows[-1]

    def start(self, tag: str, attributes: Attributes) -> None:
        if self._unseen:
            self._unseen += 1
            return
        self.pictures += tag in PICTURES
        style = self._styles.declarations(tag, attributes.get("class", ""), attributes.get("style", ""))
        if "mso-tab-count" in style:
            self._flow.line.tab()
            self._unseen = 1
        elif is_unseen(tag, attributes, style):
            self._unseen = 1
            self._css = [] if tag == "style" else self._css
        elif self._formula:
            self._formula.start()
            self._formula_depth += 1
            if self._formula_depth > _DEEPEST_FORMULA:
                raise ReadError(ReadCode.TOO_COMPLEX)
        elif tag == "math":
            self._formula = Formula()
        else:
            self._enter(tag, attributes, style)

    def end(self, tag: str) -> None:
        if self._unseen:
            self._unseen -= 1
            if tag == "style":
                self._styles.add("".join(self._css))
        elif self._formula:
            self._end_in_formula(tag, self._formula)
        else:
            self._exit(tag)

    def _end_in_formula(self, tag: str, formula: Formula) -> None:
        if self._formula_depth:
            self._formula_depth -= 1
            formula.end(tag)
        else:
            self._formula = None
            self.data(formula.text)

    def _exit(self, tag: str) -> None:
        if tag in BLOCKS:
            self._end_line()
        self._leave(tag)
        was_mark = self._open.pop().is_mark
        if was_mark and not self._open[-1].is_mark:
            self._take_mark()

    def data(self, text: str) -> None:
        if self._unseen:
            self._css.append(text)
            return
        if self._formula:
            self._formula.data(text)
            return
        now = self._open[-1]
        if now.symbol_font:
            text = in_font(text, now.symbol_font)
        if now.raised:
            text = raised(text)
        line = self._flow.mark if now.is_mark and self._flow.mark else self._flow.line
        if now.keeps_spaces:
            line.add_as_it_is(text, now.look)
        else:
            line.add(text, now.look)

    def close(self) -> list[Block | WebTable]:
        """Return the blocks, and of a workbook the tables."""
        while self._tables:
            self._end_cell()
            self._end_table()
        self._end_line()
        return self._flow.parts

    def _enter(self, tag: str, attributes: Attributes, style: Declarations) -> None:
        if tag in BLOCKS:
            self._end_line()
            if level := _WORD_LEVEL.search(style.get("mso-list", "")):
                self._flow.level = int(level[1])
        now = opened(tag, attributes, style, self._open[-1])
        if now.is_mark and not self._open[-1].is_mark:
            self._flow.mark = WebLine()
        self._open.append(now)
        if len(self._open) > _DEEPEST:
            raise ReadError(ReadCode.TOO_COMPLEX)
        self._begin(tag, attributes, style)

    def _begin(self, tag: str, attributes: Attributes, style: Declarations) -> None:
        match tag:
            case "br":
                self._flow.line.break_line()
            case "input" if attributes.get("type", "text").lower() == "text":
                self._flow.line.add_as_it_is(_GAP, self._open[-1].look)
            case "ol" | "ul" | "li":
                self._list(tag, attributes, style)
            case "table" | "tr" | "td" | "th":
                self._table(tag, attributes)

    def _leave(self, tag: str) -> None:
        match tag:
            case "table":
                self._end_table()
            case "td" | "th":
                self._end_cell()
            case "ol" | "ul" if self._lists:
                self._lists.pop()
            case "li":
                self._flow.marker = None

    def _list(self, tag: str, attributes: Attributes, style: Declarations) -> None:
        given = list_style(style)
        if tag != "li":
            kind, start = attributes.get("type", ""), attributes.get("start", "")
            self._lists.append(WebList.opened(tag, kind, given, start, len(self._lists)))
        elif self._lists:
            self._flow.marker = self._lists[-1].item(attributes.get("value", ""), given, len(self._lists))
        else:
            self._flow.marker = WebList.opened("ul", "", given, "", 0).item("", "", 1)

    def _table(self, tag: str, attributes: Attributes) -> None:
        if tag == "table":
            self._tables.append(WebTable())
            self._maker.go_inside()
            if len(self._tables) > _MOST_TABLES_DEEP:
                raise ReadError(ReadCode.TOO_COMPLEX)
        elif self._tables and tag == "tr":
            self._tables[-1].start_row()
        elif self._tables:
            self._flows.append(_Flow((attributes.get("colspan", ""), attributes.get("rowspan", ""))))

    def _end_cell(self) -> None:
        if self._tables and len(self._flows) > 1:
            self._end_line()
            cell = self._flows.pop()
            blocks = tuple(part for part in cell.parts if not isinstance(part, WebTable))
            self._tables[-1].add(blocks, *cell.spans)

    def _end_table(self) -> None:
        if not self._tables:
            return
        table = self._tables.pop()
        self._maker.go_outside()
        if self._is_workbook and not self._tables:
            self._flow.parts.append(table)
            return
        block = table.block(self._maker.location)
        if block.text.strip():
            self._flow.parts.append(block)

    def _end_line(self) -> None:
        """Make a block of the line, if anything stands in it."""
        flow = self._flow
        if flow.line.is_empty:
            return
        runs = flow.line.runs()
        if runs:
            flow.parts.append(self._maker.text_block(runs, flow.marker, self._open[-1].heading))
            flow.marker = None
        flow.line = WebLine()

    def _take_mark(self) -> None:
        flow = self._flow
        text = flow.mark.text() if flow.mark else ""
        # A bullet of a font that no table knows leaves nothing.
        flow.marker = Marker(_COURIER_BULLETS.get(text, text) or "•", flow.level)
        flow.mark = None
