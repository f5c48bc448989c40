"""Keys that are digits in brackets behind the numbers, and marks that stand alone above their options' texts."""

from tests.generation.engines.bank.building import all_keys, drafts_of, names, only, paper

BANK = """
    1. (2) 冰是什麼？①氣體②固體③液體
    2. (1) 汽是什麼？①氣體②固體③液體
    3. (13) 什麼會流？①氣體②固體③液體
"""


def test_digits_behind_the_numbers_name_circled_options():
    ice, steam, flows = drafts_of(paper(BANK))
    assert (ice.stem, names(ice), ice.keys) == ("冰是什麼？", ["氣體", "固體", "液體"], ("B",))
    assert (steam.keys, flows.keys) == (("A",), ("A", "C"))


def test_statements_with_circles_are_no_options_where_no_digit_names_them():
    draft = only(paper("1. 哪些会流：①汽②冰③水？\nA. ①②\nB. ①③\n答案：B"))
    assert names(draft) == ["①②", "①③"]


def test_texts_below_lone_marks_may_begin_with_figures():
    asked = """
        1.
        How long does light take to the moon?
        A.
        1 second
        B.
        65 seconds
        Answer: Option A
        2.
        How far is it?
        A.
        3.8 km
        B.
        384 000 km
        Answer: Option B
    """
    time, way = drafts_of(paper(asked))
    assert (names(time), names(way)) == (["1 second", "65 seconds"], ["3.8 km", "384 000 km"])
    assert all_keys(paper(asked)) == ["A", "B"]
