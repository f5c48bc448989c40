"""The key that the words of an explanation name: "…，故选AC。", "So the answer is B.", "故本题错误"."""

import re

from generation.engines.bank.styled import fold

NAMES_KEY = re.compile(
    r"(?:(?:故|因此|所以|应|本题|[答正]案)(?:本题|正确答案|答案)?(?:应该?)?选(?:择)?|(?:正确|本题|故)答案(?:应?为|应?是)"
    r"|(?i:\banswer\sis|\bcorrect\s(?:option|choice)\sis))\s?:?\s?(?i:option\s|选项\s?)?\(?"
    r"(?P<letters>[A-L](?:\s?[,、和与及]?\s?[A-L]){0,9})(?![A-Za-z'\u2019]|\s[A-Z][a-z])"
)
JUDGES = re.compile(
    r"(?:故|因此|所以)(?:本题|此题|该题|题干)?(?:的?(?:说法|表述|观点))?(?:是|为)?(正确|错误|不正确|对|错)的?[。.]?\s{0,4}$"
)
LETTER = re.compile(r"[A-L]")


def letters_named(explanation: str) -> tuple[str, ...]:
    """Return the letters that the explanation names as the key, the last time it does; none where it names none."""
    named = list(NAMES_KEY.finditer(fold(explanation)))
    return tuple(sorted(set(LETTER.findall(named[-1]["letters"])))) if named else ()


def judgement(explanation: str) -> str:
    """Return the word by which the end of an explanation judges the statement, empty where it does not."""
    found = JUDGES.search(fold(explanation))
    return found[1] if found else ""
