"""How jobs wait, run and end."""

import pytest

from tests.contract.client import FINAL, Jobs


def test_two_jobs_of_an_account_generate_and_the_next_one_is_queued(jobs):
    answers = [jobs.create(creation_type="oneline", prompt="script: hold") for _ in range(3)]
    assert [answer.json["status"] for answer in answers] == ["generating", "generating", "queued"]
    holders = [answer.json["id"] for answer in answers]
    assert [jobs.status(job).json["status"] for job in holders] == ["generating", "generating", "queued"]
    for job in holders:
        jobs.cancel(job)


def test_one_accounts_jobs_do_not_hold_up_anothers(jobs, bobs_jobs):
    held = [jobs.script("hold") for _ in range(5)]
    assert bobs_jobs.full(creation_type="oneline", prompt="script: make 1")[0]["status"] == "succeeded"
    for job in held:
        jobs.cancel(job)


def test_a_queued_job_gets_its_turn_when_another_finishes(jobs):
    made = [jobs.script("slowly 1") for _ in range(5)]
    assert jobs.status(made[-1]).json["status"] == "queued"
    assert [jobs.wait_for(job)["status"] for job in made] == ["succeeded"] * 5


def test_a_queued_job_gets_its_turn_when_another_is_cancelled(jobs):
    holders = [jobs.script("hold"), jobs.script("hold")]
    job = jobs.script("make 1")
    jobs.cancel(holders[0])
    assert jobs.status(job).json["status"] in ("generating", "succeeded")
    assert jobs.wait_for(job)["status"] == "succeeded"
    jobs.cancel(holders[1])


def test_the_oldest_queued_job_goes_first_and_no_new_one_overtakes_it(jobs):
    holders = [jobs.script("hold"), jobs.script("hold")]
    first, second = jobs.script("hold"), jobs.script("hold")
    jobs.cancel(holders[0])
    assert jobs.status(first).json["status"] == "generating"
    assert jobs.status(second).json["status"] == "queued"
    third = jobs.create(creation_type="oneline", prompt="script: hold").json
    assert third["status"] == "queued"
    for job in (third["id"], second, first, holders[1]):
        jobs.cancel(job)


def test_every_state_that_is_seen_follows_from_the_one_before(jobs):
    holders = [jobs.script("hold"), jobs.script("slowly 1")]
    job = jobs.script("slowly 2")
    seen = ["queued"]
    while seen[-1] not in FINAL:
        state = jobs.status(job).json["status"]
        seen += [state] if state != seen[-1] else []
    assert seen == ["queued", "generating", "succeeded"]
    jobs.cancel(holders[0])


def test_a_failed_job_says_why_in_its_full_form_only(jobs):
    job = jobs.script("make 2", "fail too_odd The prompt is too odd. Ask for something even.")
    summary = jobs.wait_for(job)
    assert list(summary) == ["id", "object", "created_at", "finished_at", "status"]
    assert (summary["status"], summary["finished_at"] is None) == ("failed", False)
    assert jobs.list().json["data"] == [summary]
    full = jobs.get(job).json
    assert full["error"] == {"type": "too_odd", "message": "The prompt is too odd. Ask for something even."}
    assert {key: full[key] for key in summary} == summary


def test_the_questions_of_a_failed_job_stay_readable(jobs):
    job = jobs.script("make 2", "fail too_odd Try another.")
    assert jobs.wait_for(job)["status"] == "failed"
    assert len(jobs.questions(job).json["data"]) == 2


def test_a_job_that_is_not_complete_has_not_succeeded(jobs):
    rules = [{"type": "single_choice", "count": 5}]
    full, questions = jobs.full(creation_type="oneline", prompt="script: make 3", question_rules=rules)
    assert (full["status"], len(questions)) == ("failed", 3)
    assert full["error"] == {
        "type": "not_enough_material",
        "message": "Only 3 of 5 questions could be made. Ask for fewer.",
    }


def test_a_fault_of_the_service_tells_nothing_of_its_inside(jobs):
    full, _ = jobs.full(creation_type="oneline", prompt="script: no such step")
    assert full["status"] == "failed"
    assert full["error"] == {
        "type": "internal_error",
        "message": "The questions could not be made because of a fault of ours. It is logged.",
    }


@pytest.mark.parametrize("steps", [["make 1"], ["fail too_odd Try another."]])
def test_a_final_state_stays_as_it_is(jobs, steps):
    job = jobs.script(*steps)
    ended = jobs.wait_for(job)
    full, questions = jobs.get(job).json, jobs.questions(job).json
    jobs.cancel(job)
    assert jobs.full(creation_type="oneline", prompt="script: make 1")[0]["status"] == "succeeded"
    assert (jobs.status(job).json, jobs.get(job).json, jobs.questions(job).json) == (ended, full, questions)


def test_a_job_is_the_same_in_both_families(alice, jobs):
    job = jobs.script("make 2", metadata={"k": "v"})
    jobs.wait_for(job)
    other = Jobs(alice, "/v1/generations" if "jobs" in jobs.base else "/v1/generation/jobs", "")
    assert other.status(job).json == jobs.status(job).json
    assert other.get(job).json == jobs.get(job).json
    assert other.questions(job).json == jobs.questions(job).json


def test_an_unknown_job_is_called_by_its_familys_name(jobs):
    for unknown in ("gen-x", "gen-01a1fba7cf9375b9bdca9137a0098f68", "file-01a1fba7cf9375b9bdca9137a0098f68", "7"):
        assert jobs.get(unknown).error == (404, f"No such {jobs.noun}: {unknown}")
        assert jobs.status(unknown).error == (404, f"No such {jobs.noun}: {unknown}")
