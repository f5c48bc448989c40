"""Answer pages behind a paper: how they are headed, by which sections they go, and what stands on them."""

import pytest

from generation.engines.bank.headings import is_key_heading
from generation.engines.bank.styled import fold
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, drafts_of, paper

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
