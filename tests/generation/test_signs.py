"""Signs of life, and how long jobs wait: told by the database, whose clock is everybody's."""

import time
from datetime import timedelta

import pytest
from django.db.models.functions import Now

from generation import moves
from generation.admission import admit
from generation.models import Role, Sign
from generation.moves import later
from generation.signs import seconds_of_oldest_waiting, seconds_since_sign, sign
from generation.states import Status
from tests.jobs import change, held_job, make_job

pytestmark = pytest.mark.usefixtures("database")


def age(process, delay):
    Sign.objects.filter(process=process).update(seen_at=later(-delay))


def test_nobody_has_given_a_sign_yet():
    assert seconds_since_sign(Role.WORKER) is None


def test_a_sign_is_given_again_under_the_same_name():
    sign(Role.WORKER, "host:1:1")
    age("host:1:1", timedelta(seconds=50))
    assert seconds_since_sign(Role.WORKER) == pytest.approx(50, abs=5)
    sign(Role.WORKER, "host:1:1")
    assert seconds_since_sign(Role.WORKER) == pytest.approx(0, abs=5)
    assert Sign.objects.count() == 1


def test_the_youngest_sign_of_a_role_counts():
    for process in ("host:1:1", "host:2:1"):
        sign(Role.WORKER, process)
    sign(Role.SWEEPER, "host:3:1")
    age("host:1:1", timedelta(seconds=500))
    age("host:3:1", timedelta(seconds=100))
    assert seconds_since_sign(Role.WORKER) == pytest.approx(0, abs=5)
    assert seconds_since_sign(Role.SWEEPER) == pytest.approx(100, abs=5)


def test_a_sign_is_also_a_touch_of_the_file_that_a_health_check_looks_at(settings, tmp_path):
    settings.EXAMGEN_SIGN_FILE = str(tmp_path / "alive")
    sign(Role.WORKER, "host:1:1")
    assert time.time() - (tmp_path / "alive").stat().st_mtime < 10


def test_the_oldest_job_that_a_worker_could_take_waits_longest():
    assert seconds_of_oldest_waiting() == 0
    first = make_job(status=Status.QUEUED)
    change(first, created_at=Now() - timedelta(seconds=900))
    change(held_job(first.account), created_at=Now() - timedelta(seconds=800))
    assert seconds_of_oldest_waiting() == 0, "one waits for its own account, the other is worked on"
    for seconds in (70, 60):
        change(make_job(first.account), waiting_since=Now() - timedelta(seconds=seconds))
    assert seconds_of_oldest_waiting() == pytest.approx(70, abs=5)


def test_a_job_waits_since_it_could_be_taken_and_not_since_it_was_created(create_job):
    job = create_job(prompt="5 questions on percent")
    change(job, created_at=Now() - timedelta(hours=5))
    assert seconds_of_oldest_waiting() == pytest.approx(0, abs=5)
    claimed = moves.claim(job.pk, "host:1:1")
    assert seconds_of_oldest_waiting() == 0
    change(claimed, lease_until=Now() - timedelta(seconds=40))
    assert seconds_of_oldest_waiting() == pytest.approx(40, abs=5)
    change(claimed, lease_until=Now() + timedelta(seconds=40))
    moves.release(claimed)
    assert seconds_of_oldest_waiting() == pytest.approx(0, abs=5)


def test_a_job_that_had_to_queue_waits_since_it_was_admitted(settings, create_job):
    settings.EXAMGEN_ACCOUNT_SLOTS = 1
    first, second = create_job(prompt="5 questions on percent"), create_job(prompt="5 questions on percent")
    change(second, created_at=Now() - timedelta(hours=5))
    moves.cancel(first)
    admit(first.account_id)
    assert seconds_of_oldest_waiting() == pytest.approx(0, abs=5)
