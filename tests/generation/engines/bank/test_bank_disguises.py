"""The same paper in every format that hides in a doc, an xls or a page: the same questions come out."""

import pytest

from tests.files.documents import test_odt as odt
from tests.files.documents.builders import paragraph, run
from tests.files.documents.open_documents import open_document
from tests.files.documents.seen import read_bytes
from tests.files.documents.test_open_workbook import cell as open_cell
from tests.files.documents.test_open_workbook import row as open_row
from tests.files.documents.test_open_workbook import sheet as open_sheet
from tests.files.documents.test_rtf import row as rtf_row
from tests.files.documents.test_rtf import rtf
from tests.files.documents.test_spreadsheet_xml import cell, row, sheet, workbook
from tests.files.documents.test_web_page import page, word_item
from tests.files.documents.test_word_xml import LISTS, item, word_2003
from tests.generation.engines.bank.building import drafts_of, names


def rtf_item(mark, text, level=0):
    return rf"{{\listtext {mark}\tab}}\ilvl{level} {text}\par\pard "


RED_WORD = "<w:p><w:pPr><w:listPr><w:ilvl w:val='1'/><w:ilfo w:val='1'/></w:listPr></w:pPr>{}</w:p>".format(
    run("steam", '<w:color w:val="FF0000"/>')
)
GOES_ON = 'text:continue-numbering="true"'
WORD = [
    item("Which is a liquid?") + item("water", 1, 1) + item("ice", 1, 1) + paragraph("Answer: A"),
    item("Which is a gas?") + item("iron", 1, 1) + RED_WORD + paragraph("Answer: B"),
]
PAGE = [
    "<li>Which is a liquid?<ol type=A><li>water<li>ice</ol>Answer: A",
    "<li>Which is a gas?<ol type=A><li>iron<li><font color=red>steam</font></ol>Answer: B",
]
WORD_PAGE = [
    word_item("Which is a liquid?", "1.") + word_item("water", "A.", 2) + word_item("ice", "B.", 2) + "<p>Answer: A",
    word_item("Which is a gas?", "2.") + word_item("iron", "A.", 2) + word_item("steam", "B.", 2) + "<p>Answer: B",
]
RTF = [
    *(rtf_item("1.", "Which is a liquid?"), rtf_item("A.", "water", 1), rtf_item("B.", "ice", 1), r"Answer: A\par "),
    *(rtf_item("2.", "Which is a gas?"), rtf_item("A.", "iron", 1), rtf_item("B.", "steam", 1), r"Answer: B\par "),
]
OPEN = [
    odt.items(odt.p("Which is a liquid?") + odt.items(odt.p("water"), odt.p("ice"))) + odt.p("Answer: A"),
    odt.items(odt.p("Which is a gas?") + odt.items(odt.p("iron"), odt.p("steam")), more=GOES_ON) + odt.p("Answer: B"),
]
SHEET = [
    ["题干", "选项A", "选项B", "答案"],
    ["Which is a liquid?", "water", "ice", "A"],
    ["Which is a gas?", "iron", "steam", "B"],
]
PAGE_SHEET = "".join(f"<tr>{''.join(f'<td>{text}' for text in texts)}" for texts in SHEET)
PAPERS = {
    "exam.doc": word_2003("".join(WORD), "", LISTS),
    "exam.html": page(f"<h1>Quiz</h1><ol>{''.join(PAGE)}</ol>"),
    "page.doc": page("".join(WORD_PAGE)),
    "exam.rtf": rtf("".join(RTF)),
    "table.rtf": rtf("".join(rtf_row(*texts, ends=(1, 2_000, 4_000, 6_000), flags=("",) * 4) for texts in SHEET)),
    "exam.odt": open_document("text", "".join(OPEN), automatic=odt.LISTS),
    "bank.xls": workbook(sheet(*(row(*map(cell, texts)) for texts in SHEET))),
    "page.xls": page(f"<table>{PAGE_SHEET}</table>"),
    "bank.ods": open_document("spreadsheet", open_sheet(*(open_row(*map(open_cell, texts)) for texts in SHEET))),
}


@pytest.mark.parametrize("name", PAPERS)
def test_the_questions_come_out_with_their_choices_and_keys(name):
    found = drafts_of(read_bytes(PAPERS[name], name))
    assert [(draft.stem, names(draft), "".join(draft.keys)) for draft in found] == [
        ("Which is a liquid?", ["water", "ice"], "A"),
        ("Which is a gas?", ["iron", "steam"], "B"),
    ]


def test_a_red_choice_is_the_key_where_no_other_is_given():
    body = "".join(
        f"<p>{number}. Which is a gas?<br>A. iron<br>B. <font color=red>steam</font>" for number in range(1, 4)
    )
    assert [draft.keys for draft in drafts_of(read_bytes(page(body), "exam.doc"))] == [("B",)] * 3
