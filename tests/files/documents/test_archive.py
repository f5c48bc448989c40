import io
import struct
import zipfile

import pytest

from files.documents.archive import open_archive
from files.documents.errors import ReadCode, ReadError
from tests.files.documents.builders import zipped

MEGABYTE = 1 << 20


def code_of(stream):
    with pytest.raises(ReadError) as raised:
        open_archive(stream)
    return raised.value.code


def patched(stream, offset, value, layout="<I"):
    """Return the zip with one field of its first directory record changed."""
    data = bytearray(stream.getvalue())
    struct.pack_into(layout, data, data.index(b"PK\x01\x02") + offset, value)
    return io.BytesIO(data)


def test_an_ordinary_file_is_opened():
    assert open_archive(zipped({"word/document.xml": "<x/>"})).namelist() == ["word/document.xml"]


def test_a_bomb_is_refused_by_its_ratio():
    assert code_of(zipped({"word/document.xml": bytes(9 * MEGABYTE)})) is ReadCode.TOO_COMPLEX


def test_a_small_part_may_be_packed_tightly():
    assert open_archive(zipped({"word/document.xml": bytes(7 * MEGABYTE)}))


def test_many_small_bombs_are_one():
    assert code_of(zipped({f"part{number}": bytes(5 * MEGABYTE) for number in range(2)})) is ReadCode.TOO_COMPLEX


def test_an_entry_that_says_it_is_huge_is_too_large():
    stream = patched(patched(zipped({"a": "x" * 100}), 24, 101 * MEGABYTE), 20, MEGABYTE)
    assert code_of(stream) is ReadCode.TOO_LARGE


def test_entries_that_share_their_bytes_are_refused():
    assert code_of(patched(zipped({"a": "x" * 100}), 20, 5_000)) is ReadCode.TOO_COMPLEX


def test_more_entries_than_any_document_has_are_refused():
    assert code_of(zipped({f"part{number}": "" for number in range(5_001)})) is ReadCode.TOO_COMPLEX


@pytest.mark.parametrize("name", ["/etc/passwd", "../../up.xml", "word\\..\\..\\up.xml", "c:/up.xml"])
def test_names_that_lead_outside_are_refused(name):
    assert code_of(zipped({name: "x"})) is ReadCode.CORRUPT


def test_an_encrypted_entry_is_told():
    assert code_of(patched(zipped({"a": "x"}), 8, 1, "<H")) is ReadCode.ENCRYPTED


@pytest.mark.parametrize("data", [b"PK\x03\x04", b"PK\x03\x04" + bytes(1_000)])
def test_a_damaged_zip_is_corrupt(data):
    assert code_of(io.BytesIO(data)) is ReadCode.CORRUPT


def test_the_directory_is_not_believed_about_the_number_of_entries():
    data = bytearray(zipped({f"part{number}": "" for number in range(5_001)}).getvalue())
    end = data.rindex(b"PK\x05\x06")
    struct.pack_into("<HH", data, end + 8, 1, 1)
    assert len(zipfile.ZipFile(io.BytesIO(data)).namelist()) == 5_001
    assert code_of(io.BytesIO(data)) is ReadCode.TOO_COMPLEX
