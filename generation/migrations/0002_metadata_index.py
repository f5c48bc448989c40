"""An index over metadata where the database has one for it: PostgreSQL."""

from typing import Any

from django.db import migrations

CREATE = "CREATE INDEX job_metadata ON generation_job USING gin (metadata jsonb_path_ops) WHERE metadata IS NOT NULL"


def create(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "postgresql":
        editor.execute(CREATE)


def drop(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "postgresql":
        editor.execute("DROP INDEX job_metadata")


class Migration(migrations.Migration):
    dependencies = [("generation", "0001_initial")]
    operations = [migrations.RunPython(create, drop)]
