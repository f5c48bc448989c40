"""The outline of a document: where its questions start and which of its parts are key blocks."""

import re
from collections.abc import Sequence
from itertools import pairwise, takewhile

from generation.engines.bank.inner_lists import without_inner_lists
from generation.engines.bank.key_blocks import NEAR, KeyBlocks, Piece, has_options_below
from generation.engines.bank.lexer import Lexed, Number, Opens
from generation.engines.bank.numbered_options import form_of_numbered_options
from generation.engines.bank.numbering import STRONG, Candidate, numbered_questions, without_nested
from generation.engines.bank.options import Mark, run_of_options
from generation.engines.bank.stems import EMPTY_SLOT, FILLED, UNDERSCORES
from generation.questions import QuestionType

BASE, HAS_OPTIONS, HAS_ANSWER, HAS_SLOT, IN_ANSWER, WEAK_FORM = 0.4, 2.0, 1.0, 0.7, -0.8, -0.3
SENTENCE_END = re.compile(r"[。.?!)\]_]\s{0,8}$")
# Types whose questions may be single lines under their heading.
LISTED_TYPES = {QuestionType.TRUE_OR_FALSE, QuestionType.MULTIPLE_BLANK}


def _without_preface(candidates: Sequence[Candidate], lines: list[int], headings: int) -> list[int]:
    """Drop a list of instructions above the first section, whose numbers no question looks like.

    `headings` is the count of headings above the first that names a type.
    """
    by_line = {candidate.line: candidate for candidate in candidates}
    chain = [by_line[line] for line in lines]
    preface = list(takewhile(lambda candidate: candidate.headings_before <= headings, chain))
    behind = chain[len(preface) :]
    begins_again = bool(behind) and behind[0].value == 1
    return lines[len(preface) :] if begins_again and all(one.weight < STRONG for one in preface) else lines


def _names_type(piece: Piece) -> bool:
    return isinstance(piece, Lexed) and piece.heading is not None and piece.heading.asked is not None


def _begins_with_a(piece: Lexed) -> bool:
    return bool(piece.marks) and piece.marks[0].index == 0 and not piece.folded[: piece.marks[0].start].strip()


def _marks_of(span: Sequence[Lexed]) -> list[Mark]:
    """Return the marks of a question's lines: in an explanation they are words, unless an answer stands before it."""
    marks: list[Mark] = []
    for piece in span:
        label = next((label for label in piece.labels if label.opens is not Opens.META), None)
        if label and label.opens is Opens.EXPLANATION:
            return [*marks, *(mark for mark in piece.marks if mark.start < label.start)]
        if label:
            return [mark for each in span for mark in each.marks]
        marks += piece.marks
    return marks


def _is_lone_mark(piece: Lexed) -> bool:
    """Tell an option whose text stands on the next line."""
    lone = len(piece.marks) == 1 and piece.marks[0].form in {"lettered", "boxed"}
    return lone and not piece.folded[piece.marks[0].end :].strip() and not piece.folded[: piece.marks[0].start].strip()


class Outline:
    """Where questions start and where keys stand, as places in the sequence of pieces."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self._pieces = pieces
        self.key_places = KeyBlocks(pieces).places()
        self.numbered_options = form_of_numbered_options(self._lines())
        self.numbered = True
        self.starts = self._find_starts()
        self.numbers = {number for place in self.starts if (number := self._number_at(place)) is not None}

    def _number_at(self, place: int) -> int | None:
        piece = self._pieces[place]
        return piece.number.value if isinstance(piece, Lexed) and piece.number else None

    # Questions

    def _find_starts(self) -> set[int]:
        candidates = without_nested(without_inner_lists(self._candidates()))
        numbered = set(_without_preface(candidates, numbered_questions(candidates), self._untyped_headings()))
        anchors = self._first_options()
        with_options = sum(1 for place in numbered if has_options_below(self._pieces, place))
        if numbered and (len(numbered) >= len(anchors) or 2 * with_options >= len(anchors) > 0):
            return numbered
        self.numbered = False
        return self._unnumbered()

    def _candidates(self) -> list[Candidate]:
        places = [
            piece.place
            for piece in self._lines()
            if piece.number and (not self.numbered_options or piece.number.form != self.numbered_options)
        ]
        candidates, headings, in_answer, heading_places = [], 0, False, self._heading_places()
        listing = False
        for place, following in pairwise([*places, len(self._pieces)]):
            while headings < len(heading_places) and heading_places[headings] < place:
                headings += 1
                in_answer = False
            piece = self._pieces[place]
            if not isinstance(piece, Lexed) or not piece.number or self._continues(place, piece.number):
                continue
            number = piece.number
            weight, answered, closed = self._weight(place, following)
            # The list of an answer begins with 1; any other number behind an answer is a question's.
            listing = in_answer and (listing or number.value == 1)
            if listing and weight < STRONG:
                weight += IN_ANSWER
            in_answer = answered or (in_answer and weight < STRONG)
            listing = listing and in_answer and not answered
            candidates.append(Candidate(place, number.value, number.form, weight, headings, number.tight, closed))
        return candidates

    def _continues(self, place: int, number: Number) -> bool:
        """Tell what goes on with the line above: "2.5 g of salt" below a numbered line, "65 s" below a lone "A."."""
        above = self._pieces[place - 1] if place else None
        if not isinstance(above, Lexed) or not number.weak:
            return False
        if _is_lone_mark(above):
            return True
        if not number.tight or not above.number or above.labels or above.heading:
            return False
        return SENTENCE_END.search(above.folded) is None

    def _untyped_headings(self) -> int:
        places = self._heading_places()
        typed = [place for place in places if _names_type(self._pieces[place])]
        return sum(1 for place in places if typed and place < typed[0])

    def _lines(self) -> list[Lexed]:
        return [
            piece
            for place, piece in enumerate(self._pieces)
            if isinstance(piece, Lexed) and place not in self.key_places and not piece.heading
        ]

    def _heading_places(self) -> list[int]:
        return [place for place, piece in enumerate(self._pieces) if isinstance(piece, Lexed) and piece.heading]

    def _weight(self, place: int, following: int) -> tuple[float, bool, bool]:
        """Return how much the lines from a number to the next look like a question.

        Beside it stand whether an answer or an explanation opens, and whether there are options or an answer.
        """
        span = [piece for piece in self._pieces[place:following] if isinstance(piece, Lexed)]
        first = span[0]
        weight = BASE + (WEAK_FORM if first.number and first.number.weak else 0)
        opened = [label.opens for piece in span for label in piece.labels if label.opens is not Opens.META]
        with_options = bool(run_of_options(_marks_of(span), {piece.place: piece.folded for piece in span}))
        if with_options:
            weight += HAS_OPTIONS
        if Opens.ANSWER in opened:
            weight += HAS_ANSWER
        elif any(pattern.search(first.folded) for pattern in (EMPTY_SLOT, UNDERSCORES, FILLED)):
            weight += HAS_SLOT
        return weight, bool(opened), with_options or Opens.ANSWER in opened

    # Questions without numbers

    def _first_options(self) -> list[int]:
        return [
            place
            for place, piece in enumerate(self._pieces)
            if isinstance(piece, Lexed) and place not in self.key_places and self._opens_options(place)
        ]

    def _opens_options(self, place: int) -> bool:
        piece = self._pieces[place]
        if not isinstance(piece, Lexed) or not piece.marks or piece.folded[: piece.marks[0].start].strip():
            return False
        below = self._pieces[place + 1] if place + 1 < len(self._pieces) else None
        if piece.marks[0].form == "bare" and isinstance(below, Lexed) and _begins_with_a(below):
            # The article of a stem: "A lack of it …" above "A) …".
            return False
        marks = list(piece.marks)
        for following in self._pieces[place + 1 : place + NEAR]:
            if not isinstance(following, Lexed) or any(mark.index == 1 for mark in marks):
                break
            marks.extend(following.marks)
        return marks[0].index == 0 and any(mark.index == 1 for mark in marks)

    def _unnumbered(self) -> set[int]:
        """Return the lines that open unnumbered questions: a text that options or an answer follow."""
        starts: set[int] = set()
        asked, plain, explained, tagged = None, list[int](), False, False
        for place, piece in enumerate(self._pieces):
            if not isinstance(piece, Lexed) or place in self.key_places or piece.heading or piece.separator:
                plain, explained, tagged = [], False, False
                asked = piece.heading.asked if isinstance(piece, Lexed) and piece.heading else asked
            elif piece.tagged:
                starts.update(() if self._continues_form(place) else (place,))
                plain, explained, tagged = [], False, True
            elif self._opens_options(place) or piece.opens_with is Opens.ANSWER:
                # What runs on behind an explanation is more of it, but for the line just above the options.
                if not tagged:
                    starts.update(plain[-1:] if explained else plain[:1])
                plain, explained, tagged = [], False, False
            elif piece.opens_with or self._is_option(piece):
                plain, explained = [], piece.opens_with is Opens.EXPLANATION
            elif asked in LISTED_TYPES and not piece.labels:
                starts.add(place)
            else:
                plain.append(place)
        return starts

    def _continues_form(self, place: int) -> bool:
        """Tell the second field of a form: its stem below its type."""
        above = self._pieces[place - 1] if place else None
        return isinstance(above, Lexed) and above.tagged and above.opens_with is Opens.META

    @staticmethod
    def _is_option(piece: Lexed) -> bool:
        return bool(piece.marks) and piece.marks[0].index > 0 and not piece.folded[: piece.marks[0].start].strip()
