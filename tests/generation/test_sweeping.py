"""What a sweep finds and does. Time passes by an UPDATE of the rows."""

from datetime import timedelta

import pytest
from django.db import connection
from django.db.models.functions import Now
from django.test.utils import CaptureQueriesContext

from generation import moves
from generation.models import Job
from generation.states import Status
from generation.sweeping import stale_owners, sweep
from tests.jobs import A_DAY, A_SECOND, JUST_NOW, change, drafts, held_job, lost_job, make_account, make_job

CHANGING = ("BEGIN", "SAVEPOINT", "INSERT", "UPDATE", "DELETE")


def swept(job):
    sweep()
    job.refresh_from_db()
    return job


def end(job):
    return (job.status, job.error_code)


def statements():
    """Return what a sweep says to the database. A BEGIN is a statement on SQLite only; a lock shows on both."""
    with CaptureQueriesContext(connection) as captured:
        sweep()
    return [query["sql"] for query in captured]


def writing(said):
    return [sql for sql in said if sql.startswith(CHANGING) or "FOR UPDATE" in sql or "pg_advisory" in sql]


def test_a_job_that_nobody_claimed_in_time_was_not_started(database):
    job = swept(make_job(deadline=JUST_NOW))
    assert end(job) == ("failed", "not_started")
    assert job.error_message == "The job waited too long for a free worker. Create it again."
    assert job.finished_at is not None


def test_a_queued_job_that_waited_too_long_was_not_started(database):
    assert end(swept(make_job(status=Status.QUEUED, deadline=JUST_NOW))) == ("failed", "not_started")


def test_a_job_that_worked_too_long_is_stopped_and_keeps_its_questions(database):
    job = held_job()
    moves.store(job, drafts(0), {"made": 1})
    change(job, deadline=JUST_NOW)
    job = swept(job)
    assert end(job) == ("failed", "deadline_exceeded")
    assert (job.lease_until, job.lease_owner, job.questions.count()) == (None, "", 1)


def test_a_job_in_time_is_let_be(database):
    job = held_job()
    before = Job.objects.filter(pk=job.pk).values().get()
    sweep()
    assert Job.objects.filter(pk=job.pk).values().get() == before


@pytest.mark.parametrize(("takeovers", "status"), [(0, "generating"), (1, "generating"), (2, "failed")])
def test_a_job_is_given_up_with_its_third_worker(database, takeovers, status):
    assert swept(lost_job(attempts=takeovers)).status == status


def test_a_job_starts_three_times_and_then_says_that_its_workers_were_lost(database):
    job = make_job()
    for start in range(3):
        assert moves.claim(job.pk, f"worker:{start}:1") is not None
        change(job, lease_until=JUST_NOW)
    assert moves.claim(job.pk, "worker:4:1") is None
    job = swept(job)
    assert (*end(job), job.epoch) == ("failed", "worker_lost", 3)


def test_a_stored_question_gives_a_job_three_starts_again(database):
    job = lost_job(attempts=2)
    moves.store(job, drafts(0), {})
    change(job, lease_until=JUST_NOW)
    assert end(swept(job)) == ("generating", "")
    assert moves.claim(job.pk, "new:1:1").attempts == 1


def test_a_hint_is_sent_again_every_15_seconds_until_somebody_claims(database, sent_hints):
    job = make_job(dispatch_after=JUST_NOW)
    sweep()
    sweep()
    assert sent_hints == [job.pk]
    assert Job.objects.filter(dispatch_after__gt=Now() + 14 * A_SECOND, dispatch_after__lte=Now() + 15 * A_SECOND)
    change(job, dispatch_after=JUST_NOW)
    sweep()
    assert sent_hints == [job.pk] * 2
    moves.claim(job.pk, "worker:1:1")
    change(job, dispatch_after=JUST_NOW)
    sweep()
    assert sent_hints == [job.pk] * 2


def test_a_lost_job_is_hinted_at(database, sent_hints):
    job = lost_job(dispatch_after=JUST_NOW)
    sweep()
    assert sent_hints == [job.pk]


def test_a_queued_job_is_not_hinted_at(database, sent_hints):
    account = make_account()
    for _ in range(2):
        make_job(account)
    make_job(account, status=Status.QUEUED, dispatch_after=JUST_NOW)
    sweep()
    assert sent_hints == []


def test_the_oldest_queued_jobs_of_each_account_take_its_free_slots(database, sent_hints):
    alice, bob = make_account(), make_account("bob")
    make_job(alice)
    of_alice = [make_job(alice, status=Status.QUEUED) for _ in range(2)]
    of_bob = [make_job(bob, status=Status.QUEUED) for _ in range(3)]
    sweep()
    admitted = {of_alice[0].pk, of_bob[0].pk, of_bob[1].pk}
    assert set(Job.objects.queued().values_list("pk", flat=True)) == {of_alice[1].pk, of_bob[2].pk}
    assert sorted(sent_hints) == sorted(admitted)


def test_the_slot_of_an_overdue_job_is_filled_by_the_same_sweep(database, sent_hints):
    account = make_account()
    for _ in range(2):
        make_job(account, deadline=JUST_NOW)
    waiting = make_job(account, status=Status.QUEUED)
    assert swept(waiting).status == Status.GENERATING
    assert sent_hints == [waiting.pk]


def test_an_idle_sweep_only_reads(database):
    account = make_account()
    for _ in range(2):
        held_job(account)
    make_job(account, status=Status.QUEUED)
    make_job(account, status="cancelled", deadline=JUST_NOW, dispatch_after=JUST_NOW)
    said = statements()
    assert said
    assert writing(said) == []


def test_a_sweep_with_work_writes(database):
    make_job(deadline=JUST_NOW)
    assert writing(statements()) != []


def test_owners_of_leases_that_ran_out_are_named(database):
    account = make_account()
    held_job(account, "alive:1:1")
    lost = held_job(account, "frozen:2:2")
    change(lost, lease_until=JUST_NOW)
    assert stale_owners() == ["frozen:2:2"]


def test_the_first_claim_starts_the_clock_of_the_work(database, settings):
    settings.EXAMGEN_JOB_TTL = timedelta(minutes=30)
    job = make_job(deadline=Now() + A_DAY)
    claimed = moves.claim(job.pk, "worker:1:1")
    assert claimed.deadline - claimed.started_at == timedelta(minutes=30)
    change(job, lease_until=JUST_NOW, deadline=Now() + A_SECOND * 60)
    again = moves.claim(job.pk, "worker:2:1")
    assert (again.started_at, again.deadline < claimed.deadline) == (claimed.started_at, True)
