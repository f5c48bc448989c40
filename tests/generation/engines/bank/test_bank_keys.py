"""Keys that stand apart from their questions."""

import pytest

from generation.engines.bank.keys import listed_keys
from generation.engines.bank.styled import fold
from tests.generation.engines.bank.building import all_keys, document, drafts_of, names, paper, paragraph, table

THREE = "1. 甲？\nA. 一 B. 二 C. 三\n2. 乙？\nA. 一 B. 二 C. 三\n3. 丙？\nA. 一 B. 二 C. 三\n"


@pytest.mark.parametrize(
    "line",
    [
        "1-3 CAB",
        "1—3：C A B",
        "1~3. C,A,B",
        "1.C 2.A 3.B",
        "1、C 2、A 3、B",
        "1C 2A 3B",
        "（1）C（2）A（3）B",
        "1: c; 2: a; 3: b",
        "1-2 CA 3.B",
    ],
)
def test_every_way_to_list_keys_is_read(line):
    assert [(entry.number, entry.answer.upper()) for entry in listed_keys(fold(line))] == [(1, "C"), (2, "A"), (3, "B")]


@pytest.mark.parametrize("line", ["1-3 CABD", "1. Water is wet 2. Iron", "In 1914-1918 A war", "", "2-1 AB", "1.5 B"])
def test_a_line_with_anything_else_is_no_list_of_keys(line):
    assert listed_keys(line) == []


def test_keys_of_several_letters_and_of_verdicts():
    assert [entry.answer for entry in listed_keys("4. A, B 5.BCD 6-8 √×√ 9.正确")] == [
        "A, B",
        "BCD",
        "√",
        "×",
        "√",
        "正确",
    ]


@pytest.mark.parametrize(
    "heading", ["参考答案", "答案", "附：参考答案", "单元测试题答案", "答案与解析", "Answer Key", "ANSWERS", "Key"]
)
def test_keys_at_the_end(heading):
    assert all_keys(paper(f"{THREE}{heading}\n1-3 CAB")) == ["C", "A", "B"]


def test_a_list_of_keys_needs_no_heading():
    assert all_keys(paper(f"{THREE}答案：1-3 CAB")) == ["C", "A", "B"]
    assert all_keys(paper(f"{THREE}1.C 2.A 3.B")) == ["C", "A", "B"]


def test_a_block_with_an_explanation_for_each_number():
    source = paper(
        THREE
        + """
        参考答案及解析
        1、【答案】C【解析】甲为三。
        2、【答案】A
        【解析】乙为一。
        多读几遍。
        3、答案：B 解析：丙为二。
    """
    )
    assert all_keys(source) == ["C", "A", "B"]
    assert [draft.explanation for draft in drafts_of(source)] == ["甲为三。", "乙为一。\n多读几遍。", "丙为二。"]


def test_texts_as_keys():
    source = paper("1. ____是液体。\n2. 说说冰。\n参考答案\n1. 水\n2. 冰是固体。\n它会融化。")
    assert all_keys(source) == ["水", "冰是固体。\n它会融化。"]


def test_numbers_that_begin_again_belong_to_their_sections():
    source = paper("""
        一、单选题
        1. 甲？
        A. 一 B. 二
        2. 乙？
        A. 一 B. 二
        二、判断题
        1. 水是液体。
        2. 铁是液体。
        参考答案
        一、单选题
        1-2 AB
        二、判断题
        1.√ 2.×
    """)
    assert all_keys(source) == ["A", "B", "A", "B"]


def test_key_sections_in_another_order_find_their_type():
    source = paper("""
        一、单选题
        1. 甲？
        A. 一 B. 二
        二、判断题
        1. 铁是液体。
        参考答案
        判断题
        1、错
        单选题
        1、B
    """)
    assert all_keys(source) == ["B", "B"]
    assert [draft.keys for draft in drafts_of(source)] == [("B",), ("B",)]


def test_keys_after_each_chapter():
    chapter = "第{}章 数\n1. 甲？\nA. 一 B. 二\n2. 乙？\nA. 一 B. 二\n参考答案\n1.{} 2.{}\n"
    assert all_keys(paper(chapter.format("一", "A", "B") + chapter.format("二", "B", "A"))) == ["A", "B", "B", "A"]


@pytest.mark.parametrize(
    "rows",
    [
        ("题号|1|2|3", "答案|C|A|B"),
        ("题号|1|2", "答案|C|A", "题号|3|", "答案|B|"),
        ("题号|答案", "1|C", "2|A", "3|B"),
        ("题号|答案|题号|答案", "1|C|3|B", "2|A||"),
        ("1|2|3", "C|A|B"),
        ("No.|1|2|3", "Answer|C|A|B"),
    ],
)
def test_keys_in_a_table(rows):
    lines = [paragraph(line) for line in THREE.splitlines()]
    assert all_keys(document(*lines, paragraph("参考答案"), table(*rows))) == ["C", "A", "B"]


def test_a_key_is_never_a_question():
    assert len(drafts_of(paper(f"{THREE}参考答案\n1. C\n2. A\n3. B"))) == 3


def test_a_title_that_speaks_of_answers_is_no_key():
    assert all_keys(paper(f"参考答案\n{THREE}")) == ["", "", ""]


@pytest.mark.parametrize(
    "titles",
    [
        ("一、单选题：", "二、判断题："),
        ("一、", "二、"),
        ("单选题 ", "判断题 "),
        ("一、单选题（共2题）", "二、判断题（共1题）"),
    ],
)
def test_keys_on_the_line_of_their_heading(titles):
    questions = "一、单选题\n1. 甲？\nA. 一 B. 二\n2. 乙？\nA. 一 B. 二\n二、判断题\n1. 铁是液体。\n"
    assert all_keys(paper(f"{questions}参考答案\n{titles[0]}1.A 2.B\n{titles[1]}1.×")) == ["A", "B", "B"]


@pytest.mark.parametrize(
    "answer", ["a and c", "A and C", "A & C", "both A and C", "A or C", "(a) and (c)", "A和C", "A and C, as seen above"]
)
def test_the_word_between_two_letters_is_no_letter(answer):
    source = paper(f"1. Which two? \nA. one\nB. two\nC. three\nD. four\nCorrect answers: {answer}")
    assert all_keys(source) == ["AC"]


def test_words_between_the_letters_of_a_list():
    assert all_keys(paper(f"{THREE}Answers\n1. a, b, and c  2. a and b 3. B")) == ["ABC", "AB", "B"]


def test_keys_above_their_questions():
    head = "【参考答案】\n单选题：1.C  2.A\n填空题：3. ice; rain  4. wind\n"
    questions = "1. 甲？\nA. 一 B. 二 C. 三\n2. 乙？\nA. 一 B. 二 C. 三\n二、填空题\n3. ____ and ____\n4. ____"
    drafts = drafts_of(paper(f"{head}一、单选题\n{questions}"))
    assert [draft.keys for draft in drafts] == [("C",), ("A",), ("ice", "rain"), ("wind",)]


@pytest.mark.parametrize("between", ["", "物理试题\n一、单选题\n", "一、单选题\n"])
def test_keys_that_begin_without_a_word_for_them(between):
    source = (
        f"物理试题\n一、单选题\n{THREE}{between}1.【答案】C\n【解析】三。\n2.【答案】A\n【解析】一。\n3.【答案】B\n"
    )
    drafts = drafts_of(paper(source))
    assert [(draft.keys, draft.explanation) for draft in drafts] == [(("C",), "三。"), (("A",), "一。"), (("B",), "")]
    assert names(drafts[-1]) == ["一", "二", "三"]


def test_a_reason_below_a_listed_key():
    drafts = drafts_of(paper(f"{THREE}参考答案\n1.C\n【解析】甲为三。\n2.A（2分）\n3.B\n【解析】丙为二。"))
    assert [(draft.keys, draft.explanation) for draft in drafts] == [
        (("C",), "甲为三。"),
        (("A",), ""),
        (("B",), "丙为二。"),
    ]


def test_answers_of_a_section_on_the_line_below_its_last_question():
    source = (
        "一、填空题\n1. ____和____。\n2. ____。\n答案：1. 红；绿  2. 冰\n二、简答题\n3. 说出要点。\n答案：1. 水  2. 冰"
    )
    assert [draft.keys for draft in drafts_of(paper(source))] == [("红", "绿"), ("冰",), ("1. 水  2. 冰",)]


@pytest.mark.parametrize(
    "reason", ["水会流动，故选B。", "故选：B", "故答案为B。", "所以本题答案是 B。", "So the correct answer is B."]
)
def test_an_explanation_may_say_the_key(reason):
    (draft,) = drafts_of(paper(f"1. 哪个？\nA. 铁\nB. 水\n解析：{reason}"))
    assert (draft.keys, draft.explanation) == (("B",), reason)


def test_the_title_of_a_table_of_keys_is_no_text_of_a_question():
    lines = [paragraph(line) for line in THREE.splitlines()]
    source = document(*lines, paragraph("答题卡（参考答案）"), table("题号|1|2|3", "答案|C|A|B"))
    assert names(drafts_of(source)[-1]) == ["一", "二", "三"]


def test_keys_by_part():
    part = "Part {}: Multiple Choice\n1. Which?\nA. one\nB. two\n2. What?\nA. one\nB. two\n"
    keys = "Answers\nPart I: 1. A  2. B\nPart II: 1. B  2. A"
    assert all_keys(paper(part.format("I") + part.format("II") + keys)) == ["A", "B", "B", "A"]


def test_what_a_publisher_notes_behind_a_key_is_no_part_of_it():
    assert all_keys(paper("1. Which?\na. one\nb. two\nANS: B PTS: 1 DIF: Easy REF: p. 12")) == ["B"]
