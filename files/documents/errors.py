"""Why a file can't be read: a code for programs, a sentence for people, the same for the same bytes."""

from enum import StrEnum


class ReadCode(StrEnum):
    """The reasons, as clients see them in `error.type` of a failed job."""

    TYPE_UNSUPPORTED = "file_type_unsupported"
    ENCRYPTED = "file_encrypted"
    CORRUPT = "file_corrupt"
    TOO_LARGE = "file_too_large"
    TOO_COMPLEX = "file_too_complex"
    TIMEOUT = "file_timeout"
    EMPTY = "file_empty"
    NO_TEXT = "file_no_text"


SENTENCES = {
    ReadCode.TYPE_UNSUPPORTED: (
        "The file's type is not supported. Send Word (docx), PDF, PPT (pptx), Excel, text, Moodle XML or QTI."
    ),
    ReadCode.ENCRYPTED: "The file is protected by a password. Remove the password and upload it again.",
    ReadCode.CORRUPT: "The file is damaged and can't be read. Open it, save it again and upload the new file.",
    ReadCode.TOO_LARGE: "The file holds too much to be read. Split it and upload the parts.",
    ReadCode.TOO_COMPLEX: "The file is too complex to be read safely. Simplify or split it and upload it again.",
    ReadCode.TIMEOUT: "The file took too long to read. Split it and upload the parts.",
    ReadCode.EMPTY: "The file has no content.",
    ReadCode.NO_TEXT: "The file has no text, only pictures (a scan?). Send it with text, after OCR for instance.",
}


class ReadError(Exception):
    """A file that can't be read. `str()` is a sentence that its owner can act on."""

    def __init__(self, code: ReadCode, sentence: str | None = None) -> None:
        self.code = code
        super().__init__(sentence or SENTENCES[code])
