"""Everything of a binary Word file that its paragraphs are read from."""

import struct
from collections.abc import Iterator
from functools import cache

from files.documents import doc_drawings, doc_fields, doc_fonts, doc_lists, doc_looks, doc_paragraphs
from files.documents.doc_fib import Fib, Part
from files.documents.doc_looks import Look
from files.documents.doc_pages import Pages, character_look, paragraph_look
from files.documents.doc_paragraphs import Properties
from files.documents.doc_pieces import Pieces
from files.documents.doc_styles import Styles

_SECTION_SIZE = 12


class Content:
    """The text, and the looks and properties of its characters."""

    def __init__(self, fib: Fib, document: bytes, table: bytes, data: bytes) -> None:
        self._pieces = Pieces(fib.part(Part.PIECES, table))
        self.text = doc_fields.blanked(self._pieces.text(document))
        self.fonts = doc_fonts.names(fib.part(Part.FONTS, table))
        self.styles = Styles(fib.part(Part.STYLES, table))
        self.lists = doc_lists.load(table, fib.offset(Part.LISTS), fib.part(Part.LIST_USES, table), self.fonts)
        self.drawings = doc_drawings.load(fib, table)
        self._sections = _section_ends(fib.part(Part.SECTIONS, table))
        self._looks = Pages(fib.part(Part.CHARACTER_LOOKS, table), document, character_look)
        self._paragraphs = Pages(fib.part(Part.PARAGRAPH_LOOKS, table), document, paragraph_look)
        self._data = data
        self._look = cache(self._look_of)
        self._properties = cache(self._properties_of)

    def is_end(self, place: int) -> bool:
        """Tell a mark that ends a paragraph from the break of a page inside of one."""
        return self.text[place] != "\f" or place + 1 in self._sections

    def properties(self, mark: int) -> Properties:
        """Return those of the paragraph that this mark ends."""
        piece = self._pieces.piece_of(mark)
        if piece is None:
            return Properties()
        return self._properties(self._paragraphs.at(piece.place_of(mark)), piece.modifiers)

    def looks(self, start: int, end: int, style: int) -> Iterator[tuple[int, int, Look]]:
        """Yield the stretches of one look in a paragraph of that style."""
        while start < end:
            piece = self._pieces.piece_of(start)
            if piece is None:
                return
            last = min(end, piece.end)
            first_place = piece.place_of(start)
            for begin, stop, look in self._looks.between(first_place, piece.place_of(last)):
                # A character of two bytes belongs to the run in which it begins.
                first = start + -(-(begin - first_place) // piece.width)
                after = start + -(-(stop - first_place) // piece.width)
                if first < after:
                    yield first, after, self._look(style, look, piece.modifiers)
            start = last

    def _look_of(self, style: int, data: bytes, of_piece: bytes) -> Look:
        base = self.styles.look(style)
        return doc_looks.changed(base, data + of_piece, lambda number: self.styles.over(base, number))

    def _properties_of(self, data: bytes, of_piece: bytes) -> Properties:
        style = doc_paragraphs.style_of(data)
        own = doc_paragraphs.changed(self.styles.properties(style), data[2:] + of_piece, self._data)
        return own if own.style == style else self._restyled(own, data[2:] + of_piece)

    def _restyled(self, own: Properties, data: bytes) -> Properties:
        """Lay the modifiers over the style that they themselves name."""
        return doc_paragraphs.changed(self.styles.properties(own.style), data, self._data)


def _section_ends(table: bytes) -> frozenset[int]:
    count = (len(table) - 4) // (4 + _SECTION_SIZE)
    return frozenset(struct.unpack_from(f"<{count + 1}I", table)) if count > 0 else frozenset()
