"""The contract that every question keeps, whoever made it: what a bank's author left unfinished is no fault here."""

import re
from itertools import chain

from generation.questions import BLANK, CHOICE_TYPES, Draft, QuestionType, letter

STEM_LIMIT = 20_000
CHOICE_LIMIT = 5_000
EXPLANATION_LIMIT = 50_000

# Line breaks and tabs are text; the rest of the controls, and halves of surrogate pairs, no database takes.
_UNSTORABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_PAIR = 2


def shape_fault(draft: Draft) -> str | None:
    """Return a short code for what breaks the contract, None where nothing does."""
    return _text_fault(draft) or (_choice_fault(draft) if draft.type in CHOICE_TYPES else _answer_fault(draft))


def _text_fault(draft: Draft) -> str | None:
    choices = tuple(choice.text for choice in draft.choices)
    long_texts = (draft.explanation, draft.evidence, draft.place)
    if not draft.stem.strip():
        return "stem_empty"
    if any(_UNSTORABLE.search(text) for text in chain((draft.stem, *draft.keys), choices, long_texts)):
        return "control_character"
    if len(draft.stem) > STEM_LIMIT:
        return "stem_too_long"
    if any(len(text) > CHOICE_LIMIT for text in chain(choices, draft.keys)):
        return "choice_too_long"
    return "explanation_too_long" if any(len(text) > EXPLANATION_LIMIT for text in long_texts) else None


def _choice_fault(draft: Draft) -> str | None:
    letters = [choice.letter for choice in draft.choices]
    if not letters:
        return "choices_missing"
    if letters != [letter(index) for index in range(len(letters))]:
        return "letters_out_of_order"
    if not set(draft.keys) <= set(letters):
        return "key_not_a_choice"
    return _key_count_fault(draft)


def _key_count_fault(draft: Draft) -> str | None:
    if len(set(draft.keys)) < len(draft.keys):
        return "key_repeated"
    if draft.type is QuestionType.TRUE_OR_FALSE and len(draft.choices) != _PAIR:
        return "not_two_choices"
    if draft.type is not QuestionType.MULTIPLE_CHOICE and len(draft.keys) > 1:
        return "too_many_keys"
    return None


def _answer_fault(draft: Draft) -> str | None:
    if draft.choices:
        return "choices_unexpected"
    if draft.type is QuestionType.SHORT_ANSWER:
        return "too_many_keys" if len(draft.keys) > 1 else None
    return None if BLANK in draft.stem else "blank_missing"
