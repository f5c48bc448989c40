"""The service under fire: real processes, supervised as in production, over one of the two kinds of data services."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import uuid
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import psutil
import psycopg
import redis

from examgen.broker import free_port
from examgen.process import pid_of
from tests.contract.service import OF_THE_SERVICE, ROOT, is_healthy
from tests.examgen.watching import eventually
from tests.faults.breaking import BREAKS
from tests.faults.servers import Broker, PostgreSQL

LEASE_SECONDS = 4
STEP_SECONDS = 5
# Long enough for a job that is disturbed all the time: it must be done, and not only end.
JOB_SECONDS = 600
SETTINGS = {
    "DJANGO_SETTINGS_MODULE": "tests.faults.settings",
    "EXAMGEN_ENGINES": "oneline=tests.scripted.ScriptedComputed,knowledge_base=tests.scripted.ScriptedBuiltin",
    "EXAMGEN_WORKERS": "4",
    "EXAMGEN_ACCOUNT_SLOTS": "3",
    "EXAMGEN_LEASE": str(LEASE_SECONDS),
    "EXAMGEN_STEP_LIMIT": str(STEP_SECONDS),
    "EXAMGEN_JOB_TTL": str(JOB_SECONDS),
    "EXAMGEN_WORKER_MEMORY_BYTES": str(3 * 1024**3),
    "EXAMGEN_TIME_ZONE": "UTC",
}


class Stack:
    """A running service on `sqlite` with its embedded broker, or on `postgresql` with a broker beside it."""

    def __init__(self, vendor: str, folder: Path, until_the_end: ExitStack, broken: str = "") -> None:
        self.vendor = vendor
        self.data = folder / "data"
        self.data.mkdir(mode=0o700)
        self.orders = folder / "orders"
        self.orders.mkdir()
        self.port = free_port()
        self.postgresql = PostgreSQL(until_the_end) if vendor == "postgresql" else None
        self.broker = Broker(folder / "broker", until_the_end) if vendor == "postgresql" else None
        clean = {name: value for name, value in os.environ.items() if not name.startswith(OF_THE_SERVICE)}
        self.environment = {**clean, **SETTINGS, "EXAMGEN_DATA_DIR": str(self.data), "FAULTS_DIR": str(self.orders)}
        if self.postgresql:
            self.environment |= {"DATABASE_URL": self.postgresql.dsn(), "REDIS_URL": self.broker.url}
        if broken:
            self.environment["FAULTS_BREAK"] = broken
        self.log = folder / "serve.log"
        with self.log.open("w") as log:
            self._serve = self.start("serve", "--port", str(self.port), stdout=log, stderr=log)
        until_the_end.callback(self.end)
        assert eventually(self.is_up, within=90), self.log.read_text()
        if broken and BREAKS[broken].trigger:
            self.shell(
                f"from tests.races.mutations import drop_from_schema as drop; drop(['{BREAKS[broken].trigger}'])"
            )

    def is_up(self):
        assert self._serve.poll() is None, self.log.read_text()
        return is_healthy(self.port) and bool(self.pool())

    def start(self, *arguments, **streams):
        """Start a command of ours, which finds the same data services."""
        broker = {} if arguments[0] == "serve" else {"REDIS_URL": self.broker_url()}
        command = [sys.executable, "manage.py", *arguments]
        return subprocess.Popen(command, cwd=ROOT, env={**self.environment, **broker}, **streams)

    def shell(self, code):
        """Run a piece of code inside the project and return what it prints, read as JSON."""
        with self.start("shell", "-v", "0", "-c", code, stdout=subprocess.PIPE, text=True) as process:
            output, _ = process.communicate(timeout=120)
        assert process.returncode == 0, output
        return json.loads(output) if output.strip() else None

    def tokens(self, names):
        code = "from django.core.management import call_command as call\n" + "\n".join(
            f"call('issue_token', {name!r})" for name in names
        )
        with self.start("shell", "-v", "0", "-c", code, stdout=subprocess.PIPE, text=True) as process:
            output, _ = process.communicate(timeout=120)
        return output.splitlines()[1::2]

    # Its processes. Any of them may be gone at any moment.

    def child(self, word):
        """Return the process below the supervisor that has the word on its command line, None while there is none."""
        for process in children(self._serve.pid):
            with suppress(psutil.Error):
                if word in " ".join(process.cmdline()):
                    return process
        return None

    @property
    def worker(self):
        return self.child("celery")

    @property
    def sweeper(self):
        return self.child("sweep")

    @property
    def web(self):
        return self.child("granian")

    def pool(self):
        """Return the worker's children, readers of documents left out."""
        worker = self.worker
        return [process for process in (children(worker.pid) if worker else []) if "celery" in command(process)]

    def holders(self):
        """Return the jobs that are held, under the pids of those who hold them."""
        query = "SELECT lease_owner, id FROM generation_job WHERE lease_owner <> ''"
        try:
            if self.postgresql:
                with psycopg.connect(self.postgresql.dsn(), connect_timeout=2) as connection:
                    owners = connection.execute(query).fetchall()
            else:
                with closing(sqlite3.connect(self.data / "db.sqlite3", timeout=5)) as connection:
                    owners = connection.execute(query).fetchall()
        except (psycopg.Error, sqlite3.Error):
            return {}
        return {pid: f"gen-{uuid.UUID(str(key)).hex}" for owner, key in owners if (pid := pid_of(owner))}

    def broker_pid(self):
        if self.broker:
            return self.broker.pid
        process = self.child("broker.conf")
        return process.pid if process else None

    def broker_client(self):
        return redis.Redis.from_url(self.broker_url(), socket_timeout=2, socket_connect_timeout=2)

    def broker_url(self):
        if self.broker:
            return self.broker.url
        lines = dict(
            line.split(maxsplit=1) for line in (self.data / "broker" / "broker.conf").read_text().splitlines() if line
        )
        return f"redis://:{lines['requirepass']}@127.0.0.1:{lines['port']}/0"

    def end(self):
        """Stop it in order; whatever is frozen or does not stop is killed."""
        everybody = children(self._serve.pid, recursive=True)
        for process in everybody:
            signalled(process.pid, signal.SIGCONT)
        self._serve.terminate()
        try:
            self._serve.wait(timeout=45)
        except subprocess.TimeoutExpired:
            self._serve.kill()
            self._serve.wait()
        for process in everybody:
            signalled(process.pid, signal.SIGKILL) if process.is_running() else None


def children(pid, *, recursive=False):
    try:
        return psutil.Process(pid).children(recursive=recursive)
    except psutil.Error:
        return []


def command(process):
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""


def signalled(pid, number):
    """Send a signal; False where nobody is there any more."""
    try:
        os.kill(pid, number)
    except (ProcessLookupError, TypeError):
        return False
    return True
