"""How a file is shown."""

from rest_framework import serializers

from examgen.api.fields import ConstantField, TimeField
from files.models import StoredFile


class FileSerializer(serializers.Serializer[StoredFile]):
    """A File."""

    id = serializers.CharField(source="public_id", read_only=True)
    object = ConstantField("file")
    bytes = serializers.IntegerField(source="size", read_only=True)
    created_at = TimeField()
    filename = serializers.CharField(read_only=True)
