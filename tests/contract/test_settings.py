"""What an installation may set, seen through a second web process over the same data."""

import pytest

from tests.contract.client import Jobs
from tests.contract.papers import CHINESE, ENGLISH

BLANK = {"type": "multiple_blank", "count": 1}
SHORT = {"type": "short_answer", "count": 1}


@pytest.fixture(scope="module")
def shanghai(service):
    web = service.another_web(
        EXAMGEN_TIME_ZONE="Asia/Shanghai",
        EXAMGEN_MAX_UPLOAD_BYTES="1000",
        EXAMGEN_CREATABLE_TYPES="single_choice,multiple_blank,short_answer",
    )
    try:
        web.wait()
        yield web
    finally:
        web.stop()


@pytest.fixture
def elsewhere(shanghai, alice):
    """Alice at the second web process."""
    return shanghai.client(alice.token)


@pytest.fixture
def jobs_elsewhere(elsewhere):
    yield (own := Jobs(elsewhere, "/v1/generation/jobs", "Generation job"))
    assert own.follow_all() == []


def test_times_have_the_offset_of_the_servers_time_zone(alice, elsewhere, jobs):
    file = alice.upload(b"Tides rise and fall.").json
    job = jobs.script("make 1")
    ended = jobs.wait_for(job)
    there = elsewhere.get(f"{jobs.base}/{job}/status").json
    for here, seen in [
        (file["created_at"], elsewhere.get(f"/v1/files/{file['id']}").json["created_at"]),
        (ended["created_at"], there["created_at"]),
        (ended["finished_at"], there["finished_at"]),
    ]:
        assert (here[-6:], seen[-6:]) == ("+00:00", "+08:00")
        assert here[14:23] == seen[14:23]
        assert (int(here[11:13]) + 8) % 24 == int(seen[11:13])


def test_the_limit_of_uploads(elsewhere):
    assert elsewhere.upload(b"t" * 1000).status == 201
    assert elsewhere.upload(b"t" * 1001).error == (413, "File is too large (maximum is 1000 bytes)")


def test_types_that_are_not_created_here_are_refused(jobs_elsewhere):
    rules = [{"type": "true_or_false", "count": 1}]
    answer = jobs_elsewhere.create(creation_type="oneline", prompt="percentages", question_rules=rules)
    assert answer.error == (400, "Question Rules type is not included in the list")


def test_every_engine_can_make_the_types_that_an_installation_adds(alice, jobs_elsewhere):
    jobs = Jobs(alice, jobs_elsewhere.base, jobs_elsewhere.noun)
    holders = [jobs.script("hold"), jobs.script("hold")]
    bodies = [
        {"creation_type": "oneline", "prompt": "questions on percentages"},
        {"creation_type": "knowledge_base", "content": "\n\n".join(ENGLISH)},
        {"creation_type": "knowledge_base", "content": "\n\n".join(CHINESE)},
    ]
    made = [jobs_elsewhere.created(**body, question_rules=[BLANK, SHORT]) for body in bodies]
    # The second web process has no broker. Started by the first one, these jobs need not wait for the sweeper.
    for holder in holders:
        jobs.cancel(holder)
    for job in made:
        jobs_elsewhere.wait_for(job)
        full, questions = jobs_elsewhere.get(job).json, jobs_elsewhere.questions(job).json["data"]
        assert (full["status"], full.get("error")) == ("succeeded", None)
        assert sorted(question["type"] for question in questions) == ["multiple_blank", "short_answer"]
        for question in questions:
            assert_well_formed(question)


def assert_well_formed(question):
    blanks, answers = question["label"].count("____"), question["correct_answers"]
    assert question["choices"] == []
    assert all(answer.strip() for answer in answers)
    assert len(answers) == (blanks if question["type"] == "multiple_blank" else 1)
    assert blanks == (len(answers) if question["type"] == "multiple_blank" else 0)
