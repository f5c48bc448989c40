"""Tables of keys behind the questions, in papers and on sheets of their own."""

import pytest

from tests.generation.engines.bank.building import all_keys, document, drafts_of, paper, sheet, table, workbook

QUESTIONS = paper(
    """
    1. 哪个是液体？
    A. 铁
    B. 水
    2. 哪个是金属？
    A. 铁
    B. 水
    3. 水会结冰。（ ）
    4. 铁会浮起来。（ ）
    """
).blocks


@pytest.mark.parametrize(
    "rows",
    [
        ("题号|1|2|3|4", "答案|B|A|√|×"),
        ("题号|1|2", "答案|B|A", "题号|3|4", "答案|√|×"),
        ("参考答案||||", "题号|1|2|3|4", "答案|B|A|√|×"),
        ("1|2|3|4", "B|A|√|×"),
        ("参考答案|||", "1|2", "B|A", "3|4", "√|×"),
        ("题号|答案", "1|B", "2|A", "3|√", "4|×"),
        ("题号|答案|题号|答案", "1|B|3|√", "2|A|4|×"),
        ("题号|答案||题号|答案", "1|B||3|√", "2|A||4|×"),
        ("题号|题型|答案|分值", "1|单选题|B|2", "2|单选题|A|2", "3|判断题|√|1", "4|判断题|×|1"),
        ("1|B|2|A", "3|√|4|×"),
        ("1|B|3|√", "2|A|4|×"),
        ("|", "题号|答案", "1|B", "2|A", "3|√", "4|×"),
    ],
)
def test_keys_in_a_table_behind_the_questions(rows):
    assert all_keys(document(*QUESTIONS, *paper("参考答案").blocks, table(*rows))) == ["B", "A", "A", "B"]


def test_explanations_beside_the_keys():
    rows = table("题号|答案|解析", "1|B|水会流动", "2|A|")
    assert [draft.explanation for draft in drafts_of(document(*QUESTIONS[:6], rows))] == ["水会流动", ""]


CHOICES = sheet("序号|题目|A|B", "1|哪个是液体？|铁|水", "2|哪个是金属？|铁|水", name="单选题")
STATEMENTS = sheet("序号|题目", "1|水会结冰吗？", "2|铁会浮起来吗？", name="判断题")


@pytest.mark.parametrize(
    "keys",
    [
        [sheet("题号|题型|答案", "1|判断题|对", "2|判断题|错", "1|单选题|B", "2|单选题|A", name="答案")],
        [sheet("单选题", "题号|1|2", "答案|B|A", "判断题", "题号|1|2", "答案|对|错", name="答案")],
        [sheet("题号|答案", "单选题", "1|B", "2|A", "判断题", "1|对", "2|错", name="答案")],
        [sheet("题号|答案", "1|B", "2|A", name="单选题答案"), sheet("题号|答案", "1|对", "2|错", name="判断题答案")],
    ],
)
def test_keys_on_a_sheet_of_their_own_where_the_numbers_begin_again(keys):
    assert all_keys(workbook(CHOICES, STATEMENTS, *keys)) == ["B", "A", "A", "B"]
