"""POST /v1/files, GET /v1/files/{id}, and what a file is called."""

import pytest

from tests.contract.client import is_time, multipart, percent
from tests.contract.papers import ENGLISH, docx_of, pdf_of, pptx_of, xlsx_of

MEBIBYTE = 1024 * 1024
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(200)
UNSUPPORTED = "File type is not supported (supported types: Word, PDF, PPT, Excel, text, Moodle XML, QTI)"


def test_the_answer_is_the_file_and_so_is_that_to_a_get(alice):
    answer = alice.upload(b"Tides rise and fall.", "tides.txt")
    assert answer.status == 201
    file = answer.json
    assert list(file) == ["id", "object", "bytes", "created_at", "filename"]
    assert (file["object"], file["bytes"], file["filename"]) == ("file", 20, "tides.txt")
    assert file["id"].startswith("file-")
    assert int(file["id"].removeprefix("file-"), 16)
    assert file["id"] == file["id"].lower()
    assert is_time(file["created_at"])
    shown = alice.get(f"/v1/files/{file['id']}")
    assert (shown.status, shown.json) == (200, file)


def test_ids_are_ordered_by_time(alice):
    ids = [alice.uploaded(b"one"), alice.uploaded(b"two"), alice.uploaded(b"three")]
    assert ids == sorted(ids)


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (docx_of(ENGLISH), "notes.docx"),
        (pptx_of(ENGLISH[:2]), "notes.pptx"),
        (pdf_of(ENGLISH), "notes.pdf"),
        (xlsx_of([["Question", "Answer"]]), "notes.xlsx"),
        (b"# Tides\n\nA tide is a rise and fall.", "notes.md"),
        ("潮汐是海水的涨落。".encode("gb18030"), "notes.txt"),
    ],
    ids=["docx", "pptx", "pdf", "xlsx", "md", "gb18030"],
)
@pytest.mark.parametrize("named", [True, False], ids=["named", "without_extension"])
def test_a_type_is_told_by_content_not_by_name(alice, content, name, named):
    answer = alice.upload(content, name if named else "notes")
    assert answer.status == 201
    assert answer.json["filename"] == (name if named else "notes")


@pytest.mark.parametrize(
    "content", [b"%PDF-1.7 and nothing that could be read", docx_of(ENGLISH)[:-100]], ids=["pdf", "docx"]
)
def test_a_broken_document_is_its_jobs_failure_not_the_uploads(alice, content):
    assert alice.upload(content, "broken.docx").status == 201


@pytest.mark.parametrize(
    "content", [PNG, b"\x00\x01\x02\x03" * 50, b"MZ\x90\x00" + bytes(100)], ids=["png", "bin", "exe"]
)
@pytest.mark.parametrize("name", ["picture.png", "picture.docx", "picture"])
def test_a_type_that_no_job_could_use_is_refused_and_the_message_names_the_types(alice, content, name):
    assert alice.upload(content, name).error == (400, UNSUPPORTED)


def test_a_missing_part_is_refused(alice):
    body, content_type = multipart([(b'form-data; name="document"; filename="a.txt"', b"text")])
    assert alice.send("POST", "/v1/files", body, {"Content-Type": content_type}).error == (400, "No file uploaded")


def test_a_part_that_is_no_file_is_refused(alice):
    assert alice.upload_part(b"text", b'form-data; name="file"').error == (400, "No file uploaded")


def test_no_part_at_all_is_refused(alice):
    body, content_type = multipart([])
    assert alice.send("POST", "/v1/files", body, {"Content-Type": content_type}).error == (400, "No file uploaded")


def test_no_body_at_all_is_refused(alice):
    assert alice.post("/v1/files").error == (400, "No file uploaded")


def test_an_empty_file_is_refused(alice):
    assert alice.upload(b"", "notes.txt").error == (400, "File can't be empty")


def test_two_files_are_refused(alice):
    part = (b'form-data; name="file"; filename="a.txt"', b"text")
    body, content_type = multipart([part, part])
    answer = alice.send("POST", "/v1/files", body, {"Content-Type": content_type})
    assert answer.error == (400, "Only one file can be uploaded at a time")


def test_other_parts_are_ignored(alice):
    body, content_type = multipart(
        [(b'form-data; name="purpose"', b"exam"), (b'form-data; name="file"; filename="a.txt"', b"text")]
    )
    assert alice.send("POST", "/v1/files", body, {"Content-Type": content_type}).status == 201


@pytest.mark.parametrize("content_type", ["application/json", "text/plain", "application/x-www-form-urlencoded"])
def test_an_upload_that_is_not_multipart_is_refused(alice, content_type):
    answer = alice.send("POST", "/v1/files", b'{"file": "text"}', {"Content-Type": content_type})
    assert answer.error == (415, f'Unsupported media type "{content_type}" in request.')


def test_multipart_without_a_boundary_is_refused(alice):
    answer = alice.send("POST", "/v1/files", b"--x\r\n", {"Content-Type": "multipart/form-data"})
    assert answer.status == 400


def test_twenty_megabytes_are_taken_and_one_byte_more_is_not(alice):
    largest = alice.upload(b"tide and shore \n" * (20 * MEBIBYTE // 16), "large.txt")
    assert (largest.status, largest.json["bytes"]) == (201, 20 * MEBIBYTE)
    too_large = alice.upload(b"t" * (20 * MEBIBYTE + 1), "large.txt")
    assert too_large.error == (413, "File is too large (maximum is 20971520 bytes)")


def test_a_much_larger_file_is_refused_before_it_is_read(alice):
    assert alice.upload(b"t" * (24 * MEBIBYTE), "huge.txt").error == (
        413,
        "File is too large (maximum is 20971520 bytes)",
    )


def test_a_field_that_is_too_large_is_refused(alice):
    answer = alice.upload_part(b"t" * (2 * MEBIBYTE + 1), b'form-data; name="file"')
    assert answer.error == (413, "The form fields are too large (maximum is 2097152 bytes)")


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("潮汐 第三章.txt", "潮汐 第三章.txt"),
        ("/home/alice/notes.txt", "notes.txt"),
        ("..\\..\\C:\\notes.txt", "notes.txt"),
        ("../../etc/passwd", "passwd"),
        ("notes", "notes"),
        ("notes.final.TXT", "notes.final.TXT"),
        ("no\x01te\x7fs.txt", "notes.txt"),
        ("notes\u202etxt.exe", "notestxt.exe"),
        ("<b>notes</b>.txt", "b>.txt"),
        ("tide's 50% & more.txt", "tide's 50% & more.txt"),
    ],
)
def test_a_filename_is_the_original_one_without_folders_and_invisible_characters(alice, sent, shown):
    answer = alice.upload_part(b"text", f'form-data; name="file"; filename="{sent}"'.encode())
    assert (answer.status, answer.json["filename"]) == (201, shown)


@pytest.mark.parametrize("charset", ["idna", "base64", "utf-16", "no-such"])
@pytest.mark.parametrize("content_type", ["multipart/form-data; boundary=x; {}", "multipart/form-data; {}; boundary=x"])
def test_parts_are_utf8_whatever_charset_is_named(alice, charset, content_type):
    body = '--x\r\nContent-Disposition: form-data; name="file"; filename="潮汐.txt"\r\n\r\ntext\r\n--x--\r\n'.encode()
    headers = {"Content-Type": content_type.format(f"charset={charset}")}
    answer = alice.send("POST", "/v1/files", body, headers)
    assert (answer.status, answer.json["filename"]) == (201, "潮汐.txt")


def test_a_filename_may_come_in_the_extended_notation(alice):
    disposition = f"form-data; name=\"file\"; filename*=UTF-8''{percent('潮汐/第三章.txt')}".encode()
    assert alice.upload_part(b"text", disposition).json["filename"] == "第三章.txt"


def test_a_very_long_filename_is_cut_and_keeps_its_extension(alice):
    name = alice.upload(b"text", "潮" * 296 + ".txt").json["filename"]
    assert name == "潮" * 251 + ".txt"


def test_an_unknown_file_is_not_found(alice):
    assert alice.get("/v1/files/file-x").error == (404, "No such File object: file-x")


@pytest.mark.parametrize(
    "unknown",
    [
        "file-01a1fba7cf9375b9bdca9137a0098f68",
        "file-01A1FBA7CF9375B9BDCA9137A0098F68",
        "gen-01a1fba7cf9375b9bdca9137a0098f68",
        "file-",
        "1",
        "文件",
        "a b\nc",
        "file-x?y",
    ],
)
def test_an_id_of_any_form_is_not_found_by_its_name(alice, unknown):
    path = f"/v1/files/{percent(unknown)}"
    assert alice.get(path).error == (404, f"No such File object: {unknown}")
    assert alice.delete(path).error == (404, f"No such File object: {unknown}")
