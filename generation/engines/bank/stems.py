"""Stems: what is not part of them is cut off, blanks and slots are made plain."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from generation.engines.bank.answers import letters_in, verdict
from generation.engines.bank.headings import names_a_type, type_named
from generation.engines.bank.styled import Styled
from generation.engines.bank.words import ANY_TYPE, DIFFICULTY, POINTS
from generation.questions import BLANK, QuestionType

LEADING_TAG = re.compile(r"\s{0,8}([\[(<])\s?([^\[\]()<>]{1,24}?)\s?[\])>]\s{0,4}[.:、]?\s{0,4}")
TRAILING_TAG = re.compile(r"([\[(])\s?([^\[\]()]{1,24}?)\s?[\])]\s{0,4}[.。]?$")
LEADING_TYPE = re.compile(rf"\s{{0,8}}(?:{ANY_TYPE})题?\s?[:、]\s{{0,4}}", re.IGNORECASE)
WHOLE_TYPE = re.compile(rf"(?:{ANY_TYPE})(?:型?试?题|questions?)?(?:\s?[,，、]?\s?\d{{1,3}}\s?分)?", re.IGNORECASE)

EMPTY_SLOT = re.compile(r"[(\[]\s{0,40}[)\]]")
SLOT = "（  ）"
FILLED = re.compile(r"\(\s{0,8}([^()]{1,24}?)\s{0,8}\)")
UNDERSCORES = re.compile(r"_{2,}")
FILLED_BLANK = re.compile(r"_{1,40}([^_\n]{1,60})_{1,40}")


@dataclass(frozen=True, slots=True)
class Tags:
    """What the tags around a stem say."""

    stem: Styled
    asked: QuestionType | None = None
    typed: bool = False
    answer: str = ""


def without_tags(stem: Styled) -> Tags:
    """Cut type, points and difficulty off both ends: "[单选][A] 题干（2分）"."""
    asked, typed, answer = None, False, ""
    start, stop, folded = 0, len(stem.text), stem.folded
    if found := LEADING_TYPE.match(folded):
        asked, typed, start = type_named(found[0]), True, found.end()
    while found := LEADING_TAG.match(folded, start):
        if WHOLE_TYPE.fullmatch(found[2]) and names_a_type(found[2]):
            asked, typed = type_named(found[2]), True
        elif found[1] == "[" and typed and (letters_in(found[2]) or verdict(found[2])):
            answer = found[2]
        elif not _says_nothing(found[2]):
            break
        start = found.end()
    while found := TRAILING_TAG.search(folded[max(start, stop - 40) : stop].rstrip()):
        if WHOLE_TYPE.fullmatch(found[2]) and names_a_type(found[2]) and "题" in found[2]:
            asked, typed = type_named(found[2]) or asked, True
        elif not _says_nothing(found[2]):
            break
        stop = max(start, stop - 40) + found.start()
    return Tags(stem.cut(start, stop), asked, typed, answer)


def _says_nothing(tag: str) -> bool:
    return POINTS.fullmatch(tag) is not None or DIFFICULTY.fullmatch(tag) is not None


def inline_keys(stem: Styled, options: int) -> list[re.Match[str]]:
    """Return the brackets of a stem whose content is a key: letters of its options, or true or false."""
    found = [match for match in FILLED.finditer(stem.folded) if _is_key(match[1], options)]
    return found if options else found[-1:]


def _is_key(text: str, options: int) -> bool:
    if not options:
        return verdict(text) is not None
    letters = letters_in(text)
    return bool(letters) and text.strip().isupper() and all(ord(sign) - ord("A") < options for sign in letters)


def with_empty_slot(stem: Styled, slots: Sequence[re.Match[str]]) -> Styled:
    """Return the stem with each slot emptied."""
    pieces, place = [], 0
    for slot in slots:
        empty = SLOT if stem.text[slot.start()] == "（" else "( )"
        pieces += [_raw(stem, place, slot.start()), Styled.plain(empty)]
        place = slot.end()
    return Styled.joined([*pieces, _raw(stem, place, len(stem.text))], "")


def _raw(stem: Styled, start: int, stop: int) -> Styled:
    return Styled.plain(stem.text[start:stop])


def with_drawn_blanks(stem: Styled) -> Styled:
    """Return the stem with underlined white space, Word's way to draw a blank, as a blank."""
    if not any(run.underline for run in stem.runs):
        return stem
    pieces = []
    for text, underlined, runs in _stretches(stem):
        drawn = underlined and len(text) > 1 and not text.strip()
        pieces.append(Styled.plain(BLANK) if drawn else Styled(tuple(runs)))
    return Styled.joined(pieces, "")


def with_filled_blanks(stem: Styled) -> tuple[str, list[str]]:
    """Return the stem with blanks for its underlined words, and these words."""
    answers, pieces = [], []
    for text, underlined, _ in _stretches(stem):
        if underlined and text.strip():
            answers.append(text.strip())
            pieces.append(BLANK)
        else:
            pieces.append(text)
    if not answers:
        found = FILLED_BLANK.findall(stem.text)
        answers = [word.strip() for word in found if word.strip()]
        return (FILLED_BLANK.sub(BLANK, stem.text), answers) if len(answers) == len(found) else (stem.text, [])
    return "".join(pieces), answers


def _stretches(stem: Styled) -> list[tuple[str, bool, list]]:  # type: ignore[type-arg]
    stretches: list = []
    for run in stem.runs:
        if stretches and stretches[-1][1] == run.underline:
            text, underlined, runs = stretches[-1]
            stretches[-1] = (text + run.text, underlined, [*runs, run])
        else:
            stretches.append((run.text, run.underline, [run]))
    return stretches


def with_blanks(stem: str) -> str:
    """Return the stem with each blank as four underscores, a slot counting as one where there is no other."""
    text = UNDERSCORES.sub(BLANK, stem)
    if BLANK in text:
        return text
    folded = Styled.plain(text).folded
    pieces, place = [], 0
    for slot in EMPTY_SLOT.finditer(folded):
        pieces += [text[place : slot.start()], BLANK]
        place = slot.end()
    return "".join([*pieces, text[place:]])
