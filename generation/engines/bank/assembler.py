"""The assembler: finds the document's own style of numbering, then cuts its parts into questions and key blocks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generation.engines.bank.graded_options import graded, is_graded
from generation.engines.bank.items import read_item
from generation.engines.bank.key_blocks import Piece
from generation.engines.bank.key_reader import KeyReader
from generation.engines.bank.keys import is_key_line
from generation.engines.bank.lexer import Lexed
from generation.engines.bank.model import Assembly, BankTable, Doubt, Group, Item, KeyTable, Line
from generation.engines.bank.outline import Outline
from generation.engines.bank.words import PASSAGE
from generation.questions import QuestionType


class Assembler:
    """Walks through the pieces of a document once; every step yields, so that the caller may show that it is alive."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self._pieces = pieces
        self._outline = Outline(pieces)
        self._graded = is_graded(pieces)
        self._span: list[Lexed] = []
        self._asked: QuestionType | None = None
        self._section = 0
        self._count = 0
        self._group = Group()
        self._keys: KeyReader | None = None
        # What stands above the first question and again further down is the title of every page.
        self._titles: set[str] = set()
        self.assembly = Assembly()

    def steps(self) -> Iterator[None]:
        for place, piece in enumerate(self._pieces):
            self._step(place, piece)
            yield
        self._end_group()

    def _step(self, place: int, piece: Piece) -> None:
        if place in self._outline.key_places or isinstance(piece, KeyTable):
            self._end_item()
            self._read_key(piece)
        elif isinstance(piece, BankTable):
            self._begin_questions()
            self._add_table(piece)
        elif place in self._outline.starts:
            self._begin_questions()
            figure = piece.number is not None and piece.number.tight and not self._outline.numbered
            self._span = [replace(piece, number=None) if figure else piece]
        elif piece.heading or self._is_title(place, piece):
            self._begin_questions()
            self.assembly.headings.append(piece.line)
            self._section += 1
            self._asked = piece.heading.asked if piece.heading else None
        else:
            self._read_line(piece)

    def _read_line(self, piece: Lexed) -> None:
        if piece.separator:
            self._end_item()
        elif PASSAGE.search(piece.folded):
            # What several questions share belongs to none of them.
            self._end_item()
            self._leave([piece.line])
        elif self._span and not piece.page_line and piece.folded.strip() not in self._titles:
            self._span.append(piece)
        else:
            if not self._group.items and not self._span:
                self._titles.add(piece.folded.strip())
            self._leave([piece.line])

    def _is_title(self, place: int, piece: Lexed) -> bool:
        """Tell a title under a Chinese numeral, right above a question, from a line of the question before."""
        numbered = piece.number is not None and piece.number.form == "chinese"
        return numbered and place + 1 in self._outline.starts

    def _end_item(self) -> None:
        if not self._span:
            return
        item, leftovers = read_item(
            self._span,
            self._outline.numbered_options,
            open_ended=self._asked is QuestionType.SHORT_ANSWER,
        )
        self._span = []
        if self._graded:
            item.options = graded(item.options)
        if leftovers:
            item.doubts.append(Doubt.TEXT_LEFT_OUT)
        self._add(item)
        self._leave(leftovers)

    def _add_table(self, table: BankTable) -> None:
        """Add the questions of a table; its own headings, and its end, part the numbers that may come again."""
        first = self._section
        for item in table.items:
            item.tabular = True
            self._section = first + item.section
            self._add(item)
        self._section += 1
        self._leave(table.leftovers)

    def _add(self, item: Item) -> None:
        item.section = self._section
        if item.asked and self._asked and item.asked is not self._asked:
            item.doubts.append(Doubt.TYPES_DISAGREE)
        item.asked = item.asked or self._asked
        self._group.items.append(item)
        self._count += 1

    def _leave(self, lines: Sequence[Line]) -> None:
        self.assembly.leftovers.extend((line, self._count) for line in lines)

    def _read_key(self, piece: Piece) -> None:
        if self._keys is None:
            self._keys = KeyReader(self._outline.numbers)
        if isinstance(piece, KeyTable):
            self._keys.table(piece)
            self._leave(piece.leftovers)
        elif isinstance(piece, BankTable):
            return
        elif piece.heading and not is_key_line(piece):
            self.assembly.headings.append(piece.line)
            self._keys.heading(piece)
        elif piece.key_heading:
            self.assembly.headings.append(piece.line)
        elif not self._keys.line(piece):
            self._leave([piece.line])

    def _begin_questions(self) -> None:
        self._end_item()
        if self._keys is not None and self._group.items:
            self._end_group()
        elif self._keys is not None:
            # Keys that stand before their questions.
            self._group.keys, self._keys = self._keys.finish(), None

    def _end_group(self) -> None:
        self._end_item()
        if self._keys is not None:
            self._group.keys.extend(self._keys.finish())
            self._keys = None
        if self._group.items:
            self.assembly.groups.append(self._group)
        else:
            self.assembly.spare_keys.extend(entry for section in self._group.keys for entry in section.entries)
        self._group = Group()
