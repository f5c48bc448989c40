import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind
from tests.files.documents.seen import read_bytes, rows, spans

NAMES = (
    'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"'
    ' xmlns:x="urn:schemas-microsoft-com:office:excel"'
)
HIDDEN = "<x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions>"


def workbook(*sheets):
    return (
        f'<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook {NAMES}>{"".join(sheets)}</Workbook>'
    )


def sheet(*rows_, name="题库", more=""):
    return f'<Worksheet ss:Name="{name}"><Table>{"".join(rows_)}</Table>{more}</Worksheet>'


def row(*cells, place=""):
    return f"<Row {place}>{''.join(cells)}</Row>"


def cell(text, kind="String", place=""):
    return f'<Cell {place}><Data ss:Type="{kind}">{text}</Data></Cell>'


def tables(*sheets):
    return read_bytes(workbook(*sheets), "bank.xls").blocks


def code_of(source):
    with pytest.raises(ReadError) as raised:
        read_bytes(source, "bank.xls")
    return raised.value.code


def test_cells_are_read_as_they_are_shown():
    numbers = row(cell("1.0", "Number"), cell("2.5", "Number"), cell("1e-3", "Number"), cell("many", "Number"))
    others = row(cell("1", "Boolean"), cell("2026-03-01T00:00:00.000", "DateTime"), cell("01"), cell("#N/A", "Error"))
    (table,) = tables(sheet(numbers, others))
    assert rows(table) == [["1", "2.5", "0.001", "many"], ["TRUE", "2026-03-01", "01", "#N/A"]]
    assert read_bytes(workbook(sheet(numbers)), "bank").kind is Kind.XLS


def test_cells_know_their_sheet_and_row():
    (table,) = tables(sheet(row(cell("a"), place='ss:Index="3"'), row(cell("b", place='ss:Index="4"'))))
    where = table.rows[0][0].blocks[0].location
    assert (table.location.sheet, where.sheet, where.row, table.row_numbers) == ("题库", "题库", 3, (3, 4))
    assert rows(table) == [["a", ""], ["", "b"]]


def test_text_with_looks_and_lines_is_read_whole():
    rich = '<B xmlns="http://www.w3.org/TR/REC-html40">Ice</B> floats.&#10;A'
    (table,) = tables(sheet(row(cell(rich))))
    assert rows(table) == [["Ice floats.\nA"]]


def test_merged_cells_say_what_they_cover():
    first = row(cell("wide", place='ss:MergeAcross="1"'), cell("tall", place='ss:MergeDown="1"'))
    (table,) = tables(sheet(first, row(cell("a"), cell("b"))))
    assert spans(table) == [("wide", 2, 1), ("tall", 1, 2), ("a", 1, 1), ("b", 1, 1)]


def test_hidden_and_empty_sheets_are_left_out():
    kept = sheet(row(cell("a")), name="one")
    assert [table.location.sheet for table in tables(kept, sheet(row(cell("b")), more=HIDDEN), sheet())] == ["one"]


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (workbook(), ReadCode.EMPTY),
        (workbook(sheet(row(cell("a"))))[:-20], ReadCode.CORRUPT),
        (workbook(sheet(row(cell("a"), place='ss:Index="99999999"'))), ReadCode.CORRUPT),
        (workbook(sheet(row(cell("a", place='ss:MergeAcross="16383"'), cell("b")))), ReadCode.CORRUPT),
        (workbook(sheet(row(cell("a" * 5_000_001)))), ReadCode.TOO_LARGE),
        (workbook(*["<a>" * 300 + "</a>" * 300]), ReadCode.TOO_COMPLEX),
    ],
)
def test_refusals(source, code):
    assert code_of(source) is code
