"""The data services under fire: a PostgreSQL and a broker that can be stopped, frozen and started again."""

import os
import signal
import subprocess
from contextlib import ExitStack
from pathlib import Path

import psycopg

from examgen.broker import answers, broker, free_port
from tests.examgen.watching import eventually
from tests.postgresql import FAST, SUPERUSER, initialized, own_folder, started

# What is told to a client must outlive a crash of the server; of the machine it need not.
DURABLE = {**FAST, "synchronous_commit": "on", "max_connections": "120", "listen_addresses": "127.0.0.1"}


class PostgreSQL:
    """A server on a port of the loopback interface."""

    def __init__(self, until_the_end: ExitStack) -> None:
        self._folder = until_the_end.enter_context(own_folder())
        initialized(self._folder)
        self.port = free_port()
        self._start()
        until_the_end.callback(lambda: self._stop(signal.SIGQUIT))
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE examgen")

    def dsn(self, name="examgen"):
        return f"postgres://{SUPERUSER}@127.0.0.1:{self.port}/{name}"

    def restart(self, how) -> None:
        """Stop it in order (SIGINT: every connection is cut) or at once (SIGQUIT: it recovers), and start it again."""
        self._stop(how)
        self._start()

    def _start(self) -> None:
        self._process = started(self._folder, {**DURABLE, "port": str(self.port)})

    def _stop(self, how) -> None:
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(timeout=30)


class Broker:
    """A broker outside of the service, which starts again at once when it was killed."""

    def __init__(self, folder: Path, until_the_end: ExitStack) -> None:
        self._child, self.url = broker(folder)
        self._start()
        until_the_end.callback(self._end)

    @property
    def pid(self):
        return self._process.pid

    def kill(self) -> None:
        self._end()
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            self._child.command,
            cwd=self._child.directory,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"PATH": os.environ.get("PATH", os.defpath)},
        )
        assert eventually(lambda: answers(self.url))

    def _end(self) -> None:
        self._process.kill()
        self._process.wait()
