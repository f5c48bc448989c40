"""What a question of our own must have besides its shape: a key that is sure, hidden, and not shouted."""

import re

from generation.checks.normal import key_texts, squashed, stands_in, tokens, width, wrong_texts
from generation.questions import BLANK, CHOICE_TYPES, Draft, QuestionType

# A key that is half as long again as every wrong option, and by more than a word or two, is found by its length.
_LONGEST_RATIO = 1.5
_LONGEST_MARGIN = 3
_BLANK_RUN = re.compile(f"{BLANK}_*")
_LEAST_CHOICES = 2
_LEAST_KEYS = 2
# One letter or figure stands in any stem by chance.
_LEAST_LEAK = 2
# How much of a stem must stand in another question before that question counts as telling its answer.
_RETOLD = 0.6


def quality_fault(draft: Draft) -> str | None:
    """Return a short code for what makes the question unusable, None where nothing does."""
    return _key_fault(draft) or _unfinished(draft) or _option_fault(draft) or _leak_fault(draft)


def _unfinished(draft: Draft) -> str | None:
    if draft.type in CHOICE_TYPES:
        if len(draft.choices) < _LEAST_CHOICES:
            return "too_few_choices"
        return None if all(choice.text.strip() for choice in draft.choices) else "choice_empty"
    if not all(key.strip() for key in draft.keys):
        return "key_empty"
    blanks = len(_BLANK_RUN.findall(draft.stem))
    return "blank_count" if draft.type is QuestionType.MULTIPLE_BLANK and len(draft.keys) != blanks else None


def _key_fault(draft: Draft) -> str | None:
    if not draft.keys:
        return "key_missing"
    if draft.type is QuestionType.MULTIPLE_CHOICE:
        if len(draft.keys) < _LEAST_KEYS:
            return "too_few_keys"
        if len(draft.keys) == len(draft.choices):
            return "no_wrong_choice"
    return None


def _option_fault(draft: Draft) -> str | None:
    # "–" and "+" are nothing but signs: where all is folded away, the texts themselves are compared.
    plain = [squashed(choice.text) or choice.text.strip() for choice in draft.choices]
    if len(set(plain)) < len(plain):
        return "options_alike"
    if draft.type is QuestionType.SINGLE_CHOICE and _key_is_longest(draft):
        return "longest_key"
    return None


def _key_is_longest(draft: Draft) -> bool:
    key = max(map(width, key_texts(draft)))
    wrong = max(map(width, wrong_texts(draft)))
    return key >= _LONGEST_RATIO * wrong and key - wrong >= _LONGEST_MARGIN


def _leak_fault(draft: Draft) -> str | None:
    if draft.type is QuestionType.TRUE_OR_FALSE or not any(_in_stem(key, draft) for key in key_texts(draft)):
        return None
    # Where wrong options stand in the stem too ("Which is larger, 3/4 or 2/3?"), it tells nothing.
    return None if any(_in_stem(wrong, draft) for wrong in wrong_texts(draft)) else "leak"


def _in_stem(text: str, draft: Draft) -> bool:
    return len(squashed(text)) >= _LEAST_LEAK and not _is_figure(text) and stands_in(text, draft.stem)


def _is_figure(text: str) -> bool:
    """Tell whether the text is a bare number: that one stands in a stem with numbers tells nothing."""
    return not any(char.isalpha() for char in text)


def tells(teller: Draft, draft: Draft) -> bool:
    """Tell whether whoever reads the stem of `teller` knows the key of `draft`."""
    if draft.type is QuestionType.TRUE_OR_FALSE or not draft.keys:
        return False
    keys = key_texts(draft)
    if draft.type in CHOICE_TYPES and not all(stands_in(key, teller.stem) for key in keys):
        return False
    if draft.type not in CHOICE_TYPES and not any(stands_in(key, teller.stem) for key in keys):
        return False
    asked = tokens(draft.stem)
    return len(asked & tokens(teller.stem)) >= _RETOLD * len(asked)
