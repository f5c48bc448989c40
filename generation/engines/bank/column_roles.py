"""What a column holds by its name: misspelt, in two languages, with remarks in brackets."""

import re
from difflib import get_close_matches
from functools import lru_cache

from generation.engines.bank.column_names import COLUMN_NAMES, SPELLINGS, Role
from generation.engines.bank.styled import fold
from generation.engines.bank.words import CIRCLED, NUMERALS

LONGEST_NAME = 120
# A name longer than this begins with what it names: "Question - max 120 characters".
LONGEST_PLAIN_NAME = 32
# Names as programs write them: "optionA", "correct_answer".
CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[a-z])(?=\d)|_")
BETWEEN_CJK = re.compile(r"(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fff])")
REMARK = re.compile(r"\s?\((?!\s?[a-lA-L]\s?\)|\s?\d{1,2}\s?\)|s\))[^()]{0,100}\)\s?$")
# A name in Chinese beside the same in English.
TWO_NAMES = re.compile(
    r"\s?[/|\n]\s?|(?<=[\u4e00-\u9fff])\s?[-(]?\s?(?=[A-Za-z]{3})|(?<=[A-Za-z]{3})\s?[-(]?\s?(?=[\u4e00-\u9fff])"
)
SENTENCE = re.compile(r"[。？?]|\(\s{0,9}\)|_{2,}|的是|[哪谁]|什么|属于|包括|应当")


@lru_cache(maxsize=2048)
def role_of(name: str) -> tuple[Role, str]:
    """Return what a column of this name holds, and the letter or number in the name, which may be empty."""
    plain = _plain(name) if len(name) <= 2 * LONGEST_NAME else ""
    if not plain or len(plain) > LONGEST_NAME or SENTENCE.search(plain):
        return Role.NONE, ""
    found = _role(plain)
    if not found[0]:
        halves = [half for half in TWO_NAMES.split(fold(name)) if half and half.strip("() ")]
        if len(halves) > 1:
            found = next((role for half in halves if (role := _role(_plain(half)))[0]), found)
    return found if found[0] or not plain.isascii() else _role(_respelt(plain))


def _plain(name: str) -> str:
    name = CAMEL.sub(" ", BETWEEN_CJK.sub("", fold(name)))
    name = re.sub(r"\s+", " ", name).strip(" *:;★●·-[]")
    return REMARK.sub("", name).strip(" *:") or name


def _role(name: str) -> tuple[Role, str]:
    for role, pattern in COLUMN_NAMES:
        found = pattern.fullmatch(name)
        if found and (len(name) <= LONGEST_PLAIN_NAME or _begins_with_its_name(name, pattern)):
            return role, next((group for group in found.groups() if group), "")
    return Role.NONE, ""


def _begins_with_its_name(name: str, pattern: re.Pattern[str]) -> bool:
    """Tell "Correct answer(s) - choose at least one" from a sentence that has such a word somewhere."""
    head = re.match(r"[^\W\d_]+(?: \w{1,9}| ?\(s\))*(?=\s?[-(:,–—]|$)|[\u4e00-\u9fff]{2,8}(?=\W)", name)
    return head is not None and pattern.fullmatch(head[0].strip()) is not None


def _respelt(name: str) -> str:
    """Return the name with each word that nearly is one of those names are made of put right."""
    words = re.findall(r"[A-Za-z]+|[^A-Za-z]+", name)
    return "".join(
        next(iter(get_close_matches(word.lower(), SPELLINGS, 1, 0.75)), word) if len(word) > 3 else word  # noqa: PLR2004 - shorter words are like too many others
        for word in words
    )


def rank_of(sign: str) -> int:
    """Return the place, from 1, of the letter or number in the name of an option's column."""
    if sign in CIRCLED:
        return CIRCLED.index(sign) + 1
    if sign.isdigit():
        return int(sign)
    return NUMERALS.index(sign[0]) + 1 if sign[0] in NUMERALS else ord(sign.lower()) - ord("a") + 1
