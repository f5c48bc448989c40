"""Two processes that meet inside a move of the protocol.

Each racer acts in a process of its own, with a connection of its own, and stops just before the first statement that
matches its place; the second sets out when the first stands there. When both do, the first goes on, and the second
follows when the first is done. Where a lock keeps one of them out, the other goes on without it: no barrier of the
library can tell one that waits for a lock from one that is merely slow, so the meeting is made here, from what each
writes into shared memory.
"""

import multiprocessing
import os
import re
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from unittest.mock import patch

from django.db import DatabaseError, connection

from examgen.errors import ServiceError
from generation import hints
from generation.models import Job, Question
from tests.databases import Database, point_default_at
from tests.races.mutations import Mutation

ROOT = Path(__file__).resolve().parents[2]
PRELOADED = "tests.races.preload"

# A statement that takes so long waits for a lock.
BLOCKED_SECONDS = 0.3
LONGEST_MEETING_SECONDS = 5.0
LONGEST_RACE_SECONDS = 30.0
LOOK_EVERY_SECONDS = 0.002

# How far a racer has come; it begins at 0.
AT_PLACE, DONE = 1.0, 2.0


class RaceError(Exception):
    """The race itself went wrong: it says nothing about the move."""


@dataclass(frozen=True)
class Racer:
    """Somebody who acts on a job, and the place inside the action where he meets the other."""

    action: Callable[..., Any]
    arguments: tuple[Any, ...]
    at: str


def racer(action: Callable[..., Any], *arguments: Any, at: str) -> Racer:
    return Racer(action, arguments, at)


@dataclass(frozen=True)
class Outcome:
    """What an action answered, and what its job looked like right after the answer."""

    value: Any = None
    error: str = ""
    seen: Any = None
    hinted: list[uuid.UUID] = field(default_factory=list)


@dataclass
class Meeting:
    """Where a racer looks how far the other has come, and waits for him."""

    state: Any
    me: int
    at: str
    passed: bool = False

    def __call__(self, execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:  # noqa: FBT001 - Django's signature
        if not self.passed and re.match(self.at, sql.replace('"', "")):
            self.passed = True
            self._meet()
        self.state[2 + self.me] = time.monotonic()
        try:
            return execute(sql, params, many, context)
        finally:
            self.state[2 + self.me] = 0

    def set_out(self) -> None:
        """Let the first come to its place, with all the locks that it takes on the way, before the second begins."""
        if self.me == 1:
            self._wait_for(AT_PLACE)

    def done(self) -> None:
        self.state[self.me] = DONE

    def _meet(self) -> None:
        self.state[self.me] = AT_PLACE
        self._wait_for(AT_PLACE)
        if self.me == 1:
            self._wait_for(DONE)

    def _wait_for(self, phase: float) -> None:
        other, limit = 1 - self.me, time.monotonic() + LONGEST_MEETING_SECONDS
        while self.state[other] < phase and time.monotonic() < limit:
            since = self.state[2 + other]
            if since and time.monotonic() - since > BLOCKED_SECONDS:
                return
            time.sleep(LOOK_EVERY_SECONDS)


def snapshot(job: Job) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    """Return the job's row and its questions, as whoever asks for them now would read them."""
    questions = Question.objects.filter(job_id=job.pk).order_by("ordinal")
    return Job.objects.filter(pk=job.pk).values().first(), list(questions.values())


def start_server(folder: Path) -> None:
    """Start the process that racers are forked from; it has loaded the service, and no connection."""
    multiprocessing.set_forkserver_preload([PRELOADED])
    with patch.dict(os.environ, PYTHONPATH=str(ROOT), EXAMGEN_DATA_DIR=str(folder), EXAMGEN_LOG_LEVEL="CRITICAL"):
        forkserver.ensure_running()


def run_race(database: Database, mutation: Mutation | None, racers: tuple[Racer, Racer]) -> list[Outcome]:
    context = multiprocessing.get_context("forkserver")
    state = context.RawArray("d", 4)
    processes, ends = [], []
    try:
        for index, entrant in enumerate(racers):
            ours, theirs = context.Pipe(duplex=False)
            ends.append(ours)
            arguments = (entrant, index, state, database.settings, mutation, theirs)
            processes.append(context.Process(target=_act, args=arguments, daemon=True))
            processes[-1].start()
            theirs.close()
        return [_receive(end) for end in ends]
    finally:
        for process in processes:
            process.join(2)
            process.kill()
            process.join()
            process.close()
        for end in ends:
            end.close()


def _receive(end: Connection) -> Outcome:
    if not end.poll(LONGEST_RACE_SECONDS):
        raise RaceError("a racer did not come to an end")
    try:
        received = end.recv()
    except EOFError:
        raise RaceError("a racer died") from None
    if isinstance(received, str):
        raise RaceError(received)
    return received


def _act(
    entrant: Racer, index: int, state: Any, settings: dict[str, Any], mutation: Mutation | None, to: Connection
) -> None:
    """Run in the racer's process."""
    meeting = Meeting(state, index, entrant.at)
    try:
        point_default_at(settings)
        if mutation:
            mutation.apply()
        hinted: list[uuid.UUID] = []
        hints._hints.put = hinted.append
        connection.ensure_connection()
        to.send(_outcome(entrant, meeting, hinted))
    except Exception as error:  # noqa: BLE001 - whatever it is, the parent has to hear of it
        to.send(repr(error))
    finally:
        meeting.done()
        connection.close()


def _outcome(entrant: Racer, meeting: Meeting, hinted: list[uuid.UUID]) -> Outcome:
    value, error = None, ""
    try:
        meeting.set_out()
        with connection.execute_wrapper(meeting):
            value = entrant.action(*entrant.arguments)
    except (DatabaseError, ServiceError) as raised:
        # A refusal is an outcome, and the test judges which one it may be.
        error = type(raised).__name__
    about = entrant.arguments[0] if entrant.arguments else None
    seen = snapshot(about) if isinstance(about, Job) else None
    return Outcome(value, error, seen, hinted)
