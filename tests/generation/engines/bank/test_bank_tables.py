"""Bank tables: a question a row."""

import pytest

from generation.engines.bank.cells import options_in
from generation.engines.bank.column_roles import role_of
from generation.engines.bank.styled import Styled
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import (
    all_keys,
    document,
    drafts_of,
    names,
    only,
    paragraph,
    sheet,
    table,
    workbook,
)


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("题干（必填）", "stem"),
        ("试题内容", "stem"),
        ("Question Text", "stem"),
        ("正确答案(只能输入ABCD否则报错)", "answer"),
        ("Correct answer(s) - choose at least one", "answer"),
        ("题型", "type"),
        ("Question Type", "type"),
        ("选项", "options"),
        ("答案解析", "explanation"),
        ("选项数", "ignored"),
        ("难易度", "ignored"),
        ("Time limit (sec)", "ignored"),
        ("序号", "number"),
        ("", ""),
    ],
)
def test_names_of_columns(name, role):
    assert role_of(name)[0] == role


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        ("选项A", "A"),
        ("选项 b", "b"),
        ("A项", "A"),
        ("C", "C"),
        ("选项（D）", "D"),
        ("Option 2", "2"),
        ("Choice A", "A"),
        ("备选答案A", "A"),
    ],
)
def test_names_of_option_columns(name, sign):
    from_name = role_of(name.replace("（", "(").replace("）", ")"))
    assert from_name == ("option", sign)


@pytest.mark.parametrize(
    "cell",
    [
        "铁¦水¦木",
        "A.铁\\nB.水\\nC.木",
        "A.铁 B.水 C.木",
        "铁\\n水\\n木",
        "铁；水；木",
        "A、铁|B、水|C、木".replace("|", "¦"),
    ],
)
def test_options_in_one_cell(cell):
    text = cell.replace("\\n", "\n").replace("¦", "|")
    assert [option.text.text for option in options_in(Styled.plain(text))] == ["铁", "水", "木"]


def test_a_sheet_with_a_column_for_each_option():
    draft = only(
        workbook(sheet("序号|题型|题干|选项A|选项B|选项C|答案|解析", "1|单选题|哪个是液体？|铁|水||B|水会流动"))
    )
    assert (draft.type, draft.stem, names(draft)) == (Type.SINGLE_CHOICE, "哪个是液体？", ["铁", "水"])
    assert (draft.keys, draft.explanation, draft.place) == (("B",), "水会流动", "工作表“Sheet1”，第2行")


@pytest.mark.parametrize("answer", ["AB", "A,B", "A、B", " b a", "\uff21\uff22", "1,2", "铁；锌", "A¦B"])
def test_keys_of_any_spelling(answer):
    assert only(workbook(sheet("题干|A|B|C|答案", f"哪些是金属？|铁|锌|木|{answer}"))).keys == ("A", "B")


def test_the_header_may_stand_below_titles():
    source = workbook(sheet("2024年题库", "填写说明：题干必填", "", "题干|A|B|答案", "哪个是液体？|铁|水|B"))
    assert all_keys(source) == ["B"]


def test_a_sheet_without_header():
    source = workbook(
        sheet("1|哪一个是常见的液体？|铁|水|B", "2|哪一个是常见的金属？|铁|水|A", "3|哪一个能喝？|铁|水|b")
    )
    assert all_keys(source) == ["B", "A", "B"]
    assert names(drafts_of(source)[0]) == ["铁", "水"]


def test_columns_with_unknown_names_are_told_by_what_they_hold():
    source = workbook(sheet("题杆|选项A|选项B|正确答按", "哪一个是液体？|铁|水|B", "哪一个是金属？|铁|水|A"))
    assert all_keys(source) == ["B", "A"]


def test_the_name_of_a_sheet_is_a_type():
    source = workbook(
        sheet("题目|答案", "水是液体。|√", name="判断题"), sheet("题目|答案", "说说水。|水是液体。", name="简答题")
    )
    assert [draft.type for draft in drafts_of(source)] == [Type.TRUE_OR_FALSE, Type.SHORT_ANSWER]


def test_answers_to_blanks_in_columns_of_their_own():
    source = workbook(sheet("题目|答案1|答案2", "（  ）结成（  ）。|水|冰", "（  ）会融化。|冰|", name="填空题"))
    assert [draft.keys for draft in drafts_of(source)] == [("水", "冰"), ("冰",)]
    assert drafts_of(source)[0].stem == "____结成____。"


def test_answers_to_blanks_in_the_option_columns():
    draft = only(workbook(sheet("题干|题型|选项A|选项B|正确答案", "____结成____。|填空题|水|冰|")))
    assert (draft.type, draft.choices, draft.keys) == (Type.MULTIPLE_BLANK, (), ("水", "冰"))


def test_numbered_answers_beside_a_correct_answer_are_options():
    source = workbook(
        sheet("Question|Answer 1 - max 75|Answer 2 - max 75|Correct answer(s)", "Which is wet?|sand|rain|2")
    )
    assert (names(only(source)), only(source).keys) == (["sand", "rain"], ("B",))


def test_a_row_that_helps_to_fill_the_table_in_is_no_question():
    source = workbook(
        sheet("Question|Option 1|Option 2|Answer", "Text (required)|Text (required)|optional|index", "Which?|a|b|1")
    )
    assert [draft.stem for draft in drafts_of(source)] == ["Which?"]


def test_a_row_for_each_option():
    source = workbook(
        sheet(
            "序号|题目|选项|正确", "1|哪个是液体？|A.铁|", "||B.水|是", "2|哪些是金属？|A.铁|是", "||B.锌|是", "||C.木|"
        )
    )
    assert all_keys(source) == ["B", "AB"]
    assert [names(draft) for draft in drafts_of(source)] == [["铁", "水"], ["铁", "锌", "木"]]


def test_a_whole_question_in_one_cell():
    source = workbook(sheet("题库", "1.哪个是液体？\\nA.铁\\nB.水\\n答案：B", "2.哪个是金属？\\nA.铁\\nB.水\\n答案：A"))
    assert all_keys(source) == ["B", "A"]


def test_a_table_in_a_paper_has_the_type_of_its_heading():
    source = document(
        paragraph("一、判断题"),
        table("序号|题目|答案", "1|水是液体。|对"),
        paragraph("二、简答题"),
        table("题目|答案", "说说水。|对"),
    )
    assert [draft.type for draft in drafts_of(source)] == [Type.TRUE_OR_FALSE, Type.SHORT_ANSWER]


def test_an_option_left_empty_keeps_the_letters_of_the_others():
    draft = only(workbook(sheet("题干|A|B|C|答案", "哪个是液体？|铁||水|C")))
    assert (names(draft), draft.keys, draft.warnings) == (["铁", "", "水"], ("C",), ("empty_option",))


def test_a_sheet_of_notes_beside_a_bank_holds_no_questions():
    notes = sheet("填写说明", "1. 题干不能为空", "2. 答案填字母", name="说明")
    assert len(drafts_of(workbook(notes, sheet("题干|A|B|答案", "哪个是液体？|铁|水|B")))) == 1
