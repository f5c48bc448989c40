"""Rows that can't be: each constraint of the database refuses its own."""

import pytest
from django.db import DatabaseError, IntegrityError

from files.models import StoredFile
from generation.models import Job, Question
from tests.jobs import JUST_NOW, change, held_job, make_account, make_file, make_job

BAD_JOBS = {
    "job_status_is_known": [{"status": "paused"}],
    "job_type_is_known": [{"creation_type": "podcast"}],
    "job_finished_at_when_succeeded_or_failed": [
        {"status": "succeeded"},
        {"status": "failed", "error_code": "no_text", "error_message": "The file has no text."},
        {"status": "generating", "finished_at": JUST_NOW},
        {"status": "queued", "finished_at": JUST_NOW},
        {"status": "cancelled", "finished_at": JUST_NOW},
    ],
    "job_says_why_it_failed": [
        {"status": "failed", "finished_at": JUST_NOW},
        {"status": "failed", "finished_at": JUST_NOW, "error_code": "no_text"},
        {"status": "failed", "finished_at": JUST_NOW, "error_message": "The file has no text."},
        {"status": "succeeded", "finished_at": JUST_NOW, "error_code": "no_text"},
        {"status": "generating", "error_message": "The file has no text."},
    ],
    "job_lease_only_while_generating": [
        {"lease_until": JUST_NOW},
        {"lease_owner": "somebody:1:1"},
        {"status": "queued", "lease_until": JUST_NOW, "lease_owner": "somebody:1:1"},
        {"status": "cancelled", "lease_until": JUST_NOW, "lease_owner": "somebody:1:1"},
    ],
    "unfinished_job_has_its_material": [
        {"creation_type": "knowledge_base"},
        {"creation_type": "question_bank", "status": "queued"},
    ],
    "job_text_lengths": [{"content": "x" * 100_001}],
}
CASES = [
    pytest.param(name, fields, id=f"{name}-{index}")
    for name, rows in BAD_JOBS.items()
    for index, fields in enumerate(rows)
]


def insert_question(job, **fields):
    values = {"slot": 0, "ordinal": 0, "epoch": job.epoch, "type": "true_or_false", "stem": "Water is wet.", **fields}
    Question.objects.create(job=job, **values)


def test_every_constraint_has_its_bad_row():
    tested = {*BAD_JOBS, "job_has_one_material", *BAD_QUESTIONS, *TWICE, "file_is_not_empty"}
    assert tested == {each.name for model in (Job, Question, StoredFile) for each in model._meta.constraints}


@pytest.mark.parametrize(("name", "fields"), CASES)
def test_a_job_that_can_not_be_is_refused(database, name, fields):
    with pytest.raises(IntegrityError, match=name):
        make_job(**fields)


@pytest.mark.parametrize(("name", "fields"), CASES)
def test_a_job_never_becomes_one_that_can_not_be(database, name, fields):
    job = make_job()
    with pytest.raises(IntegrityError, match=name):
        change(job, **fields)


def test_a_job_has_a_file_or_a_text(database):
    account = make_account()
    with pytest.raises(IntegrityError, match="job_has_one_material"):
        make_job(account, creation_type="knowledge_base", file=make_file(account), content="Cells divide.")


def test_a_prompt_has_a_longest_length(database):
    # PostgreSQL's column refuses it before the constraint that SQLite has need of.
    with pytest.raises(DatabaseError, match=r"job_text_lengths|character varying\(256\)"):
        make_job(prompt="x" * 257)


def test_a_finished_job_needs_its_material_no_more(database):
    make_job(creation_type="knowledge_base", status="cancelled")
    assert Job.objects.count() == 1


BAD_QUESTIONS = {
    "question_type_is_known": {"type": "essay"},
    "question_has_a_stem": {"stem": ""},
    "question_confidence_is_a_share": {"confidence": 1.1},
}


@pytest.mark.parametrize(("name", "fields"), BAD_QUESTIONS.items())
def test_a_question_that_can_not_be_is_refused(database, name, fields):
    job = held_job()
    with pytest.raises(IntegrityError, match=name):
        insert_question(job, **fields)


TWICE = {
    "question_ordinal_in_job": {"slot": 1, "ordinal": 0, "fingerprint": "other"},
    "question_slot_in_job": {"slot": 0, "ordinal": 1, "fingerprint": "other"},
    "question_fingerprint_in_job": {"slot": 1, "ordinal": 1, "fingerprint": "same"},
}


@pytest.mark.parametrize(("name", "fields"), TWICE.items())
def test_a_question_stands_once_in_its_job(database, name, fields):
    job = held_job()
    insert_question(job, fingerprint="same")
    # SQLite names the columns of a unique constraint, not the constraint.
    columns = f"generation_question.{name.removeprefix('question_').removesuffix('_in_job')}"
    with pytest.raises(IntegrityError, match=f"{name}|{columns}"):
        insert_question(job, **fields)


def test_a_bank_may_hold_the_same_question_twice(database):
    job = held_job()
    insert_question(job, fingerprint=None)
    insert_question(job, slot=1, ordinal=1, fingerprint=None)
    assert job.questions.count() == 2


def test_another_job_may_have_the_same_question(database):
    account = make_account()
    for _ in range(2):
        insert_question(held_job(account), fingerprint="same")
    assert Question.objects.count() == 2


def test_a_file_is_not_empty(database):
    with pytest.raises(IntegrityError, match="file_is_not_empty"):
        StoredFile.objects.create(account=make_account(), filename="empty.txt", kind="text", size=0, content="00/empty")
