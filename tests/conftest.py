"""Databases for tests that look at SQLite and PostgreSQL alike."""

from contextlib import ExitStack
from functools import cache

import pytest
from hypothesis import settings

from tests.databases import VENDORS, copy_of_sqlite, empty, migrated, postgresql_database, sqlite_database
from tests.postgresql import running_server, unused_name

# The same examples for everybody, so that a change is judged by what it changes; --hypothesis-profile=explore looks
# for new ones.
settings.register_profile("repeatable", derandomize=True)
settings.register_profile("explore", max_examples=5000, deadline=None)
settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def postgresql_server():
    """A real PostgreSQL, started when the first test needs it."""
    with running_server() as server:
        yield server


@pytest.fixture(scope="session")
def sqlite_copies(tmp_path_factory):
    """A function that makes a migrated SQLite database."""
    folder = tmp_path_factory.mktemp("sqlite")
    template = migrated(sqlite_database(folder / "template.sqlite3"))
    return lambda: copy_of_sqlite(template, folder / f"{unused_name('copy')}.sqlite3")


@pytest.fixture(scope="session")
def postgresql_copies(postgresql_server):
    """A function that makes a migrated PostgreSQL database."""
    with ExitStack() as until_the_end:
        template = until_the_end.enter_context(postgresql_database(postgresql_server))
        name = migrated(template).settings["NAME"]
        yield lambda: until_the_end.enter_context(postgresql_database(postgresql_server, name))


@pytest.fixture(scope="session")
def new_database(request, django_db_blocker):
    """A function that makes a migrated database, kept to the end of the session."""

    def new(vendor):
        with django_db_blocker.unblock():
            return request.getfixturevalue(f"{vendor}_copies")()

    return new


@pytest.fixture(scope="session")
def shared_database(new_database):
    return cache(new_database)


@pytest.fixture(params=VENDORS)
def vendor(request):
    return request.param


@pytest.fixture
def database(vendor, shared_database, django_db_blocker):
    """A migrated database behind the default connection, emptied after the test. Its schema stays as it is."""
    with django_db_blocker.unblock(), shared_database(vendor).in_use():
        yield shared_database(vendor)
        empty()


@pytest.fixture
def fresh_database(vendor, new_database, django_db_blocker):
    """A migrated database of the test's own behind the default connection: the test may change its schema."""
    fresh = new_database(vendor)
    with django_db_blocker.unblock(), fresh.in_use():
        yield fresh
