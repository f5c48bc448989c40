import re
from collections import Counter

import pytest

from generation.checks.gate import Gate
from generation.engines.base import Brief, CreationType, EngineError, Planned, Reported, Slot, Tick
from generation.engines.computed import engine
from generation.engines.computed.engine import ComputedEngine
from generation.questions import Draft, QuestionType

SINGLE, MULTIPLE, TRUE_FALSE, BLANK, SHORT = QuestionType
CHINESE = re.compile("[\u4e00-\u9fff]")
FAMILY_PROMPTS = ["percentages", "unit conversion", "linear equations", "gcd", "lcm", "百分数", "单位换算", "方程"]


def plan_of(*types):
    return tuple(Slot(index, kind) for index, kind in enumerate(types))


def events(prompt, **brief):
    return list(ComputedEngine().generate(Brief(CreationType.ONELINE, prompt=prompt, **brief)))


def drafts(prompt, **brief):
    return [event for event in events(prompt, **brief) if isinstance(event, Draft)]


def collect(run, made):
    for event in run:
        made.append(event)


def test_without_a_plan_the_prompt_makes_it_first():
    first, *rest = events("3 single choice and 2 true/false questions on percentages")
    assert first == Planned(plan_of(SINGLE, SINGLE, SINGLE, TRUE_FALSE, TRUE_FALSE))
    assert [event.type for event in rest if isinstance(event, Draft)] == [slot.type for slot in first.plan]


def test_a_given_plan_is_kept_whatever_the_prompt_says():
    made = events("20 questions on percentages", plan=plan_of(TRUE_FALSE, SINGLE))
    assert not any(isinstance(event, Planned) for event in made)
    assert [(draft.slot, draft.type) for draft in made if isinstance(draft, Draft)] == [(0, TRUE_FALSE), (1, SINGLE)]


def test_kinds_that_are_not_allowed_are_reported():
    made = events("2 single choice and 2 short answer questions on percentages")
    assert Reported({"types_not_allowed": ["short_answer"]}) in made


def test_only_kinds_that_are_not_allowed_are_an_error():
    with pytest.raises(EngineError, match="short_answer"):
        events("2 short answer questions on percentages")


def test_a_prompt_outside_the_families_is_an_error_with_or_without_a_plan():
    for brief in ({}, {"plan": plan_of(SINGLE)}):
        with pytest.raises(EngineError) as refusal:
            events("photosynthesis", **brief)
        assert refusal.value.code == "prompt_needs_model"


@pytest.mark.parametrize(
    ("prompt", "code"),
    [
        ("200 questions on percentages", "too_many_questions"),
        ("gcd和lcm各60道", "too_many_questions"),
        ("0 questions on percentages", "prompt_unclear"),
        ("-3 questions on percentages", "prompt_unclear"),
    ],
)
def test_a_number_of_questions_that_no_job_has_is_an_error(prompt, code):
    with pytest.raises(EngineError) as refusal:
        events(prompt)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "prompt",
    ["求最大公约数和最小公倍数的题目各3道", "最大公因数、最小公倍数各出三道题", "最大公因数和最小公倍数，每种3道"],
)
def test_a_number_for_each_topic_counts_for_every_family(prompt):
    multiples = Counter("所以最小公倍数" in draft.explanation for draft in drafts(prompt, allowed=(SHORT,)))
    assert multiples == {True: 3, False: 3}


@pytest.mark.parametrize("prompt", ["gcd and lcm, 2 true/false each", "最大公因数、最小公倍数各2道判断题"])
def test_a_number_of_one_kind_for_each_topic_counts_for_every_family(prompt):
    assert [draft.type for draft in drafts(prompt)] == [TRUE_FALSE] * 4


@pytest.mark.parametrize("prompt", ["gcd", "lcm", "最大公因数", "最小公倍数"])
def test_statements_claim_no_bounds(prompt):
    for draft in drafts(prompt, plan=plan_of(*[TRUE_FALSE] * 24)):
        assert not re.search("at most|at least|最多|至少|不超过", draft.stem.rpartition(". ")[2].rpartition("。 ")[2])


def test_equal_briefs_make_equal_questions():
    assert events("percentages and gcd") == events("percentages and gcd")


def test_another_prompt_makes_other_questions():
    assert {draft.stem for draft in drafts("gcd")}.isdisjoint(draft.stem for draft in drafts("gcd please"))


def test_the_questions_are_the_same_on_every_machine():
    [draft] = drafts("gcd", plan=plan_of(SHORT))
    assert draft.stem.startswith("Two ropes, 38 m and 20 m long, are cut into pieces of one length")
    assert draft.keys == ("2 m",)


@pytest.mark.parametrize("stored", [1, 7, 19])
def test_a_resumed_job_goes_on_as_if_nothing_had_happened(stored):
    plan = plan_of(*[SINGLE, MULTIPLE, TRUE_FALSE, BLANK, SHORT] * 4)
    whole = drafts("10 percentages and lcm", plan=plan)
    rest = drafts("10 percentages and lcm", plan=plan, stored=tuple(whole[:stored]))
    assert rest == whole[stored:]


@pytest.mark.parametrize("kind", QuestionType)
@pytest.mark.parametrize("prompt", FAMILY_PROMPTS)
def test_forty_of_a_kind_pass_the_gate_and_differ(prompt, kind):
    made = drafts(prompt, plan=plan_of(*[kind] * 40))
    gate = Gate(authored=True)
    for draft in made:
        assert gate.refuse(draft) is None
        gate.admit(draft)
    assert len(made) == 40


def test_a_hundred_questions_of_one_family_differ():
    plan = plan_of(*[SINGLE] * 50, *[TRUE_FALSE] * 30, *[MULTIPLE] * 20)
    assert len({(draft.stem, draft.choices) for draft in drafts("percentages", plan=plan)}) == 100


@pytest.mark.parametrize("prompt", FAMILY_PROMPTS)
def test_keys_are_even_over_the_letters(prompt):
    letters = Counter(draft.keys[0] for draft in drafts(prompt, plan=plan_of(*[SINGLE] * 40)))
    assert all(7 <= letters[letter] <= 13 for letter in "ABCD")


def test_half_of_the_statements_are_true():
    letters = Counter(draft.keys[0] for draft in drafts("percentages", plan=plan_of(*[TRUE_FALSE] * 20)))
    assert letters == {"A": 10, "B": 10}


def test_families_share_a_job():
    made = drafts("gcd and lcm", plan=plan_of(*[SHORT] * 20))
    assert sum("least common multiple" in draft.explanation for draft in made) == 10


def test_a_chinese_prompt_makes_chinese_questions():
    for draft in drafts("百分数和方程", plan=plan_of(SINGLE, MULTIPLE, TRUE_FALSE, BLANK, SHORT)):
        assert CHINESE.search(draft.stem)
        assert not re.search("[A-Za-z]{2}", draft.stem + draft.explanation)
    [statement] = drafts("百分数", plan=plan_of(TRUE_FALSE))
    assert [choice.text for choice in statement.choices] == ["正确", "错误"]


def test_an_english_prompt_makes_english_questions():
    for draft in drafts("percentages and equations", plan=plan_of(SINGLE, MULTIPLE, TRUE_FALSE, BLANK, SHORT)):
        assert not CHINESE.search(repr(draft))
    [statement] = drafts("percentages", plan=plan_of(TRUE_FALSE))
    assert [choice.text for choice in statement.choices] == ["True", "False"]


@pytest.mark.parametrize("prompt", FAMILY_PROMPTS)
def test_numbers_ascend_and_every_wrong_one_is_explained(prompt):
    for draft in drafts(prompt, plan=plan_of(*[SINGLE] * 12)):
        values = [
            float(re.search(r"−?\d[\d,]*(?:\.\d+)?", choice.text)[0].replace(",", "").replace("−", "-"))
            for choice in draft.choices
        ]
        assert values == sorted(values)
        for choice in draft.choices:
            if choice.letter not in draft.keys:
                assert re.search(re.escape(choice.text) + r" ?[（(]", draft.explanation)


def test_a_false_statement_tells_the_slip_that_made_it():
    false = [draft for draft in drafts("percentages", plan=plan_of(*[TRUE_FALSE] * 6)) if draft.keys == ("B",)]
    assert false
    assert all("So the statement is false: whoever gets" in draft.explanation for draft in false)


def test_discounts_are_about_prices():
    assert all("$" in draft.stem for draft in drafts("discounts", plan=plan_of(*[SINGLE] * 10)))


def test_a_unit_prompt_keeps_to_its_quantity():
    for draft in drafts("convert units: speed", plan=plan_of(*[SINGLE] * 6)):
        assert re.search(r"metres per second|kilometres per hour", draft.stem)


def test_where_choice_runs_out_the_rest_is_made_and_the_gap_told(monkeypatch):
    monkeypatch.setattr(engine, "_DRAWS", 1)
    monkeypatch.setattr(engine, "_STORIES", 2)
    run = ComputedEngine().generate(Brief(CreationType.ONELINE, prompt="lcm", plan=plan_of(*[SINGLE] * 20)))
    made = []
    with pytest.raises(EngineError, match="Ask for fewer, or for more topics") as refusal:
        collect(run, made)
    assert refusal.value.code == "not_enough_material"
    slots = [event.slot for event in made if isinstance(event, Draft)]
    assert slots != list(range(len(slots)))


def test_the_engine_gives_signs_of_life_while_it_draws(monkeypatch):
    monkeypatch.setattr(engine, "_DRAWS", 1)
    assert Tick() in events("lcm", plan=plan_of(*[SINGLE] * 5))
