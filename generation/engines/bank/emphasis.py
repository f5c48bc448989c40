"""Keys that are only seen: the right options bold, coloured, highlighted, underlined or ticked."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from files.documents.types import Run
from generation.engines.bank.model import Item, Option
from generation.engines.bank.styled import Styled

# Looks, in the order in which they are believed. A colour is one that most of the document does not have.
MOST_OF_AN_OPTION = 0.6
MOST_ITEMS = 0.6
Look = Callable[[Run], bool]


def tick_by_look(items: Sequence[Item]) -> bool:
    """Tick the options that stand out, if in most questions some do and not all; tell whether any were ticked."""
    with_options = [item for item in items if len(item.options) > 1]
    if not with_options or any(option.ticked for item in with_options for option in item.options):
        return False
    usual = _usual_color(with_options)
    looks: tuple[Look, ...] = (
        lambda run: run.highlight is not None,
        lambda run: run.color not in {None, usual},
        lambda run: run.bold,
        lambda run: run.underline,
    )
    for look in looks:
        if _tells(with_options, look):
            for option in _options(with_options):
                option.ticked = _stands_out(option.text, look)
            return True
    return False


def _options(items: Iterable[Item]) -> Iterable[Option]:
    return (option for item in items for option in item.options)


def _usual_color(items: Sequence[Item]) -> str | None:
    colors = Counter[str | None]()
    for item in items:
        for text in (item.stem, *(option.text for option in item.options)):
            for run in text.runs:
                colors[run.color] += len(run.text)
    return colors.most_common(1)[0][0] if colors else None


def _tells(items: Sequence[Item], look: Look) -> bool:
    marked = [sum(_stands_out(option.text, look) for option in item.options) for item in items]
    some = sum(1 for count in marked if count)
    proper = sum(1 for count, item in zip(marked, items, strict=True) if 0 < count < len(item.options))
    return some >= MOST_ITEMS * len(items) and 2 * proper >= some > 0


def _stands_out(text: Styled, look: Look) -> bool:
    length = sum(len(run.text.strip()) for run in text.runs)
    return bool(length) and sum(len(run.text.strip()) for run in text.runs if look(run)) >= MOST_OF_AN_OPTION * length
