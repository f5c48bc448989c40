"""What nobody needs any more: files beyond their time, and bytes without a file."""

import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from itertools import islice
from os import geteuid
from pathlib import Path

from django.conf import settings
from django.db.models.functions import Now

from examgen.errors import InvalidRequest, NotFound
from files.models import StoredFile
from files.services import delete_file

# Bytes are written before their row: what is younger may yet get one.
YOUNGEST_ORPHAN = timedelta(hours=1)
TOGETHER = 500
# So many orphans prove nothing, however few files there are.
FEW = 100


def purge_files(kept_for: timedelta) -> int:
    """Delete files uploaded longer ago, and return how many. What an unfinished job needs stays for the next time."""
    files = StoredFile.objects.filter(created_at__lt=Now() - kept_for).order_by("id")
    purged, last = 0, uuid.UUID(int=0)
    while together := list(files.filter(pk__gt=last)[:TOGETHER]):
        last = together[-1].pk
        for stored in together:
            with suppress(NotFound, InvalidRequest):
                delete_file(stored)
                purged += 1
    return purged


class TooManyOrphansError(Exception):
    """More bytes lie there without a file than with one: is this the right database? Nothing was removed."""

    def __init__(self) -> None:
        super().__init__(self.__doc__)


def remove_orphans() -> int:
    """Remove bytes that no file owns: what a crash left behind, in the uploads' folder and where uploads arrive.

    Raises TooManyOrphansError.
    """
    orphans, owned = _sorted_bytes()
    if len(orphans) > max(owned, FEW):
        raise TooManyOrphansError
    orphans += [
        path for path in _old(Path(tempfile.gettempdir()).glob("tmp*.upload*")) if path.stat().st_uid == geteuid()
    ]
    for path in orphans:
        path.unlink(missing_ok=True)
    return len(orphans)


def _sorted_bytes() -> tuple[list[Path], int]:
    """Return the bytes that no file owns, and how many are owned."""
    orphans, owned = [], 0
    lying = _old(Path(settings.MEDIA_ROOT).glob("??/*"))
    while paths := list(islice(lying, TOGETHER)):
        keys = {path: key for path in paths if (key := _key(path))}
        known = set(StoredFile.objects.filter(pk__in=list(keys.values())).values_list("pk", flat=True))
        orphans += [path for path, key in keys.items() if key not in known]
        owned += len(known)
    return orphans, owned


def _key(path: Path) -> uuid.UUID | None:
    """Return the key that the bytes are named after, None for what is none of ours."""
    with suppress(ValueError):
        return uuid.UUID(hex=path.name)
    return None


def _old(paths: Iterator[Path]) -> Iterator[Path]:
    until = time.time() - YOUNGEST_ORPHAN.total_seconds()
    for path in paths:
        with suppress(FileNotFoundError):
            if path.is_file() and path.stat().st_mtime < until:
                yield path
