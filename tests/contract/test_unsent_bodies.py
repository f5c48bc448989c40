"""Bodies that are announced and never sent, or sent and not wanted: nobody waits for them."""

import socket
import time
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection, HTTPResponse

import pytest

from tests.contract.operations import OPERATIONS, UNKNOWN_FILE, UNKNOWN_JOB
from tests.contract.service import is_healthy

# More than the service has threads.
MANY = 24
AT_ONCE_SECONDS = 1.0
LENGTH = "Content-Length: 10"
CHUNKED = "Transfer-Encoding: chunked"


def announcing(port, method, path, *lines):
    """Return a connection on which a body was announced, and not a byte of it sent."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=5)
    head = "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *lines, "", ""])
    connection.sendall(head.encode())
    return connection


def answer_on(connection):
    response = HTTPResponse(connection)
    response.begin()
    return response.status, response.headers["Connection"]


@pytest.mark.parametrize("path", ["/healthz", "/v1/files", "/v1/generation/jobs", "/v1/nothing", "/nothing", "/docs"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_bodies_that_never_come_stop_nobody(stranger, method, path):
    began = time.monotonic()
    with ExitStack() as until_the_end:
        connections = [
            until_the_end.enter_context(announcing(stranger.port, method, path, LENGTH)) for _ in range(MANY)
        ]
        assert is_healthy(stranger.port)
        answers = [answer_on(connection) for connection in connections]
    assert time.monotonic() - began < AT_ONCE_SECONDS
    assert len(set(answers)) == 1
    assert answers[0][1] == "close"


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_nobody_without_a_token_is_waited_for(stranger, method, path):
    with announcing(stranger.port, method, path, LENGTH, "Content-Type: application/json") as connection:
        connection.settimeout(AT_ONCE_SECONDS)
        assert answer_on(connection) == (401, "close")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/v1/generations", 200),
        ("GET", f"/v1/files/{UNKNOWN_FILE}", 404),
        ("DELETE", f"/v1/generations/{UNKNOWN_JOB}", 404),
        ("POST", f"/v1/generations/{UNKNOWN_JOB}/cancel", 404),
        ("PUT", "/v1/generations", 405),
        ("POST", "/v1/generations", 415),
    ],
)
def test_operations_do_not_wait_for_a_body_that_they_do_not_read(alice, method, path, status):
    lines = (LENGTH, f"Authorization: Bearer {alice.token}", "Content-Type: text/plain")
    with announcing(alice.port, method, path, *lines) as connection:
        connection.settimeout(AT_ONCE_SECONDS)
        assert answer_on(connection) == (status, "close")


@pytest.mark.parametrize("path", ["/healthz", "/v1/files", "/nothing"])
def test_a_body_of_unknown_length_is_refused_before_it_comes(stranger, path):
    with announcing(stranger.port, "POST", path, CHUNKED) as connection:
        connection.settimeout(AT_ONCE_SECONDS)
        assert answer_on(connection) == (411, "close")


@pytest.mark.parametrize("size", [1, 100, 2000, 100_000])
def test_a_client_is_told_that_a_connection_ends_behind_a_body_that_nobody_read(alice, size):
    headers = {"Authorization": f"Bearer {alice.token}"}
    with closing(HTTPConnection("127.0.0.1", alice.port, timeout=10)) as connection:
        for _ in range(5):
            # The client connects anew where it was told so. The answer may come before all of the body is sent.
            with suppress(BrokenPipeError, ConnectionResetError):
                connection.request("POST", f"/v1/generations/{UNKNOWN_JOB}/cancel", b"x" * size, headers)
            response = connection.getresponse()
            response.read()
            assert (response.status, response.headers["Connection"]) == (404, "close")
        connection.request("GET", "/v1/generations", headers=headers)
        assert connection.getresponse().status == 200


def test_a_connection_goes_on_behind_a_body_that_was_read(alice):
    headers = {"Authorization": f"Bearer {alice.token}", "Content-Type": "application/json"}
    with closing(HTTPConnection("127.0.0.1", alice.port, timeout=10)) as connection:
        connection.connect()
        opened = connection.sock
        for body in (b"{}", b"{", b"", b'{"creation_type": "oneline"}'):
            connection.request("POST", "/v1/generations", body, headers)
            response = connection.getresponse()
            response.read()
            assert (response.status, response.headers["Connection"]) == (400, None)
        assert connection.sock is opened
