"""The two words to choose from at the end of a statement's own line: "Ice floats. True / False", "… (T/F)"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from generation.engines.bank.headings import heading_of, names_a_type
from generation.engines.bank.lexer import number_of
from generation.engines.bank.model import Line, Part
from generation.engines.bank.styled import Styled

FEWEST, LONGEST = 2, 48
_BOX = r"(?:\(\s{0,4}\)|\[\s{0,4}\]|[☐□○])\s?"
OFFER = re.compile(
    rf"(?:\s{{2,40}}|\t|(?<=[.!?。\"”])\s?|\s(?=[(\[☐□○]))(?:{_BOX}|[(\[]\s?)?"
    rf"(?:(?P<yes>(?i:true))[)\]]?\s{{0,8}}(?:[/|]|or\s)?\s{{0,8}}(?:{_BOX}|[(\[])?(?P<no>(?i:false))"
    rf"|(?P<t>T)(?:\s?[/|]\s?|[)\]]\s{{0,8}}/?\s?[(\[]|\s{{1,8}}(?:or\s{{1,8}})?(?:{_BOX})?)(?P<f>F))\s?[)\]]?\s?[.?]?\s{{0,8}}$"
)


def with_offers_apart(parts: Sequence[Part]) -> Iterator[Part]:
    """Yield the parts, such words on a line of their own; without a number, only where several lines end so."""
    offers = [_offer(part) for part in parts]
    repeated = sum(offer is not None for offer in offers) >= FEWEST
    for part, offer in zip(parts, offers, strict=True):
        if offer and isinstance(part, Line) and (repeated or number_of(part.text.folded)):
            start, words = offer
            yield replace(part, text=part.text.cut(0, start))
            yield replace(part, text=words, heading=False)
        else:
            yield part


def _offer(part: Part) -> tuple[int, Styled] | None:
    """Return where a statement ends that offers the words behind it, and the words, a box in front of each."""
    if not isinstance(part, Line):
        return None
    text = part.text
    tail = max(len(text.text) - LONGEST, 0)
    found = OFFER.search(text.folded[tail:])
    statement = text.folded[: tail + found.start()] if found else ""
    said = any(sign.isalpha() for sign in statement) and not statement.rstrip().endswith(":")
    if not found or not said or names_a_type(statement) or heading_of(text.folded):
        return None
    yes, no = (text.cut(tail + found.start(name), tail + found.end(name)) for name in _names(found))
    return tail + found.start(), Styled.joined([Styled.plain("( )"), yes, Styled.plain("/ ( )"), no], " ")


def _names(found: re.Match[str]) -> tuple[str, str]:
    return ("yes", "no") if found["yes"] else ("t", "f")
