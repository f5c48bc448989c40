"""One shape of error for every status and address; the client of these tests looks at the shape of each."""

from contextlib import closing, suppress
from http.client import HTTPConnection

import pytest

from tests.contract.operations import OPERATIONS, PATHS

NOTHING = (404, "There is nothing at this address.")
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "BREW")
WRONG = [(method, path) for path in PATHS for method in METHODS if (method, path) not in OPERATIONS]


@pytest.mark.parametrize(
    "path",
    [
        "/v1",
        "/v1/",
        "/v1/nothing",
        "/v1//files",
        "/v1/file",
        "/v1/Files",
        "/v1/generation",
        "/v1/generation/job",
        "/v1/generation/jobs/gen-x/export",
        "/v1/generations/gen-x/status/now",
        "/v1/files/file-x/content",
        "/v1/文件",
        "/v1/%00",
        "/v1/%FF",
        "/v1/a%0Ab",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "PUT"])
def test_an_unknown_path_below_v1(alice, method, path):
    assert alice.send(method, path.replace("文件", "%E6%96%87%E4%BB%B6")).error == NOTHING


@pytest.mark.parametrize("path", PATHS)
def test_no_address_ends_with_a_slash(alice, path):
    assert alice.get(f"{path}/").error == NOTHING
    assert alice.post(f"{path}/", {}).error == NOTHING


@pytest.mark.parametrize("path", ["/", "/v2/files", "/nothing", "/files", "/index.html", "/healthz/", "/%FF%00"])
@pytest.mark.parametrize("method", ["GET", "POST", "BREW"])
def test_an_unknown_path_elsewhere(stranger, method, path):
    assert stranger.send(method, path).error == NOTHING


@pytest.mark.parametrize(("method", "path"), WRONG)
def test_a_wrong_method(alice, method, path):
    answer = alice.send(method, path)
    assert answer.error == (405, f'Method "{method}" not allowed.')
    allowed = {name.strip() for name in answer.headers["allow"].split(",")} - {"HEAD", "OPTIONS"}
    assert allowed == {name for name, known in OPERATIONS if known == path}


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/schema", "/docs"])
@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_a_wrong_method_beside_the_api(stranger, method, path):
    assert stranger.send(method, path).error == (405, f'Method "{method}" not allowed.')


@pytest.mark.parametrize("accept", ["text/html", "application/xml", "image/png", "nonsense", ""])
def test_errors_and_answers_are_json_whatever_is_accepted(alice, accept):
    assert alice.send("GET", "/v1/files/file-x", None, {"Accept": accept}).error[0] == 404
    answer = alice.send("GET", "/v1/generations?format=html", None, {"Accept": accept})
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")


def test_a_foreign_host(alice):
    answer = alice.send("GET", "/v1/generations", None, {"Host": "elsewhere.example"})
    assert answer.error == (400, "The request is not valid.")


def test_a_body_of_unknown_length(alice):
    headers = {"Authorization": f"Bearer {alice.token}", "Content-Type": "application/json"}
    with closing(HTTPConnection("127.0.0.1", alice.port, timeout=10)) as connection:
        # The answer may come, and the connection end, before the body is sent.
        with suppress(BrokenPipeError, ConnectionResetError):
            connection.request("POST", "/v1/generations", iter([b"{}"]), headers, encode_chunked=True)
        assert connection.getresponse().status == 411


def test_the_shape_of_an_error_to_the_letter(alice, stranger):
    raw = b'{"error":{"type":"invalid_request_error","message":"No such File object: file-x"}}'
    assert alice.get("/v1/files/file-x").raw == raw
    raw = b'{"error":{"type":"authentication_error","message":"Authentication credentials were not provided."}}'
    assert stranger.get("/v1/files/file-x").raw == raw


def test_chinese_in_an_error_is_chinese(alice):
    assert "文件".encode() in alice.get("/v1/files/%E6%96%87%E4%BB%B6").raw


@pytest.fixture(scope="module")
def lame(service, tmp_path_factory):
    """A web process over a database that has nothing in it."""
    empty = tmp_path_factory.mktemp("empty") / "db.sqlite3"
    web = service.another_web(DATABASE_URL=f"sqlite:///{empty}")
    try:
        web.wait()
        yield web
    finally:
        web.stop()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_a_database_that_fails_is_an_error_of_the_service(lame, method, path):
    answer = lame.client("egk_x").send(method, path)
    assert answer.error == (503, "The service can't answer right now. Try again in a moment.")
    assert answer.json["error"]["type"] == "api_error"
