import os
import subprocess
import sys

import pytest
from django.core.management import load_command_class
from django.db import DatabaseError

from examgen.management.commands import serve

FROZEN = """
import signal
from examgen.process import process_identity
print(process_identity(), flush=True)
signal.pause()
"""


@pytest.fixture
def frozen():
    with subprocess.Popen([sys.executable, "-c", FROZEN], stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


def rounds(monkeypatch, owners):
    """Let the supervisor look once, where these own leases that have run out; return what it says."""
    monkeypatch.setattr(serve, "stale_owners", owners)
    command = load_command_class("examgen", "serve")
    said = []
    command._say = said.append
    command._kill_frozen()
    return said


def test_a_process_whose_lease_has_run_out_is_killed(monkeypatch, frozen):
    identity = frozen.stdout.readline().strip()
    said = rounds(monkeypatch, lambda: [identity])
    assert frozen.wait(timeout=5) == -9
    assert said == [f"supervisor: killed {frozen.pid}, whose lease on a job ran out"]


def test_another_process_with_its_pid_lives(monkeypatch, frozen):
    host, pid, start = frozen.stdout.readline().strip().split(":")
    assert rounds(monkeypatch, lambda: [f"{host}:{pid}:{int(start) - 1}", f"elsewhere:{pid}:{start}"]) == []
    assert frozen.poll() is None


@pytest.mark.parametrize("error", [ProcessLookupError, PermissionError])
def test_one_that_can_not_be_killed_does_not_end_the_service(monkeypatch, frozen, error):
    def refuse(pid, number):
        raise error

    identity = frozen.stdout.readline().strip()
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(os, "kill", refuse)
        assert rounds(meanwhile, lambda: [identity]) == []


def test_a_database_that_is_away_only_costs_a_line(monkeypatch):
    def away():
        raise DatabaseError("disk I/O error")

    assert rounds(monkeypatch, away) == ["supervisor: the leases could not be read: disk I/O error"]
