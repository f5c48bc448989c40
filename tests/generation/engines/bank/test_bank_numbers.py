"""Which figures number the questions, and which belong to a text, a list or a title."""

from dataclasses import replace

import pytest

from files.documents.types import TextKind
from tests.generation.engines.bank.building import all_keys, document, drafts_of, names, only, paper, paragraph


@pytest.mark.parametrize("first", ["把糖溶于水：", "糖水的质量为"])
def test_a_figure_at_the_start_of_a_line_is_no_number_of_a_question(first):
    source = paper(
        f"1. 甲？\nA. 一 B. 二\n2. {first}\n2.5 g糖溶于水，浓度是（  ）。\nA. 5% B. 6%\n3. 乙？\nA. 一 B. 二"
    )
    assert [draft.stem for draft in drafts_of(source)] == ["甲？", f"{first}\n2.5 g糖溶于水，浓度是（  ）。", "乙？"]


def test_a_figure_behind_an_option_s_letter_is_its_text():
    assert names(only(paper("1. 圆周率约为？\n（A）3.1\n（B）3.14\n（C）3.2\n答案：B"))) == ["3.1", "3.14", "3.2"]


def test_the_key_on_a_line_in_front_of_the_number():
    second = "_T_ 2. Snow is cold.\n____ 3. Ice is hot.\nAnswer: False"
    source = paper(f"__B__ 1. Which is wet?\na. sand\nb. rain\n{second}")
    assert [draft.stem for draft in drafts_of(source)] == ["Which is wet?", "Snow is cold.", "Ice is hot."]
    assert all_keys(source) == ["B", "A", "B"]


def test_instructions_below_a_title_are_no_questions():
    title = replace(paragraph("期末考试"), kind=TextKind.HEADING)
    lines = "注意事项：\n1. 用黑笔答题。\n2. 不得交头接耳。\n一、单选题\n1. 甲？\nA. 一 B. 二\n2. 乙？\nA. 一 B. 二"
    blocks = [title, *(paragraph(line) for line in lines.splitlines())]
    assert [draft.stem for draft in drafts_of(document(*blocks))] == ["甲？", "乙？"]


def test_the_question_behind_a_written_answer_is_found_by_its_number():
    source = paper("三、简答题\n1. 什么是升华？\n答：固体变成气体。\n2. 什么是沸腾？\n3. 什么是凝固？")
    assert [draft.stem for draft in drafts_of(source)] == ["什么是升华？", "什么是沸腾？", "什么是凝固？"]


def test_capitals_of_a_name_in_brackets_are_no_key():
    draft = only(paper("1. 英国广播公司（BBC）评选的第一名是（ B ）\nA. 甲\nB. 乙\nC. 丙"))
    assert (draft.stem, draft.keys) == ("英国广播公司（BBC）评选的第一名是（  ）", ("B",))


def test_a_figure_that_opens_a_question_without_a_number_is_its_text():
    source = paper("Which is wet?\nA) sand\nB) rain\nANSWER: B\n2.54 centimetres make one\nA) inch\nB) foot\nANSWER: A")
    assert [draft.stem for draft in drafts_of(source)] == ["Which is wet?", "2.54 centimetres make one"]


def test_the_article_of_a_stem_without_a_number_is_no_mark():
    source = paper("Which is wet?\nA) sand\nB) rain\nANSWER: B\nA lack of rain is a\nA) flood\nB) drought\nANSWER: B")
    assert [draft.stem for draft in drafts_of(source)] == ["Which is wet?", "A lack of rain is a"]
