"""Changes of big tables that keep nobody waiting."""

from typing import Any

from django.db.migrations.operations import AddConstraint


class AddCheckGently(AddConstraint):
    """Adds a check constraint; on PostgreSQL without reading the whole table under a lock that shuts everybody out.

    It holds for what is written from then on first, and what was there before is looked at beside the others' work. The
    migration must not be atomic, or the lock would be held to its end.
    """

    def database_forwards(self, app_label: str, schema_editor: Any, from_state: Any, to_state: Any) -> None:
        model = to_state.apps.get_model(app_label, self.model_name)
        if schema_editor.connection.vendor != "postgresql":
            super().database_forwards(app_label, schema_editor, from_state, to_state)
        elif self.allow_migrate_model(schema_editor.connection.alias, model):
            table, name = (schema_editor.quote_name(each) for each in (model._meta.db_table, self.constraint.name))  # noqa: SLF001 - Django's own way to a table
            schema_editor.execute(f"{self.constraint.create_sql(model, schema_editor)} NOT VALID", params=None)
            schema_editor.execute(f"ALTER TABLE {table} VALIDATE CONSTRAINT {name}", params=None)
