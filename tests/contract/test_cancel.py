"""POST of a cancel, in every state."""

import time

import pytest

FINISHED = (400, "Generation is already finished")


def test_a_generating_job_is_cancelled_and_its_finished_at_stays_null(jobs):
    job = jobs.script("make 2", "hold")
    jobs.wait_for_questions(job, 2)
    answer = jobs.cancel(job)
    assert answer.status == 200
    assert list(answer.json) == ["id", "object", "created_at", "finished_at", "status"]
    assert (answer.json["id"], answer.json["status"], answer.json["finished_at"]) == (job, "cancelled", None)
    assert jobs.status(job).json == answer.json
    assert jobs.get(job).json["finished_at"] is None
    assert "error" not in jobs.get(job).json


def test_a_job_that_no_worker_has_touched_yet_is_cancelled(jobs):
    job = jobs.script("make 1", "hold")
    assert jobs.cancel(job).json["status"] == "cancelled"


def test_a_queued_job_is_cancelled_and_never_runs(jobs):
    holders = [jobs.script("hold"), jobs.script("hold")]
    job = jobs.script("make 1")
    assert jobs.status(job).json["status"] == "queued"
    assert (jobs.cancel(job).json["status"], jobs.cancel(job).error) == ("cancelled", FINISHED)
    for holder in holders:
        jobs.cancel(holder)
    assert jobs.full(creation_type="oneline", prompt="script: make 1")[0]["status"] == "succeeded"
    assert jobs.status(job).json["status"] == "cancelled"
    assert jobs.questions(job).json["data"] == []


def test_after_a_cancel_nothing_more_is_written(jobs):
    job = jobs.script("slowly 20")
    jobs.wait_for_questions(job, 2)
    jobs.cancel(job)
    kept = jobs.questions(job).json
    assert len(kept["data"]) >= 2
    time.sleep(0.7)
    assert jobs.questions(job).json == kept
    assert jobs.status(job).json["status"] == "cancelled"


@pytest.mark.parametrize(
    ("steps", "state"), [(["make 1"], "succeeded"), (["make 1", "fail too_odd Try another."], "failed")]
)
def test_a_finished_job_is_not_cancelled(jobs, steps, state):
    job = jobs.script(*steps)
    ended = jobs.wait_for(job)
    assert ended["status"] == state
    assert jobs.cancel(job).error == FINISHED
    assert jobs.status(job).json == ended


def test_a_cancelled_job_is_not_cancelled_again(jobs):
    job = jobs.script("hold")
    jobs.cancel(job)
    assert jobs.cancel(job).error == FINISHED


@pytest.mark.parametrize(
    ("body", "content_type"),
    [(b"{", "application/json"), (b"<cancel/>", "application/xml"), (b"\xff\x00", "multipart/form-data"), (b"[]", "")],
)
def test_the_body_of_a_cancel_is_not_read(alice, jobs, body, content_type):
    job = jobs.script("hold")
    answer = alice.send("POST", f"{jobs.base}/{job}/cancel", body, {"Content-Type": content_type})
    assert (answer.status, answer.json["status"]) == (200, "cancelled")


def test_an_unknown_job(jobs):
    assert jobs.cancel("gen-x").error == (404, f"No such {jobs.noun}: gen-x")


def test_both_families_cancel_the_same_job(alice, jobs):
    job = jobs.script("hold")
    other = "/v1/generations" if jobs.base == "/v1/generation/jobs" else "/v1/generation/jobs"
    assert alice.post(f"{other}/{job}/cancel").json["status"] == "cancelled"
    assert jobs.status(job).json["status"] == "cancelled"
