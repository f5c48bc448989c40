"""Reading settings from the environment: a value that can't be what it should ends the start with a sentence."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import environ
from django.core.exceptions import ImproperlyConfigured

YES = frozenset({"true", "yes", "y", "on", "ok", "1"})
NO = frozenset({"false", "no", "n", "off", "0", ""})
# No setting of ours is sensibly longer than a year, and times after the year 9999 can't be stored.
LONGEST_SECONDS = 365 * 24 * 3600
LONGEST_DAYS = 36_500
# PostgreSQL's own bound of its timeouts.
LONGEST_MS = 2**31 - 1
# The largest that the system's own limits can hold.
MOST = 2**63 - 1
DATABASES = {"postgres", "postgresql", "psql", "pgsql", "sqlite"}
BROKERS = {"redis", "rediss"}

env = environ.FileAwareEnv()


def whole(name: str, *, default: int, least: int = 1, most: int = MOST) -> int:
    """Return a number of `least` to `most`."""
    text = env.str(name, default=str(default)).strip()
    # Python reads 1_000 and digits of any script, and refuses to read very long ones.
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and least <= int(text) <= most):
        bounds = f"of at least {least}" if most == MOST else f"from {least} to {most}"
        raise ImproperlyConfigured(f"{name} must be a whole number {bounds}, not {text!r}.")
    return int(text)


def seconds(name: str, *, default: int) -> timedelta:
    return timedelta(seconds=whole(name, default=default, most=LONGEST_SECONDS))


def flag(name: str) -> bool:
    """Return whether something is switched on; nobody did where nothing is said."""
    text = env.str(name, default="").strip().lower()
    if text not in YES | NO:
        raise ImproperlyConfigured(f"{name} must be true or false, not {text!r}.")
    return text in YES


def word(name: str, *, default: str, of: Iterable[str]) -> str:
    text: str = env.str(name, default=default).strip()
    if text not in (known := list(of)):
        raise ImproperlyConfigured(f"{name} must be one of {', '.join(known)}, not {text!r}.")
    return text


def words(name: str, *, default: Iterable[str], of: Iterable[str]) -> list[str]:
    """Return at least one of the words that are known."""
    known, texts = list(of), _split(env.str(name, default=",".join(default)))
    if not texts or not set(texts) <= set(known):
        raise ImproperlyConfigured(
            f"{name} must list some of {', '.join(known)}, with commas, not {','.join(texts)!r}."
        )
    return list(dict.fromkeys(texts))


def classes(name: str, *, of: Iterable[str]) -> dict[str, str]:
    """Return dotted names of classes under words that are known: `word=package.module.Class,…`.

    Whether the classes are there is found out by who loads them: only the worker has to.
    """
    known = list(of)
    pairs = [
        (key.strip(), path.strip()) for key, _, path in (pair.partition("=") for pair in _split(env.str(name, "")))
    ]
    for key, path in pairs:
        parts = path.split(".")
        if key not in known or len(parts) == 1 or not all(part.isidentifier() for part in parts):
            raise ImproperlyConfigured(
                f"{name} must be like {known[0]}=package.module.Class, for any of {', '.join(known)}, not {key}={path}."
            )
    return dict(pairs)


def time_zone(name: str, *, default: str) -> str:
    zone: str = env.str(name, default=default).strip()
    try:
        ZoneInfo(zone)
    except (OSError, KeyError, ValueError) as error:
        raise ImproperlyConfigured(f"{name} must name a time zone, like Asia/Shanghai, not {zone!r}.") from error
    return zone


def database(name: str, *, default: str) -> dict[str, Any]:
    """Return what Django is to know of the database; the URL itself holds a password, so it is never shown."""
    url = env.str(name, default=default)
    try:
        # environ reads passwords that hold anything; urlsplit would not.
        if url.partition("://")[0] in DATABASES:
            read: dict[str, Any] = env.db_url_config(url)
            return read
    except ValueError:  # such as a port that is no number
        pass
    raise ImproperlyConfigured(
        f"{name} must name PostgreSQL or SQLite: postgres://user:password@host:5432/name, or sqlite:////path/to/file."
    )


def broker(name: str, *, default: str) -> str:
    url: str = env.str(name, default=default)
    try:
        parts = urlsplit(url)
        if parts.scheme in BROKERS and parts.port != 0:
            return url
    except ValueError:  # a port that is no number
        pass
    raise ImproperlyConfigured(f"{name} must be like redis://host:6379/0.")


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
