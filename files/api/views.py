"""Endpoints of files."""

from typing import TYPE_CHECKING, Any, cast

from django.conf import settings
from rest_framework import status
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.viewsets import ViewSet

from examgen.api.throttling import Uploads
from examgen.errors import InvalidRequest, TooLarge
from files import services
from files.api.schema import described
from files.api.serializers import FileSerializer

if TYPE_CHECKING:
    from django.contrib.auth.models import User

# Boundaries and headers of the one part.
MULTIPART_OVERHEAD = 16 * 1024


@described
class FileViewSet(ViewSet):
    """Uploads of the caller's account."""

    def get_parsers(self) -> list[Any]:
        return [MultiPartParser()]

    def get_throttles(self) -> list[BaseThrottle]:
        return [*super().get_throttles(), *([Uploads()] if self.action == "create" else [])]

    def create(self, request: Request) -> Response:
        limit = settings.EXAMGEN_MAX_UPLOAD_BYTES
        too_large = TooLarge(f"File is too large (maximum is {limit} bytes)")
        if int(request.META.get("CONTENT_LENGTH") or 0) > limit + MULTIPART_OVERHEAD:
            raise too_large
        uploads = request.FILES.getlist("file")
        if not uploads:
            raise InvalidRequest("No file uploaded")
        if len(uploads) > 1:
            raise InvalidRequest("Only one file can be uploaded at a time")
        if (uploads[0].size or 0) > limit:
            raise too_large
        stored = services.store_file(account=cast("User", request.user), upload=uploads[0])
        return Response(FileSerializer(stored).data, status=status.HTTP_201_CREATED)

    def retrieve(self, request: Request, file_id: str) -> Response:
        stored = services.find_file(account=cast("User", request.user), file_id=file_id)
        return Response(FileSerializer(stored).data)

    def destroy(self, request: Request, file_id: str) -> Response:
        stored = services.find_file(account=cast("User", request.user), file_id=file_id)
        services.delete_file(stored)
        return Response({"id": stored.public_id, "object": "file", "deleted": True})
