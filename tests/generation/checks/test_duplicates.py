"""When two questions are one."""

import dataclasses

from generation.checks.duplicates import fingerprint, near_duplicate
from generation.questions import Draft, QuestionType, lettered

HEART = Draft(0, QuestionType.SINGLE_CHOICE, "How many chambers has the heart?", lettered(("Four", "Two")), ("A",))


def altered(**changes):
    return dataclasses.replace(HEART, **changes)


def test_a_fingerprint_is_64_hex_digits():
    assert len(fingerprint(HEART)) == 64
    assert set(fingerprint(HEART)) <= set("0123456789abcdef")


def test_width_case_spacing_slot_and_order_of_options_do_not_matter():
    same = altered(
        slot=7, stem="\uff28OW many  chambers has the heart ?", choices=lettered(("Two", "four")), keys=("B",)
    )
    assert fingerprint(same) == fingerprint(HEART)


def test_another_key_makes_another_question():
    assert fingerprint(altered(keys=("B",))) != fingerprint(HEART)


def test_without_keys_the_choices_tell_questions_of_one_stem_apart():
    first = altered(stem="Which is right?", keys=())
    second = altered(stem="Which is right?", keys=(), choices=lettered(("Three", "Two")))
    assert fingerprint(first) != fingerprint(second)


def test_signs_and_powers_are_not_folded_away():
    stems = ["x² + 1", "x2 + 1", "x² − 1", "(x² + 1)", "3.5 + 1", "35 + 1"]
    assert len({fingerprint(altered(stem=stem)) for stem in stems}) == len(stems)


def test_a_lone_surrogate_does_not_break_it():
    assert fingerprint(altered(stem="half \ud83d"))


def test_near_duplicates_have_the_same_key_and_nearly_the_same_words():
    reworded = altered(stem="How many chambers has the heart really?")
    assert near_duplicate(reworded, HEART)
    assert not near_duplicate(dataclasses.replace(reworded, keys=("B",)), HEART)


def test_chinese_is_compared_too():
    stem = "根据材料，植物进行光合作用的主要器官是哪一个"
    first = altered(stem=stem + "？", choices=lettered(("叶", "根")))
    assert near_duplicate(dataclasses.replace(first, stem=stem + "呢？"), first)
