"""One service for all these tests, and for each of them accounts that nobody has used before."""

import os
from dataclasses import dataclass

import pytest

from tests.contract.client import Jobs
from tests.contract.service import Service


@dataclass(frozen=True)
class Family:
    """One of the two sets of addresses of jobs, and what it calls an unknown one."""

    base: str
    noun: str


CURRENT = Family("/v1/generation/jobs", "Generation job")
LEGACY = Family("/v1/generations", "Generation object")


@pytest.fixture(scope="session")
def service(tmp_path_factory):
    # CONTRACT_DATABASE_URL holds the service to its contract on an empty PostgreSQL instead of its own SQLite.
    database = {"DATABASE_URL": url} if (url := os.environ.get("CONTRACT_DATABASE_URL")) else {}
    service = Service(tmp_path_factory.mktemp("service"), **database)
    try:
        service.wait()
        yield service
    finally:
        service.stop()


@pytest.fixture(scope="session")
def client_for(service):
    return service.client


@pytest.fixture(scope="session")
def fresh_client(service, client_for):
    """Makes clients of accounts that nobody has used before."""
    return lambda: client_for(service.token())


@pytest.fixture
def alice(fresh_client):
    return fresh_client()


@pytest.fixture
def bob(fresh_client):
    return fresh_client()


@pytest.fixture
def stranger(client_for):
    """Somebody without a token."""
    return client_for(None)


@pytest.fixture(params=[CURRENT, LEGACY], ids=["jobs", "generations"])
def family(request):
    return request.param


@pytest.fixture
def jobs(alice, family):
    """Alice's jobs. Whatever a test leaves running must come to its end by itself."""
    yield (own := Jobs(alice, family.base, family.noun))
    assert own.follow_all() == []


@pytest.fixture
def bobs_jobs(bob, family):
    yield (own := Jobs(bob, family.base, family.noun))
    assert own.follow_all() == []
