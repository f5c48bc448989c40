"""Looks in the cells of a bank table, forms with a part of a question a row, and texts that questions share."""

import pytest

from files.documents.types import Cell, Location, Run, TableBlock
from tests.generation.engines.bank.building import (
    all_keys,
    document,
    drafts_of,
    names,
    paragraph,
    sheet,
    table,
    workbook,
)


def cell(*runs):
    return Cell((paragraph(*runs),))


def test_the_right_option_in_a_look_of_its_own():
    rows = [[cell("题干"), cell("A"), cell("B"), cell("C")]]
    for right in (1, 2, 0):
        options = [cell(Run(text, bold=place == right)) for place, text in enumerate(("铁", "水", "木"))]
        rows.append([cell("哪个是对的？"), *options])
    source = document(TableBlock(tuple(map(tuple, rows)), Location()))
    assert all_keys(source) == ["B", "C", "A"]


def test_the_right_one_of_options_in_a_cell_in_a_look_of_its_own():
    options = cell("A.铁\n", Run("B.水", color="FF0000"), "\nC.木")
    rows = ((cell("题干"), cell("选项")), (cell("哪个是液体？"), options), (cell("哪个会流动？"), options))
    assert all_keys(document(TableBlock(rows, Location()))) == ["B", "B"]


def test_numbers_that_word_shows_are_read():
    rows = ((cell("序号"), cell("题目"), cell("选项"), cell("答案")),)
    for number in (1, 2):
        options = Cell(tuple(paragraph(text, marker=mark) for text, mark in (("铁", "A."), ("水", "B."))))
        rows += ((Cell((paragraph("", marker=f"{number}."),)), cell("哪个是液体？"), options, cell("B")),)
    drafts = drafts_of(document(TableBlock(rows, Location())))
    assert [(draft.stem, names(draft), draft.keys) for draft in drafts] == [("哪个是液体？", ["铁", "水"], ("B",))] * 2


@pytest.mark.parametrize(
    "form",
    [
        ("题型|单选题", "题干|哪个是液体？", "选项A|铁", "选项B|水", "答案|B", "解析|水会流动"),
        ("题型|单选题|难度|易", "题目|哪个是液体？||", "A|铁|B|水", "正确答案|B|解析|水会流动"),
        ("第1题|哪个是液体？", "A|铁", "B|水", "答案|B", "解析|水会流动"),
        ("题干：|哪个是液体？", "选项：|A.铁\\nB.水", "答案：|B", "解析：|水会流动"),
        ("1|哪个是液体？", "选项|A.铁|B.水", "答案|B", "解析|水会流动"),
    ],
)
def test_a_form_for_each_question(form):
    (draft,) = drafts_of(document(table(*form)))
    assert (draft.stem, names(draft), draft.keys, draft.explanation) == (
        "哪个是液体？",
        ["铁", "水"],
        ("B",),
        "水会流动",
    )


def test_forms_one_below_another_in_a_table():
    one = ("题干|哪个是液体？", "A|铁", "B|水", "答案|B")
    source = document(table(*one, "题干|水会结冰。", "答案|对"))
    assert all_keys(source) == ["B", "A"]


def test_questions_in_columns():
    source = document(
        table("题号|1|2|3", "题目|哪个是液体？|哪个是金属？|哪个会流动？", "A|铁|铁|木", "B|水|水|水", "答案|B|A|B")
    )
    assert all_keys(source) == ["B", "A", "B"]


def test_a_text_that_several_questions_share():
    source = workbook(
        sheet(
            "材料|题干|A|B|答案",
            "小明在烧水。|他在烧什么？|水|油|A",
            "|水会怎样？|沸腾|结冰|A",
            "小红在河边。|河里有什么？|水|油|A",
        )
    )
    assert [draft.stem for draft in drafts_of(source)] == [
        "小明在烧水。\n他在烧什么？",
        "小明在烧水。\n水会怎样？",
        "小红在河边。\n河里有什么？",
    ]
