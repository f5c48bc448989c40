"""One gate: shape for every question, quality for those that we write."""

import pytest

from generation.checks.gate import Gate
from generation.questions import Draft, QuestionType, lettered

SINGLE, MULTIPLE, TRUTH, BLANKS, SHORT = QuestionType


def single(stem, *options, keys=("A",), kind=SINGLE):
    return Draft(0, kind, stem, lettered(options), tuple(keys))


def statement(text, key="A"):
    return single(text, "True", "False", keys=(key,), kind=TRUTH)


ORGANELLE = single("Which organelle makes most of a cell's energy carrier?", "Mitochondrion", "Ribosome", "Vacuole")


def test_a_sound_question_passes():
    assert Gate(authored=True).refuse(ORGANELLE) is None


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (single("Which?", "one", "two", keys=()), "key_missing"),
        (single("Which two?", "one", "two", keys=("A",), kind=MULTIPLE), "too_few_keys"),
        (single("Which two?", "one", "two", keys=("A", "B"), kind=MULTIPLE), "no_wrong_choice"),
        (single("Which?", "The cell wall", "the cell-wall", "root"), "options_alike"),
        (single("哪一项正确？", "细胞 壁", "细胞壁。"), "options_alike"),
        (single("What does the ribosome do in a cell?", "Ribosome", "Vacuole"), "leak"),
        (single("叶绿体是什么的场所？", "叶绿体", "液泡"), "leak"),
        (
            single("Which is it?", "a long answer that says a good deal more than others", "a root", "a leaf"),
            "longest_key",
        ),
        (Draft(0, BLANKS, "Water boils at ____.", (), ()), "key_missing"),
        (Draft(0, BLANKS, "Water boils at ____.", (), ("100", "C")), "blank_count"),
        (Draft(0, BLANKS, "Water boils at ____ and ____.", (), ("100", " ")), "key_empty"),
        (single("Which gas do leaves give off?", "Oxygen", " "), "choice_empty"),
        (single("Which gas do leaves give off?", "Oxygen"), "too_few_choices"),
    ],
)
def test_flaws_of_our_own_questions_are_refused(bad, code):
    assert Gate(authored=True).refuse(bad) == code


@pytest.mark.parametrize(
    "sound",
    [
        single("Which is larger, three quarters or two thirds?", "three quarters", "two thirds"),
        single("What is 2(x + 1)?", "2x + 2", "2x + 1", "2(x) + 1"),
        single("What is 1.5 times 10?", "15", "1.5", "-15"),
        single("Which sign is missing in 2 ? 2 = 4, and is not division?", "+", "/", "="),
        single("Which word rhymes with part?", "art", "ten"),
    ],
)
def test_options_that_differ_in_a_sign_or_stand_in_the_stem_together_are_sound(sound):
    assert Gate(authored=True).refuse(sound) is None


def test_the_same_question_is_refused_once_admitted():
    gate = Gate(authored=True, admitted=[ORGANELLE])
    again = single("Which ORGANELLE makes most of a cell's energy-carrier ?", "mitochondrion", "Nucleus", "Golgi")
    assert gate.refuse(again) == "duplicate"


def test_nearly_the_same_question_is_refused():
    gate = Gate(authored=True)
    gate.admit(statement("The treaty that ended the long war was signed in the town hall in 1648."))
    altered = statement("The treaty that ended the long war was signed in the town hall in 1658.", "B")
    assert gate.refuse(altered) == "near_duplicate"


def test_the_same_sum_with_other_numbers_is_another_question():
    gate = Gate(authored=True, admitted=[statement("15% of 200 is 30.")])
    assert gate.refuse(statement("25% of 400 is 100.")) is None


def test_a_question_whose_answer_another_stem_tells_is_refused():
    told = statement("The organelle that makes most of a cell's energy carrier is the mitochondrion.")
    assert Gate(authored=True, admitted=[told]).refuse(ORGANELLE) == "answered_by_another"
    assert Gate(authored=True, admitted=[ORGANELLE]).refuse(told) == "answered_by_another"


def test_a_bank_may_leak_repeat_itself_and_lack_keys():
    gate = Gate(authored=False)
    question = single("What does the ribosome do?", "Ribosome", "Ribosome", keys=())
    gate.admit(question)
    assert gate.refuse(question) is None


def test_a_bank_keeps_the_shape():
    assert Gate(authored=False).refuse(single("", "one", "two")) == "stem_empty"
