"""Every answer names its request, also those that nobody's view made."""

import pytest

GIVEN = "order-17.a:b_c"


def id_of(client, path, **headers):
    return client.send("GET", path, headers=headers).headers["x-request-id"]


@pytest.mark.parametrize(
    "path", ["/v1/generation/jobs", "/v1/generation/jobs/gen-1", "/v1/nowhere", "/nowhere", "/healthz", "/docs"]
)
def test_every_answer_has_an_id(alice, path):
    first, second = id_of(alice, path), id_of(alice, path)
    assert first
    assert first != second


def test_a_clients_own_id_is_repeated(alice):
    assert id_of(alice, "/v1/generation/jobs", **{"X-Request-Id": GIVEN}) == GIVEN


@pytest.mark.parametrize("given", ["a b", "x" * 129, "<script>", "é"])
def test_what_is_no_id_is_replaced(alice, given):
    assert id_of(alice, "/v1/generation/jobs", **{"X-Request-Id": given}) not in {given, ""}


def test_what_is_logged_about_a_request_names_it(service, alice):
    id_of(alice, "/v1/generation/jobs/gen-unknown", **{"X-Request-Id": GIVEN})
    lines = (service.data / "logs" / "web.log").read_text().splitlines()
    (line,) = [line for line in lines if "gen-unknown" in line]
    assert f"[request {GIVEN}] Not Found: /v1/generation/jobs/gen-unknown" in line
