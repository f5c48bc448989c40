"""What the API answers when a job goes while it looks, when the database is away, and when the fault is ours."""

import pytest
from django.contrib.auth.models import User
from django.db import DataError, IntegrityError, InterfaceError, OperationalError, ProgrammingError, connection
from django.test import Client

from examgen.accounts.models import Token
from generation import moves, services

UNAVAILABLE = (503, "The service can't answer right now. Try again in a moment.")


def answer_to(client, method, path):
    answer = client.generic(method, f"/v1/generation/jobs{path}")
    return answer.status_code, answer.json()["error"]["message"]


@pytest.fixture
def client(alice):
    _, secret = Token.objects.issue(alice, "test")
    return Client(headers={"Authorization": f"Bearer {secret}"})


def test_a_job_that_was_deleted_meanwhile_is_unknown_to_a_cancel(client, create_job, monkeypatch):
    job, cancel = create_job(prompt="questions on gcd"), moves.cancel
    monkeypatch.setattr(moves, "cancel", lambda job: moves.delete(job) and cancel(job))
    unknown = f"No such Generation job: {job.public_id}"
    assert answer_to(client, "POST", f"/{job.public_id}/cancel") == (404, unknown)


@pytest.mark.parametrize("error", [OperationalError, InterfaceError])
def test_a_database_that_is_away_is_an_outage(client, monkeypatch, error):
    monkeypatch.setattr(services, "find_job", failing(error("gone")))
    assert answer_to(client, "GET", "/gen-1") == UNAVAILABLE


@pytest.mark.parametrize("error", [DataError, IntegrityError, ProgrammingError])
def test_what_the_database_refuses_is_a_fault_of_ours(client, monkeypatch, caplog, error):
    monkeypatch.setattr(services, "find_job", failing(error("invalid input")))
    assert answer_to(client, "GET", "/gen-1") == (500, "Something went wrong on our side.")
    assert "invalid input" in caplog.text


def test_a_database_without_tables_is_an_outage(fresh_database):
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE accounts_token RENAME TO tokens")
    assert not User.objects.exists()
    assert answer_to(Client(headers={"Authorization": "Bearer egk_x"}), "GET", "") == UNAVAILABLE


def failing(error):
    def fail(*_, **__):
        raise error

    return fail
