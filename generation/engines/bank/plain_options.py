"""Options without any mark: the lines below a question that says it is a choice, or one of which is called right."""

import re
from collections.abc import Sequence
from itertools import takewhile

from generation.engines.bank.headings import names_a_type, type_named
from generation.engines.bank.lexer import Lexed
from generation.engines.bank.options import Mark
from generation.questions import QuestionType

FEWEST, MOST = 2, 12
# The tag behind a stem, with the star of what must be answered: "[单选题] *".
TAG_BEHIND = re.compile(r"[\[(]\s?([^\[\]()]{2,12})\s?[\])]\s{0,4}\*?\s{0,8}$")
CALLED_RIGHT = re.compile(r"[\[(]\s?(?:正确(?:答案|选项)?|correct(?: answer)?)\s?[\])]\s{0,8}$", re.IGNORECASE)
WITH_OPTIONS = {QuestionType.SINGLE_CHOICE, QuestionType.MULTIPLE_CHOICE, QuestionType.TRUE_OR_FALSE, None}
LONGEST_TAIL = 40


def plain_lines_as_marks(lines: Sequence[Lexed]) -> list[Mark]:
    """Return a mark at the start of each option's line, if the lines of a question are options."""
    asked = list(takewhile(lambda line: not line.labels, lines))
    first = next((place for place, line in enumerate(asked, 1) if _is_tagged(line)), 0)
    if not first and any(CALLED_RIGHT.search(line.folded[-LONGEST_TAIL:]) for line in asked[1:]):
        first = 1
    options = asked[first:] if first else []
    if not FEWEST <= len(options) <= MOST:
        return []
    return [Mark(line.place, 0, 0, index, "plain", 0.0, "plain") for index, line in enumerate(options)]


def _is_tagged(line: Lexed) -> bool:
    found = TAG_BEHIND.search(line.folded[-LONGEST_TAIL:])
    return found is not None and names_a_type(found[1]) and type_named(found[1]) in WITH_OPTIONS
