"""Signs of life: who works in the background, and how long the oldest job waits for them. The database tells both."""

import logging
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from django.conf import settings
from django.db import DatabaseError, InterfaceError, connection
from django.db.models.functions import Now

from examgen.process import process_identity
from generation.models import Job, Role, Sign
from generation.moves import later

logger = logging.getLogger(__name__)

EVERY_SECONDS = 10.0
# Whoever was not seen for so long ended without saying so; what is left of it is no news any more.
FORGOTTEN_AFTER = timedelta(days=1)


class Signing:
    """Gives a sign of life of this process now and then, from a thread with a connection of its own."""

    def __init__(self, role: Role) -> None:
        self._role = role
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._sign_for_ever, name="signs of life", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """End, and leave no sign: who stops in order is not missed."""
        self._done.set()
        self._thread.join()

    def _sign_for_ever(self) -> None:
        process = process_identity()
        self._safely(lambda: Sign.objects.filter(seen_at__lt=later(-FORGOTTEN_AFTER)).delete())
        while True:
            self._safely(lambda: sign(self._role, process))
            if self._done.wait(EVERY_SECONDS):
                break
        self._safely(lambda: Sign.objects.filter(process=process).delete())

    @staticmethod
    def _safely(step: Callable[[], object]) -> None:
        try:
            step()
        except (DatabaseError, InterfaceError) as error:
            logger.warning("no sign of life could be given: %s", error)
        finally:
            # A child that is forked meanwhile has no part of it.
            connection.close()


def sign(role: Role, process: str) -> None:
    """Write down that a process of this role lives."""
    Sign.objects.bulk_create(
        [Sign(process=process, role=role, seen_at=Now())],
        update_conflicts=True,
        unique_fields=["process"],
        update_fields=["seen_at"],
    )
    if settings.EXAMGEN_SIGN_FILE:
        Path(settings.EXAMGEN_SIGN_FILE).touch()


def seconds_since_sign(role: Role) -> float | None:
    """Return how long ago the youngest sign of any process of this role was given, None where there is none."""
    latest = Sign.objects.filter(role=role).order_by("-seen_at").values_list("seen_at", Now()).first()
    return (latest[1] - latest[0]).total_seconds() if latest else None


def seconds_of_oldest_waiting() -> float:
    """Return how long the oldest job has waited that a worker could take, 0 where none does."""
    waiting = Job.objects.generating().ownerless().order_by("id")
    oldest = waiting.values_list("created_at", Now()).first()
    return (oldest[1] - oldest[0]).total_seconds() if oldest else 0.0
