"""What holds for every table, however odd: it is read without a fault, and no part of a question is made up."""

import re
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from generation.engines.base import EngineError
from generation.questions import BLANK
from tests.generation.engines.bank.building import document, drafts_of, sheet, table, workbook

NAMES = (
    *(
        "题干",
        "题型",
        "选项A",
        "选项B",
        "A",
        "B",
        "选项",
        "答案",
        "答案1",
        "答案2",
        "解析",
        "序号",
        "大题题干",
        "小题题干",
        "目录",
    ),
    *(
        "Question",
        "Option 1",
        "Option 2",
        "Correct Answer",
        "Incorrect Answer 1 (Optional)",
        "Correct 1",
        "是否正确",
        "选项数",
    ),
)
CELLS = (
    *(
        "",
        "",
        "1",
        "2",
        "0",
        "B",
        "AB",
        "A.铁\\nB.水",
        "铁",
        "水",
        "铁¦水",
        "哪个是液体？",
        "1. 水会结冰。",
        "____结成冰。",
        "√",
        "错",
    ),
    *(
        "单选题",
        "判断题",
        "填空题",
        "一、单选题",
        "合计",
        "A.铁",
        "B.水",
        "答案：B",
        "/",
        "*铁",
        '["铁"]',
        "<p>水</p>",
        "MC",
        "NewQuestion",
    ),
    *("1. 哪个？\\nA.铁\\nB.水\\n答案：A", "必填", "（必填）示例"),
)
VERDICTS = {"正确", "错误", "True", "False", "√", "×", "对", "错", "不对", "A", "B"}


@st.composite
def grids(draw):
    width = draw(st.integers(1, 8))
    cell = st.sampled_from(draw(st.sampled_from([CELLS, CELLS, (*CELLS, *NAMES)])))
    header = draw(st.lists(st.sampled_from(NAMES), min_size=width, max_size=width))
    rows = draw(st.lists(st.lists(cell, min_size=width, max_size=width), min_size=1, max_size=8))
    return [" | ".join(row) for row in ([header, *rows] if draw(st.booleans()) else rows)]


def squeezed(text):
    return re.sub(r"[\s\u3000（）()|¦：.]|\\n|" + BLANK, "", text)


@settings(max_examples=250, deadline=None)
@given(grids(), st.booleans())
def test_every_part_of_a_question_stands_in_the_table(rows, spread):
    source = workbook(sheet(*rows)) if spread else document(table(*rows))
    printed = squeezed("".join(rows))
    with suppress(EngineError):
        for draft in drafts_of(source):
            assert all(squeezed(piece) in printed for piece in re.split(rf"\n|{BLANK}", draft.stem))
            assert all(choice.text in VERDICTS or squeezed(choice.text) in printed for choice in draft.choices)
            assert all(squeezed(piece) in printed for key in draft.keys for piece in key.split("\n") if len(piece) > 1)
