"""Hints to the broker that a job waits for a worker, sent off the caller's path.

A hint may be lost at any moment: the sweeper sends another. So a broker that is dead, frozen or full costs a request
nothing, and what does not fit into the queue is dropped.
"""

import logging
import os
import queue
import threading
import uuid

from celery import current_app

from examgen.ids import public_id

logger = logging.getLogger(__name__)

TASK = "generation.run_job"


class HintQueue:
    """A bounded queue and one daemon thread that empties it into the broker."""

    def __init__(self, size: int = 1000) -> None:
        self._waiting: queue.Queue[uuid.UUID] = queue.Queue(maxsize=size)
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._broker_is_away = False

    def put(self, job_id: uuid.UUID) -> None:
        """Take a hint; never blocks, never raises."""
        self._ensure_thread()
        try:
            self._waiting.put_nowait(job_id)
        except queue.Full:
            logger.warning("a hint about %s was dropped: the broker takes none", public_id("gen", job_id))

    def _ensure_thread(self) -> None:
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._send_for_ever, name="hints", daemon=True)
                self._thread.start()

    def _send_for_ever(self) -> None:
        while True:
            job_id = self._waiting.get()
            try:
                current_app.send_task(TASK, args=[str(job_id)], retry=False, ignore_result=True)
            except Exception as error:  # noqa: BLE001 - whatever the client raises, the sweeper hints again
                # Once an outage: a line for every hint would fill the disk before anybody mends the broker.
                if not self._broker_is_away:
                    logger.warning("the broker takes no hints: %s", error)
                self._broker_is_away = True
            else:
                self._broker_is_away = False


_hints = HintQueue()


def _start_anew() -> None:
    # A forked child has its parent's queue but not its thread, and maybe a lock that nobody will release.
    global _hints  # noqa: PLW0603 - the process's one queue, replaced only here
    _hints = HintQueue()


os.register_at_fork(after_in_child=_start_anew)


def hint(job_id: uuid.UUID) -> None:
    """Tell the workers that a job may wait for them."""
    _hints.put(job_id)
