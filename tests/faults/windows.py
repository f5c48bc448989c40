"""When something was out of order: a client may be refused for it only then, or shortly after."""

import threading
import time
from contextlib import contextmanager

# A connection that was cut is noticed by its next use; a lock is waited for before it is given up.
GRACE_SECONDS = 6.0


class Windows:
    """Spans of time under names."""

    def __init__(self):
        self._lock = threading.Lock()
        self._spans = []

    @contextmanager
    def open(self, name):
        span = [name, time.monotonic(), float("inf")]
        with self._lock:
            self._spans.append(span)
        try:
            yield
        finally:
            span[2] = time.monotonic()

    def overlap(self, name, began, ended, also=""):
        with self._lock:
            spans = list(self._spans)
        return any(
            kind in {name, also} and began <= stop + GRACE_SECONDS and start <= ended for kind, start, stop in spans
        )
