import io
import subprocess
import sys

import pytest

from files.documents.detection import detect
from files.documents.types import Kind
from tests.files.documents.builders import Page, ole, word, zipped


@pytest.mark.parametrize(
    ("stream", "kind"),
    [
        (word(""), Kind.DOCX),
        (zipped({"xl/workbook.xml": "<workbook/>"}), Kind.XLSX),
        (zipped({"ppt/presentation.xml": "<presentation/>"}), Kind.PPTX),
        (ole("WordDocument"), Kind.DOC),
        (ole("PowerPoint Document"), Kind.PPT),
        (ole("Workbook"), Kind.XLS),
        (ole("a", "b", "c", "d", "e", "f", "Book"), Kind.XLS),
        (Page().write("Hello").done(), Kind.PDF),
        (io.BytesIO(b"\xef\xbb\xbf\r\n%PDF-1.4"), Kind.PDF),
    ],
)
def test_content_decides_and_the_name_does_not(stream, kind):
    assert detect(stream, "holiday.png") is kind
    assert stream.tell() == 0


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030", "utf-16"])
def test_chinese_text_is_text_in_every_usual_encoding(encoding):
    assert detect(io.BytesIO("第一题：水的化学式是什么？".encode(encoding)), "questions") is Kind.TEXT


def test_western_text_with_curly_quotes_is_text():
    assert detect(io.BytesIO("the cell\u2019s wall – café".encode("cp1252")), "notes.txt") is Kind.TEXT


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
        b"\x7fELF\x02\x01\x01" + bytes(100),
        b"MZ" + bytes(60) + b"%PDF-1.7",
        b"MZ" + bytes(60) + word("").getvalue(),
        bytes(range(256)) * 10,
    ],
)
def test_other_files_are_of_no_kind_whatever_their_name(data):
    assert detect(io.BytesIO(data), "exam.docx") is None


def test_an_ordinary_zip_is_no_document():
    assert detect(zipped({"readme.txt": "hello"}), "things.zip") is None


@pytest.mark.parametrize(
    ("name", "kind"), [("a.docx", Kind.DOCX), ("a.xlsx", Kind.XLSX), ("a.PPTX", Kind.PPTX), ("a", Kind.DOCX)]
)
def test_an_encrypted_office_file_is_what_its_name_says(name, kind):
    assert detect(ole("EncryptionInfo", "EncryptedPackage"), name) is kind


def test_a_damaged_zip_is_what_its_name_says():
    damaged = io.BytesIO(word("").getvalue()[:200])
    assert detect(damaged, "exam.docx") is Kind.DOCX
    assert detect(damaged, "exam.bin") is None


def test_a_zip_with_more_entries_than_any_document_is_not_opened():
    assert detect(io.BytesIO(b"PK\x03\x04" + b"PK\x01\x02" * 6_000), "exam.xlsx") is Kind.XLSX


WORD_2003 = '<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"/>'
FLAT_WORD = '<pkg:package xmlns:pkg="x"><pkg:part pkg:name="/word/document.xml"/></pkg:package>'
WORKBOOK = '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'
EXCEL_PAGE = '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>'
MHTML = "From: <Saved by a browser>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary=x\r\n\r\n"


@pytest.mark.parametrize("name", ["exam.doc", "exam.xls", "exam.rtf"])
def test_rtf_is_a_word_document(name):
    assert detect(io.BytesIO(b"\r\n" + rb"{\rtf1 Hello}"), name) is Kind.DOC


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        (WORD_2003, "exam.doc", Kind.DOC),
        (WORD_2003, "exam.xml", Kind.DOC),
        (FLAT_WORD, "exam.xml", Kind.DOC),
        (WORKBOOK, "exam.xls", Kind.XLS),
        (WORKBOOK, "exam.xml", Kind.XLS),
        ("<html><table></table></html>", "exam.xls", Kind.XLS),
        ("<table><tr><td>Ice</td></tr></table>", "exam.XLSX", Kind.XLS),
        ("<html><p>Ice</p></html>", "exam.doc", Kind.DOC),
        (EXCEL_PAGE, "exam", Kind.XLS),
        (MHTML, "exam.doc", Kind.DOC),
        (MHTML, "exam.mht", Kind.HTML),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_old_formats_that_are_text_inside_are_told_from_text(text, name, kind, encoding):
    assert detect(io.BytesIO(text.encode(encoding)), name) is kind


@pytest.mark.parametrize(
    "text",
    [
        "<html><table></table></html>",
        "\n<!DOCTYPE html>\n<p>Ice floats.",
        "<!-- saved --><HTML lang='en'><p>Ice floats.",
        "<h1>Ice</h1>\n<p>Ice floats on water.</p>\n<ul>\n<li>It is light.</li>\n</ul>",
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_web_pages_are_told_from_text(text, encoding):
    assert detect(io.BytesIO(text.encode(encoding)), "notes.txt") is Kind.HTML


@pytest.mark.parametrize(
    "text",
    [
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
        "<svg><text>Ice</text></svg>",
        '<?xml version="1.0"?><Workbook><Row/></Workbook>',
        '<?xml version="1.0"?><pkg:package xmlns:pkg="x"><pkg:part pkg:name="/ppt/presentation.xml"/></pkg:package>',
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_other_xml_is_no_text(text, encoding):
    assert detect(io.BytesIO(text.encode(encoding)), "notes.txt") is None


@pytest.mark.parametrize(
    "text",
    [
        "# Ice\n<p align='center'><b>Ice</b></p>\n\nIce floats.<br>Steam rises.\n\nH<sub>2</sub>O is water.",
        "<!-- draft -->\n# Ice\n\nIce floats.",
        "<https://example.org>\n<https://example.com>",
        "Which tag makes text bold?\nA. <b>\nB. <i>\nC. <u>\nD. <p>\nWhich one makes a line?\nA. <br>\nB. <hr>",
    ],
)
def test_markdown_may_hold_tags(text):
    assert detect(io.BytesIO(text.encode()), "notes.md") is Kind.TEXT


def test_an_ole_file_that_points_at_itself_ends():
    looped = bytearray(ole("WordDocument").getvalue())
    looped[512 + 4 : 512 + 8] = (1).to_bytes(4, "little")
    assert detect(io.BytesIO(looped), "a.doc") is Kind.DOC


def test_it_loads_no_slow_library():
    code = "import files.documents.detection, sys; print([m for m in sys.modules if m in sys.argv[1:]])"
    names = ["lxml", "pypdfium2", "pypdf", "pptx", "docx", "python_calamine"]
    said = subprocess.run([sys.executable, "-c", code, *names], check=True, capture_output=True, text=True)
    assert said.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('<?xml version="1.0"?>\n<quiz>\n<question type="essay">', Kind.MOODLE_XML),
        ("<!-- made by hand --><quiz><question type='essay'>", Kind.MOODLE_XML),
        ('<?xml version="1.0"?><quiz xmlns="http://example.org"/>', None),
        ("<!DOCTYPE questestinterop SYSTEM 'a.dtd'>\n<questestinterop>", Kind.QTI),
        ('<qti:assessmentItem xmlns:qti="http://www.imsglobal.org/xsd/imsqti_v2p1">', Kind.QTI),
        ("<assessmentTest>", Kind.QTI),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("name", ["quiz.xml", "quiz"])
def test_quiz_files_are_told_from_other_xml_by_their_root(text, kind, encoding, name):
    assert detect(io.BytesIO(text.encode(encoding)), name) is kind


def test_a_package_is_told_by_its_manifest():
    manifest = '<manifest><resource type="imsqti_item_xmlv2p1" href="a.xml"/></manifest>'
    assert detect(zipped({"imsmanifest.xml": manifest, "ppt/a.xml": ""}), "quiz.zip") is Kind.QTI
    assert detect(zipped({"quiz/imsmanifest.xml": manifest}), "quiz.docx") is Kind.QTI
    assert detect(zipped({"imsmanifest.xml": "<manifest/>"}), "lesson.zip") is None


def test_a_prolog_that_never_ends_takes_no_long_time():
    assert detect(io.BytesIO(b"<!-- -->" * 8_000 + b"<!doctype" * 100), "quiz.xml") is None
