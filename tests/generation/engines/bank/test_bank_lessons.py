"""Lessons: numbered lists, steps, outlines and a question here and there make no bank."""

import pytest

from generation.engines.base import EngineError
from tests.generation.engines.bank.building import drafts_of, paper

LESSONS = {
    "numbered conditions and cases": """
        第三章 植物的生长
        种子萌发需要适宜的条件。
        1. 充足的水分。水使种皮变软。
        2. 适宜的温度。温度过低时，酶的活动减慢。
        想一想：为什么冬天不播种？
        二、案例分析
        1. 张大爷在三月播种玉米，出苗很少。
        2. 李阿姨在五月播种，出苗整齐。
        三、判断种子好坏的方法
        （1）看颜色；
        （2）放入盐水，下沉的是好种子。
    """,
    "an outline with letters": """
        Chapter 4: How rivers work
        I. Sources
        A. Springs
        Springs appear where the water table meets the surface.
        B. Glaciers
        Glaciers feed rivers in summer.
        II. Courses
        A. Upper course
        The river cuts down.
        B. Lower course
        The river lays down what it carries.
        Why does this matter? Because people live beside rivers.
    """,
    "a list with letters": """
        The vitamins
        A. Vitamin A is found in carrots.
        B. Vitamin B is found in grain.
        C. Vitamin C is found in lemons.
        Each of these is needed in small amounts.
    """,
    "steps and words that look like labels": """
        Plants make sugar. What do they need? They need three things:
        1. Light
        2. Water
        3. Carbon dioxide
        The answer: without light there is no sugar.
        Steps of the experiment
        1. Put a plant in a dark room for two days.
        2. Cover half a leaf with foil. What do you expect?
        3. Put the plant in the sun.
        4. Boil the leaf and add iodine.
        Key: blue means starch.
        Explanation: starch turns blue with iodine.
    """,
    "questions that the next line answers": """
        读书报告
        1. 为什么写这本书？
        作者在序言里说，他想记下家乡的变化。
        2. 书里写了什么？
        书里写了三代人的生活。
        3. 谁是主要人物？
        祖父、父亲和我。
    """,
    "facts in circles below a question": """
        复习提纲
        1. 冰川是怎样形成的？
        ①雪落在高山上，一年一年堆积。
        ②下层的雪被压成冰。
        2. 冰川分布在两极和高山。
        3. 冰川会流动。
    """,
    "minutes with what was weighed": """
        会议纪要
        一、选择供应商
        A. 甲公司报价较低。
        B. 乙公司交货较快。
        二、下一步
        1. 由王工联系乙公司。
        2. 下周三前答复。
    """,
    "goals and a few exercises in a long text": f"""
        Learning goals
        1. Explain how water evaporates.
        2. Describe how clouds form.
        3. Identify three kinds of rain.
        {"The sun heats the sea and some of the water turns into vapour. " * 20}
        Review
        1. What heats the sea?
        2. Why do clouds form?
    """,
    "commands": "1. Open a terminal.\n2. Run setup() and wait.\n3. Call start() and stop().\nWhat now?",
}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_no_bank(name):
    with pytest.raises(EngineError) as caught:
        drafts_of(paper(LESSONS[name]))
    assert caught.value.code == "no_questions_found"


@pytest.mark.parametrize(
    ("bank", "count"),
    [
        ("1. Explain how water\nevaporates from the sea.\n2. Why do clouds\nform above hills?", 2),
        ("1. 水在（  ）度结冰。\n2. 水在（  ）度沸腾。", 2),
        ("1. A lake is filled by two rivers.\nHow long does it take?\n2. It leaks. Explain what happens.", 2),
        ("1. The largest ocean is the\nA. Arctic\nB. Pacific\n2. Glaciers are made of\nA. ice\nB. salt", 2),
        ("1. Glacier\nAnswer: ice that flows\n2. Delta\nAnswer: land at a mouth", 2),
        (f"Read this.\n{'The sea is wide. ' * 60}\n1. What is wide?\nA. the sea\nB. the land", 1),
    ],
)
def test_a_bank_without_keys_or_options_is_known_by_what_asks(bank, count):
    assert len(drafts_of(paper(bank))) == count
