import os
import signal
import subprocess
import sys

import pytest

from examgen.process import pid_of, process_identity
from tests.examgen.watching import all_gone

PARENT = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", '''
import os, time
from examgen.process import die_with_parent
die_with_parent({parent})
print(os.getpid(), flush=True)
time.sleep(60)
'''.replace("{{pid}}", str(os.getpid()))])
time.sleep(60)
"""


def test_an_identity_leads_back_to_its_process():
    assert pid_of(process_identity()) == os.getpid()


@pytest.mark.parametrize("change", ["start", "host", "pid"])
def test_another_process_is_not_taken_for_it(change):
    parts = dict(zip(("host", "pid", "start"), process_identity().split(":"), strict=True))
    parts[change] += "1"
    assert pid_of(":".join(parts.values())) is None


@pytest.mark.parametrize("nonsense", ["", ":", "::", "host", f"{'9' * 40}:9:9", "a:b:c"])
def test_nonsense_names_no_process(nonsense):
    assert pid_of(nonsense) is None


def test_a_child_dies_with_a_parent_that_is_killed():
    with subprocess.Popen(
        [sys.executable, "-c", PARENT.format(parent="{pid}")], stdout=subprocess.PIPE, text=True
    ) as parent:
        child = int(parent.stdout.readline())
        parent.send_signal(signal.SIGKILL)
        assert all_gone([child])


def test_a_child_whose_parent_is_another_by_now_dies_at_once():
    code = "from examgen.process import die_with_parent; die_with_parent(1 << 30); print('alive')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (-signal.SIGKILL, "")
