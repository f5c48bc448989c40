"""Keeping a claimed job ours while we work on it, and noticing when it no longer is."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from django.conf import settings
from django.db import DatabaseError, InterfaceError, connection

from generation import moves
from generation.models import Job
from generation.shutdown import is_stopping

logger = logging.getLogger(__name__)

LOOK_EVERY_SECONDS = 1.0


class Stopping(Exception):
    """The worker is told to stop."""


def kill_this_process() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Lease:
    """Beats for a job from a thread with a connection of its own, as long as the work gets on.

    When the work takes longer than EXAMGEN_STEP_LIMIT from one `step` to the next, it is stuck, and so is its process:
    the thread calls `end_stuck_work`, which kills it. The worker starts another one, and when the lease has run out
    somebody else may try.
    """

    def __init__(self, job: Job, end_stuck_work: Callable[[], None] = kill_this_process) -> None:
        self._job = job
        self._end_stuck_work = end_stuck_work
        self._done = threading.Event()
        self._lost = threading.Event()
        self._last_step = self._last_look = time.monotonic()
        self._thread = threading.Thread(target=self._beat, name=f"lease of {job.public_id}", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """End the beating, and wait for a beat that is under way."""
        self._done.set()
        self._thread.join()

    def step(self) -> None:
        """Say that the work got on. Raises LeaseLost or Stopping where it must end; looks at the row once a second."""
        now = self._last_step = time.monotonic()
        if is_stopping():
            raise Stopping
        if self._lost.is_set():
            raise moves.LeaseLost
        if now - self._last_look >= LOOK_EVERY_SECONDS:
            self._last_look = now
            if not moves.still_held(self._job):
                raise moves.LeaseLost

    def _beat(self) -> None:
        pause = settings.EXAMGEN_LEASE.total_seconds() / 3
        limit = settings.EXAMGEN_STEP_LIMIT.total_seconds()
        try:
            while not self._done.wait(pause):
                if time.monotonic() - self._last_step > limit:
                    logger.error("%s: no sign of life for %g s, its process ends", self._job.public_id, limit)
                    self._end_stuck_work()
                    return
                if not self._beat_once():
                    self._lost.set()
                    return
        finally:
            connection.close()

    def _beat_once(self) -> bool:
        try:
            return moves.heartbeat(self._job)
        except (DatabaseError, InterfaceError):
            # The next beat may get through; if none does, the lease runs out by itself.
            logger.warning("%s: a heartbeat failed", self._job.public_id, exc_info=True)
            connection.close()
            return True
