"""What keeps one client from taking the service away from the others."""

import psutil
import pytest

ROOM = 4096


@pytest.fixture(scope="module")
def narrow(service):
    """A web process that takes few requests of an account a minute."""
    web = service.another_web(EXAMGEN_REQUESTS_PER_MINUTE="8", EXAMGEN_UPLOADS_PER_MINUTE="3")
    try:
        web.wait()
        yield web
    finally:
        web.stop()


def test_who_asks_too_often_is_told_how_long_to_wait(narrow, alice, bob):
    hasty, calm = narrow.client(alice.token), narrow.client(bob.token)
    answers = [hasty.get("/v1/generation/jobs") for _ in range(9)]
    assert [answer.status for answer in answers] == [200] * 8 + [429]
    assert answers[-1].json["error"] == {
        "type": "rate_limit_error",
        "message": "Too many requests (maximum is 8 a minute)",
    }
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 61
    assert calm.get("/v1/generation/jobs").status == 200, "everybody has requests of their own"


def test_uploads_are_counted_by_themselves(narrow, alice):
    client = narrow.client(alice.token)
    answers = [client.upload(b"Tides rise and fall.") for _ in range(4)]
    assert [answer.status for answer in answers] == [201] * 3 + [429]
    assert answers[-1].json["error"]["message"] == "Too many uploads (maximum is 3 a minute)"
    assert client.get(f"/v1/files/{answers[0].json['id']}").status == 200


def test_a_stranger_is_a_stranger_first(narrow):
    assert [narrow.client(None).get("/v1/generation/jobs").status for _ in range(12)] == [401] * 12


def test_polling_ten_times_a_second_for_a_minute_is_never_refused(alice, jobs):
    job = jobs.script("make 1")
    jobs.wait_for(job)
    assert {jobs.status(job).status for _ in range(600)} == {200}


@pytest.fixture
def full_disk(service):
    """Let a web process write no more than a few bytes to any file."""
    web = service.another_web()
    try:
        web.wait()
        workers = psutil.Process(web.process.pid).children()
        for process in workers:
            process.rlimit(psutil.RLIMIT_FSIZE, (ROOM, psutil.RLIM_INFINITY))
        yield web
    finally:
        web.stop()


def test_a_full_disk_refuses_an_upload_and_keeps_nothing_of_it(service, full_disk, alice):
    uploads = service.data / "uploads"
    before = sorted(uploads.rglob("*"))
    answer = full_disk.client(alice.token).upload(b"Tides rise and fall. " * ROOM)
    assert answer.error == (503, "There is no room to keep this now. Try again later.")
    assert sorted(uploads.rglob("*")) == before
