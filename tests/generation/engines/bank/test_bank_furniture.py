"""Tables of contents above a bank, and types printed as a line of each question."""

from generation.questions import QuestionType
from tests.generation.engines.bank.building import all_keys, drafts_of, names, paper

SECTIONS = """
    一、单选题
    1. 冰是（ ）。
    A. 固体 B. 液体
    2. 汽是（ ）。
    A. 固体 B. 气体
    二、判断题
    1. 冰会浮。（ ）
    三、参考答案
    一、单选题
    1. A 2. B
    二、判断题
    1. √
"""


def test_a_table_of_contents_is_no_bank():
    for page in ("", "……3", "\t12"):
        contents = "".join(f"{title}{page}\n" for title in ("一、单选题", "二、判断题", "三、参考答案"))
        assert all_keys(paper("目 录\n" + contents + SECTIONS)) == all_keys(paper(SECTIONS)) == ["A", "B", "A"]


def test_headings_that_come_again_together_are_headings():
    title = "第一部分 水\n第一章 冰\n一、选择题\n"
    drafts = drafts_of(paper(title + "1. 冰是（ ）。\nA. 固体\nB. 液体\n参考答案\n" + title + "1. A"))
    assert [draft.keys for draft in drafts] == [("A",)]


def test_the_type_below_each_stem():
    drafts = drafts_of(
        paper(
            """
            1. 冰是（ ）。
            单选题
            A. 固体
            B. 液体
            2. 冰会浮。（ ）
            判断题
            3. 水可以是（ ）。
            多选题
            A. 固体
            B. 液体
            """
        )
    )
    assert [draft.type for draft in drafts] == [
        QuestionType.SINGLE_CHOICE,
        QuestionType.TRUE_OR_FALSE,
        QuestionType.MULTIPLE_CHOICE,
    ]
    assert (drafts[0].stem, names(drafts[0])) == ("冰是（ ）。", ["固体", "液体"])


def test_sections_of_one_question_each_keep_their_titles():
    drafts = drafts_of(paper("判断题\n1. 冰会浮。（ ）\n填空题\n2. 冰是____。\n判断题\n3. 金会浮。（ ）"))
    assert [draft.type for draft in drafts] == [
        QuestionType.TRUE_OR_FALSE,
        QuestionType.MULTIPLE_BLANK,
        QuestionType.TRUE_OR_FALSE,
    ]
