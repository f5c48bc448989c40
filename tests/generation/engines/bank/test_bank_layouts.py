"""Whole documents: what a reader of the paper would see as its questions."""

import pytest

from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, document, drafts_of, names, only, paper, paragraph, table


@pytest.mark.parametrize(
    "options",
    [
        "A. 铁\nB. 水\nC. 木",
        "A\uff0e铁 B\uff0e水 C\uff0e木",
        "A、铁\tB、水\nC、木",
        "A.铁B.水C.木",
        "（A）铁 （B）水 （C）木",
        "(a) 铁\n(b) 水\n(c) 木",
        "a) 铁\nb) 水\nc) 木",
        "①铁 ②水 ③木",
        "A 铁\nB 水\nC 木",
    ],
)
def test_every_way_to_mark_options_gives_the_same_question(options):
    draft = only(paper(f"1. 哪一种是液体？\n{options}\n答案：B"))
    assert (draft.stem, names(draft), draft.keys) == ("哪一种是液体？", ["铁", "水", "木"], ("B",))


@pytest.mark.parametrize(
    "mark", ["{}.", "{}、", "{}\uff0e", "（{}）", "({})", "{} .", "第{}题", "Q{}.", "题目{}：", "{})", "【{}】"]
)
def test_every_way_to_number_questions_is_read(mark):
    lines = [f"{mark.format(n)} 问题{word}是什么？\nA. 甲\nB. 乙\n答案：A" for n, word in enumerate("一二三", 1)]
    assert [draft.stem for draft in drafts_of(paper("\n".join(lines)))] == [
        "问题一是什么？",
        "问题二是什么？",
        "问题三是什么？",
    ]


@pytest.mark.parametrize(
    "answer",
    [
        "答案：B",
        "正确答案: B",
        "参考答案： B",
        "【答案】B",
        "答案是：\uff22",
        "答案 b",
        "Answer: B",
        "ANSWER: b",
        "Correct answer: (B)",
        "答案：B. 水",
        "答案：水",
    ],
)
def test_every_way_to_give_the_answer_is_read(answer):
    assert only(paper(f"1. 哪一种是液体？\nA. 铁\nB. 水\n{answer}")).keys == ("B",)


def test_mixed_marks_in_one_paper():
    source = paper("""
        1. 水是？
        A.液体 B.气体
        答案:A
        2、 铁是？
        A、金属 B、气体
        正确答案： A
        3 . 氧是？
        A 固体   B 气体
        答案：B
    """)
    assert all_keys(source) == ["A", "A", "B"]


def test_a_year_or_a_figure_behind_the_number_belongs_to_the_stem():
    source = paper("1.2008年奥运会在哪里举行？\nA.北京 B.上海\n2.5加5等于（ ）\nA.10 B.55")
    assert [draft.stem for draft in drafts_of(source)] == ["2008年奥运会在哪里举行？", "5加5等于（ ）"]


def test_the_key_in_the_stem_leaves_an_empty_slot():
    source = paper("1. 水在（ B ）度结冰。\nA. 一百 B. 零\n2. 铁是（A）。\nA. 金属 B. 气体")
    first, second = drafts_of(source)
    assert (first.stem, first.keys) == ("水在（  ）度结冰。", ("B",))
    assert (second.stem, second.keys) == ("铁是（  ）。", ("A",))


def test_the_key_glued_to_the_last_option():
    draft = only(paper("1. Pick the metal.\nA. wood\nB. zinc Answer: B"))
    assert (names(draft), draft.keys) == (["wood", "zinc"], ("B",))


def test_keys_and_explanations_in_brackets():
    draft = only(paper("1. 哪个是金属？\nA. 木\nB. 锌\n【答案】B【解析】锌能导电。\n木不能。"))
    assert (draft.keys, draft.explanation) == (("B",), "锌能导电。\n木不能。")


def test_letters_in_an_explanation_are_not_options():
    draft = only(paper("1. 哪个是金属？\nA. 木\nB. 锌\n答案：B\n解析：A. 木不导电\nB. 锌导电\nC. 没有此项"))
    assert names(draft) == ["木", "锌"]
    assert draft.explanation == "A. 木不导电\nB. 锌导电\nC. 没有此项"


def test_a_letter_inside_an_option_does_not_open_another():
    draft = only(paper("1. Which is alive?\nA. a stone\nB. a spoon\nC. a fork\nD. a drop of E. coli\nAnswer: D"))
    assert names(draft)[-1] == "a drop of E. coli"


def test_the_article_a_is_no_mark():
    draft = only(paper("1. Who won?\nA. A cook\nB. A smith\nAnswer: A"))
    assert names(draft) == ["A cook", "A smith"]


def test_statements_numbered_in_circles_belong_to_the_stem():
    draft = only(paper("1. 正确的是（ ）\n①水是液体\n②铁是气体\n③木能燃烧\nA. ①② B. ①③ C. ②③\n答案：B"))
    assert draft.stem == "正确的是（ ）\n①水是液体\n②铁是气体\n③木能燃烧"
    assert names(draft) == ["①②", "①③", "②③"]


def test_a_list_inside_an_answer_opens_no_question():
    source = paper("1. 说出三点。\n答：\n1. 第一\n2. 第二\n3. 第三\n2. 说出意义。\n答：很大。")
    assert [draft.keys for draft in drafts_of(source)] == [("1. 第一\n2. 第二\n3. 第三",), ("很大。",)]


def test_automatic_numbers_and_letters_count_as_text():
    blocks = [
        paragraph("Which is wet?", marker="1."),
        paragraph("sand", marker="A."),
        paragraph("rain", marker="B."),
        paragraph("Answer: B"),
        paragraph("Snow is cold.", marker="2."),
        paragraph("Answer: True"),
    ]
    first, second = drafts_of(document(*blocks))
    assert (first.stem, names(first), first.keys) == ("Which is wet?", ["sand", "rain"], ("B",))
    assert (second.type, second.keys) == (Type.TRUE_OR_FALSE, ("A",))


def test_a_bullet_says_nothing():
    draft = only(document(paragraph("1. Which?"), paragraph("A. this", marker="•"), paragraph("B. that", marker="•")))
    assert names(draft) == ["this", "that"]


def test_questions_without_numbers_begin_where_options_follow():
    source = paper(
        "Which is wet?\nA. sand\nB. rain\nANSWER: B\nIt happens daily.\nWhich is it?\nA. sunrise\nB. eclipse\nANSWER: A"
    )
    first, second = drafts_of(source)
    assert first.stem == "Which is wet?"
    assert second.stem == "It happens daily.\nWhich is it?"


def test_tags_in_front_of_unnumbered_questions():
    source = paper(
        "[单选][B] 哪个是液体？\nA.铁\nB.水\n[判断][错] 铁是液体。\n[多选][AB] 哪些能燃烧？\nA.木\nB.纸\nC.石"
    )
    assert [draft.type for draft in drafts_of(source)] == [Type.SINGLE_CHOICE, Type.TRUE_OR_FALSE, Type.MULTIPLE_CHOICE]
    assert all_keys(source) == ["B", "B", "AB"]


def test_options_in_a_table():
    across = document(paragraph("1. 哪个是液体？"), table("A. 铁|B. 水", "C. 木|D. 石"), paragraph("答案：B"))
    down = document(paragraph("1. 哪个是液体？"), table("A. 铁|C. 木", "B. 水|D. 石"), paragraph("答案：B"))
    assert names(only(across)) == names(only(down)) == ["铁", "水", "木", "石"]


def test_a_form_with_a_label_a_row():
    source = document(
        table("题目|1. 哪个是液体？", "A|铁", "B|水", "答案|B", "解析|水会流动"),
        table("题目|2. 哪个是金属？", "A|铁", "B|水", "答案|A", "解析|铁导电"),
    )
    assert all_keys(source) == ["B", "A"]
    assert drafts_of(source)[1].explanation == "铁导电"


def test_soft_breaks_are_lines():
    draft = only(document(paragraph("1. Which is wet?\nA. sand\nB. rain\nAnswer: B")))
    assert (names(draft), draft.keys) == (["sand", "rain"], ("B",))


def test_points_difficulty_and_meta_lines_are_no_part_of_the_question():
    draft = only(paper("1.（2分）[易] 哪个是液体？（3分）\nA. 铁\nB. 水\n答案：B\n难度：易\n知识点：物态"))
    assert (draft.stem, names(draft), draft.explanation) == ("哪个是液体？", ["铁", "水"], "")


def test_headings_and_instructions_are_no_questions():
    source = paper("""
        期中测验
        姓名：____ 班级：____
        一、单选题（每题2分，共4分）
        1. 甲？
        A. 一 B. 二
        二、判断题
        2. 乙。
        答案：对
    """)
    assert [draft.stem for draft in drafts_of(source)] == ["甲？", "乙。"]


@pytest.mark.parametrize("mark", ["{})", "({})", "{}."])
def test_options_may_be_numbered_themselves(mark):
    options = "\n".join(f"{mark.format(n)} {word}" for n, word in enumerate(("sand", "rain", "iron"), 1))
    source = paper(f"Q1. Which is wet?\n{options}\nAnswer: 2\nQ2. Which is a metal?\n{options}\nAnswer: 3")
    assert all_keys(source) == ["B", "C"]
    assert names(drafts_of(source)[1]) == ["sand", "rain", "iron"]


def test_a_form_with_a_field_a_line():
    source = paper("""
        题型：单选题
        题目：哪个是液体？
        选项A：铁
        选项B：水
        答案：B
        题型：判断题
        题目：水是液体。
        答案：正确
    """)
    assert [draft.type for draft in drafts_of(source)] == [Type.SINGLE_CHOICE, Type.TRUE_OR_FALSE]
    assert [draft.stem for draft in drafts_of(source)] == ["哪个是液体？", "水是液体。"]


def test_questions_under_chinese_ordinals():
    source = paper("一、水的沸点是多少？\n答案：一百度\n二、冰的熔点是多少？\n答案：零度")
    assert [draft.stem for draft in drafts_of(source)] == ["水的沸点是多少？", "冰的熔点是多少？"]


def test_numbers_of_pages_are_no_text():
    source = paper("1. 甲？\nA. 一\nB. 二\n第 1 页 共 3 页\n2. 乙？\nA. 一\nB. 二\n- 2 -")
    assert [names(draft) for draft in drafts_of(source)] == [["一", "二"]] * 2


def test_separators_between_the_options_of_a_line_are_no_text():
    assert names(only(paper("1. 甲？\nA.铁；B.水；C.木。"))) == ["铁", "水", "木。"]


def test_a_list_of_instructions_is_no_question():
    source = paper("注意事项\n1. 用黑笔答题。\n2. 不得交头接耳。\n一、单选题\n1. 甲？\nA. 一 B. 二")
    assert [draft.stem for draft in drafts_of(source)] == ["甲？"]


def test_an_explanation_label_may_have_a_line_for_itself():
    draft = only(paper("Question 1\nWhich is wet?\nA. sand\nB. rain\nCorrect Answer: B\nExplanation\nRain is water."))
    assert (draft.stem, draft.explanation) == ("Which is wet?", "Rain is water.")


def test_the_first_word_of_a_stem_is_not_taken_for_a_type():
    assert only(paper("1. 计算：二加二等于几？\n答案：四")).stem == "计算：二加二等于几？"


def test_keys_in_brackets_before_the_numbers():
    source = paper("判断题\n（ √ ）1. 水是液体。\n（ × ）2. 铁是液体。\n单选题\n( B )3. 哪个是液体？\nA. 铁 B. 水")
    assert [draft.stem for draft in drafts_of(source)] == ["水是液体。", "铁是液体。", "哪个是液体？"]
    assert all_keys(source) == ["A", "B", "B"]


def test_options_whose_letters_have_cells_of_their_own():
    source = document(paragraph("1. 哪个是液体？"), table("A|铁|B|水", "C|木|D|石"), paragraph("答案：B"))
    assert names(only(source)) == ["铁", "水", "木", "石"]


def test_a_whole_paper_in_a_box():
    assert only(document(table("1. 哪个是液体？\\nA. 铁\\nB. 水\\n答案：B"))).keys == ("B",)


def test_meta_data_behind_an_answer_are_no_part_of_it():
    assert only(paper("1. ____是液体。\n答案：水  难度：易  知识点：物态")).keys == ("水",)
    assert only(paper("1. 哪个？\nA. 甲 B. 乙\n答案：B【难度】易【解析】因为。")).explanation == "因为。"


def test_the_answer_may_follow_the_question_at_once():
    draft = only(paper("1. 一加一等于几？答案：二"))
    assert (draft.stem, draft.keys) == ("一加一等于几？", ("二",))
