"""Questions are written by whoever holds the job, each once, and never after a cancel, a delete or a take-over."""

from generation.models import Question
from tests.jobs import draft, drafts, held_job, lost_job
from tests.races import actions, guards
from tests.races.mutations import FENCE, mutation
from tests.races.places import BEGIN_OR_LOCK, BEGIN_OR_WRITE_JOB, COUNT_QUESTIONS, INSERT_QUESTION, WRITE_JOB
from tests.races.racing import racer, snapshot


@mutation("store locks nothing, and nothing else holds", *guards.STORE_LOCKS_NOTHING, without=(FENCE,))
@mutation("store locks nothing", *guards.STORE_LOCKS_NOTHING, harmless_on=guards.TRIGGER_HOLDS)
def test_a_cancel_waits_for_questions_that_are_being_stored(race):
    job = held_job()
    cancelled, _ = race(
        racer(actions.cancel, job, at=WRITE_JOB), racer(actions.store, job, drafts(0, 1), at=COUNT_QUESTIONS)
    )
    with race.invariant():
        assert cancelled.value
        assert snapshot(job) == cancelled.seen


@mutation("store asks nobody, and nothing else holds", *guards.STORE_ASKS_NOBODY, without=(FENCE,))
def test_nothing_is_stored_after_a_cancel(race):
    job = held_job()
    cancelled, stored = race(
        racer(actions.cancel, job, at=WRITE_JOB), racer(actions.store, job, drafts(0, 1), at=BEGIN_OR_WRITE_JOB)
    )
    with race.invariant():
        assert (cancelled.value, stored.error) == (True, "")
        assert snapshot(job) == cancelled.seen


@mutation("store locks nothing", *guards.STORE_LOCKS_NOTHING)
def test_a_delete_waits_for_questions_that_are_being_stored(race):
    job = held_job()
    deleted, stored = race(
        racer(actions.delete, job, at=BEGIN_OR_LOCK), racer(actions.store, job, drafts(0, 1), at=COUNT_QUESTIONS)
    )
    with race.invariant():
        assert (deleted.value, stored.error) == (True, "")
        assert snapshot(job) == (None, [])


@mutation("store locks nothing, and nothing else holds", *guards.STORE_LOCKS_NOTHING, without=(FENCE,))
@mutation("store locks nothing", *guards.STORE_LOCKS_NOTHING, harmless_on=guards.TRIGGER_HOLDS)
def test_a_job_is_not_taken_over_while_its_worker_stores(race):
    job = lost_job()
    claimed, stored = race(
        racer(actions.claim, job, "new:2:2", at=BEGIN_OR_WRITE_JOB),
        racer(actions.store, job, drafts(0, 1), at=COUNT_QUESTIONS),
    )
    with race.invariant():
        assert sorted([bool(claimed.value), bool(stored.value)]) == [False, True]
        assert snapshot(job) == (claimed if claimed.value else stored).seen


@mutation("store asks nobody, and nothing else holds", *guards.STORE_ASKS_NOBODY, without=(FENCE,))
def test_nothing_is_stored_under_an_old_epoch(race):
    job = lost_job()
    claimed, stored = race(
        racer(actions.claim, job, "new:2:2", at=BEGIN_OR_WRITE_JOB),
        racer(actions.store, job, drafts(0, 1), at=BEGIN_OR_WRITE_JOB),
    )
    with race.invariant():
        assert sorted([bool(claimed.value), bool(stored.value)]) == [False, True]
        assert snapshot(job) == (claimed if claimed.value else stored).seen


@mutation("store locks nothing", *guards.STORE_LOCKS_NOTHING)
def test_two_groups_stored_at_once_are_numbered_one_after_the_other(race):
    job = held_job()
    one, other = race(
        racer(actions.store, job, drafts(0, 1), at=INSERT_QUESTION),
        racer(actions.store, job, drafts(2, 3), at=INSERT_QUESTION),
    )
    with race.invariant():
        assert (one.value, other.value) == ([0, 1], [2, 3])
        assert [question.ordinal for question in job.questions.order_by("ordinal")] == [0, 1, 2, 3]


@mutation("store locks nothing", *guards.STORE_LOCKS_NOTHING)
def test_a_question_that_both_have_made_is_stored_once(race):
    job = held_job()
    one, other = race(
        racer(actions.store, job, [(draft(0, "Twice."), "twice")], at=INSERT_QUESTION),
        racer(actions.store, job, [(draft(1, "Twice."), "twice")], at=INSERT_QUESTION),
    )
    with race.invariant():
        assert (one.error, other.error) == ("", "")
        assert sorted([one.value, other.value]) in ([[], [0]], [[], [1]])
        assert Question.objects.filter(job=job).count() == 1


@mutation("slots are not unique", without=("question_slot_in_job",))
def test_a_slot_is_filled_once(race):
    job = held_job()
    race(
        racer(actions.store, job, [(draft(0, "One."), "one")], at=INSERT_QUESTION),
        racer(actions.store, job, [(draft(0, "Other."), "other")], at=INSERT_QUESTION),
    )
    with race.invariant():
        assert [question.slot for question in job.questions.all()] == [0]
