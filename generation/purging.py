"""Jobs beyond their time."""

from datetime import timedelta

from django.db.models import Q
from django.db.models.functions import Now

from generation import moves
from generation.models import Job
from generation.states import FINISHED, Status

TOGETHER = 500


def purge_jobs(kept_for: timedelta) -> int:
    """Delete jobs, with their questions, that ended longer ago, and return how many.

    A cancelled job keeps no time of its end: it counts from its creation.
    """
    until = Now() - kept_for
    over = Q(finished_at__lt=until) | Q(status=Status.CANCELLED, created_at__lt=until)
    jobs = Job.objects.filter(over, status__in=FINISHED, created_at__lt=until).order_by("id").only("id")
    purged = 0
    # Each in a transaction of its own, and none open in between: nobody waits for a whole year's jobs, and SQLite lets
    # nobody write who still reads what others have changed since.
    while together := list(jobs[:TOGETHER]):
        purged += sum(moves.delete(job) for job in together)
    return purged
