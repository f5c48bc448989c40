"""Migrations of tables that may be large: nobody is shut out while one is read."""

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection

from tests.jobs import held_job


@pytest.mark.usefixtures("database")
def test_a_check_is_added_without_reading_the_table_under_its_lock(capsys, vendor):
    call_command("sqlmigrate", "generation", "0004")
    said = capsys.readouterr().out
    assert ("NOT VALID" in said) is (vendor == "postgresql")
    assert "VALIDATE CONSTRAINT" not in said


@pytest.mark.usefixtures("database")
def test_the_check_holds(vendor):
    job = held_job()
    row = (
        "(job_id, slot, ordinal, epoch, type, stem, choices, keys, explanation, evidence, place, warnings, confidence)"
    )
    key = job.pk.hex if vendor == "sqlite" else str(job.pk)
    values = [key, 0, 0, job.epoch, "short_answer", "Why?", "[]", "[]", "", "", "", "[]", 1.5]
    with connection.cursor() as cursor, pytest.raises(IntegrityError, match="question_confidence_is_a_share"):
        cursor.execute(f"INSERT INTO generation_question {row} VALUES ({', '.join(['%s'] * 13)})", values)  # noqa: S608 - the names stand above
