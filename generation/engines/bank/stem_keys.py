"""Keys in or behind the stem of a question with options, in no round brackets: "是__B__", "是【B】", "（  ）。B"."""

import re
from collections.abc import Sequence

from generation.engines.bank.answers import letters_in
from generation.engines.bank.model import Doubt, Item
from generation.engines.bank.stems import EMPTY_SLOT, UNDERSCORES, with_empty_slot

# On a line, in square or curly brackets, or small and at the end of its sentence.
DRAWN = re.compile(
    r"_{1,20}\s{0,4}([A-L](?:\s?[,、]?\s?[A-L]){0,7})\s{0,4}_{1,20}"
    r"|(?<![A-Za-z0-9\])])[\[{]\s{0,4}([A-L](?:\s?[,、]?\s?[A-L]){0,7})\s{0,4}[\]}](?![A-Za-z0-9\[(])"
    r"|(?<![图A-Za-z0-9])\(\s{0,4}([a-l](?:\s?[,、]?\s?[a-l]){0,7})\s{0,4}\)(?=\s{0,4}[.。?:]?\s{0,4}$)"
)
# Behind the stem, its slot being empty or its sentence at an end.
BEHIND = re.compile(
    r"(?<=[)\]_.。?!:])(?:\s{0,8}|\s{0,4}[.。]\s{0,8})[\[(]?\s?([A-L](?:\s?[,、]?\s?[A-L]){0,7})\s?[\])]?\s?[.。]?\s{0,8}$"
)
SENTENCE_END = re.compile(r"[。?!]\s{0,8}$")
# Letters between Chinese words and signs, where a slot would stand.
BARE = re.compile(
    r"(?<![A-Za-z0-9(\[“\"\u2018'《<.·+=/-])([A-L]{1,6})(?![A-Za-z0-9)\]”\"\u2019'》>.·+=/-]|\s?[A-Za-z0-9])"
)
GLUE = ")]_"
FEWEST, MOST_ITEMS = 4, 0.8


def take_keys_of_stems(items: Sequence[Item]) -> None:
    """Take the keys that stand in or right behind the stems; what is glued to a slot may be a unit: "（  ）A。"."""
    found = [(item, _behind(item)) for item in items]
    usual = 2 * sum(1 for _, behind in found if behind) >= len(found)
    for item, behind in found:
        if behind and (usual or item.stem.folded[behind.start(1) - 1] not in GLUE):
            item.answers = [behind[1]]
            item.stem = item.stem.cut(0, len(item.stem.text[: behind.start(1)].rstrip("([（【 ")))
        elif drawn := _drawn(item):
            item.answers = [_content(drawn).upper()]
            item.stem = with_empty_slot(item.stem, [drawn])


def _behind(item: Item) -> re.Match[str] | None:
    found = BEHIND.search(item.stem.folded)
    fits = found and _names_options(found[1], item) and _is_asked(item.stem.folded[: found.start()])
    return found if fits else None


def _drawn(item: Item) -> re.Match[str] | None:
    found = [match for match in DRAWN.finditer(item.stem.folded) if _names_options(_content(match), item)]
    return found[0] if len(found) == 1 else None


def take_keys_of_sentences(items: Sequence[Item]) -> None:
    """Take the letters that stand in place of a slot, if they do in nearly all questions that have no key."""
    found = [(item, _bare(item)) for item in items]
    keyed = [(item, match) for item, match in found if match]
    if len(keyed) < FEWEST or len(keyed) < MOST_ITEMS * len(found):
        return
    for item, match in keyed:
        item.answers = [match[1]]
        item.doubts.append(Doubt.KEY_BY_LOOK)
        item.stem = with_empty_slot(item.stem, [match])


def _bare(item: Item) -> re.Match[str] | None:
    stem = item.stem.folded
    if EMPTY_SLOT.search(stem) or UNDERSCORES.search(stem):
        return None
    found = [match for match in BARE.finditer(stem) if match.start() and _names_options(match[1], item)]
    return found[0] if len(found) == 1 else None


def _content(match: re.Match[str]) -> str:
    return next(group for group in match.groups() if group)


def _names_options(text: str, item: Item) -> bool:
    """Tell letters of the item's options, each once and in their order."""
    letters = re.findall(r"[A-L]", text.upper())
    in_order = letters == sorted(set(letters)) and tuple(letters) == letters_in(text.upper())
    return in_order and ord(letters[-1]) - ord("A") < len(item.options)


def _is_asked(stem: str) -> bool:
    return (
        EMPTY_SLOT.search(stem) is not None or UNDERSCORES.search(stem) is not None or bool(SENTENCE_END.search(stem))
    )
