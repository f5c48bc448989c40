"""Every answer names its request, also those that nobody's view made."""

import pytest


@pytest.mark.parametrize(
    "path", ["/v1/generation/jobs", "/v1/generation/jobs/gen-1", "/v1/nowhere", "/nowhere", "/healthz", "/docs"]
)
def test_every_answer_has_an_id(client, path):
    first, second = (client.get(path).headers["X-Request-Id"] for _ in range(2))
    assert first
    assert first != second


def test_a_clients_own_id_is_repeated(client):
    answer = client.get("/v1/generation/jobs", headers={"X-Request-Id": "order-17.a:b_c"})
    assert answer.headers["X-Request-Id"] == "order-17.a:b_c"


@pytest.mark.parametrize("given", ["a b", "x" * 129, "<script>", "é"])
def test_what_is_no_id_is_replaced(client, given):
    answer = client.get("/v1/generation/jobs", headers={"X-Request-Id": given})
    assert answer.headers["X-Request-Id"] not in {given, ""}
