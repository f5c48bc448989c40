"""Texts that several questions share, parts of questions, pairs to be matched."""

import pytest

from generation.engines.bank import BankEngine
from generation.engines.base import Reported
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, brief, drafts_of, names, only, paper

FIRST = "1. 甲是什么？\nA. 一\nB. 二\n{}"
NEXT = "2. 河里有什么？\nA. 冰\nB. 雪\n3. 谁来了？\nA. 人\nB. 牛"


@pytest.mark.parametrize(
    "leading",
    [
        "阅读下面的材料，完成2-3题。",
        "根据以下材料，回答2~3题",
        "阅读下列短文，回答问题。",
        "Questions 2-3 refer to the following passage.",
        "Read the passage below and answer questions 2 to 3.",
        "Items 2 and 3 are based on this text.",
    ],
)
@pytest.mark.parametrize("above", ["", "答案：A\n", "答案：A\n解析：因为。\n"])
def test_a_text_for_several_questions_belongs_to_none(leading, above):
    source = paper(f"{FIRST.format(above)}{leading}\n春天来了，冰化了。\n人们出门。\n{NEXT}")
    first, *others = drafts_of(source)
    assert (names(first), first.explanation) == (["一", "二"], "因为。" if "解析" in above else "")
    assert [draft.stem for draft in others] == ["河里有什么？", "谁来了？"]
    report = next(event for event in BankEngine().generate(brief(source)) if isinstance(event, Reported))
    left = [block["text"] for block in report.facts["left_over_blocks"]]
    assert left == [leading, "春天来了，冰化了。", "人们出门。"]


def test_the_parts_of_a_question_stay_in_its_stem():
    source = paper("""
        1. 根据材料说明：
        （1）河流从哪里来？
        （2）河流到哪里去？
        答案：（1）山里。
        （2）海里。
        2. 河流有什么用？
        答案：灌溉。
    """)
    first, second = drafts_of(source)
    assert (first.stem, first.keys) == (
        "根据材料说明：\n（1）河流从哪里来？\n（2）河流到哪里去？",
        ("（1）山里。\n（2）海里。",),
    )
    assert second.stem == "河流有什么用？"


@pytest.mark.parametrize("answer", ["1-b, 2-a", "1. b  2. a"])
def test_pairs_to_be_matched_are_one_question(answer):
    source = paper(f"""
        1. Which is wet?
        A. sand
        B. rain
        2. Match each animal with its home.
        1) bird    a) hive
        2) bee     b) nest
        Answer: {answer}
    """)
    _, second = drafts_of(source)
    assert (second.type, second.keys) == (Type.SHORT_ANSWER, (answer,))
    assert second.stem == "Match each animal with its home.\n1) bird    a) hive\n2) bee     b) nest"
    assert all_keys(source)[0] == ""


def test_lines_below_a_tagged_question_are_its_options():
    source = paper("""
        1. 声音在哪里传播最快（ ） [单选题] *
        空气
        钢铁(正确答案)
        2. 三原色包括（ ） [多选题] *
        红(正确答案)
        绿(正确答案)
        黑
        3. 月亮自己发光。 [判断题] *
        对
        错(正确答案)
    """)
    drafts = drafts_of(source)
    assert [draft.type for draft in drafts] == [Type.SINGLE_CHOICE, Type.MULTIPLE_CHOICE, Type.TRUE_OR_FALSE]
    assert [draft.stem for draft in drafts] == ["声音在哪里传播最快（ ）", "三原色包括（ ）", "月亮自己发光。"]
    assert all_keys(source) == ["B", "AB", "B"]


def test_a_line_that_is_called_right_makes_the_others_options():
    draft = only(paper("1. Which is wet?\nsand\nrain (correct)\niron"))
    assert (draft.stem, names(draft), draft.keys) == ("Which is wet?", ["sand", "rain", "iron"], ("B",))


def test_a_tagged_stem_of_several_lines():
    source = paper(
        "[单选][B]会打印什么？\nprint(1 + 1)\n[A]1\n[B]2\n[填空][冰|水]____会化成____。\n[简答][会化]冰会怎样？"
    )
    first, second, third = drafts_of(source)
    assert (first.stem, first.keys) == ("会打印什么？\nprint(1 + 1)", ("B",))
    assert (second.stem, second.keys, third.keys) == ("____会化成____。", ("冰", "水"), ("会化",))


def test_a_form_with_a_label_for_the_options():
    source = paper("题型：单选题\n题干：2024年有几天？\n（平年除外）\n选项：\nA. 365\nB. 366\n答案：B")
    draft = only(source)
    assert (draft.stem, names(draft), draft.keys) == ("2024年有几天？\n（平年除外）", ["365", "366"], ("B",))


def test_a_case_for_several_questions_is_no_part_of_the_option_above_it():
    asked = """
        1. 冰是（ ）。
        A. 固体
        B. 液体
        （2-3题共用题干）
        一杯水放在窗外，夜里很冷。
        2. 水会（ ）。
        A. 结冰
        B. 烧开
        3. 早上它是（ ）。
        A. 固体
        B. 气体
    """
    first, second, _ = drafts_of(paper(asked))
    assert (names(first), second.stem) == (["固体", "液体"], "水会（ ）。")
