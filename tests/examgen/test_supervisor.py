import os
import re
import signal
import subprocess
import sys
import time

import pytest

from examgen.supervisor import LARGEST_LOG, rotate
from tests.examgen.watching import all_gone, eventually, is_gone

DRIVER = """
import sys
from pathlib import Path
from examgen.supervisor import Child, StartError, Supervisor

here = Path(sys.argv[1])

def child(name, script, **more):
    return Child(name, ("sh", "-c", script), here, **more)

children = [{children}]
say = lambda line: print(line, flush=True)
try:
    Supervisor(children, logs=here / "logs", say=say, **{more}).run(lambda: say("all: ready"))
except StartError as error:
    sys.exit(str(error))
"""
STAYS = "exec sleep 60"
DEAF = "trap '' TERM; sleep 60 & wait; wait"


class Run:
    """A supervisor in a process of its own, over stand-ins for the real children."""

    def __init__(self, folder, children, more):
        code = DRIVER.format(children=", ".join(children), more=more)
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.lines = []

    def read_until(self, pattern):
        for line in self.process.stdout:
            self.lines.append(line.strip())
            if found := re.search(pattern, line):
                return found
        raise AssertionError(f"no line {pattern!r} among {self.lines}, but {self.process.stderr.read()!r}")

    def finish(self):
        out, err = self.process.communicate(timeout=20)
        self.lines += out.splitlines()
        return self.process.returncode, err

    def pids(self):
        return [int(pid) for pid in re.findall(r"started, pid (\d+)", "\n".join(self.lines))]


@pytest.fixture
def run(tmp_path):
    runs = []

    def start(*children, more="{}"):
        runs.append(Run(tmp_path, children, more))
        return runs[-1]

    yield start
    for each in runs:
        each.process.kill()
        each.process.communicate()


def stays(name):
    return f"child({name!r}, {STAYS!r})"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_stops_all_in_reverse_order(run, number):
    service = run(stays("broker"), stays("worker"), stays("web"))
    service.read_until("all: ready")
    service.process.send_signal(number)
    assert service.finish() == (0, "")
    assert service.lines[-3:] == ["web: stopped", "worker: stopped", "broker: stopped"]
    assert all(map(is_gone, service.pids()))


def test_a_child_starts_when_the_one_before_it_is_ready(run, tmp_path):
    slow = "child('broker', 'sleep 0.5; touch up; exec sleep 60', ready=(here / 'up').exists)"
    after = "child('web', 'test -e up && echo found it; exec sleep 60')"
    service = run(slow, after)
    service.read_until("all: ready")
    assert eventually(lambda: (tmp_path / "logs" / "web.log").read_text() == "found it\n")


def test_a_child_that_is_killed_is_started_again(run):
    service = run(stays("broker"), stays("web"))
    service.read_until("all: ready")
    first = service.pids()[-1]
    os.kill(first, signal.SIGKILL)
    service.read_until("web: exited with status -9")
    assert int(service.read_until(r"web: started, pid (\d+)")[1]) != first


def test_kill_9_of_the_supervisor_leaves_no_child(run):
    service = run(stays("broker"), stays("web"))
    service.read_until("all: ready")
    service.process.kill()
    assert all_gone(service.pids())


def test_a_child_that_others_kill_at_once_and_again_is_started_each_time(run):
    service = run(stays("broker"), stays("worker"))
    service.read_until("all: ready")
    for _ in range(4):
        os.kill(service.pids()[-1], signal.SIGKILL)
        service.read_until("worker: started")


def test_a_child_that_started_well_once_may_fail_as_often_as_it_likes(run, tmp_path):
    fails = "child('worker', 'test -e begun && exit 1; touch begun sign; sleep 0.3; exit 1', sign=here / 'sign')"
    service = run(stays("broker"), fails)
    service.read_until("all: ready")
    for pause in ("0.25", "0.5", "1", "2"):
        service.read_until(f"worker: exited with status 1, starts again in {pause} s")


def test_a_child_that_does_not_stay_up_ends_all_with_a_sentence_that_names_its_log(run, tmp_path):
    service = run(stays("broker"), "child('web', 'echo no such module; exit 3')")
    status, error = service.finish()
    assert (status, error) == (1, f"web does not stay up (status 3); its log is {tmp_path}/logs/web.log.\n")
    assert (tmp_path / "logs" / "web.log").read_text() == "no such module\n" * 3
    assert service.lines[-1] == "broker: stopped"


def test_a_child_that_does_not_stop_is_killed_with_all_it_started(run, tmp_path):
    service = run(f"child('web', {'echo $$; sleep 61 & echo $!;' + DEAF!r}, patience=0.5)")
    service.read_until("all: ready")
    log = tmp_path / "logs" / "web.log"
    assert eventually(lambda: len(log.read_text().split()) == 2)
    service.process.send_signal(signal.SIGINT)
    assert service.finish() == (0, "")
    assert service.lines[-1] == "web: killed"
    assert all_gone([int(pid) for pid in log.read_text().split()])


def test_a_second_signal_kills_at_once(run):
    service = run(f"child('web', {'touch deaf;' + DEAF!r}, patience=60)", more="{'rounds': lambda: say('round')}")
    service.read_until("all: ready")
    service.read_until("round")
    service.process.send_signal(signal.SIGINT)
    time.sleep(0.3)
    service.process.send_signal(signal.SIGINT)
    assert service.finish() == (0, "")
    assert service.lines[-1] == "web: killed"


def test_a_large_log_is_set_aside(tmp_path):
    log = tmp_path / "web.log"
    log.write_bytes(b"x" * (LARGEST_LOG + 1))
    rotate(log)
    assert not log.exists()
    assert (tmp_path / "web.log.1").stat().st_size == LARGEST_LOG + 1


def test_a_small_log_goes_on(tmp_path):
    log = tmp_path / "web.log"
    log.write_text("one line\n")
    rotate(log)
    assert log.read_text() == "one line\n"
