"""The files app: what clients upload."""

from django.apps import AppConfig


class FilesConfig(AppConfig):
    """Registers the models of this package."""

    name = "files"
