"""Keys on the line of their heading, of one section or of all; and of rounds that bear names."""

import pytest

from tests.generation.engines.bank.building import all_keys, drafts_of, names, paper

ASKED = """
    一、单选题
    1. 冰是（ ）。
    A. 固体
    B. 液体
    2. 汽是（ ）。
    A. 固体
    B. 气体
    二、判断题
    1. 冰会浮。（ ）
    2. 铁会浮。（ ）
"""


@pytest.mark.parametrize(
    "keys",
    [
        "单选题答案：1-2 AB\n判断题答案：1-2 √×",
        "一、单选题参考答案：1.A 2.B\n二、判断题参考答案：1.√ 2.×",
        "参考答案：一、1-2 AB 二、1.√ 2.×",
        "参考答案：一、单选题：1-2 AB；二、判断题：1.√ 2.×",
        "答案：一、1.A 2.B\n二、1.√ 2.×",
    ],
)
def test_headings_with_their_keys_behind_them(keys):
    assert all_keys(paper(ASKED + keys)) == ["A", "B", "A", "B"]


def test_the_keys_below_each_section():
    above, below = ASKED.split("    二、")
    drafts = drafts_of(paper(f"{above}单选题答案：1.A 2.B\n二、{below}判断题答案：1.√ 2.×"))
    assert [draft.keys for draft in drafts] == [("A",), ("B",), ("A",), ("B",)]
    assert names(drafts[1]) == ["固体", "气体"]


def test_rounds_with_names_and_their_answers_at_the_end():
    quiz = """
        Ice and Snow
        1. At what temperature does water freeze?
        2. What falls in winter?
        Fire
        1. What does fire need?
        ANSWERS
        Ice and Snow
        1. Zero degrees
        2. Snow
        Fire
        1. Oxygen
    """
    assert all_keys(paper(quiz)) == ["Zero degrees", "Snow", "Oxygen"]
