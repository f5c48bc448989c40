"""The resolver: attaches keys to questions, tells their types, and says where it is not sure."""

from collections import Counter
from collections.abc import Iterator, Sequence

from generation.engines.bank.answers import chosen, for_blanks, letters_in, verdict
from generation.engines.bank.emphasis import tick_by_look
from generation.engines.bank.model import Assembly, Doubt, Group, Item, KeyEntry, KeySection
from generation.engines.bank.places import place_of
from generation.engines.bank.stems import (
    inline_keys,
    with_blanks,
    with_drawn_blanks,
    with_empty_slot,
    with_filled_blanks,
)
from generation.engines.bank.styled import Styled
from generation.questions import BLANK, CHOICE_TYPES, Draft, QuestionType, letter, lettered
from generation.questions import QuestionType as Type

DEFAULT_PAIRS = {True: ("正确", "错误"), False: ("True", "False")}
PAIR = 2


def attach_keys(assembly: Assembly) -> None:
    for group in assembly.groups:
        _attach(group)


def _attach(group: Group) -> None:
    sections = list(dict.fromkeys(item.section for item in group.items))
    by_place = {(item.section, item.number): item for item in reversed(group.items)}
    by_number: dict[int | None, list[Item]] = {}
    for item in group.items:
        by_number.setdefault(item.number, []).append(item)
    used: set[int] = set()
    for order, keys in enumerate(group.keys):
        section = _section_of(keys, order, group, sections, used)
        used.add(section)
        for entry in keys.entries:
            same = by_number.get(entry.number, [])
            found = same[0] if len(same) == 1 else by_place.get((section, entry.number))
            if found is not None:
                _give(found, entry)


def _section_of(keys: KeySection, order: int, group: Group, sections: Sequence[int], used: set[int]) -> int:
    """Return the section of questions that a section of keys belongs to: of its type, or of its rank."""
    if keys.asked:
        for item in group.items:
            if item.asked is keys.asked and item.section not in used:
                return item.section
    free = [section for section in sections if section not in used]
    return free[0] if free else sections[min(order, len(sections) - 1)]


def _give(item: Item, entry: KeyEntry) -> None:
    if entry.answer and not item.answers:
        item.answers = [entry.answer]
    item.explanation = item.explanation or entry.explanation


class Resolver:
    """Makes drafts of items; what it knows of the whole document decides what a single item leaves open."""

    def __init__(self, items: Sequence[Item], *, chinese: bool) -> None:
        self._items = items
        self._chinese = chinese
        self._look_for_keys()
        self._pair = self._usual_pair()

    def drafts(self) -> Iterator[Draft]:
        for slot, item in enumerate(self._items):
            yield self._draft(slot, item)

    # What the whole document tells

    def _look_for_keys(self) -> None:
        for item in self._items:
            item.stem = with_drawn_blanks(item.stem)
        open_items = [item for item in self._items if not item.answers and not any(o.ticked for o in item.options)]
        for item in open_items:
            self._take_inline_key(item)
        still_open = [item for item in open_items if not item.answers]
        if 2 * len([item for item in still_open if item.options]) > len([item for item in self._items if item.options]):
            tick_by_look(still_open)

    @staticmethod
    def _take_inline_key(item: Item) -> None:
        if not item.options and item.asked not in {None, Type.TRUE_OR_FALSE}:
            return
        found = inline_keys(item.stem, len(item.options))
        if found:
            item.answers = ["".join(match[1] for match in found)]
            item.stem = with_empty_slot(item.stem, found)

    def _usual_pair(self) -> tuple[str, str]:
        pairs = Counter[tuple[str, str]]()
        for item in self._items:
            said = verdict(item.answers[0]) if len(item.answers) == 1 and not item.options else None
            if said and not letters_in(item.answers[0]):
                pairs[said[1], said[2]] += 1
        return pairs.most_common(1)[0][0] if pairs else DEFAULT_PAIRS[self._chinese]

    # A single item

    def _draft(self, slot: int, item: Item) -> Draft:
        filled = self._filled(item)
        kind = self._type(item, filled=bool(filled[1]))
        make = {
            Type.TRUE_OR_FALSE: self._true_or_false,
            Type.MULTIPLE_BLANK: self._blanks,
            Type.SHORT_ANSWER: self._short_answer,
        }.get(kind, self._choice)
        if kind is Type.MULTIPLE_BLANK and filled[1]:
            item.stem, item.answers = Styled.plain(filled[0]), filled[1]
        stem, choices, keys, doubts = make(item, kind)
        if not keys:
            doubts = [*doubts, Doubt.NO_KEY]
        return Draft(
            slot=slot,
            type=kind,
            stem=stem.strip(),
            choices=lettered(choices),
            keys=keys,
            explanation=item.explanation.strip(),
            place=place_of(item.location, chinese=self._chinese),
            warnings=tuple(dict.fromkeys(doubt.value for doubt in doubts)),
        )

    @staticmethod
    def _filled(item: Item) -> tuple[str, list[str]]:
        if item.options or item.answers or item.asked not in {None, Type.MULTIPLE_BLANK}:
            return "", []
        return with_filled_blanks(item.stem)

    def _type(self, item: Item, *, filled: bool) -> QuestionType:
        if len(item.options) > 1:
            if item.asked in CHOICE_TYPES:
                return item.asked
            if _verdict_options(item):
                return Type.TRUE_OR_FALSE
            return Type.MULTIPLE_CHOICE if len(self._letters(item)) > 1 else Type.SINGLE_CHOICE
        if item.asked and (item.asked not in CHOICE_TYPES or item.asked is Type.TRUE_OR_FALSE):
            return item.asked
        if item.answers and verdict(item.answers[0]):
            return Type.TRUE_OR_FALSE
        return Type.MULTIPLE_BLANK if filled or BLANK in with_blanks(item.stem.text) else Type.SHORT_ANSWER

    @staticmethod
    def _letters(item: Item) -> tuple[str, ...]:
        ticked = tuple(letter(place) for place, option in enumerate(item.options) if option.ticked)
        if item.answers:
            return chosen(item.answers, [option.text.text for option in item.options]) or ticked
        return ticked

    def _choice(self, item: Item, kind: QuestionType) -> tuple[str, list[str], tuple[str, ...], list[Doubt]]:
        texts = [option.text.text for option in item.options]
        keys = self._letters(item)
        doubts = [Doubt.EMPTY_OPTION] if not all(texts) else []
        if item.answers and not keys:
            doubts.append(Doubt.KEY_NOT_AN_OPTION)
        if keys and (len(keys) > 1) is not (kind is Type.MULTIPLE_CHOICE):
            doubts.append(Doubt.KEY_COUNT)
        return item.stem.text, texts, keys, doubts

    def _true_or_false(self, item: Item, kind: QuestionType) -> tuple[str, list[str], tuple[str, ...], list[Doubt]]:
        if len(item.options) == PAIR:
            said = _verdict_options(item)
            answer = verdict(item.answers[0]) if item.answers and not letters_in(item.answers[0]) else None
            keys = self._letters(item)
            if answer and said and not keys:
                keys = ("A" if answer[0] == said[0] else "B",)
            texts = [option.text.text for option in item.options]
            if said and not said[0]:
                texts, keys = texts[::-1], tuple({"A": "B", "B": "A"}[key] for key in keys)
            return item.stem.text, texts, keys, []
        answer = verdict(item.answers[0]) if item.answers else None
        letters = letters_in(item.answers[0]) if item.answers else ()
        if answer and letters not in {("A",), ("B",)}:
            return item.stem.text, [answer[1], answer[2]], ("A" if answer[0] else "B",), []
        keys = letters if letters in {("A",), ("B",)} else ()
        return item.stem.text, list(self._pair), keys, [Doubt.KEY_NOT_AN_OPTION] if item.answers and not keys else []

    def _blanks(self, item: Item, kind: QuestionType) -> tuple[str, list[str], tuple[str, ...], list[Doubt]]:
        stem = with_blanks(item.stem.text)
        count = stem.count(BLANK)
        keys = for_blanks(item.answers, count)
        return stem, [], keys, [Doubt.BLANK_COUNT] if keys and len(keys) != count else []

    def _short_answer(self, item: Item, kind: QuestionType) -> tuple[str, list[str], tuple[str, ...], list[Doubt]]:
        answer = "\n".join(item.answers).strip()
        doubts = [Doubt.NO_OPTIONS] if item.asked in CHOICE_TYPES else []
        return item.stem.text, [option.text.text for option in item.options], (answer,) if answer else (), doubts


def _verdict_options(item: Item) -> tuple[bool, str, str] | None:
    """Return what the first of two options says, if the two are an affirmative and its negative."""
    if len(item.options) != PAIR:
        return None
    first, second = (verdict(option.text.text) for option in item.options)
    return first if first and second and first[0] is not second[0] else None
