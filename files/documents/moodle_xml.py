"""Moodle's XML: each question apart with its type, the weights of its answers and its feedback."""

import re
from collections.abc import Callable, Iterator
from typing import BinaryIO

from lxml import etree

from files.documents.characters import clean
from files.documents.cloze import read_gaps
from files.documents.html_text import PageText, characters_of, lines_of, read_element, read_html
from files.documents.notes import left_out
from files.documents.ooxml import parse
from files.documents.quiz import BLANK, Asked, Question, Unread, blanks, choice, document_of
from files.documents.types import Document, Kind

_PLACE = re.compile(r"\[\[(\d{1,3})\]\]")
_DRAWN_BLANK = re.compile(r"_{3,}")
# The plugins whose questions ask for every right answer.
_ALL_THAT_ARE_RIGHT = frozenset({"multichoiceset", "oumultiresponse"})
_TEXT_AS_IT_IS = frozenset({"plain_text", "markdown"})


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    quiz = _Quiz()
    found = [part for element in _children(parse(stream.read()), "question") if (part := quiz.read(element))]
    notes = (
        *left_out(quiz.lists, "list of words to choose from for a blank", "lists of words to choose from for a blank"),
        *left_out(quiz.partners, "answer without a partner", "answers without a partner"),
    )
    return document_of(kind, found, quiz.pictures, notes)


class _Quiz:
    """Reads questions one after the other and counts what has no place in a bank."""

    def __init__(self) -> None:
        self.pictures = 0
        # Lists of words for blanks, and the answers of matchings that are there to mislead.
        self.lists = 0
        self.partners = 0
        self._makers: dict[str, Callable[[etree._Element], Question | Unread]] = {
            "multichoice": self._multichoice,
            "multichoiceset": self._multichoice,
            "oumultiresponse": self._multichoice,
            "truefalse": self._truefalse,
            "shortanswer": self._shortanswer,
            "numerical": self._shortanswer,
            "essay": self._essay,
            "matching": self._matching,
            "cloze": self._cloze,
            "multianswer": self._cloze,
            "gapselect": self._places,
            "ddwtos": self._places,
        }

    def read(self, element: etree._Element) -> Question | Unread | None:
        """Return the question, None for what is none: the name of a category."""
        kind = element.get("type", "").strip().lower()
        if kind == "category":
            return None
        maker = self._makers.get(kind)
        return maker(element) if maker else Unread(kind)

    # The types

    def _multichoice(self, element: etree._Element) -> Question | Unread:
        answers = list(_children(element, "answer"))
        if not answers:
            return Unread("multichoice without answers")
        single = characters_of(_child(element, "single")).strip().lower()
        several = single in {"false", "0"} or element.get("type", "").lower() in _ALL_THAT_ARE_RIGHT
        weights = [_weight(answer) for answer in answers]
        least = 0.0 if several else max(weights)
        right = {place for place, weight in enumerate(weights) if weight > 0 and weight >= least}
        own = self._feedback(answers[next(iter(right))]) if len(right) == 1 else ""
        texts = [self._text(answer, _format(element)) for answer in answers]
        return choice(self._stem(element), texts, right, self._explanation(element) or own, several=several)

    def _truefalse(self, element: etree._Element) -> Question | Unread:
        answers = list(_children(element, "answer"))
        words = [_typed(answer).lower() for answer in answers]
        if set(words) != {"true", "false"}:
            return self._multichoice(element)
        right = max(answers, key=_weight)
        # The words are the format's own: a student sees those of the site's language.
        letter = "A" if _typed(right).lower() == "true" else "B"
        explanation = self._explanation(element) or self._feedback(right)
        return Question(Asked.VERDICT, self._stem(element), (), (letter,), explanation)

    def _shortanswer(self, element: etree._Element) -> Question:
        """Read the first of the answers that count most; a bank's question has one."""
        right = max(_children(element, "answer"), key=_weight, default=None)
        stem = self._stem(element)
        asked = Asked.BLANKS if _DRAWN_BLANK.search(stem) else Asked.OPEN
        if right is None or _weight(right) <= 0:
            return Question(asked, stem, (), (), self._explanation(element))
        # What a student types is no HTML, and an asterisk that doesn't stand for any words is escaped.
        answer = _typed(right).replace("\\*", "*")
        return Question(asked, stem, (), (answer,), self._explanation(element) or self._feedback(right))

    def _essay(self, element: etree._Element) -> Question:
        grading = _child(element, "graderinfo")
        answer = self._text(grading, "html") if grading is not None else ""
        return Question(Asked.OPEN, self._stem(element), (), (answer,) if answer else (), self._explanation(element))

    def _matching(self, element: etree._Element) -> Question | Unread:
        parts = list(_children(element, "subquestion"))
        pairs = [(self._text(part, _format(element)), _typed(_child(part, "answer"))) for part in parts]
        asked = [(left, right) for left, right in pairs if left]
        if not asked:
            return Unread("matching without pairs")
        self.partners += len(pairs) - len(asked)
        stem = "\n".join([self._stem(element), *(left for left, _ in asked)])
        answer = "\n".join(f"{left} → {right}" for left, right in asked)
        return Question(Asked.OPEN, stem, (), (answer,), self._explanation(element))

    def _cloze(self, element: etree._Element) -> Question | Unread:
        stem, answers, with_options = read_gaps(self._stem(element))
        if not answers:
            return Unread("cloze without gaps")
        self.lists += with_options
        return blanks(stem, answers, self._explanation(element))

    def _places(self, element: etree._Element) -> Question | Unread:
        """Read a text with numbered places and the words to be put there."""
        boxes = [*_children(element, "selectbox"), *_children(element, "dragbox")]
        words = [self._text(box, "html") for box in boxes]
        stem = self._stem(element)
        places = [int(found) - 1 for found in _PLACE.findall(stem)]
        if not places or not all(0 <= place < len(words) for place in places):
            return Unread("gaps without their words")
        self.lists += len(places)
        return blanks(_PLACE.sub(BLANK, stem), [words[place] for place in places], self._explanation(element))

    # Their parts

    def _stem(self, element: etree._Element) -> str:
        return self._text(_child(element, "questiontext"))

    def _explanation(self, element: etree._Element) -> str:
        return self._text(_child(element, "generalfeedback"))

    def _feedback(self, answer: etree._Element) -> str:
        return self._text(_child(answer, "feedback"))

    def _text(self, element: etree._Element | None, usual: str = "html") -> str:
        """Return the text of an element in the format that it names, else in the `usual` one."""
        text = _child(element, "text")
        if element is None or text is None:
            return "" if element is None else lines_of(element.text or "")
        page, written = PageText(), element.get("format") or usual
        if next(text.iterchildren("*"), None) is not None:
            read_element(text, page)
        elif written in _TEXT_AS_IT_IS:
            return lines_of(characters_of(text))
        else:
            source = characters_of(text).strip()
            read_html(source.replace("\n", "<br>") if written == "moodle_auto_format" else source, page)
        self.pictures += page.pictures
        return page.close()


def _children(element: etree._Element, name: str) -> Iterator[etree._Element]:
    return element.iterchildren(f"{{*}}{name}")


def _child(element: etree._Element | None, name: str) -> etree._Element | None:
    return None if element is None else next(_children(element, name), None)


def _typed(answer: etree._Element | None) -> str:
    """Return an answer as it is to be typed."""
    return clean(characters_of(_child(answer, "text"))).strip()


def _format(question: etree._Element) -> str:
    """Return the format of a question's text, which its answers share where they name none."""
    stem = _child(question, "questiontext")
    return "html" if stem is None else stem.get("format", "html")


def _weight(answer: etree._Element) -> float:
    try:
        return float(answer.get("fraction", "0").replace(",", "."))
    except ValueError:
        return 0.0
