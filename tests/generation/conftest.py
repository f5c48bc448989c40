"""Accounts, jobs and the hints that were sent, for tests of the domain."""

import pytest
from django.contrib.auth.models import User

from generation import hints, services
from generation.requests import parse_request


@pytest.fixture(autouse=True)
def sent_hints(monkeypatch):
    """Keep hints from a broker that is not there; the list holds the ids of the jobs hinted at."""
    sent = []
    monkeypatch.setattr(hints._hints, "put", sent.append)
    return sent


@pytest.fixture
def alice(db):
    return User.objects.create(username="alice")


@pytest.fixture
def create_job(alice):
    """Create a job of Alice's from the body of a request."""

    def create(**body):
        return services.create_job(account=alice, request=parse_request({"creation_type": "oneline", **body}))

    return create
