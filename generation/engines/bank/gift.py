"""GIFT, Moodle's text format for questions, pasted into a document."""

import re
from collections.abc import Iterator, Sequence

from generation.engines.bank.model import Item, Line, Option
from generation.engines.bank.styled import Styled
from generation.questions import BLANK, QuestionType

OPENS = re.compile(r"^\s{0,8}::[^:\n]{0,200}::|^[^{}\n]{3,4000}(?<!\\)\{\s{0,8}(?:[=~#]|T(?:RUE)?\b|F(?:ALSE)?\b|\}|$)")
TITLE = re.compile(r"\s{0,8}::(?:[^:\\]|\\.|:(?!:)){0,300}::\s{0,8}")
FORMAT = re.compile(r"\s{0,8}\[(?:html|moodle|plain|markdown)\]\s{0,8}")
COMMENT = re.compile(r"\s{0,8}(?://|\$CATEGORY:)")
ANSWER = re.compile(r"(?<!\\)([=~])")
WEIGHT = re.compile(r"\s{0,8}%(-?\d{1,3}(?:\.\d{1,5})?)%")
FEEDBACK = re.compile(r"(?<!\\)#")
ESCAPED = re.compile(r"\\([~=#{}:])")
VERDICT = re.compile(r"(T|TRUE|F|FALSE)", re.IGNORECASE)
ENDS = re.compile(r"(?<!\\)\}")
STARTS = re.compile(r"(?<!\\)\{")


def is_gift(lines: Sequence[Line]) -> bool:
    openings = sum(1 for line in lines if OPENS.search(line.text.text))
    closings = sum(line.text.text.count("}") for line in lines)
    return 0 < openings <= 2 * closings and sum(line.text.text.count("{") for line in lines) <= 2 * openings


def read_gift(lines: Sequence[Line]) -> Iterator[Item | Line]:
    """Yield the questions, and the lines that belong to none."""
    block: list[Line] = []
    for line in lines:
        if COMMENT.match(line.text.text):
            continue
        if block and _whole(block) and _opens_next(line):
            yield from _items(block)
            block = []
        block.append(line)
    yield from _items(block)


def _whole(block: Sequence[Line]) -> bool:
    return any(ENDS.search(line.text.text) for line in block)


def _opens_next(line: Line) -> bool:
    """Tell a new question from the end of a sentence whose missing word stood in braces."""
    return (
        TITLE.match(line.text.text) is not None
        or STARTS.search(line.text.text) is not None
        or line.text.text[:1].isupper()
    )


def _items(block: Sequence[Line]) -> Iterator[Item | Line]:
    text = "\n".join(line.text.text for line in block)
    opening = STARTS.search(text)
    closing = ENDS.search(text, opening.end()) if opening else None
    if opening and closing:
        head, tail = TITLE.sub("", text[: opening.start()], count=1), text[closing.end() :].strip()
        head = _plain(FORMAT.sub("", head, count=1))
        item = Item(Styled.plain(head), block[0].location)
        _read_answers(item, text[opening.end() : closing.start()], tail)
        yield item
    else:
        yield from block


def _read_answers(item: Item, inside: str, tail: str) -> None:
    inside, _, general = inside.partition("####")
    item.explanation = _plain(general)
    choices = ANSWER.split(inside)
    pairs = [(sign, text) for sign, text in zip(choices[1::2], choices[2::2], strict=True) if text.strip()]
    gap = f" {BLANK}{'' if tail[:1] in '.,;:!?' else ' '}{_plain(tail)}" if tail else ""
    if verdict := VERDICT.fullmatch(FEEDBACK.split(inside)[0].strip()):
        item.asked, item.answers = QuestionType.TRUE_OR_FALSE, ["True" if verdict[1][0] in "Tt" else "False"]
    elif any(sign == "~" for sign, _ in pairs):
        item.options = [Option(Styled.plain(_text(text)), ticked=_is_right(sign, text)) for sign, text in pairs]
    elif pairs:
        words = [_text(text) for _, text in pairs]
        item.asked = QuestionType.MULTIPLE_BLANK if gap or BLANK in item.stem.text else QuestionType.SHORT_ANSWER
        item.answers = words[:1] if gap else ["\n".join(word.replace("->", "→") for word in words)]
    elif inside.strip().startswith("#"):
        item.asked, item.answers = QuestionType.SHORT_ANSWER, [inside.strip(" #\n")]
    else:
        item.asked = QuestionType.SHORT_ANSWER
    if gap:
        item.stem = Styled.plain(item.stem.text.rstrip() + gap)


def _is_right(sign: str, text: str) -> bool:
    weight = WEIGHT.match(text)
    return sign == "=" or (weight is not None and float(weight[1]) > 0)


def _text(text: str) -> str:
    return _plain(FEEDBACK.split(WEIGHT.sub("", text, count=1))[0])


def _plain(text: str) -> str:
    return ESCAPED.sub(r"\1", text).strip()
