"""A job ends once: whatever comes at the same moment, one end wins, and what it wrote stays."""

import itertools

import pytest

from generation import moves
from tests.jobs import JUST_NOW, change, drafts, held_job
from tests.races import actions, guards
from tests.races.mutations import FINAL_STATE, Mutation
from tests.races.places import BEFORE_COMMIT, WRITE_JOB
from tests.races.racing import racer, snapshot

ENDS = {
    actions.succeed: guards.SUCCEED_READS_FIRST,
    actions.fail: guards.FAIL_READS_FIRST,
    actions.cancel: guards.CANCEL_READS_FIRST,
    actions.expire: guards.EXPIRE_READS_FIRST,
}
# The database refuses most of these ends by itself, twice over.
WHAT_ELSE_HOLDS = (FINAL_STATE, "job_finished_at_when_succeeded_or_failed", "job_says_why_it_failed")
GUARDED_BY_THE_TRIGGER = Mutation(
    "succeed reads, then writes, and the trigger is left",
    (guards.SUCCEED_READS_FIRST,),
    harmless_on=guards.TRIGGER_HOLDS,
)
# Success and failure are told by the one worker that holds the job, one after the other.
PAIRS = [
    (first, second)
    for first, second in itertools.product(ENDS, ENDS)
    if not {first, second} <= {actions.succeed, actions.fail}
]


def both_ways(pairs):
    """Run each pair as it is, and once with the second move reading its guard and then writing without it."""
    return [
        pytest.param(first, second, mutation, id=f"{first.__name__}, {second.__name__}-{mutation or 'as it is'}")
        for first, second in pairs
        for mutation in (None, Mutation("reads, then writes", (ENDS[second],), without=WHAT_ELSE_HOLDS))
    ]


def overdue_job():
    """Make a job that may end in every way."""
    job = held_job()
    moves.store(job, drafts(0, 1), {})
    change(job, deadline=JUST_NOW)
    return job


def check(race, job, one, other):
    with race.invariant():
        assert sorted([bool(one.value), bool(other.value)]) == [False, True]
        assert snapshot(job) == (one if one.value else other).seen


@pytest.mark.parametrize(("first", "second", "mutation"), both_ways(PAIRS))
def test_a_job_ends_once(race, first, second, mutation):
    job = overdue_job()
    one, other = race(racer(first, job, at=WRITE_JOB), racer(second, job, at=WRITE_JOB))
    check(race, job, one, other)


@pytest.mark.parametrize(
    ("first", "second", "mutation"),
    both_ways([(actions.cancel, actions.succeed), (actions.cancel, actions.expire), (actions.expire, actions.cancel)]),
)
def test_a_job_ends_once_while_another_end_is_not_yet_committed(race, first, second, mutation):
    job = overdue_job()
    # The second writes while the first has written and not committed: it has to wait, and then to look again.
    other, one = race(racer(second, job, at=WRITE_JOB), racer(actions.uncommitted, job, first, at=BEFORE_COMMIT))
    check(race, job, one, other)


@pytest.mark.parametrize("mutation", [GUARDED_BY_THE_TRIGGER], ids=str)
def test_the_database_keeps_a_final_state_by_itself(race, mutation):
    job = overdue_job()
    cancelled, succeeded = race(racer(actions.cancel, job, at=WRITE_JOB), racer(actions.succeed, job, at=WRITE_JOB))
    check(race, job, cancelled, succeeded)
    assert succeeded.error == "IntegrityError"
