"""What a reader hands on: a document as a person sees it, in reading order."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum


class Kind(StrEnum):
    """A kind of file, told from its content."""

    DOCX = "docx"
    DOC = "doc"
    ODT = "odt"
    PDF = "pdf"
    PPTX = "pptx"
    PPT = "ppt"
    XLSX = "xlsx"
    XLS = "xls"
    ODS = "ods"
    HTML = "html"
    MOODLE_XML = "moodle_xml"
    QTI = "qti"
    TEXT = "text"


class TextKind(StrEnum):
    """What a line of text is in its document."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    LIST_ITEM = "list_item"


@dataclass(frozen=True, slots=True)
class Location:
    """Where a block stands. Numbers count from 1; `headings` is the path of headings above it, outermost first."""

    page: int | None = None
    slide: int | None = None
    sheet: str | None = None
    row: int | None = None
    headings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Run:
    """Text of one look. `color` and `highlight` are six upper-case hex digits (`FF0000`), None where automatic."""

    text: str
    bold: bool = False
    italic: bool = False
    underline: bool = False
    strike: bool = False
    color: str | None = None
    highlight: str | None = None


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A heading, paragraph or list item.

    `level` is 1 for the outermost heading or list, 0 for a paragraph. `marker` is the number or bullet
    that Word shows but the text does not hold (`1.`, `(a)`, `第一条`); it is not part of `text`.
    A soft line break inside the block is a newline in a run, a tab is a tab.
    """

    kind: TextKind
    runs: tuple[Run, ...]
    location: Location = field(default_factory=Location)
    level: int = 0
    marker: str = ""

    @property
    def text(self) -> str:
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table. A merged cell stands once, where it starts, and the cells it covers are empty."""

    blocks: tuple["Block", ...] = ()
    columns: int = 1
    rows: int = 1

    @property
    def text(self) -> str:
        """Return the text of the cell, a line a block, inner tables a line a row with tabs."""
        return "\n".join(block.text for block in self.blocks)


@dataclass(frozen=True, slots=True)
class TableBlock:
    """A table: every row has the same number of cells. A sheet of a workbook is one table."""

    rows: tuple[tuple[Cell, ...], ...]
    location: Location = field(default_factory=Location)
    # The row's number in its sheet, for sheets that leave out empty rows; empty for other tables.
    row_numbers: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join("\t".join(cell.text for cell in row) for row in self.rows)


Block = TextBlock | TableBlock


@dataclass(frozen=True, slots=True)
class Document:
    """A whole file. `notes` say in plain sentences what could not be read ("2 pictures were left out")."""

    kind: Kind
    blocks: tuple[Block, ...]
    notes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join(block.text for block in self.blocks)

    def text_blocks(self) -> Iterator[TextBlock]:
        """Yield the text blocks in reading order, those inside tables left out."""
        return (block for block in self.blocks if isinstance(block, TextBlock))
