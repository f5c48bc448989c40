"""What stands in the cells of a bank table: texts with their look, options, types and ticks."""

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from html import unescape
from itertools import islice

from files.documents.types import Cell, Run, TextBlock
from generation.engines.bank.column_names import TYPE_CODES
from generation.engines.bank.headings import names_a_type, type_named
from generation.engines.bank.model import Option
from generation.engines.bank.options import marks_of, run_of_options
from generation.engines.bank.styled import Styled, fold
from generation.engines.bank.words import TICKS
from generation.questions import QuestionType

FEWEST = 2
# A cell that a web editor filled; what only speaks of such signs is not wrapped in them.
FRAGMENT = re.compile(r"<(p|div|span)[\s>]", re.IGNORECASE)
HTML_BREAK = re.compile(r"</(?:p|div|li)>\s*(?=\S)|<br\s?/?>", re.IGNORECASE)
HTML_TAG = re.compile(r"</?(?:p|div|span|strong|b|i|em|u|sub|sup|font|ul|ol|li)(?:\s[^<>]{0,200})?/?>", re.IGNORECASE)
# Word's bullets say nothing; numbers and letters do.
SAYS_SOMETHING = re.compile(r"\w|[①-⑳]")
LEADING_MARK = re.compile(r"\s*(?:选项\s?)?[(\[]?([A-La-l])\s?(?:[.、:)\]]+|-(?=[\u4e00-\u9fff]))\s*")
LEADING_TICK = re.compile(rf"[{TICKS}]\s?(?=\S)")
TRAILING_TICK = re.compile(
    rf"(?<=\S)\s{{0,8}}(?:[(\[]\s?(?:[{TICKS}]|正确(?:答案)?|correct(?: answer)?)\s?[)\]]|[√✓✔☑★])$", re.IGNORECASE
)
LONGEST_TICK = 24
# More marks than any cell of options has.
MOST_MARKS = 500
# What separates the options of one cell, from the surest to the weakest sign.
SEPARATORS = tuple(
    re.compile(pattern)
    for pattern in (
        r"\$[;；,，]?\$|[@#&]{2,3}",
        r"\|{1,3}",
        r"\\n",
        r"\n",
        r"[;；]",
        r"\t|\s{3,}",
    )
)
OBJECT_TEXTS = ("content", "text", "value", "name", "option", "title", "label")
# Signs that stand in a cell of which there is nothing to say.
NOTHING = re.compile(r"[/\\—–\-_.\s]{1,8}")
YES = re.compile(r"[√✓✔☑★*是对TYty1]|yes|true|正确|correct|right|100(?:%|\.0)?|1\.0", re.IGNORECASE)
NO = re.compile(r"[×xX✗✘否错FNfn0]|no|false|错误|incorrect|wrong|0\.0|0%|", re.IGNORECASE)


def text_of(cell: Cell) -> str:
    """Return the text of a cell with the numbers that Word shows in front of its paragraphs."""
    if not cell.blocks:
        return ""
    if len(cell.blocks) == 1 and not _marker(cell.blocks[0]):
        return _without_html(cell.blocks[0].text.strip())
    return "\n".join(_marker(block) + block.text for block in cell.blocks).strip()


def _without_html(text: str) -> str:
    """Return the text of a cell that is one fragment of a web page."""
    if "&nbsp;" in text:
        text = text.replace("&nbsp;", " ")
    opened = FRAGMENT.match(text)
    if not opened or not text.lower().endswith(f"</{opened[1].lower()}>"):
        return text
    return unescape(HTML_TAG.sub("", HTML_BREAK.sub("\n", text))).strip() or text


def styled_of(cell: Cell) -> Styled:
    """Return the same text with its look."""
    first = cell.blocks[0] if cell.blocks else None
    if len(cell.blocks) == 1 and isinstance(first, TextBlock) and len(first.runs) == 1 and not _marker(first):
        plain = _without_html(first.text.strip())
        return Styled((replace(first.runs[0], text=plain),)) if plain != first.text else Styled(first.runs)
    pieces = []
    for block in cell.blocks:
        runs = block.runs if isinstance(block, TextBlock) else (Run(block.text),)
        marker = _marker(block)
        pieces.append(Styled((Run(marker), *runs) if marker else runs))
    return Styled.joined(pieces, "\n").cut(0)


def _marker(block: object) -> str:
    if not isinstance(block, TextBlock) or not block.marker or not SAYS_SOMETHING.search(block.marker):
        return ""
    return f"{block.marker.strip()} "


def is_type(cell: str) -> bool:
    return len(cell) <= 24 and (_code(cell) in TYPE_CODES or names_a_type(fold(cell).replace("_", " ")))  # noqa: PLR2004  # no type has a longer name


def type_in(cell: str) -> QuestionType | None:
    """Return the type that a cell of a type column names, in words or in the shorthand of its software."""
    code = _code(cell)
    return TYPE_CODES[code] if code in TYPE_CODES else type_named(fold(cell).replace("_", " "))


def _code(cell: str) -> str:
    return fold(cell).strip(" .[]()").upper()


def option_in(text: Styled, place: int | None) -> Option:
    """Return the option that has a cell for itself, the letter that it repeats and its tick cut off."""
    option = _without_tick(text)
    option.text = _without_mark(option.text, place)
    return option


def _without_tick(text: Styled) -> Option:
    if found := LEADING_TICK.match(text.folded):
        return Option(text.cut(found.end()), ticked=True)
    if found := TRAILING_TICK.search(text.folded[-LONGEST_TICK:]):
        return Option(text.cut(0, max(len(text.text) - LONGEST_TICK, 0) + found.start()), ticked=True)
    return Option(text)


def _without_mark(text: Styled, place: int | None) -> Styled:
    """Drop the letter that an option's cell repeats, if it is the option's own."""
    found = LEADING_MARK.match(text.folded)
    if found and (place is None or ord(found[1].upper()) - ord("A") == place):
        return text.cut(found.end())
    return text


def options_in(cell: Styled, separator: re.Pattern[str] | None = None) -> list[Option]:
    """Cut the options that stand in one cell: by their marks, as a list of JSON, or by what separates them.

    `separator` is a weak one that the whole column is known to use.
    """
    if not cell:
        return []
    if HTML_BREAK.search(cell.text):
        cell = Styled.plain(HTML_BREAK.sub("\n", cell.text))
    listed = listed_texts(cell.text)
    if listed:
        return [option_in(Styled.plain(text), place) for place, text in enumerate(listed)]
    marks = run_of_options(list(islice(marks_of(0, cell.folded), MOST_MARKS)), {0: cell.folded})
    if len(marks) >= FEWEST and not cell.folded[: marks[0].start].strip(" $@#|"):
        ends = [mark.start for mark in marks[1:]] + [len(cell.text)]
        pieces = [cell.cut(mark.end, end) for mark, end in zip(marks, ends, strict=True)]
        options = [_without_tick(piece.cut(0, len(piece.text.rstrip(" \t\n|;；$@#,，、")))) for piece in pieces]
        for option, mark in zip(options, marks, strict=True):
            option.ticked = option.ticked or mark.ticked
        return options
    for sign in (*SEPARATORS, *([separator] if separator else [])):
        pieces = _pieces(cell, sign)
        if len(pieces) >= FEWEST:
            return [option_in(piece, place) for place, piece in enumerate(pieces)]
    return [option_in(cell, None)]


def _pieces(cell: Styled, separator: re.Pattern[str]) -> list[Styled]:
    pieces, place = [], 0
    for found in separator.finditer(cell.text):
        pieces.append(cell.cut(place, found.start()))
        place = found.end()
    pieces.append(cell.cut(place))
    return [piece for piece in pieces if piece.text.strip(" |")]


def listed_texts(text: str) -> list[str]:
    """Return the texts of a list or of an object by letters, as programs write them into a cell."""
    if text[:1] not in "[{" or text[-1:] not in "]}" or text[1:2] not in "\"'{":
        return []
    for attempt in (text, text.replace("'", '"')):
        try:
            value = json.loads(attempt)
        except (ValueError, RecursionError):
            continue
        values = list(value.values()) if isinstance(value, dict) else [_text_of_object(each) for each in value]
        return (
            [str(each).strip() for each in values]
            if all(isinstance(each, str | int | float) for each in values)
            else []
        )
    return []


def _text_of_object(value: object) -> object:
    """Return the text of an option that is an object, {"key": "A", "value": "iron"}; anything else as it is."""
    if not isinstance(value, dict):
        return value
    return next((value[name] for name in OBJECT_TEXTS if name in value), None)


def without_placeholders(texts: Sequence[str]) -> list[str]:
    """Drop empty cells, and signs for "nothing", behind the last option."""
    kept = list(texts)
    while kept and (not kept[-1] or (len(kept) > FEWEST and NOTHING.fullmatch(kept[-1]))):
        kept.pop()
    return kept
