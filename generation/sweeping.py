"""What `manage.py sweep` does every second: end what is overdue, hint at what nobody holds, fill free slots.

Any number of sweepers may run at once: every step is a guarded move. A sweep that finds nothing to do only reads.
"""

import logging
import uuid
from collections.abc import Callable, Iterable

from django.db import transaction
from django.db.models.functions import Now

from examgen.ids import public_id
from generation import moves
from generation.admission import admit
from generation.hints import hint
from generation.models import Job, JobQuerySet

logger = logging.getLogger(__name__)

# One sweep takes so many jobs of a kind; the next one, a second later, goes on.
BATCH = 200


def sweep() -> None:
    """Look at every unfinished job once."""
    accounts = set(_end(Job.objects.unfinished().filter(deadline__lt=Now()), moves.expire))
    lost = Job.objects.generating().filter(lease_until__lt=Now(), attempts__gte=moves.MOST_TAKEOVERS)
    accounts |= set(_end(lost, moves.give_up))
    waiting = Job.objects.generating().ownerless().filter(dispatch_after__lte=Now())
    for job_id in waiting.order_by("dispatch_after").values_list("id", flat=True)[:BATCH]:
        if _unlocked(job_id, moves.postpone_hint):
            hint(job_id)
    for account_id in accounts | set(Job.objects.queued().order_by().values_list("account_id", flat=True).distinct()):
        admit(account_id)


def stale_owners() -> list[str]:
    """Return the owners (`host:pid:start`) of leases that have run out: frozen or gone."""
    return list(Job.objects.generating().filter(lease_until__lt=Now()).values_list("lease_owner", flat=True))


def _end(jobs: JobQuerySet, move: Callable[[uuid.UUID], bool]) -> Iterable[int]:
    """Make the move for each of the jobs, and yield the accounts that have a slot more."""
    for job_id, account_id in jobs.order_by("id").values_list("id", "account_id")[:BATCH]:
        if _unlocked(job_id, move):
            logger.warning("%s: %s", move.__name__, public_id("gen", job_id))
            yield account_id


def _unlocked(job_id: uuid.UUID, move: Callable[[uuid.UUID], bool]) -> bool:
    """Make a move unless somebody is just writing to the job: then it gets on, and the next sweep will see."""
    with transaction.atomic():
        mine = Job.objects.select_for_update(skip_locked=True).filter(pk=job_id)
        return mine.exists() and move(job_id)
