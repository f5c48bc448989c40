"""Tables that learning platforms write for one another: their first column says what each row is."""

import re
from collections.abc import Callable, Iterator, Sequence

from generation.engines.bank.model import BankTable, Item, Line, Option
from generation.engines.bank.styled import Styled
from generation.engines.bank.table_rows import Row
from generation.questions import QuestionType

# Blackboard: a question a row, its type first, the parts behind it without names.
CODES: dict[str, QuestionType] = {
    "MC": QuestionType.SINGLE_CHOICE,
    "MA": QuestionType.MULTIPLE_CHOICE,
    "TF": QuestionType.TRUE_OR_FALSE,
    "ESS": QuestionType.SHORT_ANSWER,
    "SR": QuestionType.SHORT_ANSWER,
    "NUM": QuestionType.SHORT_ANSWER,
    "FIB": QuestionType.MULTIPLE_BLANK,
    "FIL": QuestionType.SHORT_ANSWER,
}
OTHER_CODES = {"ORD", "MAT", "FIB_PLUS", "OP", "JUMBLED_SENTENCE", "QUIZ_BOWL"}
CHOICES = {"MC", "MA"}
# Brightspace: a part of a question a row, its name first.
NEW = "newquestion"
TYPES: dict[str, QuestionType] = {
    "MC": QuestionType.SINGLE_CHOICE,
    "MS": QuestionType.MULTIPLE_CHOICE,
    "TF": QuestionType.TRUE_OR_FALSE,
    "WR": QuestionType.SHORT_ANSWER,
    "SA": QuestionType.SHORT_ANSWER,
}
ZERO = re.compile(r"0*(?:\.0*)?%?")
MOST = 0.8


def read_export(rows: Sequence[Row]) -> BankTable | None:
    """Return the questions of such a table, None for any other."""
    firsts = [row.texts[0] for row in rows]
    codes = sum(1 for first in firsts if first in CODES or first in OTHER_CODES)
    if codes >= MOST * len(rows) and not any(row.texts[1] in {"", *CODES} for row in rows if len(row.texts) > 1):
        return _table(rows, _of_rows(rows)) if len(rows[0].texts) > 1 else None
    if firsts[0].casefold() == NEW or sum(1 for first in firsts if first.casefold() == NEW) > 1:
        return _table(rows, _of_records(rows))
    return None


def _table(rows: Sequence[Row], found: Iterator[Item | Line]) -> BankTable | None:
    parts = list(found)
    items = tuple(part for part in parts if isinstance(part, Item))
    return BankTable(items, rows[0].location, tuple(p for p in parts if isinstance(p, Line))) if items else None


def _of_rows(rows: Sequence[Row]) -> Iterator[Item | Line]:
    for row in rows:
        code, stem, *parts = [*row.texts, ""]
        if code not in CODES:
            yield row.line()
            continue
        item = Item(Styled.plain(stem), row.location, asked=CODES[code])
        if code in CHOICES:
            pairs = zip(parts[::2], parts[1::2], strict=False)
            item.options = [_option(text, right=verdict.casefold() == "correct") for text, verdict in pairs if text]
        else:
            item.answers = [part for part in parts[:1] if part]
        yield item


def _option(text: str, *, right: bool) -> Option:
    return Option(Styled.plain(text), ticked=right)


def _of_records(rows: Sequence[Row]) -> Iterator[Item | Line]:
    item: Item | None = None
    for row in rows:
        name, first, *rest = [*row.texts, "", ""]
        if name.casefold() == NEW:
            if item:
                yield item
            asked = TYPES.get(first.upper())
            item = Item(Styled(), row.location, asked=asked) if asked else None
        elif item:
            READERS.get(name.casefold(), _skip)(item, first, rest)
        else:
            yield row.line()
    if item:
        yield item


def _skip(item: Item, first: str, rest: list[str]) -> None:
    """Pass over what is no part of a question: titles, points, hints."""


def _read_stem(item: Item, first: str, rest: list[str]) -> None:
    item.stem = Styled.plain(first)


def _read_option(item: Item, first: str, rest: list[str]) -> None:
    item.options.append(_option(rest[0], right=not ZERO.fullmatch(first)))


def _read_answer(item: Item, first: str, rest: list[str]) -> None:
    if not item.answers:
        item.answers = [rest[0]]


def _read_key(item: Item, first: str, rest: list[str]) -> None:
    item.answers = [first] if first else []


def _read_feedback(item: Item, first: str, rest: list[str]) -> None:
    item.explanation = first


def _read_true(item: Item, first: str, rest: list[str]) -> None:
    item.answers = ["False" if ZERO.fullmatch(first) else "True"]


READERS: dict[str, Callable[[Item, str, list[str]], None]] = {
    "questiontext": _read_stem,
    "option": _read_option,
    "answer": _read_answer,
    "answerkey": _read_key,
    "feedback": _read_feedback,
    "true": _read_true,
}
