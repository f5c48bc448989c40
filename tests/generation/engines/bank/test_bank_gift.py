"""GIFT pasted into a document."""

from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import drafts_of, names, only, paper


def test_one_right_choice():
    draft = only(paper("::Q1:: Which is wet? {\n~sand\n=rain #yes\n~iron\n}"))
    assert (draft.type, draft.stem, names(draft), draft.keys) == (
        Type.SINGLE_CHOICE, "Which is wet?", ["sand", "rain", "iron"], ("B",),
    )  # fmt: skip


def test_weights_mark_several_right_choices():
    draft = only(paper("::Q1:: Which are metals? {\n~%50%iron\n~%-100%sand\n~%50%zinc\n}"))
    assert (draft.type, draft.keys) == (Type.MULTIPLE_CHOICE, ("A", "C"))


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


def test_escapes_and_general_feedback():
    draft = only(paper(r"::Q1:: What is 1\:1 \{set\}? {=one ~two ####Count.}"))
    assert (draft.stem, names(draft), draft.explanation) == ("What is 1:1 {set}?", ["one", "two"], "Count.")


def test_braces_alone_are_no_gift():
    assert only(paper("1. Which set is {1, 2}?\nA. {1, 2}\nB. {2, 3}\nAnswer: A")).keys == ("A",)
