"""The service while its database is away: it says so, in its own shape, and at once."""

import time

import pytest

from tests.contract.client import exchange

NOWHERE = "postgres://examgen:secret@127.0.0.1:1/examgen"
SENTENCE = "The service can't answer right now. Try again in a moment."


@pytest.fixture(scope="module")
def cut_off(service):
    """A web process whose database does not answer."""
    web = service.another_web(DATABASE_URL=NOWHERE)
    try:
        web.wait()
        yield web
    finally:
        web.stop()


def test_readyz_says_what_is_away_and_healthz_that_the_process_lives(cut_off):
    ready = exchange(cut_off.port, "GET", "/readyz", None, {})
    assert (ready.status, ready.json) == (503, {"status": "unavailable", "database": "unreachable"})
    assert exchange(cut_off.port, "GET", "/healthz", None, {}).json == {"status": "ok"}


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/v1/generation/jobs"), ("GET", "/v1/files/file-1"), ("POST", "/v1/generations")]
)
def test_operations_answer_503_at_once(cut_off, alice, method, path):
    began = time.monotonic()
    answer = cut_off.client(alice.token).send(method, path)
    assert answer.error == (503, SENTENCE)
    assert time.monotonic() - began < 2
