"""Where keys stand."""

from collections import Counter
from itertools import pairwise

import pytest

from generation.checks.balance import arrange, spread
from generation.checks.magnitudes import chinese_number, magnitude


def test_places_are_even_over_a_job():
    assert set(Counter(spread("job", 4, 40)).values()) == {10}
    assert Counter(spread("job", 2, 7)).most_common()[0][1] == 4


def test_places_are_no_rotation_and_another_material_has_others():
    places = spread("job", 4, 40)
    assert places != spread("another", 4, 40)
    assert len({(b - a) % 4 for a, b in pairwise(places)}) > 1


def test_places_are_the_same_each_time():
    assert spread("job", 4, 20) == spread("job", 4, 20)


@pytest.mark.parametrize("place", range(4))
def test_a_single_key_stands_at_its_place(place):
    choices, letters = arrange("seed", ["key"], ["x", "y", "z"], place)
    assert choices[place].text == "key"
    assert letters == ("ABCD"[place],)
    assert {choice.text for choice in choices} == {"key", "x", "y", "z"}


def test_several_keys_stand_in_no_fixed_place():
    letters = {arrange(f"{number}", ["k", "l"], ["x", "y"])[1] for number in range(20)}
    assert len(letters) > 3


@pytest.mark.parametrize(
    ("key", "wrong", "order"),
    [
        ("90", ["1,000", "9.5", "-3"], ["-3", "9.5", "90", "1,000"]),
        ("30 days", ["7 days", "15 days"], ["7 days", "15 days", "30 days"]),
        ("三十日", ["十五日", "六十日"], ["十五日", "三十日", "六十日"]),
        ("2021年3月1日", ["2019年12月5日", "2021年2月9日"], ["2019年12月5日", "2021年2月9日", "2021年3月1日"]),
        ("4 May 1789", ["July 14, 1789", "1 May 1789"], ["1 May 1789", "4 May 1789", "July 14, 1789"]),
        ("1/2", ["2/3", "1/3"], ["1/3", "1/2", "2/3"]),
    ],
)
def test_numbers_and_dates_ascend(key, wrong, order):
    choices, letters = arrange("seed", [key], wrong, 0)
    assert [choice.text for choice in choices] == order
    assert letters == ("ABCD"[order.index(key)],)


def test_sizes_of_different_units_are_not_compared():
    choices, _ = arrange("seed", ["2 weeks"], ["1 month", "9 days"], 2)
    assert choices[2].text == "2 weeks"


@pytest.mark.parametrize(
    ("text", "value"),
    [("十", 10), ("二十五", 25), ("三百零六", 306), ("一万二千", 12_000), ("二〇二二", 2022), ("两亿", 200_000_000)],
)
def test_chinese_numbers(text, value):
    assert chinese_number(text) == value


def test_words_have_no_magnitude():
    assert magnitude("mitochondrion") is None
    assert magnitude("from 3 to 5") is None
