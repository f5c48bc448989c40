"""Words about a key that stand right behind it: "False. It is cold.", "B - it shines"."""

import re
from collections.abc import Sequence

from generation.engines.bank.answers import plain_name, verdict
from generation.engines.bank.styled import fold

REASONED = re.compile(r"\s{0,8}([^\s.。,，;；:()]{1,12})\s?[.。,，;；:](?!\d)\s{0,8}(\S.{1,2000})", re.DOTALL)
COMMENTED = re.compile(
    r"\s{0,8}[(\[]?\s?([A-L](?:\s?[,、]?\s?[A-L]){0,7})\s?[)\]]?\s?"
    r"(?:\(([^()]{2,1000})\)[\s.。]{0,8}|(?:\s|(?<=[)\]]))[-–—]{1,2}\s(\S.{1,2000}))",
    re.DOTALL,
)
# The remark in brackets; the next is that behind a dash, which may go on with another letter and its text.
FIRST = 2


def reasoned_verdict(answer: str) -> tuple[str, str]:
    """Part a verdict from the words behind it: "False. It is cold."; both are empty where there is none."""
    found = REASONED.fullmatch(fold(answer))
    if not found or not verdict(found[1]):
        return "", ""
    return answer[found.start(1) : found.end(1)], answer[found.start(2) :].strip()


def commented_letters(answer: str, options: Sequence[str]) -> tuple[str, str]:
    """Part letters from a remark behind them: "B (it shines)"; an option's own text is none."""
    found = COMMENTED.fullmatch(fold(answer))
    if not found:
        return "", ""
    group = FIRST if found[FIRST] else FIRST + 1
    remark = answer[found.start(group) : found.end(group)].strip()
    name, own = plain_name(remark), [plain_name(option) for option in options if option.strip()]
    if any(name in text or (group > FIRST and name.startswith(text)) for text in own):
        return "", ""
    return answer[found.start(1) : found.end(1)], remark
