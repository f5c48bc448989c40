"""The forms of numbers, types and option marks, and what looks like them."""

import pytest

from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, drafts_of, names, only, paper

NUMBERS = [
    *(
        "{}.",
        "{} ",
        "{})",
        "({})",
        "[{}]",
        "{}、",
        "{}:",
        "{}- ",
        "{} - ",
        "{} – ",
        "{}，",
        "{},",
        "{}。",
        "{}·",
        "{}/30 ",
        "#{} ",
    ),
    *(
        "第{}题 ",
        "第{}题：",
        "【第{}题】",
        "【题目{}】",
        "题目{}：",
        "题{}：",
        "试题{}、",
        "问题{}：",
        "(单选题){}、",
        "[单选]{}.",
    ),
    *(
        "Q{}. ",
        "Q-{} ",
        "Q.{}) ",
        "Qno{}. ",
        "Que. {} ",
        "Ques {}: ",
        "Question {}: ",
        "Question No. {} ",
        "Question n°{} ",
        "No. {} ",
    ),
    *("MCQ {}: ", "Problem {}. ", "Item {}: ", "Exercise {}. ", "Task {}: ", "T{}: "),
    *("Câu {}: ", "Вопрос {}. ", "Pregunta {}: ", "Soal {}. ", "Frage {}: ", "문제 {}. ", "問{} ", "問題{}：", "№ {} "),
]


@pytest.mark.parametrize("number", NUMBERS)
def test_forms_of_numbers(number):
    bank = "\n".join(f"{number.format(place)}Which one swims?\nA. stone\nB. trout\nAnswer: B" for place in (1, 2, 3))
    drafts = drafts_of(paper(f"Fish\n{bank}"))
    assert [(draft.stem, draft.keys) for draft in drafts] == [("Which one swims?", ("B",))] * 3


@pytest.mark.parametrize("number", ["第{}题：", "第{}题、", "【第{}题】", "{}、"])
def test_numbers_in_chinese_numerals(number):
    bank = "\n".join(f"{number.format(sign)}谁会游泳？\nA. 石头\nB. 鱼\n答案：B" for sign in "一二三")
    assert [draft.stem for draft in drafts_of(paper(f"鱼类\n{bank}"))] == ["谁会游泳？"] * 3


def test_numbers_glued_to_their_stems():
    bank = "\n".join(f"{place}谁会游泳（  ）。\nA. 石头\nB. 鱼" for place in (1, 2, 3))
    assert [draft.stem for draft in drafts_of(paper(bank))] == ["谁会游泳（  ）。"] * 3


@pytest.mark.parametrize(
    "line", ["3个苹果放在桌上。", "2月下雪。", "2-甲基丁烷是液体。", "3-D prints are solid.", "1/2 cup holds it."]
)
def test_figures_that_begin_a_line_of_a_stem(line):
    stem = f"读下面的话。\n{line}\n选哪个？"
    drafts = drafts_of(paper(f"1. {stem}\nA. 甲\nB. 乙\n答案：B\n2. 再选？\nA. 甲\nB. 乙\n答案：A"))
    assert [draft.stem for draft in drafts] == [stem, "再选？"]


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        *(
            ("单选题1：", Type.SINGLE_CHOICE),
            ("多选1. ", Type.MULTIPLE_CHOICE),
            ("1. 多选题 ", Type.MULTIPLE_CHOICE),
        ),
        *(
            ("第 1 题单选", Type.SINGLE_CHOICE),
            ("第 1 题多选", Type.MULTIPLE_CHOICE),
            ("1、单选题 ", Type.SINGLE_CHOICE),
        ),
        *(
            ("1[.多选题]", Type.MULTIPLE_CHOICE),
            ("1[单选]", Type.SINGLE_CHOICE),
            ("1. (多选题, 1.5分) ", Type.MULTIPLE_CHOICE),
        ),
        *(("（多选题）1、", Type.MULTIPLE_CHOICE), ("1 单选题 ", Type.SINGLE_CHOICE)),
    ],
)
def test_types_beside_the_number(head, kind):
    draft = only(paper(f"{head}属于金属的有\nA. 铁\nB. 木\nC. 铜\n答案：A"))
    assert (draft.stem, draft.type) == ("属于金属的有", kind)


@pytest.mark.parametrize(
    "stem", ["单选题是什么样的题？", "多选题中最难的是哪种？", "判断下列说法：", "填空题和简答题哪个难？"]
)
def test_a_stem_may_begin_with_a_type_s_word(stem):
    assert only(paper(f"1. {stem}\nA. 甲\nB. 乙\n答案：A")).stem == stem


MARKS = [
    *(
        "{}. ",
        "{}.",
        "{}、",
        "{}) ",
        "({}) ",
        "[{}] ",
        "{}：",
        "{} ",
        "{}- ",
        "{} - ",
        "{} – ",
        "{}，",
        "{},",
        "{}·",
        "{}/",
        "{}；",
    ),
    *(
        "<{}> ",
        "{}> ",
        "{}| ",
        "|{}| ",
        "{}\n",
        "- {}. ",
        "• {}) ",
        "• ({}) ",
        "- [ ] {}. ",
        "☐ {}. ",
        "○ {}、",
        "选项{}：",
        "Option {}: ",
    ),
]


@pytest.mark.parametrize("mark", MARKS)
def test_forms_of_marks(mark):
    options = "\n".join(
        f"{mark.format(letter)}{text}" for letter, text in zip("ABC", ("stone", "trout", "lark"), strict=True)
    )
    draft = only(paper(f"1. Which one swims?\n{options}\nAnswer: B"))
    assert (draft.stem, names(draft), draft.keys) == ("Which one swims?", ["stone", "trout", "lark"], ("B",))


@pytest.mark.parametrize(
    "mark",
    [
        "✅ B. trout",
        "[x] B. trout",
        "☑ B. trout",
        "*B. trout",
        "√ B. trout",
        "B. trout ← 正确答案",
        "B. trout <-- correct",
        "B. trout ✅",
    ],
)
def test_marks_of_the_right_option(mark):
    other = "☐ " if mark.startswith("☑") else "[ ] " if mark.startswith("[") else ""
    draft = only(paper(f"1. Which one swims?\n{other}A. stone\n{mark}\n{other}C. lark"))
    assert (names(draft), draft.keys) == (["stone", "trout", "lark"], ("B",))


def test_letters_with_strokes_inside_of_a_line_are_words():
    draft = only(paper("1. A-level and B-level exams, A/B tests: which?\nA. one\nB. two\nAnswer: B"))
    assert (draft.stem, names(draft)) == ("A-level and B-level exams, A/B tests: which?", ["one", "two"])


def test_true_and_false_as_marks():
    bank = "1. 铁会生锈。\ntrue. 正确\nfalse. 错误\n参考答案：❌\n2. 水会结冰。\ntrue. 正确\nfalse. 错误\n参考答案：✔"
    drafts = drafts_of(paper(bank))
    assert [(draft.stem, names(draft)) for draft in drafts] == [
        ("铁会生锈。", ["正确", "错误"]),
        ("水会结冰。", ["正确", "错误"]),
    ]
    assert all_keys(paper(bank)) == ["B", "A"]


@pytest.mark.parametrize("label", ["题目：", "题干：", "Question: ", "问："])
def test_a_stem_under_a_title_of_its_own(label):
    bank = "\n".join(f"{number}. 动物\n{label}谁会飞？\n- A. 鸟\n- B. 鱼\n答案：A" for number in (1, 2))
    assert [(draft.stem, names(draft)) for draft in drafts_of(paper(bank))] == [("谁会飞？", ["鸟", "鱼"])] * 2


@pytest.mark.parametrize("label", ["Q: ", "Question: ", "题目：", "问："])
def test_questions_that_a_label_and_no_number_opens(label):
    bank = "\n".join(
        f"{label}Who flies{sign}\nA) bird\nB) trout\n✅ Correct Answer: A\nExplanation: wings" for sign in "?!"
    )
    drafts = drafts_of(paper(bank))
    assert [(draft.stem, draft.keys, draft.explanation) for draft in drafts] == [
        ("Who flies?", ("A",), "wings"),
        ("Who flies!", ("A",), "wings"),
    ]


@pytest.mark.parametrize("head", ["一、单选题\n", "1. 单项选择题：\n"])
def test_a_dash_in_front_of_a_stem(head):
    assert only(paper(f"{head}- 谁会飞？\nA. 鸟 B. 鱼\n正确答案：A")).stem == "谁会飞？"


@pytest.mark.parametrize(
    "line",
    [
        "A" * 9000,
        "- " * 9000,
        "答案" * 9000,
        "A- " * 9000,
        "(" * 9000,
        "查看答案" * 5000,
        "1-" * 9000,
        "✅" * 9000,
        "参考的答案" * 4000,
    ],
)
def test_hostile_lines_take_no_time(line):
    assert only(paper(f"1. 选？\nA. 甲\nB. 乙\n答案：B\n{line}")).keys == ("B",)
