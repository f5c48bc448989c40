"""The bearer token: 401 comes before everything else, on every operation."""

import pytest

from tests.contract.operations import OPERATIONS, PATHS

NO_TOKEN = (401, "Authentication credentials were not provided.")
BAD_TOKEN = (401, "The token is not valid")
TAKE = "from examgen.accounts.models import Token, digest_of\ntoken = Token.objects.get(digest=digest_of({token!r}))\n"
BREAK = {
    "expired": "from datetime import datetime, UTC\ntoken.expires_at = datetime(2020, 1, 1, tzinfo=UTC)\ntoken.save()",
    "revoked": "token.revoke()",
    "account is inactive": "token.account.is_active = False\ntoken.account.save()",
}


@pytest.fixture(scope="module", params=BREAK)
def former(service, client_for, request):
    """Somebody whose token was good and is so no more."""
    client = client_for(service.token())
    assert client.get("/v1/generation/jobs").status == 200
    service.shell(f"{TAKE.format(token=client.token)}{BREAK[request.param]}\nprint(1)")
    return client


def assert_refused(answer, error):
    assert answer.error == error
    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_operation_needs_a_token(stranger, method, path):
    assert_refused(stranger.send(method, path), NO_TOKEN)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_an_unknown_token_is_refused_by_every_operation(client_for, method, path):
    assert_refused(client_for("egk_" + "x" * 43).send(method, path), BAD_TOKEN)


def test_a_former_token_is_refused_by_every_operation(former):
    for method, path in OPERATIONS:
        assert_refused(former.send(method, path), BAD_TOKEN)


@pytest.mark.parametrize(
    "path",
    [
        "/v1",
        "/v1/",
        "/v1/nothing",
        "/v1/files/",
        "/v1/generation",
        "/v1/generation/jobs/",
        "/v1/files/a/b",
        "/v1/generations/a/b",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS"])
def test_401_comes_before_404(stranger, method, path):
    assert_refused(stranger.send(method, path), NO_TOKEN)


@pytest.mark.parametrize("path", PATHS)
def test_401_comes_before_405(stranger, path):
    for method in ("PUT", "PATCH", "OPTIONS", "TRACE", "BREW"):
        assert_refused(stranger.send(method, path), NO_TOKEN)


@pytest.mark.parametrize("path", ["/v1/files", "/v1/generation/jobs", "/v1/generations"])
def test_401_comes_before_400_and_413_and_415(stranger, path):
    for body, content_type in [
        (b"{", "application/json"),
        (b"x" * 3_000_000, "application/json"),
        (b"x", "text/plain"),
    ]:
        assert_refused(stranger.send("POST", path, body, {"Content-Type": content_type}), NO_TOKEN)


@pytest.mark.parametrize(
    ("header", "error"),
    [
        ("", NO_TOKEN),
        ("Bearer", BAD_TOKEN),
        ("Bearer ", BAD_TOKEN),
        ("Bearer x y", BAD_TOKEN),
        ("Basic dXNlcjpwYXNz", NO_TOKEN),
        ("Token {token}", NO_TOKEN),
        ("{token}", NO_TOKEN),
        ("Bearer {token}x", BAD_TOKEN),
    ],
)
def test_any_other_authorization_is_refused(alice, header, error):
    headers = {"Authorization": header.format(token=alice.token)}
    assert_refused(alice.send("GET", "/v1/generations", None, headers), error)


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER"])
def test_the_scheme_is_written_in_any_case(alice, scheme):
    headers = {"Authorization": f"{scheme} {alice.token}"}
    assert alice.send("GET", "/v1/generations", None, headers).status == 200


def test_a_token_in_the_address_is_none(stranger, alice):
    for name in ("token", "access_token", "api_key"):
        assert_refused(stranger.get(f"/v1/generations?{name}={alice.token}"), NO_TOKEN)


def test_a_second_token_leaves_the_first_one_good(service, client_for):
    first = client_for(service.manage("issue_token", "carol").splitlines()[-1])
    job = first.post("/v1/generations", {"creation_type": "oneline", "prompt": "script: make 1"}).json["id"]
    second = client_for(service.manage("issue_token", "carol").splitlines()[-1])
    assert first.token != second.token
    for client in (first, second):
        assert [summary["id"] for summary in client.get("/v1/generations").json["data"]] == [job]
