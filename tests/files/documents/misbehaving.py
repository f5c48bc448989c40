"""Readers that do what a hostile file would make a library do; the file's name chooses which."""

import ctypes
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from typing import BinaryIO

from files.documents.types import Document, Kind, Run, TextBlock, TextKind


class Panic(BaseException):
    """No Exception, like the panics of libraries written in Rust."""


def read(stream: BinaryIO, filename: str) -> Document:
    _DEEDS[filename]()
    text = repr(sorted(os.environ)) if filename == "environment" else stream.read().decode()
    return Document(Kind.TEXT, (TextBlock(TextKind.PARAGRAPH, (Run(text),)),))


def _panic() -> None:
    raise Panic


def _recurse() -> None:
    _recurse()


def _eat_memory() -> None:
    eaten = []
    while True:
        eaten.append(bytearray(1 << 24))


def _abort_for_memory() -> None:
    os.write(2, b"memory allocation of 549755813888 bytes failed\n")
    os.abort()


def _loop() -> None:
    while True:
        pass


def _write_file() -> None:
    with tempfile.TemporaryFile(buffering=0) as file:
        file.write(b"x")


def _flood() -> None:
    while True:
        sys.stdout.buffer.write(b"x" * (1 << 20))


def _leave_child() -> None:
    if os.fork() == 0:
        time.sleep(60)


def _linger() -> None:
    os.close(1)
    os.close(2)
    time.sleep(60)


_DEEDS: dict[str, Callable[[], object]] = {
    "good": lambda: None,
    "environment": lambda: None,
    "panic": _panic,
    "exit": lambda: sys.exit(0),
    "recurse": _recurse,
    "abort": os.abort,
    "abort for memory": _abort_for_memory,
    "crash": lambda: ctypes.string_at(0),
    "stop": lambda: os.kill(os.getpid(), signal.SIGTERM),
    "eat memory": _eat_memory,
    "loop": _loop,
    "sleep": lambda: time.sleep(60),
    "linger": _linger,
    "write a file": _write_file,
    "flood": _flood,
    "leave a child": _leave_child,
}
