import pytest

from generation.engines.base import Brief, CreationType, EngineError
from generation.engines.wishes import Kind, check_number, planned, read_wish, subject
from generation.questions import QuestionType

SINGLE, MULTIPLE, TRUE_FALSE, BLANK, SHORT = QuestionType


@pytest.mark.parametrize(
    ("prompt", "total"),
    [
        ("10 questions about rivers", 10),
        ("ten problems for grade 7", 10),
        ("a 12-question quiz for 11 year olds", 12),
        ("Write twenty-five hard exercises", 25),
        ("Percentages. 15 questions, please", 15),
        ("number of questions: 8", 8),
        ("a question about rivers", 1),
        ("20道百分数题", 20),
        ("二十题", 20),
        ("十道七年级的题", 10),
        ("出十二道关于河流的题目", 12),
        ("每题4个选项的题目10道", 10),
        ("题量：15，河流", 15),
        ("两道题", 2),
    ],
)
def test_a_total_is_read_in_digits_and_words(prompt, total):
    assert read_wish(prompt).total == total


@pytest.mark.parametrize(
    "prompt",
    [
        "questions for grade 7",
        "7th grade questions",
        "year 9 problems",
        "questions for ages 11-12",
        "unit 3 questions",
        "3-digit number problems",
        "20% off questions",
        "a question bank on rivers",
        "七年级试题",
        "3位数的题",
        "第5课的试题",
        "100分的试卷",
        "一元一次方程",
        "一套试卷",
        "",
    ],
)
def test_other_numbers_are_no_totals(prompt):
    assert read_wish(prompt).total is None


@pytest.mark.parametrize(
    ("prompt", "kind"),
    [
        ("single choice", SINGLE),
        ("multiple choice questions", SINGLE),
        ("MCQs", SINGLE),
        ("选择题", SINGLE),
        ("选择题（单选）", SINGLE),
        ("multiple_choice", MULTIPLE),
        ("multiple choice with several answers", MULTIPLE),
        ("select all that apply", MULTIPLE),
        ("multiple-answer questions", MULTIPLE),
        ("多项选择题", MULTIPLE),
        ("true/false", TRUE_FALSE),
        ("true or false", TRUE_FALSE),
        ("判断题", TRUE_FALSE),
        ("fill in the blanks", BLANK),
        ("填空题", BLANK),
        ("short answer", SHORT),
        ("简答题", SHORT),
    ],
)
def test_a_kind_is_read_by_its_everyday_name(prompt, kind):
    assert read_wish(prompt).kinds == (Kind(kind),)


def test_multiple_choice_beside_single_choice_has_several_answers():
    wish = read_wish("5 single choice and 4 multiple choice questions")
    assert wish.kinds == (Kind(SINGLE, 5), Kind(MULTIPLE, 4))


@pytest.mark.parametrize(
    "prompt",
    [
        "5 single choice and 3 true/false questions on rivers",
        "single choice: 5, true/false: 3",
        "true/false (3), single choice (5)",
        "5x single choice, 3x t/f",
        "5道单选和3道判断",
        "单选5道判断3道",
        "单选题：5道，判断题：3道",
        "五道关于河流的单选题、三道判断题",
    ],
)
def test_each_kind_has_its_number(prompt):
    assert set(read_wish(prompt).kinds) == {Kind(SINGLE, 5), Kind(TRUE_FALSE, 3)}


@pytest.mark.parametrize(
    "prompt", ["4 each of single choice and true/false", "单选、判断各4道", "8 single choice and true/false questions"]
)
def test_kinds_share_a_number(prompt):
    assert read_wish(prompt).kinds == (Kind(SINGLE, 4), Kind(TRUE_FALSE, 4))


def test_a_total_stands_beside_the_numbers_of_kinds():
    wish = read_wish("20道题，其中单选10道，多选5道，判断5道")
    assert wish.total == 20
    assert wish.kinds == (Kind(SINGLE, 10), Kind(MULTIPLE, 5), Kind(TRUE_FALSE, 5))


def test_the_subject_is_left_when_the_kinds_are_taken_out():
    assert subject("Single choice about Rivers").split() == ["about", "rivers"]


def types_of(prompt, **brief):
    slots = planned(read_wish(prompt), Brief(CreationType.ONELINE, prompt=prompt, **brief))
    assert [slot.index for slot in slots] == list(range(len(slots)))
    return [slot.type for slot in slots]


def test_without_a_wish_the_default_number_is_mostly_single_choice():
    types = types_of("rivers", default_count=10)
    assert len(types) == 10
    assert types.count(SINGLE) == 6
    assert set(types) == {SINGLE, MULTIPLE, TRUE_FALSE}


def test_a_plan_has_the_kinds_in_the_prompts_order():
    assert types_of("2 true/false, 1 single choice") == [TRUE_FALSE, TRUE_FALSE, SINGLE]


def test_the_rest_of_a_total_is_single_choice():
    assert types_of("5 questions, 2 of them true/false").count(SINGLE) == 3


def test_a_kind_without_number_gets_the_rest_of_the_total():
    assert types_of("10 questions: 4 single choice, the others true/false").count(TRUE_FALSE) == 6


def test_a_plan_is_no_larger_than_allowed():
    types = types_of("300 questions", most=100)
    assert len(types) == 100
    assert types.count(SINGLE) == 60


def test_kinds_over_the_limit_are_cut_where_most_are():
    assert types_of("90 single choice, 20 true/false", most=100).count(TRUE_FALSE) == 20


def test_a_kind_that_is_not_allowed_gives_its_number_to_the_others():
    assert types_of("3 single choice, 2 short answer questions", allowed=(SINGLE,)) == [SINGLE] * 5


def test_only_kinds_that_are_not_allowed_are_an_error_that_names_them():
    with pytest.raises(EngineError, match="asks for short_answer, but only") as refusal:
        types_of("5 short answer questions")
    assert refusal.value.code == "type_not_allowed"


@pytest.mark.parametrize(
    ("prompt", "asked"),
    [
        ("200 questions", 200),
        ("12345 questions", 12345),
        ("1,000 questions", 1000),
        ("two hundred questions", 200),
        ("a thousand questions", 1000),
        ("二百道题", 200),
        ("一千道题", 1000),
        ("90 single choice, 20 true/false", 110),
        ("20 questions: 90 single choice and 60 true/false", 150),
    ],
)
def test_more_questions_than_a_job_can_have_are_an_error_that_names_both_numbers(prompt, asked):
    with pytest.raises(EngineError, match=f"at most 100 questions, the prompt asks for {asked}\\.") as refusal:
        check_number(read_wish(prompt), Brief(CreationType.ONELINE))
    assert refusal.value.code == "too_many_questions"


@pytest.mark.parametrize(
    "prompt",
    [
        "0 questions",
        "zero questions",
        "0道题",
        "零道题",
        "-3 questions",
        "\u22123 questions",
        "questions: -3",
        "-3道题",
        "0 true/false questions",
    ],
)
def test_no_questions_are_an_error(prompt):
    with pytest.raises(EngineError, match="from 1 to 100") as refusal:
        check_number(read_wish(prompt), Brief(CreationType.ONELINE))
    assert refusal.value.code == "prompt_unclear"


@pytest.mark.parametrize(
    ("prompt", "total"), [("rivers", None), ("100 questions", 100), ("rivers-3 questions", 3), ("- 3 questions", 3)]
)
def test_other_numbers_are_accepted(prompt, total):
    wish = read_wish(prompt)
    check_number(wish, Brief(CreationType.ONELINE))
    assert wish.total == total


def test_a_plan_of_no_questions_is_a_plan_of_the_default_number():
    assert len(types_of("-3 questions", default_count=10)) == len(types_of("0 true/false", default_count=10)) == 10


@pytest.mark.parametrize(
    ("prompt", "each"),
    [
        ("河流和湖泊的题目各3道", 3),
        ("3 questions each on rivers and lakes", 3),
        ("3 each of rivers and lakes", 3),
        ("每种3道", 3),
        ("10 questions, each with 4 options", None),
        ("10 questions with 4 options each", None),
        ("10 questions each with an explanation", None),
        ("单选、判断各4道", None),
    ],
)
def test_a_number_for_each_topic_is_no_total(prompt, each):
    assert read_wish(prompt).each == each
