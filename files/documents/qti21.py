"""An item of QTI 2: its interactions stand in the text, the right responses in declarations above it."""

from collections.abc import Collection
from dataclasses import dataclass, field

from lxml import etree

from files.documents.html_text import PageText, characters_of, local_name, read_element
from files.documents.qti_parts import child, descendants, explanation_of, meant_by
from files.documents.quiz import BLANK, Asked, Question, Unread, blanks, choice

_GAPS = {"textEntryInteraction", "inlineChoiceInteraction"}
_INTERACTION = "Interaction"
_TEMPLATE = "printedVariable"
# What a student doesn't see before answering.
_ASIDE = {"feedbackBlock", "feedbackInline", "templateBlock", "templateInline", "stylesheet"}
_RUBRIC = "rubricBlock"
_PROMPT = "prompt"


@dataclass(slots=True)
class Item2:
    """Reads one `assessmentItem`; `pictures` and `lists` count what has no place in a bank."""

    root: etree._Element
    pictures: int = 0
    lists: int = 0
    _interactions: list[etree._Element] = field(default_factory=list)

    def read(self) -> Question | Unread:
        body = child(self.root, "itemBody")
        if body is None:
            return Unread("assessmentItem without a text")
        stem = self._text(body)
        kinds = [local_name(found) for found in self._interactions]
        if kinds == ["choiceInteraction"]:
            return self._choice(stem, self._interactions[0])
        if kinds and _GAPS.issuperset(kinds):
            self.lists += kinds.count("inlineChoiceInteraction")
            answers = [self._answer(found) for found in self._interactions]
            return blanks(stem, answers, self._explanation())
        if kinds == ["extendedTextInteraction"]:
            values = self._right_values(self._interactions[0])
            return Question(Asked.OPEN, stem, (), tuple(values[:1]), self._explanation())
        different = " with ".join(dict.fromkeys(kinds)) or "assessmentItem without an interaction"
        return Unread(f"several {different}" if kinds.count(different) > 1 else different)

    def _choice(self, stem: str, interaction: etree._Element) -> Question | Unread:
        choices = list(interaction.iterchildren("{*}simpleChoice"))
        if not choices:
            return Unread("choiceInteraction without choices")
        named = [found.get("identifier", "") for found in choices]
        values = set(self._right_values(interaction))
        right = {place for place, name in enumerate(named) if name in values}
        declaration = self._declaration(interaction)
        cardinality = declaration.get("cardinality", "") if declaration is not None else ""
        several = cardinality == "multiple" if cardinality else interaction.get("maxChoices", "1") != "1"
        own = [self._text(node) for place in right for node in descendants(choices[place], "feedbackInline")]
        texts = [self._text(found) for found in choices]
        explanation = self._explanation(values, set(named) - values) or (own[0] if len(own) == 1 else "")
        return choice(stem, texts, right, explanation, several=several)

    def _answer(self, interaction: etree._Element) -> str:
        value = next(iter(self._right_values(interaction)), "")
        offered = {found.get("identifier"): found for found in interaction.iterchildren("{*}inlineChoice")}
        return self._text(offered[value]) if value in offered else value if not offered else ""

    def _declaration(self, interaction: etree._Element) -> etree._Element | None:
        name = interaction.get("responseIdentifier")
        declarations = self.root.iterchildren("{*}responseDeclaration")
        return next((found for found in declarations if found.get("identifier") == name), None)

    def _right_values(self, interaction: etree._Element) -> list[str]:
        """Return the right response, or what earns most where only points are declared."""
        declaration = self._declaration(interaction)
        if declaration is None:
            return []
        correct = child(declaration, "correctResponse")
        if correct is not None:
            return [text for node in descendants(correct, "value") if (text := characters_of(node).strip())]
        points = {node.get("mapKey", ""): _points(node) for node in descendants(declaration, "mapEntry")}
        most = max(points.values(), default=0.0)
        least = 0.0 if declaration.get("cardinality") == "multiple" else most
        return [value for value, count in points.items() if count > 0 and count >= least]

    def _explanation(self, right: Collection[str] = (), wrong: Collection[str] = ()) -> str:
        """Return what is said behind an answer; the names of the conditions tell which answer is meant."""
        said: dict[str, list[str]] = {"general": [], "right": [], "wrong": [], "unsaid": []}
        modal = list(self.root.iterchildren("{*}modalFeedback"))
        for node in modal or descendants(self.root, "feedbackBlock"):
            name = node.get("identifier", "")
            meant = "right" if name in right else "wrong" if name in wrong else meant_by(name)
            said[meant].append(self._text(node))
        return explanation_of(said["general"], said["right"], said["unsaid"])

    def _text(self, element: etree._Element) -> str:
        page = PageText()

        def special(node: etree._Element) -> bool:
            name = local_name(node)
            if name.endswith(_INTERACTION):
                self._meet(name, node, page)
            elif name == _TEMPLATE:
                self._interactions.append(node)
            return name.endswith(_INTERACTION) or name in _ASIDE or (name == _RUBRIC and not _for_candidates(node))

        read_element(element, page, special)
        self.pictures += page.pictures
        return page.close()

    def _meet(self, name: str, interaction: etree._Element, page: PageText) -> None:
        self._interactions.append(interaction)
        prompt = child(interaction, _PROMPT)
        if name in _GAPS:
            page.data(BLANK)
        elif prompt is not None:
            page.start("p", {})
            read_element(prompt, page)
            page.end("p")


def _for_candidates(rubric: etree._Element) -> bool:
    return "candidate" in rubric.get("view", "candidate")


def _points(entry: etree._Element) -> float:
    try:
        return float(entry.get("mappedValue", "0"))
    except ValueError:
        return 0.0
