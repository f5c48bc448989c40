"""The admin looks at what clients and workers make; nobody makes or changes it by hand."""

from typing import Any

from django.http import HttpRequest


class ReadOnly:
    """A part of an admin class: no adding, no changing. Deleting is each class's own affair."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
