"""What the database refuses by itself, whoever writes: leaving a final state, and questions out of their job's time."""

import pytest
from django.core.management.sql import emit_post_migrate_signal, emit_pre_migrate_signal
from django.db import IntegrityError, connection, models
from django.db.migrations import Migration

from generation.models import Job, Question
from generation.states import Status
from tests.jobs import JUST_NOW, change, held_job, make_job

ENDED = {
    Status.SUCCEEDED: {"finished_at": JUST_NOW},
    Status.FAILED: {"finished_at": JUST_NOW, "error_code": "no_text", "error_message": "The file has no text."},
    Status.CANCELLED: {},
}
TRIGGERS = {"job_final_state_never_changes", "question_needs_its_job_generating"}


def triggers():
    catalogue = {
        "sqlite": "SELECT name FROM sqlite_master WHERE type = 'trigger'",
        "postgresql": "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal",
    }
    with connection.cursor() as cursor:
        cursor.execute(catalogue[connection.vendor])
        return {name for (name,) in cursor.fetchall()}


def set_status(job, status):
    """Write past all of our code."""
    key = Job._meta.pk.get_db_prep_value(job.pk, connection)
    with connection.cursor() as cursor:
        cursor.execute("UPDATE generation_job SET status = %s WHERE id = %s", [status, key])


def insert_question(job, epoch):
    Question.objects.create(job=job, slot=0, ordinal=0, epoch=epoch, type="true_or_false", stem="Water is wet.")


def test_migrate_installs_the_triggers(database):
    assert triggers() == TRIGGERS


def change_the_job_table():
    """Change a column as a migration does: SQLite gets a new table for it."""
    longer = models.CharField(max_length=300, blank=True)
    longer.set_attributes_from_name("lease_owner")
    with connection.schema_editor() as editor:
        editor.alter_field(Job, Job._meta.get_field("lease_owner"), longer)


def test_a_migration_of_the_job_table_leaves_the_triggers_standing(fresh_database):
    plan = [(Migration("0003_longer_owner", "generation"), False)]
    emit_pre_migrate_signal(0, interactive=False, db="default", plan=plan)
    change_the_job_table()
    emit_post_migrate_signal(0, interactive=False, db="default", plan=plan)
    assert triggers() == TRIGGERS


def test_a_migrate_without_migrations_never_takes_the_triggers_away(database):
    emit_pre_migrate_signal(0, interactive=False, db="default", plan=[])
    assert triggers() == TRIGGERS


@pytest.mark.parametrize("after", Status)
@pytest.mark.parametrize("before", ENDED)
def test_a_final_state_never_changes(database, before, after):
    job = make_job(status=before, **ENDED[before])
    if after == before:
        change(job, status=after)
        return
    with pytest.raises(IntegrityError, match="job_final_state_never_changes"):
        set_status(job, after)
    job.refresh_from_db()
    assert job.status == before


def test_a_question_is_taken_from_whoever_holds_the_job(database):
    job = held_job()
    insert_question(job, epoch=1)
    assert job.questions.count() == 1


@pytest.mark.parametrize("epoch", [0, 2])
def test_a_question_of_another_epoch_is_refused(database, epoch):
    job = held_job()
    with pytest.raises(IntegrityError, match="question_needs_its_job_generating"):
        insert_question(job, epoch)
    assert not job.questions.exists()


@pytest.mark.parametrize("status", [Status.QUEUED, *ENDED])
def test_a_question_for_a_job_that_is_not_generating_is_refused(database, status):
    job = make_job(status=status, epoch=1, **ENDED.get(status, {}))
    with pytest.raises(IntegrityError, match="question_needs_its_job_generating"):
        insert_question(job, epoch=1)
