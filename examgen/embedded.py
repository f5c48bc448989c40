"""The whole service on one machine, for `manage.py serve`: what its processes are, and what they share."""

import fcntl
import os
import secrets
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from examgen.broker import LOOPBACK, broker, write_private
from examgen.supervisor import Child

# Threads that answer requests, and connections held open: an idle keep-alive connection uses one of the second kind
# only, a slow upload one of the first to its end. The defaults would make 512 threads, each with a database connection.
WEB_THREADS = 32
WEB_CONNECTIONS = 512


class CannotServeError(Exception):
    """The service can't start here. `str()` is the sentence that says why."""


def service(port: int, data: Path, base: Path) -> list[Child]:
    """Return the processes of the service, in the order in which they start."""
    environment = {"EXAMGEN_DATA_DIR": str(data), "PYTHONUNBUFFERED": "1", **secret_key(data)}
    first = []
    if not given("REDIS_URL"):
        child, environment["REDIS_URL"] = broker(data / "broker")
        first = [child]
    return [*first, sweeper(base, environment), worker(data, base, environment), web(port, base, environment)]


def web(port: int, base: Path, environment: Mapping[str, str]) -> Child:
    command = (
        *(sys.executable, "-m", "granian", "--interface", "wsgi", "--host", LOOPBACK, "--port", str(port)),
        # HTTP/2 can stream a body without telling its length, which WSGI would take for an empty one.
        *("--http", "1", "--blocking-threads", str(WEB_THREADS), "--backpressure", str(WEB_CONNECTIONS)),
        *("--workers-kill-timeout", "5", "--respawn-failed-workers", "--no-ws", "examgen.wsgi:application"),
    )
    return Child("web", command, base, environment, ready=lambda: is_healthy(port))


def worker(data: Path, base: Path, environment: Mapping[str, str]) -> Child:
    command = (
        *(sys.executable, "-m", "celery", "-A", "examgen", "worker", "--pool", "prefork", "--loglevel", "INFO"),
        *("--without-gossip", "--without-mingle", "--without-heartbeat"),
    )
    sign = data / "run" / "worker.sign"
    environment = {**environment, "EXAMGEN_SIGN_FILE": str(sign)}
    # A running job is handed back between two steps of its engine, which come at least every second.
    return Child("worker", command, base, environment, sign=sign, patience=20.0)


def sweeper(base: Path, environment: Mapping[str, str]) -> Child:
    return Child("sweeper", (sys.executable, "manage.py", "sweep"), base, environment)


def secret_key(data: Path) -> dict[str, str]:
    """Return the setting that names the secret key: the installation's own, else one made once and kept."""
    if given("EXAMGEN_SECRET_KEY"):
        return {}
    path = data / "secret_key"
    if not path.exists():
        write_private(path, secrets.token_urlsafe(50))
    return {"EXAMGEN_SECRET_KEY_FILE": str(path)}


def given(name: str) -> bool:
    return bool(os.environ.get(name) or os.environ.get(f"{name}_FILE"))


@contextmanager
def alone_on(data: Path) -> Iterator[None]:
    """Hold the data folder for this service alone; the kernel lets go of it when the process ends, however it ends."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        (data / "run").mkdir(exist_ok=True)
        lock = (data / "run" / "serve.lock").open("w")
    except OSError as error:
        raise CannotServeError(f"The data folder {data} can't be used: {error}.") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotServeError(
                f"Another service runs on {data}: stop it, or name another folder in EXAMGEN_DATA_DIR."
            ) from None
        yield


def refuse_taken_port(port: int) -> None:
    """Raise where the port can't be had. granian would share a port that answers already, and half the requests."""
    if port_answers(port):
        raise CannotServeError(f"Port {port} is taken: choose another one, as in `make serve PORT={port + 1}`.")
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((LOOPBACK, port))
        except (OSError, OverflowError) as error:
            raise CannotServeError(f"Port {port} can't be used: {error}.") from error


def is_healthy(port: int) -> bool:
    """Tell whether the web process answers: granian takes connections before it has loaded anything."""
    connection = HTTPConnection(LOOPBACK, port, timeout=2)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status < HTTPStatus.INTERNAL_SERVER_ERROR
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def port_answers(port: int) -> bool:
    try:
        socket.create_connection((LOOPBACK, port), timeout=1).close()
    except (OSError, OverflowError):
        return False
    return True
