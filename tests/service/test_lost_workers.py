"""Jobs whose workers are killed, frozen or told to stop, on the running service: nothing lost, doubled or stuck."""

import os
import signal
import time
from contextlib import suppress

import psutil
import pytest

from tests.contract.service import Service

SETTLES_WITHIN = 40
COUNT = 10


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    """Run a service whose leases run out after two seconds, and stuck engines with them."""
    service = Service(tmp_path_factory.mktemp("data"), EXAMGEN_LEASE="2", EXAMGEN_STEP_LIMIT="2")
    try:
        service.wait()
        yield service
    finally:
        service.stop()


@pytest.fixture
def client(service):
    return service.client(service.token())


def wait_for(condition, seconds=SETTLES_WITHIN):
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < deadline, "nothing came of it"
        time.sleep(0.05)
    return found


def questions(client, job):
    return client.get(f"/v1/generation/jobs/{job}/questions").json["data"]


def started_job(client):
    """Create a job of ten questions and wait until it has three."""
    body = {"creation_type": "oneline", "prompt": f"script: slowly {COUNT}"}
    job = client.post("/v1/generation/jobs", body).json["id"]
    wait_for(lambda: len(questions(client, job)) >= 3)
    return job


def protocol_of(service, job):
    code = (
        "import json; from generation.models import Job;"
        f"job = Job.objects.get(pk='{job.removeprefix('gen-')}');"
        "print(json.dumps([job.lease_owner, job.epoch, job.attempts]))"
    )
    return service.shell(code)


def pid_of_worker_on(service, job):
    owner, _, _ = protocol_of(service, job)
    return int(owner.split(":")[-2])


def assert_complete(client, job, read_before):
    """The job succeeds with each question once, and what was read before has not changed."""
    wait_for(lambda: client.get(f"/v1/generation/jobs/{job}/status").json["status"] == "succeeded")
    found = questions(client, job)
    assert len(found) == COUNT
    assert len({question["label"] for question in found}) == COUNT
    assert found[: len(read_before)] == read_before


def test_a_killed_worker_child_costs_no_question_and_doubles_none(service, client):
    job = started_job(client)
    os.kill(pid_of_worker_on(service, job), signal.SIGKILL)
    assert_complete(client, job, questions(client, job))


def test_a_killed_worker_with_all_its_children_is_replaced(service, client):
    job = started_job(client)
    os.kill(psutil.Process(pid_of_worker_on(service, job)).ppid(), signal.SIGKILL)
    assert_complete(client, job, questions(client, job))


def test_a_child_frozen_beyond_its_lease_writes_nothing_when_it_wakes(service, client):
    job = started_job(client)
    frozen = pid_of_worker_on(service, job)
    os.kill(frozen, signal.SIGSTOP)
    try:
        assert_complete(client, job, questions(client, job))
    finally:
        with suppress(ProcessLookupError):
            os.kill(frozen, signal.SIGCONT)
    before = questions(client, job)
    time.sleep(1)
    assert questions(client, job) == before


FREEZE_IN_A_TRANSACTION = """
import os, signal
from datetime import timedelta
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now
from django.utils import timezone
from examgen.process import process_identity
from generation import moves
from generation.models import Job
tomorrow = timezone.now() + timedelta(days=1)
job = Job.objects.create(
    account=User.objects.first(), status="generating", creation_type="oneline", prompt="nobody is told of this job",
    deadline=tomorrow, dispatch_after=tomorrow,
)
job = moves.claim(job.pk, process_identity())
with transaction.atomic():
    moves.heartbeat(job)
    os.kill(os.getpid(), signal.SIGSTOP)
"""


def test_a_worker_frozen_inside_a_transaction_does_not_stop_the_others_for_long(service, client):
    with service.start("manage.py", "shell", "-v", "0", "-c", FREEZE_IN_A_TRANSACTION) as frozen:
        wait_for(lambda: psutil.Process(frozen.pid).status() == psutil.STATUS_STOPPED)
        # Only a killed process ends here: a stopped one goes on holding SQLite's one write lock.
        assert frozen.wait(timeout=SETTLES_WITHIN) == -signal.SIGKILL
    job = started_job(client)
    assert_complete(client, job, questions(client, job))


def test_a_stuck_engine_ends_with_a_reason_and_takes_no_neighbour_with_it(service, client):
    body = {"creation_type": "oneline", "prompt": "script: make 1; stick; make 1"}
    stuck = client.post("/v1/generation/jobs", body).json["id"]
    neighbour = started_job(client)
    assert_complete(client, neighbour, questions(client, neighbour))
    full = wait_for(lambda: (job := client.get(f"/v1/generation/jobs/{stuck}").json)["status"] == "failed" and job)
    assert full["error"]["type"] == "worker_lost"
    assert len(questions(client, stuck)) == 1


def test_an_engine_that_goes_on_whatever_is_raised_is_rid_of_by_a_cancel(service, client):
    body = {"creation_type": "oneline", "prompt": "script: make 1; swallow; make 1"}
    deaf = [client.post("/v1/generation/jobs", body).json["id"] for _ in range(2)]
    for job in deaf:
        wait_for(lambda job=job: questions(client, job))
        assert client.post(f"/v1/generation/jobs/{job}/cancel").status == 200
    # The account has two slots, so both of these need workers that got rid of theirs.
    for job in [started_job(client), started_job(client)]:
        assert_complete(client, job, questions(client, job))
    assert [len(questions(client, job)) for job in deaf] == [1, 1]


def test_a_worker_told_to_stop_hands_its_job_over_at_once(service, client):
    job = started_job(client)
    os.kill(psutil.Process(pid_of_worker_on(service, job)).ppid(), signal.SIGTERM)
    assert_complete(client, job, questions(client, job))
    _, epoch, attempts = protocol_of(service, job)
    assert (epoch, attempts) == (3, 0), "one claim, one release, one claim again; no lease had to run out"
