"""Banks as publishers and learning platforms print them: keys on lines, in columns, in boxes, in words."""

import pytest

from files.documents.types import Run
from generation.engines.bank.model import Doubt
from generation.questions import QuestionType
from tests.generation.engines.bank.building import all_keys, document, drafts_of, names, only, paper, paragraph

CHAPTER = """
    Multiple Choice
    Identify the letter of the choice that best completes the statement or answers the question.
    ____ 1. Ice is ____.
    a. a gas	c. a metal
    b. a solid	d. a liquid
    ____
    2. Steam is
    a. a solid	c. a liquid
    b. a gas	d. a salt
    True/False
    Indicate whether the statement is true or false.
    ____ 3. Ice floats.
    ____ 4. Gold floats.
"""
KEYS = """
    Answer Section
    MULTIPLE CHOICE
    1. ANS: B PTS: 1 DIF: Easy
    2. ANS: B PTS: 1 DIF: Hard REF: p. 12 TOP: Water KEY: steam | gas
    TRUE/FALSE
    3. ANS: T PTS: 1
    4. ANS: F PTS: 1
"""


def test_a_publisher_s_chapter_with_its_answer_section():
    ice, steam, floats, sinks = drafts_of(paper(CHAPTER + KEYS))
    assert (ice.stem, names(ice), ice.keys) == ("Ice is ____.", ["a gas", "a solid", "a metal", "a liquid"], ("B",))
    assert (steam.stem, names(steam), steam.keys) == ("Steam is", ["a solid", "a gas", "a liquid", "a salt"], ("B",))
    assert [(draft.type, draft.stem, draft.keys) for draft in (floats, sinks)] == [
        (QuestionType.TRUE_OR_FALSE, "Ice floats.", ("A",)),
        (QuestionType.TRUE_OR_FALSE, "Gold floats.", ("B",)),
    ]


def test_what_a_publisher_says_below_the_key_is_no_explanation():
    text = "____ 1. Ice is\na. a gas\nb. a solid\nANS: B\nPTS: 1 DIF: Moderate\nREF: p. 3 OBJ: 1.2\nTOP: Water\n"
    draft = only(paper(text))
    assert (draft.stem, names(draft), draft.keys, draft.explanation) == ("Ice is", ["a gas", "a solid"], ("B",), "")


@pytest.mark.parametrize(
    ("line", "verdicts"), [("__{}__ ", "TF"), ("_{}_ ", "TF"), ("___ {} ___ ", "TF"), ("__{}__", "对错")]
)
def test_verdicts_written_on_the_lines_in_front_of_the_numbers(line, verdicts):
    text = "\n".join(f"{line.format(word)}{number}. Ice floats." for number, word in enumerate(verdicts, 1))
    assert all_keys(paper(f"True or False\n{text}")) == ["A", "B"]


def test_letters_written_on_the_lines_in_front_of_the_numbers():
    text = "__B__ 1. Ice is\nA. a gas\nB. a solid\n_A_ 2. Steam is\nA. a gas\nB. a solid\n"
    drafts = drafts_of(paper(text))
    assert [(draft.stem, draft.keys) for draft in drafts] == [("Ice is", ("B",)), ("Steam is", ("A",))]


def test_three_options_in_two_columns():
    draft = only(paper("1. Ice is\nA. a gas    C. a metal\nB. a solid\nAnswer: C"))
    assert (names(draft), draft.keys) == (["a gas", "a solid", "a metal"], ("C",))


@pytest.mark.parametrize("pair", ["True / False", "True    False", "True or False", "T / F", "对  错", "正确/错误"])
def test_two_words_below_each_statement_are_its_options(pair):
    text = f"1. Ice floats.\n{pair}\n2. Gold floats.\n{pair}\nAnswer Key\n1. A\n2. B"
    drafts = drafts_of(paper(text))
    assert [(draft.type, draft.stem, draft.keys) for draft in drafts] == [
        (QuestionType.TRUE_OR_FALSE, "Ice floats.", ("A",)),
        (QuestionType.TRUE_OR_FALSE, "Gold floats.", ("B",)),
    ]
    assert names(drafts[0]) == [word for word in pair.replace("/", " ").split() if word != "or"]


def test_the_one_of_two_words_that_is_underlined():
    lines = []
    for number, word in enumerate(("True", "False", "True"), 1):
        lines += [
            paragraph(f"{number}. Ice floats."),
            paragraph(Run("True", underline=word == "True"), "\t", Run("False", underline=word == "False")),
        ]
    assert all_keys(document(*lines)) == ["A", "B", "A"]


def test_a_section_of_true_or_false_is_still_a_heading():
    text = "1. What is ice?\nTrue/False\n2. Ice floats.\n3. Gold floats.\nKey\n1. water\n2. T\n3. F"
    assert [draft.type for draft in drafts_of(paper(text))][1:] == [QuestionType.TRUE_OR_FALSE] * 2


@pytest.mark.parametrize("boxes", ["[ ] [x]", "☐ ☑", "□ ■", "○ ●", "[ ] [√]"])
def test_options_with_boxes_and_no_letters(boxes):
    empty, full = boxes.split(" ") if "[ ]" not in boxes else ("[ ]", boxes.removeprefix("[ ] "))
    draft = only(paper(f"1. What is ice?\n{empty} a gas\n{full} a solid\n{empty} a metal"))
    assert (draft.stem, names(draft), draft.keys) == ("What is ice?", ["a gas", "a solid", "a metal"], ("B",))


FOUR = "A. 甲\nB. 乙\nC. 丙\nD. 丁\n"


@pytest.mark.parametrize(
    ("reason", "keys"),
    [
        ("解析：冰是固体，故选B。", "B"),
        ("解析：冰是固体，因此选 A、C。", "AC"),
        ("解析：冰是固体，故答案为D。", "D"),
        ("Explanation: Ice is solid. So the answer is C.", "C"),
        ("Explanation: It is solid. The correct option is (B).", "B"),
    ],
)
def test_a_key_that_only_the_explanation_names(reason, keys):
    draft = only(paper(f"1. 下列说法正确的是（  ）。\n{FOUR}{reason}"))
    assert ("".join(draft.keys), draft.warnings) == (keys, (Doubt.KEY_BY_EXPLANATION,))


@pytest.mark.parametrize("quoted", ["\u2018B\u2019", "'B'", "“B”", "(B)"])
def test_a_key_in_quotation_marks_in_a_sentence(quoted):
    assert all_keys(paper(f"1. Which is ice?\n{FOUR}The correct answer is option {quoted}.\nExplanation: Cold.")) == [
        "B"
    ]


def test_a_key_of_its_own_is_believed_before_the_explanation_s():
    text = f"1. 哪个是冰？\n{FOUR}解析：故选B。\n2. 哪个是汽？（C）\n{FOUR}解析：故选B。\n参考答案\n1. A"
    assert all_keys(paper(text)) == ["A", "C"]


def test_a_statement_that_only_the_explanation_judges():
    text = "一、判断题\n1. 冰会浮。\n解析：冰的密度小，故本题正确。\n2. 金会浮。\n解析：金的密度大，故说法错误。"
    assert all_keys(paper(text)) == ["A", "B"]


def test_words_in_blanks_that_a_list_parts():
    draft = only(paper("一、填空题\n1. 水的三态是__固态__、__液态__和__气态__。"))
    assert (draft.stem, draft.keys) == ("水的三态是____、____和____。", ("固态", "液态", "气态"))
