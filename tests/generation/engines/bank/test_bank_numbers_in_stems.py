"""Numbers inside a stem, of statements, lines of a program or figures, number no questions."""

import pytest

from tests.generation.engines.bank.building import drafts_of, names, paper

CLOSED = "A. 甲\nB. 乙\n答案：B\n"
STATEMENTS = {
    "numbers of the same form": "1. Which of these melt?\n1. ice\n2. wax\n3. sand\nTake the code:",
    "numbers in brackets": "1. 下列说法：\n(1)冰会化\n(2)蜡会化\n(3)沙会化\n正确的是（  ）。",
    "numbers with a bracket behind": "1. 下列说法：\n1) 冰会化\n2) 蜡会化\n正确的是（  ）。",
    "lines of a program": "1. What is printed?\n1. class Ice {\n2. static void melt(String[] of) {\n3. }\n4. }",
}


def stems(text):
    return [draft.stem for draft in drafts_of(paper(text))]


@pytest.mark.parametrize("question", STATEMENTS.values(), ids=STATEMENTS)
def test_numbered_statements_are_lines_of_the_stem(question):
    first, second = drafts_of(paper(f"{question}\n{CLOSED}2. 哪个是气体？\n{CLOSED}"))
    assert (first.stem, names(first), first.keys) == (question.removeprefix("1. "), ["甲", "乙"], ("B",))
    assert second.stem == "哪个是气体？"


def test_statements_where_nothing_but_an_explanation_follows_the_options():
    text = "1. Which melt?\n1. ice\n2. sand\nTake the code:\na. 1 only\nb. 2 only\nExplanation: Sand stays.\n"
    assert stems(f"{text}2. Which boils?\na. ice\nb. tea\nExplanation: Tea is water.") == [
        "Which melt?\n1. ice\n2. sand\nTake the code:",
        "Which boils?",
    ]


def test_statements_in_the_last_question():
    assert stems(f"1. 哪个是气体？\n{CLOSED}2. 下列说法：\n1. 冰会化\n2. 沙会化\n正确的是？\n{CLOSED}") == [
        "哪个是气体？",
        "下列说法：\n1. 冰会化\n2. 沙会化\n正确的是？",
    ]


def test_as_many_statements_as_there_were_questions():
    text = (
        f"1. 哪个是气体？\n{CLOSED}2. 下列说法：\n1. 冰会化\n2. 沙会化\n正确的是？\n{CLOSED}3. 哪个是液体？\n{CLOSED}"
    )
    assert stems(text) == ["哪个是气体？", "下列说法：\n1. 冰会化\n2. 沙会化\n正确的是？", "哪个是液体？"]


def test_where_questions_are_called_questions_a_bare_number_is_none():
    text = (
        f"Question 1\nRank these:\n1. ice\n2. steam\n{CLOSED}Question 2\nWhich melts?\n{CLOSED}解析：\n1. 冰\n2. 蜡\n"
    )
    assert [stem.split("\n")[0] for stem in stems(text)] == ["Rank these:", "Which melts?"]


def test_parts_that_have_options_of_their_own_are_questions():
    assert stems(f"1. 阅读短文，回答问题。\n(1) 哪个是冰？\n{CLOSED}(2) 哪个是汽？\n{CLOSED}") == [
        "哪个是冰？",
        "哪个是汽？",
    ]


def test_a_section_that_begins_again_is_no_list():
    text = "一、判断题\n1. 冰是固体。\n2. 汽是固体。\n二、单选题\n1. 下列哪个会化\n2. 下列哪个是气体？\n" + CLOSED
    assert len(stems(text)) == 4


@pytest.mark.parametrize("figure", ["2 g of salt", "2.5 g of salt", "3.5 g of salt", "40 ml of water"])
def test_a_figure_that_opens_a_line_of_the_stem(figure):
    text = (
        f"1. Into a glass,\n{figure} are put. What happens?\n{CLOSED}2. Which melts?\n{CLOSED}3. Which boils?\n{CLOSED}"
    )
    assert stems(text) == [f"Into a glass,\n{figure} are put. What happens?", "Which melts?", "Which boils?"]
