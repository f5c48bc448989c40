import datetime as dt
import io

import openpyxl
import pytest
import xlwt

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from tests.files.documents.builders import ole


def workbook(*rows, title="题库"):
    book = openpyxl.Workbook()
    book.active.title = title
    for row in rows:
        book.active.append(row)
    return book


def saved(book):
    stream = io.BytesIO()
    book.save(stream)
    return stream


def tables(book, name="bank.xlsx"):
    return read(saved(book), name).blocks


def values(table):
    return [[cell.text for cell in row] for row in table.rows]


def code_of(stream, name="bank.xlsx"):
    with pytest.raises(ReadError) as raised:
        read(stream, name)
    return raised.value.code


def test_cells_are_read_as_they_are_shown():
    (table,) = tables(
        workbook(
            ["题干", "答案", None],
            [1, 2.0, 2.5],
            [True, False, 0.1 + 0.2],
            [dt.date(2026, 3, 1), dt.datetime(2026, 3, 1, 8, 30), "B "],  # noqa: DTZ001 - cells have no zone
        )
    )
    assert values(table) == [
        ["题干", "答案", ""],
        ["1", "2", "2.5"],
        ["TRUE", "FALSE", "0.3"],
        ["2026-03-01", "2026-03-01 08:30:00", "B"],
    ]
    assert table.location.sheet == "题库"


def test_percentages_are_read_as_they_are_shown():
    book = workbook([], [None, 0.25, 0.125, 0.125, -1, 0.25, "half"])
    for place, style in {
        "B2": "0%",
        "C2": "0.00%",
        "D2": "0%",
        "E2": '0.0"x"%;-0%',
        "F2": '0.0"%"',
        "G2": "0%",
    }.items():
        book.active[place].number_format = style
    assert [values(table) for table in tables(book)] == [[["25%", "12.50%", "13%", "-100.0%", "0.25", "half"]]]


def test_a_number_beyond_all_digits_is_no_percentage():
    book = workbook([1e300])
    book.active["A1"].number_format = "0%"
    assert [values(table) for table in tables(book)] == [[["1e+300"]]]


def test_each_sheet_has_its_own_percentages():
    book = workbook([0.5], title="one")
    book.create_sheet("two").append([0.5])
    book["two"]["A1"].number_format = "0%"
    assert [values(table) for table in tables(book)] == [[["0.5"]], [["50%"]]]


def test_cells_know_their_sheet_and_row():
    (table,) = tables(workbook([], ["a"]))
    where = table.rows[0][0].blocks[0].location
    assert (where.sheet, where.row) == ("题库", 2)


def test_empty_rows_and_columns_are_left_out_and_rows_keep_their_numbers():
    (table,) = tables(workbook([], [None, "a", None, "b"], [None, " "], [], [None, None, None, "c"]))
    assert values(table) == [["a", "b"], ["", "c"]]
    assert table.row_numbers == (2, 5)


def test_line_breaks_inside_a_cell_stay():
    (table,) = tables(workbook(["A. ice\r\nB. steam_x000D_"]))
    assert values(table) == [["A. ice\nB. steam"]]


def test_every_visible_sheet_is_a_table():
    book = workbook(["a"], title="one")
    book.create_sheet("two").append(["b"])
    hidden = book.create_sheet("choices")
    hidden.append(["secret"])
    hidden.sheet_state = "hidden"
    book.create_sheet("empty")
    assert [(table.location.sheet, values(table)) for table in tables(book)] == [("one", [["a"]]), ("two", [["b"]])]


def test_merged_cells_say_what_they_cover():
    book = workbook(["Which floats?", "A", "ice"], [None, "B", "iron"], [], [None, "C", "lead"])
    book.active.merge_cells("A1:A4")
    (table,) = tables(book)
    assert [(cell.text, cell.rows) for cell in table.rows[0]] == [("Which floats?", 3), ("A", 1), ("ice", 1)]
    assert values(table)[1] == ["", "B", "iron"]


def test_thousands_of_formatted_empty_rows_cost_nothing():
    book = workbook(["a"])
    for row in range(2, 3_000):
        book.active.cell(row, 5).style = "Good"
    assert [values(table) for table in tables(book)] == [[["a"]]]


def test_the_old_format():
    book = xlwt.Workbook()
    sheet = book.add_sheet("题库")
    sheet.write(1, 0, "水是")
    sheet.write(1, 1, 3.0)
    (table,) = tables(book, "bank.xls")
    assert (values(table), table.row_numbers) == ([["水是", "3"]], (2,))


def test_one_cell_in_the_last_corner_is_refused_before_room_is_made():
    book = workbook(["a"])
    book.active["XFD1048576"] = "far"
    assert code_of(saved(book)) is ReadCode.TOO_COMPLEX


def test_a_cell_far_down_alone_is_read():
    book = workbook(["a"])
    book.active["A1048576"] = "far"
    (table,) = tables(book)
    assert (values(table), table.row_numbers) == ([["a"], ["far"]], (1, 1_048_576))


def test_more_cells_than_the_limit_are_too_large():
    assert code_of(io.BytesIO(b"a,b\n" * 100_001), "bank.csv") is ReadCode.TOO_LARGE


def test_refusals():
    assert code_of(saved(workbook())) is ReadCode.EMPTY
    assert code_of(ole("EncryptionInfo", "EncryptedPackage")) is ReadCode.ENCRYPTED
    assert code_of(ole("Workbook"), "bank.xls") is ReadCode.CORRUPT
    assert code_of(io.BytesIO(saved(workbook(["a"])).getvalue()[:2_000])) is ReadCode.CORRUPT
