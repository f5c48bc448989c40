"""An account never has more jobs generating than slots, and the oldest that waits is the next."""

from generation.models import Job
from generation.states import Status
from tests.jobs import make_account, make_job
from tests.races import actions, guards
from tests.races.mutations import FINAL_STATE, mutation
from tests.races.places import INSERT_JOB, LIST_QUEUED, WRITE_JOB
from tests.races.racing import racer, snapshot


def account_with(*, generating, queued):
    """Return an account, of two slots, and its queued jobs."""
    account = make_account()
    for _ in range(generating):
        make_job(account)
    return account, [make_job(account, status=Status.QUEUED) for _ in range(queued)]


def generating(account):
    return set(Job.objects.generating().filter(account=account).values_list("pk", flat=True))


@mutation("create is no transaction", guards.CREATE_IN_NO_TRANSACTION)
@mutation("create does not stand in line", guards.CREATE_OUT_OF_LINE, harmless_on=guards.ONE_WRITER)
def test_of_two_jobs_created_at_the_last_slot_one_waits(race):
    account, _ = account_with(generating=1, queued=0)
    one, other = race(
        racer(actions.create, account, "one", at=INSERT_JOB), racer(actions.create, account, "other", at=INSERT_JOB)
    )
    with race.invariant():
        assert len(generating(account)) == 2
        assert Job.objects.get(status=Status.QUEUED).pk in {one.value, other.value}
        assert {*one.hinted, *other.hinted} < generating(account)


@mutation("create looks at slots only", guards.CREATE_OVERTAKES)
def test_a_new_job_does_not_overtake_one_that_is_being_admitted(race):
    account, [waiting] = account_with(generating=1, queued=1)
    created, admitted = race(
        racer(actions.create, account, "new", at=INSERT_JOB), racer(actions.admit, account.pk, at=WRITE_JOB)
    )
    with race.invariant():
        assert Job.objects.get(pk=created.value).status == Status.QUEUED
        assert waiting.pk in generating(account)
        assert created.hinted + admitted.hinted == [waiting.pk]


@mutation("admit is no transaction", guards.ADMIT_IN_NO_TRANSACTION)
@mutation("admit does not stand in line", guards.ADMIT_OUT_OF_LINE, harmless_on=guards.ONE_WRITER)
def test_two_admitters_fill_one_slot_once(race):
    account, [oldest, _] = account_with(generating=1, queued=2)
    one, other = race(
        racer(actions.admit, account.pk, at=LIST_QUEUED), racer(actions.admit, account.pk, at=LIST_QUEUED)
    )
    with race.invariant():
        assert len(generating(account)) == 2
        assert one.hinted + other.hinted == [oldest.pk]


@mutation(
    "admit takes whatever was queued a moment ago, and nothing else holds",
    guards.ADMIT_WHOEVER_WAS_QUEUED,
    guards.ADMIT_IN_NO_TRANSACTION,
    without=(FINAL_STATE,),
)
@mutation(
    "admit takes whatever was queued",
    guards.ADMIT_WHOEVER_WAS_QUEUED,
    harmless_on=guards.TRIGGER_HOLDS | guards.ONE_WRITER,
)
def test_a_job_that_is_being_cancelled_is_not_admitted(race):
    account, [waiting] = account_with(generating=1, queued=1)
    cancelled, _ = race(racer(actions.cancel, waiting, at=WRITE_JOB), racer(actions.admit, account.pk, at=WRITE_JOB))
    with race.invariant():
        assert cancelled.value
        assert snapshot(waiting) == cancelled.seen
