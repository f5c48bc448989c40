"""The generation app: jobs and their questions."""

from django.apps import AppConfig
from django.db.backends.signals import connection_created
from django.db.models.signals import post_migrate

from generation.metadata import add_sqlite_function
from generation.triggers import install_triggers


class GenerationConfig(AppConfig):
    """Registers the models, and puts the triggers back after every migrate."""

    name = "generation"

    def ready(self) -> None:
        connection_created.connect(add_sqlite_function, dispatch_uid="generation.metadata")
        post_migrate.connect(install_triggers, sender=self, dispatch_uid="generation.triggers")
