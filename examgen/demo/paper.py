"""How the demo shows questions at a terminal."""

from collections.abc import Iterator
from typing import Any

# So many questions of a job are shown whole, the others on a line each.
SHOWN_WHOLE = 3
LONGEST_LINE = 90


def show(question: dict[str, Any], number: int) -> Iterator[str]:
    """Yield the lines of a question: its keys have a star."""
    keys = question["correct_answers"]
    if number > SHOWN_WHOLE:
        yield f"{number:>3}. {shortened(question['label'])} [{', '.join(keys)}]"
        return
    yield f"{number:>3}. ({question['type']}) {question['label']}"
    for choice in question["choices"]:
        star = "*" if choice["value"] in keys else " "
        yield f"      {star} {choice['value']}. {choice['name']}"
    if question["explanation"]:
        yield f"        {question['explanation']}"


def shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_LINE else line[: LONGEST_LINE - 1] + "…"
