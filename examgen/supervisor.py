"""Keeps the processes of a service running: starts them in order, restarts what exits, stops them in reverse."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from examgen.process import die_with_parent

LOOK_EVERY = 0.1
ROUNDS_EVERY = 5.0
# A child that lived so long has started well; one that never did, in so many tries, will not.
SETTLED_AFTER = 15.0
TRIES_AT_BOOT = 3
# How others end a process: no sign that it can't stay up by itself.
ENDED_BY_OTHERS = {-signal.SIGKILL, -signal.SIGTERM}
BOOT_LIMIT = 60.0
SHORTEST_PAUSE = 0.25
LONGEST_PAUSE = 30.0
LARGEST_LOG = 10 * 1024 * 1024


class StartError(Exception):
    """A child can't be brought up. `str()` is a sentence that says where to look."""


@dataclass(frozen=True, slots=True)
class Child:
    """A process to keep running.

    `ready` tells whether it does its work; without it a process counts as ready once it runs. `sign` is a file that it
    touches when it has started well. `patience` is how many seconds it may take to stop before it is killed.
    """

    name: str
    command: tuple[str, ...]
    directory: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    ready: Callable[[], bool] | None = None
    sign: Path | None = None
    patience: float = 10.0


class Keeper:
    """The life of one child: its process of the moment, and when to start the next one."""

    def __init__(self, child: Child, log: Path, say: Callable[[str], None]) -> None:
        self.child = child
        self.log = log
        self._say = say
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0
        self._next_start = 0.0
        self._failures = 0
        # Has it ever started well? Until then, exits of its own accord are counted, and end it all.
        self._settled = False
        self._own_exits = 0

    def start(self) -> None:
        """Start the process, in a session of its own, so that Ctrl-C reaches the supervisor alone."""
        rotate(self.log)
        if self.child.sign:
            self.child.sign.unlink(missing_ok=True)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.child.command,
                cwd=self.child.directory,
                env={**os.environ, **self.child.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=partial(die_with_parent, os.getpid()),  # noqa: PLW1509 - this process has one thread
            )
        self._started = time.monotonic()
        self._say(f"{self.child.name}: started, pid {self._process.pid}, log {self.log}")

    def is_ready(self) -> bool:
        return self._process is not None and (self.child.ready is None or self.child.ready())

    def tend(self) -> None:
        """Start the process again where it has exited, after a pause that doubles while it does not stay up."""
        now = time.monotonic()
        if self._process is None:
            if now >= self._next_start:
                self.start()
            return
        status = self._process.poll()
        well = now - self._started >= SETTLED_AFTER or bool(self.child.sign and self.child.sign.exists())
        self._settled = self._settled or well
        if status is None:
            return
        self._clear()
        self._failures = 0 if well else self._failures + 1
        self._own_exits += status not in ENDED_BY_OTHERS
        if not self._settled and self._own_exits >= TRIES_AT_BOOT:
            raise StartError(f"{self.child.name} does not stay up (status {status}); its log is {self.log}.")
        pause = min(LONGEST_PAUSE, SHORTEST_PAUSE * 2**self._failures)
        self._next_start = now + pause
        self._say(f"{self.child.name}: exited with status {status}, starts again in {pause:g} s")

    def stop(self, *, hurry: Callable[[], bool]) -> None:
        """Ask the process to end, and kill it and all its group where it does not."""
        if self._process is None:
            return
        self._process.terminate()
        deadline = time.monotonic() + self.child.patience
        while self._process.poll() is None and time.monotonic() < deadline and not hurry():
            time.sleep(LOOK_EVERY / 2)
        how = "stopped" if self._process.poll() is not None else "killed"
        self._clear()
        self._say(f"{self.child.name}: {how}")

    def _clear(self) -> None:
        """Leave nothing of the process behind: what it started and did not end dies with it."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


class Supervisor:
    """Runs children until a signal asks it to stop.

    They start in the order given, each when the one before is ready, and stop in reverse. `rounds` is called every
    few seconds in between. A second signal makes the stop a kill.
    """

    def __init__(
        self,
        children: Sequence[Child],
        *,
        logs: Path,
        say: Callable[[str], None],
        rounds: Callable[[], None] | None = None,
    ) -> None:
        self._keepers = [Keeper(child, logs / f"{child.name}.log", say) for child in children]
        self._logs = logs
        self._rounds = rounds
        self._next_rounds = 0.0
        self._signals = 0

    def run(self, on_ready: Callable[[], None]) -> None:
        """Return when all is stopped after a signal. Raises StartError, with all stopped too, where one can't start."""
        self._logs.mkdir(parents=True, exist_ok=True)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._on_signal)
        try:
            self._start_all()
            if not self._signals:
                on_ready()
            while not self._signals:
                self._look_after(self._keepers)
        finally:
            for keeper in reversed(self._keepers):
                keeper.stop(hurry=lambda: self._signals > 1)

    def _on_signal(self, *_: object) -> None:
        self._signals += 1

    def _start_all(self) -> None:
        for count, keeper in enumerate(self._keepers, start=1):
            if self._signals:
                return
            keeper.start()
            deadline = time.monotonic() + BOOT_LIMIT
            while not keeper.is_ready() and not self._signals:
                if time.monotonic() > deadline:
                    raise StartError(
                        f"{keeper.child.name} is not ready after {BOOT_LIMIT:g} s; its log is {keeper.log}."
                    )
                self._look_after(self._keepers[:count])

    def _look_after(self, keepers: Sequence[Keeper]) -> None:
        time.sleep(LOOK_EVERY)
        for keeper in keepers:
            keeper.tend()
        if self._rounds and time.monotonic() >= self._next_rounds:
            self._next_rounds = time.monotonic() + ROUNDS_EVERY
            self._rounds()


def rotate(log: Path) -> None:
    """Set a large log aside as `NAME.log.1`."""
    if log.exists() and log.stat().st_size > LARGEST_LOG:
        log.replace(log.with_name(f"{log.name}.1"))
