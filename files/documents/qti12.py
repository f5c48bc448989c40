"""An item of QTI 1.2, as Canvas, Blackboard and Respondus write it: the right responses stand in conditions below."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from lxml import etree

from files.documents.html_text import PageText, characters_of, lines_of, local_name, read_element, read_html
from files.documents.qti_parts import child, descendants, explanation_of, meant_by
from files.documents.quiz import BLANK, Asked, Question, Unread, blanks, choice

_TYPED = {"response_str", "response_num"}
_RESPONSES = {"response_lid", "response_xy", "response_grp", *_TYPED}
_TEXTS = {"mattext", "mat_formattedtext", "matemtext"}
_PICTURES = {"matimage", "mataudio", "matvideo", "matapplet", "matapplication"}
_KIND_FIELDS = {"question_type", "cc_profile", "bbmd_questiontype", "qmd_itemtype"}
# These look like other kinds, or like nothing that can be answered.
_UNREAD = re.compile(
    r"matching|ordering|calculated|file.?(?:upload|response)|text_only|hot.?spot|likert|jumbled|quiz.?bowl",
    re.IGNORECASE,
)
_TAG = re.compile(
    r"</?(?:p|br|div|span|strong|em|b|i|u|sub|sup|ul|ol|li|table|tr|td|img|font|h[1-6]|pre|code)[\s/>]|&\w+;",
    re.IGNORECASE,
)
_NEAR = re.compile(r"[\s(\[“「『（]$")
_PUNCTUATION = tuple(".,;:!?)]。，；：！？）、”")
_DRAWN_BLANK = re.compile(r"_{2,}")


@dataclass(slots=True)
class _Condition:
    """What a response must be for an outcome, by the response's name, and the points and feedback that it earns."""

    values: dict[str, list[str]]
    points: float
    feedback: set[str]


@dataclass(slots=True)
class Item1:
    """Reads one `item`; `pictures` and `lists` count what has no place in a bank."""

    root: etree._Element
    pictures: int = 0
    lists: int = 0
    _conditions: list[_Condition] = field(default_factory=list)
    _alone: bool = True

    def read(self) -> Question | Unread:
        kind = self._named_kind()
        presentation = child(self.root, "presentation")
        if presentation is None or _UNREAD.search(kind):
            return Unread(kind or "item without a text")
        self._conditions = [_condition(node) for node in descendants(self.root, "respcondition")]
        responses = list(descendants(presentation, *_RESPONSES))
        self._alone = len(responses) == 1
        names = {local_name(found) for found in responses}
        if names == {"response_lid"} and self._alone and child(responses[0], "render_choice") is not None:
            return self._one_lid(presentation, responses[0])
        if names == {"response_lid"}:
            return self._named_gaps(presentation, responses) or Unread(kind or "several lists")
        if names and names <= _TYPED:
            return self._typed(presentation, responses)
        return Unread(kind or " with ".join(sorted(names)) or "item without a response")

    def _named_kind(self) -> str:
        """Return the kind that the item's own data name."""
        for node in descendants(self.root, "qtimetadatafield"):
            label = characters_of(child(node, "fieldlabel")).strip().lower()
            if label in _KIND_FIELDS:
                return characters_of(child(node, "fieldentry")).strip()
        named = (characters_of(node).strip() for node in descendants(self.root, *_KIND_FIELDS))
        return next((name for name in named if name), "")

    # The kinds

    def _one_lid(self, presentation: etree._Element, lid: etree._Element) -> Question | Unread:
        if lid.get("rcardinality", "").lower() == "ordered":
            return Unread("ordering")
        gaps = self._named_gaps(presentation, [lid])
        if gaps:
            return gaps
        labels = list(descendants(lid, "response_label"))
        right, own = self._right_labels(lid, labels)
        several = lid.get("rcardinality", "").lower() == "multiple"
        stem = "\n".join(text for text in (self._stem(presentation), self._prompt(lid)) if text)
        texts = [self._text(label) for label in labels]
        return choice(stem, texts, right, self._explanation(own), several=several)

    def _right_labels(self, lid: etree._Element, labels: list[etree._Element]) -> tuple[set[int], set[str]]:
        """Return the places of the right options, and the names of the feedback to them."""
        met = [(condition, self._values(condition, lid)) for condition in self._conditions]
        scored = [(condition.points, values) for condition, values in met if values and condition.points > 0]
        several = lid.get("rcardinality", "").lower() == "multiple"
        least = 0.0 if several else max((points for points, _ in scored), default=0.0)
        wanted = {value for points, values in scored if points >= least for value in values}
        right = {place for place, label in enumerate(labels) if label.get("ident", "") in wanted}
        return right, {name for condition, values in met if wanted.intersection(values) for name in condition.feedback}

    def _named_gaps(self, presentation: etree._Element, responses: list[etree._Element]) -> Question | None:
        """Read a text whose gaps are the names of its responses in brackets."""
        stem = self._stem(presentation)
        named: dict[str, etree._Element] = {}
        for response in responses:
            gaps = (f"[{name}]" for name in self._names(response))
            named.update({gap: response for gap in gaps if gap in stem})
        if len(set(map(id, named.values()))) < len(responses):
            return None
        answers = {
            gap: self._typed_answer(response) if local_name(response) in _TYPED else self._word(response)
            for gap, response in named.items()
        }
        gap = re.compile("|".join(map(re.escape, named)))
        return blanks(gap.sub(BLANK, stem), [answers[name] for name in gap.findall(stem)], self._explanation(set()))

    def _names(self, response: etree._Element) -> set[str]:
        """Return what a response may be called: a list's name stands in front of its words, an entry is known by it."""
        if local_name(response) not in _TYPED:
            return {self._prompt(response)} - {""}
        ident = response.get("ident", "")
        return {name for name in (ident, ident.removeprefix("response_")) if name and not name.isdecimal()}

    def _word(self, lid: etree._Element) -> str:
        """Return the first right word of a list; the others are right too, or there to mislead."""
        labels = list(descendants(lid, "response_label"))
        right, _ = self._right_labels(lid, labels)
        self.lists += len(right) < len(labels)
        return self._text(labels[min(right)]) if right else ""

    def _typed(self, presentation: etree._Element, responses: list[etree._Element]) -> Question:
        """Read what is typed in: in gaps, blanks drawn or between the texts, or as the answer to all of them."""
        gaps = self._named_gaps(presentation, responses)
        if gaps:
            return gaps
        stem, running = self._stem(presentation), self._stem(presentation, gaps=True)
        answers = [self._typed_answer(found) for found in responses]
        scored = [condition for condition in self._conditions if condition.points > 0]
        explanation = self._explanation({name for condition in scored for name in condition.feedback})
        drawn = len(_DRAWN_BLANK.findall(stem))
        if drawn == len(responses) or (drawn and self._alone):
            return blanks(stem, answers, explanation)
        if self._alone and running.removesuffix(BLANK).rstrip() == stem:
            return self._open(stem, answers[0], explanation)
        return blanks(running, answers, explanation)

    def _open(self, stem: str, answer: str, explanation: str) -> Question:
        """Return a short answer; where none is marked as right, the solution is one."""
        solutions = (node for node in self.root.iterchildren("{*}itemfeedback") if node.get("ident") == "solution")
        solution = next((self._text(node) for node in solutions), "") if not answer else ""
        if solution:
            return Question(Asked.OPEN, stem, (), (solution,), explanation if explanation != solution else "")
        return Question(Asked.OPEN, stem, (), (answer,) if answer else (), explanation)

    def _typed_answer(self, response: etree._Element) -> str:
        scored = sorted((found for found in self._conditions if found.points > 0), key=lambda found: -found.points)
        values = (self._values(condition, response) for condition in scored)
        return next((found[0] for found in values if found), "")

    def _values(self, condition: _Condition, response: etree._Element) -> list[str]:
        """Return the values for a response; where it is the only one, some programs name it otherwise or not at all."""
        values = condition.values
        return values.get(response.get("ident", ""), []) or (next(iter(values.values()), []) if self._alone else [])

    # Their parts

    def _stem(self, presentation: etree._Element, *, gaps: bool = False) -> str:
        """Return the texts in front of and between the responses, with blanks for these if they are asked for."""
        pieces: list[str] = []
        for node in _shown(presentation):
            name = local_name(node)
            if name in _RESPONSES and gaps:
                pieces.append(BLANK)
            elif name not in _RESPONSES and (text := self._text(node)):
                pieces.append(text)
        return _run_together(pieces) if gaps else "\n".join(pieces)

    def _prompt(self, response: etree._Element) -> str:
        """Return the text that stands inside a response, in front of its options."""
        return "\n".join(text for node in response.iterchildren("{*}material") if (text := self._text(node)))

    def _text(self, element: etree._Element) -> str:
        nodes = [element, *descendants(element, *_TEXTS, *_PICTURES)]
        self.pictures += sum(local_name(node) in _PICTURES for node in nodes)
        texts = [self._material(node) for node in nodes if local_name(node) in _TEXTS]
        return "\n".join(text for text in texts if text)

    def _material(self, node: etree._Element) -> str:
        page, source = PageText(), characters_of(node).strip()
        kind = (node.get("texttype") or node.get("type") or "").lower()
        if next(node.iterchildren("*"), None) is not None:
            read_element(node, page)
        elif "html" in kind or (not kind and _TAG.search(source)) or "smart" in kind:
            read_html(source, page)
        else:
            return lines_of(source)
        self.pictures += page.pictures
        return page.close()

    def _explanation(self, own: set[str]) -> str:
        """Return the feedback to any answer, else that to the right one; `own` are the names of the latter."""
        said: dict[str, list[str]] = {"general": [], "right": [], "wrong": [], "unsaid": []}
        linked = {name for condition in self._conditions for name in condition.feedback}
        for node in self.root.iterchildren("{*}itemfeedback"):
            name = node.get("ident", "")
            meant = meant_by(name)
            if meant == "unsaid" and (name in own or name in linked):
                meant = "right" if name in own else "wrong"
            said[meant].append(self._text(node))
        return explanation_of(said["general"], said["right"], said["unsaid"])


def _condition(node: etree._Element) -> _Condition:
    values: dict[str, list[str]] = {}
    for equal in descendants(node, "varequal"):
        if not any(local_name(above) == "not" for above in equal.iterancestors()):
            values.setdefault(equal.get("respident", ""), []).append(characters_of(equal).strip())
    feedback = {found.get("linkrefid", "") for found in descendants(node, "displayfeedback")}
    setters = list(descendants(node, "setvar"))
    # Blackboard gives some answers no points, but calls them correct.
    usual = 1.0 if "correct" in feedback and not setters else 0.0
    return _Condition(values, max(map(_points, setters), default=usual), feedback)


def _points(setter: etree._Element) -> float:
    text = characters_of(setter).strip()
    try:
        return float(text) if setter.get("action", "Set").lower() in {"set", "add"} else 0.0
    except ValueError:
        # Blackboard names its points instead of counting them.
        return 1.0 if text.lower().endswith(".max") else 0.0


def _shown(presentation: etree._Element) -> Iterator[etree._Element]:
    """Yield the materials and the responses in their order; what is inside of them isn't entered."""
    waiting = [presentation]
    while waiting:
        node = waiting.pop()
        if local_name(node) in {"material", "flow_mat", *_RESPONSES}:
            yield node
        else:
            waiting.extend(reversed(list(node.iterchildren("*"))))


def _run_together(pieces: list[str]) -> str:
    """Join texts and blanks as they run on in a line."""
    text = ""
    for piece in pieces:
        apart = text and not _NEAR.search(text[-1:]) and not piece.startswith(_PUNCTUATION)
        text += (" " if apart and BLANK in {piece, text[-len(BLANK) :]} else "\n" if apart else "") + piece
    return text
