"""Options that are the bullets of a list, and bullets that are none."""

from dataclasses import replace

import pytest

from files.documents.types import Run, TextKind
from generation.engines.base import EngineError
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import bullet, document, drafts_of, names, paragraph


def bulleted(stem, *options, number=1):
    """Return a numbered question with a bullet for each option; the one in capitals is bold."""
    runs = [Run(option.lower(), bold=option.isupper()) for option in options]
    return [paragraph(stem, marker=f"{number}."), *(bullet(run) for run in runs)]


def test_bullets_below_a_question_are_its_options_and_the_bold_one_its_key():
    source = document(
        *bulleted("Which of these melts?", "salt", "ICE", "sand"),
        *bulleted("Plants have", "legs", "fins", "LEAVES", "wings", number=2),
    )
    first, second = drafts_of(source)
    assert (first.stem, names(first), first.keys) == ("Which of these melts?", ["salt", "ice", "sand"], ("B",))
    assert (second.type, len(second.choices), second.keys) == (Type.SINGLE_CHOICE, 4, ("C",))


@pytest.mark.parametrize("markers", [("1.", "2."), ("a.", "b."), ("(1)", "(2)"), ("", "")])
def test_items_of_the_next_level_are_options_whatever_numbers_them(markers):
    blocks = []
    for number in (1, 2, 3):
        asked = paragraph(f"Which is it in year {number}?", marker=f"{number}.")
        blocks.append(replace(asked, kind=TextKind.LIST_ITEM, level=1))
        for marker, text in zip(markers, ("rain", "snow"), strict=True):
            option = paragraph(Run(text, bold=text == "snow"), marker=marker)
            blocks.append(replace(option, kind=TextKind.LIST_ITEM, level=2))
    drafts = drafts_of(document(*blocks))
    assert [(names(draft), draft.keys) for draft in drafts] == [(["rain", "snow"], ("B",))] * 3


def test_an_answer_below_the_bullets_names_one_of_them():
    (draft,) = drafts_of(document(*bulleted("Which of these melts?", "salt", "ice"), paragraph("Answer: ice")))
    assert (names(draft), draft.keys) == (["salt", "ice"], ("B",))


def test_a_bullet_may_begin_with_a_number():
    (draft,) = drafts_of(document(*bulleted("How long?", "1 day", "2 days", "3 days"), paragraph("Answer: B")))
    assert (names(draft), draft.keys) == (["1 day", "2 days", "3 days"], ("B",))


def test_a_single_bullet_and_nine_are_no_options():
    answer = paragraph("Answer: a")
    assert [draft.type for draft in drafts_of(document(*bulleted("Which?", "a"), answer))] == [Type.SHORT_ANSWER]
    nine = document(*bulleted("Which?", *"abcdefghi"), answer)
    assert [draft.type for draft in drafts_of(nine)] == [Type.SHORT_ANSWER]


def test_the_bullets_of_an_open_question_are_parts_of_it():
    source = document(paragraph("Short answer questions"), *bulleted("Explain these:", "rain", "snow"))
    (draft,) = drafts_of(source)
    assert (draft.type, draft.stem) == (Type.SHORT_ANSWER, "Explain these:\nrain\nsnow")


def test_a_lesson_with_bullets_is_no_bank():
    source = document(
        *bulleted("Rain falls.", "on land", "on the sea"), *bulleted("Snow falls.", "in winter", "high up")
    )
    with pytest.raises(EngineError) as caught:
        drafts_of(source)
    assert caught.value.code == "no_questions_found"
