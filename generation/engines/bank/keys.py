"""Key blocks: `1-5 ABCDE`, lists of numbers and keys, and blocks with an answer and explanation for each number."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from generation.engines.bank.answers import without_remark
from generation.engines.bank.headings import type_named
from generation.engines.bank.lexer import Lexed, Opens
from generation.engines.bank.model import KeyEntry, KeySection, KeyTable
from generation.engines.bank.words import ANY_TYPE, NUMERALS

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
    rf"\s{{0,8}}(?:[{NUMERALS}]{{1,3}}[、.]\s?)?(?:(?:{ANY_TYPE})型?试?题?\s?)?(?:\([^()]{{0,40}}\)\s?)?[:]?\s{{0,8}}",
    re.IGNORECASE,
)
GAPS = re.compile(r"[ \t,、;/|]+")
WORD = re.compile(r"正确|错误|true|false", re.IGNORECASE)
MOST_IN_A_RANGE = 400


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
    remark = printed[found.start(3) : found.end(3)] if found[3] else ""
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


def is_key_line(lexed: Lexed) -> bool:
    """Tell a line that gives the keys of several questions, wherever it stands."""
    return len(listed_keys(lexed.folded[_after_label(lexed) :])) > 1 or bool(led_keys(lexed.folded)[0])


def _after_label(lexed: Lexed) -> int:
    first = lexed.labels[0] if lexed.labels else None
    return first.end if first and first.opens is Opens.ANSWER and not lexed.folded[: first.start].strip() else 0


@dataclass(slots=True)
class _Open:
    """The entry that is being read."""

    number: int
    answer: list[str] = field(default_factory=list)
    explanation: list[str] = field(default_factory=list)
    into: Opens = Opens.ANSWER

    def add(self, text: str) -> None:
        if text.strip() and self.into is not Opens.META:
            (self.answer if self.into is Opens.ANSWER else self.explanation).append(text.strip())

    def closed(self) -> KeyEntry:
        answer, remark = without_remark("\n".join(self.answer))
        return KeyEntry(self.number, answer, "\n".join([*([remark] if remark else []), *self.explanation]))


class KeyReader:
    """Reads the lines of a key block into sections of entries."""

    def __init__(self, numbers: set[int]) -> None:
        # A number that no question has is part of an answer's own list.
        self._numbers = numbers
        self._open: _Open | None = None
        self.sections: list[KeySection] = []

    def heading(self, lexed: Lexed) -> None:
        self._close()
        heading = lexed.heading
        self.sections.append(KeySection(lexed.folded.strip(), heading.asked if heading else None))

    def table(self, table: KeyTable) -> None:
        if table.asked:
            self._close()
            self.sections.append(KeySection(asked=table.asked))
        self.entries(table.entries)

    def entries(self, entries: Sequence[KeyEntry]) -> None:
        self._close()
        for entry in entries:
            self._section(entry.number).entries.append(entry)

    def line(self, lexed: Lexed) -> bool:
        """Read a line; False where it belongs to no entry."""
        title, led = led_keys(lexed.folded)
        if title:
            self._close()
            self.sections.append(KeySection(title, type_named(title), led))
            return True
        start = _after_label(lexed)
        listed = listed_keys(lexed.folded[start:], lexed.line.text.text[start:])
        if len(listed) > 1 or (listed and self._opens_entry(lexed)):
            self.entries(listed)
        elif self._opens_entry(lexed) and lexed.number:
            self._close()
            self._open = _Open(lexed.number.value)
            self._text(lexed, lexed.number.end)
        elif self._open:
            self._text(lexed, 0)
        else:
            return False
        return True

    def finish(self) -> list[KeySection]:
        self._close()
        return [section for section in self.sections if section.entries]

    def _opens_entry(self, lexed: Lexed) -> bool:
        number = lexed.number
        if not number or number.value not in self._numbers or lexed.heading:
            return False
        last = self._last_number()
        labelled = lexed.opens_with is Opens.ANSWER
        return last is None or number.value > last or labelled or (number.value == 1 and not self._open)

    def _last_number(self) -> int | None:
        if self._open:
            return self._open.number
        section = self.sections[-1] if self.sections else None
        return section.entries[-1].number if section and section.entries else None

    def _text(self, lexed: Lexed, start: int) -> None:
        entry, text = self._open, lexed.line.text.text
        if not entry:
            return
        for label in lexed.labels:
            if label.start < start or (
                label.opens is Opens.ANSWER and (entry.answer or entry.into is not Opens.ANSWER)
            ):
                continue
            entry.add(text[start : label.start])
            entry.into, start = label.opens, label.end
        entry.add(text[start:])
        if entry.into is Opens.META:
            entry.into = Opens.EXPLANATION

    def _section(self, number: int) -> KeySection:
        last = self._last_number()
        if not self.sections or (last is not None and number == 1 and last >= number and self.sections[-1].entries):
            self.sections.append(KeySection())
        return self.sections[-1]

    def _close(self) -> None:
        if self._open:
            entry, self._open = self._open.closed(), None
            self._section(entry.number).entries.append(entry)
