"""What the reader's own process runs: it binds its own hands, then reads the file on its standard input."""

import ctypes
import gc
import importlib
import json
import os
import resource
import signal
import sys
from typing import Any

from files.documents import wire
from files.documents.errors import ReadCode, ReadError

_PARENT_DEATH_SIGNAL = 1


def main() -> None:
    settings: dict[str, Any] = json.loads(sys.argv[2])
    _die_with(settings["parent"])
    _limit(settings["limits"])
    # A document is all kept until it is sent: looking for garbage meanwhile is lost time.
    gc.disable()
    output = sys.stdout.buffer
    try:
        read = importlib.import_module(settings["reader"]).read
        for line in wire.dump(read(sys.stdin.buffer, settings["filename"])):
            output.write(line)
    except BaseException as error:  # noqa: BLE001 - whatever it was, the caller gets a code
        output.write(wire.dump_error(_as_read_error(error)))
    output.flush()
    # The libraries' clean-up is not worth its time, and a damaged file may crash it.
    os._exit(0)


def _die_with(parent: int) -> None:
    """Ask the kernel to kill this process when its parent dies; it may be dead already."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)


def _limit(limits: dict[str, int]) -> None:
    """Set the limits, hard ones too: nothing in here can lift them again."""
    cpu = limits.pop("RLIMIT_CPU")
    # The soft limit kills by a signal of its own, which tells the caller why.
    resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu + 1))
    for name, value in limits.items():
        resource.setrlimit(getattr(resource, name), (value, value))


def _as_read_error(error: BaseException) -> ReadError:
    if isinstance(error, ReadError):
        return error
    if isinstance(error, MemoryError | RecursionError):
        return ReadError(ReadCode.TOO_COMPLEX)
    return ReadError(ReadCode.CORRUPT)
