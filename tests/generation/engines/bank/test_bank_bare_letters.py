"""Options by letters that nothing parts from the words around them."""

import pytest

from generation.questions import QuestionType
from tests.generation.engines.bank.building import drafts_of, names, only, paper


def test_bare_letters_between_chinese_words():
    text = "1.最暖的季节是（ A ）。\nA夏天B冬天\n2.最冷的季节是（B ）。\nA夏天B冬天C春天D秋天"
    first, second = drafts_of(paper(text))
    assert (names(first), first.keys) == (["夏天", "冬天"], ("A",))
    assert (names(second), second.keys) == (["夏天", "冬天", "春天", "秋天"], ("B",))


def test_some_letters_with_signs_and_some_without():
    draft = only(paper("1.最早的早饭是（ ）。\nA.豆浆\nB.油条C馒头 D.包子\n答案：C"))
    assert names(draft) == ["豆浆", "油条", "馒头", "包子"]


@pytest.mark.parametrize("option", ["补充维生素B族", "照B超和C形臂", "甲方A乙方B"])
def test_letters_inside_of_lettered_options_open_none(option):
    draft = only(paper(f"1.医生的建议是（ ）。\nA{option}\nB多喝水\nC早睡觉\n答案：A"))
    assert names(draft) == [option, "多喝水", "早睡觉"]


def test_letters_of_a_text_that_leaves_nothing_open_are_words():
    draft = only(paper("1.简述两种血型的不同。\nA型血B型血各有抗原。\n答案：抗原不同。"))
    assert (draft.type, draft.choices) == (QuestionType.SHORT_ANSWER, ())
