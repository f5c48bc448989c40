"""Two promises that the database keeps, whoever writes to it.

A finished job never changes its status, and a question is only taken for a job that is generating under the same
epoch. On SQLite Django changes a table by building a new one: the new one is without the old one's triggers, and a
trigger that names it from another table stops the building. So there they are away while a migration runs, and they
are put back after every migrate.
"""

from collections.abc import Sequence
from typing import Any

from django.db import connections

POSTGRESQL = """
CREATE OR REPLACE FUNCTION generation_job_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'job_final_state_never_changes' USING ERRCODE = 'check_violation';
END $$;
CREATE OR REPLACE TRIGGER job_final_state_never_changes BEFORE UPDATE OF status ON generation_job
    FOR EACH ROW WHEN (OLD.status IN ('succeeded', 'failed', 'cancelled') AND NEW.status <> OLD.status)
    EXECUTE FUNCTION generation_job_final();
CREATE OR REPLACE FUNCTION generation_question_fenced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- The lock keeps a cancel or delete that comes now waiting until this question is committed.
    PERFORM 1 FROM generation_job WHERE id = NEW.job_id AND status = 'generating' AND epoch = NEW.epoch FOR SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'question_needs_its_job_generating' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER question_needs_its_job_generating BEFORE INSERT ON generation_question
    FOR EACH ROW EXECUTE FUNCTION generation_question_fenced();
"""

DROP_ON_SQLITE = (
    "DROP TRIGGER IF EXISTS job_final_state_never_changes",
    "DROP TRIGGER IF EXISTS question_needs_its_job_generating",
)
SQLITE = (
    *DROP_ON_SQLITE,
    """
    CREATE TRIGGER job_final_state_never_changes BEFORE UPDATE OF status ON generation_job
    WHEN OLD.status IN ('succeeded', 'failed', 'cancelled') AND NEW.status <> OLD.status
    BEGIN SELECT RAISE(ABORT, 'job_final_state_never_changes'); END
    """,
    """
    CREATE TRIGGER question_needs_its_job_generating BEFORE INSERT ON generation_question
    WHEN NOT EXISTS (
        SELECT 1 FROM generation_job WHERE id = NEW.job_id AND status = 'generating' AND epoch = NEW.epoch
    )
    BEGIN SELECT RAISE(ABORT, 'question_needs_its_job_generating'); END
    """,
)


def install_triggers(using: str = "default", **signal: Any) -> None:
    """Create the triggers where their tables stand, or put newer ones in the place of older."""
    connection = connections[using]
    tables = set(connection.introspection.table_names())
    if not {"generation_job", "generation_question"} <= tables:
        return
    with connection.cursor() as cursor:
        for statement in [POSTGRESQL] if connection.vendor == "postgresql" else SQLITE:
            cursor.execute(statement)


def remove_triggers(using: str = "default", plan: Sequence[Any] = (), **signal: Any) -> None:
    """Take the triggers away from SQLite where there are migrations to run."""
    connection = connections[using]
    if plan and connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            for statement in DROP_ON_SQLITE:
                cursor.execute(statement)
