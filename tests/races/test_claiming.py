"""A job has one holder: claims, take-overs, heartbeats and releases at the same moment."""

from generation.models import Job
from tests.jobs import JUST_NOW, change, held_job, lost_job, make_job
from tests.races import actions, guards
from tests.races.mutations import mutation
from tests.races.places import BEGIN_OR_WRITE_JOB, WRITE_JOB
from tests.races.racing import racer, snapshot


@mutation("a claim takes what is held", guards.CLAIM_TAKES_WHAT_IS_HELD)
@mutation("a claim reads, then writes", guards.CLAIM_READS_FIRST, harmless_on=guards.ONE_WRITER)
def test_of_two_claims_on_a_fresh_job_one_wins(race):
    job = make_job()
    one, other = race(
        racer(actions.claim, job, "one:1:1", at=WRITE_JOB), racer(actions.claim, job, "other:2:2", at=WRITE_JOB)
    )
    with race.invariant():
        assert sorted([one.value, other.value], key=bool) == [None, 1]
        job.refresh_from_db()
        assert (job.epoch, job.attempts) == (1, 0)
        assert job.lease_owner == ("one:1:1" if one.value else "other:2:2")


@mutation("a claim takes what is held", guards.CLAIM_TAKES_WHAT_IS_HELD)
@mutation("a claim reads, then writes", guards.CLAIM_READS_FIRST, harmless_on=guards.ONE_WRITER)
def test_of_two_take_overs_of_a_lost_job_one_wins_and_counts(race):
    job = lost_job()
    one, other = race(
        racer(actions.claim, job, "one:1:1", at=WRITE_JOB), racer(actions.claim, job, "other:2:2", at=WRITE_JOB)
    )
    with race.invariant():
        assert sorted([one.value, other.value], key=bool) == [None, 2]
        job.refresh_from_db()
        assert (job.epoch, job.attempts) == (2, 1)


@mutation("a claim takes what is not generating", guards.CLAIM_TAKES_WHAT_HAS_ENDED)
@mutation("a claim reads, then writes", guards.CLAIM_READS_FIRST, harmless_on=guards.ONE_WRITER)
def test_a_claim_does_not_start_what_is_being_cancelled(race):
    job = make_job()
    cancelled, claimed = race(
        racer(actions.cancel, job, at=WRITE_JOB), racer(actions.claim, job, "one:1:1", at=BEGIN_OR_WRITE_JOB)
    )
    with race.invariant():
        assert (cancelled.value, claimed.error) == (True, "")
        assert snapshot(job) == cancelled.seen


@mutation("a heartbeat reads, then writes", guards.HEARTBEAT_READS_FIRST)
def test_a_heartbeat_does_not_revive_a_lease_that_was_taken_over(race):
    job = lost_job()
    claimed, beaten = race(
        racer(actions.claim, job, "new:2:2", at=BEGIN_OR_WRITE_JOB), racer(actions.heartbeat, job, at=WRITE_JOB)
    )
    with race.invariant():
        assert sorted([bool(claimed.value), beaten.value]) == [False, True]
        assert snapshot(job) == (claimed if claimed.value else beaten).seen


@mutation("a claim takes what is held", guards.CLAIM_TAKES_WHAT_IS_HELD)
@mutation("a claim reads, then writes", guards.CLAIM_READS_FIRST, harmless_on=guards.ONE_WRITER)
def test_a_job_whose_lease_was_lengthened_is_not_taken_over(race):
    job = lost_job()
    beaten, claimed = race(
        racer(actions.heartbeat, job, at=WRITE_JOB), racer(actions.claim, job, "new:2:2", at=BEGIN_OR_WRITE_JOB)
    )
    with race.invariant():
        assert sorted([beaten.value, bool(claimed.value)]) == [False, True]


@mutation("a release reads, then writes", guards.RELEASE_READS_FIRST)
def test_a_release_does_not_shut_out_whoever_took_over(race):
    job = lost_job()
    claimed, _ = race(
        racer(actions.claim, job, "new:2:2", at=BEGIN_OR_WRITE_JOB), racer(actions.release, job, at=WRITE_JOB)
    )
    with race.invariant():
        job.refresh_from_db()
        assert (job.epoch, job.lease_owner) == (claimed.value, "new:2:2")


@mutation("a release reads, then writes", guards.RELEASE_READS_FIRST)
def test_a_release_writes_nothing_after_a_cancel(race):
    job = held_job()
    cancelled, _ = race(racer(actions.cancel, job, at=WRITE_JOB), racer(actions.release, job, at=WRITE_JOB))
    with race.invariant():
        assert cancelled.value
        assert snapshot(job) == cancelled.seen


@mutation("fix_plan reads, then writes", guards.FIX_PLAN_READS_FIRST)
def test_no_plan_is_written_after_a_cancel(race):
    job = held_job()
    cancelled, _ = race(racer(actions.cancel, job, at=WRITE_JOB), racer(actions.fix_plan, job, at=WRITE_JOB))
    with race.invariant():
        assert cancelled.value
        assert snapshot(job) == cancelled.seen


@mutation("fix_plan reads, then writes", guards.FIX_PLAN_READS_FIRST)
def test_no_plan_is_written_for_whoever_took_over(race):
    job = lost_job()
    claimed, _ = race(
        racer(actions.claim, job, "new:2:2", at=BEGIN_OR_WRITE_JOB), racer(actions.fix_plan, job, at=WRITE_JOB)
    )
    with race.invariant():
        assert claimed.value == 2
        assert snapshot(job) == claimed.seen


@mutation("a claim does not look at the clock", guards.CLAIM_HAS_NO_DEADLINE)
def test_an_overdue_job_never_starts(race):
    job = make_job(deadline=JUST_NOW)
    claimed, expired = race(
        racer(actions.claim, job, "one:1:1", at=BEGIN_OR_WRITE_JOB), racer(actions.expire, job, at=WRITE_JOB)
    )
    with race.invariant():
        assert (claimed.value, expired.value) == (None, True)
        assert Job.objects.get(pk=job.pk).error_code == "not_started"


@mutation("every lost job is taken over", guards.CLAIM_TAKES_OVER_FOR_EVER)
def test_a_job_that_lost_three_workers_never_starts_again(race):
    job = lost_job(attempts=2)
    claimed, given_up = race(
        racer(actions.claim, job, "fourth:4:4", at=BEGIN_OR_WRITE_JOB), racer(actions.give_up, job, at=WRITE_JOB)
    )
    with race.invariant():
        assert (claimed.value, given_up.value) == (None, True)
        assert Job.objects.get(pk=job.pk).error_code == "worker_lost"


@mutation("give_up reads, then writes", guards.GIVE_UP_READS_FIRST)
def test_a_job_whose_last_worker_beats_again_is_not_given_up(race):
    job = lost_job(attempts=2)
    beaten, given_up = race(racer(actions.heartbeat, job, at=WRITE_JOB), racer(actions.give_up, job, at=WRITE_JOB))
    with race.invariant():
        assert sorted([beaten.value, given_up.value]) == [False, True]
        assert snapshot(job) == (beaten if beaten.value else given_up).seen


@mutation("a hint is put off by whoever saw it due", guards.POSTPONE_READS_FIRST)
def test_of_two_who_find_a_hint_due_one_sends_it(race):
    job = make_job()
    change(job, dispatch_after=JUST_NOW)
    one, other = race(racer(actions.postpone_hint, job, at=WRITE_JOB), racer(actions.postpone_hint, job, at=WRITE_JOB))
    with race.invariant():
        assert sorted([one.value, other.value]) == [False, True]
