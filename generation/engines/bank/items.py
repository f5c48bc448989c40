"""From the lines of one question to its parts: stem, options, answer and explanation."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from generation.engines.bank.answers import letters_in, verdict, without_remark
from generation.engines.bank.boxed_lines import boxes_as_marks
from generation.engines.bank.bulleted_options import bullets_as_marks
from generation.engines.bank.headings import type_named
from generation.engines.bank.key_blocks import asks_for_pairs
from generation.engines.bank.lexer import Label, Lexed, Opens
from generation.engines.bank.model import Item, Line, Option
from generation.engines.bank.numbered_options import numbers_as_marks
from generation.engines.bank.options import Mark, run_of_options
from generation.engines.bank.plain_options import plain_lines_as_marks
from generation.engines.bank.stems import inline_keys, without_tags
from generation.engines.bank.styled import Styled
from generation.engines.bank.verdict_lines import verdicts_as_marks
from generation.engines.bank.words import STEM_LABEL, TICKS
from generation.questions import QuestionType

TYPE_LABEL = re.compile(r"题型|类型|type", re.IGNORECASE)
TRAILING_TICK = re.compile(
    rf"\s*(?:[(\[]\s?(?:{TICKS[1:]}|[{TICKS[1:]}]|[^()\[\]]{{0,8}}正确答案|正确|correct(?: answer)?)\s?[)\]]"
    rf"|\*\*|[{TICKS}]"
    r"|(?:<[-=]{1,3}|←|⬅)\ufe0f?\s?(?:正确(?:答案)?|correct(?: answer)?))\s*$",
    re.IGNORECASE,
)


# A key alone on its line: "B", "(B)", "【ABD】".
LONE_KEY = re.compile(r"\s{0,8}(?:A\s?:\s?)?([(\[]?\s?[A-L]{1,8}\s?[)\]]?)\s?[.。]?\s{0,8}")


@dataclass(slots=True)
class _Parts:
    """The pieces of a question while its lines are read; `into` is the list that the next piece goes to."""

    stem: list[Styled] = field(default_factory=list)
    options: list[list[Styled]] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    answer: list[Styled] = field(default_factory=list)
    explanation: list[Styled] = field(default_factory=list)
    asked: QuestionType | None = None
    leftovers: list[Line] = field(default_factory=list)
    into: list[Styled] | None = None

    def begin_stem(self, above: Sequence[Lexed]) -> None:
        """Begin with the stem anew: the label for it stands below a title."""
        self.leftovers.extend(lexed.line for lexed in above)
        self.stem.clear()

    def answered(self) -> bool:
        """Tell whether the answer is whole, so that a line behind it is no part of it."""
        text = "".join(piece.text for piece in self.answer)
        return bool(text) and (bool(letters_in(text)) or verdict(text) is not None)


def read_item(
    lines: Sequence[Lexed], numbered_options: str = "", *, open_ended: bool = False
) -> tuple[Item, list[Line]]:
    """Return the question that the lines hold, and the lines that belong to no part of it.

    `numbered_options` is the form of the numbers that mark options in this document, if numbers do.
    The bullets below an `open_ended` question are parts of it and no options.
    """
    marks = _option_marks(lines) or numbers_as_marks(lines[1:], numbered_options)
    if marks and _matches_pairs(lines, marks):
        marks, open_ended = [], True
    marks = marks or boxes_as_marks(lines) or verdicts_as_marks(lines)
    bullets = [] if marks or open_ended else bullets_as_marks(lines)
    if not marks and not bullets and not open_ended:
        marks = plain_lines_as_marks(lines)
    marks = marks or bullets
    run = {(mark.line, mark.start): mark for mark in marks}
    parts = _Parts()
    parts.into = parts.stem
    lone = _lone_key(lines, marks)
    for lexed in lines:
        first = lexed is lines[0]
        start = lexed.number.end if first and lexed.number else 0
        if not first and parts.into is parts.answer and parts.answered():
            parts.into = None
        if not first and parts.into is parts.stem and (label := STEM_LABEL.match(lexed.folded)):
            parts.begin_stem(lines[: lines.index(lexed)])
            start = label.end()
        if lexed is lone and (key := LONE_KEY.fullmatch(lexed.folded)):
            parts.into, start = parts.answer, key.start(1)
        _read_line(parts, lexed, start, run)
    item = _item(lines[0], parts)
    item.bulleted = bool(bullets)
    return item, parts.leftovers


def _lone_key(lines: Sequence[Lexed], marks: Sequence[Mark]) -> Lexed | None:
    """Return the line below the options that is nothing but their letters, if there is one and no label."""
    if not marks or any(label.opens is Opens.ANSWER for lexed in lines for label in lexed.labels):
        return None
    below = [lexed for lexed in lines if lexed.place > marks[-1].line and LONE_KEY.fullmatch(lexed.folded)]
    found = LONE_KEY.fullmatch(below[0].folded) if len(below) == 1 else None
    key = letters_in(found[1]) if found else ()
    return below[0] if key and ord(key[-1]) - ord("A") < len(marks) else None


def _matches_pairs(lines: Sequence[Lexed], marks: Sequence[Mark]) -> bool:
    """Tell two columns to be matched, "1) bird   a) nest": their letters mark no options."""
    if not asks_for_pairs(lines[0]):
        return False
    folded = {lexed.place: lexed.folded for lexed in lines[1:]}
    return any(folded[mark.line][: mark.start].strip() for mark in marks[:1] if mark.line in folded)


def _option_marks(lines: Sequence[Lexed]) -> list[Mark]:
    """Return the marks that run A, B, C …: those before the answer, or if there are none those behind it."""
    before: list[Mark] = []
    behind: list[Mark] = []
    answered = False
    for lexed in lines:
        skipped = lexed.number.end if lexed.number and lexed is lines[0] else 0
        labels = [*lexed.labels, *(lexed.remarks if before or answered else ())]
        label = next((label for label in labels if label.opens is not Opens.META), None)
        limit = label.start if label else len(lexed.folded)
        (behind if answered else before).extend(mark for mark in lexed.marks if skipped <= mark.start < limit)
        if label and label.opens is Opens.EXPLANATION:
            break
        answered = answered or label is not None
    folded = {lexed.place: lexed.folded for lexed in lines}
    return run_of_options(before, folded) or run_of_options(behind, folded)


def _read_line(parts: _Parts, lexed: Lexed, start: int, run: dict[tuple[int, int], Mark]) -> None:
    text = lexed.line.text
    cuts = sorted(
        [mark for mark in run.values() if mark.line == lexed.place]
        + [label for label in [*lexed.labels, *_remarks(parts, lexed)] if label.start >= start],
        key=lambda cut: cut.start,
    )
    before = parts.into
    for cut in cuts:
        if cut.start < start or (isinstance(cut, Label) and not _counts(parts, cut, lexed)):
            continue
        _put(parts, lexed, _without_separator(text.cut(start, cut.start), parts, cut))
        _turn_to(parts, cut, lexed)
        start = cut.end
    _put(parts, lexed, text.cut(start))
    if cuts and isinstance(cuts[-1], Label) and cuts[-1].opens is Opens.META:
        parts.into = parts.stem if before is parts.stem else None


def _remarks(parts: _Parts, lexed: Lexed) -> Sequence[Label]:
    """Return the labels that are some only below options, an answer, or a stem with its key in brackets."""
    if not lexed.remarks or parts.options or parts.answer:
        return lexed.remarks
    judged = parts.stem and inline_keys(Styled.joined(parts.stem, "\n"), 0)
    return lexed.remarks if judged else ()


def _without_separator(piece: Styled, parts: _Parts, cut: Mark | Label) -> Styled:
    """Drop the comma or semicolon between two options of a line."""
    if isinstance(cut, Label) or not parts.options:
        return piece
    return piece.cut(0, len(piece.text.rstrip("；;，,、")))


def _counts(parts: _Parts, label: Label, lexed: Lexed) -> bool:
    """Tell whether a label opens its part here: words of an explanation may look like one."""
    if label.opens is Opens.ANSWER:
        return not parts.answer and (parts.into is not parts.explanation or not lexed.folded[: label.start].strip())
    return True


def _turn_to(parts: _Parts, cut: Mark | Label, lexed: Lexed) -> None:
    if not isinstance(cut, Label):
        parts.options.append([])
        parts.marks.append(cut)
        parts.into = parts.options[-1]
    elif cut.opens is Opens.META:
        if TYPE_LABEL.search(lexed.folded[: cut.end]):
            parts.asked = type_named(lexed.folded[cut.end :])
        parts.into = None
    elif cut.opens is Opens.ANSWER or (cut.either and not parts.options and not parts.answer):
        parts.into = parts.answer
    else:
        parts.into = parts.explanation


def _put(parts: _Parts, lexed: Lexed, piece: Styled) -> None:
    if not piece:
        return
    if parts.into is not None:
        parts.into.append(piece)
    elif not any(label.opens is Opens.META for label in lexed.labels):
        parts.leftovers.append(lexed.line)


def _item(first: Lexed, parts: _Parts) -> Item:
    tags = without_tags(Styled.joined(parts.stem, "\n"))
    number_tag = first.number.tag if first.number else ""
    answer = (
        "\n".join(piece.text for piece in parts.answer) or tags.answer or (first.number.slot if first.number else "")
    )
    answer, remark = without_remark(answer)
    in_order = sorted(zip(parts.marks, parts.options, strict=True), key=lambda option: option[0].index)
    return Item(
        stem=tags.stem,
        location=first.line.location,
        number=first.number.value if first.number else None,
        asked=parts.asked or tags.asked or type_named(number_tag),
        options=[_option(pieces, ticked=mark.ticked) for mark, pieces in in_order],
        answers=[answer] if answer else [],
        explanation="\n".join([*([remark] if remark else []), *(piece.text for piece in parts.explanation)]),
    )


def _option(pieces: list[Styled], *, ticked: bool) -> Option:
    text = Styled.joined(pieces, "\n")
    tick = TRAILING_TICK.search(text.folded[-24:])
    if tick:
        text = text.cut(0, max(len(text.text) - 24, 0) + tick.start())
    return Option(text, ticked=ticked or tick is not None)
