"""Jobs of the kind `question_bank`: the questions of a bank as they are."""

import pytest

from tests.contract.papers import (
    AIKEN,
    BANK,
    BANK_WITHOUT_KEYS,
    CHINESE_BANK,
    GIFT,
    ITEM,
    QUIZ,
    docx_of,
    qti_of,
    xlsx_of,
)

BY_NUMBER = [
    {
        "object": "question",
        "type": "single_choice",
        "label": "Which planet is nearest to the sun?",
        "choices": [
            {"value": "A", "name": "Venus"},
            {"value": "B", "name": "Mercury"},
            {"value": "C", "name": "Mars"},
            {"value": "D", "name": "Earth"},
        ],
        "correct_answers": ["B"],
        "explanation": "Mercury goes round the sun in 88 days.",
    },
    {
        "object": "question",
        "type": "multiple_choice",
        "label": "Which of these are metals?",
        "choices": [
            {"value": "A", "name": "Copper"},
            {"value": "B", "name": "Sulphur"},
            {"value": "C", "name": "Iron"},
            {"value": "D", "name": "Neon"},
        ],
        "correct_answers": ["A", "C"],
        "explanation": "",
    },
    {
        "object": "question",
        "type": "true_or_false",
        "label": "Water boils at 100 degrees at sea level.",
        "choices": [{"value": "A", "name": "True"}, {"value": "B", "name": "False"}],
        "correct_answers": ["A"],
        "explanation": "",
    },
    {
        "object": "question",
        "type": "multiple_blank",
        "label": "The capital of France is ____ and that of Spain is ____.",
        "choices": [],
        "correct_answers": ["Paris", "Madrid"],
        "explanation": "",
    },
    {
        "object": "question",
        "type": "short_answer",
        "label": "Why is the sky blue?",
        "choices": [],
        "correct_answers": ["Air scatters blue light more than red light."],
        "explanation": "",
    },
]


@pytest.fixture
def read(alice, jobs):
    """Read a bank and return its job and its questions."""

    def read(content, *rules):
        file = alice.uploaded(content, "bank")
        named = [{"type": kind, "count": count} for kind, count in rules]
        return jobs.full(creation_type="question_bank", file=file, question_rules=named)

    return read


@pytest.mark.parametrize("content", [BANK.encode(), docx_of(BANK.splitlines())], ids=["txt", "docx"])
def test_questions_of_all_types_come_in_the_order_of_the_bank(read, content):
    job, questions = read(content)
    assert (job["status"], questions) == ("succeeded", BY_NUMBER)


def test_moodle_xml_with_all_types(read):
    job, questions = read(QUIZ.encode())
    assert (job["status"], questions) == ("succeeded", BY_NUMBER)


def test_gift(read):
    job, questions = read(GIFT.encode())
    assert (job["status"], questions) == ("succeeded", [*BY_NUMBER[:3], BY_NUMBER[4]])


@pytest.mark.parametrize("content", [ITEM.encode(), qti_of()], ids=["item", "package"])
def test_qti(read, content):
    job, questions = read(content)
    assert (job["status"], questions) == ("succeeded", BY_NUMBER[:1])


@pytest.mark.parametrize("content", [AIKEN.encode(), docx_of(AIKEN.splitlines())], ids=["txt", "docx"])
def test_aiken(read, content):
    job, questions = read(content)
    assert (job["status"], questions) == ("succeeded", [{**BY_NUMBER[0], "explanation": ""}])


def test_a_damaged_quiz_fails_with_a_reason(read):
    job, questions = read(QUIZ.encode()[:-20])
    assert (job["status"], questions, job["error"]["type"]) == ("failed", [], "file_corrupt")


def test_a_bank_without_keys_gives_none(read):
    job, questions = read(BANK_WITHOUT_KEYS.encode())
    assert job["status"] == "succeeded"
    assert [question["label"] for question in questions] == [
        "Which river is the longest in Africa?",
        "Which gas do plants take in?",
        "Why is the sea salty?",
        "The sea is ____ in colour.",
    ]
    assert [question["correct_answers"] for question in questions] == [[], [], [], []]
    types = ["single_choice", "single_choice", "short_answer", "multiple_blank"]
    assert [question["type"] for question in questions] == types
    assert [choice["name"] for choice in questions[0]["choices"]] == ["Niger", "Nile", "Congo", "Zambezi"]


def test_a_chinese_bank(read):
    job, [capital, earth] = read(CHINESE_BANK.encode())
    assert job["status"] == "succeeded"
    assert capital == {
        "object": "question",
        "type": "single_choice",
        "label": "我国的首都是哪里？",
        "choices": [
            {"value": "A", "name": "上海"},
            {"value": "B", "name": "北京"},
            {"value": "C", "name": "广州"},
            {"value": "D", "name": "天津"},
        ],
        "correct_answers": ["B"],
        "explanation": "",
    }
    assert (earth["type"], earth["label"], earth["correct_answers"]) == ("true_or_false", "地球绕着太阳转。", ["A"])
    assert [choice["name"] for choice in earth["choices"]] == ["正确", "错误"]


def test_a_workbook(read):
    rows = [
        ["题型", "题干", "选项A", "选项B", "选项C", "选项D", "答案", "解析"],
        ["单选题", "下列哪种是金属？", "铜", "硫", "氖", "碳", "A", "铜是金属。"],
        ["多选题", "下列哪些是行星？", "火星", "月球", "金星", "太阳", "AC", ""],
    ]
    job, questions = read(xlsx_of(rows))
    assert job["status"] == "succeeded"
    assert [(question["label"], question["correct_answers"]) for question in questions] == [
        ("下列哪种是金属？", ["A"]),
        ("下列哪些是行星？", ["A", "C"]),
    ]
    assert [question["explanation"] for question in questions] == ["铜是金属。", ""]


def test_rules_select_the_first_so_many_of_each_type(read):
    bank = "".join(f"{number}. Is {number} a number?\nA. Yes\nB. No\nC. Maybe\nAnswer: A\n\n" for number in range(1, 5))
    bank += "5. Ice is water.\nAnswer: True\n\n6. Fire is water.\nAnswer: False\n"
    job, questions = read(bank.encode(), ("true_or_false", 1), ("single_choice", 2))
    assert job["status"] == "succeeded"
    assert sorted(question["label"] for question in questions) == [
        "Ice is water.",
        "Is 1 a number?",
        "Is 2 a number?",
    ]


@pytest.mark.parametrize("kind", ["multiple_blank", "short_answer"])
def test_rules_select_types_that_are_not_created(read, kind):
    job, [question] = read(BANK.encode(), (kind, 1))
    assert (job["status"], question["type"]) == ("succeeded", kind)


def test_fewer_in_the_bank_than_asked_for_fails_and_what_was_read_stays_readable(read):
    job, questions = read(BANK.encode(), ("single_choice", 3))
    assert (job["status"], questions) == ("failed", BY_NUMBER[:1])
    assert job["error"].keys() == {"type", "message"}
    assert job["error"]["message"]


def test_a_text_without_questions_fails_with_a_reason(read):
    job, questions = read(b"Tides rise and fall twice a day. There is no question here at all.")
    assert (job["status"], questions) == ("failed", [])
    assert job["error"]["message"]


def test_true_duplicates_of_a_bank_stay(read):
    question = "{}. Is it high water now?\nA. Yes\nB. No\nC. Maybe\nAnswer: B\n\n"
    _, questions = read((question.format(1) + question.format(2)).encode())
    assert [found["label"] for found in questions] == ["Is it high water now?"] * 2
