"""What the groups and control words of RTF say, made into blocks."""

from collections.abc import Callable, Collection
from enum import IntEnum

from files.documents.characters import clean, raised
from files.documents.errors import ReadCode, ReadError
from files.documents.lists import Marker
from files.documents.rtf_fonts import Colors, Fonts
from files.documents.rtf_tables import RtfTable
from files.documents.rtf_words import (
    CHARACTERS,
    ENDS,
    MARKS,
    NOT_OF_CHARACTERS,
    NUMBERS,
    OF_PARAGRAPHS,
    SIGNS,
    SWITCHES,
)
from files.documents.runs import joined
from files.documents.types import Block, Run
from files.documents.word_blocks import BODY_TEXT_LEVEL, MAX_CHARACTERS, BlockMaker, level_of_name

# What holds in a group, by name; groups share it until one of them changes something.
State = dict[str, int]


class _Into(IntEnum):
    """What the text of a group is for."""

    TEXT = 0
    MARK = 1
    FONTS = 2
    COLORS = 3
    STYLES = 4


_DESTINATIONS = {
    "fonttbl": _Into.FONTS,
    "colortbl": _Into.COLORS,
    "stylesheet": _Into.STYLES,
    **dict.fromkeys(MARKS, _Into.MARK),
}


class _Line:
    """The runs of a paragraph as they come: text goes into one run as long as nothing else is set."""

    def __init__(self, run: Callable[[str, State], Run]) -> None:
        self._run = run
        self._runs: list[Run] = []
        self._texts: list[str] = []
        self._state: State = {}
        self._characters = 0

    def add(self, text: str, state: State) -> None:
        if state is not self._state:
            self._end_run()
            self._state = state
        self._texts.append(text)
        self._characters += len(text)
        if self._characters > MAX_CHARACTERS:
            raise ReadError(ReadCode.TOO_LARGE)

    def taken(self) -> list[Run]:
        """Return the runs and begin anew."""
        self._end_run()
        runs, self._runs, self._characters = self._runs, [], 0
        return runs

    def _end_run(self) -> None:
        if self._texts:
            self._runs.append(self._run("".join(self._texts), self._state))
            self._texts = []


class RtfBlocks:
    """Takes what the scanner finds and makes blocks of it."""

    def __init__(self) -> None:
        self.pictures = 0
        self._maker = BlockMaker()
        self._fonts = Fonts()
        self._default_font = 0
        self._colors = Colors()
        self._levels: dict[int, int | None] = {}
        self._state: State = {}
        self._states: list[State] = []
        self._bytes = bytearray()
        # Units of UTF-16: the two halves of a character come apart.
        self._units = bytearray()
        self._left_to_skip = 0
        self._mark = ""
        self._line = _Line(self._run)
        self._box_line = _Line(self._run)
        self._boxed: list[Block] = []
        self._table = RtfTable()
        self._blocks: list[Block] = []
        self._acts = self._acts_of_text() | self._acts_of_tables()

    def _acts_of_text(self) -> dict[str, Callable[[int], None]]:
        return {
            "ansicpg": self._fonts.use_page,
            "deff": lambda number: setattr(self, "_default_font", number),
            "fcharset": lambda number: self._fonts.charset(self._font(), number),
            "cpg": lambda number: self._fonts.page(self._font(), number),
            "red": lambda number: self._colors.mix("red", number),
            "green": lambda number: self._colors.mix("green", number),
            "blue": lambda number: self._colors.mix("blue", number),
            "par": lambda _: self._end_paragraph(),
            "sect": lambda _: self._end_paragraph(),
            "pard": lambda _: self._forget(OF_PARAGRAPHS),
            "plain": lambda _: self._forget(self._state.keys() - NOT_OF_CHARACTERS),
            "shptxt": lambda _: self._set("box", 1),
        }

    def _acts_of_tables(self) -> dict[str, Callable[[int], None]]:
        return {
            "intbl": lambda _: self._set("in_table", 1),
            "trowd": lambda _: self._table.describe(),
            "clmrg": lambda _: self._table.flag("clmrg"),
            "clvmrg": lambda _: self._table.flag("clvmrg"),
            "cellx": self._table.end_at,
            "cell": lambda _: self._end_cell(),
            # Tables inside cells are read as paragraphs of the cell.
            "nestcell": lambda _: self._end_paragraph(in_cell=True),
            "row": lambda _: self._table.end_row(),
        }

    def open_group(self) -> None:
        self._flush()
        self._left_to_skip = 0
        self._states.append(self._state)

    def close_group(self) -> None:
        self._flush()
        self._left_to_skip = 0
        if self._states:
            self._state = self._states.pop()

    def characters(self, data: bytes) -> None:
        """Take bytes of text; those that stand in for a character of Unicode are passed over."""
        skipped = min(self._left_to_skip, len(data))
        self._left_to_skip -= skipped
        if skipped < len(data):
            if self._units:
                self._flush()
            self._bytes += data[skipped:]

    def sign(self, sign: str) -> None:
        self._flush()
        if self._left_to_skip:
            self._left_to_skip -= 1
        elif sign in SIGNS:
            self._add(SIGNS[sign])

    def unicode(self, unit: int) -> None:
        """Take a unit of UTF-16; what stands in for it follows."""
        if self._bytes:
            self._flush()
        self._units += (unit & 0xFFFF).to_bytes(2, "little")
        self._left_to_skip = self._state.get("stand_ins", 1)

    def word(self, word: str, number: int | None) -> None:
        self._flush()
        if self._left_to_skip:
            self._left_to_skip -= 1
        elif word in CHARACTERS:
            self._add(CHARACTERS[word])
        elif word in SWITCHES:
            self._set(SWITCHES[word], number != 0)
        elif word in NUMBERS:
            self._set(NUMBERS[word], number or 0)
        elif word in ENDS:
            self._set(ENDS[word], 0)
        elif word in _DESTINATIONS:
            self._set("into", _DESTINATIONS[word])
        elif word in self._acts:
            self._acts[word](number or 0)

    def done(self) -> list[Block]:
        self._flush()
        self._end_paragraph()
        self._end_table()
        return self._blocks

    def _set(self, name: str, value: int) -> None:
        if self._state.get(name) != value:
            self._state = {**self._state, name: value}

    def _forget(self, names: Collection[str]) -> None:
        self._state = {name: value for name, value in self._state.items() if name not in names}

    def _font(self) -> int:
        return self._state.get("font", self._default_font)

    def _flush(self) -> None:
        """Decode the bytes that have gathered: characters may be several bytes long."""
        if self._units:
            text = self._units.decode("utf-16-le", "ignore")
            self._units.clear()
            self._add(self._fonts.shown(text, self._font()))
        if not self._bytes:
            return
        data = bytes(self._bytes)
        self._bytes.clear()
        if self._state.get("into") == _Into.FONTS:
            self._fonts.name(self._font(), data.decode("latin-1"))
        else:
            self._add(self._fonts.decoded(data, self._font()))

    def _add(self, text: str) -> None:
        match self._state.get("into", _Into.TEXT):
            case _Into.TEXT:
                self._add_to_line(text)
            case _Into.MARK:
                self._mark += text or "•"
            case _Into.COLORS:
                self._colors.end(text.count(";"))
            case _Into.STYLES:
                self._name_style(text.partition(";")[0].strip())

    def _name_style(self, name: str) -> None:
        outline = self._state.get("outline", BODY_TEXT_LEVEL)
        level = outline + 1 if 0 <= outline < BODY_TEXT_LEVEL else level_of_name(name)
        self._levels.setdefault(self._state.get("style", 0), level)

    def _add_to_line(self, text: str) -> None:
        state = self._state
        text = clean(text)
        if not text or state.get("hidden"):
            return
        line = self._box_line if state.get("box") else self._line
        line.add(raised(text) if state.get("raised") else text, state)

    def _run(self, text: str, state: State) -> Run:
        return Run(
            text,
            bool(state.get("bold")),
            bool(state.get("italic")),
            bool(state.get("underline")),
            bool(state.get("strike")),
            self._colors.of_text(state.get("color", 0)),
            self._colors.behind(state.get("highlight") or state.get("shade", 0)),
        )

    def _end_paragraph(self, *, in_cell: bool = False) -> None:
        if self._state.get("box"):
            self._boxed += self._paragraph(self._box_line, is_inside=True)
            return
        in_cell = in_cell or bool(self._state.get("in_table"))
        if not in_cell:
            self._end_table()
        blocks = self._paragraph(self._line, is_inside=in_cell) + self._boxed
        blocks += self._paragraph(self._box_line, is_inside=True)
        self._boxed, self._mark = [], ""
        for block in blocks:
            if in_cell:
                self._table.add(block)
            else:
                self._blocks.append(block)

    def _paragraph(self, line: _Line, *, is_inside: bool) -> list[Block]:
        runs = joined(line.taken())
        if not runs:
            return []
        sign = self._mark.strip() if line is self._line else ""
        marker = Marker(sign, self._state.get("level", 0) + 1) if sign else None
        if not is_inside:
            return [self._maker.text_block(runs, marker, self._heading())]
        with self._maker.inside():
            return [self._maker.text_block(runs, marker, self._heading())]

    def _heading(self) -> int | None:
        outline = self._state.get("outline")
        if outline is None:
            return self._levels.get(self._state.get("style", 0))
        return outline + 1 if 0 <= outline < BODY_TEXT_LEVEL else None

    def _end_cell(self) -> None:
        self._end_paragraph(in_cell=True)
        self._table.end_cell()

    def _end_table(self) -> None:
        table = self._table.taken(self._maker.location)
        if table is not None:
            self._blocks.append(table)
