"""The reader in a process of its own: whatever a file does to it, the caller gets a Document or a ReadError."""

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, BinaryIO

from files.documents import wire
from files.documents.errors import ReadCode, ReadError
from files.documents.types import Document

_PROJECT = Path(__file__).resolve().parents[2]
_START = "import sys; sys.path.insert(0, sys.argv[1]); from files.documents.isolated import main; main()"
_LINGERS_SECONDS = 1.0
_TICK_SECONDS = 0.5
_CHUNK = 1 << 16
_KEPT_COMPLAINT = 1 << 14
# What libraries say on their way out when they got no memory: they abort as if they had crashed.
_OUT_OF_MEMORY = (b"memory allocation of", b"out of memory", b"bad_alloc", b"MemoryError", b"Cannot allocate memory")


@dataclass(frozen=True)
class Limits:
    """What one read may cost."""

    memory: int = 1 << 30
    cpu_seconds: int = 30
    wall_seconds: float = 90
    output: int = 128 << 20
    descriptors: int = 64

    def of_process(self) -> dict[str, int]:
        return {
            "RLIMIT_AS": self.memory,
            "RLIMIT_CPU": self.cpu_seconds,
            "RLIMIT_CORE": 0,
            "RLIMIT_FSIZE": 0,
            "RLIMIT_NOFILE": self.descriptors,
        }


def read_isolated(
    path: Path,
    filename: str,
    tick: Callable[[], None] | None = None,
    *,
    limits: Limits = Limits(),
    reader: str = "files.documents.reading",
) -> Document:
    """Read the file, calling `tick` at least every second. If `tick` raises, the read is abandoned."""
    settings = {"filename": filename, "limits": limits.of_process(), "parent": os.getpid(), "reader": reader}
    with path.open("rb") as stream, _process(stream, settings) as process:
        try:
            output, complaint = _collect(process, limits, tick)
            status = _status(process)
        finally:
            _kill(process)
    return _result(output, status, complaint)


def _process(stream: BinaryIO, settings: dict[str, object]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-I", "-X", "utf8", "-c", _START, str(_PROJECT), json.dumps(settings)],
        stdin=stream,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={},
        cwd="/",
        start_new_session=True,
    )


def _collect(process: subprocess.Popen[bytes], limits: Limits, tick: Callable[[], None] | None) -> tuple[bytes, bytes]:
    """Return what the process says until it closes its output, within the limits of time and size."""
    deadline = time.monotonic() + limits.wall_seconds
    output, complaint = bytearray(), bytearray()
    with selectors.DefaultSelector() as selector:
        for stream, kept in ((process.stdout, output), (process.stderr, complaint)):
            selector.register(_open(stream), selectors.EVENT_READ, kept)
        last_tick = time.monotonic()
        while selector.get_map():
            _receive(selector)
            del complaint[:-_KEPT_COMPLAINT]
            if len(output) > limits.output:
                raise ReadError(ReadCode.TOO_LARGE)
            now = time.monotonic()
            if now > deadline:
                raise ReadError(ReadCode.TIMEOUT)
            if tick is not None and now - last_tick >= _TICK_SECONDS:
                tick()
                last_tick = now
    return bytes(output), bytes(complaint)


def _receive(selector: selectors.BaseSelector) -> None:
    for key, _ in selector.select(_TICK_SECONDS):
        chunk = os.read(key.fd, _CHUNK)
        if chunk:
            key.data.extend(chunk)
        else:
            selector.unregister(key.fileobj)


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise RuntimeError("The reader's process was started without its pipes.")
    return stream


def _status(process: subprocess.Popen[bytes]) -> int:
    """Return how the process ended; one that has said all and lingers on counts as killed, which it then is."""
    try:
        return process.wait(_LINGERS_SECONDS)
    except subprocess.TimeoutExpired:
        return -signal.SIGKILL


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End the whole session: the reader, and what it may have started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _result(output: bytes, status: int, complaint: bytes) -> Document:
    try:
        return wire.load(output.splitlines())
    except wire.IncompleteError as error:
        raise ReadError(_code(status, complaint)) from error


def _code(status: int, complaint: bytes) -> ReadCode:
    """Tell from how the process ended what the file did to it."""
    if status in {-signal.SIGXCPU, -signal.SIGKILL}:
        return ReadCode.TIMEOUT
    if any(words in complaint for words in _OUT_OF_MEMORY):
        return ReadCode.TOO_COMPLEX
    return ReadCode.CORRUPT
