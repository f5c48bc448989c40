"""What a client can do with files."""

from typing import BinaryIO, cast

from django.contrib.auth.models import User
from django.core.files.uploadedfile import UploadedFile
from django.db import IntegrityError, transaction

from examgen.errors import InvalidRequest, NotFound
from examgen.ids import parse_id
from files.documents.detection import detect
from files.models import StoredFile

# The check constraint of jobs that keeps a file while it is needed.
IN_USE = "unfinished_job_has_its_material"
UNSUPPORTED = "File type is not supported (supported types: Word, PDF, PPT, Excel, text, Moodle XML, QTI)"


def store_file(*, account: User, upload: UploadedFile[bytes]) -> StoredFile:
    """Keep an upload. Its type is told from its content; whether it can be read is for the job to find out."""
    if not upload.size:
        raise InvalidRequest("File can't be empty")
    kind = detect(cast("BinaryIO", upload.file), upload.name or "")
    if kind is None:
        raise InvalidRequest(UNSUPPORTED)
    upload.seek(0)
    stored = StoredFile(account=account, filename=upload.name or "file", kind=kind, size=upload.size)
    stored.content.save(upload.name or "file", upload, save=False)
    try:
        stored.save(force_insert=True)
    except BaseException:
        stored.content.delete(save=False)
        raise
    stored.refresh_from_db(fields=["created_at"])
    return stored


def find_file(*, account: User, file_id: str) -> StoredFile:
    """Return a file of the account. Raises NotFound for an unknown id and for another account's alike."""
    key = parse_id("file", file_id)
    stored = StoredFile.objects.filter(account=account, id=key).first() if key else None
    if stored is None:
        raise NotFound(f"No such File object: {file_id}")
    return stored


@transaction.atomic
def delete_file(stored: StoredFile) -> None:
    """Remove a file and then its bytes. Finished jobs lose their `file`; an unfinished one keeps it from going."""
    if not StoredFile.objects.select_for_update().filter(pk=stored.pk).exists():
        raise NotFound(f"No such File object: {stored.public_id}")
    storage, name = stored.content.storage, str(stored.content.name)
    try:
        with transaction.atomic():
            StoredFile.objects.filter(pk=stored.pk).delete()
    except IntegrityError as error:
        if IN_USE not in str(error):
            raise
        raise InvalidRequest(f"File is used by an unfinished Generation: {stored.public_id}") from error
    # The file is gone by then: bytes that can't be removed are the log's affair, not the client's. Django's log wants
    # a function with a name, which a partial has not.
    transaction.on_commit(lambda: storage.delete(name), robust=True)
