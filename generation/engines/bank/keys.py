"""Lines of keys: `1-5 ABCDE`, numbers with a key each, numbers with a text each."""

import re
from collections.abc import Collection

from generation.engines.bank.lexer import Lexed, Opens
from generation.engines.bank.model import KeyEntry
from generation.engines.bank.words import ANY_TYPE, NUMERALS, POINTS, ROMAN

# Letters with signs between them, letters in one, signs or words of judgement.
KEY = (
    r"(?:[A-La-l](?![A-Za-z])(?:(?:,?\s(?:and|or)\s|\s?[,、/&]?\s?)[A-La-l](?![a-z])){0,9}|[A-L]{1,10}(?![A-Za-z])|[a-l]{1,6}(?![A-Za-z])"
    r"|[√×✓✗✘对错TF](?![A-Za-z])|正确|错误|(?i:true|false)(?![a-z]))"
)
# One entry of a list, with no more behind it than a gap before the next number.
LISTED = re.compile(
    rf"\(?(\d{{1,4}})\s?(?:[.、):–—-]{{1,2}}|\s)?\s{{0,4}}\(?({KEY})\)?"
    # A remark in brackets, but not the bracketed number of the next entry.
    r"(?:\s?\((?!\s?\d{1,4}\s?\))([^()]{2,200})\))?(?:\s?[;；,，.。、]?\s{0,12}(?=\d|\(|$))"
)
RANGE = re.compile(
    r"(?:第\s?)?(\d{1,4})\s?(?:[-~—–―至到]|--|——)\s?(?:第\s?)?(\d{1,4})\s?题?\s?[.:、)]?\s{0,8}"
    r"([A-La-lTFRUSrus√×✓✗✘对错正确误 \t,、;/|]{1,1600})"
)
LEAD = re.compile(
    rf"\s{{0,8}}(?:(?:part|section)\s(?:[ivx]{{1,4}}|[a-z]|\d{{1,2}})\s?[:.]\s?)?"
    rf"(?:(?:[{NUMERALS}]{{1,3}}|[{ROMAN}]{{1,2}}|[ivx]{{1,4}})[、.]\s?|第[{NUMERALS}]{{1,3}}部分\s?[:、]?\s?)?(?:(?:{ANY_TYPE})型?试?题?\s?(?:的?(?:参考|正确|标准)?答案\s?)?)?(?:\([^()]{{0,40}}\)\s?)?[:]?\s{{0,8}}",
    re.IGNORECASE,
)
GAPS = re.compile(r"[ \t,、;/|]+")
WORD = re.compile(r"正确|错误|true|false", re.IGNORECASE)
NUMBERED_TEXT = re.compile(r"(?:^\s{0,8}|(?<=[\s;。；]))\(?(\d{1,4})\s?(?:[、)]|[.:](?!\d))\s{0,4}")
MOST_IN_A_RANGE = 400
FEWEST = 2


def listed_keys(folded: str, printed: str = "") -> list[KeyEntry]:
    """Return the entries of a line that is made of nothing but keys, empty for any other line.

    Remarks are taken from the line as it is `printed`, if that is given.
    """
    entries: list[KeyEntry] = []
    place, text = 0, folded.rstrip().rstrip(";；.。")
    while place < len(text):
        if text[place] in " \t,;；，、。":
            place += 1
            continue
        found = RANGE.match(text, place)
        span = _spread(found) if found else []
        if not span:
            found = LISTED.match(text, place)
            span = [_entry(found, printed or folded)] if found else []
        if not found or not span:
            return []
        entries.extend(span)
        place = found.end()
    return entries


def _entry(found: re.Match[str], printed: str) -> KeyEntry:
    remark = printed[found.start(3) : found.end(3)] if found[3] and not POINTS.fullmatch(found[3].strip()) else ""
    return KeyEntry(int(found[1]), found[2], remark.strip())


def _spread(found: re.Match[str]) -> list[KeyEntry]:
    first, last = int(found[1]), int(found[2])
    count = last - first + 1
    if not 1 < count <= MOST_IN_A_RANGE:
        return []
    text = found[3].strip()
    for keys in ([key for key in GAPS.split(text) if key], list(GAPS.sub("", text)), WORD.findall(text)):
        if len(keys) == count:
            return [KeyEntry(first + step, key) for step, key in enumerate(keys)]
    return []


def led_keys(folded: str) -> tuple[str, list[KeyEntry]]:
    """Return the title and the entries of a line that gives the keys of a section: "一、单选题：1.A 2.B"."""
    found = LEAD.match(folded)
    entries = listed_keys(folded[found.end() :]) if found and found.end() else []
    return (found[0] if found and entries else ""), entries


def led_texts(folded: str, printed: str, numbers: Collection[int]) -> tuple[str, list[KeyEntry]]:
    """Return the title and the entries of a line that gives texts to a section: "填空题：12. ice  13. rain"."""
    found = LEAD.match(folded)
    if not found or not found[0].strip():
        return "", []
    entries = numbered_texts(folded[found.end() :], printed[found.end() :], numbers)
    return (found[0], entries) if entries else ("", [])


def is_key_line(lexed: Lexed) -> bool:
    """Tell a line that gives the keys of several questions, wherever it stands."""
    return len(listed_keys(lexed.folded[after_label(lexed) :])) > 1 or bool(led_keys(lexed.folded)[0])


def is_misfit(lexed: Lexed) -> bool:
    """Tell a range of numbers with more or fewer keys than numbers: it gives no key, but it is no text either."""
    return RANGE.fullmatch(lexed.folded.strip()) is not None and not listed_keys(lexed.folded)


def is_entry(lexed: Lexed) -> bool:
    """Tell a line that gives a key under a number and nothing else: "3.【答案】B"."""
    if not lexed.number or lexed.opens_with is not Opens.ANSWER:
        return False
    label = lexed.labels[0]
    return label.start >= lexed.number.end and not lexed.folded[lexed.number.end : label.start].strip()


def numbered_texts(folded: str, printed: str, numbers: Collection[int]) -> list[KeyEntry]:
    """Return the texts that a line gives to several of the questions, whose numbers run on: "1. ice; rain  2. wind"."""
    run: list[re.Match[str]] = []
    for found in NUMBERED_TEXT.finditer(folded):
        if not run and folded[: found.start()].strip():
            return []
        if int(found[1]) in numbers and (not run or int(found[1]) == int(run[-1][1]) + 1):
            run.append(found)
    if len(run) < FEWEST:
        return []
    ends = [*[found.start() for found in run[1:]], len(folded)]
    pieces = [printed[found.end() : end].strip(" \t;；") for found, end in zip(run, ends, strict=True)]
    if not all(pieces):
        return []
    return [KeyEntry(int(found[1]), piece) for found, piece in zip(run, pieces, strict=True)]


def after_label(lexed: Lexed) -> int:
    """Return where a line goes on behind the answer's label that it begins with."""
    first = lexed.labels[0] if lexed.labels else None
    return first.end if first and first.opens is Opens.ANSWER and not lexed.folded[: first.start].strip() else 0
