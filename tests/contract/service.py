"""The service under test, in processes of its own over a data folder of its own."""

import json
import os
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import yaml

from tests.contract.client import Client, exchange
from tests.contract.document import Document

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60
ACCOUNTS_AT_ONCE = 200
# What is set for the service that a developer runs is not set for this one.
OF_THE_SERVICE = ("EXAMGEN_", "DATABASE_URL", "REDIS_URL")
ENGINES = "oneline=tests.scripted.ScriptedComputed,knowledge_base=tests.scripted.ScriptedBuiltin"
ISSUE = "from django.core.management import call_command as call\nfor name in {names}: call('issue_token', name)"
WEB = ("-m", "granian", "--interface", "wsgi", "--host", "127.0.0.1", "--no-ws")


class Server:
    """A process that answers on a port, until it is stopped."""

    def __init__(self, data, command, **environment):
        self.data = data
        self.port = free_port()
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(OF_THE_SERVICE)},
            "EXAMGEN_DATA_DIR": str(data),
            "EXAMGEN_ENGINES": ENGINES,
            "EXAMGEN_WORKERS": "6",
            "EXAMGEN_TIME_ZONE": "UTC",
            **environment,
        }
        self._log = data / f"port-{self.port}.log"
        with self._log.open("w") as log:
            self.process = self.start(*command, "--port", str(self.port), stdout=log, stderr=log)

    def wait(self):
        deadline = time.monotonic() + START_SECONDS
        while not is_healthy(self.port):
            assert self.process.poll() is None, self._log.read_text()
            assert time.monotonic() < deadline, self._log.read_text()
            time.sleep(0.1)
        answer = exchange(self.port, "GET", "/schema", None, {})
        assert answer.status == 200, answer
        self.document = Document(yaml.safe_load(answer.raw))

    def client(self, token):
        return Client(self.port, token, self.document)

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=40)

    def start(self, *command, **streams):
        return subprocess.Popen([sys.executable, *command], cwd=ROOT, env=self.environment, **streams)


class Service(Server):
    """The whole service, and tokens of accounts that nobody has used yet."""

    def __init__(self, data, **environment):
        super().__init__(data, ("manage.py", "serve"), **environment)
        self._own = environment
        self._issued = 0
        self._tokens = []

    def another_web(self, threads=2, **environment):
        """Return one more web process over the same data, under settings of its own."""
        secret = str(self.data / "secret_key")
        own = {**self._own, "EXAMGEN_SECRET_KEY_FILE": secret, **environment}
        return Server(self.data, (*WEB, "--blocking-threads", str(threads), "examgen.wsgi:application"), **own)

    def token(self):
        """Return the token of a fresh account."""
        if not self._tokens:
            names = [f"account-{number}" for number in range(self._issued, self._issued + ACCOUNTS_AT_ONCE)]
            self._issued += ACCOUNTS_AT_ONCE
            lines = self.manage("shell", "-v", "0", "-c", ISSUE.format(names=names)).splitlines()
            self._tokens = lines[1::2]
            assert len(self._tokens) == ACCOUNTS_AT_ONCE, lines
        return self._tokens.pop()

    def manage(self, *arguments):
        with self.start("manage.py", *arguments, stdout=subprocess.PIPE, text=True) as process:
            output, _ = process.communicate(timeout=60)
        assert process.returncode == 0, output
        return output

    def shell(self, code):
        """Run a piece of code inside the service's project and return what it prints, read as JSON."""
        return json.loads(self.manage("shell", "-v", "0", "-c", code))


def is_healthy(port):
    connection = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
