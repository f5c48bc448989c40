"""Faults that only a process itself can have: orders, which are files in FAULTS_DIR.

Each is obeyed by the one process that gets to remove it.
"""

import os
import signal
import time
from datetime import timedelta
from pathlib import Path

from django.utils import timezone

from generation.models import QuestionQuerySet
from tests.faults.breaking import BREAKS
from tests.races.mutations import Mutation

KILL_AFTER_INSERT = "kill-after-insert"
JUMP_THE_CLOCK = "jump-the-clock"
JUMP = timedelta(hours=26)


def wait_for_orders() -> None:
    """Let the process look for orders whenever it stores questions."""
    insert = QuestionQuerySet.bulk_create

    def insert_and_obey(questions, *arguments, **options):
        if ordered(JUMP_THE_CLOCK):
            jump_the_clock()
        made = insert(questions, *arguments, **options)
        if ordered(KILL_AFTER_INSERT):
            os.kill(os.getpid(), signal.SIGKILL)
        return made

    QuestionQuerySet.bulk_create = insert_and_obey


def break_on_purpose(name: str) -> None:
    Mutation(name, BREAKS[name].changes).apply()


def ordered(order: str) -> bool:
    """Take an order, if there is one and nobody was faster."""
    try:
        (Path(os.environ["FAULTS_DIR"]) / order).unlink()
    except FileNotFoundError:
        return False
    return True


def jump_the_clock() -> None:
    """Let this process believe that it is tomorrow."""
    real_time, real_now = time.time, timezone.now
    time.time = lambda: real_time() + JUMP.total_seconds()
    timezone.now = lambda: real_now() + JUMP
