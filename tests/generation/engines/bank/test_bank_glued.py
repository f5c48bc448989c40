"""Options without a gap between them, whatever they end and begin with."""

import pytest

from tests.generation.engines.bank.building import names, only, paper


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("A.H2OB.CO2C.O2D.NaCl", ["H2O", "CO2", "O2", "NaCl"]),
        ("A.12B.13C.14D.15", ["12", "13", "14", "15"]),
        ("A、appleB、pearC、plum", ["apple", "pear", "plum"]),
        ("A\uff0ex>1B\uff0ex<1C\uff0ex=0D\uff0e无法确定", ["x>1", "x<1", "x=0", "无法确定"]),
        ("A)redB)blueC)green", ["red", "blue", "green"]),
        ("A.ClB.BrC.ID.F", ["Cl", "Br", "I", "F"]),
        ("A.甲B.乙C.DNAD.丁", ["甲", "乙", "DNA", "丁"]),
        ("(A)iron(B)zinc(C)tin", ["iron", "zinc", "tin"]),
    ],
)
def test_options_glued_to_one_another(line, options):
    draft = only(paper(f"1. 选哪个？\n{line}\n答案：B"))
    assert (draft.stem, names(draft), draft.keys) == ("选哪个？", options, ("B",))


@pytest.mark.parametrize(
    "options",
    [
        ["the U.S.A.", "Washington D.C. in winter", "plan E.B.F.", "none"],
        ["see vitaminB.", "vitaminC.", "vitaminD.", "none"],
        ["f(B)", "g(xC) or h", "3.5", "E.coli"],
    ],
)
def test_letters_inside_options_of_their_own_lines_are_no_marks(options):
    lines = "\n".join(f"{letter}. {text}" for letter, text in zip("ABCD", options, strict=True))
    assert names(only(paper(f"1. Which?\n{lines}\nAnswer: A"))) == options


def test_a_letter_behind_a_word_opens_nothing_without_a_mark_in_front_of_it():
    assert only(paper("1. What does vitaminB.12 do? See tableC.\nAnswer: It helps.")).choices == ()


def test_two_stars_around_the_right_option_mark_it_alone():
    draft = only(paper("1. 哪个是液体？\nA. 铁\n**B. 水**\nC. 木"))
    assert (names(draft), draft.keys) == (["铁", "水", "木"], ("B",))
