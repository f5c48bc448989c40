"""The guards of the moves, and what the code is without each: the changes that the races' mutations are made of."""

from tests.races.mutations import Change, read_first

MOVES = "generation.moves"

# Why a race that PostgreSQL loses without a guard is won on SQLite all the same.
ONE_WRITER = {"sqlite": "the move is a transaction, and SQLite lets one writer in at a time, from BEGIN IMMEDIATE on"}
TRIGGER_HOLDS = dict.fromkeys(("sqlite", "postgresql"), "the trigger refuses what the code lets through")

CLAIM_READS_FIRST = read_first("Job.objects.generating() .filter(free, pk=job_id, deadline__gt=Now())")
CLAIM_TAKES_WHAT_IS_HELD = Change(MOVES, ".filter(free, pk=job_id,", ".filter(pk=job_id,")
CLAIM_TAKES_WHAT_HAS_ENDED = Change(
    MOVES, "Job.objects.generating() .filter(free, pk=job_id", "Job.objects.filter(free, pk=job_id"
)
CLAIM_TAKES_OVER_FOR_EVER = Change(
    MOVES, "Q(lease_until__lt=Now(), attempts__lt=MOST_TAKEOVERS)", "Q(lease_until__lt=Now())"
)
CLAIM_HAS_NO_DEADLINE = Change(MOVES, ".filter(free, pk=job_id, deadline__gt=Now())", ".filter(free, pk=job_id)")
HEARTBEAT_READS_FIRST = read_first("held(job)", then="lease_until", before="bool(")
FIX_PLAN_READS_FIRST = read_first("held(job)", then="engine=")
SUCCEED_READS_FIRST = read_first("complete", then="status=Status.SUCCEEDED")
FAIL_READS_FIRST = read_first("held(job)", then="status=Status.FAILED")
RELEASE_READS_FIRST = read_first("held(job)", then="epoch=")
CANCEL_READS_FIRST = read_first("Job.objects.unfinished() .filter(pk=job.pk)")
EXPIRE_READS_FIRST = read_first("Job.objects.filter(pk=job_id, status__in=UNFINISHED, deadline__lt=Now())")
EXPIRE_ENDS_ANYTHING = Change(
    MOVES, "Job.objects.filter(pk=job_id, status__in=UNFINISHED, deadline__lt=Now())", "Job.objects.filter(pk=job_id)"
)
GIVE_UP_READS_FIRST = read_first(
    "Job.objects.generating() .filter(pk=job_id, lease_until__lt=Now(), attempts__gte=MOST_TAKEOVERS)"
)
POSTPONE_READS_FIRST = read_first("Job.objects.generating() .ownerless() .filter(pk=job_id, dispatch_after__lte=Now())")
HINT_WHENEVER_ASKED = Change(MOVES, ".filter(pk=job_id, dispatch_after__lte=Now())", ".filter(pk=job_id)")
SWEEP_WAITS = Change("generation.sweeping", "skip_locked=True", "skip_locked=False")

STORE_GUARD = "if not held(job).update(lease_until=later(settings.EXAMGEN_LEASE), attempts=0, report=report):"
STORE_ASKS_NOBODY = (
    Change(MOVES, STORE_GUARD, "if not Job.objects.filter(pk=job.pk).update(attempts=0, report=report):"),
)
STORE_LOCKS_NOTHING = (
    Change(MOVES, STORE_GUARD, "if not held(job).exists():"),
    Change(MOVES, "with transaction.atomic(): # The row's lock", "if True:\n        # The row's lock"),
)
DELETE_LOCKS_NOTHING = (
    Change(
        MOVES, "Job.objects.select_for_update().filter(pk=job.pk).exists()", "Job.objects.filter(pk=job.pk).exists()"
    ),
    Change(MOVES, "with transaction.atomic(): # Lock before", "if True:\n        # Lock before"),
)

CREATE_IN_NO_TRANSACTION = Change("generation.services", "@transaction.atomic def create_job", "def create_job")
CREATE_OUT_OF_LINE = Change("generation.services", "lock_account(account.pk)", "pass")
CREATE_LOCKS_NO_FILE = Change("generation.services", "StoredFile.objects.select_for_update()", "StoredFile.objects")
CREATE_OVERTAKES = Change(
    "generation.admission", "if waiting or free_slots(account_id) <= 0", "if free_slots(account_id) <= 0"
)
ADMIT_IN_NO_TRANSACTION = Change(
    "generation.admission", "with transaction.atomic(): lock_account(account_id)", "if True:"
)
ADMIT_OUT_OF_LINE = Change(
    "generation.admission", "with transaction.atomic(): lock_account(account_id)", "with transaction.atomic():"
)
ADMIT_WHOEVER_WAS_QUEUED = Change(
    "generation.admission", "Job.objects.queued().filter(pk=job_id)", "Job.objects.filter(pk=job_id)"
)
DELETE_FILE_LOCKS_NOTHING = Change("files.services", "StoredFile.objects.select_for_update()", "StoredFile.objects")
