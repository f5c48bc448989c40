import re

from files.documents.reading import read
from files.documents.second_opinion import SecondReader
from tests.files.documents.builders import Page


def test_it_reads_the_page_that_is_asked_for():
    data = Page().write("first").turn().write("second").done().getvalue()
    assert SecondReader(data).text(2).strip() == "second"


def test_it_has_no_opinion_on_what_it_cannot_read():
    assert SecondReader(b"%PDF-1.4 nothing").text(1) == ""
    assert SecondReader(Page().write("first").done().getvalue()).text(9) == ""


def test_it_is_heard_where_characters_came_out_wrong(monkeypatch):
    monkeypatch.setattr("files.documents.pdf._WRONG", re.compile("[xyz]"))
    monkeypatch.setattr(SecondReader, "text", lambda *_: "What was meant\n\nin two lines")
    document = read(Page().write("xyzxyz").done(), "a.pdf")
    assert [block.text for block in document.blocks] == ["What was meant", "in two lines"]
