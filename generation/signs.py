"""Signs of life: who works in the background, and how long the oldest job waits for them. The database tells both."""

import logging
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from django.conf import settings
from django.db import DatabaseError, InterfaceError, connection
from django.db.models.functions import Coalesce, Now

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
        """End, and leave no sign."""
        self._done.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _sign_for_ever(self) -> None:
        process = process_identity()
        while True:
            self._safely(lambda: sign(self._role, process))
            if self._done.wait(EVERY_SECONDS):
                break
        self._safely(lambda: forget(process))

    @staticmethod
    def _safely(step: Callable[[], object]) -> None:
        try:
            step()
        except (DatabaseError, InterfaceError, OSError) as error:
            logger.warning("no sign of life could be given: %s", error)
        finally:
            # A child that is forked meanwhile has no part of it.
            connection.close()


def sign(role: Role, process: str) -> None:
    """Write down that a process of this role lives, and forget whoever has been gone for long."""
    Sign.objects.bulk_create(
        [Sign(process=process, role=role, seen_at=Now())],
        update_conflicts=True,
        unique_fields=["process"],
        update_fields=["seen_at"],
    )
    Sign.objects.filter(seen_at__lt=later(-FORGOTTEN_AFTER)).delete()
    if settings.EXAMGEN_SIGN_FILE:
        Path(settings.EXAMGEN_SIGN_FILE).touch()


def forget(process: str) -> None:
    """Leave no sign of a process that ends in order: it is not missed."""
    Sign.objects.filter(process=process).delete()


def seconds_since_sign(role: Role) -> float | None:
    """Return how long ago the youngest sign of any process of this role was given, None where there is none."""
    latest = Sign.objects.filter(role=role).order_by("-seen_at").values_list("seen_at", Now()).first()
    return (latest[1] - latest[0]).total_seconds() if latest else None


def seconds_of_oldest_waiting() -> float:
    """Return how long that job has waited longest that a worker could take, 0 where there is none.

    It waits since it was admitted or given back, or since the lease of a worker that was lost ran out.
    """
    waiting = Job.objects.generating().ownerless().annotate(since=Coalesce("lease_until", "waiting_since"))
    oldest = waiting.order_by("since").values_list("since", Now()).first()
    return (oldest[1] - oldest[0]).total_seconds() if oldest and oldest[0] else 0.0
