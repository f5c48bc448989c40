"""Where the key blocks of a document stand: under a heading for them, or as lines that give nothing but keys."""

import re
from collections.abc import Sequence
from itertools import pairwise

from generation.engines.bank.keys import after_label, is_entry, is_key_line, is_misfit, led_texts, listed_keys
from generation.engines.bank.lexer import Lexed
from generation.engines.bank.model import BankTable, KeyTable
from generation.engines.bank.numbering import OUTER
from generation.engines.bank.words import MATCHING

Piece = Lexed | KeyTable | BankTable
# A key heading that stands this often, in this share of the questions, labels single answers.
OFTEN, SHARE = 3, 0.3
NEAR = 8
LONGEST_ASKED, LONGEST_TITLE = 200, 40
KEYS = re.compile(r"答案|\b(?:answers?|keys?)\b", re.IGNORECASE)


class KeyBlocks:
    """Finds the places of a document's keys in the sequence of its pieces."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self._pieces = pieces
        self._numbers = {piece.number.value for piece in pieces if isinstance(piece, Lexed) and piece.number}
        self._first_question = next((place for place in range(len(pieces)) if self._may_open(place)), len(pieces))

    def places(self) -> set[int]:
        places = self._key_lines()
        until = 0
        for opening in sorted({*self._headings(), *self._first_entries()}):
            if opening >= until:
                until = self._end_of_keys(opening)
                places.update(range(opening, until))
        return places | self._titles_of_tables()

    def _key_lines(self) -> set[int]:
        """Return the lines of several keys; one below a label and without the number above it matches pairs instead."""
        places, above, matching = set[int](), 0, False
        for place, piece in enumerate(self._pieces):
            if not isinstance(piece, Lexed):
                continue
            if is_key_line(piece):
                numbers = {entry.number for entry in listed_keys(piece.folded[after_label(piece) :])}
                if not (after_label(piece) and numbers and above and (matching or above not in numbers)):
                    places.add(place)
            elif piece.number and piece.number.form in OUTER:
                above, matching = piece.number.value, asks_for_pairs(piece)
        return places

    def _may_open(self, place: int) -> bool:
        piece = self._pieces[place]
        if not isinstance(piece, Lexed):
            return isinstance(piece, BankTable)
        return (piece.number is not None or bool(piece.marks)) and not self._is_key(place)

    def _is_key(self, place: int) -> bool:
        """Tell a line of keys, of several or of one whose neighbour is one as well."""
        piece = self._pieces[place]
        return isinstance(piece, Lexed) and (is_key_line(piece) or bool(listed_keys(piece.folded)) or is_entry(piece))

    def _titles_of_tables(self) -> set[int]:
        """Return the short lines right above tables of keys that speak of them: "答题卡（参考答案）"."""
        return {
            place
            for place, (piece, below) in enumerate(pairwise(self._pieces))
            if isinstance(below, KeyTable) and isinstance(piece, Lexed) and not piece.number and _speaks_of_keys(piece)
        }

    # What opens a block

    def _headings(self) -> list[int]:
        headings = [place for place, piece in enumerate(self._pieces) if isinstance(piece, Lexed) and piece.key_heading]
        numbered = sum(1 for piece in self._pieces if isinstance(piece, Lexed) and piece.number)
        if len(headings) >= OFTEN and len(headings) >= SHARE * numbered:
            return []
        return [heading for heading in headings if self._opens_keys(heading)]

    def _opens_keys(self, heading: int) -> bool:
        """Tell whether keys follow a key heading; above the first question, only what can be nothing else."""
        early = heading < self._first_question
        for place in range(heading + 1, min(heading + 1 + NEAR, len(self._pieces))):
            piece = self._pieces[place]
            if isinstance(piece, KeyTable):
                return True
            if isinstance(piece, BankTable):
                return False
            if is_key_line(piece) or not piece.heading:
                return self._is_key(place) or (piece.number is not None and not early) or is_misfit(piece)
        return False

    def _first_entries(self) -> list[int]:
        """Return where keys begin without a word: at a number and an answer, where that number has asked before."""
        openings, asked, reading = [], set[int](), False
        for place, piece in enumerate(self._pieces):
            if not isinstance(piece, Lexed) or not piece.number or piece.heading:
                continue
            if not is_entry(piece):
                asked.add(piece.number.value)
                reading = False
            elif not reading and piece.number.value in asked:
                openings.append(self._below_text(place))
                reading = True
        return openings

    def _below_text(self, place: int) -> int:
        """Return the first of the headings right above a place."""
        while place and isinstance(above := self._pieces[place - 1], Lexed) and (above.heading or above.key_heading):
            place -= 1
        return place

    # What ends it

    def _end_of_keys(self, opening: int) -> int:
        """Return the place where questions begin again: a number with options behind it, or a bank table."""
        first_heading = None
        for place in range(opening + 1, len(self._pieces)):
            piece = self._pieces[place]
            if isinstance(piece, BankTable):
                return place if first_heading is None else first_heading
            if isinstance(piece, KeyTable):
                first_heading = None
            elif piece.heading and not led_texts(piece.folded, piece.folded, self._numbers)[0]:
                first_heading = place if first_heading is None else first_heading
            elif piece.number and has_options_below(self._pieces, place):
                return place if first_heading is None else first_heading
            else:
                first_heading = None
        return len(self._pieces)


def _speaks_of_keys(piece: Lexed) -> bool:
    return len(piece.folded) <= LONGEST_TITLE and KEYS.search(piece.folded) is not None


def asks_for_pairs(piece: Lexed) -> bool:
    return MATCHING.search(piece.folded[:LONGEST_ASKED]) is not None


def has_options_below(pieces: Sequence[Piece], start: int) -> bool:
    """Tell whether a number opens a question with options on lines of their own."""
    first_line, opened = pieces[start], False
    if isinstance(first_line, Lexed) and listed_keys(first_line.folded):
        return False
    for place in range(start, min(start + NEAR, len(pieces))):
        piece = pieces[place]
        if not isinstance(piece, Lexed) or (piece.labels and not opened):
            return False
        if place > start and piece.number:
            return False
        first = piece.marks[0] if piece.marks else None
        if first and not piece.folded[: first.start].strip():
            if opened and first.index == 1:
                return True
            opened = first.index == 0
            if opened and any(mark.index == 1 for mark in piece.marks):
                return True
    return False
