"""Moodle XML, QTI, GIFT and Aiken as bank files: the whole way from the bytes to the questions."""

import io
import re
from html import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from files.documents.reading import read
from generation.questions import QuestionType as Type
from tests.files.documents.quizzes import (
    answer,
    choices21,
    declared,
    entry21,
    item12,
    item21,
    lid,
    moodle,
    package,
    qti12,
    question,
    scored,
    shown_as_html,
    typed,
)
from tests.generation.engines.bank.building import drafts_of, names

SINGLE = "<single>true</single>"


def drafts(data):
    return drafts_of(read(io.BytesIO(data), "bank"))


def only(data):
    (draft,) = drafts(data)
    return draft


# What could be taken for marks, keys and blanks


@pytest.mark.parametrize(
    "options", [["A", "B"], ["B. x", "A. y"], ["a|b", "c;d"], ["1", "2"], ["required", "optional"]]
)
def test_options_are_taken_as_they_are(options):
    inner = SINGLE + answer(options[0]) + answer(options[1], 100)
    draft = only(moodle(question("multichoice", "What is required?", inner)))
    assert (draft.type, names(draft), draft.keys) == (Type.SINGLE_CHOICE, options, ("B",))


def test_a_stem_keeps_its_brackets_and_letters_where_no_key_is_known():
    stem = "What does (A) mean, and what (B)?"
    draft = only(qti12(item12(stem, lid(["x", "y", "z"]))))
    assert (draft.stem, draft.keys) == (stem, ())


def test_a_question_may_have_more_options_than_the_alphabet_has_letters():
    inner = SINGLE + "".join(answer(f"option {place}", 100 * (place == 27)) for place in range(30))
    draft = only(moodle(question("multichoice", "Which?", inner)))
    assert (len(draft.choices), draft.keys) == (30, ("AB",))


def test_an_option_that_is_a_picture_keeps_its_place():
    inner = SINGLE + answer("<img src='a.png'>") + answer("b") + answer("<img src='c.png'>", 100)
    draft = only(moodle(question("multichoice", "Which?", inner)))
    assert (names(draft), draft.keys) == (["", "b", ""], ("C",))
    assert "empty_option" in draft.warnings


def test_a_short_answer_may_look_like_a_key_or_a_verdict():
    answers = ["B", "True", "a; b\nc"]
    file = moodle(*(question("shortanswer", "Which?", answer(text, 100)) for text in answers))
    assert [(draft.type, draft.keys) for draft in drafts(file)] == [(Type.SHORT_ANSWER, (text,)) for text in answers]


def test_blanks_keep_their_answers_apart():
    gaps = "It is {1:SA:=a; b} and {1:SA:=;} and {1:SA:=c, d}."
    draft = only(moodle(question("cloze", gaps)))
    assert (draft.type, draft.stem, draft.keys) == (
        Type.MULTIPLE_BLANK,
        "It is ____ and ____ and ____.",
        ("a; b", ";", "c, d"),
    )


def test_blanks_drawn_with_any_number_of_underscores_are_one_blank_each():
    drawn = question("shortanswer", "Call __init__ with _______.", answer("self", 100))
    draft = only(moodle(drawn))
    assert (draft.type, draft.stem, draft.keys) == (Type.MULTIPLE_BLANK, "Call __init__ with ____.", ("self",))


def test_verdicts_keep_the_words_that_are_printed_and_else_speak_the_stem_s_language():
    printed = question("multichoice", "冰浮于水。", SINGLE + answer("错") + answer("对", 100))
    unprinted = question("truefalse", "冰浮于水。", answer("true", 100) + answer("false"))
    english = question("truefalse", "Ice sinks.", answer("true") + answer("false", 100))
    found = drafts(moodle(printed, unprinted, english))
    assert {draft.type for draft in found} == {Type.TRUE_OR_FALSE}
    assert [names(draft) for draft in found] == [["对", "错"], ["正确", "错误"], ["True", "False"]]
    assert [draft.keys for draft in found] == [("A",), ("A",), ("B",)]


def test_the_place_is_the_question_s_number_in_the_file():
    file = moodle(question("description", "Read."), question("essay", "Why?"))
    assert only(file).place == "row 2"


def test_items_of_a_package_of_qti_are_questions():
    entry = item21(f"<p>Oslo lies in {entry21()}.</p>", declared("Norway"))
    draft, other = drafts(package({"a.xml": item21(choices21(["x", "y"], "Which?"), declared("c1")), "b.xml": entry}))
    assert (draft.type, draft.keys) == (Type.SINGLE_CHOICE, ("B",))
    assert (other.type, other.stem, other.keys) == (Type.MULTIPLE_BLANK, "Oslo lies in ____.", ("Norway",))


def test_old_typed_answers_are_short_answers():
    draft = only(qti12(item12("Which city?", typed(), scored("Oslo"))))
    assert (draft.type, draft.keys) == (Type.SHORT_ANSWER, ("Oslo",))


def test_aiken_is_read_with_either_mark():
    text = "Which is\nwet?\nA) sand\nB) rain\nANSWER: B\n\nWhich is dry?\nA. sand\nB. rain\nANSWER: A\n"
    wet, dry = drafts(text.encode())
    assert (wet.stem, names(wet), wet.keys) == ("Which is\nwet?", ["sand", "rain"], ("B",))
    assert (dry.stem, dry.keys) == ("Which is dry?", ("A",))


# What is written comes back

MARKS = st.sampled_from("aB1 .|;:~=#{}[]()<>&%\\/*_\"'?-—题选（）。、，Åé")
SIGNS = st.text(
    st.one_of(MARKS, st.characters(categories=["L", "N"])),
    min_size=1,
    max_size=24,
)
LINES = st.lists(SIGNS, min_size=1, max_size=3).map("\n".join).map(lambda text: re.sub(r"[^\S\n]+", " ", text))
TEXTS = LINES.map(lambda text: "\n".join(line.strip() for line in text.split("\n") if line.strip())).filter(
    # A text of underscores only has no words, and formats have words of their own for the rest.
    lambda text: re.search(r"[^\W_]", text) and "__" not in text
)
CHOICES = st.lists(TEXTS, min_size=3, max_size=5, unique=True)
BRIEFLY = settings(max_examples=40, deadline=None)


def assert_same(data, stem, options, place):
    draft = only(data)
    assert draft.stem == stem
    assert names(draft) == options
    assert draft.keys == ("ABCDE"[place],)


@BRIEFLY
@given(TEXTS, CHOICES, st.integers(0, 2))
def test_moodle_xml_comes_back(stem, options, place):
    inner = SINGLE + "".join(answer(shown_as_html(text), 100 * (at == place)) for at, text in enumerate(options))
    assert_same(moodle(question("multichoice", shown_as_html(stem), inner)), stem, options, place)


@BRIEFLY
@given(TEXTS, CHOICES, st.integers(0, 2))
def test_plain_moodle_xml_comes_back(stem, options, place):
    inner = SINGLE + "".join(answer(text, 100 * (at == place)) for at, text in enumerate(options))
    assert_same(moodle(question("multichoice", stem, inner, written="plain_text")), stem, options, place)


@BRIEFLY
@given(TEXTS, CHOICES, st.integers(0, 2))
def test_qti_12_comes_back(stem, options, place):
    response = lid([shown_as_html(text) for text in options])
    assert_same(qti12(item12(shown_as_html(stem), response, scored(f"r{place}"))), stem, options, place)


@BRIEFLY
@given(TEXTS, CHOICES, st.integers(0, 2))
def test_qti_2_comes_back(stem, options, place):
    body = choices21([as_xhtml(text) for text in options], prompt=as_xhtml(stem))
    assert_same(item21(body, declared(f"c{place}")), stem, options, place)


@BRIEFLY
@given(TEXTS, CHOICES, st.integers(0, 2))
def test_gift_comes_back(stem, options, place):
    choices = "\n".join(("=" if at == place else "~") + as_gift(text) for at, text in enumerate(options))
    assert_same(f"::1::[plain]{as_gift(stem)} {{\n{choices}\n}}\n".encode(), stem, options, place)


def as_xhtml(text):
    return escape(text).replace("\n", "<br/>")


def as_gift(text):
    return re.sub(r"([\\~=#{}:])", r"\\\1", text).replace("\n", r"\n")
