"""Banks printed after they were taken: the right options named at their ends, the boxes printed below them."""

import pytest

from tests.generation.engines.bank.building import all_keys, drafts_of, names, only, paper


def test_options_that_a_platform_calls_right():
    asked = """
        1. 哪颗是恒星？
        选择一项：
        A. 地球
        B. 太阳正确
        C. 月球
        2. 哪些是行星？
        选择一项或多项：
        A. 地球 正确
        B. 太阳
        C. 木星 正确
    """
    star, planets = drafts_of(paper(asked))
    assert (names(star), star.keys) == (["地球", "太阳", "月球"], ("B",))
    assert (names(planets), planets.keys) == (["地球", "太阳", "木星"], ("A", "C"))


def test_options_that_end_with_the_word_where_nobody_has_graded():
    draft = only(paper("1. 结论（ ）\nA. 部分正确\nB. 完全正确\nC. 无法证明\n答案：B"))
    assert names(draft) == ["部分正确", "完全正确", "无法证明"]


@pytest.mark.parametrize("word", ["【此项为本题正确答案】", "（本题正确答案）"])
def test_an_option_that_ends_with_words_for_the_right_one(word):
    draft = only(paper(f"1. 哪颗是恒星？【score：2分】\n【A】地球\n【B】太阳 {word}\n【C】月球\n本题思路：它发光。"))
    assert (draft.stem, names(draft), draft.keys) == ("哪颗是恒星？", ["地球", "太阳", "月球"], ("B",))
    assert draft.explanation == "它发光。"


STARS = ["哪颗是恒星？", "哪颗是卫星？"]
OPTIONS = "A. 地球\nB. 太阳\nC. 月球\n"


def test_letters_printed_a_second_time_below_the_options():
    asked = paper(
        "".join(f"{n}. {stem}\n{OPTIONS}A\nB\nC\n{'BC'[n - 1]}\n[解析] 看看天。\n" for n, stem in enumerate(STARS, 1))
    )
    assert all_keys(asked) == ["B", "C"]
    assert [names(draft) for draft in drafts_of(asked)] == [["地球", "太阳", "月球"]] * 2


def test_letters_printed_a_second_time_of_which_some_are_called_right():
    boxes = "【A】\n【B】\n【C】【此项为本题正确答案】\n"
    draft = only(paper(f"1. 哪颗是卫星？\n{OPTIONS}{boxes}解析：它绕地球转。"))
    assert (names(draft), draft.keys) == (["地球", "太阳", "月球"], ("C",))


def test_a_letter_typed_for_a_tick_in_front_of_an_option():
    draft = only(paper("1. 哪些是行星？\nv A. 地球\nB. 太阳\nv C. 木星"))
    assert (names(draft), draft.keys) == (["地球", "太阳", "木星"], ("A", "C"))
