"""Runs the whole service on this machine: broker, web, worker and sweeper, until Ctrl-C."""

import os
import signal
import sys
from contextlib import suppress
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError, connection

from examgen.broker import LOOPBACK, NoBrokerError
from examgen.embedded import CannotServeError, alone_on, refuse_taken_port, service
from examgen.process import pid_of
from examgen.supervisor import StartError, Supervisor
from generation.sweeping import stale_owners


class Command(BaseCommand):
    """Migrates the database, then runs the service and keeps it running."""

    help = "Run the whole service on this machine, until Ctrl-C."
    # They load every page of the admin, which the supervisor does not need; `migrate` looks at the database.
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--port", type=int, default=8000, help="port of the web server (8000)")

    def handle(self, *, port: int, **options: Any) -> None:
        # Whatever this makes, and its children, is its owner's alone, also in a data folder that others can enter.
        os.umask(0o077)
        try:
            refuse_taken_port(port)
            with alone_on(settings.DATA_DIR):
                self._serve(port)
        except (CannotServeError, NoBrokerError, StartError) as error:
            raise CommandError(str(error)) from error

    def _serve(self, port: int) -> None:
        self.stdout.write(f"Examgen starts; its data is in {settings.DATA_DIR}")
        if sys.platform != "linux":
            self.stdout.write("This is not Linux: where this process is killed, its children go on and must be too.")
        call_command("migrate", interactive=False, verbosity=0)
        supervisor = Supervisor(
            service(port, settings.DATA_DIR, settings.BASE_DIR),
            logs=settings.DATA_DIR / "logs",
            say=self._say,
            rounds=self._kill_frozen if connection.vendor == "sqlite" else None,
        )
        url = f"http://{LOOPBACK}:{port}"
        supervisor.run(lambda: self._say(f"Examgen serves on {url} (/docs, /admin/). Ctrl-C stops it."))

    def _say(self, line: str) -> None:
        self.stdout.write(line)
        self.stdout.flush()

    def _kill_frozen(self) -> None:
        """Kill pool children whose lease has run out: frozen inside a transaction, one stops all writers of SQLite."""
        try:
            owners = stale_owners()
        except DatabaseError as error:
            self._say(f"supervisor: the leases could not be read: {error}")
            return
        for pid in filter(None, map(pid_of, owners)):
            # It may have ended meanwhile; its pid may be another account's process by now.
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
                self._say(f"supervisor: killed {pid}, whose lease on a job ran out")
