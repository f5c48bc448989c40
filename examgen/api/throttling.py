"""How many requests an account may send: told apart by account, so that nobody is kept out by somebody else.

Each web process counts for itself, in its memory: a count costs next to nothing, and there is no counting service
whose outage could keep anybody out. Several web processes allow as many times more.
"""

import threading
import time
from collections import Counter
from http import HTTPStatus
from typing import Any

from django.conf import settings
from rest_framework.exceptions import APIException
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

MINUTE = 60.0


class TooMany(APIException):
    """Refuses a request; `wait` is how many seconds its sender should wait."""

    status_code = HTTPStatus.TOO_MANY_REQUESTS

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


class Window:
    """The requests of each account in the minute that runs."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ends = 0.0
        self._counts = Counter[Any]()

    def seconds_to_wait(self, account: Any, limit: int) -> float:
        """Count a request; return how long its sender has to wait where it is one too many, else 0."""
        now = time.monotonic()
        with self._lock:
            if now >= self._ends:
                self._ends = now + MINUTE
                self._counts.clear()
            self._counts[account] += 1
            return self._ends - now if self._counts[account] > limit else 0.0


class PerMinute(BaseThrottle):
    """Refuses what is beyond a setting's number of requests a minute; 0 refuses nothing."""

    setting: str
    noun: str
    window: Window

    def allow_request(self, request: Request, view: Any) -> bool:
        limit = getattr(settings, self.setting)
        if not limit or request.user is None:
            return True
        if wait := self.window.seconds_to_wait(request.user.pk, limit):
            raise TooMany(f"Too many {self.noun} (maximum is {limit} a minute)", wait)
        return True


class Requests(PerMinute):
    """All requests of an account."""

    setting, noun, window = "EXAMGEN_REQUESTS_PER_MINUTE", "requests", Window()


class Uploads(PerMinute):
    """An account's uploads, which cost much more than other requests."""

    setting, noun, window = "EXAMGEN_UPLOADS_PER_MINUTE", "uploads", Window()
