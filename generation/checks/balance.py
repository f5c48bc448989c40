"""Where keys stand: evenly over the letters of a job, in an order that nobody can guess or change."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from generation.checks.magnitudes import magnitude
from generation.questions import Choice, letter, lettered

T = TypeVar("T")


def shuffled(seed: str, items: Sequence[T]) -> list[T]:
    """Return the items in an order that depends on the seed alone."""
    digests = [
        hashlib.sha256(f"{seed}\x1f{index}".encode("utf-8", "surrogatepass")).digest() for index in range(len(items))
    ]
    return [items[index] for index in sorted(range(len(items)), key=digests.__getitem__)]


def spread(seed: str, width: int, count: int) -> list[int]:
    """Return `count` places below `width`, each as often as the others, in no order.

    With width 2 it is half and half: which statements of a job are true.
    """
    start = shuffled(f"{seed}\x1fstart", range(width))
    return shuffled(seed, [start[index % width] for index in range(count)])


def arrange(
    seed: str, keys: Sequence[str], wrong: Sequence[str], place: int = 0
) -> tuple[tuple[Choice, ...], tuple[str, ...]]:
    """Return the choices in their order and the letters of the keys.

    Numbers and dates of one unit ascend. Else a single key stands at `place` (one of `spread`), several
    keys stand where the seed puts them.
    """
    texts = _ascending([*keys, *wrong]) or _mixed(seed, keys, wrong, place)
    letters = tuple(letter(index) for index, text in enumerate(texts) if text in keys)
    return lettered(texts), letters


def _ascending(texts: Sequence[str]) -> list[str] | None:
    sizes = {text: magnitude(text) for text in texts}
    units = {size[0] if size else None for size in sizes.values()}
    if len(units) > 1 or None in units:
        return None
    return sorted(texts, key=lambda text: sizes[text] or ("", 0))


def _mixed(seed: str, keys: Sequence[str], wrong: Sequence[str], place: int) -> list[str]:
    if len(keys) > 1:
        return shuffled(seed, [*keys, *wrong])
    texts = shuffled(seed, wrong)
    texts[place:place] = keys
    return texts
