"""The moves of a job: each is one UPDATE that names the state it starts from, and its row count says who won.

Nothing here reads a row, decides, and saves it. All times are the database's. Engines, files and the network stay
outside of every transaction. docs/decisions/0002 tells the whole protocol.
"""

import uuid
from collections.abc import Sequence
from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Case, Count, DateTimeField, F, OuterRef, Q, Subquery, Value, When
from django.db.models.expressions import Combinable
from django.db.models.functions import Coalesce, Now

from generation.models import MAX_CODE, MAX_PLACE, Job, JobQuerySet, Question
from generation.questions import Draft
from generation.states import UNFINISHED, Status

# A job is taken over from a lost worker so often without a new question; then the job itself is what kills workers.
MOST_TAKEOVERS = 2
FIRST_HINT_AGAIN = timedelta(seconds=5)
NEXT_HINT_AGAIN = timedelta(seconds=15)

NOT_STARTED = ("not_started", "The job waited too long for a free worker. Create it again.")
DEADLINE_EXCEEDED = ("deadline_exceeded", "The job took too long and was stopped. Ask for less, or split the material.")
WORKER_LOST = ("worker_lost", "The job's workers were lost three times in a row, so it was stopped. Create it again.")


# What a job says that failed without a word.
UNNAMED = "failed"


class LeaseLost(Exception):
    """The job is no longer ours to write to."""


def later(delay: timedelta) -> Combinable:
    """Return the database's time after `delay`."""
    return Now() + Value(delay)


def held(job: Job) -> JobQuerySet:
    """Select the job only while it is generating under the epoch that we were given."""
    return Job.objects.generating().filter(pk=job.pk, epoch=job.epoch)


def claim(job_id: uuid.UUID, owner: str) -> Job | None:
    """Take a job that nobody holds and return it under its new epoch; None where it is not to be had.

    A lease that has run out counts as a take-over. The first claim starts the clock of the work.
    """
    free = Q(lease_until__isnull=True) | Q(lease_until__lt=Now(), attempts__lt=MOST_TAKEOVERS)
    with transaction.atomic():
        won = (
            Job.objects.generating()
            .filter(free, pk=job_id, deadline__gt=Now())
            .update(
                epoch=F("epoch") + 1,
                attempts=F("attempts") + Case(When(lease_until__isnull=False, then=1), default=0),
                lease_owner=owner,
                lease_until=later(settings.EXAMGEN_LEASE),
                dispatch_after=later(settings.EXAMGEN_LEASE),
                waiting_since=None,
                started_at=Coalesce("started_at", Now()),
                deadline=Case(
                    When(started_at__isnull=True, then=later(settings.EXAMGEN_JOB_TTL)),
                    default=F("deadline"),
                    output_field=DateTimeField(),
                ),
            )
        )
        return Job.objects.select_related("file").get(pk=job_id) if won else None


def still_held(job: Job) -> bool:
    return held(job).exists()


def heartbeat(job: Job) -> bool:
    """Lengthen our lease. False where the job is no longer ours."""
    return bool(held(job).update(lease_until=later(settings.EXAMGEN_LEASE)))


def fix_plan(job: Job, *, engine: str, version: int, plan: Sequence[str]) -> None:
    """Write down who makes the job's questions and what each is to be. Raises LeaseLost."""
    if not held(job).update(engine=engine, engine_version=version, plan=list(plan)):
        raise LeaseLost


def store(job: Job, drafts: Sequence[tuple[Draft, str | None]], report: dict[str, object]) -> list[Draft]:
    """Store drafts with their fingerprints (None for a bank's) and return those that were new to the job.

    Raises LeaseLost. Stored questions show that the job gets on, so its take-overs count from none again.
    """
    with transaction.atomic():
        # The row's lock comes with the UPDATE: what follows is alone with the job until the commit.
        if not held(job).update(lease_until=later(settings.EXAMGEN_LEASE), attempts=0, report=report):
            raise LeaseLost
        stored = Question.objects.filter(job=job)
        known = set(
            stored.filter(fingerprint__in=[mark for _, mark in drafts if mark]).values_list("fingerprint", flat=True)
        )
        new = [(draft, mark) for draft, mark in drafts if mark not in known]
        first = stored.count()
        Question.objects.bulk_create(
            _question(job, draft, mark, ordinal) for ordinal, (draft, mark) in enumerate(new, start=first)
        )
    return [draft for draft, _ in new]


def _question(job: Job, draft: Draft, fingerprint: str | None, ordinal: int) -> Question:
    return Question(
        job=job,
        slot=draft.slot,
        ordinal=ordinal,
        epoch=job.epoch,
        fingerprint=fingerprint,
        type=draft.type,
        stem=draft.stem,
        choices=[choice.text for choice in draft.choices],
        keys=list(draft.keys),
        explanation=draft.explanation,
        evidence=draft.evidence,
        place=draft.place[:MAX_PLACE],
        warnings=list(draft.warnings),
        confidence=draft.confidence,
    )


def succeed(job: Job, *, report: dict[str, object]) -> bool:
    """Finish a job whose every slot has its question. False where it is not complete, or no longer ours."""
    made = (
        Question.objects.filter(job=OuterRef("pk")).order_by().values("job").annotate(made=Count("pk")).values("made")
    )
    complete = held(job).alias(made=Coalesce(Subquery(made), 0)).filter(made=len(job.plan or []), made__gt=0)
    return bool(
        complete.update(status=Status.SUCCEEDED, finished_at=Now(), lease_until=None, lease_owner="", report=report)
    )


def fail(job: Job, *, code: str, message: str, report: dict[str, object]) -> bool:
    """End a job with a reason; its questions stay readable. False where it is no longer ours."""
    return bool(
        held(job).update(
            status=Status.FAILED,
            finished_at=Now(),
            lease_until=None,
            lease_owner="",
            error_code=_storable(code)[:MAX_CODE] or UNNAMED,
            error_message=_storable(message) or UNNAMED,
            report=report,
        )
    )


def _storable(words: str) -> str:
    """Drop what no database takes: an engine may quote its material, and a job must be able to say why it failed."""
    return words.replace("\0", "").encode(errors="ignore").decode()


def release(job: Job) -> bool:
    """Give a job back, for somebody else to go on with at once. The new epoch shuts us out."""
    return bool(
        held(job).update(
            epoch=F("epoch") + 1, lease_until=None, lease_owner="", dispatch_after=Now(), waiting_since=Now()
        )
    )


def cancel(job: Job) -> bool:
    """Stop a job that has not finished. Whoever works on it is shut out with the same statement."""
    return bool(
        Job.objects.unfinished()
        .filter(pk=job.pk)
        .update(status=Status.CANCELLED, epoch=F("epoch") + 1, lease_until=None, lease_owner="")
    )


def delete(job: Job) -> bool:
    """Remove a job with its questions. False where it is gone already."""
    with transaction.atomic():
        # Lock before looking for questions: one that is being stored now is either seen or refused.
        if not Job.objects.select_for_update().filter(pk=job.pk).exists():
            return False
        Question.objects.filter(job=job).delete()
        Job.objects.filter(pk=job.pk).delete()
    return True


def expire(job_id: uuid.UUID) -> bool:
    """End a job that is past its deadline."""
    unclaimed = Q(started_at__isnull=True)
    return bool(
        Job.objects.filter(pk=job_id, status__in=UNFINISHED, deadline__lt=Now()).update(
            status=Status.FAILED,
            finished_at=Now(),
            lease_until=None,
            lease_owner="",
            error_code=Case(When(unclaimed, then=Value(NOT_STARTED[0])), default=Value(DEADLINE_EXCEEDED[0])),
            error_message=Case(When(unclaimed, then=Value(NOT_STARTED[1])), default=Value(DEADLINE_EXCEEDED[1])),
        )
    )


def give_up(job_id: uuid.UUID) -> bool:
    """End a job that has lost as many workers in a row as we let it."""
    return bool(
        Job.objects.generating()
        .filter(pk=job_id, lease_until__lt=Now(), attempts__gte=MOST_TAKEOVERS)
        .update(
            status=Status.FAILED,
            finished_at=Now(),
            lease_until=None,
            lease_owner="",
            error_code=WORKER_LOST[0],
            error_message=WORKER_LOST[1],
        )
    )


def postpone_hint(job_id: uuid.UUID) -> bool:
    """Win the right to send the next hint about a job that nobody holds, and put the one after it off."""
    return bool(
        Job.objects.generating()
        .ownerless()
        .filter(pk=job_id, dispatch_after__lte=Now())
        .update(dispatch_after=later(NEXT_HINT_AGAIN))
    )
