"""Reads key blocks: lists of keys, and blocks with an answer and an explanation for each number."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from generation.engines.bank.answers import without_points, without_remark
from generation.engines.bank.headings import type_named
from generation.engines.bank.keys import after_label, led_keys, led_texts, listed_keys
from generation.engines.bank.lexer import Lexed, Opens
from generation.engines.bank.model import KeyEntry, KeySection, KeyTable


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
        answer, remark = without_remark(without_points("\n".join(self.answer)))
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
        _, led = led_texts(lexed.folded, lexed.line.text.text, self._numbers)
        self.sections.append(KeySection(lexed.folded.strip(), heading.asked if heading else None, led))

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
        if not title:
            title, led = led_texts(lexed.folded, lexed.line.text.text, self._numbers)
        if title:
            self._close()
            self.sections.append(KeySection(title, type_named(title), led))
            return True
        start = after_label(lexed)
        listed = listed_keys(lexed.folded[start:], lexed.line.text.text[start:])
        if len(listed) > 1:
            self.entries(listed)
        elif self._opens_entry(lexed) and lexed.number:
            self._close()
            if listed:
                self._open = _Open(
                    listed[0].number, [listed[0].answer], [listed[0].explanation] * bool(listed[0].explanation)
                )
            else:
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
            solves = label.either and not entry.answer and entry.into is Opens.ANSWER
            entry.into, start = Opens.ANSWER if solves else label.opens, label.end
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
