"""Each family's keys are right and its other options wrong, by a method that isn't the generator's.

EXAMGEN_EXERCISES sets how many questions of each family are worked out again.
"""

import operator
import os
import re
from itertools import count

import pytest

from generation.engines.base import Brief, CreationType, Slot
from generation.engines.computed.engine import ComputedEngine
from generation.questions import Draft, QuestionType
from tests.generation.engines.computed.second_method import (
    common_divisor,
    common_multiple,
    equations_in,
    holds,
    number,
    numbers,
    parted,
    percent,
    quantity,
    same_quantity,
    story_holds,
)

COUNT = int(os.environ.get("EXAMGEN_EXERCISES", "1000"))
JOB = 25
TYPES = tuple(QuestionType)
PROMPTS = {
    "percent": ("percentages {}", "百分数 {}", "easy discounts {}", "打折 {}", "hard percentages {}", "较难 百分数 {}"),
    "units": (
        "unit conversion {}",
        "单位换算 {}",
        "easy unit conversion {}",
        "hard unit conversion {}",
        "较难 单位换算 {}",
    ),
    "equations": ("linear equations {}", "方程 {}", "easy equations {}", "hard equations {}", "较难 方程 {}"),
    "gcd": ("gcd {}", "最大公因数 {}", "easy gcd {}", "较难 最大公因数 {}"),
    "lcm": ("lcm {}", "最小公倍数 {}", "easy lcm {}", "较难 最小公倍数 {}"),
}
SIGNS = {"÷": operator.truediv, "×": operator.mul, "of": operator.mul, "−": operator.sub}
SAVED = "buyer saves|has risen by|reduction is|rise is|便宜了|上涨了|钱数是"
SHARE_OF_NEW = "old price is|去年的售价是今年的"


def drafts(prompt):
    plan = tuple(Slot(index, TYPES[index % len(TYPES)]) for index in range(JOB))
    brief = Brief(CreationType.ONELINE, prompt=prompt, plan=plan)
    return [event for event in ComputedEngine().generate(brief) if isinstance(event, Draft)]


def answers(family, stem, text):
    """Whether the text is the answer to the question, or completes the claim, that ends the stem."""
    setting, asked = parted(stem)
    if family == "percent":
        return number(text) == percent(setting, asked)
    if family == "units":
        return same_quantity(quantity(setting), quantity(text))
    if family == "equations":
        equation, _ = equations_in(stem)
        return holds(equation, number(text)) if equation else story_holds(stem, number(text))
    a, b = (int(value) for value in numbers(stem)[:2])
    return number(text) == (common_divisor(a, b) if family == "gcd" else common_multiple(a, b))


def claims_truly(family, stem):
    """Whether the statement with which the stem ends is true."""
    _, claim = parted(stem)
    if family == "percent":
        return answers(family, stem, re.sub(r"\bIn 2020\b", "", claim))
    if family != "equations":
        return answers(family, stem, claim if family == "units" else str(numbers(claim)[-1]))
    _, claimed = equations_in(stem)
    if claimed:
        return answers(family, stem, claimed)
    # The claim of a story may name the total once more.
    total = max(numbers(stem))
    value = next(value for value in numbers(claim) if value != total)
    return story_holds(stem, value)


def is_right_option(family, stem, text):
    """Whether an option of a question with several right ones is right."""
    if family == "units":
        first, second = text.split(" = ")
        return same_quantity(quantity(first), quantity(second))
    if family == "equations":
        return holds(text, number(equations_in(stem)[1]))
    if family == "gcd":
        return all(value % int(text) == 0 for value in numbers(stem))
    if family == "lcm":
        return all(int(text) % value == 0 for value in numbers(stem))
    return is_right_calculation(stem, text) if re.search("calculations|算式", stem) else is_right_statement(stem, text)


def is_right_calculation(stem, text):
    base, rate = number(re.sub(r"\d+%", "", stem)), number(re.search(r"\d+%", stem)[0])
    first, *rest = re.split(" (÷|×|−|of) ", text)
    value = number(first)
    for sign, operand in zip(rest[::2], rest[1::2], strict=True):
        value = SIGNS[sign](value, number(operand))
    return value == base * rate / 100


def is_right_statement(stem, text):
    setting, asked = parted(stem)
    old, new = number(re.sub(r"\d+%", "", setting)), percent(setting, asked)
    # The same percentage, once more, the other way.
    back = new * (2 - new / old)
    if re.search("gives less|低于", text):
        return back < old
    if re.search("brings back|恢复", text):
        return back == old
    value = numbers(text)[-1]
    if re.search(SAVED, text):
        return value == abs(new - old)
    if "%" not in text:
        return value == new
    if "降低了" in text:
        return value == (old - new) / old * 100
    return value == (old / new if re.search(SHARE_OF_NEW, text) else new / old) * 100


def check(family, draft):
    texts = {choice.letter: choice.text for choice in draft.choices}
    match draft.type:
        case QuestionType.SINGLE_CHOICE:
            assert {letter for letter in texts if answers(family, draft.stem, texts[letter])} == set(draft.keys)
            assert len({value_of(family, text) for text in texts.values()}) == len(texts)
        case QuestionType.MULTIPLE_CHOICE:
            assert {letter for letter in texts if is_right_option(family, draft.stem, texts[letter])} == set(draft.keys)
        case QuestionType.TRUE_OR_FALSE:
            assert claims_truly(family, draft.stem) == (draft.keys == ("A",))
        case QuestionType.MULTIPLE_BLANK:
            assert claims_truly(family, draft.stem.replace("____", draft.keys[0].replace("-", "−")))
        case QuestionType.SHORT_ANSWER:
            assert answers(family, draft.stem, draft.keys[0])


def value_of(family, text):
    """What an option is worth, however it is spelt."""
    return quantity(text).to_base_units().magnitude if family == "units" else number(text)


@pytest.mark.parametrize("family", PROMPTS)
def test_keys_are_right_and_the_other_options_wrong(family):
    prompts = (prompt.format(round_) for round_ in count() for prompt in PROMPTS[family])
    checked = 0
    while checked < COUNT:
        for draft in drafts(next(prompts)):
            check(family, draft)
            checked += 1
