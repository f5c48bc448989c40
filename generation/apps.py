"""The generation app: jobs and their questions."""

from django.apps import AppConfig
from django.db.backends.signals import connection_created
from django.db.models.signals import post_migrate, pre_migrate

from generation.metadata import add_sqlite_function
from generation.triggers import install_triggers, remove_triggers


class GenerationConfig(AppConfig):
    """Registers the models, and keeps the triggers out of the way of migrations only."""

    name = "generation"

    def ready(self) -> None:
        connection_created.connect(add_sqlite_function, dispatch_uid="generation.metadata")
        pre_migrate.connect(remove_triggers, sender=self, dispatch_uid="generation.triggers")
        post_migrate.connect(install_triggers, sender=self, dispatch_uid="generation.triggers")
