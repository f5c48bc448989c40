"""The service that the demo shows: `manage.py serve` in the background, with a data folder of its own."""

import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from examgen.demo.client import DemoError
from examgen.embedded import alone_on, is_healthy
from examgen.process import die_with_parent

START_LIMIT = 90.0
STOP_LIMIT = 60.0


class DemoService:
    """Runs commands of the project on the demo's data, whatever the environment says of other data."""

    def __init__(self, base: Path, data: Path, port: int) -> None:
        self._base = base
        self.data = data
        self._port = port
        self.log = data / "logs" / "serve.log"
        others = ("EXAMGEN_", "DATABASE_URL")
        self._environment = {name: value for name, value in os.environ.items() if not name.startswith(others)}
        self._environment["EXAMGEN_DATA_DIR"] = str(data)

    def clear(self) -> None:
        """Throw away what an earlier demo left, unless it still runs."""
        with alone_on(self.data):
            for path in self.data.iterdir():
                if path.is_dir():
                    shutil.rmtree(path)
                else:
                    path.unlink()
        self.log.parent.mkdir()

    @contextmanager
    def running(self) -> Iterator[subprocess.Popen[bytes]]:
        with self.log.open("wb") as log:
            process = subprocess.Popen(
                self._command("serve", "--port", str(self._port)),
                cwd=self._base,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=partial(die_with_parent, os.getpid()),  # noqa: PLW1509 - this process has one thread
            )
        try:
            self._wait_for(process)
            yield process
        finally:
            stop(process)

    def accounts(self) -> tuple[str, str]:
        """Make an account with a token, and an administrator; return the token and the password."""
        password = secrets.token_urlsafe(9)
        admin = {"DJANGO_SUPERUSER_USERNAME": "admin", "DJANGO_SUPERUSER_PASSWORD": password}
        self._run("createsuperuser", "--noinput", "--email", "admin@localhost", **admin)
        return self._run("issue_token", "demo").splitlines()[-1], password

    def _wait_for(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + START_LIMIT
        while not is_healthy(self._port):
            if process.poll() is not None:
                lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines() or ["without a word"]
                raise DemoError(f"The service did not start: {lines[-1]}")
            if time.monotonic() > deadline:
                raise DemoError(f"The service did not answer within {START_LIMIT:g} s.")
            time.sleep(0.1)

    def _run(self, *arguments: str, **environment: str) -> str:
        done = subprocess.run(
            self._command(*arguments),
            cwd=self._base,
            env={**self._environment, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise DemoError(f"`manage.py {arguments[0]}` failed: {done.stderr.strip()}")
        return done.stdout

    def _command(self, *arguments: str) -> list[str]:
        return [sys.executable, str(self._base / "manage.py"), *arguments]


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask the service to stop, as Ctrl-C would; its children die with it where it does not."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
    try:
        process.wait(STOP_LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
