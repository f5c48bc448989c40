"""Databases for tests that look at SQLite and PostgreSQL alike."""

import pytest

from tests.databases import (
    VENDORS,
    copy_of_sqlite,
    empty,
    migrated,
    postgresql_database,
    sqlite_database,
)
from tests.postgresql import running_server


@pytest.fixture(scope="session")
def postgresql_server():
    """A real PostgreSQL, started when the first test needs it."""
    with running_server() as server:
        yield server


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory, django_db_blocker):
    with django_db_blocker.unblock():
        return migrated(sqlite_database(tmp_path_factory.mktemp("sqlite") / "template.sqlite3"))


@pytest.fixture(scope="session")
def postgresql_template(postgresql_server, django_db_blocker):
    with postgresql_database(postgresql_server, "template") as template:
        with django_db_blocker.unblock():
            migrated(template)
        yield template


@pytest.fixture(scope="session")
def sqlite(sqlite_template, tmp_path_factory):
    return copy_of_sqlite(sqlite_template, tmp_path_factory.mktemp("sqlite") / "shared.sqlite3")


@pytest.fixture(scope="session")
def postgresql(postgresql_server, postgresql_template):
    with postgresql_database(postgresql_server, "shared", postgresql_template.settings["NAME"]) as database:
        yield database


@pytest.fixture(params=VENDORS)
def vendor(request):
    return request.param


@pytest.fixture
def database(vendor, request, django_db_blocker):
    """A migrated database behind the default connection, emptied after the test. Its schema stays as it is."""
    shared = request.getfixturevalue(vendor)
    with django_db_blocker.unblock(), shared.in_use():
        yield shared
        empty()


@pytest.fixture
def fresh_sqlite(sqlite_template, tmp_path):
    return copy_of_sqlite(sqlite_template, tmp_path / "fresh.sqlite3")


@pytest.fixture
def fresh_postgresql(postgresql_server, postgresql_template):
    with postgresql_database(postgresql_server, "fresh", postgresql_template.settings["NAME"]) as fresh:
        yield fresh


@pytest.fixture
def fresh_database(vendor, request, django_db_blocker):
    """A migrated database of the test's own, whose schema it may change."""
    fresh = request.getfixturevalue(f"fresh_{vendor}")
    with django_db_blocker.unblock(), fresh.in_use():
        yield fresh
