"""Slots of an account: how many of its jobs are generating at once.

A slot is used by every job that is generating, claimed or not. Slots are counted, never kept as a counter, and all
who count them for an account stand in line for the account's lock.
"""

from functools import partial

from django.conf import settings
from django.db import connection, transaction
from django.db.models.functions import Now

from generation.hints import hint
from generation.models import Job
from generation.moves import FIRST_HINT_AGAIN, later
from generation.states import Status

# The first half of our advisory locks' keys; the second is the account.
ADMISSION_LOCK = 0x65786D


def lock_account(account_id: int) -> None:
    """Wait for the account's turn, inside a transaction and to its end. On SQLite every transaction has it already."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s, %s)", [ADMISSION_LOCK, account_id])


def free_slots(account_id: int) -> int:
    return int(settings.EXAMGEN_ACCOUNT_SLOTS) - Job.objects.generating().filter(account=account_id).count()


def status_of_new_job(account_id: int) -> Status:
    """Return how a new job of the account starts: it overtakes no queued one. The account must be locked."""
    waiting = Job.objects.queued().filter(account=account_id).exists()
    return Status.QUEUED if waiting or free_slots(account_id) <= 0 else Status.GENERATING


def admit(account_id: int) -> None:
    """Let the account's oldest queued jobs into its free slots."""
    # Look before standing in line: every sweep asks for every account with a queue, and mostly its slots are full.
    if free_slots(account_id) <= 0 or not Job.objects.queued().filter(account=account_id).exists():
        return
    with transaction.atomic():
        lock_account(account_id)
        free = max(0, free_slots(account_id))
        oldest = list(
            Job.objects.queued().filter(account=account_id).order_by("id").values_list("id", flat=True)[:free]
        )
        for job_id in oldest:
            admitted = Job.objects.queued().filter(pk=job_id)
            if admitted.update(status=Status.GENERATING, dispatch_after=later(FIRST_HINT_AGAIN), waiting_since=Now()):
                transaction.on_commit(partial(hint, job_id))
