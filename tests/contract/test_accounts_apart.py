"""Two accounts never see each other's objects: they answer exactly as unknown ones do."""

import pytest

from tests.contract.client import Jobs
from tests.contract.papers import ENGLISH, text_of


@pytest.fixture
def bobs_view(bob, family):
    """Bob at Alice's addresses."""
    return Jobs(bob, family.base, family.noun)


def test_a_file_is_its_accounts_own(alice, bob):
    file = alice.upload(b"Tides rise and fall.").json
    unknown = (404, f"No such File object: {file['id']}")
    assert bob.get(f"/v1/files/{file['id']}").error == unknown
    assert bob.delete(f"/v1/files/{file['id']}").error == unknown
    assert alice.get(f"/v1/files/{file['id']}").json == file


@pytest.mark.parametrize("creation_type", ["knowledge_base", "question_bank"])
def test_no_job_is_made_of_anothers_file(alice, bobs_view, creation_type):
    file = alice.uploaded(text_of(ENGLISH))
    answer = bobs_view.create(creation_type=creation_type, file=file)
    assert answer.error == (400, f"No such File object: {file}")
    assert bobs_view.list().json["data"] == []


def test_nor_does_the_wrong_kind_of_anothers_file_give_it_away(alice, bobs_view):
    file = alice.uploaded(text_of(ENGLISH))
    answer = bobs_view.create(creation_type="oneline", prompt="5 questions on percentages", file=file)
    assert answer.error == (400, "File must be blank")


@pytest.mark.parametrize("steps", [["make 2"], ["make 2", "hold"]], ids=["finished", "generating"])
def test_a_job_is_its_accounts_own_on_every_operation(jobs, bobs_view, steps):
    job = jobs.script(*steps, metadata={"k": "v"})
    questions = jobs.wait_for_questions(job, 2)
    unknown = (404, f"No such {jobs.noun}: {job}")
    assert bobs_view.get(job).error == unknown
    assert bobs_view.status(job).error == unknown
    assert bobs_view.questions(job).error == unknown
    assert bobs_view.cancel(job).error == unknown
    assert bobs_view.delete(job).error == unknown
    assert jobs.questions(job).json["data"] == questions
    assert jobs.status(job).json["status"] in ("generating", "succeeded")
    jobs.cancel(job)


def test_the_list_holds_only_the_callers_own(jobs, bobs_jobs):
    hers, his = jobs.script("make 1", metadata={"k": "v"}), bobs_jobs.script("make 1", metadata={"k": "v"})
    for query in ({}, {"filter[metadata][k]": "v"}, {"filter[creation_type]": "oneline"}, {"filter": "{}"}):
        assert [summary["id"] for summary in jobs.list(**query).json["data"]] == [hers]
        assert [summary["id"] for summary in bobs_jobs.list(**query).json["data"]] == [his]


def test_to_go_on_after_anothers_job_shows_none_of_it(jobs, bobs_view):
    job = jobs.script("make 1")
    jobs.wait_for(job)
    assert bobs_view.list(after=job).json == {"object": "list", "data": [], "has_more": False}


def test_an_unknown_id_and_anothers_id_get_the_same_answer(jobs, bobs_view):
    job = jobs.script("make 1")
    jobs.wait_for(job)
    unknown = "gen-01a1fba7cf9375b9bdca9137a0098f68"
    for ask in (bobs_view.get, bobs_view.status, bobs_view.questions, bobs_view.cancel, bobs_view.delete):
        his, hers = ask(unknown), ask(job)
        assert (his.status, his.raw.replace(unknown.encode(), job.encode())) == (hers.status, hers.raw)
        assert his.headers.keys() == hers.headers.keys()
