"""The states of a job, in one place.

queued → generating → succeeded | failed, and queued | generating → cancelled. A finished state never changes: not by
our code (every move in generation/moves.py names the state it starts from) and not by anybody's (a trigger).
"""

from django.db import models


class Status(models.TextChoices):
    """The API's words. `queued` waits for a slot of its account; `generating` has one, claimed by a worker or not."""

    QUEUED = "queued"
    GENERATING = "generating"
    SUCCEEDED = "succeeded"
    FAILED = "failed"
    CANCELLED = "cancelled"


UNFINISHED = (Status.QUEUED, Status.GENERATING)
FINISHED = (Status.SUCCEEDED, Status.FAILED, Status.CANCELLED)
