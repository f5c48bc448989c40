"""Gives the entries of key blocks to their questions, by section and number."""

from collections.abc import Iterator, Sequence

from generation.engines.bank.answers import letters_in, plain_name, verdict
from generation.engines.bank.key_blocks import LONGEST_ASKED
from generation.engines.bank.keys import numbered_texts
from generation.engines.bank.model import Assembly, Doubt, Group, Item, KeyEntry, KeySection
from generation.engines.bank.styled import fold
from generation.engines.bank.words import MATCHING


def attach_keys(assembly: Assembly) -> None:
    """Give each entry to its question; those that find none are the assembly's spare keys."""
    for group in assembly.groups:
        _spread(group.items)
        assembly.spare_keys.extend(_attach(group))


def _attach(group: Group) -> Iterator[KeyEntry]:
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
            if found is None:
                yield entry
            else:
                _give(found, entry)


def _spread(items: Sequence[Item]) -> None:
    """Give a section's answers, all on the line below its last question, to the questions that they number."""
    open_items: list[Item] = []
    for item in items:
        if open_items and open_items[-1].section != item.section:
            open_items = []
        if not item.answers:
            open_items.append(item)
            continue
        together = [*open_items, item]
        numbers = [one.number for one in together if one.number is not None]
        if 1 < len(numbers) == len(together) and not MATCHING.search(item.stem.folded[:LONGEST_ASKED]):
            entries = numbered_texts(fold(item.answers[0]), item.answers[0], set(numbers))
            if [entry.number for entry in entries] == numbers:
                for one, entry in zip(together, entries, strict=True):
                    one.answers = [entry.answer]
        open_items = []


def _section_of(keys: KeySection, order: int, group: Group, sections: Sequence[int], used: set[int]) -> int:
    """Return the section of questions that a section of keys belongs to: of its type, or of its rank."""
    if keys.asked:
        for item in group.items:
            if item.asked is keys.asked and item.section not in used:
                return item.section
    free = [section for section in sections if section not in used]
    return free[0] if free else sections[min(order, len(sections) - 1)]


def _give(item: Item, entry: KeyEntry) -> None:
    if entry.answer and item.answers and not say_the_same("\n".join(item.answers), entry.answer):
        item.doubts.append(Doubt.TWO_KEYS)
    if entry.answer and not item.answers:
        item.answers = [entry.answer]
    if item.explanation and entry.explanation and plain_name(item.explanation) != plain_name(entry.explanation):
        item.doubts.append(Doubt.TWO_EXPLANATIONS)
    item.explanation = item.explanation or entry.explanation


def say_the_same(one: str, other: str) -> bool:
    """Tell whether two answers name the same letters, judge alike or read alike."""
    letters, judged = (letters_in(one), letters_in(other)), (verdict(one), verdict(other))
    if all(letters):
        return letters[0] == letters[1]
    if judged[0] and judged[1]:
        return judged[0][0] is judged[1][0]
    return plain_name(one) == plain_name(other)
