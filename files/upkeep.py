"""What nobody needs any more: files beyond their time, and bytes without a file."""

import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from itertools import islice
from pathlib import Path

from django.conf import settings
from django.db.models.functions import Now

from examgen.errors import InvalidRequest, NotFound
from files.models import StoredFile
from files.services import delete_file

# Bytes are written before their row: what is younger may yet get one.
YOUNGEST_ORPHAN = timedelta(hours=1)
TOGETHER = 500


def purge_files(kept_for: timedelta) -> int:
    """Delete files uploaded longer ago, and return how many. What an unfinished job needs stays for the next time."""
    purged = 0
    for stored in StoredFile.objects.filter(created_at__lt=Now() - kept_for).order_by("id").iterator():
        with suppress(NotFound, InvalidRequest):
            delete_file(stored)
            purged += 1
    return purged


def remove_orphans() -> int:
    """Remove bytes that no file owns: what a crash left behind, in the uploads' folder and where uploads arrive."""
    removed = 0
    lying = _old(Path(settings.MEDIA_ROOT).glob("??/*"))
    while paths := list(islice(lying, TOGETHER)):
        keys = {path: _key(path) for path in paths}
        owned = set(
            StoredFile.objects.filter(pk__in=[key for key in keys.values() if key]).values_list("pk", flat=True)
        )
        for path, key in keys.items():
            if key and key not in owned:
                path.unlink(missing_ok=True)
                removed += 1
    for path in _old(Path(tempfile.gettempdir()).glob("tmp*.upload*")):
        with suppress(PermissionError):  # another account's
            path.unlink(missing_ok=True)
            removed += 1
    return removed


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
