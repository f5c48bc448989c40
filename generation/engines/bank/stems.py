"""Stems: what is not part of them is cut off, blanks and slots are made plain."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from files.documents.types import Run
from generation.engines.bank.answers import letters_in, verdict
from generation.engines.bank.headings import names_a_type, type_named
from generation.engines.bank.styled import Styled
from generation.engines.bank.words import ANY_TYPE, DIFFICULTY, POINTS, STEM_LABEL
from generation.questions import BLANK, QuestionType

LEADING_TAG = re.compile(r"\s{0,8}([\[(<])\s?([^\[\]()<>]{1,24}?)\s?[\])>]\s{0,4}[.:、]?\s{0,4}")
TRAILING_TAG = re.compile(r"([\[(])\s?([^\[\]()]{1,24}?)\s?[\])]\s{0,4}[.。]?$")
# The star of a form's question that must be answered.
STARRED_TAG = re.compile(r"([\])])\s{0,4}\*\s{0,4}$")
# "计算：…" may be a stem's own first word; "计算题：…" and "单选：…" are not.
LEADING_TYPE = re.compile(
    rf"\s{{0,8}}(?:(?:{ANY_TYPE})题|单选|多选|判断|填空|简答|true/false|multiple choice)\s?[:、]\s{{0,4}}",
    re.IGNORECASE,
)
# A type's word without a sign behind it, "单选题 水的沸点…", "单选水的沸点…".
SPACED_TYPE = re.compile(
    r"\s{0,8}(?:(?:单选|多选|单项选择|多项选择|不定项选择|判断|填空|简答|问答)题\s{1,4}(?=[^\s(\d])"
    r"|(?:单选|多选)题?(?=[\u4e00-\u9fff《“])(?![题项择是的中]))"
)
BULLET = re.compile(r"\s{0,8}[-•●▪◦]\s{1,4}(?=[^\W\d])")
WHOLE_TYPE = re.compile(
    rf"(?:{ANY_TYPE})(?:型?试?题|questions?)?(?:\s?[,，、]?\s?\d{{1,3}}(?:\.\d)?\s?分)?", re.IGNORECASE
)

EMPTY_SLOT = re.compile(r"[(\[]\s{0,40}[)\]]")
LONGEST_TAG = 40
WRITTEN = {QuestionType.MULTIPLE_BLANK, QuestionType.SHORT_ANSWER}
# An emptied slot, by the sign that it begins with; letters that stand for themselves leave a slot, too.
EMPTIED = {"（": "（  ）", "_": BLANK, "【": "【  】", "[": "[ ]"} | dict.fromkeys("ABCDEFGHIJKL", "（  ）")
FILLED = re.compile(r"\(\s{0,8}(?:(?:正确)?答案\s?:?\s?)?([^()]{1,24}?)\s{0,8}\)")
# A verdict at the end of a line, a wide gap in front of it, or on a line of its own.
APART = re.compile(r"(?:\s{2}|\t|\n)\s{0,8}(\S{1,12})\s{0,8}$")
# A sign, or where it is sure to be one a word, right behind the end of a sentence or an empty slot.
BEHIND = re.compile(
    r"(?<=[.。)\]?!])\s?[(\[]?\s?(?P<sign>[√✓✔×✗✘✕✖❌✅\u2179\u2228]\ufe0f?|[A-Za-z]{1,9}|[\u4e00-\u9fff]{1,3})\s?[)\]]?\s{0,8}$"
)
LETTER = re.compile(r"[A-L]")
UNDERSCORES = re.compile(r"_{2,}")
FILLED_BLANK = re.compile(r"_{1,40}([^_\n]{1,60})_{1,40}")
# Words between two blanks, not in one.
BETWEEN_BLANKS = re.compile(
    r"[，。；,;]|^\s{0,4}(?:[、/~:：和与及或跟同是在为而]|(?:and|or|to|is|of|in)\s)", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Tags:
    """What the tags around a stem say."""

    stem: Styled
    asked: QuestionType | None = None
    answer: str = ""


def without_tags(stem: Styled) -> Tags:
    """Cut type, points and difficulty off both ends: "[单选][A] 题干（2分）"."""
    tags = _Tags(stem.folded, stop=len(stem.text))
    tags.cut_front()
    tags.cut_back()
    return Tags(stem.cut(tags.start, tags.stop), tags.asked, tags.answer)


@dataclass(slots=True)
class _Tags:
    """Reads the tags off a stem, from `start` on and from `stop` back."""

    folded: str
    stop: int
    start: int = 0
    asked: QuestionType | None = None
    typed: bool = False
    answer: str = ""

    def cut_front(self) -> None:
        if found := BULLET.match(self.folded):
            self.start = found.end()
        if found := LEADING_TYPE.match(self.folded, self.start) or SPACED_TYPE.match(self.folded, self.start):
            self.asked, self.typed, self.start = type_named(found[0]), True, found.end()
        if found := STEM_LABEL.match(self.folded, self.start) or BULLET.match(self.folded, self.start):
            self.start = found.end()
        while found := LEADING_TAG.match(self.folded, self.start):
            if _is_type(found[2]):
                self.asked, self.typed = type_named(found[2]), True
            elif found[1] == "[" and self.typed and not self.answer and self._is_answer(found[2]):
                self.answer = found[2]
            elif not _says_nothing(found[2]):
                break
            self.start = found.end()

    def _is_answer(self, tag: str) -> bool:
        return bool(letters_in(tag)) or verdict(tag) is not None or self.asked in WRITTEN

    def cut_back(self) -> None:
        if found := STARRED_TAG.search(self.folded[self._tail() : self.stop]):
            self.stop = self._tail() + found.end(1)
        while found := TRAILING_TAG.search(self.folded[self._tail() : self.stop].rstrip()):
            if _is_type(found[2]) and "题" in found[2]:
                self.asked = type_named(found[2]) or self.asked
            elif not _says_nothing(found[2]):
                break
            self.stop = self._tail() + found.start()

    def _tail(self) -> int:
        return max(self.start, self.stop - LONGEST_TAG)


def _is_type(tag: str) -> bool:
    tag = tag.strip(" .、:")
    return WHOLE_TYPE.fullmatch(tag) is not None and names_a_type(tag)


def _says_nothing(tag: str) -> bool:
    return POINTS.fullmatch(tag) is not None or DIFFICULTY.fullmatch(tag) is not None


def inline_keys(stem: Styled, options: int) -> list[re.Match[str]]:
    """Return the brackets of a stem whose content is a key: letters of its options, or true or false."""
    found = [match for match in FILLED.finditer(stem.folded) if _is_key(match[1], options)]
    if not options:
        return found[-1:]
    # Where a slot stands empty, that is the slot: "维生素（C）的别名是（ ）".
    return [] if EMPTY_SLOT.search(stem.folded) else _without_names(stem.folded, found)


def _without_names(stem: str, found: list[re.Match[str]]) -> list[re.Match[str]]:
    """Leave out "(BBC)" behind a name where another bracket holds a key; letters of a key don't repeat."""
    plain = [match for match in found if list(letters := LETTER.findall(match[1])) == sorted(set(letters))]
    apart = [match for match in plain if len(LETTER.findall(match[1])) == 1 or not _is_name(stem, match)]
    return apart or plain


def _is_name(stem: str, match: re.Match[str]) -> bool:
    """Tell a bracket glued to a word and in the midst of its sentence, its letters glued too."""
    glued = match.start() > 0 and stem[match.start() - 1].isalnum() and stem[match.end() : match.end() + 1].isalnum()
    return glued and stem[match.start() + 1 : match.end() - 1].isalpha()


def _is_key(text: str, options: int) -> bool:
    if not options:
        return verdict(text) is not None
    letters = letters_in(text)
    return bool(letters) and text.strip().isupper() and all(ord(sign) - ord("A") < options for sign in letters)


def verdict_apart(stem: Styled, *, sure: bool) -> tuple[Styled, str]:
    """Cut off the verdict that stands apart at the end; a lone letter is one only where it is `sure` to be."""
    found = APART.search(stem.folded) or BEHIND.search(stem.folded)
    if not found or not stem.folded[: found.start()].strip() or not verdict(found[1]):
        return stem, ""
    lone = found[1].isalpha() if found.re is BEHIND else len(found[1]) == 1 and found[1].isascii()
    return (stem, "") if lone and not sure else (stem.cut(0, found.start()), found[1])


def with_empty_slot(stem: Styled, slots: Sequence[re.Match[str]]) -> Styled:
    """Return the stem with each slot emptied."""
    pieces, place = list[Styled](), 0
    for slot in slots:
        empty = EMPTIED.get(stem.text[slot.start()], "( )")
        if _is_last_line(stem, slot):
            return Styled.joined([*pieces, _raw(stem, place, stem.text.rindex("\n", 0, slot.start()))], "")
        pieces += [_raw(stem, place, slot.start()), Styled.plain(empty)]
        place = slot.end()
    return Styled.joined([*pieces, _raw(stem, place, len(stem.text))], "")


def _is_last_line(stem: Styled, slot: re.Match[str]) -> bool:
    """Tell a slot on a line of its own: it held the key and belongs to no sentence."""
    line = stem.text.rfind("\n", 0, slot.start())
    return line >= 0 and not stem.text[line : slot.start()].strip() and not stem.text[slot.end() :].strip()


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


def with_filled_blanks(stem: Styled, *, bracketed: bool) -> tuple[str, list[str]]:
    """Return the stem with blanks for the words that fill them, and these words.

    They are underlined, or stand between underscores, or, if `bracketed` and there is no other blank, in brackets.
    """
    stretches = _stretches(stem)
    words = [text.strip() for text, underlined, _ in stretches if underlined and text.strip()]
    if words:
        pieces = [BLANK if underlined and text.strip() else text for text, underlined, _ in stretches]
        return "".join(pieces), words
    found = [match for match in FILLED_BLANK.finditer(stem.text) if not BETWEEN_BLANKS.search(match[1])]
    if not found and bracketed and BLANK not in with_blanks(stem.text):
        found = list(FILLED.finditer(stem.folded))
    pieces, place = [], 0
    for match in found:
        pieces += [stem.text[place : match.start()], BLANK]
        place = match.end()
    words = [stem.text[match.start(1) : match.end(1)].strip() for match in found]
    return ("".join([*pieces, stem.text[place:]]), words) if all(words) else (stem.text, [])


def _stretches(stem: Styled) -> list[tuple[str, bool, list[Run]]]:
    """Return the stretches of one underlining: Word often cuts one into several runs."""
    return [
        ("".join(run.text for run in runs), underlined, runs)
        for underlined, group in groupby(stem.runs, key=lambda run: run.underline)
        if (runs := list(group))
    ]


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
