"""DELETE of a file: what keeps it, and what becomes of the jobs that had it."""

import pytest

from tests.contract.papers import BANK, ENGLISH, text_of


@pytest.fixture
def file(alice):
    return alice.upload(text_of(ENGLISH), "tides.txt").json


def material(file, *steps):
    return {"creation_type": "knowledge_base", "file": file["id"], "prompt": f"script: {'; '.join(steps)}"}


def in_use(file):
    return 400, f"File is used by an unfinished Generation: {file['id']}"


def test_a_file_is_deleted_for_good(alice, file):
    path = f"/v1/files/{file['id']}"
    answer = alice.delete(path)
    assert (answer.status, answer.json) == (200, {"id": file["id"], "object": "file", "deleted": True})
    assert alice.get(path).error == (404, f"No such File object: {file['id']}")
    assert alice.delete(path).error == (404, f"No such File object: {file['id']}")


def test_its_bytes_are_deleted_too(alice, service):
    file = alice.uploaded(b"the only text with the word xylophonist")
    assert b"xylophonist" in b"".join(path.read_bytes() for path in uploads(service))
    alice.delete(f"/v1/files/{file}")
    assert b"xylophonist" not in b"".join(path.read_bytes() for path in uploads(service))


def uploads(service):
    return [path for path in (service.data / "uploads").rglob("*") if path.is_file() and path.stat().st_size < 100]


def test_a_file_that_a_generating_job_uses_is_kept(alice, jobs, file):
    job = jobs.created(**material(file, "make 1", "hold"))
    jobs.wait_for_questions(job, 1)
    assert alice.delete(f"/v1/files/{file['id']}").error == in_use(file)
    assert alice.get(f"/v1/files/{file['id']}").json == file
    jobs.cancel(job)
    assert alice.delete(f"/v1/files/{file['id']}").status == 200


def test_a_file_that_a_queued_job_uses_is_kept(alice, jobs, file):
    holders = [jobs.script("hold"), jobs.script("hold")]
    job = jobs.created(**material(file, "make 1"))
    assert jobs.status(job).json["status"] == "queued"
    assert alice.delete(f"/v1/files/{file['id']}").error == in_use(file)
    for holder in holders:
        jobs.cancel(holder)
    assert jobs.wait_for(job)["status"] == "succeeded"
    assert alice.delete(f"/v1/files/{file['id']}").status == 200


@pytest.mark.parametrize(
    ("steps", "state"), [(["make 2"], "succeeded"), (["make 2", "fail too_odd Try another."], "failed")]
)
def test_finished_jobs_lose_only_their_file(alice, jobs, file, steps, state):
    job = jobs.created(**material(file, *steps), metadata={"k": "v"})
    assert jobs.wait_for(job)["status"] == state
    full, questions = jobs.get(job).json, jobs.questions(job).json
    assert (full.pop("file"), len(questions["data"])) == (file, 2)
    assert alice.delete(f"/v1/files/{file['id']}").status == 200
    assert jobs.get(job).json == full
    assert jobs.questions(job).json == questions


def test_cancelled_jobs_lose_only_their_file(alice, jobs, file):
    job = jobs.created(**material(file, "make 2", "hold"))
    jobs.wait_for_questions(job, 2)
    jobs.cancel(job)
    full = jobs.get(job).json
    assert full.pop("file") == file
    assert alice.delete(f"/v1/files/{file['id']}").status == 200
    assert jobs.get(job).json == full
    assert len(jobs.questions(job).json["data"]) == 2


def test_a_file_with_finished_and_unfinished_jobs_is_kept(alice, jobs, file):
    finished, running = jobs.created(**material(file, "make 1")), jobs.created(**material(file, "hold"))
    jobs.wait_for(finished)
    assert alice.delete(f"/v1/files/{file['id']}").error == in_use(file)
    assert jobs.get(finished).json["file"] == file
    jobs.delete(running)
    assert alice.delete(f"/v1/files/{file['id']}").status == 200


def test_deleting_a_job_leaves_its_file(alice, jobs, file):
    job = jobs.created(**material(file, "make 1"))
    jobs.wait_for(job)
    jobs.delete(job)
    assert alice.get(f"/v1/files/{file['id']}").json == file


def test_a_bank_that_lost_its_file_keeps_its_questions(alice, jobs):
    bank = alice.upload(BANK.encode(), "bank.txt").json
    full, questions = jobs.full(creation_type="question_bank", file=bank["id"])
    assert (full["status"], full.pop("file"), len(questions)) == ("succeeded", bank, 5)
    alice.delete(f"/v1/files/{bank['id']}")
    job = full["id"]
    assert (jobs.get(job).json, jobs.questions(job).json["data"]) == (full, questions)
