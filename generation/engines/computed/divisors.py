"""The greatest common divisor and the least common multiple of two numbers."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from generation.engines.computed.divisor_scenes import GCD_STORIES, LCM_STORIES, Story
from generation.engines.computed.orders import Family, Order
from generation.engines.computed.values import Exercise, Language, Option, Selection, Slip, shown

_BOUNDS = {1: 100, 2: 120, 3: 240}
_LARGEST_MULTIPLE = {1: 60, 2: 180, 3: 400}
_LEAST_FACTOR = 2


@dataclass(frozen=True, slots=True)
class _Words:
    gcd_working: str
    lcm_working: str
    slips: Mapping[str, str]
    factors_ask: str
    factors_working: str
    multiples_ask: str
    multiples_working: str
    not_factor: str
    not_multiple: str


_WORDS = {
    Language.ENGLISH: _Words(
        gcd_working=(
            "{a} = {g} × {a_rest} and {b} = {g} × {b_rest}; {a_rest} and {b_rest} have no common factor but 1, "
            "so the greatest common factor is {g}."
        ),
        lcm_working=(
            "The greatest common factor of {a} and {b} is {g}, and {a} × {b} ÷ {g} = {l} is the least common multiple."
        ),
        slips={
            "lcm": "took the least common multiple",
            "gcd": "took the greatest common factor",
            "smaller_factor": "stopped at a common factor that is not the greatest",
            "difference": "took the difference of the two numbers",
            "quotient": "divided too far and took a factor that is left over",
            "not_common": "took a factor of one number only",
            "smaller": "took the smaller number without testing the other",
            "product": "multiplied the two numbers without dividing by their common factor",
            "sum": "added the two numbers",
            "larger": "took the larger number without testing the other",
            "double": "took a common multiple that is not the least",
            "triple": "took a common multiple that is not the least",
            "one_multiple": "took a multiple of one number only",
        },
        factors_ask="Which of these numbers are common factors of {a} and {b}?",
        factors_working="The common factors of {a} and {b} are the factors of their greatest common factor, {g}.",
        multiples_ask="Which of these numbers are common multiples of {a} and {b}?",
        multiples_working="The common multiples of {a} and {b} are the multiples of their least common multiple, {l}.",
        not_factor="does not divide {n}",
        not_multiple="is no multiple of {n}",
    ),
    Language.CHINESE: _Words(
        gcd_working="{a} = {g} × {a_rest}，{b} = {g} × {b_rest}，{a_rest}和{b_rest}互质，所以最大公因数是{g}。",
        lcm_working="{a}和{b}的最大公因数是{g}，所以最小公倍数是{a} × {b} ÷ {g} = {l}。",
        slips={
            "lcm": "算成了最小公倍数",
            "gcd": "算成了最大公因数",
            "smaller_factor": "找到的公因数不是最大的",
            "difference": "算成了两数之差",
            "quotient": "把除得的商当成了公因数",
            "not_common": "只找了其中一个数的因数",
            "smaller": "取了较小的数，没有检验另一个数",
            "product": "直接把两数相乘，没有除以公因数",
            "sum": "算成了两数之和",
            "larger": "取了较大的数，没有检验另一个数",
            "double": "找到的公倍数不是最小的",
            "triple": "找到的公倍数不是最小的",
            "one_multiple": "只找了其中一个数的倍数",
        },
        factors_ask="下列各数中，是{a}和{b}的公因数的有哪些？",
        factors_working="{a}和{b}的公因数就是它们的最大公因数{g}的因数。",
        multiples_ask="下列各数中，是{a}和{b}的公倍数的有哪些？",
        multiples_working="{a}和{b}的公倍数就是它们的最小公倍数{l}的倍数。",
        not_factor="不能整除{n}",
        not_multiple="不是{n}的倍数",
    ),
}


def _ask_gcd(order: Order) -> Exercise | None:
    story = order.dealt(GCD_STORIES[order.language])
    low, high = story.sizes
    answer = order.dice.randint(low, high if order.level > 1 else min(high, 12))
    pair = _pair_with_divisor(order, answer)
    if pair is None:
        return None
    a, b = pair
    values = {
        "lcm": [math.lcm(a, b)],
        "smaller_factor": [factor for factor in range(_LEAST_FACTOR, answer) if answer % factor == 0],
        "difference": [abs(a - b)],
        "quotient": [a // answer, b // answer],
        "not_common": [factor for factor in range(_LEAST_FACTOR, min(a, b)) if (a % factor == 0) != (b % factor == 0)],
        "smaller": [min(a, b)],
    }
    return _exercise(order, story, pair, answer, values)


def _ask_lcm(order: Order) -> Exercise | None:
    story = order.dealt(LCM_STORIES[order.language])
    a, b = (order.dice.randint(*story.sizes) for _ in range(2))
    answer = math.lcm(a, b)
    if a == b or math.gcd(a, b) == 1 or answer > _LARGEST_MULTIPLE[order.level]:
        return None
    values = {
        "gcd": [math.gcd(a, b)],
        "product": [a * b],
        "sum": [a + b],
        "larger": [max(a, b)] if answer > max(a, b) else [],
        "double": [2 * answer],
        "triple": [3 * answer],
        "one_multiple": [
            multiple
            for number in (a, b)
            for multiple in range(2 * number, answer, number)
            if math.gcd(multiple, a) != a or math.gcd(multiple, b) != b
        ],
    }
    return _exercise(order, story, (a, b), answer, values)


def _pair_with_divisor(order: Order, answer: int) -> tuple[int, int] | None:
    most = _BOUNDS[order.level] // answer
    if most <= _LEAST_FACTOR:
        return None
    a, b = (order.dice.randint(_LEAST_FACTOR, most) for _ in range(2))
    return (a * answer, b * answer) if a != b and math.gcd(a, b) == 1 else None


def _exercise(
    order: Order, story: Story, pair: tuple[int, int], answer: int, values: Mapping[str, list[int]]
) -> Exercise:
    words = _WORDS[order.language]
    told = _figures(order.language, *pair)
    slips = {order.dice.choice(candidates): words.slips[name] for name, candidates in values.items() if any(candidates)}
    is_gcd = answer == math.gcd(*pair)
    working = words.gcd_working if is_gcd else words.lcm_working
    return Exercise(
        setting=story.setting.format_map(told),
        question=story.question.format_map(told),
        claim=story.claim.format_map(told),
        answer=Fraction(answer),
        slips=tuple(Slip(Fraction(value), why) for value, why in slips.items() if value != answer),
        working=working.format_map(told),
        shape=story.shape,
    )


def _figures(language: Language, a: int, b: int) -> dict[str, str]:
    divisor, multiple = math.gcd(a, b), math.lcm(a, b)
    numbers = {"a": a, "b": b, "g": divisor, "l": multiple, "a_rest": a // divisor, "b_rest": b // divisor}
    return {name: shown(Fraction(number), language) for name, number in numbers.items()} | {"answer": "{}"}


def _select_factors(order: Order) -> Selection | None:
    pair = _pair_with_divisor(order, order.dice.choice((6, 8, 10, 12, 18, 20, 24)))
    if pair is None:
        return None
    a, b = pair
    divisor = math.gcd(a, b)
    words, told = _WORDS[order.language], _figures(order.language, a, b)
    right = [factor for factor in range(_LEAST_FACTOR, divisor + 1) if divisor % factor == 0]
    wrong = [factor for factor in range(_LEAST_FACTOR, min(a, b) + 1) if (a % factor == 0) != (b % factor == 0)]
    return Selection(
        stem=words.factors_ask.format_map(told),
        right=_options(order.dice, right, lambda _: ""),
        wrong=_options(order.dice, wrong, lambda value: words.not_factor.format(n=b if b % value else a)),
        working=words.factors_working.format_map(told),
    )


def _select_multiples(order: Order) -> Selection | None:
    a, b = order.dice.sample(range(3, 10 + 5 * order.level), 2)
    least = math.lcm(a, b)
    if least in {a, b} or least > _LARGEST_MULTIPLE[order.level] // 2:
        return None
    words, told = _WORDS[order.language], _figures(order.language, a, b)
    wrong = {*range(2 * a, 3 * least, a), *range(2 * b, 3 * least, b)}
    return Selection(
        stem=words.multiples_ask.format_map(told),
        right=_options(order.dice, [least * times for times in range(1, 5)], lambda _: ""),
        wrong=_options(
            order.dice,
            sorted(number for number in wrong if number % least),
            lambda value: words.not_multiple.format(n=b if value % b else a),
        ),
        working=words.multiples_working.format_map(told),
    )


def _options(dice: Random, numbers: list[int], why: Callable[[int], str]) -> tuple[Option, ...]:
    chosen = dice.sample(numbers, min(len(numbers), 4))
    return tuple(Option(str(number), why(number)) for number in chosen)


GCD = Family("gcd", _ask_gcd, _select_factors)
LCM = Family("lcm", _ask_lcm, _select_multiples)
