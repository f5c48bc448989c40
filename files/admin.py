"""Files in the admin: looked at, deleted, never made or changed by hand."""

from django.contrib import admin
from django.http import HttpRequest

from examgen.readonly_admin import FoundById, ReadOnly
from files.models import StoredFile


@admin.register(StoredFile)
class StoredFileAdmin(ReadOnly, FoundById[StoredFile]):
    """The list of uploads."""

    list_display = ["public_id", "filename", "kind", "size", "account", "created_at"]
    list_filter = ["kind"]
    list_select_related = ["account"]
    id_prefix, id_field = "file", "pk"
    search_fields = ["=id", "filename__startswith", "account__username__startswith"]
    show_full_result_count = False
    fields = ("public_id", "filename", "kind", "size", "account", "created_at")
    readonly_fields = fields

    # Deleting goes through the API's service, which knows the jobs that need the file.
    def has_delete_permission(self, request: HttpRequest, obj: StoredFile | None = None) -> bool:
        return False
