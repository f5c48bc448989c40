"""Answer pages behind a paper: how they are headed, by which sections they go, and what stands on them."""

import pytest

from files.documents.types import Run
from generation.engines.bank.headings import is_key_heading
from generation.engines.bank.styled import fold
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, document, drafts_of, names, only, paper, paragraph

PAPER = """
    1. Which metal is liquid at room temperature?
    A. iron
    B. mercury
    2. Which gas do plants take in?
    A. carbon dioxide
    B. helium
    3. Describe how a lever helps to lift a load.
    {head}
    1. B
    2. A
    3. It trades force for distance.
"""

HEADS = [
    "A卷参考答案",
    "（B卷）参考答案",
    "参考答案（A卷）",
    "参考答案（教师用）",
    "消防知识考试标准答案",
    "2024年度锅炉工考核试卷（B卷）参考答案及解析",
    "高一（3）班期末考试参考答案",
    "岗位考试（A卷）答案",
    "答案解析部分",
    "ANSWERS (teacher only)",
    "Answer key (not for students)",
    "Answers – teacher copy",
    "Physics test – Answer key",
    "Mark scheme",
    "Marking guide",
    "Teacher's key",
    "Solutions",
]


@pytest.mark.parametrize("head", HEADS)
def test_the_head_of_an_answer_page_may_have_a_title_and_a_remark(head):
    assert all_keys(paper(PAPER.format(head=head))) == ["B", "A", "It trades force for distance."]


@pytest.mark.parametrize(
    "line",
    [
        "参考答案：B",
        "参考答案（B）",
        "Answers (A)",
        "这道题没有标准答案",
        "每题只有一个正确答案",
        "A. 泄露考试答案",
        "2. 参考答案",
        "Part B: Short answers",
    ],
)
def test_an_answer_an_option_or_an_instruction_heads_no_answer_page(line):
    assert not is_key_heading(fold(line))


SECTIONS = """
    {first}
    1. Which of these floats?
    A. cork    B. lead
    2. Which of these sinks?
    A. wood    B. stone
    {second}
    3. Ice is lighter than water.
    4. Oil is heavier than water.
    参考答案
    {grid}
"""


@pytest.mark.parametrize(
    ("first", "second", "grid"),
    [
        ("\u2160. 单项选择（共2小题）", "Ⅱ. 判断正误（共2小题；每小题1分）", "\u2160. 1-2 AB\nⅡ. 3-4 TF"),
        ("I. 单项选择（共2小题）", "II. 判断正误（共2小题；每小题1分）", "I. 1-2 AB\nII. 3-4 TF"),
        ("PART ONE. Choose one.", "PART TWO. True or false.", "1-2 AB\n3-4 TF"),
    ],
)
def test_roman_and_spelled_numerals_number_sections_and_their_keys(first, second, grid):
    drafts = drafts_of(paper(SECTIONS.format(first=first, second=second, grid=grid)))
    assert [draft.type for draft in drafts] == [Type.SINGLE_CHOICE] * 2 + [Type.TRUE_OR_FALSE] * 2
    assert [draft.keys for draft in drafts] == [("A",), ("B",), ("A",), ("B",)]
    assert drafts[1].choices[-1].text == "stone"


@pytest.mark.parametrize("label", ["答：", "解：", ""])
def test_a_label_in_front_of_a_model_answer_is_no_part_of_it(label):
    page = PAPER.format(head="参考答案").replace("It trades", f"{label}It trades")
    last = drafts_of(paper(page))[-1]
    assert (last.keys, last.explanation) == (("It trades force for distance.",), "")


def test_a_solution_behind_a_key_explains_it():
    page = PAPER.format(head="参考答案").replace("1. B", "1. B\n解：汞的熔点很低。")
    first = drafts_of(paper(page))[0]
    assert (first.keys, first.explanation) == (("B",), "汞的熔点很低。")


OFFERS = ["True / False", "(True / False)", "(T/F)", "[T] [F]", "   T   F", "True or False?", "( ) True  ( ) False"]


@pytest.mark.parametrize("offer", OFFERS)
def test_the_words_to_choose_from_are_no_part_of_a_statement(offer):
    statements = [f"{number}. {metal} floats on water. {offer}" for number, metal in enumerate(("Iron", "Lead"), 1)]
    for draft in drafts_of(paper("\n".join(statements))):
        assert (draft.type, draft.stem[4:]) == (Type.TRUE_OR_FALSE, " floats on water.")
        assert names(draft) in (["True", "False"], ["T", "F"])


@pytest.mark.parametrize("look", [{"highlight": "yellow"}, {"bold": True}, {"underline": True}])
def test_the_word_that_stands_out_is_the_key(look):
    source = document(
        paragraph("1. Ice floats on water.\t", Run("True", **look), " / False"),
        paragraph("2. Iron floats on water.\tTrue / ", Run("False", **look)),
    )
    assert all_keys(source) == ["A", "B"]


def test_true_and_false_in_a_sentence_are_words_of_it():
    assert only(paper("1. Say whether each of these is true or false\nAnswer: all are true")).stem.endswith("false")


@pytest.mark.parametrize(
    "line",
    ["— End of test —", "END OF THE EXAM", "（试卷结束）", "Teacher signature: ______  Date: ____", "第1页（共3页）"],
)
def test_what_closes_a_paper_is_no_part_of_the_last_question(line):
    draft = only(paper(f"1. Why does ice float?\nAnswer: It is lighter than water.\n{line}"))
    assert draft.keys == ("It is lighter than water.",)
