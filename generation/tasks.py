"""The doorway for the broker's messages."""

import uuid

from celery import shared_task

from examgen.ids import public_id
from examgen.logs import about
from examgen.process import process_identity
from generation import runner
from generation.hints import TASK


@shared_task(name=TASK)
def run_job(job_id: str) -> None:
    """Look at a job. A message may be stale, doubled or lost: the job's row decides."""
    key = uuid.UUID(job_id)
    with about(job=public_id("gen", key)):
        runner.run(key, owner=process_identity())
