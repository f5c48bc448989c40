"""Changes of big tables that keep nobody waiting; on SQLite, where one writer stops all others, plain ones."""

from typing import Any

from django.db.migrations.operations import AddConstraint, RunPython


class AddCheckUnread(AddConstraint):
    """Adds a check constraint that, on PostgreSQL, holds for what is written from then on; no row is read."""

    def database_forwards(self, app_label: str, schema_editor: Any, from_state: Any, to_state: Any) -> None:
        model = to_state.apps.get_model(app_label, self.model_name)
        if schema_editor.connection.vendor != "postgresql":
            super().database_forwards(app_label, schema_editor, from_state, to_state)
        elif self.allow_migrate_model(schema_editor.connection.alias, model):
            schema_editor.execute(f"{self.constraint.create_sql(model, schema_editor)} NOT VALID", params=None)


def read_for_check(table: str, constraint: str) -> RunPython:
    """Let PostgreSQL look at the rows that were there before, beside the others' work.

    It belongs into a migration of its own: in one with the operation above, that one's lock would last as long.
    """

    def validate(apps: Any, schema_editor: Any) -> None:
        if schema_editor.connection.vendor == "postgresql":
            schema_editor.execute(f'ALTER TABLE "{table}" VALIDATE CONSTRAINT "{constraint}"')

    return RunPython(validate, RunPython.noop)
