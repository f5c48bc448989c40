"""The faults, each a function that does it, waits, and undoes what has to be undone."""

import random
import resource
import signal
import time
from collections import Counter
from contextlib import closing, contextmanager

import psutil
import psycopg
import redis

from generation.hints import TASK
from tests.examgen.watching import eventually
from tests.faults.orders import JUMP_THE_CLOCK, KILL_AFTER_INSERT
from tests.faults.stack import LEASE_SECONDS, children, signalled
from tests.faults.windows import Windows

# Less than any of the uploads.
SMALL_DISK = 8 * 1024
OBEYED_WITHIN = 5.0
HINT_AT_EVERYTHING = f"""
import uuid
from celery import current_app
from kombu.exceptions import OperationalError
from generation.models import Job
try:
    for key in [*list(Job.objects.values_list('id', flat=True).order_by('-id')[:40]) * 2, uuid.uuid4()]:
        current_app.send_task({TASK!r}, args=[str(key)], retry=False)
except OperationalError:
    pass  # the broker was killed just before
"""


class Injector:
    """Injects faults at random, from a seed."""

    def __init__(self, stack, accounts, seed: int, windows: Windows) -> None:
        self.stack = stack
        self._accounts = accounts
        self.random = random.Random(seed)
        self.windows = windows
        self.count = Counter()
        # How often whoever held a job was struck: three times in a row, and a job may be given up with reason.
        self.blows = Counter()

    def inject(self, fault) -> None:
        """Do it, and count it where it found something to do it to."""
        if fault in STRIKE_ALL:
            self.strike(*self.stack.holders())
        if fault(self) is not False:
            self.count[fault.__name__] += 1

    def strike(self, *pids) -> None:
        held = self.stack.holders()
        self.blows.update(held[pid] for pid in pids if pid in held)

    def pause(self, least, most):
        time.sleep(self.random.uniform(least, most))

    def a_child(self):
        """Return the pid of one of the pool, of one that is at work if there is any."""
        pids = list(self.stack.holders()) or [process.pid for process in self.stack.pool()]
        return self.random.choice(pids) if pids else None

    def order(self, name) -> bool:
        """Give an order, and tell whether some process obeyed it."""
        order = self.stack.orders / name
        order.touch()
        eventually(lambda: not order.exists(), within=OBEYED_WITHIN)
        try:
            order.unlink()
        except FileNotFoundError:
            return True
        return False

    def cancel(self, job):
        """Let the job's own account cancel it."""
        for account in self._accounts:
            if job in account.jobs:
                account.cancel(job)

    @contextmanager
    def frozen(self, pid):
        signalled(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            signalled(pid, signal.SIGCONT)


# --- Workers and sweepers


def kill_a_child(injector):
    pid = injector.a_child()
    injector.strike(pid)
    return signalled(pid, signal.SIGKILL)


def kill_between_insert_and_commit(injector):
    return injector.order(KILL_AFTER_INSERT)


def jump_a_workers_clock(injector):
    return injector.order(JUMP_THE_CLOCK)


def kill_the_worker(injector):
    injector.strike(*injector.stack.holders())
    worker = injector.stack.worker
    return bool(worker) and signalled(worker.pid, signal.SIGKILL)


def kill_in_the_first_second(injector):
    if not kill_the_worker(injector):
        return False
    deadline = time.monotonic() + 20
    while not (pool := injector.stack.pool()) and time.monotonic() < deadline:
        time.sleep(0.05)
    injector.pause(0, 1)
    return bool(pool) and signalled(injector.random.choice(pool).pid, signal.SIGKILL)


def have_no_worker_for_a_while(injector):
    until = time.monotonic() + injector.random.uniform(2, 5)
    killed = False
    while time.monotonic() < until:
        killed = kill_the_worker(injector) or killed
        time.sleep(0.2)
    return killed


def freeze_a_child_beyond_its_lease(injector):
    """Let somebody else take the job over meanwhile."""
    return freeze_a_holder(injector, meanwhile=None)


def freeze_a_child_and_cancel_its_job(injector):
    """Let it find, when it wakes, that its job is over."""
    return freeze_a_holder(injector, meanwhile=injector.cancel)


def freeze_a_holder(injector, *, meanwhile):
    held = injector.stack.holders()
    if not held:
        return False
    pid, job = injector.random.choice(list(held.items()))
    injector.strike(pid)
    with injector.frozen(pid):
        if meanwhile:
            meanwhile(job)
        injector.pause(LEASE_SECONDS + 1, LEASE_SECONDS + 3)
    return True


def terminate_the_worker(injector):
    worker = injector.stack.worker
    return bool(worker) and signalled(worker.pid, signal.SIGTERM)


def kill_the_sweeper(injector):
    sweeper = injector.stack.sweeper
    return bool(sweeper) and signalled(sweeper.pid, signal.SIGKILL)


def have_three_sweepers(injector):
    more = [injector.stack.start("sweep", "--every", "0.2") for _ in range(2)]
    injector.pause(2, 4)
    for process in more:
        process.terminate()
        process.wait()


# --- The broker


def flush_the_broker(injector):
    with injector.stack.broker_client() as client:
        client.flushall()


def kill_the_broker(injector):
    with injector.windows.open("broker"):
        if injector.stack.broker:
            injector.stack.broker.kill()
        else:
            signalled(injector.stack.broker_pid(), signal.SIGKILL)
        injector.pause(1, 2)


def freeze_the_broker(injector):
    with injector.frozen(injector.stack.broker_pid()), injector.windows.open("broker"):
        injector.pause(2, 5)


def fill_the_broker(injector):
    with injector.stack.broker_client() as client:
        client.config_set("maxmemory", "1")
        with injector.windows.open("broker"):
            injector.pause(2, 4)
        client.config_set("maxmemory", "0")


def cut_the_brokers_connections(injector):
    with injector.stack.broker_client() as client:
        client.client_kill_filter(_type="normal", skipme=True)


def send_hints_twice_and_stale_ones(injector):
    """Send hints about every job that there is or was, and about some that never were."""
    injector.stack.shell(HINT_AT_EVERYTHING)


# --- The database and the disk


def restart_postgresql(injector):
    with injector.windows.open("database"):
        injector.stack.postgresql.restart(injector.random.choice([signal.SIGINT, signal.SIGQUIT]))


def lock_the_jobs(injector):
    """Lock all jobs against everybody for longer than a request waits."""
    with (
        closing(psycopg.connect(injector.stack.postgresql.dsn())) as connection,
        injector.windows.open("database"),
        connection.transaction(),
    ):
        connection.execute("LOCK TABLE generation_job IN ACCESS EXCLUSIVE MODE")
        injector.pause(1, 4)


def hold_rows_one_by_one(injector):
    """Take the newest jobs' rows one after the other, as a slow transaction of somebody's does, against any order.

    Where that closes a circle, this one is the victim: our own transactions lock the account before its jobs.
    """
    with closing(psycopg.connect(injector.stack.postgresql.dsn())) as connection:
        connection.execute("SET deadlock_timeout = '100ms'")
        rows = connection.execute("SELECT id FROM generation_job ORDER BY id DESC LIMIT 6").fetchall()
        connection.commit()
        try:
            with injector.windows.open("database"), connection.transaction():
                for (key,) in rows:
                    connection.execute("SELECT 1 FROM generation_job WHERE id = %s FOR UPDATE", [key])
                    injector.pause(0.1, 0.3)
        except psycopg.errors.DeadlockDetected:
            return


def lock_sqlite(injector):
    seconds = injector.random.uniform(1, 3)
    code = f"import time\nfrom django.db import transaction\nwith transaction.atomic():\n    time.sleep({seconds:.1f})"
    with injector.windows.open("database"):
        injector.stack.shell(code)


def fill_the_disk(injector):
    """Let the web process write no file longer than a few bytes."""
    web = injector.stack.web
    workers = children(web.pid) if web else []
    if not workers:
        return False
    limits = [(process, process.rlimit(psutil.RLIMIT_FSIZE)) for process in workers]
    with injector.windows.open("disk"):
        for process, _ in limits:
            process.rlimit(psutil.RLIMIT_FSIZE, (SMALL_DISK, resource.RLIM_INFINITY))
        injector.pause(1, 2)
        for process, before in limits:
            if process.is_running():
                process.rlimit(psutil.RLIMIT_FSIZE, before)
    return True


OF_PROCESSES = (
    kill_a_child,
    kill_between_insert_and_commit,
    jump_a_workers_clock,
    kill_the_worker,
    kill_in_the_first_second,
    have_no_worker_for_a_while,
    freeze_a_child_beyond_its_lease,
    freeze_a_child_and_cancel_its_job,
    terminate_the_worker,
    kill_the_sweeper,
    have_three_sweepers,
)
OF_SERVICES = {
    "sqlite": (
        *(flush_the_broker, kill_the_broker, freeze_the_broker, fill_the_broker, cut_the_brokers_connections),
        *(send_hints_twice_and_stale_ones, lock_sqlite),
    ),
    "postgresql": (
        *(flush_the_broker, kill_the_broker, freeze_the_broker, fill_the_broker, cut_the_brokers_connections),
        *(send_hints_twice_and_stale_ones, restart_postgresql, lock_the_jobs, hold_rows_one_by_one, fill_the_disk),
    ),
}
# Whoever holds a job loses it, or may: a lease is shorter here than an outage.
STRIKE_ALL = {
    kill_between_insert_and_commit,
    *(restart_postgresql, lock_the_jobs, hold_rows_one_by_one, lock_sqlite),
}
# What a client of the broker may meet while the broker is under fire itself.
BROKER_ERRORS = (redis.RedisError, OSError)
