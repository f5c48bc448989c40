"""Waiting for what processes do, always for a bounded time."""

import time
from collections.abc import Callable

import psutil


def eventually(holds: Callable[[], bool], within: float = 10.0) -> bool:
    deadline = time.monotonic() + within
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def is_gone(pid: int) -> bool:
    """A zombie that nobody has reaped yet runs no more."""
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def all_gone(pids: list[int], within: float = 5.0) -> bool:
    return eventually(lambda: all(map(is_gone, pids)), within)


def descendants(pid: int) -> list[int]:
    return [child.pid for child in psutil.Process(pid).children(recursive=True)]
