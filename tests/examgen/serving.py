"""A whole service as `make serve` starts it, for tests."""

import json
import os
import signal
import subprocess
import sys
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from examgen.broker import free_port
from tests.examgen.watching import descendants, eventually

ROOT = Path(__file__).resolve().parent.parent.parent


# Where no job is run, a worker need not load the language libraries.
LIGHT = {"EXAMGEN_ENGINES": "knowledge_base=generation.engines.bank.engine.BankEngine"}


def serve(data, port, settings, workers=2, **pipes):
    """Start `manage.py serve` with these settings, and none of the environment that name other data."""
    named = ("EXAMGEN_", "DATABASE_URL", "REDIS_URL")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(named)}
    return subprocess.Popen(
        [sys.executable, "manage.py", "serve", "--port", str(port)],
        cwd=ROOT,
        env={**environment, **settings, "EXAMGEN_DATA_DIR": str(data), "EXAMGEN_WORKERS": str(workers)},
        **pipes,
    )


class Service:
    """One service, with its data folder, its port and what it says."""

    def __init__(self, data, settings, workers=2):
        self.data = data
        self.port = free_port()
        self._said = data.with_name(f"{data.name}.out")
        with self._said.open("wb") as out:
            self.process = serve(data, self.port, settings, workers, stdout=out, stderr=out)

    @property
    def lines(self):
        return self._said.read_text().splitlines()

    def get(self, path):
        """Return the answer's status and body; nothing where there is no answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", path)
            response = connection.getresponse()
            return response.status, json.loads(response.read())
        except (OSError, HTTPException):
            return None
        finally:
            connection.close()

    def is_up(self):
        """Every process of it: the supervisor's four, granian's one worker and Celery's two."""
        return self.get("/healthz") is not None and len(self.pids()) >= 7

    def wait(self):
        assert eventually(self.is_up, within=60), self.lines
        return self

    def pids(self):
        return descendants(self.process.pid)

    def end(self):
        """End all of it, also what a test that failed left behind."""
        pids = self.pids() if self.process.poll() is None else []
        self.process.kill()
        self.process.wait()
        for pid in pids:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
