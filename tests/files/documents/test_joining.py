"""Which lines begin something of their own, however full the line before them is."""

import pytest

from files.documents.joining import starts_item
from files.documents.text import read_text

FULL = "这一段文字很长它写满了编辑器里的整整一行所以看起来好像还要接着往下写似的"


@pytest.mark.parametrize(
    "line",
    [
        "6.1927年秋天爆发的是（）。",
        "7\uff0e2020 年的冠军是（）。",
        "3.1~8月份的产量是（）吨。",
        "3[.单选题]哪个最轻？",
        "12【判断】冰比水重。",
        "( A )1. 扫地用（）",
        "（√）3、羊吃草。",
        "第 4 题单选哪个最重？",
        "题目：哪个最快？",
        "问题3：哪个最慢？",
        "【参考答案】B",
        "【分析】看图。",
        "标准答案：C",
        "答案解析：看图。",
        "Q3 Which is it?",
        "Correct Answer: B",
    ],
)
def test_lines_that_begin_an_item(line):
    assert starts_item(line)
    read = [block.text for block in read_text("\n".join([*[FULL] * 8, line])).blocks]
    assert read[-1] == line


@pytest.mark.parametrize(
    "line",
    ["6.1927公顷", "3.14是近似值", "2020年秋天", "1.5万辆", "Questions remain.", "12 月份", "[见图]所示", "(3.5)"],
)
def test_lines_that_go_on_with_a_sentence(line):
    assert not starts_item(line)
