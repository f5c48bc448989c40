"""What must hold when all is over, however much went wrong."""

from collections import Counter

from tests.faults.stack import JOB_SECONDS

CREATE_SECONDS = 1.0
# A job is given up when its worker was lost so often in a row without a question in between.
ENOUGH_BLOWS = ATTEMPTS = 3
# The sweeper comes by every second, and may be under fire itself.
LATE_SECONDS = 15
ROWS = f"""
import json
from datetime import timedelta
from generation.models import Job
jobs = []
for job in Job.objects.order_by('id'):
    rows = list(job.questions.order_by('ordinal').values_list('ordinal', 'slot', 'epoch', 'stem'))
    late = bool(job.finished_at) and job.finished_at > job.deadline + timedelta(seconds={LATE_SECONDS})
    jobs.append(dict(
        id=job.public_id, status=job.status, asked=job.asked, rows=rows, code=job.error_code, message=job.error_message,
        epoch=job.epoch, leased=bool(job.lease_until or job.lease_owner), late=late,
    ))
print(json.dumps(jobs))
"""


def violations(accounts, rows, windows, blows):
    """Return a sentence for everything that must not be."""
    told = {job.id: job for account in accounts for job in account.jobs.values()}
    found = [f"{account.name}: {sentence}" for account in accounts for sentence in account.violations]
    for account in accounts:
        found += [
            f"a create took {ended - began:.1f} s while the broker was away"
            for began, ended in account.creates
            if ended - began > CREATE_SECONDS
            and windows.overlap("broker", began, ended)
            and not windows.overlap("database", began, ended, also="disk")
        ]
    for row in rows:
        found += [f"{row['id']} ({row['status']}): {sentence}" for sentence in of_row(row)]
        if row["id"] in told:
            found += [f"{row['id']}: {sentence}" for sentence in of_promise(told[row["id"]], row, blows[row["id"]])]
    there = {row["id"] for row in rows}
    found += [f"{job.id} was lost" for job in told.values() if not job.deleting and job.id not in there]
    found += [f"{job.id} was deleted and is there" for job in told.values() if job.deleted and job.id in there]
    return found


def of_row(row):
    """Judge a job by what the database holds."""
    ordinals, slots, epochs, stems = zip(*row["rows"], strict=True) if row["rows"] else ((), (), (), ())
    must_not_be = {
        "it has come to no end": row["status"] in ("queued", "generating"),
        f"it ended more than {LATE_SECONDS} s after its deadline": row["late"],
        f"its questions are numbered {ordinals}": list(ordinals) != list(range(len(ordinals))),
        f"a slot was filled twice: {slots}": len(set(slots)) < len(slots),
        "it has a question twice": len(set(stems)) < len(stems),
        f"an older holder wrote behind a newer one: {epochs}": list(epochs) != sorted(epochs),
        f"it has {len(slots)} of {row['asked']}": row["status"] == "succeeded" and len(slots) != row["asked"],
        "it does not say why it failed": row["status"] == "failed" and not (row["code"] and row["message"]),
        "somebody still holds it": row["leased"],
    }
    return [sentence for sentence, holds in must_not_be.items() if holds]


def of_promise(told, row, blows):
    """Judge a job by what its client was told, and by what its client may expect."""
    if told.final and told.final != row["status"]:
        yield f"it was {told.final} once, and is {row['status']} now"
    if told.kept is not None and len(row["rows"]) != told.kept:
        yield f"it had {told.kept} questions when it was cancelled, and has {len(row['rows'])} now"
    if told.cancelled and row["status"] == "cancelled":
        return
    if told.poison and (row["status"], row["code"] in told.poison) != ("failed", True):
        yield f"poison ended as {row['status']} {row['code']}, not with one of {sorted(told.poison)}"
    if told.poison and row["code"] == "worker_lost" and row["epoch"] < ATTEMPTS:
        yield f"poison was given up after {row['epoch']} attempts, not {ATTEMPTS}"
    given_up_with_reason = row["code"] == "worker_lost" and blows >= ENOUGH_BLOWS
    if not told.poison and row["status"] != "succeeded" and not given_up_with_reason:
        yield f"an ordinary job ended as {row['status']} {row['code']}"


def summary(accounts, rows, faults, settled):
    """Return the figures of a run, a line each."""
    jobs = [job for account in accounts for job in account.jobs.values()]
    times = [job.final_at - job.created_at for job in jobs if job.final and not job.poison and not job.cancelled]
    ends = Counter(row["status"] for row in rows)
    creates = sorted(ended - began for account in accounts for began, ended in account.creates)
    resumed = sum(row["epoch"] > 1 for row in rows if row["status"] == "succeeded")
    return [
        f"jobs created      {len(jobs)}, {sum(job.deleted for job in jobs)} of them deleted again",
        f"ended             {', '.join(f'{count} {status}' for status, count in sorted(ends.items()))}",
        f"handed on         {resumed} that succeeded had more than one holder",
        f"refused           {sum(account.refused for account in accounts)} requests, database away or disk full",
        f"create            {creates[len(creates) // 2] * 1000:.0f} ms at the median, {creates[-1]:.2f} s at most",
        f"an ordinary job   {max(times, default=0):.1f} s at most, of {JOB_SECONDS}",
        f"all settled       {settled:.1f} s after the last fault",
        f"faults            {sum(faults.values())}: "
        + ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sorted(faults.items())),
    ]
