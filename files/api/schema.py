"""What the OpenAPI document says of files."""

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_view

from examgen.api.schema import answer, deletion_of, errors
from files.api.serializers import FileSerializer

FILE_ID = "file-019a0c4b5d6e7f8091a2b3c4d5e6f708"
FILE = {
    "id": FILE_ID,
    "object": "file",
    "bytes": 48213,
    "created_at": "2026-03-17T11:54:41.775+08:00",
    "filename": "chapter-3.docx",
}
UNKNOWN = f"No such File object: {FILE_ID}"

UPLOAD = {
    "multipart/form-data": {
        "type": "object",
        "properties": {"file": {"type": "string", "contentMediaType": "application/octet-stream"}},
        "required": ["file"],
    }
}

BY_ID = OpenApiParameter("file_id", OpenApiTypes.STR, OpenApiParameter.PATH, description="The id of a File")

described = extend_schema_view(
    create=extend_schema(
        operation_id="uploadFile",
        tags=["files"],
        summary="Upload a file",
        description=(
            "Takes one part named `file`: Word, PDF, PPT, Excel, text, Moodle XML or QTI, told from its content."
        ),
        request=UPLOAD,
        responses={
            201: answer(FileSerializer, "The File", FILE),
            **errors(e400="No file uploaded", e413="File is too large", e415="Unsupported media type"),
        },
    ),
    retrieve=extend_schema(
        operation_id="getFile",
        tags=["files"],
        summary="Get a file",
        description="Answers with what is known of an uploaded file; its content is not given back.",
        parameters=[BY_ID],
        responses={200: answer(FileSerializer, "The File", FILE), **errors(e404=UNKNOWN)},
    ),
    destroy=extend_schema(
        operation_id="deleteFile",
        tags=["files"],
        summary="Delete a file",
        description="Removes the file and its content. Finished generations lose only their `file`.",
        parameters=[BY_ID],
        responses={
            200: answer(
                deletion_of("file", "DeletedFile"), "It is gone", {"id": FILE_ID, "object": "file", "deleted": True}
            ),
            **errors(e400="File is used by an unfinished Generation", e404=UNKNOWN),
        },
    ),
)
