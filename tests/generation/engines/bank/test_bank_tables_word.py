"""Tables of a Word file, read from the file itself: banks, grids of options, boxes, forms, and tables that are none."""

from io import BytesIO

import pytest
from docx import Document as WordDocument
from docx.shared import RGBColor

from files.documents.reading import read
from generation.engines.base import EngineError
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, drafts_of, names


def saved(paper):
    stream = BytesIO()
    paper.save(stream)
    stream.seek(0)
    return read(stream, "bank.docx")


def add_table(paper, *rows, merged=()):
    """Add a table; `merged` are pairs of corners, (row, column) each, of cells made one before the texts go in."""
    width = max(len(row) for row in rows)
    table = paper.add_table(len(rows), width)
    for (top, left), (bottom, right) in merged:
        table.cell(top, left).merge(table.cell(bottom, right))
    for number, row in enumerate(rows):
        for place, text in enumerate(row):
            if text:
                first, *others = text.split("\n")
                table.cell(number, place).paragraphs[0].text = first
                for line in others:
                    table.cell(number, place).add_paragraph(line)
    return table


def test_cells_of_several_paragraphs():
    paper = WordDocument()
    add_table(
        paper,
        ["序号", "题目", "选项", "答案", "解析"],
        ["1", "下列哪个\n是液体？", "A.铁\nB.水", "B", "水会流动。\n铁不会。"],
    )
    (draft,) = drafts_of(saved(paper))
    assert (draft.stem, names(draft), draft.explanation) == ("下列哪个\n是液体？", ["铁", "水"], "水会流动。\n铁不会。")


def test_a_header_of_two_rows_with_merged_cells():
    paper = WordDocument()
    add_table(
        paper,
        ["序号", "题目", "选项", "", "", "答案"],
        ["", "", "A", "B", "C", ""],
        ["1", "哪个是液体？", "铁", "水", "木", "B"],
        merged=[((0, 2), (0, 4)), ((0, 0), (1, 0)), ((0, 1), (1, 1)), ((0, 5), (1, 5))],
    )
    assert all_keys(saved(paper)) == ["B"]


def test_an_option_a_row_beside_a_stem_that_spans_them():
    paper = WordDocument()
    add_table(
        paper,
        ["序号", "题目", "选项", "答案"],
        *(["1", "哪个是液体？", "A.铁", "B"], ["", "", "B.水", ""], ["2", "哪些是金属？", "A.铁", "AC"]),
        *(["", "", "B.水", ""], ["", "", "C.锌", ""]),
        merged=[
            *(((1, 0), (2, 0)), ((1, 1), (2, 1)), ((1, 3), (2, 3))),
            *(((3, 0), (5, 0)), ((3, 1), (5, 1)), ((3, 3), (5, 3))),
        ],
    )
    source = saved(paper)
    assert all_keys(source) == ["B", "AC"]
    assert [names(draft) for draft in drafts_of(source)] == [["铁", "水"], ["铁", "水", "锌"]]


def test_a_heading_that_spans_the_table():
    paper = WordDocument()
    add_table(
        paper,
        ["序号", "题目", "答案"],
        *(["一、判断题", "", ""], ["1", "水会结冰。", "√"], ["二、填空题", "", ""], ["2", "火警电话是____。", "119"]),
        merged=[((1, 0), (1, 2)), ((3, 0), (3, 2))],
    )
    assert [draft.type for draft in drafts_of(saved(paper))] == [Type.TRUE_OR_FALSE, Type.MULTIPLE_BLANK]


def test_a_table_for_each_question():
    paper = WordDocument()
    for number, stem, key in ((1, "哪个是液体？", "B"), (2, "哪个是金属？", "A")):
        add_table(
            paper,
            *(["题号", str(number), "题型", "单选题"], ["题干", stem, "", ""], ["A", "铁", "B", "水"]),
            *(["答案", key, "难度", "易"], ["解析", "见书", "", ""]),
            merged=[((1, 1), (1, 3)), ((4, 1), (4, 3))],
        )
        paper.add_paragraph()
    source = saved(paper)
    assert all_keys(source) == ["B", "A"]
    assert [(draft.stem, draft.explanation) for draft in drafts_of(source)] == [
        ("哪个是液体？", "见书"),
        ("哪个是金属？", "见书"),
    ]


@pytest.mark.parametrize(
    "grid",
    [
        [["A. 铁", "B. 水"], ["C. 木", "D. 冰"]],
        [["A. 铁", "C. 木"], ["B. 水", "D. 冰"]],
        [["A. 铁", "B. 水", "C. 木", "D. 冰"]],
        [["A", "铁", "B", "水"], ["C", "木", "D", "冰"]],
        [["A.", "铁"], ["B.", "水"], ["C.", "木"], ["D.", "冰"]],
    ],
)
def test_options_in_a_table_below_the_stem(grid):
    paper = WordDocument()
    for number in (1, 2):
        paper.add_paragraph(f"{number}. 哪个是常见的液体？")
        add_table(paper, *grid)
        paper.add_paragraph("答案：B")
    source = saved(paper)
    assert [names(draft) for draft in drafts_of(source)] == [["铁", "水", "木", "冰"]] * 2
    assert all_keys(source) == ["B", "B"]


def test_a_tick_in_a_column_of_its_own_beside_the_options():
    paper = WordDocument()
    for number, right in ((1, 1), (2, 0)):
        paper.add_paragraph(f"{number}. Which is a star?")
        add_table(
            paper,
            *(
                [
                    ["*" if place == right else "", mark, text]
                    for place, (mark, text) in enumerate((("a.", "a planet"), ("b.", "the sun")))
                ]
            ),
        )
    source = saved(paper)
    assert [names(draft) for draft in drafts_of(source)] == [["a planet", "the sun"]] * 2
    assert all_keys(source) == ["B", "A"]


def test_the_whole_paper_in_a_table_for_its_frame():
    paper = WordDocument()
    add_table(paper, ["1. 哪个是液体？\nA. 铁\nB. 水\n答案：B\n2. 哪个是金属？\nA. 铁\nB. 水\n答案：A"])
    assert all_keys(saved(paper)) == ["B", "A"]


def test_a_question_a_row_with_its_key_in_a_narrow_column():
    paper = WordDocument()
    add_table(
        paper,
        *(["B", "1. 哪个是液体？\nA. 铁\nB. 水"], ["A", "2. 哪个是金属？\nA. 铁\nB. 水"], ["√", "3. 水会结冰。"]),
    )
    source = saved(paper)
    assert all_keys(source) == ["B", "A", "A"]
    assert [draft.stem for draft in drafts_of(source)] == ["哪个是液体？", "哪个是金属？", "水会结冰。"]


def test_a_grid_of_options_inside_of_a_cell():
    paper = WordDocument()
    table = add_table(paper, ["题目", "选项", "答案"], ["哪个是液体？", "", "B"], ["哪个是金属？", "", "A"])
    for row in (1, 2):
        inner = table.cell(row, 1).add_table(2, 1)
        inner.cell(0, 0).text, inner.cell(1, 0).text = "A.铁", "B.水"
    source = saved(paper)
    assert all_keys(source) == ["B", "A"]
    assert names(drafts_of(source)[0]) == ["铁", "水"]


def test_the_right_option_in_red():
    paper = WordDocument()
    table = add_table(paper, ["题目", "A", "B"], ["哪个是液体？", "铁", ""], ["哪个是金属？", "", "水"])
    for (row, column), text in (((1, 2), "水"), ((2, 1), "铁")):
        table.cell(row, column).paragraphs[0].add_run(text).font.color.rgb = RGBColor(255, 0, 0)
    assert all_keys(saved(paper)) == ["B", "A"]


def test_blanks_that_are_drawn_by_underlining():
    paper = WordDocument()
    table = add_table(paper, ["题型", "题目", "答案"], ["填空题", "", "119"])
    cell = table.cell(1, 1).paragraphs[0]
    cell.add_run("火警电话是")
    cell.add_run("      ").underline = True
    cell.add_run("。")
    (draft,) = drafts_of(saved(paper))
    assert (draft.stem, draft.keys) == ("火警电话是____。", ("119",))


@pytest.mark.parametrize(
    "rows",
    [
        [["项目", "内容", "类型"], ["水", "会流动的液体", "物质"], ["铁", "坚硬的金属", "物质"]],
        [["Term", "Definition"], ["evaporation", "water turning to vapour"], ["rain", "drops that fall"]],
        [["Feature", "Free", "Paid"], ["Export", "Yes", "Yes"], ["Share", "No", "Yes"]],
        [["功能", "是否支持"], ["导出成绩单和统计报表", "是"], ["共享题库给其他的老师", "否"]],
        [["姓名", "等级"], ["张三", "A"], ["李四", "B"]],
        [["年份", "产量", "备注"], ["2020", "30", "高"], ["2021", "40", "高"]],
        [["序号", "内容"], ["1", "水在零度结冰"], ["2", "铁在潮湿的空气里生锈"]],
        [["问题", "原因", "解决办法"], ["打不开", "没有电", "充电"], ["很慢", "太旧", "换新"]],
        [["Type", "Content"], ["Vitamin A", "carrots"], ["Vitamin C", "lemons"]],
        [["Step", "Item", "Type"], ["1", "Boil the water", "Preparation"], ["2", "Add the tea", "Cooking"]],
    ],
)
def test_a_lesson_s_table_is_no_bank(rows):
    paper = WordDocument()
    paper.add_paragraph("Water is a liquid. It freezes at zero degrees and boils at a hundred.")
    add_table(paper, *rows)
    with pytest.raises(EngineError):
        drafts_of(saved(paper))
