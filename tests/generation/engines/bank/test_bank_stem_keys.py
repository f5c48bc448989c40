"""Keys that stand in the stem of a question with options, or right behind it."""

import pytest

from tests.generation.engines.bank.building import all_keys, drafts_of, only, paper

OPTIONS = """
    A. 金星
    B. 木星
    C. 土星
"""


@pytest.mark.parametrize(
    ("printed", "stem"),
    [
        ("1. 有大红斑的行星是__B__。", "有大红斑的行星是____。"),
        ("1. 有大红斑的行星是【B】。", "有大红斑的行星是【  】。"),
        ("1. 有大红斑的行星是[ B ]", "有大红斑的行星是[ ]"),
        ("1. 有大红斑的行星是（ b ）。", "有大红斑的行星是（  ）。"),
        ("1. 有大红斑的行星是（ ）。B", "有大红斑的行星是（ ）。"),
        ("1. 有大红斑的行星是（ ） B", "有大红斑的行星是（ ）"),
        ("1. 有大红斑的行星是（ ）。【B】", "有大红斑的行星是（ ）。"),
        ("1. 哪颗行星有大红斑？B", "哪颗行星有大红斑？"),
    ],
)
def test_a_key_drawn_in_the_stem(printed, stem):
    draft = only(paper(printed + OPTIONS))
    assert (draft.stem, draft.keys, len(draft.choices)) == (stem, ("B",), 3)


def test_several_letters_behind_an_empty_slot():
    assert only(paper("1. 没有大红斑的行星有（ ）。AC" + OPTIONS)).keys == ("A", "C")


@pytest.mark.parametrize(
    "printed",
    [
        "1. 矩阵a[B]里的数最像哪颗行星？",
        "1. 如图(a)，它是什么？",
        "1. 【B】和【C】里哪个更大？",
        "1. 【D】是什么？",
        "1. 什么卫星的代号是 B？",
    ],
)
def test_letters_that_are_words_of_the_stem_are_no_key(printed):
    draft = only(paper(printed + OPTIONS))
    assert (draft.keys, draft.stem) == ((), printed[3:])


STEMS = ["离太阳最近的是{}行星。", "有大红斑的行星是{}。", "人类到过的是{}吗", "最亮的行星叫{}。"]


def _bank(letters):
    stems = [stem.format(letter) for stem, letter in zip(STEMS, letters, strict=True)]
    return paper("一、单选题" + "".join(f"\n    {number}. {stem}{OPTIONS}" for number, stem in enumerate(stems, 1)))


def test_letters_in_the_place_of_a_slot_in_every_question():
    drafts = drafts_of(_bank("BCAB"))
    assert all_keys(_bank("BCAB")) == ["B", "C", "A", "B"]
    assert drafts[0].stem == "离太阳最近的是（  ）行星。"


def test_a_letter_in_one_sentence_is_a_word():
    drafts = drafts_of(_bank(["它", "B", "它", "它"]))
    assert [draft.keys for draft in drafts] == [()] * 4
    assert drafts[1].stem == "有大红斑的行星是B。"


def test_a_unit_behind_an_empty_slot_is_no_key():
    stems = ["有大红斑的行星是（ ）。", "离太阳最近的是（ ）。", "电流是（ ）A。"]
    drafts = drafts_of(paper("".join(f"\n    {number}. {stem}{OPTIONS}" for number, stem in enumerate(stems, 1))))
    assert [(draft.stem, draft.keys) for draft in drafts] == [(stem, ()) for stem in stems]
