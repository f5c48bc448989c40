"""How one account's thousand jobs touch another account's single one: `make bench` prints it."""

import os
import statistics
import subprocess
import sys
import time
from collections import Counter

import pytest

from examgen.demo.client import Client
from tests.bench.bench_service import report
from tests.examgen.serving import ROOT, Service

CROWD = 1000
TRIES = 7
PROMPT = {"creation_type": "oneline", "prompt": "10 single choice questions on percentages"}


@pytest.fixture(scope="module")
def clients(tmp_path_factory):
    """Two accounts of a service whose pool is larger than an account's slots."""
    service = Service(tmp_path_factory.mktemp("fairness") / "data", settings={}, workers=3)
    service.wait()
    environment = {**os.environ, "EXAMGEN_DATA_DIR": str(service.data)}

    def client(name):
        command = [sys.executable, "manage.py", "issue_token", name]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        return Client(f"127.0.0.1:{service.port}", done.stdout.split()[-1], lambda _: None)

    yield client("crowd"), client("alone")
    service.end()


def seconds_to_first_question(client):
    began = time.monotonic()
    job = client.post("/v1/generation/jobs", PROMPT)["id"]
    while not client.get(f"/v1/generation/jobs/{job}/questions?limit=1")["data"]:
        time.sleep(0.005)
    return time.monotonic() - began


def statuses(client):
    """Count the newest jobs of an account by status."""
    found, after = Counter(), 0
    while True:
        page = client.get(f"/v1/generation/jobs?limit=100&after={after}")
        found.update(job["status"] for job in page["data"])
        after += 100
        if not page["has_more"]:
            return found


def test_a_single_job_beside_a_thousand(clients, capsys):
    crowd, alone = clients
    seconds_to_first_question(alone)
    idle = statistics.median(seconds_to_first_question(alone) for _ in range(TRIES)) * 1000
    for _ in range(CROWD):
        crowd.post("/v1/generation/jobs", PROMPT)
    waiting = statuses(crowd)
    beside = statistics.median(seconds_to_first_question(alone) for _ in range(TRIES)) * 1000
    said = f"{beside:.0f} ms with {waiting['queued']} queued, {beside / idle:.1f}x the idle system's {idle:.0f} ms"
    report(capsys, "first question of one job beside another account's many", said)
    began = time.monotonic()
    while (now := statuses(crowd))["queued"] or now["generating"]:
        assert time.monotonic() - began < 600, now
        time.sleep(1)
    report(capsys, "the many, when all have ended", dict(now))
    assert now == {"succeeded": CROWD}
