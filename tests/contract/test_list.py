"""GET of the list of jobs: its order, its pages, and what a page is."""

import pytest

from tests.contract.client import Jobs

UNKNOWN = "gen-01a1fba7cf9375b9bdca9137a0098f68"
LIMIT = (400, "Limit must be a whole number between 1 and 100")
AFTER = (400, "After must be a whole number or the id of a Generation")


@pytest.fixture(scope="module")
def shelf(fresh_client):
    """An account with 25 finished jobs, the newest first."""
    jobs = Jobs(fresh_client(), "/v1/generation/jobs", "Generation job")
    made = [jobs.created(creation_type="oneline", prompt=f"script: make 1; say {number}") for number in range(25)]
    assert jobs.follow_all() == []
    return jobs.client, made[::-1]


@pytest.fixture
def shelved(shelf, family):
    client, made = shelf
    return Jobs(client, family.base, family.noun), made


def ids(answer):
    assert answer.status == 200, answer.raw
    return [summary["id"] for summary in answer.json["data"]]


def test_an_account_without_jobs(jobs):
    answer = jobs.list()
    assert (answer.status, answer.json) == (200, {"object": "list", "data": [], "has_more": False})


def test_the_list_holds_summaries_with_exactly_five_keys(jobs):
    job = jobs.script("make 1")
    summary = jobs.wait_for(job)
    assert jobs.list().json == {"object": "list", "data": [summary], "has_more": False}
    assert list(summary) == ["id", "object", "created_at", "finished_at", "status"]


def test_the_newest_twenty_come_first(shelved):
    jobs, made = shelved
    answer = jobs.list()
    assert ids(answer) == made[:20]
    assert answer.json["has_more"] is True


@pytest.mark.parametrize(("limit", "has_more"), [(1, True), (24, True), (25, False), (26, False), (100, False)])
def test_limit(shelved, limit, has_more):
    jobs, made = shelved
    answer = jobs.list(limit=limit)
    assert ids(answer) == made[:limit]
    assert answer.json["has_more"] is has_more


@pytest.mark.parametrize(
    "limit",
    ["0", "101", "-1", "+5", "1.0", "1e1", "ten", "", " 5", "五", "\uff19", pytest.param("9" * 5000, id="long")],
)
def test_any_other_limit_is_refused(shelved, limit):
    jobs, _ = shelved
    assert jobs.list(limit=limit).error == LIMIT


@pytest.mark.parametrize(
    ("after", "has_more"), [(0, True), (5, False), (24, False), (25, False), (26, False), (9999999999999999999, False)]
)
def test_after_skips_so_many_of_the_newest(shelved, after, has_more):
    jobs, made = shelved
    answer = jobs.list(after=after)
    assert ids(answer) == made[after : after + 20]
    assert answer.json["has_more"] is has_more


def test_after_a_job_goes_on_behind_it(shelved):
    jobs, made = shelved
    assert ids(jobs.list(after=made[3], limit=5)) == made[4:9]
    assert ids(jobs.list(after=made[-1])) == []


def test_pages_after_a_job_cover_the_list_once(shelved):
    jobs, made = shelved
    seen, answer = [], jobs.list(limit=7)
    while True:
        seen += ids(answer)
        if not answer.json["has_more"]:
            break
        answer = jobs.list(limit=7, after=seen[-1])
    assert seen == made


def test_after_a_job_that_was_deleted_goes_on_where_it_was(jobs):
    made = [jobs.script("make 1") for _ in range(3)][::-1]
    for job in made:
        jobs.wait_for(job)
    jobs.delete(made[1])
    assert ids(jobs.list(after=made[1])) == [made[2]]


@pytest.mark.parametrize(
    "after", ["-1", "1.0", "", "gen-", "gen-x", UNKNOWN.upper(), UNKNOWN.replace("gen", "file"), "last"]
)
def test_any_other_after_is_refused(shelved, after):
    jobs, _ = shelved
    assert jobs.list(after=after).error == AFTER


def test_new_jobs_stand_before_older_ones(jobs):
    first, second = jobs.script("make 1"), jobs.script("make 1")
    assert ids(jobs.list()) == [second, first]


def test_both_families_list_the_same_jobs(alice, jobs):
    job = jobs.script("make 1")
    jobs.wait_for(job)
    other = "/v1/generations" if jobs.base == "/v1/generation/jobs" else "/v1/generation/jobs"
    assert alice.get(other).json == jobs.list().json


@pytest.mark.parametrize("charset", ["base64", "idna", "utf-16", "utf-8"])
def test_the_query_is_utf8_whatever_charset_is_named(shelved, charset):
    jobs, made = shelved
    headers = {"Content-Type": f"application/json; charset={charset}"}
    assert ids(jobs.client.send("GET", f"{jobs.base}?limit=%31", None, headers)) == made[:1]


def test_unknown_parameters_are_ignored(shelved):
    jobs, made = shelved
    assert ids(jobs.list(limit=1, colour="blue", format="xml", page="3")) == made[:1]
