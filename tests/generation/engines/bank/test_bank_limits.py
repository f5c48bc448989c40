"""Time: banks of thousands of questions, and documents made to be slow."""

import contextlib
import time

import pytest

from generation.engines.base import EngineError
from tests.generation.engines.bank.building import drafts_of, paper

MANY = 60_000
SLOW = {
    "white space": "1. " + " \t" * MANY + "x",
    "pairs of marks": "1. " + "A. x B. y " * (MANY // 10),
    "first marks": "1. " + "A. " * MANY,
    "brackets": "1. " + "(" * MANY,
    "underscores": "1. " + "_a" * MANY,
    "points": "1. x" + "（2分）" * (MANY // 4),
    "tags": "1. " + "[易]" * (MANY // 3),
    "letters": "1. a\nA. x\nB. y\n答案：" + "A," * MANY + "!",
    "a range of keys": "1. a\n参考答案\n1-400 " + "A," * MANY,
    "labels": "1. a 答案：" + "答案：" * MANY,
    "titles": "::a" * MANY + "{=x}",
    "right answers": "::a:: b {" + "=x " * MANY + "}",
    "equal numbers": "1. a\n" * (MANY // 10),
    "key headings": "参考答案\n1. x\n" * (MANY // 10),
    "lone options": "A. x\n" * (MANY // 10),
    "headings": "一、单选题\n" * (MANY // 10),
    "one long line": "水" * MANY,
    "one long number": "1" * MANY,
}


def seconds(text):
    begun = time.process_time()
    with contextlib.suppress(EngineError):
        drafts_of(paper(text))
    return time.process_time() - begun


def bank(count):
    question = "{n}. 第{n}个问题是什么？（  ）\nA. 甲 B. 乙\nC. 丙 D. 丁\n答案：B\n解析：因为乙。\n"
    return "".join(question.format(n=n) for n in range(1, count + 1))


def test_two_thousand_questions_take_few_seconds():
    assert seconds(bank(2000)) < 10


@pytest.mark.parametrize("name", SLOW)
def test_no_text_takes_long(name):
    assert seconds(SLOW[name]) < 4
