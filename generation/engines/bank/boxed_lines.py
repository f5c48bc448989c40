"""Options that begin with a box or a circle and no letter: "[ ] Rome", "[x] Paris", "○ Oslo"."""

import re
from collections.abc import Sequence
from itertools import takewhile

from generation.engines.bank.lexer import Lexed
from generation.engines.bank.options import Mark

FEWEST, MOST = 2, 12
BOX = re.compile(
    r"\s{0,8}(?:[-*•+]\s)?(?:(?P<empty>\[\s?\]|[☐□○◯⬜◻])|(?P<full>\[[xX*√✓✔]\]|[☑☒✅■●◉⬛◼]))\ufe0f?\s{0,4}(?=\S)"
)


def boxes_as_marks(lines: Sequence[Lexed]) -> list[Mark]:
    """Return a mark for each box of the lines that end a question before its answer, a full box being a tick."""
    asked = list(takewhile(lambda line: not line.labels, lines[1:]))
    found = [(line, BOX.match(line.folded)) for line in asked]
    first = next((place for place, (_, box) in enumerate(found) if box), len(found))
    boxes = [(line, box) for line, box in found[first:] if box]
    if not FEWEST <= len(boxes) <= MOST or len(boxes) < len(found) - first:
        return []
    if not any(box["empty"] for _, box in boxes):
        return []
    return [
        Mark(line.place, 0, box.end(), index, "box", 0.0, "box", ticked=box["full"] is not None)
        for index, (line, box) in enumerate(boxes)
    ]
