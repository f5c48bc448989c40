import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind
from tests.files.documents.open_documents import ENCRYPTED, open_document
from tests.files.documents.seen import read_bytes, rows, spans

HIDDEN = (
    '<style:style style:name="h" style:family="table"><style:table-properties table:display="false"/></style:style>'
)


def workbook(*sheets, manifest=""):
    return open_document("spreadsheet", "".join(sheets), automatic=HIDDEN, manifest=manifest)


def sheet(*rows_, name="题库", style=""):
    return f'<table:table table:name="{name}" table:style-name="{style}">{"".join(rows_)}</table:table>'


def row(*cells, times=1):
    return f'<table:table-row table:number-rows-repeated="{times}">{"".join(cells)}</table:table-row>'


def cell(text, kind="string", more=""):
    return f'<table:table-cell office:value-type="{kind}" {more}><text:p>{text}</text:p></table:table-cell>'


def tables(*sheets):
    return read_bytes(workbook(*sheets), "bank").blocks


def test_every_visible_sheet_is_a_table_of_typed_cells():
    first = row(cell("题干"), cell("1.0", "float", 'office:value="1"'))
    second = row(cell("yes", "boolean", 'office:boolean-value="true"'), cell("a</text:p><text:p>b"))
    (table,) = tables(sheet(first, second), sheet(row(cell("secret")), name="two", style="h"))
    assert rows(table) == [["题干", "1"], ["TRUE", "a\nb"]]
    assert read_bytes(workbook(sheet(first)), "bank.xlsx").kind is Kind.ODS


def test_empty_rows_are_left_out_and_rows_keep_their_numbers():
    (table,) = tables(
        sheet(row("<table:table-cell/>", times=2), row(cell("a")), row("<table:table-cell/>", times=9**6))
    )
    assert (rows(table), table.location.sheet, table.row_numbers) == ([["a"]], "题库", (3,))


def test_what_is_repeated_is_read_as_often_as_it_is_seen():
    (table,) = tables(sheet(row(cell("a", more='table:number-columns-repeated="2"'), times=2)))
    assert rows(table) == [["a", "a"], ["a", "a"]]
    assert spans(table) == [("a", 1, 1)] * 4


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (workbook(), ReadCode.CORRUPT),
        (workbook(sheet()), ReadCode.EMPTY),
        (workbook(sheet(row(cell("a"))), manifest=ENCRYPTED), ReadCode.ENCRYPTED),
        (workbook(sheet(row(cell("a")))).replace(b"<table:table ", b"<table:table<"), ReadCode.CORRUPT),
        (workbook(sheet(row(cell("a</table:table>")))), ReadCode.CORRUPT),
        (workbook(sheet(row(cell("a"), times=200_001))), ReadCode.TOO_LARGE),
    ],
)
def test_refusals(data, code):
    with pytest.raises(ReadError) as raised:
        read_bytes(data, "bank.ods")
    assert raised.value.code is code
