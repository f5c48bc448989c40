"""Questions that follow one another without a line's end between them, and lines that must stay whole."""

import time

import pytest

from files.documents.text import read_text
from generation.engines.bank.glued import unglued
from generation.engines.bank.stream import parts_of
from generation.questions import QuestionType
from tests.generation.engines.bank.building import all_keys, drafts_of, names, only, paper


def lines(text):
    return [line.text.text for line in unglued(list(parts_of(paper(text))))]


def stems(text):
    return [draft.stem for draft in drafts_of(paper(text))]


def test_a_whole_bank_in_one_paragraph():
    text = (
        "电工题库及答案一、单项选择题（每题2分）1.铜的作用是？A.导电B.绝缘C.发光D.隔热答案：A解析：电阻小。2.保险丝的作用是？"
        "A.照明B.保护C.加热D.降噪答案：B解析：过流时熔断。二、判断题3.湿手可以碰开关。（×）4.电笔能验电。（√）"
    )
    first, second, third, fourth = drafts_of(paper(text))
    assert (first.stem, names(first), first.keys, first.explanation) == (
        "铜的作用是？",
        ["导电", "绝缘", "发光", "隔热"],
        ("A",),
        "电阻小。",
    )
    assert (second.stem, second.keys, second.explanation) == ("保险丝的作用是？", ("B",), "过流时熔断。")
    assert [draft.type for draft in (third, fourth)] == [QuestionType.TRUE_OR_FALSE] * 2
    assert third.stem.startswith("湿手可以碰开关")
    assert (third.keys, fourth.keys) == (("B",), ("A",))


def test_the_key_in_brackets_that_the_next_number_follows():
    text = "1.锅里放？A.油B.沙【答案】A2.碗里放？A.饭B.铁【答案】A3.杯里放？A.土B.茶【答案】B"
    assert stems(text) == ["锅里放？", "碗里放？", "杯里放？"]
    assert all_keys(paper(text)) == ["A", "A", "B"]


def test_statements_with_their_verdicts_in_one_paragraph():
    text = "一、判断题（3道） 1、猫会爬树。（√） 2、鱼会飞。（×） 3、马吃草。（√）\n4、牛吃肉。（×） 5、羊吃草。（√）"
    assert all_keys(paper(text)) == ["A", "B", "A", "B", "A"]


def test_the_next_number_on_the_last_options_line():
    text = """
    1.刷牙要用（） A、牙刷
    B、毛巾
    C、木梳
    D、剪刀 2.洗脸要用（） A、铁锹
    B、毛巾 C、扫把
    D、锄头 3.梳头要用（） A、木梳
    B、筷子 C、勺子
    D、叉子
    """
    assert [(draft.stem, names(draft)[-1]) for draft in drafts_of(paper(text))] == [
        ("刷牙要用（）", "剪刀"),
        ("洗脸要用（）", "锄头"),
        ("梳头要用（）", "叉子"),
    ]


def test_english_questions_behind_the_last_option():
    text = """
    1. A hammer is for:
    a. nails b. soup c. hair d. All of these 2. Spoons:
    a. cut wood. b. hold soup. c. write. d. None 3. Combs are for:
    a. hair b. bread c. walls d. roofs
    """
    assert stems(text) == ["A hammer is for:", "Spoons:", "Combs are for:"]


def test_a_number_and_a_figure_behind_it_may_open_a_question_behind_whole_options():
    text = "1.面积是（）亩。A.16 B.17 C.18 D.19 2.5月份的产量是（）吨。A.3 B.4 C.5 D.6\n答案：B"
    assert stems(text) == ["面积是（）亩。", "5月份的产量是（）吨。"]


def test_keys_that_begin_behind_the_last_option():
    text = "1.哪个甜？A.糖 B.盐 2.哪个咸？A.糖 B.盐 参考答案 1.【答案】A 解析：蔗糖。\n2.【答案】B 解析：海盐。"
    assert [(draft.keys, draft.explanation) for draft in drafts_of(paper(text))] == [
        (("A",), "蔗糖。"),
        (("B",), "海盐。"),
    ]


def test_a_first_question_behind_its_heading():
    text = """
    一、单选题（选择正确答案，填入括号中，共 70 分） ( A )1. 扫地用（）
    A、扫把 B、菜刀
    ( B )2. 切菜用（）
    A、扫把 B、菜刀
    """
    assert stems(text) == ["扫地用（）", "切菜用（）"]
    assert all_keys(paper(text)) == ["A", "B"]


def test_an_answer_that_nothing_parts_from_the_last_option():
    draft = only(paper("1.天空是什么颜色？A.红B.蓝C.黑D.绿答案：B解析：光的散射。"))
    assert (names(draft), draft.keys, draft.explanation) == (["红", "蓝", "黑", "绿"], ("B",), "光的散射。")


@pytest.mark.parametrize("given", ["", "A", "AC"])
def test_the_right_answer_behind_the_one_that_was_given(given):
    draft = only(paper(f"1.哪个最轻？\nA、羽毛\nB、石头\nC、铁块\n我的答案：{given}正确答案：A"))
    assert (names(draft), draft.keys) == (["羽毛", "石头", "铁块"], ("A",))


@pytest.mark.parametrize(
    "text",
    [
        "1) A fox is? a) red b) blue c) tin 2) A crow is? a) red b) black c) tin 3) Snow is? a) red b) white c) tin",
        "第1题 狐狸是（） A.红 B.蓝 答案：A 第2题 乌鸦像第1题的吗 A.是 B.否 答案：B 第3题 雪是（） A.白 B.红 答案：A",
        "1.Foxes? A.red B.tin【答案】A【解析】See 2. of it.2.Crows? A.red B.tin【答案】B3.Snow? A.red B.tin【答案】B",
        "1.狐狸是( A )色。A红 B蓝 2.乌鸦是( B )色。A红 B黑 3.雪是( B )色。A黑 B白",
        "1.狐狸是红的。答案：正确2.乌鸦是白的。答案：错误3.雪是白的。答案：正确",
        "填空题 1、狐狸是____的。答案：红 2、乌鸦是____的。答案：黑 3、雪是____的。答案：白",
        "一、填空题 1.狐狸是____。2.乌鸦是____。3.雪是____。",
        "1.狐狸吃什么？2.乌鸦住哪里？3.雪什么时候下？",
    ],
)
def test_three_questions_on_a_line(text):
    assert len(drafts_of(paper(text))) == 3


@pytest.mark.parametrize(
    "text",
    [
        # Blanks with numbers of their own, questions about one text.
        "1. Tom has 2.____ cats. 3.____ dogs. 4.____ hens.",
        "1.读短文，回答问题：1.谁写的？2.写给谁？3.写了什么？",
        # Decimals, years, dates, figures and versions.
        "1. 水的密度？\nA. 1 B. 2.5 C. 3.5 D. 2.7\n2. 油的密度？\nA. 0.8 B. 1.8",
        "1. 哪一年？\nA. 甲年 B. 乙年\n答案：B\n解析：始于1921.2.3，见第2.条和图2.。\n2. 哪一月？\nA. 一月 B. 二月",
        "1. Which?\nA. red B. blue\nAnswer: B\nExplanation: About 2.5 of 2.0 litres.\n2. Why?\nA. so B. not so",
        # Points of an explanation, and of a stem.
        "1. 哪个对？\nA. 甲 B. 乙\n答案：B\n解析：理由是1.省时 2.省钱 3.省力。\n2. 哪个错？\nA. 甲 B. 乙",
        "1. 说法有：1.甲热 2.乙冷 3.丙远，正确的是？\nA. 甲 B. 乙\n2. 哪个错？\nA. 甲 B. 乙",
        # The end of an option.
        "1. How many?\nA. He has one. B. She has 2. They have none.\n2. Who?\nA. he B. she",
        # Keys in a list.
        "参考答案\n1.B 2.A 3.C 4.D 5.B",
    ],
)
def test_numbers_that_open_nothing_cut_nothing(text):
    assert lines(text) == text.split("\n")


def test_options_that_are_numbers():
    text = "1. 三相电压是（ ）倍。\n(A)2 (B)3 (C)1/3 (D)1/6\n2. 电压为（ ）V。\n(A)1.5 (B)1.8 (C)1.2 (D)1"
    assert [names(draft) for draft in drafts_of(paper(text))] == [["2", "3", "1/3", "1/6"], ["1.5", "1.8", "1.2", "1"]]


def test_options_that_are_numbers_a_line_each():
    text = """
    1. How many legs has a dog?
    (a) 5.
    (b) 4.
    (c) 2.
    2. How many legs has a hen?
    (a) 1.
    (b) 2.
    (c) 3.
    """
    assert [names(draft) for draft in drafts_of(paper(text))] == [["5.", "4.", "2."], ["1.", "2.", "3."]]


def test_options_of_figures_and_units():
    text = "1. 桌高多少？\n(A)2 米\n(B)3 米\n2. 门高多少？\n(A)3 米\n(B)4 米"
    assert [names(draft) for draft in drafts_of(paper(text))] == [["2 米", "3 米"], ["3 米", "4 米"]]


def test_keys_in_front_of_the_numbers_stay_keys():
    text = "( A )1. 扫地用（）\nA、扫把 B、菜刀\n( B )2. 切菜用（）\nA、扫把 B、菜刀\n( A )3. 擦桌用（）\nA、布 B、铁"
    assert all_keys(paper(text)) == ["A", "B", "A"]


@pytest.mark.parametrize("sign", ["2.", "1.A.x B.y 2.", "A.x B.y ", "一、", "答案：B", "（√）2.", "(A)2 ", "2. 3. "])
def test_hostile_repetitions_take_no_time(sign):
    source = paper("1. x? A. x B. y " + sign * (100_000 // len(sign)))
    begun = time.process_time()
    for _ in unglued(list(parts_of(source))):
        pass
    assert time.process_time() - begun < 5


def test_options_that_are_a_list_below_their_question_in_plain_text():
    items = ["1. Which swim? (Choose two)", "  1. Ducks", "  2. Stones", "  3. Fish", "2. Which sings?", "  1. A lark"]
    text = "\n".join([*items, "  2. A shoe", "Answers", "1. 1, 3", "2. 1"])
    first, second = drafts_of(read_text(text))
    assert (names(first), first.keys) == (["Ducks", "Stones", "Fish"], ("A", "C"))
    assert (names(second), second.keys) == (["A lark", "A shoe"], ("A",))
