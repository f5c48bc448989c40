"""Clients that send their bodies slowly, or not to the end: in nobody's way who polls."""

import time
from contextlib import ExitStack
from socket import MSG_PEEK

import pytest

from tests.contract.test_unsent_bodies import announcing, answer_on

# More than there are threads.
MANY = 40


@pytest.fixture(scope="module")
def web(service):
    """A web process with as many threads as a real one."""
    web = service.another_web(threads=32)
    try:
        web.wait()
        yield web
    finally:
        web.stop()


def uploading(web, client):
    """Announce an upload and send the beginning of it."""
    lines = (f"Authorization: Bearer {client.token}", "Content-Length: 100")
    connection = announcing(web.port, "POST", "/v1/files", *lines, "Content-Type: multipart/form-data; boundary=b")
    connection.sendall(b"--b\r\n")
    return connection


def can_upload(web, client):
    return web.client(client.token).upload(b"Tides rise and fall.").status == 201


def test_many_slow_uploads_keep_nobody_from_polling(web, alice, bob):
    polling = web.client(bob.token)
    with ExitStack() as until_the_end:
        connections = [until_the_end.enter_context(uploading(web, alice)) for _ in range(MANY)]
        times = []
        for _ in range(30):
            began = time.monotonic()
            assert polling.get("/v1/generation/jobs").status == 200
            times.append(time.monotonic() - began)
            time.sleep(0.05)
        assert max(times) < 1.5
        refusals = [answer_on(connection) for connection in readable(connections)]
    assert len(refusals) >= MANY - 16
    assert set(refusals) == {(503, "close")}
    assert can_upload(web, bob)


def readable(connections):
    """Return the connections on which an answer has come."""
    for connection in connections:
        connection.settimeout(0.05)
        try:
            if connection.recv(1, MSG_PEEK):
                yield connection
        except TimeoutError:
            continue


def test_clients_that_hang_up_half_way_cost_nothing(web, alice):
    for _ in range(MANY):
        uploading(web, alice).close()
    assert can_upload(web, alice)
