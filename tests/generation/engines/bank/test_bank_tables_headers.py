"""Where a bank table's names stand: below titles, in two rows, again and again, beside one another, or nowhere."""

import pytest

from generation.engines.bank import BankEngine
from generation.engines.base import Reported
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import (
    all_keys,
    brief,
    document,
    drafts_of,
    names,
    paragraph,
    sheet,
    table,
    workbook,
)


def stems(source):
    return [draft.stem for draft in drafts_of(source)]


def types(source):
    return [draft.type for draft in drafts_of(source)]


def left_over(source):
    (report,) = [event for event in BankEngine().generate(brief(source)) if isinstance(event, Reported)]
    return [(block["text"], block["place"]) for block in report.facts["left_over_blocks"]]


def test_a_header_of_two_rows():
    source = workbook(
        sheet(
            "序号|题干|选项||||答案|解析",
            "||A|B|C|D||",
            "1|哪个是液体？|铁|水|木|冰|B|会流动",
            "2|哪个是金属？|铁|水|木|冰|A|",
        )
    )
    assert all_keys(source) == ["B", "A"]
    assert names(drafts_of(source)[0]) == ["铁", "水", "木", "冰"]


def test_a_name_above_several_columns():
    source = workbook(sheet("序号|题干|选项||||答案", "1|哪个是液体？|铁|水|木|冰|B", "2|哪个是金属？|铁|水|木|冰|A"))
    assert all_keys(source) == ["B", "A"]


def test_the_same_name_above_each_option():
    source = workbook(sheet("题干|选项|选项|选项|答案", "哪个是液体？|铁|水|木|B"))
    assert (names(drafts_of(source)[0]), all_keys(source)) == (["铁", "水", "木"], ["B"])


def test_the_header_comes_again():
    source = workbook(
        sheet("题干|A|B|答案", "哪个是液体？|铁|水|B", "题干|A|B|答案", "哪个是金属？|铁|水|A", "题干|A|B|答案")
    )
    assert stems(source) == ["哪个是液体？", "哪个是金属？"]


def test_another_header_begins_another_table():
    source = workbook(
        sheet(
            *(
                "一、单选题",
                "序号|题目|A|B|答案",
                "1|哪个是液体？|铁|水|B",
                "",
                "二、判断题",
                "序号|题目|答案",
                "1|水会结冰。|√",
            ),
            *("三、填空题", "序号|题目|答案1|答案2", "1|____结成____。|水|冰"),
        )
    )
    assert types(source) == [Type.SINGLE_CHOICE, Type.TRUE_OR_FALSE, Type.MULTIPLE_BLANK]
    assert [draft.keys for draft in drafts_of(source)] == [("B",), ("A",), ("水", "冰")]


def test_rows_that_are_headings_name_the_type_of_those_below():
    source = workbook(
        sheet(
            *(
                "序号|题目|A|B|C|答案",
                "一、单选题（每题2分）",
                "1|哪个是液体？|铁|水|木|B",
                "二、多选题",
                "1|哪些是金属？|铁|水|木|A",
            ),
            *("三、判断题", "1|水会结冰。||||对", "四、填空题|共1题", "1|水的沸点是____度。||||100"),
        )
    )
    assert types(source) == [Type.SINGLE_CHOICE, Type.MULTIPLE_CHOICE, Type.TRUE_OR_FALSE, Type.MULTIPLE_BLANK]
    assert left_over(source) == []


def test_what_gives_no_question_is_reported_with_its_row():
    source = workbook(
        sheet(
            *(
                "2024年题库",
                "题干|A|B|答案",
                "哪个是液体？|铁|水|B",
                "安全常识",
                "哪个是金属？|铁|水|A",
                "合计：2题|||",
            ),
            name="题库",
        )
    )
    assert stems(source) == ["哪个是液体？", "哪个是金属？"]
    assert [text for text, _ in left_over(source)] == ["2024年题库", "安全常识", "合计：2题"]
    assert all("题库" in place for _, place in left_over(source))


def test_tables_side_by_side():
    source = workbook(
        sheet(
            "序号|题目|答案||序号|题目|答案",
            *("1|水会结冰。|√||3|铁会燃烧。|×", "2|木头会燃烧。|√||4|冰会融化。|√"),
            name="判断题",
        )
    )
    assert stems(source) == ["水会结冰。", "木头会燃烧。", "铁会燃烧。", "冰会融化。"]
    assert all_keys(source) == ["A", "A", "B", "A"]


def test_tables_side_by_side_whose_numbers_run_across():
    source = workbook(
        sheet("序号|题目|答案|序号|题目|答案", "1|水会结冰。|√|2|铁会燃烧。|×", "3|木头会燃烧。|√|4|冰会融化。|√")
    )
    assert stems(source) == ["水会结冰。", "铁会燃烧。", "木头会燃烧。", "冰会融化。"]


@pytest.mark.parametrize(
    "rows",
    [
        ("单选题|哪个是常见的液体？|铁|水|木|B|易", "多选题|哪些是常见的金属？|铁|水|锌|AC|易"),
        ("1|哪个是常见的液体？|铁|水|木|B|水会流动，所以是液体", "2|哪些是常见的金属？|铁|水|锌|AC|"),
        ("B|哪个是常见的液体？|铁|水|木", "AC|哪些是常见的金属？|铁|水|锌"),
        ("哪个是常见的液体？|铁|水|木|水", "哪个是常见的金属？|铁|水|锌|锌"),
        ("哪个是常见的液体？|A.铁\\nB.水\\nC.木|B", "哪些是常见的金属？|A.铁\\nB.水\\nC.锌|AC"),
        ("哪个是常见的液体？\\nA.铁 B.水 C.木|B", "哪些是常见的金属？\\nA.铁 B.水 C.锌|AC"),
        ("Which one is a liquid?|iron|water|wood|2", "Which one is a metal?|iron|water|wood|1"),
    ],
)
def test_tables_without_a_header(rows):
    first, second = drafts_of(workbook(sheet(*rows)))
    assert [len(first.choices), len(second.choices)] == [3, 3]
    assert first.keys == ("B",)
    assert second.keys in {("A", "C"), ("C",), ("A",)}


def test_statements_without_a_header():
    source = workbook(sheet("1|水在零度时会结成冰。|√", "2|铁在水里会浮起来。|×", "3|木头可以燃烧。|√"))
    assert all_keys(source) == ["A", "B", "A"]


def test_a_table_in_a_paper_that_goes_on_without_its_header():
    source = document(
        table("序号|题目|A|B|答案", "1|哪个是液体？|铁|水|B"), paragraph("（续）"), table("2|哪个是金属？|铁|水|A")
    )
    assert all_keys(source) == ["B", "A"]


def test_a_table_of_marks_is_no_bank():
    features = table("功能|免费版|专业版", "导出|×|√", "共享|√|√", "统计|×|√")
    marks = table("姓名|等级", "张三|A", "李四|B", "王五|A")
    bank = table("题干|A|B|答案", "哪个是液体？|铁|水|B")
    assert len(drafts_of(document(features, marks, bank))) == 1


@pytest.mark.parametrize(
    "header",
    [
        "编号|题目ID|难度系数|考点|题干|题型|A|B|答案|出题人|审核日期",
        "题目分类|题目|题目类型|选项A|选项B|选项数|答案|分数|状态",
    ],
)
def test_columns_that_say_nothing_of_the_question_stay_out_of_it(header):
    cells = {
        "题干": "哪个是液体？",
        "题目": "哪个是液体？",
        "题型": "单选题",
        "题目类型": "单选题",
        "A": "铁",
        "B": "水",
    }
    cells |= {"选项A": "铁", "选项B": "水", "答案": "B", "选项数": "2"}
    source = workbook(
        sheet(header, "|".join(cells.get(name, f"x{place}") for place, name in enumerate(header.split("|"))))
    )
    (draft,) = drafts_of(source)
    assert (draft.stem, names(draft), draft.keys, draft.explanation) == ("哪个是液体？", ["铁", "水"], ("B",), "")


def test_a_title_column_beside_the_stem_stays_out_of_it():
    source = workbook(sheet("Title|Question|Option 1|Option 2|Answer", "Liquids|Which is wet?|sand|rain|2"))
    assert stems(source) == ["Which is wet?"]
