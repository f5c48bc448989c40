"""What stands in a draft of each type: stem, choices and keys, and what is doubtful about them."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from generation.engines.bank.answers import chosen, for_blanks, letters_in, verdict
from generation.engines.bank.model import Doubt, Item
from generation.engines.bank.stems import with_blanks
from generation.questions import BLANK, QuestionType, letter

PAIR = 2
DRAWN = re.compile(r"_{3,}")
VERDICT_LETTERS = {("A",), ("B",)}


@dataclass(slots=True)
class Made:
    """The parts of a draft that depend on its type."""

    stem: str
    choices: list[str] = field(default_factory=list)
    keys: tuple[str, ...] = ()
    doubts: list[Doubt] = field(default_factory=list)


def ticked_letters(item: Item) -> tuple[str, ...]:
    return tuple(letter(place) for place, option in enumerate(item.options) if option.ticked)


def letters_of(item: Item) -> tuple[str, ...]:
    """Return the letters of the options that the answer names or a tick marks."""
    ticked = ticked_letters(item)
    if item.answers:
        return chosen(item.answers, [option.text.text for option in item.options]) or ticked
    return ticked


def verdict_options(item: Item) -> tuple[bool, str, str] | None:
    """Return what the first of two options says, if the two are an affirmative and its negative."""
    if len(item.options) != PAIR:
        return None
    first, second = (verdict(option.text.text) for option in item.options)
    if not first or not second or first[0] is second[0]:
        return None
    # A lone letter is a sign only beside its fellow: T and F, but not the unknowns x and y.
    lone = any(
        len(text) == 1 and text.isascii() and text.isalpha() for text in (o.text.text.strip() for o in item.options)
    )
    return first if first[1:] == second[1:] or not lone else None


def choice(item: Item, kind: QuestionType) -> Made:
    texts = [option.text.text for option in item.options]
    made = Made(item.stem.text, texts, letters_of(item))
    if len(texts) < PAIR:
        made.doubts.append(Doubt.NO_OPTIONS)
    if not all(texts):
        made.doubts.append(Doubt.EMPTY_OPTION)
    if item.answers and not made.keys:
        made.doubts.append(Doubt.KEY_NOT_AN_OPTION)
    if len(made.keys) == 1 and kind is QuestionType.MULTIPLE_CHOICE:
        made.doubts.append(Doubt.KEY_COUNT)
    return made


def true_or_false(item: Item, pair: tuple[str, str]) -> Made:
    """Make A the affirmative: of the options printed, else of the answer's words, else of `pair`."""
    if len(item.options) == PAIR:
        return _printed_verdicts(item)
    answer = verdict(item.answers[0]) if item.answers else None
    letters = letters_in(item.answers[0]) if item.answers else ()
    if letters in VERDICT_LETTERS:
        return Made(item.stem.text, list(pair), letters)
    if answer:
        return Made(item.stem.text, [answer[1], answer[2]], ("A" if answer[0] else "B",))
    return Made(item.stem.text, list(pair), (), [Doubt.KEY_NOT_AN_OPTION] if item.answers else [])


def _printed_verdicts(item: Item) -> Made:
    texts, keys, said = [option.text.text for option in item.options], letters_of(item), verdict_options(item)
    answer = verdict(item.answers[0]) if item.answers else None
    if answer and said and not keys:
        keys = ("A" if answer[0] is said[0] else "B",)
    if said and not said[0]:
        texts, keys = texts[::-1], tuple({"A": "B", "B": "A"}[key] for key in keys)
    return Made(item.stem.text, texts, keys, [Doubt.KEY_NOT_AN_OPTION] if item.answers and not keys else [])


def blanks(item: Item, kind: QuestionType) -> Made:
    stem = DRAWN.sub(BLANK, item.stem.text)
    if item.exact and stem.count(BLANK) == len(item.answers):
        return Made(stem, [], tuple(item.answers))
    stem = with_blanks(stem)
    count = stem.count(BLANK)
    keys = for_blanks(item.answers, count)
    return Made(stem, [], keys, [Doubt.BLANK_COUNT] if keys and len(keys) != count else [])


def short_answer(item: Item, kind: QuestionType) -> Made:
    answer = "\n".join(item.answers).strip()
    return Made(item.stem.text, [], (answer,) if answer else ())


MAKERS: dict[QuestionType, Callable[[Item, QuestionType], Made]] = {
    QuestionType.SINGLE_CHOICE: choice,
    QuestionType.MULTIPLE_CHOICE: choice,
    QuestionType.MULTIPLE_BLANK: blanks,
    QuestionType.SHORT_ANSWER: short_answer,
}
