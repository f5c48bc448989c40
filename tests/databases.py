"""The databases that tests share, set as the service sets its own; the default connection is pointed there."""

import os
import runpy
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection, connections

from examgen import settings as service_settings
from files.models import StoredFile
from generation.models import Job, Question, Sign
from tests.postgresql import Server, unused_name

VENDORS = ("sqlite", "postgresql")


@dataclass(frozen=True)
class Database:
    """A database, as Django's settings have it."""

    vendor: str
    settings: dict[str, Any]

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Let the default connection lead here for a while. The one before stays open: a database may hang on it."""
        before, settings_before = connections["default"], connections.settings["default"]
        point_default_at(self.settings)
        try:
            yield
        finally:
            connection.close()
            connections["default"], connections.settings["default"] = before, settings_before


def point_default_at(settings: dict[str, Any]) -> None:
    connections.settings["default"] = connections.configure_settings({"default": dict(settings)})["default"]
    connections["default"] = connections.create_connection("default")


def settings_for(url: str) -> dict[str, Any]:
    """Return what our settings make of a DATABASE_URL."""
    with patch.dict(os.environ, DATABASE_URL=url):
        return runpy.run_path(service_settings.__file__)["DATABASES"]["default"]


def migrated(database: Database) -> Database:
    with database.in_use():
        call_command("migrate", verbosity=0)
    return database


def empty() -> None:
    """Remove every row that a test has made."""
    for model in (Question, Job, StoredFile, User, Sign):
        model._base_manager.all()._raw_delete("default")


def sqlite_database(path: Path) -> Database:
    return Database("sqlite", settings_for(f"sqlite:///{path}"))


def copy_of_sqlite(template: Database, path: Path) -> Database:
    shutil.copy(template.settings["NAME"], path)
    return sqlite_database(path)


@contextmanager
def postgresql_database(server: Server, template: str = "template1") -> Iterator[Database]:
    """Make a database as a copy of another, and remove it in the end."""
    name = unused_name("examgen_test")
    server.create(name, template)
    try:
        ours, given = settings_for("postgresql:///"), server.settings_for(name)
        options = {**ours["OPTIONS"], **given.get("OPTIONS", {})}
        yield Database("postgresql", {**ours, **given, "OPTIONS": options})
    finally:
        server.drop(name)
