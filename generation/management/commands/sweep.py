"""`manage.py sweep`: the sweeper's loop."""

import logging
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, InterfaceError, connection

from examgen.process import process_identity
from generation.models import Role
from generation.signs import EVERY_SECONDS, forget, sign
from generation.sweeping import sweep

logger = logging.getLogger(__name__)


class Command(BaseCommand):
    """Sweeps every second until it is told to stop; a database that is away for a while does not end it."""

    requires_system_checks = ()  # they load every page of the service; `manage.py check` runs them
    help = "End overdue jobs, tell workers of waiting ones, fill free slots; once a second."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help="sweep once and end")
        parser.add_argument("--every", type=float, default=1.0, metavar="SECONDS", help="pause between sweeps")

    def handle(self, *args: Any, once: bool, every: float, **options: Any) -> None:
        if once:
            sweep()
            return
        stop = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stop.set())
        process, next_sign = process_identity(), 0.0
        while not stop.wait(every):
            # A sign is given by the loop itself, behind a sweep that went well: it says that the sweeper gets on.
            if self._safely(sweep) and time.monotonic() >= next_sign:
                self._safely(lambda: sign(Role.SWEEPER, process))
                next_sign = time.monotonic() + EVERY_SECONDS
        self._safely(lambda: forget(process))

    def _safely(self, step: Callable[[], object]) -> bool:
        try:
            step()
        except (DatabaseError, InterfaceError, OSError):
            logger.exception("a sweep failed")
            connection.close()
            return False
        return True
