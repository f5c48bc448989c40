"""Signs of life: which workers and sweepers there are, and when each was seen last."""

from django.contrib import admin
from django.http import HttpRequest

from examgen.readonly_admin import ReadOnly
from generation.models import Sign


@admin.register(Sign)
class SignAdmin(ReadOnly, admin.ModelAdmin[Sign]):
    """Processes in the background; whoever stopped in order is not listed, and whoever is lost is for a day."""

    list_display = ["process", "role", "seen_at", "started_at"]
    list_filter = ["role"]
    ordering = ["-seen_at"]

    def has_delete_permission(self, request: HttpRequest, obj: Sign | None = None) -> bool:
        return False
