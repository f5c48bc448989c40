"""Deleting takes everything along, in any state of it, on both databases."""

from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile

from examgen.accounts.models import Token
from files.models import StoredFile
from files.services import delete_file, store_file
from generation import moves, services
from generation.models import Job, Question
from generation.questions import Draft, QuestionType, lettered
from generation.requests import parse_request

DRAFT = Draft(0, QuestionType.SINGLE_CHOICE, "Which one?", lettered(["this", "that"]), ("A",))


@pytest.fixture(autouse=True)
def uploads(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path


@pytest.fixture
def bob(database):
    return User.objects.create(username="bob")


@pytest.fixture
def carol(database):
    return User.objects.create(username="carol")


def upload(account):
    return store_file(account=account, upload=SimpleUploadedFile("tides.txt", b"Tides rise and fall."))


def has_bytes(file):
    return Path(file.content.path).exists()


def create(account, **body):
    return services.create_job(account=account, request=parse_request(body))


def created_from(file):
    return create(file.account, creation_type="knowledge_base", file=file.public_id)


def worked_on(job):
    """Let a worker take the job and store its first question."""
    held = moves.claim(job.pk, "host:1:1")
    moves.fix_plan(held, engine="scripted", version=1, plan=["single_choice", "single_choice"])
    moves.store(held, [(DRAFT, None)], {})
    return held


def test_an_account_goes_with_all_that_is_its_own(bob, carol):
    Token.objects.issue(bob, "school")
    file = upload(bob)
    held = worked_on(created_from(file))
    others = create(carol, creation_type="oneline", prompt="percentages")
    theirs = upload(carol)
    services.delete_account(bob)
    assert list(User.objects.all()) == [carol]
    assert (list(Job.objects.all()), list(StoredFile.objects.all())) == ([others], [theirs])
    assert not Question.objects.exists()
    assert not Token.objects.exists()
    assert (has_bytes(file), has_bytes(theirs)) == (False, True)
    with pytest.raises(moves.LeaseLost):
        moves.store(held, [(DRAFT, None)], {})


def test_what_a_request_adds_meanwhile_goes_too(bob, monkeypatch):
    first, late = upload(bob), []

    def delete_while_a_request_ends(file):
        if not late:
            late.append(upload(bob))
            created_from(late[0])
            created_from(first)
        delete_file(file)

    monkeypatch.setattr(services, "delete_file", delete_while_a_request_ends)
    services.delete_account(bob)
    assert not any(model.objects.exists() for model in (User, Job, StoredFile))
    assert [has_bytes(file) for file in (first, *late)] == [False, False]


def test_an_account_is_shut_before_anything_of_it_goes(bob, monkeypatch):
    job, seen = create(bob, creation_type="oneline", prompt="percentages"), []
    delete = moves.delete

    def look_and_delete(job):
        seen.append(User.objects.get().is_active)
        return delete(job)

    monkeypatch.setattr(moves, "delete", look_and_delete)
    services.delete_account(job.account)
    assert seen == [False]


def test_an_account_that_is_gone_already_stays_gone(bob):
    again = User.objects.get(pk=bob.pk)
    services.delete_account(bob)
    services.delete_account(again)
    assert not User.objects.exists()


def test_deleting_a_file_holds_where_its_bytes_can_not_be_removed(bob, monkeypatch):
    file = upload(bob)

    def read_only(name):
        raise OSError("Read-only file system")

    monkeypatch.setattr(file.content.storage, "delete", read_only)
    delete_file(file)
    assert not StoredFile.objects.exists()
