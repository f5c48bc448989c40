"""Ordinary lines that name a type, and verdicts with what is said beside them."""

import pytest

from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, drafts_of, names, only, paper

QUIZ = """
    Multiple choice. Choose the best answer.
    1. Which of these melts first?
    a) ice
    b) iron
    {line}
    2. {second}
    3. {second}
    {heading}
    1. a
    2. {keys}
"""


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("True or false?", Type.TRUE_OR_FALSE),
        ("True/False: write T or F.", Type.TRUE_OR_FALSE),
        ("判断下列说法是否正确。", Type.TRUE_OR_FALSE),
        ("判断：", Type.TRUE_OR_FALSE),
        ("Short answer", Type.SHORT_ANSWER),
        ("Essay questions.", Type.SHORT_ANSWER),
        ("回答下列问题。", Type.SHORT_ANSWER),
        ("Multiple choice", Type.SHORT_ANSWER),
    ],
)
def test_a_line_that_names_a_type_opens_a_section(line, asked):
    drafts = drafts_of(paper(QUIZ.format(line=line, second="Iron floats on water.", heading="Answers", keys="-")))
    assert names(drafts[0]) == ["ice", "iron"]
    assert [draft.type for draft in drafts[1:]] == [asked, asked]


@pytest.mark.parametrize(
    "line", ["Complete the sentence.", "Fill in the blanks.", "完成下列句子。", "在横线上填上合适的词。"]
)
def test_a_line_that_asks_to_fill_in_is_no_part_of_the_question_above(line):
    drafts = drafts_of(paper(QUIZ.format(line=line, second="Ice is ____.", heading="Answers", keys="cold 3. hard")))
    assert names(drafts[0]) == ["ice", "iron"]
    assert [draft.type for draft in drafts[1:]] == [Type.MULTIPLE_BLANK] * 2


def test_the_rest_of_a_broken_line_is_no_section():
    draft, _ = drafts_of(paper("1. Which?\nA. one\nB. the only\ncalculation.\nAnswer: A\n2. Who?\nA. I\nB. you"))
    assert names(draft) == ["one", "the only\ncalculation."]


def test_a_line_that_names_a_type_above_numbered_options_is_part_of_its_question():
    question = "{}. Who?\nChoose the correct answer.\n1) he\n2) she\n3) it\nAnswer: 2\n"
    drafts = drafts_of(paper(question.format(1) + question.format(2) + question.format(3)))
    assert [names(draft) for draft in drafts] == [["he", "she", "it"]] * 3


def test_a_remark_behind_a_listed_verdict_explains_it():
    source = paper("True or false?\n1. Ice is warm.\n2. Ice is cold.\nAnswer key\n1. F (it is cold, always)  2. T")
    assert all_keys(source) == ["B", "A"]
    assert [draft.explanation for draft in drafts_of(source)] == ["it is cold, always", ""]


@pytest.mark.parametrize("answer", ["False (it is cold)", "F (it is cold)."])
def test_a_remark_behind_the_answer_explains_it(answer):
    draft = only(paper(f"1. Ice is warm.\nAnswer: {answer}"))
    assert (draft.type, draft.keys, draft.explanation) == (Type.TRUE_OR_FALSE, ("B",), "it is cold")


def test_a_remark_keeps_its_own_signs():
    source = paper("判断题\n1. 冰是热的。\n2. 冰是冷的。\n参考答案\n1. ×（冰，是冷的） 2. √")
    assert [draft.explanation for draft in drafts_of(source)] == ["冰，是冷的", ""]


@pytest.mark.parametrize("verdict", ["True", "true", "√", "对", "正确"])
def test_a_verdict_apart_at_the_end_is_the_key(verdict):
    draft = only(paper(f"1. Ice is cold.   {verdict}"))
    assert (draft.type, draft.stem, draft.keys) == (Type.TRUE_OR_FALSE, "Ice is cold.", ("A",))


def test_a_word_or_letter_that_ends_a_sentence_is_no_verdict():
    assert only(paper("1. Explain what is true")).type is Type.SHORT_ANSWER
    assert only(paper("1. Explain the unit   F")).type is Type.SHORT_ANSWER
