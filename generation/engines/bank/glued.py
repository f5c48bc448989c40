"""Questions that run on inside a line: cut where the next number follows a question that has all its parts."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from generation.engines.bank.headings import heading_of, is_key_heading
from generation.engines.bank.line_signs import LABEL, Means, Sign, signs_of
from generation.engines.bank.model import Line, Part

KEY_TITLE = re.compile(r"(?:\[[^\[\]]{2,12}\]|(?:参考|正确|标准)?答案[^\s:]{0,6}):?\s{0,4}$")
# Behind a label, the key that another question may follow without a gap.
KEY = re.compile(r"(?:答案|(?i:answer|key))\s?[:\]]\s?:?\s?[A-L](?:[,、]?[A-L]){0,7}\s?$")
SENTENCE_ENDS = "。.;?!)]…"
# In front of them a number counts, names or measures something.
HOLDS_NUMBER = "第图表例式约至到~-–—/×*+=<>#([$¥第%"
# A bare letter may be a word, one in brackets a key.
UNSURE_FORMS = {"bare", "boxed"}
# What leaves a question open, and what it may end with.
OPEN = re.compile(r"_{2}|\(\s{0,40}\)|\?")
CLOSED = re.compile(r"[。.?!;_)]\s{0,8}$")
FEWEST_OPTIONS = 2
FARTHEST_EVENT, FARTHEST_LINE = 40, 10
LONGEST_HEADING = 240


@dataclass(slots=True)
class _Item:
    """What was seen of the question that the walk is in.

    `end` is where its last mark or label ends on the line, `judged` where a verdict does,
    `first_option` where its options begin;
    `asks` tells one of several on the line that each leave something open.
    """

    number: int | None = None
    form: str = ""
    slotted: bool = False
    options: int = 0
    answered: bool = False
    end: int = 0
    judged: int = -1
    first_option: int = 0
    asks: bool = False

    def is_complete(self) -> bool:
        return self.options >= FEWEST_OPTIONS or self.answered

    def is_closed(self, folded: str, place: int) -> bool:
        if self.judged >= 0 and not folded[self.judged : place].strip(" 。."):
            return True
        return self.is_complete() and bool(folded[self.end : place].strip())

    def options_begin(self) -> list[int]:
        """Return where its options begin on the line, if they do."""
        return [self.first_option] if self.options >= FEWEST_OPTIONS and self.first_option else []


def unglued(parts: Sequence[Part]) -> Iterator[Part]:
    """Yield the parts, a line of several questions, or of a heading and a question, as the lines that it holds."""
    walk = _Walk(parts)
    for place, part in enumerate(parts):
        cuts = walk.cuts(place)
        if isinstance(part, Line) and cuts:
            first, *others = part.text.parted(cuts)
            yield replace(part, text=first)
            yield from (Line(text, part.location) for text in others)
        else:
            yield part


class _Walk:
    """Goes through the lines once, and looks a few lines ahead where a number may open a question."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = parts
        self._seen: dict[int, list[Sign]] = {}
        self._item = _Item()

    def cuts(self, place: int) -> list[int]:
        part = self._parts[place]
        if not isinstance(part, Line):
            self._item = _Item()
            return []
        self._item.end, self._item.judged, self._item.first_option = 0, -1, 0
        folded, signs = part.text.folded, self._signs(place)
        self._seen.pop(place - 1, None)
        cuts: list[int] = []
        section: Sign | None = None
        for order, sign in enumerate(signs):
            if sign.what is Means.SECTION:
                section = sign
            elif sign.what is Means.NUMBER:
                begins = self._cuts_at(place, order, section)
                section = None if begins else section
                cuts += begins
            else:
                asks = sign.what is Means.FIRST_NUMBER and self._asks(place, order)
                cuts += self._passed(sign, asks=asks)
        if cuts:
            cuts += self._item.options_begin()
        return sorted({cut for cut in cuts if folded[:cut].strip()})

    def _passed(self, sign: Sign, *, asks: bool) -> list[int]:
        """Note what a sign says about the question that it stands in; return its place if a line begins with it."""
        item = self._item
        if sign.what is Means.FIRST_NUMBER:
            self._item = _Item(sign.value, sign.form, sign.slot is not None, end=sign.end, asks=asks)
        elif sign.what is Means.MARK:
            if sign.value == 0 and item.options <= 1:
                item.options, item.end, item.first_option = 1, sign.end, sign.start
            elif sign.value == item.options:
                item.options, item.end = item.options + 1, sign.end
        elif sign.what is Means.VERDICT:
            item.judged = sign.end
        elif sign.what is Means.LABEL:
            item.answered, item.end = True, sign.end
        elif sign.what is Means.GLUED_LABEL and item.is_complete():
            return [sign.start]
        return []

    def _cuts_at(self, place: int, order: int, section: Sign | None) -> list[int]:
        sign, item = self._signs(place)[order], self._item
        folded = self._folded(place)
        if not _may_stand(folded, sign):
            return []
        headed = _heading_before(folded, sign, section)
        next_number = item.number is not None and sign.value == item.number + 1 and sign.form == item.form
        slotted = sign.slot is not None and (headed is not None or item.slotted)
        start = sign.slot if slotted and sign.slot is not None else sign.start
        begins = headed is not None and (next_number or sign.value == 1)
        asks = (begins or item.asks) and self._asks(place, order)
        if headed is not None and begins and (asks or self._opens_item(place, order)):
            cuts = [headed, start]
        elif next_number and (asks or (item.is_closed(folded, start) and self._opens_item(place, order))):
            cuts = [start]
        elif sign.value == 1 and (keys := self._keys_begin(place, order)):
            cuts = keys
        else:
            return []
        cuts += item.options_begin()
        self._item = _Item(sign.value, sign.form, slotted, end=sign.end, asks=asks or self._asks(place, order))
        return cuts

    def _asks(self, place: int, order: int) -> bool:
        """Tell whether a number opens one of several questions on the line that each leave something open."""
        sign, folded, signs = self._signs(place)[order], self._folded(place), self._signs(place)
        for other in islice(signs, order + 1, order + FARTHEST_EVENT):
            if other.what is Means.MARK and other.form not in UNSURE_FORMS:
                return False
            if other.what is Means.NUMBER and other.value <= sign.value and other.form == sign.form:
                return False
            if other.what is Means.NUMBER and other.value == sign.value + 1 and other.form == sign.form:
                return self._leaves_open(folded, sign.end, other.start)
        return self._item.asks and self._leaves_open(folded, sign.end, len(folded))

    @staticmethod
    def _leaves_open(folded: str, start: int, stop: int) -> bool:
        """Tell a whole question from a blank that has its own number."""
        text = folded[start:stop]
        opened = OPEN.search(text)
        return opened is not None and bool(text[: opened.start()].strip()) and CLOSED.search(text[-10:]) is not None

    def _keys_begin(self, place: int, order: int) -> list[int]:
        """Return where the first entry of a key block stands behind the last question, and the block's title."""
        sign, folded = self._signs(place)[order], self._folded(place)
        label = LABEL.match(folded, sign.end)
        if not label or not self._item.is_complete():
            return []
        from_here = max(sign.start - LONGEST_HEADING, 0)
        title = KEY_TITLE.search(folded[from_here : sign.start])
        return [from_here + title.start(), sign.start] if title else [sign.start]

    def _opens_item(self, place: int, order: int) -> bool:
        """Tell whether options from A on, an answer or a verdict follow a number before any other does."""
        number = self._signs(place)[order]
        first_option = False
        for sign in islice(self._following(place, order), FARTHEST_EVENT):
            if sign.what is Means.FIRST_NUMBER or (sign.what is Means.NUMBER and sign.value == number.value + 1):
                return False
            if sign.what is Means.NUMBER and sign.value == number.value and sign.sure and not number.sure:
                return False
            if sign.what is Means.MARK:
                if sign.value == 1 and first_option:
                    return True
                if sign.value and sign.form not in UNSURE_FORMS and not first_option:
                    return False
                first_option = first_option or sign.value == 0
            elif sign.what in (Means.LABEL, Means.VERDICT):
                return True
        return False

    def _following(self, place: int, order: int) -> Iterator[Sign]:
        yield from islice(self._signs(place), order + 1, None)
        for below in range(place + 1, min(place + FARTHEST_LINE, len(self._parts))):
            if not isinstance(self._parts[below], Line):
                return
            yield from self._signs(below)

    def _folded(self, place: int) -> str:
        part = self._parts[place]
        return part.text.folded if isinstance(part, Line) else ""

    def _signs(self, place: int) -> list[Sign]:
        if place not in self._seen:
            self._seen[place] = signs_of(self._folded(place))
        return self._seen[place]


def _may_stand(folded: str, sign: Sign) -> bool:
    """Tell by what stands in front of a number whether it may begin something of its own."""
    before = folded[sign.start - 1 : sign.start]
    if not before or before.isspace() or before in SENTENCE_ENDS:
        return True
    if before.isascii() and before.isalnum():
        return KEY.search(folded[max(sign.start - 40, 0) : sign.start]) is not None
    return sign.sure and before not in HOLDS_NUMBER


def _heading_before(folded: str, sign: Sign, section: Sign | None) -> int | None:
    """Return where the heading begins that a number follows, None if there is none."""
    if not section or not 0 < sign.start - section.start <= LONGEST_HEADING:
        return None
    text = folded[section.start : sign.start if sign.slot is None else sign.slot]
    return section.start if heading_of(text) and not is_key_heading(text) else None
