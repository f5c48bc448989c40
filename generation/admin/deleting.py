"""What a deletion in the admin asks for: rows that only go along with their owner need no permission of their own."""

from collections.abc import Sequence

from django.db.models import Model


def without(models: Sequence[type[Model]], needed: set[str]) -> set[str]:
    """Keep the permissions that a deletion needs but for these models'."""
    return needed - {str(model._meta.verbose_name) for model in models}  # noqa: SLF001 - Django's own way to it
