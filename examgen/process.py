"""Processes that die with their parent, and names of processes that outlive the reuse of a pid."""

import ctypes
import os
import re
import signal
import socket
import sys
from pathlib import Path

PR_SET_PDEATHSIG = 1
IDENTITY = re.compile(r"(?P<host>.+):(?P<pid>[0-9]+):(?P<start>[0-9]+)")
# Loaded here, not between a fork and its exec, where nothing may take a lock.
LIBC = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


def die_with_parent(parent: int | None = None) -> None:
    """Let the kernel kill this process when the thread that spawned it ends, however it ends. Linux only.

    Every level has to ask for itself: children do not inherit it. With the pid of the `parent` given, a parent that
    died before the kernel was told counts too.
    """
    if LIBC is None:
        return
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if parent is not None and os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)


def process_identity() -> str:
    """Name this process for good: `host:pid:start`; a later process with the same pid has another start."""
    return f"{socket.gethostname()}:{os.getpid()}:{_start_of(os.getpid())}"


def pid_of(identity: str) -> int | None:
    """Return the pid of the process of this host that `process_identity` named so, None where it is gone."""
    match = IDENTITY.fullmatch(identity)
    if match is None or match["host"] != socket.gethostname():
        return None
    pid = int(match["pid"])
    return pid if match["start"] == _start_of(pid) else None


def _start_of(pid: int) -> str:
    """Return when the process started, in clock ticks since boot; empty where that can't be told."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    # The second field is the program's name in brackets, and may hold spaces and brackets itself.
    return stat.rpartition(")")[2].split()[19]
