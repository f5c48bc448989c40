"""How fast a whole service on this machine is: `make bench` prints it. Nothing here passes or fails by its speed.

A number alone says more of the machine than of the service, so each stands beside a yardstick of the same run: a job
beside its bare work, reading and engine in one process without HTTP, queue and database; a poll beside `/healthz`.
"""

import os
import statistics
import subprocess
import sys
import time
from http.client import HTTPConnection

import pytest

from examgen.demo.client import Client
from examgen.demo.tour import DOCUMENTS
from files.documents.sandbox import read_isolated
from generation.engines.bank.engine import BankEngine
from generation.engines.base import Brief, CreationType
from generation.engines.builtin.engine import BuiltinEngine
from generation.engines.computed.engine import ComputedEngine
from generation.questions import Draft
from tests.examgen.serving import ROOT, Service

JOBS = 5
SECONDS = 3.0
ENGINES = {"knowledge_base": BuiltinEngine(), "question_bank": BankEngine(), "oneline": ComputedEngine()}


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    running = Service(tmp_path_factory.mktemp("bench") / "data", settings={})
    yield running.wait()
    running.end()


@pytest.fixture(scope="module")
def token(service):
    done = subprocess.run(
        [sys.executable, "manage.py", "issue_token", "bench"],
        cwd=ROOT,
        env={**os.environ, "EXAMGEN_DATA_DIR": str(service.data)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()[-1]


@pytest.fixture(scope="module")
def client(service, token):
    return Client(f"127.0.0.1:{service.port}", token, lambda _: None)


def finish(client, body):
    start = time.monotonic()
    path = f"/v1/generation/jobs/{client.post('/v1/generation/jobs', body)['id']}/status"
    while client.get(path)["status"] != "succeeded":
        time.sleep(0.01)
    return time.monotonic() - start


def bare(creation_type, source):
    """Do a job's work without the service around it, and return how long it took."""
    start = time.monotonic()
    prompt, document = (source, None) if creation_type == "oneline" else ("", read_isolated(DOCUMENTS / source, source))
    brief = Brief(CreationType(creation_type), document=document, prompt=prompt)
    assert any(isinstance(event, Draft) for event in ENGINES[creation_type].generate(brief))
    return time.monotonic() - start


def requests_per_second(port, path, token):
    connection = HTTPConnection("127.0.0.1", port)
    count, start = 0, time.monotonic()
    while time.monotonic() - start < SECONDS:
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        assert connection.getresponse().read()
        count += 1
    connection.close()
    return count / SECONDS


def report(capsys, what, value):
    with capsys.disabled():
        sys.stdout.write(f"\n{what:<60} {value}")


@pytest.mark.parametrize(
    ("creation_type", "source"),
    [
        ("knowledge_base", "solar-system.docx"),
        ("knowledge_base", "fire-safety.pdf"),
        ("question_bank", "network-security-bank.docx"),
        ("oneline", "10 single choice questions on percentages"),
    ],
)
def test_from_create_to_succeeded(client, capsys, creation_type, source):
    if creation_type == "oneline":
        body = {"prompt": source}
    else:
        body = {"file": client.upload("/v1/files", DOCUMENTS / source)["id"]}
    times = [finish(client, {"creation_type": creation_type, **body}) for _ in range(JOBS)]
    took = statistics.median(times) * 1000
    yardstick = statistics.median(bare(creation_type, source) for _ in range(JOBS)) * 1000
    compared = f"{took:.0f} ms, {took / yardstick:.1f}x the bare work's {yardstick:.0f} ms"
    report(capsys, f"{creation_type}, {source}", compared)


def test_status_requests(service, token, client, capsys):
    body = {"creation_type": "oneline", "prompt": "1 single choice question on percentages"}
    job = client.post("/v1/generation/jobs", body)["id"]
    polls = requests_per_second(service.port, f"/v1/generation/jobs/{job}/status", token)
    yardstick = requests_per_second(service.port, "/healthz", token)
    report(capsys, "status, one connection", f"{polls:.0f} requests/s, {polls / yardstick:.2f} of /healthz")
