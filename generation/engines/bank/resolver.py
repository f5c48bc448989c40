"""The resolver: tells the type of each question and makes its draft; what one leaves open, the others decide."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from generation.engines.bank.answers import letters_in, verdict
from generation.engines.bank.attachment import say_the_same
from generation.engines.bank.doubts import doubts_of
from generation.engines.bank.emphasis import tick_by_look
from generation.engines.bank.explained_keys import judgement, letters_named
from generation.engines.bank.making import MAKERS, letters_of, ticked_letters, true_or_false, verdict_options
from generation.engines.bank.model import Doubt, Item
from generation.engines.bank.places import place_of
from generation.engines.bank.reasons import commented_letters, reasoned_verdict
from generation.engines.bank.stem_keys import take_keys_of_sentences, take_keys_of_stems
from generation.engines.bank.stems import (
    inline_keys,
    verdict_apart,
    with_blanks,
    with_drawn_blanks,
    with_empty_slot,
    with_filled_blanks,
)
from generation.engines.bank.styled import Styled
from generation.engines.bank.words import ASKS
from generation.questions import BLANK, Draft, QuestionType, lettered

CHINESE_PAIR, ENGLISH_PAIR = ("正确", "错误"), ("True", "False")
CJK = re.compile(r"[\u4e00-\u9fff]")
OPTION_TYPES = {QuestionType.SINGLE_CHOICE, QuestionType.MULTIPLE_CHOICE}
WRITTEN = {QuestionType.SHORT_ANSWER, QuestionType.MULTIPLE_BLANK}
LETTERS = re.compile(r"\s{0,4}(?:[A-H]{1,8}|\([A-Ha-h]\)|[a-h])\s{0,4}")
FEWEST_OPTIONS = 2


class Resolver:
    """Makes the drafts of a document's items."""

    def __init__(self, items: Sequence[Item]) -> None:
        self._items = items
        self._look_for_keys()
        for item in items:
            _take_explained_key(item)
        self._pair = self._usual_pair()

    def drafts(self) -> Iterator[Draft]:
        for slot, item in enumerate(self._items):
            yield self._draft(slot, item)

    # What the whole document tells

    def _look_for_keys(self) -> None:
        items = [item for item in self._items if not item.exact]
        for item in items:
            item.stem = with_drawn_blanks(item.stem)
            _part_remark(item)
        open_items = []
        for item in items:
            if item.answers:
                _compare_inline_key(item)
            elif not any(option.ticked for option in item.options):
                _take_inline_key(item)
                open_items.append(item)
        still_open = [item for item in open_items if item.options and not item.answers]
        take_keys_of_stems(still_open)
        still_open = [item for item in still_open if not item.answers]
        take_keys_of_sentences(still_open)
        still_open = [item for item in still_open if not item.answers]
        if 2 * len(still_open) > sum(1 for item in self._items if item.options) and tick_by_look(still_open):
            for item in still_open:
                if any(option.ticked for option in item.options):
                    item.doubts.append(Doubt.KEY_BY_LOOK)

    def _usual_pair(self) -> tuple[str, str] | None:
        pairs = Counter[tuple[str, str]]()
        for item in self._items:
            judged = item.asked in {None, QuestionType.TRUE_OR_FALSE} and not item.options
            said = verdict(item.answers[0]) if judged and len(item.answers) == 1 else None
            if said and not letters_in(item.answers[0]):
                pairs[said[1], said[2]] += 1
        return pairs.most_common(1)[0][0] if pairs else None

    # A single item

    def _draft(self, slot: int, item: Item) -> Draft:
        _fill_blanks(item)
        kind = type_of(item)
        chinese = CJK.search(item.stem.text) is not None
        if kind is QuestionType.TRUE_OR_FALSE:
            made = true_or_false(item, self._pair or (CHINESE_PAIR if chinese else ENGLISH_PAIR))
        else:
            made = MAKERS[kind](item, kind)
        draft = Draft(
            slot=slot,
            type=kind,
            stem=made.stem.strip(),
            choices=lettered(made.choices),
            keys=made.keys,
            explanation=item.explanation.strip(),
            place=place_of(item.location, chinese=chinese),
        )
        doubts = [*item.doubts, *made.doubts, *_doubts_of_parts(item, kind), *doubts_of(draft)]
        return replace(draft, warnings=tuple(doubt.value for doubt in dict.fromkeys(doubts)))


def _doubts_of_parts(item: Item, kind: QuestionType) -> Iterator[Doubt]:
    """Yield where what the document says in two ways does not fit: ticks and keys, its type and its form."""
    if item.answers and item.options and ticked_letters(item) and ticked_letters(item) != letters_of(item):
        yield Doubt.TWO_KEYS
    if not item.options and (item.asked in OPTION_TYPES or _is_lettered(item, kind)):
        yield Doubt.NO_OPTIONS
    elif item.asked is QuestionType.SINGLE_CHOICE and kind is QuestionType.MULTIPLE_CHOICE:
        yield Doubt.KEY_COUNT
    elif item.asked is QuestionType.MULTIPLE_BLANK and kind is QuestionType.SHORT_ANSWER:
        yield Doubt.NO_BLANK
    elif item.asked not in {None, kind}:
        yield Doubt.TYPE_UNLIKE_FORM


def _is_lettered(item: Item, kind: QuestionType) -> bool:
    """Tell an answer that names options where there are none, and nothing says that there should be none."""
    return (
        kind in WRITTEN and item.asked is None and len(item.answers) == 1 and bool(LETTERS.fullmatch(item.answers[0]))
    )


def _part_remark(item: Item) -> None:
    """Take the words behind a verdict or behind letters for what explains them."""
    if len(item.answers) != 1:
        return
    if item.options:
        key, remark = commented_letters(item.answers[0], [option.text.text for option in item.options])
    elif item.asked is QuestionType.TRUE_OR_FALSE or (item.asked is None and not ASKS.search(item.stem.folded)):
        key, remark = reasoned_verdict(item.answers[0])
    else:
        return
    if key:
        item.answers, item.explanation = [key], "\n".join(part for part in (remark, item.explanation) if part)


def _take_inline_key(item: Item) -> None:
    """Take the key that stands in a bracket of the stem, the bracket left empty, or apart at its end."""
    if not item.options and item.asked not in {None, QuestionType.TRUE_OR_FALSE}:
        return
    found = inline_keys(item.stem, len(item.options))
    if found:
        item.answers = ["".join(match[1] for match in found)]
        item.stem = with_empty_slot(item.stem, found)
    elif not item.options:
        item.stem, apart = verdict_apart(item.stem, sure=item.asked is QuestionType.TRUE_OR_FALSE)
        item.answers = [apart] if apart else []


def _take_explained_key(item: Item) -> None:
    """Take the key that only the explanation names."""
    if item.exact or item.answers or any(option.ticked for option in item.options):
        return
    named = "".join(letters_named(item.explanation)) if item.options else ""
    if not named and (not item.options or verdict_options(item)) and item.asked in {None, QuestionType.TRUE_OR_FALSE}:
        named = judgement(item.explanation)
    if named:
        item.answers = [named]
        item.doubts.append(Doubt.KEY_BY_EXPLANATION)


def _compare_inline_key(item: Item) -> None:
    """Empty the bracket of a stem that gives the key a second time; one that gives another is left and noted."""
    found = inline_keys(item.stem, len(item.options))
    if not found:
        return
    if say_the_same("".join(match[1] for match in found), "\n".join(item.answers)):
        item.stem = with_empty_slot(item.stem, found)
    else:
        item.doubts.append(Doubt.TWO_KEYS)


def _fill_blanks(item: Item) -> None:
    """Take the answers that stand in the blanks themselves."""
    if item.exact or item.options or item.answers or item.asked not in {None, QuestionType.MULTIPLE_BLANK}:
        return
    stem, words = with_filled_blanks(item.stem, bracketed=item.asked is QuestionType.MULTIPLE_BLANK)
    if words:
        item.stem, item.answers = Styled.plain(stem), words


def type_of(item: Item) -> QuestionType:
    """Return the type that the document names, or else the one that the question looks like."""
    if item.options:
        return _type_with_options(item)
    has_blank = BLANK in with_blanks(item.stem.text)
    if item.asked and item.asked not in OPTION_TYPES:
        # A fill-in whose blank was drawn in a way that nobody reads can still be answered in words.
        return QuestionType.SHORT_ANSWER if item.asked is QuestionType.MULTIPLE_BLANK and not has_blank else item.asked
    if len(item.answers) == 1 and verdict(item.answers[0]):
        return QuestionType.TRUE_OR_FALSE
    return QuestionType.MULTIPLE_BLANK if has_blank else QuestionType.SHORT_ANSWER


def _type_with_options(item: Item) -> QuestionType:
    several = len(letters_of(item)) > 1
    if item.asked in OPTION_TYPES:
        # Two keys are never cut down to one: the type yields, and the question says so.
        return QuestionType.MULTIPLE_CHOICE if several else item.asked
    judged = item.asked is QuestionType.TRUE_OR_FALSE and len(item.options) == FEWEST_OPTIONS
    if (judged or verdict_options(item)) and not several:
        return QuestionType.TRUE_OR_FALSE
    return QuestionType.MULTIPLE_CHOICE if several else QuestionType.SINGLE_CHOICE
