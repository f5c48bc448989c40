"""Jobs of the kinds `knowledge_base` and `oneline` by the engines of the service, to their end."""

import re

import pytest

from tests.contract.papers import CHINESE, ENGLISH, docx_of, locked_docx, pdf_of, scanned_pdf, text_of

RULES = [
    {"type": "single_choice", "count": 3},
    {"type": "multiple_choice", "count": 1},
    {"type": "true_or_false", "count": 2},
]
HAN = re.compile(r"[\u4e00-\u9fff]")
LETTERS = "ABCDEFGHIJ"


def assert_well_formed(question):
    """What the contract promises of a question that the service made itself."""
    assert list(question) == ["object", "type", "label", "choices", "correct_answers", "explanation"]
    choices, answers = question["choices"], question["correct_answers"]
    letters = [choice["value"] for choice in choices]
    assert letters == list(LETTERS[: len(choices)])
    assert all(list(choice) == ["value", "name"] and choice["name"].strip() for choice in choices)
    assert len({choice["name"] for choice in choices}) == len(choices)
    assert set(answers) <= set(letters)
    assert len(set(answers)) == len(answers)
    match question["type"]:
        case "single_choice":
            assert (len(answers), len(choices) >= 3) == (1, True)
        case "multiple_choice":
            assert 2 <= len(answers) < len(choices)
        case "true_or_false":
            assert (letters, len(answers)) == (["A", "B"], 1)
        case other:
            raise AssertionError(other)


def types_of(questions):
    return sorted(question["type"] for question in questions)


def assert_all_made(full, questions):
    assert (full["status"], full.get("error")) == ("succeeded", None)
    assert types_of(questions) == ["multiple_choice", *["single_choice"] * 3, *["true_or_false"] * 2]
    for question in questions:
        assert_well_formed(question)
    assert len({question["label"] for question in questions}) == len(questions)


def judgements(questions):
    return {
        tuple(choice["name"] for choice in question["choices"])
        for question in questions
        if len(question["choices"]) == 2
    }


@pytest.mark.parametrize("content", [docx_of(ENGLISH), pdf_of(ENGLISH), text_of(ENGLISH)], ids=["docx", "pdf", "txt"])
def test_english_material_gives_english_questions(alice, jobs, content):
    file = alice.uploaded(content, "tides")
    full, questions = jobs.full(creation_type="knowledge_base", file=file, question_rules=RULES)
    assert_all_made(full, questions)
    assert judgements(questions) == {("True", "False")}
    assert not HAN.search(str(questions))


@pytest.mark.parametrize("by", ["file", "content"])
def test_chinese_material_gives_chinese_questions(alice, jobs, by):
    given = {"file": alice.uploaded(docx_of(CHINESE), "潮汐.docx")} if by == "file" else {"content": "\n".join(CHINESE)}
    full, questions = jobs.full(creation_type="knowledge_base", question_rules=RULES, **given)
    assert_all_made(full, questions)
    assert judgements(questions) == {("正确", "错误")}
    assert all(HAN.search(question["label"]) for question in questions)


def test_without_rules_there_are_at_most_ten_questions(jobs):
    full, questions = jobs.full(creation_type="knowledge_base", content="\n\n".join(ENGLISH))
    assert (full["status"], full["question_rules"]) == ("succeeded", [])
    assert 1 <= len(questions) <= 10
    for question in questions:
        assert_well_formed(question)


def test_every_explanation_of_material_quotes_it(jobs):
    _, questions = jobs.full(creation_type="knowledge_base", content="\n\n".join(ENGLISH), question_rules=RULES)
    lines = [line.rstrip(".") for line in ENGLISH]
    for question in questions:
        assert any(line[:40] in question["explanation"] for line in lines), question


@pytest.mark.parametrize(
    ("prompt", "types", "judged"),
    [
        ("6 questions on percentages", 6, set()),
        ("3 true or false questions on percentages", ["true_or_false"] * 3, {("True", "False")}),
        ("2 single choice and 1 true or false question about percentages", None, {("True", "False")}),
        ("出3道关于百分数的判断题", ["true_or_false"] * 3, {("正确", "错误")}),
        ("5道一元一次方程选择题", ["single_choice"] * 5, set()),
    ],
)
def test_number_and_kind_are_read_from_the_prompt(jobs, prompt, types, judged):
    full, questions = jobs.full(creation_type="oneline", prompt=prompt)
    assert (full["status"], full.get("error")) == ("succeeded", None)
    for question in questions:
        assert_well_formed(question)
        assert bool(HAN.search(question["label"])) is bool(HAN.search(prompt))
    if isinstance(types, int):
        assert len(questions) == types
    else:
        assert types_of(questions) == (types or ["single_choice", "single_choice", "true_or_false"])
    assert judged <= judgements(questions)


@pytest.mark.parametrize(
    ("content", "subject"),
    [(ENGLISH, "estuary"), (ENGLISH, "barnacle"), (CHINESE, "盐沼"), (CHINESE, "藤壶")],
)
def test_a_prompt_beside_material_is_a_wish(jobs, content, subject):
    rules = [{"type": "single_choice", "count": 1}]
    body = {"creation_type": "knowledge_base", "content": "\n\n".join(content), "question_rules": rules}
    full, [question] = jobs.full(**body, prompt=subject)
    assert (full["status"], full["prompt"]) == ("succeeded", subject)
    assert subject in question["explanation"].lower()


def test_rules_go_before_the_prompts_number(jobs):
    full, questions = jobs.full(creation_type="oneline", prompt="9 questions on percentages", question_rules=RULES)
    assert full["status"] == "succeeded"
    assert types_of(questions) == ["multiple_choice", *["single_choice"] * 3, *["true_or_false"] * 2]


def failed(jobs, **body):
    full, questions = jobs.full(**body)
    assert full["status"] == "failed"
    assert re.fullmatch(r"[a-z_]+", full["error"]["type"])
    assert re.fullmatch(r"[A-Z“\"].+[.!?]", full["error"]["message"])
    return full["error"], questions


def test_a_prompt_outside_what_is_known_fails_with_a_reason(jobs):
    _, questions = failed(jobs, creation_type="oneline", prompt="10 questions on the love letters of Napoleon")
    assert questions == []


def test_material_that_is_too_short_fails_and_what_was_made_stays(jobs):
    rules = [{"type": "single_choice", "count": 100}]
    content = "\n\n".join(ENGLISH)
    error, questions = failed(jobs, creation_type="knowledge_base", content=content, question_rules=rules)
    assert error["type"] == "not_enough_material"
    assert 0 < len(questions) < 100


@pytest.mark.parametrize("body", [{"content": "Tides."}, {"content": "潮汐。"}, {"content": "." * 5000}])
def test_material_that_says_nothing_fails_with_a_reason(jobs, body):
    _, questions = failed(jobs, creation_type="knowledge_base", **body)
    assert questions == []


DAMAGED = "The file is damaged and can't be read. Open it, save it again and upload the new file."
UNREADABLE = {
    "broken pdf": (b"%PDF-1.7 and nothing more", "file_corrupt", DAMAGED),
    "broken docx": (docx_of(ENGLISH)[:-200], "file_corrupt", DAMAGED),
    "scanned pdf": (
        scanned_pdf(),
        "file_no_text",
        "The file has no text, only pictures (a scan?). Send it with text, after OCR for instance.",
    ),
    "locked docx": (
        locked_docx(),
        "file_encrypted",
        "The file is protected by a password. Remove the password and upload it again.",
    ),
}


@pytest.mark.parametrize("creation_type", ["knowledge_base", "question_bank"])
@pytest.mark.parametrize(("content", "code", "sentence"), UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_can_not_be_read_fails_its_job_with_a_reason(alice, jobs, creation_type, content, code, sentence):
    file = alice.uploaded(content, "notes.docx")
    error, questions = failed(jobs, creation_type=creation_type, file=file)
    assert (error, questions) == ({"type": code, "message": sentence}, [])
