"""POST of a job: everything that is refused, in which words and in which order."""

import pytest

from tests.contract.papers import ENGLISH, QUIZ, docx_of, pptx_of, qti_of, xlsx_of

UNKNOWN_FILE = "file-01a1fba7cf9375b9bdca9137a0098f68"
KNOWLEDGE = {"creation_type": "knowledge_base"}
BANK = {"creation_type": "question_bank"}
ONELINE = {"creation_type": "oneline"}
ASKED = {**ONELINE, "prompt": "5 questions on percentages"}


def refusal(jobs, body):
    answer = jobs.create(**body)
    assert jobs.list().json["data"] == []
    return answer.error


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({}, "Creation Type can't be blank"),
        ({"creation_type": None}, "Creation Type can't be blank"),
        ({"creation_type": ""}, "Creation Type can't be blank"),
        ({"prompt": "x" * 257}, "Creation Type can't be blank"),
        ({"creation_type": "essay"}, "Creation Type is not included in the list"),
        ({"creation_type": "Oneline"}, "Creation Type is not included in the list"),
        ({"creation_type": 1}, "Creation Type is not included in the list"),
        ({"creation_type": ["oneline"]}, "Creation Type is not included in the list"),
        ({"creation_type": "essay", "prompt": 1, "question_rules": 1}, "Creation Type is not included in the list"),
    ],
)
def test_the_creation_type_comes_first(jobs, body, message):
    assert refusal(jobs, body) == (400, message)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (KNOWLEDGE, "File or Content can't be blank"),
        ({**KNOWLEDGE, "prompt": "about tides"}, "File or Content can't be blank"),
        ({**KNOWLEDGE, "file": None, "content": None}, "File or Content can't be blank"),
        ({**KNOWLEDGE, "content": " \n "}, "File or Content can't be blank"),
        ({**KNOWLEDGE, "file": UNKNOWN_FILE, "content": "Tides."}, "File and Content can't both be present"),
        (BANK, "File can't be blank"),
        ({**BANK, "file": ""}, "File can't be blank"),
        ({**BANK, "content": "1. Which?"}, "File can't be blank"),
        ({**BANK, "file": UNKNOWN_FILE, "content": "1. Which?"}, "Content must be blank"),
        ({**BANK, "file": UNKNOWN_FILE, "prompt": "all"}, "Prompt must be blank"),
        (ONELINE, "Prompt can't be blank"),
        ({**ONELINE, "prompt": None}, "Prompt can't be blank"),
        ({**ONELINE, "prompt": "\t"}, "Prompt can't be blank"),
        ({**ASKED, "file": UNKNOWN_FILE}, "File must be blank"),
        ({**ASKED, "content": "Tides."}, "Content must be blank"),
    ],
)
def test_each_creation_type_carries_its_own(jobs, body, message):
    assert refusal(jobs, body) == (400, message)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({**ONELINE, "prompt": 5}, "Prompt must be a string"),
        ({**KNOWLEDGE, "content": ["Tides."]}, "Content must be a string"),
        ({**BANK, "file": {"id": UNKNOWN_FILE}}, "File must be a string"),
        ({**ASKED, "metadata": "x"}, "Metadata must be an object"),
        ({**ASKED, "metadata": []}, "Metadata must be an object"),
        ({**ASKED, "metadata": False}, "Metadata must be an object"),
    ],
)
def test_values_have_their_types(jobs, body, message):
    assert refusal(jobs, body) == (400, message)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("single_choice", "Question Rules must be a list"),
        ({"type": "single_choice", "count": 1}, "Question Rules must be a list"),
        (["single_choice"], "Question Rules must be a list of objects"),
        ([{"count": 1}], "Question Rules type can't be blank"),
        ([{"type": None, "count": 1}], "Question Rules type can't be blank"),
        ([{"type": "essay", "count": 1}], "Question Rules type is not included in the list"),
        ([{"type": 7, "count": 1}], "Question Rules type is not included in the list"),
        ([{"type": "single_choice"}], "Question Rules count can't be blank"),
        ([{"type": "single_choice", "count": None}], "Question Rules count can't be blank"),
        *(
            ([{"type": "single_choice", "count": count}], "Question Rules count must be a whole number from 1")
            for count in (0, -1, 1.5, 1.0, True, "1", [1])
        ),
        ([{"type": "single_choice", "count": 101}], "Question Rules count is too large (maximum sum is 100)"),
        (
            [{"type": "single_choice", "count": 50}, {"type": "true_or_false", "count": 51}],
            "Question Rules count is too large (maximum sum is 100)",
        ),
        ([{"type": "single_choice", "count": 10**300}], "Question Rules count is too large (maximum sum is 100)"),
    ],
)
def test_question_rules_name_a_type_and_a_count(jobs, rules, message):
    assert refusal(jobs, {**ASKED, "question_rules": rules}) == (400, message)


@pytest.mark.parametrize("kind", ["multiple_blank", "short_answer"])
@pytest.mark.parametrize("body", [ASKED, {**KNOWLEDGE, "content": "Tides."}], ids=["oneline", "knowledge_base"])
def test_types_that_are_not_created_by_default_are_refused(jobs, body, kind):
    rules = [{"type": kind, "count": 1}]
    assert refusal(jobs, {**body, "question_rules": rules}) == (400, "Question Rules type is not included in the list")


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({**ONELINE, "prompt": "x" * 257}, "Prompt is too long (maximum is 256 characters)"),
        ({**ONELINE, "prompt": "𠮷" * 257}, "Prompt is too long (maximum is 256 characters)"),
        ({**KNOWLEDGE, "content": "x" * 100_001}, "Content is too long (maximum is 100000 characters)"),
        ({**KNOWLEDGE, "content": "x", "prompt": "x" * 257}, "Prompt is too long (maximum is 256 characters)"),
        ({**ASKED, "metadata": {"k": "x" * 16_377}}, "Metadata is too large (maximum is 16384 bytes as JSON)"),
        ({**ASKED, "metadata": {"k": "汉" * 5_460}}, "Metadata is too large (maximum is 16384 bytes as JSON)"),
    ],
    ids=["prompt", "astral_prompt", "content", "wish", "metadata", "chinese_metadata"],
)
def test_limits(jobs, body, message):
    assert refusal(jobs, body) == (400, message)


def test_required_fields_come_before_limits(jobs):
    too_much = {"question_rules": [{"type": "single_choice", "count": 101}], "metadata": {"k": "x" * 20_000}}
    assert refusal(jobs, {**ONELINE, **too_much}) == (400, "Prompt can't be blank")
    assert refusal(jobs, {**KNOWLEDGE, "prompt": "x" * 257}) == (400, "File or Content can't be blank")
    assert refusal(jobs, {**BANK, **too_much}) == (400, "File can't be blank")


@pytest.mark.parametrize("body", [KNOWLEDGE, BANK], ids=["knowledge_base", "question_bank"])
@pytest.mark.parametrize("unknown", ["file-x", UNKNOWN_FILE, "gen-01a1fba7cf9375b9bdca9137a0098f68", "文件"])
def test_an_unknown_file_is_refused_by_its_name(jobs, body, unknown):
    assert refusal(jobs, {**body, "file": unknown}) == (400, f"No such File object: {unknown}")


def test_a_deleted_file_is_unknown(alice, jobs):
    file = alice.uploaded(b"Tides rise and fall.")
    assert alice.delete(f"/v1/files/{file}").status == 200
    assert refusal(jobs, {**KNOWLEDGE, "file": file}) == (400, f"No such File object: {file}")


def test_a_file_of_another_account_is_unknown(bob, jobs):
    file = bob.uploaded(b"Tides rise and fall.")
    assert refusal(jobs, {**KNOWLEDGE, "file": file}) == (400, f"No such File object: {file}")


def test_a_workbook_is_no_material(alice, jobs):
    file = alice.uploaded(xlsx_of([["Question", "Answer"], ["Is it high water?", "Yes"]]), "bank.xlsx")
    message = "File must be Word, PDF, PPT or text for knowledge_base"
    assert refusal(jobs, {**KNOWLEDGE, "file": file}) == (400, message)


@pytest.mark.parametrize("content", [QUIZ.encode(), qti_of()], ids=["moodle_xml", "qti"])
def test_a_quiz_is_no_material(alice, jobs, content):
    message = "File must be Word, PDF, PPT or text for knowledge_base"
    assert refusal(jobs, {**KNOWLEDGE, "file": alice.uploaded(content, "quiz")}) == (400, message)


def test_slides_are_no_bank(alice, jobs):
    file = alice.uploaded(pptx_of(ENGLISH[:2]), "slides.pptx")
    message = "File must be Word, Excel, PDF, text, Moodle XML or QTI for question_bank"
    assert refusal(jobs, {**BANK, "file": file}) == (400, message)


def test_limits_come_before_the_file_is_looked_for(alice, jobs):
    file = alice.uploaded(docx_of(ENGLISH), "tides.docx")
    rules = [{"type": "single_choice", "count": 101}]
    message = "Question Rules count is too large (maximum sum is 100)"
    assert refusal(jobs, {**KNOWLEDGE, "file": "file-x", "question_rules": rules}) == (400, message)
    assert refusal(jobs, {**KNOWLEDGE, "file": file, "question_rules": rules}) == (400, message)
