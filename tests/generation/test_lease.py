"""A lease on a job: lengthened while the work gets on, given up when it is stuck, noticed when it is lost."""

import threading
import time
from datetime import timedelta

import pytest

from generation import moves
from generation.lease import Lease
from generation.models import Job
from tests.jobs import make_account, make_job

pytestmark = pytest.mark.usefixtures("database")

PATIENCE_SECONDS = 10


@pytest.fixture
def job(settings):
    settings.EXAMGEN_LEASE = timedelta(seconds=0.3)
    return moves.claim(make_job(make_account()).pk, "host:1:1")


def wait_until(condition):
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_it_is_lengthened_while_the_work_gets_on(job):
    with Lease(job) as lease:
        wait_until(lambda: Job.objects.get(pk=job.pk).lease_until > job.lease_until)
        lease.step()


def test_work_without_a_sign_of_life_is_ended(job, settings):
    settings.EXAMGEN_STEP_LIMIT = timedelta(seconds=0.1)
    ended = threading.Event()
    with Lease(job, ended.set):
        assert ended.wait(PATIENCE_SECONDS)


def test_a_lease_that_is_lost_is_noticed_at_a_step(job):
    def is_noticed():
        try:
            lease.step()
        except moves.LeaseLost:
            return True
        return False

    with Lease(job) as lease:
        lease.step()
        moves.cancel(job)
        wait_until(is_noticed)


def test_it_is_not_lengthened_any_more_once_it_has_ended(job):
    with Lease(job):
        pass
    before = Job.objects.get(pk=job.pk).lease_until
    time.sleep(0.3)
    assert Job.objects.get(pk=job.pk).lease_until == before
