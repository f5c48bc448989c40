"""DELETE of a job, in every state."""

import time

import pytest


def assert_gone(jobs, job):
    unknown = (404, f"No such {jobs.noun}: {job}")
    assert jobs.get(job).error == unknown
    assert jobs.status(job).error == unknown
    assert jobs.questions(job).error == unknown
    assert jobs.cancel(job).error == unknown
    assert jobs.delete(job).error == unknown
    assert job not in [summary["id"] for summary in jobs.list().json["data"]]


def delete(jobs, job):
    answer = jobs.delete(job)
    assert (answer.status, answer.json) == (200, {"id": job, "object": "generation", "deleted": True})
    assert_gone(jobs, job)


@pytest.mark.parametrize(
    ("steps", "state"), [(["make 1"], "succeeded"), (["make 1", "fail too_odd Try another."], "failed")]
)
def test_a_finished_job_is_deleted(jobs, steps, state):
    job = jobs.script(*steps)
    assert jobs.wait_for(job)["status"] == state
    delete(jobs, job)


def test_a_cancelled_job_is_deleted(jobs):
    job = jobs.script("hold")
    jobs.cancel(job)
    delete(jobs, job)


def test_a_generating_job_is_deleted_and_stays_away(jobs):
    job = jobs.script("slowly 20")
    jobs.wait_for_questions(job, 1)
    delete(jobs, job)
    time.sleep(0.7)
    assert_gone(jobs, job)


def test_a_job_that_no_worker_has_touched_yet_is_deleted(jobs):
    delete(jobs, jobs.script("hold"))


def test_a_queued_job_is_deleted(jobs):
    holders = [jobs.script("hold"), jobs.script("hold")]
    job = jobs.script("make 1")
    assert jobs.status(job).json["status"] == "queued"
    delete(jobs, job)
    for holder in holders:
        jobs.cancel(holder)


def test_the_slot_of_a_deleted_job_goes_to_the_next_one(jobs):
    holders = [jobs.script("hold"), jobs.script("hold")]
    waiting = jobs.script("make 1")
    jobs.delete(holders[0])
    assert jobs.wait_for(waiting)["status"] == "succeeded"
    jobs.delete(holders[1])


def test_an_unknown_job(jobs):
    assert jobs.delete("gen-x").error == (404, f"No such {jobs.noun}: gen-x")


def test_both_families_delete_the_same_job(alice, jobs):
    job = jobs.script("make 1")
    jobs.wait_for(job)
    other = "/v1/generations" if jobs.base == "/v1/generation/jobs" else "/v1/generation/jobs"
    assert alice.delete(f"{other}/{job}").json == {"id": job, "object": "generation", "deleted": True}
    assert_gone(jobs, job)
