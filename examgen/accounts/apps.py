"""The accounts app: tokens of Django users."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Registers the models of this package."""

    name = "examgen.accounts"
    label = "accounts"
