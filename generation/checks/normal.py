"""Text as the checks compare it: width, case, punctuation and spacing folded, mathematics kept apart."""

import re
import unicodedata

from generation.questions import Draft

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012–\u2014−\ufe63\uff0d", "-"))
_SUPERSCRIPT = re.compile("[\u2070\xb9\xb2\xb3\u2074-\u2079\u207a\u207b]+")
_BLANKS = re.compile("_{2,}")
_CJK = "\u3400-\u9fff"
_WORD = re.compile(rf"[{_CJK}]+|\d+(?:[.,:/]\d+)*|[^\W\d_{_CJK}]+")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
# Signs that make another value of the same figures, wherever they stand.
_MEANING = frozenset("%‰/*_&#@$€£¥")
_BRACKETS = frozenset("()[]{}")
_OPERATORS = re.compile(r"[+=<>^×÷√\d]")


def is_cjk(char: str) -> bool:
    return "\u3400" <= char <= "\u9fff"


def folded(text: str) -> str:
    """Return the text with width, case, dashes and superscripts folded, spacing and punctuation kept."""
    raised = _SUPERSCRIPT.sub(lambda found: "^" + found[0], text)
    return _BLANKS.sub("_", unicodedata.normalize("NFKC", raised).translate(_DASHES).casefold())


def squashed(text: str) -> str:
    """Return what distinguishes the text: letters, figures, and those signs that change a value."""
    flat = folded(text)
    kept_brackets = _BRACKETS if _OPERATORS.search(flat) else frozenset()
    return "".join(char for at, char in enumerate(flat) if _distinguishes(flat, at, kept_brackets))


def _distinguishes(flat: str, at: int, brackets: frozenset[str]) -> bool:
    char = flat[at]
    if char in _MEANING or char in brackets:
        return True
    if char == "-":
        return flat[at + 1 : at + 2].isdigit() or flat[at - 1 : at].isdigit()
    if char in ".,:":
        return flat[at - 1 : at].isdigit() and flat[at + 1 : at + 2].isdigit() and char != ","
    return unicodedata.category(char)[0] not in "PZC"


def tokens(text: str) -> frozenset[str]:
    """Return the words of the text; Chinese counts by pairs of characters."""
    return frozenset(part for run in _WORD.findall(folded(text)) for part in _parts(run))


def _parts(run: str) -> list[str]:
    if is_cjk(run[0]) and len(run) > 1:
        return [run[at : at + 2] for at in range(len(run) - 1)]
    return [run]


def figures(text: str) -> frozenset[str]:
    """Return the numbers that stand in the text."""
    return frozenset(_NUMBER.findall(folded(text)))


def width(text: str) -> float:
    """Return how long a reader takes the text for: in words, two Chinese characters to the word."""
    runs = _WORD.findall(text)
    return sum(len(run) / 2 if is_cjk(run[0]) else 1 for run in runs)


def stands_in(phrase: str, text: str) -> bool:
    """Tell whether the phrase stands in the text as a phrase, not as a part of longer words."""
    inner = f" {' '.join(_WORD.findall(folded(phrase)))} "
    if any(is_cjk(char) for char in phrase):
        return squashed(phrase) in squashed(text)
    return inner != "  " and inner in f" {' '.join(_WORD.findall(folded(text)))} "


def key_texts(draft: Draft) -> tuple[str, ...]:
    """Return what the keys say: the texts of the right choices, or the answers themselves."""
    if not draft.choices:
        return draft.keys
    return tuple(choice.text for choice in draft.choices if choice.letter in draft.keys)


def wrong_texts(draft: Draft) -> tuple[str, ...]:
    return tuple(choice.text for choice in draft.choices if choice.letter not in draft.keys)
