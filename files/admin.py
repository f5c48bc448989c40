"""Files in the admin: looked at, deleted, never made or changed by hand."""

from django.contrib import admin
from django.http import HttpRequest

from files.models import StoredFile


@admin.register(StoredFile)
class StoredFileAdmin(admin.ModelAdmin[StoredFile]):
    """The list of uploads."""

    list_display = ["public_id", "filename", "kind", "size", "account", "created_at"]
    list_filter = ["kind"]
    list_select_related = ["account"]
    search_fields = ["=id", "filename__startswith", "account__username__startswith"]
    show_full_result_count = False
    fields = readonly_fields = ["public_id", "filename", "kind", "size", "account", "created_at"]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: StoredFile | None = None) -> bool:
        return False

    # Deleting goes through the API's service, which knows the jobs that need the file.
    def has_delete_permission(self, request: HttpRequest, obj: StoredFile | None = None) -> bool:
        return False
