"""GIFT, Moodle's text format for questions, as a file or pasted into a document."""

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generation.engines.bank.model import Item, Line, Option
from generation.engines.bank.styled import Styled
from generation.questions import BLANK, QuestionType

# Escaped signs wait as characters that no document holds.
SIGNS = "~=#{}:\\\n"
HIDDEN = {sign: chr(0xFDD0 + place) for place, sign in enumerate(SIGNS)}
SHOWN = {ord(hidden): sign for sign, hidden in HIDDEN.items()}
ESCAPED = re.compile(r"\\(?:([~=#{}:\\])|n)")
# Beside formulas, a backslash and an n may begin a sign of LaTeX that nobody escaped, and is no line end.
FORMULA = re.compile(r"(?<!\\)\\[(\[]|\$[^$]{1,400}\$")
ESCAPED_IN_FORMULA = re.compile(r"\\(?:([~=#{}:\\])|n(?!(?:eq?|u|abla|ot(?:in)?|eg|mid|sim|leq|geq)(?![A-Za-z])))")

BRACES = re.compile(r"\{([^{}]*)\}")
ANSWERS = re.compile(r"\s*(?:[=~#]|(?:T|TRUE|F|FALSE)\s*(?:#|$)|$)", re.IGNORECASE)
# What stands in front of the braces of a formula: x^{T}, \mathbf{F}.
LATEX, LONGEST_COMMAND = re.compile(r"(?:[\^_}]|\\[A-Za-z]{1,20})$"), 24
TITLE = re.compile(r"\s{0,8}::(?:[^:]|:(?!:)){0,300}::\s{0,8}")
FORMAT = re.compile(r"\s{0,8}\[(html|moodle|plain|markdown)\]\s{0,8}")
COMMENT = re.compile(r"\s{0,8}(?://|\$CATEGORY:)")
CHOICE = re.compile(r"([=~])")
WEIGHT = re.compile(r"\s{0,8}%(-?\d{1,3}(?:\.\d{1,7})?)%")
VERDICT = re.compile(r"(T(?:RUE)?|F(?:ALSE)?)", re.IGNORECASE)
# Word makes an arrow of the two signs.
PAIR = re.compile(r"\s{0,8}(?:->|→|\uf0e0)\s{0,8}")
TOLERANCE = re.compile(r"\s{0,4}:[^:]*$")
CJK_END, CJK_START = re.compile(r"[\u3000-\u9fff\uff00-\uffef]$"), re.compile(r"[\u3000-\u9fff\uff00-\uffef]")
RAISED, LINE_END, TAG = (
    re.compile(r"<sup>(?=[^<>\s])", re.IGNORECASE),
    re.compile(r"\s*(?:<br\s{0,4}/?>|</(?:p|div|li|tr|h[1-6])>)\s*", re.IGNORECASE),
    re.compile(r"</?[a-z][^<>]{0,400}>|<!--.{0,400}?-->", re.IGNORECASE),
)
WORD = re.compile(r"\w")
SENTENCE_ENDS = tuple(".?!。？！")
FULL = 100.0
# Hardly any line of a GIFT text stands outside of braces but the stems.
LINES_A_QUESTION, LINES_MORE = 5, 5


def is_gift(lines: Sequence[Line]) -> bool:
    """Tell GIFT from a text in which braces stand here and there."""
    if not any("{" in line.text.text for line in lines):
        return False
    text = "\n".join(_hidden(line.text.text) for line in lines if not COMMENT.match(line.text.text))
    braces = list(BRACES.finditer(text))
    answers = [found[1] for found in braces if ANSWERS.match(found[1]) and not _is_latex(text, found.start())]
    outside = sum(1 for line in BRACES.sub("", text).split("\n") if line.strip())
    titled = any(TITLE.match(line) for line in text.split("\n"))
    return (
        (titled or any(inside.strip() for inside in answers))
        and 2 * len(answers) >= len(braces)
        and 0 < outside <= LINES_A_QUESTION * len(answers) + LINES_MORE
    )


def _is_latex(text: str, brace: int) -> bool:
    return LATEX.search(text[max(brace - LONGEST_COMMAND, 0) : brace]) is not None


def read_gift(lines: Sequence[Line]) -> Iterator[Item | Line]:
    """Yield the questions, and the lines that belong to none."""
    block = _Block()
    for line in lines:
        text = _hidden(line.text.text)
        if COMMENT.match(text):
            continue
        if TITLE.match(text) or (block.closed and block.ends_before(text)):
            yield from block.parts()
            block = _Block()
        block.add(line, text)
    yield from block.parts()


def _hidden(text: str) -> str:
    pattern = ESCAPED_IN_FORMULA if FORMULA.search(text) else ESCAPED
    return pattern.sub(lambda found: HIDDEN[found[1] or "\n"], text)


class _Block:
    """The lines of one question, until its braces have closed and what follows is another's."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._texts: list[str] = []
        self._opened = False
        self.closed = False

    def add(self, line: Line, text: str) -> None:
        self._lines.append(line)
        self._texts.append(text)
        self._opened = self._opened or "{" in text
        self.closed = self.closed or (self._opened and "}" in text)

    def ends_before(self, text: str) -> bool:
        """Tell a new question from the end of a sentence whose missing word stood in braces."""
        return self._texts[-1].rstrip().endswith("}") or "{" in text or text[:1].isupper()

    def parts(self) -> Iterator[Item | Line]:
        text = "\n".join(self._texts)
        braces = BRACES.search(text)
        if braces:
            yield _Question(text[: braces.start()], braces[1], text[braces.end() :]).item(self._lines[0])
        else:
            yield from self._lines


@dataclass(frozen=True, slots=True)
class _Answer:
    """One of the answers in braces: is it marked as right, how much it counts, and what is said to it."""

    equal: bool
    weight: float
    text: str
    feedback: str


class _Question:
    """A question in its three pieces: before the braces, in them and behind."""

    def __init__(self, head: str, inside: str, tail: str) -> None:
        head = TITLE.sub("", head, count=1)
        written = FORMAT.match(head)
        self._is_html = written is not None and written[1] == "html"
        self._head = head[written.end() :] if written else head
        self._tail = tail
        self._inside, _, self._general = inside.partition("####")

    def item(self, line: Line) -> Item:
        item = Item(Styled.plain(self._stem()), line.location, exact=True)
        own = self._read(item, self._inside.strip())
        item.explanation = self._shown(self._general) or own
        return item

    def _stem(self) -> str:
        """Return the stem; braces inside of a sentence stand for a word of it."""
        head, tail = self._shown(self._head), self._shown(self._tail)
        if not tail or (head.endswith(SENTENCE_ENDS) and not WORD.search(tail)):
            return head
        before = "" if CJK_END.search(head) else " "
        after = "" if tail.startswith(tuple(".,;:!?)")) or CJK_START.match(tail) else " "
        return f"{head}{before}{BLANK}{after}{tail}"

    def _read(self, item: Item, inside: str) -> str:
        """Read the answers and return what is said to the right one."""
        first, *feedback = inside.split("#")
        if verdict := VERDICT.fullmatch(first.strip()):
            item.asked, item.answers = QuestionType.TRUE_OR_FALSE, ["A" if verdict[1][0] in "Tt" else "B"]
            # The first remark is for those who are wrong.
            return self._shown(feedback[1]) if len(feedback) > 1 else ""
        if inside.startswith("#"):
            return self._read_number(item, inside[1:])
        answers = [answer for answer in self._answers(inside) if answer.text]
        if any(not answer.equal for answer in answers):
            return _read_choices(item, answers)
        if answers and all(PAIR.search(answer.text) for answer in answers):
            return _read_pairs(item, answers)
        return self._read_words(item, answers)

    def _read_number(self, item: Item, inside: str) -> str:
        signed = inside.lstrip().startswith(("=", "~"))
        return self._read_words(item, list(self._answers(inside if signed else "=" + inside)), TOLERANCE)

    def _read_words(self, item: Item, answers: list[_Answer], cut: re.Pattern[str] | None = None) -> str:
        """Take the first of the answers that count most: a bank's question has one."""
        item.asked = QuestionType.MULTIPLE_BLANK if "__" in item.stem.text else QuestionType.SHORT_ANSWER
        right = max(answers, key=lambda answer: answer.weight, default=None)
        if right is None:
            return ""
        item.answers = [cut.sub("", right.text) if cut else right.text]
        return right.feedback

    def _answers(self, inside: str) -> Iterator[_Answer]:
        _, *pieces = CHOICE.split(inside)
        for sign, piece in zip(pieces[::2], pieces[1::2], strict=True):
            weight = WEIGHT.match(piece)
            text, _, feedback = piece[weight.end() if weight else 0 :].partition("#")
            usual = FULL if sign == "=" else 0.0
            yield _Answer(sign == "=", float(weight[1]) if weight else usual, self._shown(text), self._shown(feedback))

    def _shown(self, text: str) -> str:
        """Return the text as it is to be seen, the escaped signs back in their places."""
        written = FORMAT.match(text)
        text = text[written.end() :] if written else text
        if written[1] == "html" if written else self._is_html:
            text = TAG.sub("", LINE_END.sub("\n", RAISED.sub("^", text.translate(SHOWN))))
            return html.unescape(text).replace("\u00a0", " ").strip()
        return text.strip().translate(SHOWN).strip()


def _read_choices(item: Item, answers: list[_Answer]) -> str:
    # With an equals sign there is one right answer, and what counts besides it does so in part.
    marked = any(answer.equal for answer in answers)
    right = [answer.equal if marked else answer.weight > 0 for answer in answers]
    item.options = [
        Option(Styled.plain(answer.text), ticked=ticked) for answer, ticked in zip(answers, right, strict=True)
    ]
    return answers[right.index(True)].feedback if sum(right) == 1 else ""


def _read_pairs(item: Item, answers: list[_Answer]) -> str:
    """Read a matching as one question: what is to be matched stands below its stem."""
    pairs = [PAIR.split(answer.text, maxsplit=1) for answer in answers]
    item.asked = QuestionType.SHORT_ANSWER
    item.stem = Styled.plain("\n".join([item.stem.text, *(left for left, _ in pairs if left)]))
    item.answers = ["\n".join(f"{left} → {right}" for left, right in pairs if left)]
    return ""
