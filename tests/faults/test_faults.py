"""The whole service under fire: whatever goes wrong, no job is lost, doubled or stuck.

`make faults SECONDS=600` runs it for longer; SEED repeats a run's choices, ON=postgresql or ON=sqlite takes one of the
databases, and BREAK=fencing, lease or dispatch breaks the protocol on purpose: then the run has to find violations.
"""

import os
import random
import re
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from tests.faults.breaking import BREAKS
from tests.faults.injecting import BROKER_ERRORS, OF_PROCESSES, OF_SERVICES, Injector
from tests.faults.judging import ROWS, summary, violations
from tests.faults.load import Account
from tests.faults.stack import Stack
from tests.faults.windows import Windows

SECONDS = float(os.environ.get("FAULTS_SECONDS", "15"))
SEED = int(os.environ.get("FAULTS_SEED", "1"))
ONLY = os.environ.get("FAULTS_ON", "")
BROKEN = os.environ.get("FAULTS_BREAK", "")
ACCOUNTS = ("alice", "bob", "carol")
POISON_SHARE = 0.04
SETTLE_SECONDS = 120


def shuffled(faults, seed):
    """Return the faults in one random order after the other, so that a short run has many kinds."""
    chance = random.Random(seed)
    while True:
        yield from chance.sample(faults, len(faults))


def under_fire(stack, accounts, windows, until):
    """Inject faults into processes and into services, side by side; return how many of each kind, and whom they hit."""
    injectors = [Injector(stack, accounts, SEED + number, windows) for number in range(2)]

    def fire(injector, faults):
        for fault in shuffled(faults, SEED):
            if time.monotonic() >= until or not all(account.is_alive() for account in accounts):
                return
            try:
                injector.inject(fault)
            except BROKER_ERRORS:
                # The other one has just taken it away.
                injector.count["in vain"] += 1
            injector.pause(0.3, 2.0)

    beside = threading.Thread(target=fire, args=(injectors[0], OF_PROCESSES))
    beside.start()
    # A database server ends with the thread that started it: this one has to outlive it.
    fire(injectors[1], OF_SERVICES[stack.vendor])
    beside.join()
    return injectors[0].count + injectors[1].count, injectors[0].blows + injectors[1].blows


def run(vendor, folder, until_the_end):
    windows = Windows()
    stack = Stack(vendor, folder, until_the_end, BROKEN)
    tokens = stack.tokens(ACCOUNTS)
    accounts = [
        Account(stack, token, SEED + number, windows=windows, poisons=POISON_SHARE)
        for number, token in enumerate(tokens)
    ]
    for account in accounts:
        account.start()
    faults, blows = under_fire(stack, accounts, windows, time.monotonic() + SECONDS)
    for account in accounts:
        account.done.set()
        account.join()
    began = time.monotonic()
    for account in accounts:
        account.settle(began + SETTLE_SECONDS)
    settled = time.monotonic() - began
    rows = stack.shell(ROWS)
    return violations(accounts, rows, windows, blows), summary(accounts, rows, faults, settled), rows


def outcome(vendor, folder):
    folder.mkdir()
    with ExitStack() as until_the_end:
        return run(vendor, folder, until_the_end)


def test_nothing_is_lost_doubled_or_stuck(tmp_path, capsys):
    vendors = [ONLY] if ONLY else ["sqlite", "postgresql"]
    # Side by side: most of the time both only wait.
    with ThreadPoolExecutor(len(vendors)) as threads:
        outcomes = list(threads.map(lambda vendor: outcome(vendor, tmp_path / vendor), vendors))
    for vendor, (found, figures, rows) in zip(vendors, outcomes, strict=True):
        with capsys.disabled():
            sys.stdout.write("\n".join([f"\n{vendor}, {SECONDS:g} s, seed {SEED}", *figures, *found, ""]))
        if BROKEN:
            assert re.search(BREAKS[BROKEN].noticed, "\n".join(found)), "the suite did not notice"
        else:
            assert not found
            assert len(rows) >= SECONDS / 3, "too few jobs to prove anything"
