"""POST of a job that is taken: what comes back, what is kept, and the limits that it just meets."""

import pytest

from tests.contract.client import is_time
from tests.contract.papers import BANK, ENGLISH, docx_of, pdf_of, pptx_of, text_of, xlsx_of

SINGLE = {"type": "single_choice", "count": 1}


def test_the_answer_is_the_summary_with_exactly_five_keys(jobs):
    answer = jobs.create(creation_type="oneline", prompt="script: make 1")
    assert answer.status == 201
    summary = answer.json
    assert list(summary) == ["id", "object", "created_at", "finished_at", "status"]
    assert (summary["object"], summary["finished_at"], summary["status"]) == ("generation", None, "generating")
    assert summary["id"].startswith("gen-")
    assert int(summary["id"].removeprefix("gen-"), 16)
    assert summary["id"] == summary["id"].lower()
    assert is_time(summary["created_at"])


def test_a_job_ends_with_its_time_and_its_questions(jobs):
    created = jobs.create(creation_type="oneline", prompt="script: make 3").json
    ended = jobs.wait_for(created["id"])
    assert ended == {**created, "status": "succeeded", "finished_at": ended["finished_at"]}
    assert is_time(ended["finished_at"])
    assert ended["finished_at"] > created["created_at"]
    questions = jobs.questions(created["id"]).json
    assert (questions["object"], len(questions["data"]), questions["has_more"]) == ("list", 3, False)


def test_ids_are_ordered_by_time(jobs):
    ids = [jobs.script("make 1") for _ in range(3)]
    assert ids == sorted(ids)


def test_the_full_form_of_a_one_line_job(jobs):
    job = jobs.created(creation_type="oneline", prompt="script: make 1")
    summary = jobs.wait_for(job)
    expected = {
        **summary,
        "creation_type": "oneline",
        "prompt": "script: make 1",
        "question_rules": [],
        "metadata": None,
    }
    assert jobs.get(job).json == expected


def test_the_full_form_of_a_job_with_content(jobs):
    rules = [SINGLE, {"type": "true_or_false", "count": 2}]
    metadata = {"course": "b7", "nested": {"list": [1, 2.5, None, True, "汉字"]}, "": ""}
    body = {
        "creation_type": "knowledge_base",
        "content": "  Tides rise.\n\nTides fall. ",
        "prompt": "script: make 3",
        "question_rules": rules,
        "metadata": metadata,
    }
    job = jobs.created(**body)
    summary = jobs.wait_for(job, "succeeded")
    assert jobs.get(job).json == {**summary, **body}


def test_the_full_form_of_a_job_with_a_file(alice, jobs):
    file = alice.upload(docx_of(ENGLISH), "tides.docx").json
    job = jobs.created(creation_type="knowledge_base", file=file["id"], prompt="script: make 1", metadata={})
    summary = jobs.wait_for(job, "succeeded")
    assert jobs.get(job).json == {
        **summary,
        "creation_type": "knowledge_base",
        "prompt": "script: make 1",
        "file": file,
        "question_rules": [],
        "metadata": {},
    }


def test_unknown_keys_are_ignored_and_null_counts_as_absent(jobs):
    full, questions = jobs.full(
        creation_type="oneline",
        prompt="script: make 1",
        content=None,
        file=None,
        question_rules=None,
        metadata=None,
        status="succeeded",
        colour="blue",
    )
    assert (full["status"], full["question_rules"], full["metadata"]) == ("succeeded", [], None)
    assert not {"content", "file", "colour"} & full.keys()
    assert len(questions) == 1


def test_blank_texts_count_as_absent(jobs):
    full, _ = jobs.full(creation_type="oneline", prompt="script: make 1", content=" ", file="")
    assert not {"content", "file"} & full.keys()


@pytest.mark.parametrize("rules", [[], None])
def test_no_rules_are_an_empty_list(jobs, rules):
    full, _ = jobs.full(creation_type="oneline", prompt="script: make 1", question_rules=rules)
    assert full["question_rules"] == []


def test_unknown_keys_of_a_rule_are_ignored(jobs):
    full, questions = jobs.full(
        creation_type="oneline", prompt="script: make 1", question_rules=[{**SINGLE, "difficulty": "hard"}]
    )
    assert full["question_rules"] == [{"type": "single_choice", "count": 1}]
    assert len(questions) == 1


def test_every_rule_gets_its_count(jobs):
    rules = [
        {"type": "true_or_false", "count": 2},
        {"type": "single_choice", "count": 3},
        {"type": "multiple_choice", "count": 1},
        {"type": "single_choice", "count": 1},
    ]
    _, questions = jobs.full(creation_type="oneline", prompt="script: make 7", question_rules=rules)
    types = sorted(question["type"] for question in questions)
    assert types == ["multiple_choice"] + ["single_choice"] * 4 + ["true_or_false"] * 2


def test_a_hundred_questions_are_taken(jobs):
    rules = [{"type": "single_choice", "count": 60}, {"type": "true_or_false", "count": 40}]
    full, questions = jobs.full(creation_type="oneline", prompt="script: make 100", question_rules=rules)
    assert (full["status"], len(questions)) == ("succeeded", 100)


@pytest.mark.parametrize("character", ["x", "汉", "𠮷"])
def test_a_prompt_of_256_characters_is_taken(jobs, character):
    prompt = "script: make 1; say " + character * 236
    assert len(prompt) == 256
    full, _ = jobs.full(creation_type="oneline", prompt=prompt)
    assert (full["prompt"], full["status"]) == (prompt, "succeeded")


@pytest.mark.parametrize("character", ["x", "𠮷"])
def test_content_of_100000_characters_is_taken(jobs, character):
    content = character * 100_000
    full, _ = jobs.full(creation_type="knowledge_base", content=content, prompt="script: make 1")
    assert (full["content"] == content, full["status"]) == (True, "succeeded")


@pytest.mark.parametrize(
    "metadata", [{"k": "x" * 16_376}, {"k": "汉" * 5_458 + "xx"}], ids=["letters", "chinese characters"]
)
def test_metadata_of_sixteen_kibibytes_is_taken(jobs, metadata):
    full, _ = jobs.full(creation_type="oneline", prompt="script: make 1", metadata=metadata)
    assert full["metadata"] == metadata


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (docx_of(ENGLISH), "tides.docx"),
        (pdf_of(ENGLISH), "tides.pdf"),
        (pptx_of(ENGLISH[:2]), "tides.pptx"),
        (text_of(ENGLISH), "tides.txt"),
        (b"# Tides\n\nA tide is a rise and fall of the sea.", "tides.md"),
    ],
    ids=["docx", "pdf", "pptx", "txt", "md"],
)
def test_all_kinds_of_material_are_taken(alice, jobs, content, name):
    file = alice.uploaded(content, name)
    full, questions = jobs.full(creation_type="knowledge_base", file=file, prompt="script: make 1")
    assert (full["status"], full.get("error"), len(questions)) == ("succeeded", None, 1)


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (docx_of(BANK.splitlines()), "bank.docx"),
        (pdf_of(BANK.splitlines()[:6]), "bank.pdf"),
        (
            xlsx_of([["题型", "题干", "选项A", "选项B", "答案"], ["单选题", "月亮比太阳大吗？", "是", "否", "B"]]),
            "bank.xlsx",
        ),
        (BANK.encode(), "bank.txt"),
    ],
    ids=["docx", "pdf", "xlsx", "txt"],
)
def test_all_kinds_of_banks_are_taken(alice, jobs, content, name):
    file = alice.uploaded(content, name)
    full, questions = jobs.full(creation_type="question_bank", file=file)
    assert (full["status"], full.get("error")) == ("succeeded", None)
    assert questions
