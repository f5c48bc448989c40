"""Jobs beyond their time."""

from datetime import timedelta

import pytest
from django.db.models.functions import Now

from generation import moves
from generation.models import Job, Question
from generation.purging import purge_jobs
from generation.states import Status
from tests.jobs import change, drafts, held_job, make_account, make_job

pytestmark = pytest.mark.usefixtures("database")
A_MONTH = timedelta(days=30)


def ended(account, days, status=Status.SUCCEEDED):
    job = held_job(account)
    moves.store(job, drafts(0, 1), {})
    if status is Status.SUCCEEDED:
        moves.succeed(job, report={})
    elif status is Status.FAILED:
        moves.fail(job, code="not_enough_material", message="Too little.", report={})
    else:
        moves.cancel(job)
    then = Now() - timedelta(days=days)
    change(job, created_at=then, **({} if status is Status.CANCELLED else {"finished_at": then}))
    return job


@pytest.mark.parametrize("status", [Status.SUCCEEDED, Status.FAILED, Status.CANCELLED])
def test_jobs_that_ended_long_ago_go_with_their_questions(status):
    alice = make_account()
    ended(alice, 31, status)
    young = ended(alice, 29, status)
    assert purge_jobs(A_MONTH) == 1
    assert Job.objects.get().pk == young.pk
    assert set(Question.objects.values_list("job", flat=True)) == {young.pk}


@pytest.mark.parametrize("status", [Status.QUEUED, Status.GENERATING])
def test_unfinished_jobs_stay_however_old_they_are(status):
    change(make_job(status=status), created_at=Now() - timedelta(days=400))
    assert purge_jobs(A_MONTH) == 0
    assert Job.objects.count() == 1
