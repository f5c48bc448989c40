import io
import subprocess
import sys

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from files.documents.types import Kind
from tests.files.documents.builders import Page, ole, paragraph, word


@pytest.mark.parametrize(
    ("data", "name", "code"),
    [
        (b"", "a.docx", ReadCode.EMPTY),
        (b"\x89PNG\r\n\x1a\n\x00", "a.docx", ReadCode.TYPE_UNSUPPORTED),
        (word(paragraph("x")).getvalue()[:300], "a.docx", ReadCode.CORRUPT),
        (ole("EncryptedPackage").getvalue(), "a.docx", ReadCode.ENCRYPTED),
        (ole("EncryptedPackage").getvalue(), "a.pptx", ReadCode.ENCRYPTED),
        (ole("WordDocument").getvalue(), "a.docx", ReadCode.CORRUPT),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(data, name, code):
    with pytest.raises(ReadError) as raised:
        read(io.BytesIO(data), name)
    assert raised.value.code is code


def test_old_slides_are_refused_with_the_remedy():
    with pytest.raises(ReadError, match="save it as pptx"):
        read(ole("PowerPoint Document"), "old")


def test_content_decides_whatever_the_name():
    assert read(Page().write("Hello").done(), "a.docx").kind is Kind.PDF
    assert read(word(paragraph("Hello")), "a.pdf").kind is Kind.DOCX


def test_only_the_reader_of_the_kind_is_loaded():
    code = (
        "import sys, io; from files.documents.reading import read; read(io.BytesIO(b'text'), 'a.txt');"
        "print([name for name in ('lxml', 'pypdfium2', 'pptx', 'python_calamine', 'pypdf') if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert said.stdout.strip() == "[]"
