"""What is deleted is gone at once and whole: a job with its questions, a file only when no job needs it."""

from generation.models import Job
from tests.jobs import drafts, held_job, make_account, make_file
from tests.races import actions, guards
from tests.races.mutations import mutation
from tests.races.places import (
    BEGIN_OR_DELETE,
    BEGIN_OR_LOCK,
    BEGIN_OR_WRITE_JOB,
    DELETE_FILE,
    DELETE_JOB,
    INSERT_JOB,
)
from tests.races.racing import racer, snapshot


@mutation("delete locks nothing", *guards.DELETE_LOCKS_NOTHING)
def test_of_two_deletes_one_finds_the_job(race):
    job = held_job()
    one, other = race(racer(actions.delete, job, at=BEGIN_OR_DELETE), racer(actions.delete, job, at=BEGIN_OR_DELETE))
    with race.invariant():
        assert sorted([one.value, other.value]) == [False, True]


@mutation("delete locks nothing", *guards.DELETE_LOCKS_NOTHING, harmless_on=guards.ONE_WRITER)
def test_no_question_comes_into_a_job_that_is_being_deleted(race):
    job = held_job()
    stored, deleted = race(
        racer(actions.store, job, drafts(0, 1), at=BEGIN_OR_WRITE_JOB), racer(actions.delete, job, at=DELETE_JOB)
    )
    with race.invariant():
        assert (deleted.value, deleted.error, stored.error) == (True, "", "")
        assert snapshot(job) == (None, [])


def has_its_file_or_was_refused(created, deleted):
    """Hold that either the job was made and keeps its file, or the file went and no job was made."""
    if created.value:
        return Job.objects.filter(pk=created.value, file__isnull=False).exists() and deleted.error == "InvalidRequest"
    return created.error == "InvalidRequest" and deleted.value and not Job.objects.exists()


@mutation("create locks no file", guards.CREATE_LOCKS_NO_FILE, guards.CREATE_IN_NO_TRANSACTION)
@mutation("a file in use can go", without=("unfinished_job_has_its_material",))
def test_a_file_does_not_go_while_a_job_is_made_from_it(race):
    stored = make_file(make_account())
    deleted, created = race(
        racer(actions.delete_file, stored, at=BEGIN_OR_LOCK), racer(actions.create_from, stored, at=INSERT_JOB)
    )
    with race.invariant():
        assert has_its_file_or_was_refused(created, deleted)


@mutation("delete_file locks nothing", guards.DELETE_FILE_LOCKS_NOTHING, harmless_on=guards.ONE_WRITER)
def test_no_job_is_made_from_a_file_that_is_going(race):
    stored = make_file(make_account())
    created, deleted = race(
        racer(actions.create_from, stored, at=BEGIN_OR_LOCK), racer(actions.delete_file, stored, at=DELETE_FILE)
    )
    with race.invariant():
        assert has_its_file_or_was_refused(created, deleted)
