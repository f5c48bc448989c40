"""What racers do: each action is one move of the protocol, or one thing that a client asks for."""

import uuid
from collections.abc import Sequence
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction

from files import services as file_services
from files.models import StoredFile
from generation import admission, moves, services, sweeping
from generation.engines.base import CreationType
from generation.models import Job
from generation.questions import Draft
from generation.requests import JobRequest

MADE = {"asked": 2, "made": 2}


def claim(job: Job, owner: str) -> int | None:
    """Return the epoch that the claim gave, None where it was refused."""
    claimed = moves.claim(job.pk, owner)
    return claimed.epoch if claimed else None


def heartbeat(job: Job) -> bool:
    return moves.heartbeat(job)


def fix_plan(job: Job) -> bool:
    try:
        moves.fix_plan(job, engine="computed", version=7, plan=["single_choice"])
    except moves.LeaseLost:
        return False
    return True


def store(job: Job, drafts: Sequence[tuple[Draft, str | None]]) -> list[int] | None:
    """Return the slots that were stored, None where the lease was lost."""
    try:
        return [draft.slot for draft in moves.store(job, drafts, {"asked": 2})]
    except moves.LeaseLost:
        return None


def succeed(job: Job) -> bool:
    return moves.succeed(job, report=MADE)


def fail(job: Job) -> bool:
    return moves.fail(job, code="not_enough_material", message="Only 0 of 2 questions could be made.", report={})


def release(job: Job) -> bool:
    return moves.release(job)


def cancel(job: Job) -> bool:
    return moves.cancel(job)


def delete(job: Job) -> bool:
    return moves.delete(job)


def expire(job: Job) -> bool:
    return moves.expire(job.pk)


def give_up(job: Job) -> bool:
    return moves.give_up(job.pk)


def postpone_hint(job: Job) -> bool:
    return moves.postpone_hint(job.pk)


def uncommitted(job: Job, move: Any) -> Any:
    """Make a move whose transaction is still open at the next statement, which only gives a place to meet at."""
    with transaction.atomic():
        answer = move(job)
        Job.objects.order_by("prompt").first()
    return answer


def admit(account_id: int) -> None:
    admission.admit(account_id)


def create(account: User, prompt: str) -> uuid.UUID:
    request = JobRequest(CreationType.ONELINE, prompt, "", None, (), None)
    return services.create_job(account=account, request=request).pk


def create_from(stored: StoredFile) -> uuid.UUID:
    request = JobRequest(CreationType.KNOWLEDGE_BASE, "", "", stored.public_id, (), None)
    return services.create_job(account=stored.account, request=request).pk


def delete_file(stored: StoredFile) -> bool:
    file_services.delete_file(stored)
    return True


def sweep(job: Job) -> None:
    """Sweep once over all jobs; `job` is the one that is watched."""
    sweeping.sweep()
