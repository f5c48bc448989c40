"""Any number of sweepers may sweep at once, and while others write: what is due is done once, and nobody waits."""

import pytest

from generation.models import Job
from generation.states import Status
from tests.jobs import JUST_NOW, change, drafts, held_job, make_account, make_job
from tests.races import actions, guards
from tests.races.mutations import mutation
from tests.races.places import BEGIN_OR_LOCK, COUNT_QUESTIONS
from tests.races.racing import racer, snapshot


def two_sweepers(race, job):
    """Let two sweepers meet when both have read what is due and have done nothing yet."""
    return race(racer(actions.sweep, job, at=BEGIN_OR_LOCK), racer(actions.sweep, job, at=BEGIN_OR_LOCK))


@mutation("a hint is sent by whoever saw it due", guards.HINT_WHENEVER_ASKED)
def test_two_sweepers_send_one_hint(race):
    job = make_job(dispatch_after=JUST_NOW)
    one, other = two_sweepers(race, job)
    with race.invariant():
        assert one.hinted + other.hinted == [job.pk]


@mutation("expire ends what has ended", guards.EXPIRE_ENDS_ANYTHING)
def test_two_sweepers_end_an_overdue_job_once_and_give_its_slot_once(race):
    account = make_account()
    overdue = held_job(account)
    make_job(account)
    oldest, _ = (make_job(account, status=Status.QUEUED) for _ in range(2))
    change(overdue, deadline=JUST_NOW)
    one, other = two_sweepers(race, overdue)
    with race.invariant():
        assert snapshot(overdue) == one.seen
        assert one.hinted + other.hinted == [oldest.pk]
        assert Job.objects.generating().count() == 2


# On SQLite a sweeper has to wait: there is one writer.
@pytest.mark.parametrize("vendor", ["postgresql"])
@mutation("a sweeper waits for locks", guards.SWEEP_WAITS)
def test_a_sweeper_does_not_wait_for_a_job_that_is_being_written(race, vendor):
    job = held_job()
    change(job, deadline=JUST_NOW)
    swept, stored = race(
        racer(actions.sweep, job, at=BEGIN_OR_LOCK), racer(actions.store, job, drafts(0, 1), at=COUNT_QUESTIONS)
    )
    with race.invariant():
        row, _ = swept.seen
        assert (row["status"], stored.value) == ("generating", [0, 1])
