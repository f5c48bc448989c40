import pytest

from generation.engines.base import EngineError
from generation.engines.computed.prompts import FAMILIES, read_prompt
from generation.engines.computed.values import Language


@pytest.mark.parametrize(
    ("prompt", "families"),
    [
        ("10 questions about percentages", ("percent",)),
        ("Create ten word problems on discounts for grade 7 students", ("percent",)),
        ("Questions on the % increase", ("percent",)),
        ("百分数应用题", ("percent",)),
        ("帮我生成一套打折问题的试卷，共20题", ("percent",)),
        ("unit conversion quiz", ("units",)),
        ("converting units of volume", ("units",)),
        ("单位换算，10道选择题，适合三年级", ("units",)),
        ("solve linear equations in one variable, hard", ("equations",)),
        ("给我出10道七年级一元一次方程的单选题", ("equations",)),
        ("greatest common factor", ("gcd",)),
        ("10 MCQs on HCF and LCM for class 6", ("gcd", "lcm")),
        ("五年级最大公约数和最小公倍数练习题", ("gcd", "lcm")),
        ("percentages, 10 questions with four options each", ("percent",)),
    ],
)
def test_families_are_read_by_their_names(prompt, families):
    assert read_prompt(prompt).families == families


@pytest.mark.parametrize("prompt", ["10 math questions", "a maths quiz for 3rd graders", "10道数学题"])
def test_mathematics_alone_means_all_families(prompt):
    assert read_prompt(prompt).families == FAMILIES


@pytest.mark.parametrize(
    ("prompt", "topics"),
    [
        ("percentages", set()),
        ("discounts", {"discount"}),
        ("conversion of units: kilometres and grams", {"length", "mass"}),
        ("长度单位换算", {"length"}),
        ("linear equation word problems", {"word_problem"}),
        ("一元一次方程应用题", {"word_problem"}),
    ],
)
def test_words_narrow_a_family(prompt, topics):
    assert read_prompt(prompt).topics == topics


@pytest.mark.parametrize(
    "prompt",
    [
        "percentage of world population that lives in cities",
        "unit 3 vocabulary",
        "a quiz about photosynthesis",
        "chemical equations",
        "quadratic equations",
        "linear equations in two variables",
        "percentages and probability",
        "a history of percentages",
        "high school math",
        "gcd with numbers up to 1000",
        "二元一次方程组10题",
        "一元二次方程",
        "城镇人口的百分比",
        "手机打折的新闻",
        "高中数学题",
        "帮我生成一套反诈知识的试卷",
        "パーセントの問題を10問",
        "10 preguntas sobre porcentajes",
        "",
    ],
)
def test_anything_else_needs_a_model_and_says_what_does_not(prompt):
    with pytest.raises(EngineError, match=r"percentages and discounts.*knowledge_base.*EXAMGEN_ENGINES") as refusal:
        read_prompt(prompt)
    assert refusal.value.code == "prompt_needs_model"


def test_the_refusal_names_the_words_that_no_family_keeps():
    with pytest.raises(EngineError, match='"chemical"'):
        read_prompt("chemical equations")


@pytest.mark.parametrize(
    ("prompt", "language"),
    [
        ("percentages", Language.ENGLISH),
        ("百分数", Language.CHINESE),
        ("用英语出10道百分数题", Language.ENGLISH),
        ("gcd questions in Chinese", Language.CHINESE),
    ],
)
def test_the_prompts_language_decides_unless_it_names_another(prompt, language):
    assert read_prompt(prompt).language is language


@pytest.mark.parametrize(
    ("prompt", "level"),
    [
        ("percentages", 2),
        ("percentages for grade 3", 1),
        ("percentages for 6th graders", 2),
        ("percentages for year 9", 3),
        ("percentages for 9 year olds", 1),
        ("percentages for eighth grade", 3),
        ("easy percentages", 1),
        ("hard percentages", 3),
        ("三年级百分数", 1),
        ("六年级百分数", 2),
        ("初一百分数", 3),
        ("高中百分数", 3),
        ("较难的百分数题", 3),
    ],
)
def test_grade_and_difficulty_pick_the_level(prompt, level):
    assert read_prompt(prompt).level == level
