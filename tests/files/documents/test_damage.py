import io
import random

import docx
import openpyxl
import pptx
import pytest
import xlwt
from hypothesis import given, settings
from hypothesis import strategies as st

from files.documents.detection import detect
from files.documents.errors import ReadError
from files.documents.reading import read
from tests.files.documents import test_odt as odt
from tests.files.documents import test_open_workbook as ods
from tests.files.documents.builders import Page, level, lists, numbered, ole, word, zipped
from tests.files.documents.open_documents import open_document
from tests.files.documents.quizzes import choices21, declared, item21, moodle, package, qti12, question
from tests.files.documents.test_rtf import row as rtf_row
from tests.files.documents.test_rtf import rtf
from tests.files.documents.test_spreadsheet_xml import cell, row, sheet, workbook
from tests.files.documents.test_web_page import page, word_item
from tests.files.documents.test_web_workbook import encoded, mhtml
from tests.files.documents.test_word_xml import LISTS, item, word_2003


def saved(document):
    stream = io.BytesIO()
    document.save(stream)
    return stream.getvalue()


def old_workbook():
    book = xlwt.Workbook()
    book.add_sheet("a").write(0, 0, "x")
    return saved(book)


FILES = {
    "a.docx": word(numbered("x") * 20, "", lists(level(0, "decimal", "%1."))).getvalue(),
    "b.docx": saved(docx.Document()),
    "a.pdf": Page().lines(["one line of text", "and another one"]).done().getvalue(),
    "a.pptx": saved(pptx.Presentation()),
    "a.xlsx": saved(openpyxl.Workbook()),
    "a.xls": old_workbook(),
    "a.ods": ods.workbook(ods.sheet(ods.row(ods.cell("x"), times=3))),
    "a.odt": open_document("text", odt.items(odt.p("x")) * 5, automatic=odt.LISTS),
    "a.doc": word_2003(item("x") * 20, "", LISTS).encode(),
    "b.xls": workbook(sheet(row(cell("x"), cell("1", "Number")))).encode(),
    "c.xls": page("<table>" + "<tr><td rowspan=2>a<td colspan=2>b" * 9, "<meta charset=gb2312>").encode(),
    "a.html": page(word_item("x", "1.") * 9 + "<ol><li><b>x</b></ol>").encode(),
    "a.mht": mhtml(("a.htm", "base64", encoded("<p>水")), ("b.htm", "8bit", "<p>x")),
    "a.rtf": rtf(r"{\listtext 1.\tab}x\'d6\'d0\u20013?\par " + rtf_row("a", "b") * 2).encode(),
    "a.xml": moodle(question("cloze", "<p>It is {1:SA:=a} <math><mi>x</mi></math></p>")),
    "a.zip": package({"a.xml": item21(choices21(["a", "b"], "Which?"), declared("c1")), "b.xml": qti12()}),
}


@pytest.mark.parametrize("name", FILES)
def test_a_damaged_file_ends_in_a_document_or_a_code(name):
    chance = random.Random(name)
    for _ in range(15):
        data = bytearray(FILES[name])
        for _ in range(chance.choice((1, 5, 50))):
            data[chance.randrange(4, len(data))] = chance.randrange(256)
        _read(bytes(data[: chance.choice((len(data), len(data), chance.randrange(len(data))))]), name)


def _read(data, name):
    try:
        read(io.BytesIO(data), name)
    except ReadError as error:
        assert str(error)  # noqa: PT017 - either end is right


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(
        [b"", b"PK\x03\x04", b"%PDF-1.7\n", ole("Workbook").getvalue()[:100], zipped({"word/a": ""}).getvalue()]
    ),
    st.binary(max_size=2_000),
    st.sampled_from(["a.docx", "a.xls", "a", "a.txt"]),
)
def test_detection_never_fails(start, rest, name):
    detect(io.BytesIO(start + rest), name)


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet=st.sampled_from("#*-|_`>[]()\\ \n\t1.A第章一、：•~!ab题\x00\r"), max_size=300))
def test_any_text_is_read(text):
    _read(text.encode(), "a.md")
