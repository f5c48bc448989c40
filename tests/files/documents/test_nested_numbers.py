"""Lists below the items of a list in plain text."""

import pytest

from files.documents.text import read_text
from files.documents.types import TextKind

NESTED = """Quiz

  1. Which of these swim, and which of
    them fly?

    1. A duck
    2. A stone

  2. Which of these sing?

    1. A lark
    2. A shoe

Answers

  1. 1
  2. 1
"""


def shown(text):
    return [(block.level, block.marker, block.text) for block in read_text(text).text_blocks()]


def test_indents_are_levels():
    assert shown(NESTED) == [
        (0, "", "Quiz"),
        (1, "1.", "Which of these swim, and which of them fly?"),
        (2, "1.", "A duck"),
        (2, "2.", "A stone"),
        (1, "2.", "Which of these sing?"),
        (2, "1.", "A lark"),
        (2, "2.", "A shoe"),
        (0, "", "Answers"),
        (1, "1.", "1"),
        (1, "2.", "1"),
    ]


def test_options_by_letters_stay_lines_of_their_own():
    assert shown(NESTED + "  3. Which of these run?\n    A. A hare\n")[-2:] == [
        (1, "3.", "Which of these run?"),
        (0, "", "A. A hare"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "1. One\n2. Two\n3. Three",
        "  1. One\n2. Two\n  3. Three\n4. Four",
        "1. One\n    1. Inside\n    2. Inside\n2. Two\n3. Three",
        "1. One\n    4. Inside\n    5. Inside\n2. Two\n    6. Inside\n    7. Inside",
    ],
)
def test_numbers_that_are_indented_by_chance_stay_in_the_text(text):
    blocks = read_text(text).blocks
    assert {block.kind for block in blocks} == {TextKind.PARAGRAPH}
    assert [block.text for block in blocks] == [line.strip() for line in text.split("\n")]
