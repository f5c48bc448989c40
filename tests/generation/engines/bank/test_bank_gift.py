"""GIFT, as a file or pasted into a document."""

import io

import pytest

from files.documents.reading import read
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import drafts_of, names, only, paper


def from_file(text):
    return read(io.BytesIO(text.encode()), "bank.gift")


def test_one_right_choice():
    draft = only(paper("::Q1:: Which is wet? {\n~sand\n=rain #yes\n~iron\n}"))
    assert (draft.type, draft.stem, names(draft), draft.keys, draft.explanation) == (
        Type.SINGLE_CHOICE, "Which is wet?", ["sand", "rain", "iron"], ("B",), "yes",
    )  # fmt: skip


def test_weights_mark_several_right_choices():
    draft = only(paper("::Q1:: Which are metals? {\n~%50%iron\n~%-100%sand\n~%50%zinc\n}"))
    assert (draft.type, draft.keys) == (Type.MULTIPLE_CHOICE, ("A", "C"))


def test_a_choice_that_counts_in_part_is_no_key_beside_the_right_one():
    draft = only(paper("::Q1:: Which is wet? {~sand =rain ~%50%snow}"))
    assert (draft.type, draft.keys) == (Type.SINGLE_CHOICE, ("B",))


def test_verdicts_missing_words_and_open_questions():
    source = paper("""
        // a comment
        $CATEGORY: water
        ::Q1:: Water is wet. {TRUE}
        ::Q2:: Ice melts into {=water} in spring.
        ::Q3:: Tell of ice. {}
        Ice is{=cold}.
    """)
    drafts = drafts_of(source)
    assert [draft.type for draft in drafts] == [
        Type.TRUE_OR_FALSE, Type.MULTIPLE_BLANK, Type.SHORT_ANSWER, Type.MULTIPLE_BLANK,
    ]  # fmt: skip
    assert drafts[1].stem == "Ice melts into ____ in spring."
    assert drafts[3].stem == "Ice is ____."
    assert [draft.keys for draft in drafts] == [("A",), ("water",), (), ("cold",)]


def test_a_verdict_speaks_the_language_of_the_stem_and_its_second_remark_explains():
    chinese, english = drafts_of(paper("冰浮于水。{T}\nIce sinks. {F#No, it floats.#Right, it floats.}"))
    assert (names(chinese), chinese.keys) == (["正确", "错误"], ("A",))
    assert (names(english), english.keys, english.explanation) == (["True", "False"], ("B",), "Right, it floats.")


@pytest.mark.parametrize(
    ("inside", "key"),
    [
        ("#3", "3"),
        ("#3.14:0.005", "3.14"),
        ("#1..5", "1..5"),
        ("#3:2~#No.", "3"),
        ("#\n=%50%1822:2 #Near.\n=1822:0 #Right.", "1822"),
        ("=two =2", "two"),
        ("=%50%almost =%100%quite", "quite"),
    ],
)
def test_the_first_answer_that_counts_most_is_the_key(inside, key):
    draft = only(paper(f"::Q1:: How many? {{{inside}}}"))
    assert (draft.type, draft.keys) == (Type.SHORT_ANSWER, (key,))


@pytest.mark.parametrize("arrow", ["->", "→"])
def test_pairs_are_one_question(arrow):
    draft = only(paper(f"::Q1:: Name the capitals. {{\n=Norway {arrow} Oslo\n=Spain{arrow}Madrid\n= {arrow} Rome\n}}"))
    assert (draft.type, draft.stem) == (Type.SHORT_ANSWER, "Name the capitals.\nNorway\nSpain")
    assert draft.keys == ("Norway → Oslo\nSpain → Madrid",)


def test_a_word_chosen_inside_a_sentence():
    english, chinese = drafts_of(paper("Ice is {~hot =cold ~loud} water.\n冰是{~热=冷~甜}的水。"))
    assert (english.stem, names(english), english.keys) == ("Ice is ____ water.", ["hot", "cold", "loud"], ("B",))
    assert chinese.stem == "冰是____的水。"


def test_a_stop_behind_a_whole_sentence_leaves_no_gap():
    assert only(paper("::Q1:: How much is pi? {#3.14:0.01}.")).stem == "How much is pi?"


def test_escapes_and_general_feedback():
    draft = only(paper(r"::Q\:1:: What is 1\:1 \{set\}\\?\nSay. {=on\=e ~tw\~o\# ####Count.}"))
    assert (draft.stem, names(draft), draft.explanation) == (
        "What is 1:1 {set}\\?\nSay.", ["on=e", "tw~o#"], "Count.",
    )  # fmt: skip


def test_latex_that_nobody_escaped_is_no_line_end():
    assert only(paper(r"::Q1:: Is \(a \neq \nu\) so? {T}")).stem == r"Is \(a \neq \nu\) so?"


def test_html_is_read_as_it_is_seen_and_plain_text_as_it_stands():
    html = "::Q1::[html]<p>What is <b>H</b> &amp; O?<br>Say.</p>{=<i>a</i> ~[plain]<i>b</i> ~c}"
    assert (only(paper(html)).stem, names(only(paper(html)))) == ("What is H & O?\nSay.", ["a", "<i>b</i>", "c"])
    assert only(paper("::Q1::[plain]Is <b> bold? {T}")).stem == "Is <b> bold?"


def test_a_text_without_braces_is_no_part_of_the_question_below_its_title():
    source = paper("Read this first.\n::Q1:: Is ice cold? {T}")
    assert only(source).stem == "Is ice cold?"


def test_a_file_keeps_the_signs_that_markdown_has_too():
    source = from_file("::Q1:: Which **one**?{\n~a_b_\n=\\#1 *x*\n#### So it is.\n}\n\n# no question\n")
    draft = only(source)
    assert (draft.stem, names(draft), draft.explanation) == ("Which **one**?", ["a_b_", "#1 *x*"], "So it is.")


@pytest.mark.parametrize(
    "bank",
    [
        "1. Which set is {1, 2}?\nA. {1, 2}\nB. {2, 3}\nAnswer: A",
        "1. What does \\(x_{n}\\) mean?\nA. {=}\nB. {}\nC. {x}\nD. {y}\nAnswer: A",
    ],
)
def test_braces_alone_are_no_gift(bank):
    assert only(paper(bank)).keys == ("A",)


def test_the_braces_of_formulas_hold_no_answers():
    bank = r"1. What is $A^{T}A$ of \(\mathbf{F}\)?\nA. $x^{T}$\nB. 1\nAnswer: A"
    draft = only(from_file(bank.replace(r"\n", "\n")))
    assert (names(draft), draft.keys) == (["$x^{T}$", "1"], ("A",))


def test_one_pair_of_braces_makes_no_gift_of_a_bank():
    lines = [f"{number}. Is {number} even?\nA. yes\nB. no\nC. maybe\nAnswer: A" for number in range(1, 9)]
    assert len(drafts_of(paper("\n".join([*lines, "9. What is {T}?\nA. a set\nB. a word\nAnswer: A"])))) == 9


def test_thousands_of_lines_that_never_close_are_read_once():
    lines = ["::1:: Is ice cold? {T}", *["a title alone"] * 5_000, *["::2:: Is it? {F}"] * 2_000]
    assert len(drafts_of(paper("\n".join(lines)))) == 2_001
