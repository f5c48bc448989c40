"""The stages one by one: styled text, the lexer, the run of options, the chain of numbers."""

import pytest

from files.documents.types import Location, Run
from generation.engines.bank.headings import heading_of, is_key_heading
from generation.engines.bank.lexer import Opens, lex
from generation.engines.bank.model import Line
from generation.engines.bank.numbering import Candidate, numbered_questions
from generation.engines.bank.options import marks_of, run_of_options
from generation.engines.bank.styled import Styled, fold
from generation.questions import QuestionType as Type


def lexed(text):
    return lex(Line(Styled.plain(text), Location()), 0)


def letters(*lines):
    marks = [mark for place, line in enumerate(lines) for mark in marks_of(place, line)]
    return "".join("ABCDEFGHIJKL"[mark.index] for mark in run_of_options(marks, dict(enumerate(lines))))


def test_folding_keeps_every_place():
    text = "（\uff11）\uff21\uff0e【答案】：\u3000甲"
    assert fold(text) == "(1)A.[答案]: 甲"
    assert len(fold(text)) == len(text)


def test_a_cut_keeps_the_looks_and_drops_white_space_at_its_ends():
    styled = Styled((Run("A. ice"), Run(" and ", bold=True), Run("snow ")))
    assert styled.cut(2) == Styled((Run("ice"), Run(" and ", bold=True), Run("snow")))
    assert styled.cut(6, 11) == Styled((Run("and", bold=True),))
    assert not styled.cut(6, 7)


def test_the_lexer_offers_everything_a_line_may_be():
    line = lexed("3. 哪个？ A. 甲 B. 乙 答案：甲 解析：略")
    assert line.number.value == 3
    assert [mark.index for mark in line.marks] == [0, 1]
    assert [label.opens for label in line.labels] == [Opens.ANSWER, Opens.EXPLANATION]


def test_a_decimal_is_only_a_weak_number():
    assert lexed("3.5千克").number.weak
    assert not lexed("3. 千克").number.weak
    assert lexed("不是3.").number is None


@pytest.mark.parametrize("line", ["写出答案", "我们解析一下", "the answer may vary", "答案在书里"])
def test_words_that_are_no_labels(line):
    assert lexed(line).labels == ()


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("一、单选题", Type.SINGLE_CHOICE),
        ("二、多项选择题(每题2分)", Type.MULTIPLE_CHOICE),
        ("判断题", Type.TRUE_OR_FALSE),
        ("(三)填空题", Type.MULTIPLE_BLANK),
        ("第四部分 简答题", Type.SHORT_ANSWER),
        ("Section C: True/False Questions", Type.TRUE_OR_FALSE),
        ("Part 2. Fill in the Blanks", Type.MULTIPLE_BLANK),
        ("第二章 水的循环", None),
        ("选择题", None),
    ],
)
def test_headings_and_the_types_they_name(line, asked):
    heading = heading_of(line)
    assert heading is not None
    assert heading.asked is asked


@pytest.mark.parametrize(
    "line", ["计算:一加一等于几?", "判断下列说法是否正确", "材料表明水会结冰", "Essays are long.", "一、水是液体"]
)
def test_lines_that_are_no_headings(line):
    assert heading_of(line) is None


@pytest.mark.parametrize(
    "line", ["参考答案", "答案:", "附:参考答案", "Answer Key", "Answers and Explanations", "答案及解析"]
)
def test_key_headings(line):
    assert is_key_heading(line)


@pytest.mark.parametrize("line", ["答案在最后一页", "Answer: B", "The key is lost", ""])
def test_lines_that_are_no_key_headings(line):
    assert not is_key_heading(line)


@pytest.mark.parametrize(
    ("lines", "run"),
    [
        (["A. x B. y C. z"], "ABC"),
        (["A. x", "B. y", "C. z"], "ABC"),
        (["A.甲B.乙C.丙"], "ABC"),
        (["A 甲", "B 乙"], "AB"),
        (["A. x", "C. z"], ""),
        (["B. x", "C. z"], ""),
        (["图中A、B、C三点"], ""),
        (["A man met a friend"], ""),
        (["A.", "x", "B.", "y"], "AB"),
        (["A. x", "B. y", "B. z", "C. w"], "ABC"),
    ],
)
def test_options_run_a_b_c_or_are_none(lines, run):
    assert letters(*lines) == run


def chain(*values, strong=True, form="plain"):
    return [Candidate(place, value, form, 2.0 if strong else 0.4, 0) for place, value in enumerate(values)]


def test_numbers_run_on():
    assert numbered_questions(chain(1, 2, 3)) == [0, 1, 2]
    assert numbered_questions(chain(1, 2, 4, 5)) == [0, 1, 2, 3]
    assert numbered_questions([]) == []


def test_weak_numbers_that_run_apart_are_left_out():
    candidates = chain(1, 2, 3)
    candidates.insert(1, Candidate(5, 1984, "plain", 0.1, 0))
    assert numbered_questions(candidates) == [0, 1, 2]


def test_numbers_may_begin_again_below_a_heading():
    candidates = [
        Candidate(place, value, "plain", 0.4, heading)
        for place, (value, heading) in enumerate([(1, 1), (2, 1), (1, 2), (2, 2)])
    ]
    assert numbered_questions(candidates) == [0, 1, 2, 3]
