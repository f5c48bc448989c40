"""Files beyond their time, and bytes without a file."""

import os
import tempfile
import time
import uuid
from datetime import timedelta
from pathlib import Path

import pytest
from django.core.files.base import ContentFile
from django.core.management import CommandError, call_command
from django.db.models.functions import Now

from files.models import StoredFile
from files.upkeep import purge_files, remove_orphans
from tests.jobs import change, make_account, make_job

pytestmark = pytest.mark.usefixtures("database")
A_MONTH = timedelta(days=30)


@pytest.fixture(autouse=True)
def folders(database, settings, tmp_path, monkeypatch):
    settings.MEDIA_ROOT = tmp_path / "uploads"
    (tmp_path / "arriving").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "arriving"))


def upload(account, days=0):
    stored = StoredFile(account=account, filename="notes.txt", kind="text", size=5)
    stored.content.save("notes.txt", ContentFile(b"notes"), save=False)
    stored.save(force_insert=True)
    StoredFile.objects.filter(pk=stored.pk).update(created_at=Now() - timedelta(days=days))
    return stored


def there(stored):
    return Path(stored.content.path).exists()


def bytes_at(path, hours):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"bytes")
    os.utime(path, (time.time(), time.time() - hours * 3600))
    return path


def test_files_beyond_their_time_go_with_their_bytes():
    alice = make_account()
    old, young = upload(alice, days=31), upload(alice, days=29)
    assert purge_files(A_MONTH) == 1
    assert not there(old)
    assert there(young)
    assert StoredFile.objects.get() == young


def test_a_file_stays_as_long_as_an_unfinished_job_needs_it():
    stored = upload(make_account(), days=31)
    job = make_job(stored.account, creation_type="knowledge_base", prompt="", file=stored)
    assert purge_files(A_MONTH) == 0
    assert there(stored)
    change(job, status="cancelled")
    assert purge_files(A_MONTH) == 1


def test_bytes_without_a_file_are_removed_when_they_are_old_enough(settings):
    stored = upload(make_account())
    os.utime(stored.content.path, (0, 0))
    lost, new = uuid.uuid4().hex, uuid.uuid4().hex
    orphan = bytes_at(settings.MEDIA_ROOT / lost[-2:] / lost, hours=2)
    arriving = bytes_at(settings.MEDIA_ROOT / new[-2:] / new, hours=0)
    others = bytes_at(settings.MEDIA_ROOT / "ab" / "somebody's notes.txt", hours=2)
    assert remove_orphans() == 1
    assert [path.exists() for path in (orphan, arriving, others)] == [False, True, True]
    assert there(stored)


def test_more_bytes_without_a_file_than_with_one_are_left_alone(settings):
    for number in range(101):
        name = f"{number:032x}"
        bytes_at(settings.MEDIA_ROOT / name[-2:] / name, hours=2)
    with pytest.raises(CommandError, match="is this the right database"):
        call_command("purge")
    assert len(list(settings.MEDIA_ROOT.glob("??/*"))) == 101


def test_uploads_that_never_arrived_are_removed(tmp_path):
    broken_off = bytes_at(tmp_path / "arriving" / "tmpab12.upload.docx", hours=2)
    others = bytes_at(tmp_path / "arriving" / "tmpab12.docx", hours=2)
    assert remove_orphans() == 1
    assert not broken_off.exists()
    assert others.exists()


def test_the_command_keeps_everything_for_ever_unless_it_is_told(settings, capsys):
    stored = upload(make_account(), days=4000)
    call_command("purge")
    assert StoredFile.objects.get() == stored
    assert capsys.readouterr().out == "orphaned bytes: 0 removed\n"
    settings.EXAMGEN_KEEP_FILES_DAYS = settings.EXAMGEN_KEEP_JOBS_DAYS = 365
    call_command("purge")
    assert "files: 1 deleted, uploaded over 365 days ago\n" in capsys.readouterr().out
