"""The demo's documents are what their texts say: `python -m tests.examgen.compose_demo` makes them."""

import pytest

from files.documents.reading import read
from files.documents.types import TableBlock
from tests.examgen.compose_demo import DOCUMENTS, cells, lines


def squeezed(text):
    return "".join(text.split())


def document(name):
    with (DOCUMENTS / name).open("rb") as file:
        return read(file, name)


@pytest.mark.parametrize("name", ["solar-system.docx", "fire-safety.pdf", "network-security-bank.docx"])
def test_a_document_holds_its_text(name):
    found = squeezed(document(name).text)
    text = (DOCUMENTS / name).with_suffix(".md").name
    for kind, line in lines(text):
        expected = cells(line) if kind == "row" else [line]
        assert all(squeezed(part) in found for part in expected), line


def test_the_planets_are_a_table():
    tables = [block for block in document("solar-system.docx").blocks if isinstance(block, TableBlock)]
    assert [(len(table.rows), len(table.rows[0])) for table in tables] == [(9, 4)]


def test_the_bank_is_numbered_by_the_word_processor():
    markers = [block.marker for block in document("network-security-bank.docx").text_blocks() if block.marker]
    assert markers == [f"{number}." for number in range(1, 13)]
