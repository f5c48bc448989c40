"""Workbooks and what passes for one."""

import datetime as dt
import io

import openpyxl
import xlwt
from openpyxl.styles import Font

from tests.files.documents.corpus.cases import case
from tests.files.documents.corpus.facts import in_order, merged, omits, placed, row, says
from tests.files.documents.open_documents import open_document


def saved(book):
    stream = io.BytesIO()
    book.save(stream)
    return stream


def workbook(*rows, title="Sheet"):
    book = openpyxl.Workbook()
    book.active.title = title
    for each in rows:
        book.active.append(each)
    return book


@case(
    "xlsx",
    "zh",
    """
    xlsx, 1 block
    @ sheet 题库
    table: 3 rows, 4 columns
      row 1: 题干 | 选项A | 选项B | 答案
      row 2: 哪个是气体？ | 冰 | 水蒸气 | B
      row 3: 1+1=？ | 2 | 3 | A
    """,
    cells=(row("哪个是气体？", "冰", "水蒸气", "B"), row("1+1=？", "2", "3", "A")),
    sheet_names=placed("题库", "哪个是气体？"),
)
def bank_of_questions():
    rows = ["题干", "选项A", "选项B", "答案"], ["哪个是气体？", "冰", "水蒸气", "B"], ["1+1=？", 2, 3, "A"]
    return saved(workbook(*rows, title="题库"))


@case(
    "xlsx", "en",
    """
    xlsx, 1 block
    @ sheet Sheet
    table: 4 rows, 3 columns
      row 1: whole | 1 | 2
      row 2: truth | TRUE | FALSE
      row 3: day | 2026-03-01 | 2026-03-01 08:30:00
      row 4: parts | 0.3 | -2.5
    """,
    typed_cells=(
        row("whole", "1", "2"), row("truth", "TRUE", "FALSE"), row("day", "2026-03-01", "2026-03-01 08:30:00"),
        row("parts", "0.3", "-2.5"),
    ),
)  # fmt: skip
def cells_of_every_type():
    moment = dt.datetime(2026, 3, 1, 8, 30)  # noqa: DTZ001 - cells have no zone
    rows = ["whole", 1.0, 2], ["truth", True, False], ["day", moment.date(), moment], ["parts", 0.1 + 0.2, -2.5]
    return saved(workbook(*rows))


@case(
    "xlsx",
    "en",
    """
    xlsx, 2 blocks
    @ sheet one
    table: 1 row, 1 column
      row 1: seen
    @ sheet three
    table: 1 row, 1 column
      row 1: seen too
    """,
    hidden_sheets=(says("seen", "seen too"), omits("choices", "deep secret")),
    sheet_names=(placed("one", "seen"), placed("three", "seen too")),
)
def hidden_and_very_hidden_sheets():
    book = workbook(["seen"], title="one")
    for name, text, state in [
        ("two", "choices", "hidden"),
        ("three", "seen too", "visible"),
        ("four", "deep secret", "veryHidden"),
    ]:
        book.create_sheet(name).append([text])
        book[name].sheet_state = state
    return saved(book)


@case(
    "xlsx",
    "zh",
    """
    xlsx, 1 block
    @ sheet 单元
    table: 4 rows, 3 columns
      row 1: 期末测验 {3 columns} |  |
      row 2: 第一题 {3 rows} | A | 冰
      row 3:  | B | 水
      row 4:  | C | 铁
    """,
    merged_cells=(merged("期末测验", columns=3), merged("第一题", rows=3)),
    cells=row("第一题", "A", "冰"),
)
def merged_cells():
    book = workbook(["期末测验", None, None], ["第一题", "A", "冰"], [None, "B", "水"], [None, "C", "铁"], title="单元")
    book.active.merge_cells("A1:C1")
    book.active.merge_cells("A2:A4")
    return saved(book)


@case(
    "xlsx",
    "en",
    """
    xlsx, 1 block
    @ sheet Sheet
    table: 3 rows, 2 columns
      row 3: Question | Key
      row 5: Is ice water? | yes
      row 90: Is iron? | no
    """,
    extents=(row("Question", "Key"), row("Is iron?", "no"), lambda output: len(output) < 2_000),
)
def table_in_the_middle_of_nowhere():
    book = openpyxl.Workbook()
    for place, text in {
        "C3": "Question",
        "F3": "Key",
        "C5": "Is ice water?",
        "F5": "yes",
        "C90": "Is iron?",
        "F90": "no",
    }.items():
        book.active[place] = text
    for number in range(91, 900):
        book.active.cell(number, 30).font = Font(bold=True)
    return saved(book)


@case(
    "xlsx",
    "zh",
    """
    xlsx, 1 block
    @ sheet 表
    table: 2 rows, 2 columns
      row 1: 选项 | A. 冰⏎B. 水⏎C. 铁
      row 2: 比例 | 25%
    """,
    cells=in_order("选项", "A. 冰", "B. 水", "C. 铁"),
    typed_cells=row("比例", "25%"),
)
def lines_in_a_cell_and_a_share():
    book = workbook(["选项", "A. 冰\nB. 水\nC. 铁"], ["比例", 0.25], title="表")
    book.active["B2"].number_format = "0%"
    return saved(book)


@case(
    "xls",
    "zh",
    """
    xls, 2 blocks
    @ sheet 题库
    table: 2 rows, 3 columns
      row 1: 题目 | 答案 | 分值
      row 2: 水是液体吗？ | TRUE | 5
    @ sheet 附录
    table: 1 row, 1 column
      row 1: 完
    """,
    cells=row("题目", "答案", "分值"),
    typed_cells=row("水是液体吗？", "TRUE", "5"),
    sheet_names=(placed("题库", "水是液体吗？"), placed("附录", "完")),
    hidden_sheets=omits("秘密"),
)
def old_workbook():
    book = xlwt.Workbook()
    sheet = book.add_sheet("题库")
    for column, (head, value) in enumerate([("题目", "水是液体吗？"), ("答案", True), ("分值", 5.0)]):
        sheet.write(0, column, head)
        sheet.write(1, column, value)
    hidden = book.add_sheet("隐藏")
    hidden.write(0, 0, "秘密")
    hidden.visibility = 1
    book.add_sheet("附录").write(0, 0, "完")
    return saved(book)


@case(
    "xls",
    "en",
    """
    xls, 1 block
    @ sheet days
    table: 2 rows, 2 columns
      row 2: began | 2026-03-01
      row 3: both {2 columns} |
    """,
    typed_cells=row("began", "2026-03-01"),
    merged_cells=merged("both", columns=2),
)
def old_workbook_with_a_date():
    book = xlwt.Workbook()
    sheet = book.add_sheet("days")
    sheet.write(1, 1, "began")
    sheet.write(1, 2, dt.date(2026, 3, 1), xlwt.easyxf(num_format_str="YYYY-MM-DD"))
    sheet.write_merge(2, 2, 1, 2, "both")
    return saved(book)


@case(
    "ods",
    "zh",
    """
    ods, 1 block
    @ sheet 成绩
    table: 2 rows, 2 columns
      row 1: 姓名 | 分数
      row 4: 小红 | 98
    """,
    cells=(row("姓名", "分数"), row("小红", "98")),
    sheet_names=placed("成绩", "小红"),
)
def open_workbook():
    def cell(text, kind="string", more=""):
        return f'<table:table-cell office:value-type="{kind}" {more}><text:p>{text}</text:p></table:table-cell>'

    def line(*cells):
        return f"<table:table-row>{''.join(cells)}</table:table-row>"

    gap = '<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>'
    rows = line(cell("姓名"), cell("分数")) + gap + line(cell("小红"), cell("98.0", "float", 'office:value="98"'))
    return open_document("spreadsheet", f'<table:table table:name="成绩">{rows}</table:table>')


@case(
    "csv",
    "zh",
    """
    text, 1 block
    table: 3 rows, 3 columns
      row 1: 题目 | 答案 | 解析
      row 2: 冰,水,汽 | A | 说：“对”
      row 4: 铁 | B |
    """,
    cells=row("题目", "答案", "解析"),
    charsets=says("说：“对”"),
)
def separated_values_in_gb18030():
    return '题目,答案,解析\r\n"冰,水,汽",A,说：“对”\r\n\r\n铁,B,\r\n'.encode("gb18030")


@case(
    "csv",
    "en",
    """
    text, 1 block
    table: 2 rows, 3 columns
      row 1: Question | Key | Points
      row 2: Say "ice" | A | 2
    """,
    cells=(row("Question", "Key", "Points"), row('Say "ice"', "A", "2")),
)
def separated_by_semicolons():
    return b'Question;Key;Points\r\n"Say ""ice""";A;2\r\n'


@case(
    "xls",
    "zh",
    """
    xls, 1 block
    @ sheet Sheet1
    table: 2 rows, 2 columns
      row 1: 题目 | 答案
      row 2: 水往低处流 | 对
    """,
    disguises=row("水往低处流", "对"),
)
def web_page_named_xls():
    rows = "".join(f"<tr><td>{one}</td><td>{two}</td></tr>" for one, two in (("题目", "答案"), ("水往低处流", "对")))
    page = f"<html><head><meta charset=gb2312></head><body><table>{rows}</table></body></html>"
    return page.encode("gb18030")


@case(
    "xls",
    "en",
    """
    xls, 1 block
    @ sheet Bank
    table: 2 rows, 2 columns
      row 1: Question | Key
      row 2: Does ice float? | TRUE
    """,
    disguises=row("Does ice float?", "TRUE"),
)
def workbook_of_excel_2003_in_xml():
    def line(*cells):
        return f"<Row>{''.join(f'<Cell><Data ss:Type={kind!r}>{text}</Data></Cell>' for kind, text in cells)}</Row>"

    head = line(("String", "Question"), ("String", "Key"))
    rows = head + line(("String", "Does ice float?"), ("Boolean", "1"))
    names = (
        'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"'
    )
    mark = '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'
    return f'{mark}<Workbook {names}><Worksheet ss:Name="Bank"><Table>{rows}</Table></Worksheet></Workbook>'.encode()
