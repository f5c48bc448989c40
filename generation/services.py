"""What a client can do with jobs."""

import logging
from contextlib import suppress
from functools import partial

from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now

from examgen.errors import InvalidRequest, NotFound
from examgen.ids import parse_id
from files.models import StoredFile
from files.services import delete_file
from generation import moves
from generation.admission import admit, lock_account, status_of_new_job
from generation.hints import hint
from generation.models import Job, JobQuerySet
from generation.requests import JobRequest, check_kind
from generation.states import Status

logger = logging.getLogger(__name__)


@transaction.atomic
def create_job(*, account: User, request: JobRequest) -> Job:
    """Insert a job: generating where the account has a free slot and nobody waits, else queued."""
    file = _lock_file(account, request) if request.file_id else None
    lock_account(account.pk)
    status = status_of_new_job(account.pk)
    job = Job.objects.create(
        account=account,
        status=status,
        waiting_since=Now() if status == Status.GENERATING else None,
        creation_type=request.creation_type,
        prompt=request.prompt,
        content=request.content,
        file=file,
        question_rules=[{"type": rule.type.value, "count": rule.count} for rule in request.rules],
        plan=[rule.type.value for rule in request.rules for _ in range(rule.count)] or None,
        metadata=request.metadata,
        deadline=moves.later(settings.EXAMGEN_QUEUE_TTL),
        dispatch_after=moves.later(moves.FIRST_HINT_AGAIN),
    )
    # A slot may have come free since it was counted: then the job is admitted as soon as it can be seen.
    told = partial(hint, job.pk) if job.status == Status.GENERATING else partial(admit, account.pk)
    transaction.on_commit(told)
    job.refresh_from_db(fields=["created_at"])
    # The one line that has the ids of both: the request that is bound to it, and the job.
    logger.info("created %s as %s", job.public_id, job.status)
    return job


def _lock_file(account: User, request: JobRequest) -> StoredFile:
    """Return the request's file, locked: it can't be deleted before its job is there to keep it."""
    key = parse_id("file", request.file_id or "")
    files = StoredFile.objects.select_for_update().filter(account=account, pk=key) if key else StoredFile.objects.none()
    file = files.first()
    if file is None:
        raise InvalidRequest(f"No such File object: {request.file_id}")
    check_kind(request.creation_type, file.kind)
    return file


def find_job(jobs: JobQuerySet, *, account: User, job_id: str, noun: str) -> Job:
    """Return one of the jobs, which must be the account's.

    Raises NotFound, which calls it a `noun`, for an unknown id and for another account's alike.
    """
    key = parse_id("gen", job_id)
    job = jobs.of(account).filter(pk=key).first() if key else None
    if job is None:
        raise NotFound(f"No such {noun}: {job_id}")
    return job


def cancel_job(job: Job) -> bool:
    """Stop a job and let the next one of its account begin. False where it has finished, or is gone."""
    cancelled = moves.cancel(job)
    if cancelled:
        admit(job.account_id)
    return cancelled


def delete_job(job: Job) -> bool:
    """Remove a job in any state, with its questions. False where it is gone already."""
    deleted = moves.delete(job)
    # Inside a transaction of the caller's the row is locked, which an admission waits for: it has its turn afterwards.
    transaction.on_commit(partial(admit, job.account_id))
    return deleted


def delete_account(account: User) -> None:
    """Remove an account with its jobs, files and tokens, whatever state they are in; the bytes of its files go too.

    A request that was let in before the account was shut may still add to it: what it adds goes with the next round.
    This can't run inside a transaction: nobody would see the account shut, and its locks would be held to the end.
    """
    User.objects.filter(pk=account.pk).update(is_active=False)
    while not _delete_if_empty(account):
        for job in Job.objects.of(account).only("pk"):
            moves.delete(job)
        for file in StoredFile.objects.filter(account=account):
            with suppress(NotFound, InvalidRequest):
                delete_file(file)


@transaction.atomic(durable=True)
def _delete_if_empty(account: User) -> bool:
    """Remove an account that has no job and no file left. Under the lock of its row nothing can be added to it."""
    owner = User.objects.select_for_update().filter(pk=account.pk)
    if owner.exists() and (account.jobs.exists() or account.files.exists()):
        return False
    User.objects.filter(pk=account.pk).delete()
    return True
