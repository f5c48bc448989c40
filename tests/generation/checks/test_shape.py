"""The contract of every question, whoever made it."""

import pytest

from generation.checks.shape import shape_fault
from generation.questions import Choice, Draft, QuestionType, lettered

SINGLE, MULTIPLE, TRUTH, BLANKS, SHORT = QuestionType


def draft(kind=SINGLE, stem="Which gas do leaves give off?", options=("Oxygen", "Helium"), keys=("A",), **rest):
    return Draft(0, kind, stem, lettered(options), tuple(keys), **rest)


@pytest.mark.parametrize(
    "sound",
    [
        draft(),
        draft(keys=()),
        draft(options=("Oxygen",)),
        draft(options=("Oxygen", " ")),
        draft(BLANKS, "Leaves give off ____.", (), ("oxygen", "water")),
        draft(BLANKS, "Leaves give off ____ and take in ____.", (), ("oxygen", "")),
        draft(MULTIPLE, keys=("A", "B")),
        draft(TRUTH, options=("True", "False"), keys=("B",)),
        draft(BLANKS, "Leaves give off ____ and take in ____.", (), ("oxygen", "carbon dioxide")),
        draft(BLANKS, "Leaves give off ______.", (), ("oxygen",)),
        draft(BLANKS, "Leaves give off ____ and take in ____.", (), ()),
        draft(SHORT, options=(), keys=("Oxygen",)),
        draft(SHORT, options=(), keys=()),
        draft(stem="Read:\n\tLeaves are green.\nWhy?"),
    ],
)
def test_a_sound_question_has_no_fault(sound):
    assert shape_fault(sound) is None


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (draft(stem=" \n"), "stem_empty"),
        (draft(stem="x" * 20_001), "stem_too_long"),
        (draft(stem="a\x00b"), "control_character"),
        (draft(options=("fine", "half \ud83d")), "control_character"),
        (draft(explanation="bell \x07"), "control_character"),
        (draft(explanation="x" * 50_001), "explanation_too_long"),
        (draft(options=("Oxygen", "x" * 5_001)), "choice_too_long"),
        (draft(options=(), keys=()), "choices_missing"),
        (draft(keys=("A", "B")), "too_many_keys"),
        (draft(keys=("C",)), "key_not_a_choice"),
        (draft(MULTIPLE, keys=("A", "A")), "key_repeated"),
        (draft(TRUTH, options=("True", "False", "Unknown")), "not_two_choices"),
        (draft(TRUTH, options=("True", "False"), keys=("A", "B")), "too_many_keys"),
        (draft(BLANKS, "Leaves give off ____."), "choices_unexpected"),
        (draft(BLANKS, "Leaves give off oxygen.", (), ("oxygen",)), "blank_missing"),
        (draft(SHORT), "choices_unexpected"),
        (draft(SHORT, options=(), keys=("a", "b")), "too_many_keys"),
    ],
)
def test_a_broken_question_is_named(broken, code):
    assert shape_fault(broken) == code


def test_letters_run_without_a_gap():
    gapped = Draft(0, SINGLE, "Which?", (Choice("A", "one"), Choice("C", "two")), ("A",))
    assert shape_fault(gapped) == "letters_out_of_order"
