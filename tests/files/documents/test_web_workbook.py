import base64

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind
from tests.files.documents.seen import lines, looks, read_bytes, rows, spans

BANK = """<table><tr><th>题干<th>答案</tr><tr><td>冰<br>浮<td><font color=red>A</font></tr><tr></tr>
<tr><td><td>B</tr></table>"""
NAMES = "<!--[if gte mso 9]><xml><x:ExcelWorksheet><x:Name>{}</x:Name></x:ExcelWorksheet></xml><![endif]-->"


def workbook(*tables, names=()):
    return f"<html><head>{''.join(map(NAMES.format, names))}</head>{''.join(tables)}</html>"


def tables(source):
    return read_bytes(source, "bank.xls").blocks


def mhtml(*parts):
    """Return pages in one file, each given with where it comes from."""
    pieces = [
        f"--cut\r\nContent-Location: file:///C:/{place}\r\nContent-Transfer-Encoding: {how}\r\n"
        f'Content-Type: text/html; charset="gb2312"\r\n\r\n{body}\r\n'
        for place, how, body in parts
    ]
    start = 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="cut"\r\n\r\n'
    return (start + "".join(pieces) + "--cut--\r\n").encode("gb18030")


def encoded(body):
    return base64.encodebytes(body.encode("gb18030")).decode()


def test_a_table_is_a_sheet():
    (table,) = tables(workbook(BANK))
    assert rows(table) == [["题干", "答案"], ["冰\n浮", "A"], ["", "B"]]
    assert (table.location.sheet, table.row_numbers) == ("Sheet1", (1, 2, 4))
    assert table.rows[2][1].blocks[0].location.row == 4
    assert table.rows[1][1].blocks[0].runs[0].color == "FF0000"


def test_sheets_have_the_names_that_excel_gives_them():
    found = tables(workbook(BANK, BANK, names=("单选", "判断 &amp; 多选")))
    assert [table.location.sheet for table in found] == ["单选", "判断 & 多选"]


def test_text_around_the_tables_stays():
    assert lines(read_bytes(workbook("<p>2026", BANK), "bank.xls"))[0] == "2026"


def test_merged_cells_say_what_they_cover():
    (table,) = tables(workbook("<table><tr><td colspan=2>a<td rowspan=2>b<tr><td>c<td>d</table>"))
    assert spans(table) == [("a", 2, 1), ("b", 1, 2), ("c", 1, 1), ("d", 1, 1)]


def test_more_text_than_the_limit_is_too_large():
    with pytest.raises(ReadError) as raised:
        tables(workbook("<table><tr><td>" + "a" * 5_000_001))
    assert raised.value.code is ReadCode.TOO_LARGE


def test_a_document_saved_as_one_web_file():
    source = mhtml(
        ("exam.htm", "quoted-printable", "<p>=31. <b>ice</b> float=\r\ns"),
        ("exam.files/header.htm", "base64", encoded("<p>页眉")),
        ("exam.files/other.htm", "base64", encoded("<p>冰浮在水面上。")),
    )
    document = read_bytes(source, "exam.doc")
    assert (document.kind, lines(document)) == (Kind.DOC, ["1. ice floats", "冰浮在水面上。"])
    assert looks(document) == {"ice": "bold"}


def test_a_workbook_saved_as_one_web_file():
    frame = workbook("<frameset><frame src=a></frameset>", names=("单选", "判断"))
    source = mhtml(
        ("bank.htm", "base64", encoded(frame)),
        ("bank.files/tabstrip.htm", "base64", encoded("<table><tr><td>单选</table>")),
        ("bank.files/sheet001.htm", "base64", encoded(BANK)),
        ("bank.files/sheet002.htm", "base64", encoded(BANK)),
    )
    document = read_bytes(source, "bank.xls")
    assert (document.kind, [table.location.sheet for table in document.blocks]) == (Kind.XLS, ["单选", "判断"])


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (mhtml(), ReadCode.EMPTY),
        (mhtml(("a.htm", "base64", "!!!")), ReadCode.EMPTY),
        (mhtml(*[("a.htm", "8bit", "<p>x")] * 5_001), ReadCode.TOO_COMPLEX),
        (mhtml() + b"boundary=a\n" * 50, ReadCode.TOO_COMPLEX),
    ],
)
def test_refusals(source, code):
    with pytest.raises(ReadError) as raised:
        read_bytes(source, "exam.mht")
    assert raised.value.code is code
