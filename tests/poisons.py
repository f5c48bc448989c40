"""What an engine of somebody else's may do to its worker."""

import os
import signal
import time
from collections.abc import Iterator

from generation.engines.base import Event, Tick

MOUTHFUL = 64 * 1024 * 1024


def kill() -> Iterator[Event]:
    """Crash the process, as a library in C may."""
    yield Tick()
    os.kill(os.getpid(), signal.SIGKILL)


def hog() -> Iterator[Event]:
    """Take all memory that there is."""
    eaten = []
    while True:
        eaten.append(bytearray(MOUTHFUL))
        yield Tick()


def spin() -> Iterator[Event]:
    """Never come back."""
    yield Tick()
    while True:
        pass


def swallow() -> Iterator[Event]:
    """Go on whatever is raised."""
    while True:
        try:
            time.sleep(0.05)
            yield Tick()
        except BaseException:  # noqa: BLE001, S112 - this is what it is for
            continue


def stick() -> Iterator[Event]:
    """Wait for something that never comes, without a sign of life."""
    yield Tick()
    time.sleep(3600)


def hold() -> Iterator[Event]:
    """Wait for something that never comes, with signs of life."""
    while True:
        time.sleep(0.02)
        yield Tick()


POISONS = {"kill": kill, "hog": hog, "spin": spin, "swallow": swallow, "stick": stick, "hold": hold}
