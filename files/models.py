"""An uploaded file."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now

from examgen.ids import new_key, public_id
from files.documents.types import Kind


def storage_name(stored_file: "StoredFile", filename: str) -> str:
    """Name the bytes after the key, never after what a client calls them."""
    return f"{stored_file.id.hex[-2:]}/{stored_file.id.hex}"


class StoredFile(models.Model):
    """A file of an account: its bytes lie in the storage, `filename` is only what its owner calls it."""

    id = models.UUIDField(primary_key=True, default=new_key, editable=False)
    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="files")
    filename = models.CharField(max_length=255)
    kind = models.CharField(max_length=10, choices=[(kind.value, kind.value) for kind in Kind])
    size = models.PositiveBigIntegerField()
    content = models.FileField(upload_to=storage_name, max_length=200)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-id"]
        constraints = [models.CheckConstraint(condition=models.Q(size__gt=0), name="file_is_not_empty")]

    def __str__(self) -> str:
        return self.filename

    @property
    def public_id(self) -> str:
        return public_id("file", self.id)
