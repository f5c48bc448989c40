"""Which type a question has, and what stands as its choices and keys."""

import pytest

from files.documents.types import Run
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import document, drafts_of, names, only, paper, paragraph


def test_two_keys_make_a_multiple_choice():
    assert only(paper("1. Which?\nA. a\nB. b\nC. c\nAnswer: A, C")).type is Type.MULTIPLE_CHOICE


@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        ("多选题", Type.MULTIPLE_CHOICE),
        ("二、多项选择题（每题3分，多选、少选均不得分）", Type.MULTIPLE_CHOICE),
        ("不定项选择题", Type.MULTIPLE_CHOICE),
        ("一、单项选择题", Type.SINGLE_CHOICE),
        ("选择题", Type.SINGLE_CHOICE),
        ("Part II. Multiple Response (select all that apply)", Type.MULTIPLE_CHOICE),
        ("Section A: Multiple Choice", Type.SINGLE_CHOICE),
    ],
)
def test_a_heading_beats_the_count_of_keys(heading, expected):
    assert only(paper(f"{heading}\n1. 哪些？\nA. 甲\nB. 乙\n答案：B")).type is expected


def test_a_tag_beats_the_heading():
    source = paper("单选题\n1.【多选题】哪些？\nA. 甲\nB. 乙\n答案：B")
    assert (only(source).type, only(source).stem) == (Type.MULTIPLE_CHOICE, "哪些？")


def test_select_two_stays_in_the_stem():
    assert only(paper("1. Which? (Select TWO)\nA. a\nB. b\nC. c\nAnswer: AB")).stem == "Which? (Select TWO)"


@pytest.mark.parametrize(
    ("answer", "pair", "key"),
    [
        ("对", ["对", "错"], "A"),
        ("错误", ["正确", "错误"], "B"),
        ("×", ["√", "×"], "B"),
        ("T", ["T", "F"], "A"),
        ("False", ["True", "False"], "B"),
        ("TRUE", ["TRUE", "FALSE"], "A"),
        ("否", ["是", "否"], "B"),
    ],
)
def test_true_or_false_keeps_the_words_of_the_document(answer, pair, key):
    draft = only(paper(f"1. 水是液体。\n答案：{answer}"))
    assert (draft.type, names(draft), draft.keys) == (Type.TRUE_OR_FALSE, pair, (key,))


def test_true_or_false_without_any_words_has_those_of_its_language():
    assert names(only(paper("判断题\n1. 水是液体。"))) == ["正确", "错误"]
    assert names(only(paper("True or False\n1. Water is wet."))) == ["True", "False"]


def test_a_keyless_statement_has_the_words_of_the_others():
    source = paper("判断题\n1. 水是液体。\n答案：√\n2. 铁是液体。\n3. 木是液体。\n答案：×")
    assert [names(draft) for draft in drafts_of(source)] == [["√", "×"]] * 3


def test_printed_options_that_affirm_and_deny_make_true_or_false():
    draft = only(paper("1. 水是液体。\nA. 正确\nB. 错误\n答案：正确"))
    assert (draft.type, names(draft), draft.keys) == (Type.TRUE_OR_FALSE, ["正确", "错误"], ("A",))


def test_a_is_always_the_affirmative():
    draft = only(paper("1. Water is wet.\nA. False\nB. True\nAnswer: B"))
    assert (names(draft), draft.keys) == (["True", "False"], ("A",))


@pytest.mark.parametrize(
    ("stem", "answer", "expected"),
    [
        ("____在零度结成____。", "水；冰", ("水", "冰")),
        ("____在零度结成____。", "水，冰", ("水", "冰")),
        ("____在零度结成____。", "（1）水（2）冰", ("水", "冰")),
        ("____在零度结成____。", "水 冰", ("水", "冰")),
        ("____在零度结成冰。", "水，也叫纯水", ("水，也叫纯水",)),
        ("（   ）在零度结成冰。", "水", ("水",)),
    ],
)
def test_each_blank_has_its_answer(stem, answer, expected):
    draft = only(paper(f"填空题\n1. {stem}\n答案：{answer}"))
    assert (draft.type, draft.keys) == (Type.MULTIPLE_BLANK, expected)
    assert draft.stem.count("____") == len(expected)


def test_blanks_and_answers_that_differ_in_number_are_flagged_not_mended():
    draft = only(paper("填空题\n1. ____和____结成冰。\n答案：水"))
    assert (draft.keys, draft.warnings) == (("水",), ("blanks_and_answers_differ",))


def test_underlined_words_are_the_answers_to_their_blanks():
    line = paragraph("1. Water turns into ", Run("ice ", underline=True), Run("below", underline=True), " at night.")
    draft = only(document(paragraph("Fill in the blanks"), line))
    assert (draft.stem, draft.keys) == ("1. Water turns into ____ at night."[3:], ("ice below",))


def test_underlined_white_space_is_a_blank():
    line = paragraph("1. 水在", Run("     ", underline=True), "度结冰。")
    assert only(document(paragraph("填空题"), line, paragraph("答案：零"))).stem == "水在____度结冰。"


@pytest.mark.parametrize("heading", ["简答题", "三、名词解释", "计算题", "Part C. Essay Questions", "Short Answer"])
def test_open_questions_are_short_answers(heading):
    draft = only(paper(f"{heading}\n1. 说说水。\n答案：水是液体。\n水会结冰。"))
    assert (draft.type, draft.keys) == (Type.SHORT_ANSWER, ("水是液体。\n水会结冰。",))


def colored(text):
    return Run(text, color="FF0000")


@pytest.mark.parametrize("look", [{"bold": True}, {"color": "FF0000"}, {"highlight": "FFFF00"}, {"underline": True}])
def test_the_right_option_may_only_be_seen(look):
    source = document(
        paragraph("1. 甲？"), paragraph("A. 一"), paragraph(Run("B. 二", **look)),
        paragraph("2. 乙？"), paragraph(Run("A. 一", **look)), paragraph("B. 二"),
    )  # fmt: skip
    assert [draft.keys for draft in drafts_of(source)] == [("B",), ("A",)]


def test_a_look_that_marks_every_option_is_no_key():
    source = document(paragraph("1. 甲？"), paragraph(Run("A. 一", bold=True)), paragraph(Run("B. 二", bold=True)))
    assert only(source).keys == ()


def test_a_look_is_no_key_beside_printed_keys():
    source = document(
        paragraph("1. 甲？"), paragraph(Run("A. 一", bold=True)), paragraph("B. 二"), paragraph("答案：B"),
        paragraph("2. 乙？"), paragraph(Run("A. 一", bold=True)), paragraph("B. 二"),
        paragraph("3. 丙？"), paragraph("A. 一"), paragraph("B. 二"), paragraph("答案：B"),
    )  # fmt: skip
    assert [draft.keys for draft in drafts_of(source)] == [("B",), (), ("B",)]


@pytest.mark.parametrize(
    "options", ["A. wood\n*B. zinc", "A. wood\n√B. zinc", "A. wood\nB. zinc ✓", "A. wood\nB. zinc (correct)"]
)
def test_a_tick_or_star_is_a_key_and_no_text(options):
    draft = only(paper(f"1. Pick the metal.\n{options}"))
    assert (names(draft), draft.keys) == (["wood", "zinc"], ("B",))


def test_answers_in_brackets_where_a_blank_would_be():
    source = paper("填空题\n1. 水在（零）度结成（冰）。\n2. ____会流动。（见《水经》）\n答案：水")
    first, second = drafts_of(source)
    assert (first.stem, first.keys) == ("水在____度结成____。", ("零", "冰"))
    assert (second.stem, second.keys) == ("____会流动。（见《水经》）", ("水",))


def test_a_choice_without_options_is_flagged():
    draft = only(paper("单选题\n1. 看图，哪个是液体？\n答案：B"))
    assert (draft.type, draft.warnings) == (Type.SHORT_ANSWER, ("no_options",))
