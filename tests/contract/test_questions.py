"""GET of a job's questions: pages, and that a page once read never changes."""

import pytest

from tests.contract.client import FINAL, Jobs

LIMIT = (400, "Limit must be a whole number from 1")
AFTER = (400, "After must be a whole number")


@pytest.fixture(scope="module")
def thirty(fresh_client):
    """A finished job with 30 questions."""
    jobs = Jobs(fresh_client(), "/v1/generation/jobs", "Generation job")
    job = jobs.script("make 30")
    assert jobs.wait_for(job)["status"] == "succeeded"
    return jobs.client, job


@pytest.fixture
def pages(thirty, family):
    client, job = thirty
    return lambda **query: Jobs(client, family.base, family.noun).questions(job, **query)


def labels(answer):
    assert answer.status == 200, answer.raw
    return [question["label"] for question in answer.json["data"]]


def test_a_question_has_exactly_these_keys(jobs):
    _, [question] = jobs.full(creation_type="oneline", prompt="script: make 1")
    assert question == {
        "object": "question",
        "type": "single_choice",
        "label": "Which word goes with kafuba and kefuba?",
        "choices": [
            {"value": "A", "name": "kifuba"},
            {"value": "B", "name": "kofuba"},
            {"value": "C", "name": "kufuba"},
            {"value": "D", "name": "lafuba"},
        ],
        "correct_answers": ["A"],
        "explanation": "The list of words has it so: kafuba.",
    }


def test_all_questions_come_by_default(pages):
    answer = pages()
    assert list(answer.json) == ["object", "data", "has_more"]
    assert (answer.json["object"], len(set(labels(answer))), answer.json["has_more"]) == ("list", 30, False)


@pytest.mark.parametrize(("limit", "has_more"), [(1, True), (29, True), (30, False), (31, False), (10**18, False)])
def test_limit(pages, limit, has_more):
    answer = pages(limit=limit)
    assert labels(answer) == labels(pages())[:limit]
    assert answer.json["has_more"] is has_more


@pytest.mark.parametrize("after", [0, 1, 29, 30, 31, 9999999999999999999])
def test_after_skips_so_many(pages, after):
    answer = pages(after=after)
    assert labels(answer) == labels(pages())[after:]
    assert answer.json["has_more"] is False


def test_limit_and_after_together(pages):
    answer = pages(limit=7, after=20)
    assert labels(answer) == labels(pages())[20:27]
    assert answer.json["has_more"] is True


@pytest.mark.parametrize("limit", ["0", "-1", "1.5", "ten", "", "+1", "\uff19"])
def test_any_other_limit_is_refused(pages, limit):
    assert pages(limit=limit).error == LIMIT


@pytest.mark.parametrize("after", ["-1", "1.5", "ten", "", "gen-01a1fba7cf9375b9bdca9137a0098f68"])
def test_any_other_after_is_refused(pages, after):
    assert pages(after=after).error == AFTER


def test_an_unknown_job(jobs):
    assert jobs.questions("gen-x").error == (404, f"No such {jobs.noun}: gen-x")


def test_questions_are_there_while_the_job_is_generating(jobs):
    job = jobs.script("make 2", "hold")
    assert len(jobs.wait_for_questions(job, 2)) == 2
    assert jobs.status(job).json["status"] == "generating"
    jobs.cancel(job)


def test_a_queued_job_has_none(jobs):
    holders = [jobs.script("hold"), jobs.script("hold")]
    job = jobs.script("make 1")
    assert jobs.status(job).json["status"] == "queued"
    assert jobs.questions(job).json == {"object": "list", "data": [], "has_more": False}
    for holder in holders:
        jobs.cancel(holder)


def test_a_poller_that_fetches_only_what_is_new_ends_with_all_in_order(jobs):
    job = jobs.script("slowly 5")
    seen, counts = [], set()
    while True:
        ended = jobs.status(job).json["status"] in FINAL
        seen += labels(jobs.questions(job, after=len(seen)))
        counts.add(len(seen))
        if ended:
            break
    assert len(seen) == 5
    assert len(counts) > 3
    assert seen == labels(jobs.questions(job))


def test_a_page_once_read_never_changes(jobs):
    job = jobs.script("slowly 5")
    jobs.wait_for_questions(job, 3)
    page = jobs.questions(job, limit=3).json["data"]
    assert jobs.status(job).json["status"] == "generating"
    assert jobs.wait_for(job)["status"] == "succeeded"
    assert jobs.questions(job, limit=3).json == {"object": "list", "data": page, "has_more": True}
    assert jobs.questions(job).json["data"][:3] == page


def test_the_questions_of_a_cancelled_job_stay_readable(jobs):
    job = jobs.script("make 2", "hold")
    made = jobs.wait_for_questions(job, 2)
    jobs.cancel(job)
    assert jobs.questions(job).json["data"] == made
