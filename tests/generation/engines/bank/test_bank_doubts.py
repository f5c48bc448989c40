"""What is doubtful about a question is said, what is not is sure, and nothing of a document is lost without a word."""

import re
from pathlib import Path

import pytest

from files.documents.types import Document, Kind, Run
from generation.checks.gate import Gate
from generation.engines.bank.confidence import UNCERTAIN_BELOW, WEIGHTS, confidence
from generation.engines.bank.engine import BankEngine
from generation.engines.bank.model import Doubt
from generation.engines.base import Brief, CreationType, Reported
from tests.generation.engines.bank.building import document, drafts_of, only, paper, paragraph, sheet, table, workbook


def report_of(source):
    events = BankEngine().generate(Brief(CreationType.QUESTION_BANK, document=source))
    return next(event.facts for event in events if isinstance(event, Reported))


def numbered(*numbers):
    return "\n".join(f"{number}. Is {number} even?\nA. yes\nB. no\nC. both\nAnswer: A" for number in numbers)


# Confidence


def test_without_doubts_a_question_is_sure():
    assert confidence([]) == 1


def test_each_kind_of_doubt_counts_once_and_lowers_the_confidence_by_its_weight():
    assert confidence([Doubt.TWO_KEYS, Doubt.TWO_KEYS]) == 0.5
    assert confidence([Doubt.TWO_KEYS, Doubt.OPTION_IN_OPTION]) == 0.25


def test_every_doubt_has_its_weight_and_none_is_certain():
    assert set(WEIGHTS) == set(Doubt)
    assert all(0 <= weight < 1 for weight in WEIGHTS.values())


def test_the_documents_tell_every_doubt_with_its_weight():
    page = (Path(__file__).parents[4] / "docs" / "engines.md").read_text(encoding="utf-8")
    told = {code: float(weight) for code, weight in re.findall(r"^\| `(\w+)` \| (0(?:\.\d+)?) \|", page, re.MULTILINE)}
    assert told == {doubt.value: weight for doubt, weight in WEIGHTS.items()}


def test_a_clean_bank_is_sure_throughout():
    drafts = drafts_of(paper(numbered(*range(1, 30))))
    assert {(draft.confidence, draft.warnings) for draft in drafts} == {(1.0, ())}


def test_the_report_counts_what_is_less_sure_than_the_threshold():
    facts = report_of(paper(numbered(1, 2) + "\n3. Which?\nA. one\nB. one\nAnswer: A"))
    assert (facts["uncertain"], facts["reasons"]) == (1, {"equal_options": 1})
    assert confidence([Doubt.EQUAL_OPTIONS]) < UNCERTAIN_BELOW


# Doubts about one question

FOUR = "\nA. one\nB. two\nC. three\nD. four\n"


@pytest.mark.parametrize(
    ("text", "doubt"),
    [
        (f"1. Which?{FOUR}Answer: F", Doubt.KEY_NOT_AN_OPTION),
        (f"一、单选题\n1. 哪个？{FOUR}答案：AC", Doubt.KEY_COUNT),
        (f"一、多选题\n1. 哪个？{FOUR}答案：A", Doubt.KEY_COUNT),
        (f"1. Which are these? (Select TWO){FOUR}Answer: A, B, C", Doubt.KEY_COUNT),
        (f"1. Which (B)?{FOUR}Answer: C", Doubt.TWO_KEYS),
        ("1. Which?\nA. one\n*B. two\nAnswer: A", Doubt.TWO_KEYS),
        (f"1. Which?{FOUR}Answer: A\nKey\n1. B", Doubt.TWO_KEYS),
        (f"1. 哪个？{FOUR}答案：B\n解析：由定义可知，故选C。", Doubt.EXPLANATION_KEY),
        (f"1. Which?{FOUR}Answer: B\nExplanation: So the correct answer is D.", Doubt.EXPLANATION_KEY),
        ("一、判断题\n1. 水会结冰。\n答案：正确\n解析：零度以下才会，故本题错误。", Doubt.EXPLANATION_KEY),
        (f"一、单选题\n1. [多选题]哪些？{FOUR}答案：AC", Doubt.TYPES_DISAGREE),
        (f"一、判断题\n1. 哪个？{FOUR}答案：A", Doubt.TYPE_UNLIKE_FORM),
        ("一、单选题\n1. 哪个？\n答案：A", Doubt.NO_OPTIONS),
        ("1. Which of these is it?\nAnswer: B", Doubt.NO_OPTIONS),
        ("1. Which?\nA. one\nB.\nC. three\nAnswer: C", Doubt.EMPTY_OPTION),
        ("1. Which?\nA. one\nB. two\nC. One.\nAnswer: A", Doubt.EQUAL_OPTIONS),
        ("1. Which?\nA. one\nB. two\nD. four\nAnswer: A", Doubt.OPTION_IN_OPTION),
        ("1. Which?\nA. one B. two D. four\nAnswer: A", Doubt.OPTION_IN_OPTION),
        (f"1. Which?{FOUR}What?{FOUR}Answer: A", Doubt.OPTIONS_IN_STEM),
        (f"1. Which?\nA. one\nB. two {'and so on ' * 30}\nAnswer: A", Doubt.LONG_OPTION),
        ("一、填空题\n1. 水的化学式\n答案：H2O", Doubt.NO_BLANK),
        ("1. water ____ and ____\nAnswer: runs", Doubt.BLANK_COUNT),
        (f"1. Which? {'Read this first. ' * 80}{FOUR}Answer: A", Doubt.LONG_STEM),
        (f"1. ……{FOUR}Answer: A", Doubt.WORDLESS_STEM),
        (f"1. 如图所示，这是什么？{FOUR}答案：A", Doubt.PICTURE),
    ],
)
def test_what_is_doubtful_is_said(text, doubt):
    draft = next(draft for draft in drafts_of(paper(text)))
    assert doubt in draft.warnings
    assert draft.confidence < 1


@pytest.mark.parametrize(
    "text",
    [
        f"1. 哪个？{FOUR}答案：B\n解析：A项错误，C项不对，故选B。",
        f"1. Which?{FOUR}Answer: B\nExplanation: The answer is A Christmas Carol's author.",
        f"1. Which are these? (Select TWO){FOUR}Answer: A, C",
        f"1. Which vitamin (B)?{FOUR}Answer: B",
        f"1. Which?{FOUR}Answer: A\nKey\n1. A",
        "1. 5×6=（  ）\nA. 11\nB. 30\nAnswer: B",
        "1. Which?\nA. a gas\nB. a rod\nC. cells of E. coli\nAnswer: A",
        "1. Carbon has the sign ____.\nAnswer: C6",
        "一、判断题\n1. 水会结冰。\n答案：错误\n解析：选项A错误。故说法错误",
    ],
)
def test_what_is_plain_is_not_doubted(text):
    assert (only(paper(text)).confidence, only(paper(text)).warnings) == (1, ())


def test_two_keys_under_a_heading_for_one_make_a_question_that_can_be_stored():
    draft = only(paper(f"一、单选题\n1. 哪个？{FOUR}答案：AC"))
    assert (draft.type, draft.keys) == ("multiple_choice", ("A", "C"))
    assert Gate(authored=False).refuse(draft) is None


def test_a_key_that_is_given_twice_leaves_the_bracket_empty():
    draft = only(paper("1. 哪个（B）？\nA. 甲\nB. 乙\n答案：B"))
    assert (draft.stem, draft.keys, draft.confidence) == ("哪个（  ）？", ("B",), 1)


# Doubts that the others tell


def test_a_number_that_is_missing_points_to_the_question_before():
    source = paper(numbered(1, 2, 4, 5))
    assert [draft.warnings for draft in drafts_of(source)] == [(), ("number_skipped_behind",), (), ()]
    assert report_of(source)["skipped_numbers"] == [3]


def test_a_number_that_comes_again_is_noted():
    assert [draft.warnings for draft in drafts_of(paper(numbered(1, 2, 2, 3)))] == [
        (),
        (),
        ("number_out_of_order",),
        (),
    ]


def test_numbers_may_begin_again_under_a_heading():
    text = f"一、单选题\n{numbered(1, 2)}\n二、单选题\n{numbered(1, 2)}"
    assert {draft.confidence for draft in drafts_of(paper(text))} == {1}


def test_a_key_is_missed_only_where_the_others_have_one():
    with_keys = drafts_of(paper(numbered(1, 2, 3) + "\n4. Which?\nA. one\nB. two"))
    assert with_keys[-1].warnings == ("no_key_unlike_others",)
    without = drafts_of(paper("1. Which?\nA. one\nB. two\n2. What?\nA. three\nB. four"))
    assert {(draft.warnings, draft.confidence) for draft in without} == {(("no_key",), 1)}


def test_a_question_with_fewer_options_than_nearly_all_others_is_noted():
    *others, last = drafts_of(paper(numbered(*range(1, 13)) + "\n13. Which?\nA. one\nB. two\nAnswer: A"))
    assert last.warnings == ("fewer_options_than_others",)
    assert {draft.warnings for draft in others} == {()}


def test_a_line_that_joined_a_question_is_noted_where_others_have_one_line():
    lines = numbered(*range(1, 13)) + "\n13. Which?\nFor staff only\nA. one\nB. two\nC. six\nAnswer: A"
    assert drafts_of(paper(lines))[-1].warnings == ("more_lines_than_others",)
    assert drafts_of(paper(lines, Kind.PDF))[-1].warnings == ()


def test_keys_that_are_only_seen_are_said_to_be_and_are_sure():
    red = Run("B. iron", color="FF0000")
    blocks = [paragraph(text) for text in ("1. Which melts last?", "A. ice")]
    draft = only(Document(Kind.DOCX, (*blocks, paragraph(red))))
    assert (draft.keys, draft.warnings, draft.confidence) == (("B",), ("key_by_look",), 1)


# Nothing is lost


def test_keys_that_belong_to_no_question_are_told_by_number():
    facts = report_of(paper("1. Which?\nA. a\nB. b\n2. What?\nA. c\nB. d\nAnswers\n1. A 2. B 3. C 4. D"))
    assert (facts["spare_keys"], facts["spare_key_numbers"]) == (2, [3, 4])


def test_a_line_of_a_key_block_that_gives_no_key_is_left_over():
    facts = report_of(paper("1. Which?\nA. a\nB. b\n2. What?\nA. c\nB. d\nAnswers\n1. A\n2. B\nPart 2\nGood luck"))
    assert facts["left_over_blocks"] == [{"text": "Good luck", "place": "", "after": 2}]


def test_a_row_of_a_key_table_that_gives_no_key_is_left_over():
    keys = table("题号|答案", "1|A", "二|B")
    facts = report_of(document(*paper("1. 哪个？\nA. 甲\nB. 乙\n2. 何为？\nA. 丙\nB. 丁\n参考答案").blocks, keys))
    assert [block["text"] for block in facts["left_over_blocks"]] == ["二\tB"]


def test_columns_that_hold_no_part_of_a_question_are_named():
    rows = ("题干|选项A|选项B|答案|难度|标签|章节", "何为水？|甲|乙|A|易||第一章", "何为火？|丙|丁|B|难||第二章")
    assert report_of(workbook(sheet(*rows)))["unread_columns"] == ["难度", "章节"]


def test_options_that_the_type_has_no_use_for_are_noted():
    draft = only(workbook(sheet("题型|题干|选项A|选项B|答案", "简答题|何为水？|甲|乙|一种液体")))
    assert (draft.keys, draft.warnings) == (("一种液体",), ("options_left_out",))


def test_left_over_text_is_placed_between_the_questions_that_were_kept():
    facts = report_of(paper(f"Front page\n1.{FOUR}2. What?{FOUR}Answer: A\nThe end"))
    assert [(block["text"], block["after"]) for block in facts["left_over_blocks"]] == [
        ("one / two / three / four", 0),
        ("Front page", 0),
        ("The end", 1),
    ]
    assert facts["set_apart"] == {"stem_empty": 1}


def test_what_is_too_long_to_be_stored_is_set_apart_and_costs_no_other_question():
    facts = report_of(paper(f"{numbered(1, 2)}\n3. Why? {'x' * 20_001}\nAnswer: so"))
    assert (facts["questions"], facts["set_apart"]) == (2, {"stem_too_long": 1})


def test_headings_are_told_apart_from_what_is_left_over():
    facts = report_of(paper(f"一、单选题\n1. 哪个？{FOUR}答案：A"))
    assert (facts["headings"], facts["left_over"]) == (["一、单选题"], 0)


def test_gift_keeps_what_is_no_question():
    facts = report_of(paper("::Q1:: Is water wet? {TRUE}\nSee you next week."))
    assert [block["text"] for block in facts["left_over_blocks"]] == ["See you next week."]


def test_a_table_of_questions_among_gift_is_read_too():
    lines = paper("::Q1:: Is water wet? {TRUE}\n::Q2:: Is ice wet? {FALSE}").blocks
    drafts = drafts_of(document(*lines, table("题干|选项A|选项B|答案", "何为水？|甲|乙|A")))
    assert [draft.keys for draft in drafts] == [("A",), ("B",), ("A",)]
