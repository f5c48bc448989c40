import io
import json

import pytest
from django.core.management import CommandError, call_command

from tests.files.documents.builders import Page, level, lists, numbered, paragraph, run, word

HEADING = '<w:outlineLvl w:val="0"/>'


def printed(path, *options):
    out = io.StringIO()
    call_command("read", str(path), *options, stdout=out)
    return out.getvalue().splitlines()


@pytest.fixture
def exam(tmp_path):
    path = tmp_path / "exam.docx"
    red = run("ice", '<w:b/><w:color w:val="FF0000"/>')
    table = f"<w:tbl><w:tr><w:tc>{paragraph('a')}</w:tc><w:tc>{numbered('b')}</w:tc></w:tr></w:tbl>"
    body = paragraph("Water", HEADING) + f"<w:p>{run('It is ')}{red}</w:p>" + numbered("floats") + table
    path.write_bytes(word(body, "", lists(level(0, "upperLetter", "%1."))).getvalue())
    return path


def test_a_file_is_printed_as_json_a_line_a_block(exam):
    document, heading, text, item, table = map(json.loads, printed(exam))
    assert document == {"document": "docx", "blocks": 4, "notes": []}
    assert heading == {"kind": "heading", "level": 1, "runs": [{"text": "Water"}]}
    assert text["runs"] == [{"text": "It is "}, {"text": "ice", "bold": True, "color": "FF0000"}]
    assert (item["level"], item["marker"], item["location"]) == (1, "A.", {"headings": ["Water"]})
    assert [len(cell["blocks"]) for cell in table["rows"][0]] == [1, 1]


def test_a_file_is_printed_as_an_outline(exam):
    assert printed(exam, "--outline") == [
        "docx, 4 blocks",
        "heading 1: Water",
        "@ under Water",
        "paragraph: It is [ice]{bold FF0000}",
        "item 1: A. | floats",
        "table: 1 row, 2 columns",
        "  row 1:",
        "    cell 1:",
        "      paragraph: a",
        "    cell 2:",
        "      item 1: B. | b",
    ]


def test_pages_and_what_was_left_out_are_told(tmp_path):
    path = tmp_path / "exam.pdf"
    path.write_bytes(Page().write("One.").turn().draw().turn().write("Two.").done().getvalue())
    assert printed(path, "--outline") == [
        "pdf, 2 blocks",
        "@ page 1",
        "paragraph: One.",
        "@ page 3",
        "paragraph: Two.",
        "note: 1 page without text was left out.",
    ]


def test_a_file_that_cannot_be_read_ends_in_its_code_and_sentence(tmp_path):
    path = tmp_path / "locked.pdf"
    path.write_bytes(Page(password="secret").write("text").done().getvalue())
    with pytest.raises(CommandError, match=r"^file_encrypted: The file is protected by a password\.") as raised:
        printed(path)
    assert raised.value.returncode == 1


def test_a_file_that_does_not_exist_is_told(tmp_path):
    with pytest.raises(CommandError, match=r"none\.pdf can't be opened: No such file or directory\."):
        printed(tmp_path / "none.pdf")
