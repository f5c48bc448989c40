"""Rows for tests of the protocol. Time passes by an UPDATE."""

from datetime import timedelta

from django.contrib.auth.models import User
from django.db.models.functions import Now

from files.models import StoredFile
from generation import moves
from generation.models import Job
from generation.questions import Draft, QuestionType, lettered
from generation.states import Status

A_SECOND = timedelta(seconds=1)
A_DAY = timedelta(days=1)
JUST_NOW = Now() - A_SECOND


def make_account(name="alice"):
    return User.objects.create(username=name)


def make_job(account=None, **fields):
    """Make a job of two questions; generating, and claimed by nobody yet, where nothing else is said."""
    values = {
        "status": Status.GENERATING,
        "creation_type": "oneline",
        "prompt": "two questions about percent",
        "plan": ["true_or_false", "true_or_false"],
        "deadline": Now() + A_DAY,
        "dispatch_after": Now() + A_DAY,
        **fields,
    }
    job = Job.objects.create(account=account or make_account(), **values)
    return Job.objects.get(pk=job.pk)


def held_job(account=None, owner="first:1:1", **fields):
    """Make a job that a worker has claimed."""
    return moves.claim(make_job(account, **fields).pk, owner)


def lost_job(account=None, **fields):
    """Make a job whose worker was not heard of for longer than its lease."""
    job = held_job(account)
    change(job, lease_until=JUST_NOW, **fields)
    return job


def change(job, **fields):
    Job.objects.filter(pk=job.pk).update(**fields)


def make_file(account):
    return StoredFile.objects.create(
        account=account, filename="cells.docx", kind="docx", size=10, content="00/not-on-the-disk"
    )


def draft(slot, stem=None):
    stem = stem or f"Ten percent of {slot + 2}00 is {slot + 2}0."
    return Draft(slot, QuestionType.TRUE_OR_FALSE, stem, lettered(["True", "False"]), ("A",))


def drafts(*slots):
    return [(draft(slot), f"mark {slot}") for slot in slots]
