"""Texts of other programs and times: RTF, OpenDocument, binary Word, Word 2003 in XML, a page named doc."""

import struct
from pathlib import Path

from tests.files.documents.corpus.cases import case
from tests.files.documents.corpus.facts import bullets, heading, in_order, items, look, merged, omits, row, says
from tests.files.documents.doc_files import Piece, old_word
from tests.files.documents.open_documents import open_document

SAMPLES = Path(__file__).parent.parent / "samples"
LOOKS = (
    "Plain, [bold]{bold}[ italic]{italic}[ under]{underline}[ struck]{strike}[ red]{FF0000}[ marked]{on FFFF00}"
    " 10⁹ H2[ dstrike]{strike}⇥Tab⏎soft"
)
RTF = (
    r"{\rtf1\ansi\ansicpg936{\fonttbl{\f0\fcharset0 Times;}{\f1\fcharset134 SimSun;}}"
    r"{\colortbl;\red255\green0\blue0;}{\stylesheet{\s1\outlinelevel0 heading 1;}{\s2\outlinelevel1 heading 2;}}"
)


def rtf(body):
    escaped = "".join(
        character if character.isascii() else "".join(rf"\'{byte:02x}" for byte in character.encode("gb18030"))
        for character in body
    )
    return f"{RTF}{escaped}}}".encode()


@case(
    "rtf",
    "zh",
    """
    doc, 5 blocks
    heading 1: 自然测验
    @ under 自然测验
    heading 2: 选择
    @ under 自然测验 > 选择
    item 1: 1. | 哪个会飞？
    item 2: A) | [麻雀]{bold FF0000}
    item 2: B) | 鲤鱼
    """,
    headings=(heading("自然测验"), heading("选择")),
    numbering=items("1. 哪个会飞？", "B) 鲤鱼"),
    looks=look("bold", "麻雀"),
    colors=look("FF0000", "麻雀"),
)
def rich_text_with_numbers_written_out():
    body = r"\f1\s1 自然测验\par\pard\s2 选择\par\pard{\listtext 1.\tab}\ls1 哪个会飞？\par"
    body += r"\pard{\listtext A)\tab}\ls1\ilvl1{\b\cf1 麻雀}\par\pard{\listtext B)\tab}\ls1\ilvl1 鲤鱼\par"
    return rtf(body)


@case(
    "rtf",
    "en",
    """
    doc, 3 blocks
    paragraph: Before
    table: 2 rows, 2 columns
      row 1: ice | floats
      row 2: iron | sinks
    paragraph: Behind⏎it
    """,
    tables=(row("ice", "floats"), row("iron", "sinks")),
    nothing_unseen=(says("Before"), omits("secret", "page head", "note below")),
)
def rich_text_with_a_table():
    places = r"\trowd\cellx2000\cellx4000\pard\intbl "
    rows = places + r"ice\cell floats\cell\row " + places + r"iron\cell sinks\cell\row\pard "
    return rtf(r"{\header page head}Before{\v secret}{\footnote note below}\par " + rows + r"Behind\line it\par")


def p(text):
    return f"<text:p>{text}</text:p>"


@case(
    "odt",
    "zh",
    """
    odt, 6 blocks
    heading 1: 水
    @ under 水
    item 1: 一、 | 选择题
    item 2: 1. | 冰是什么？
    item 2: 2. | 雪是什么？
    item 1: 二、 | 判断题
    paragraph: 完
    """,
    headings=heading("水"),
    numbering=items("一、 选择题", "2. 雪是什么？", "二、 判断题"),
)
def open_text_with_chinese_numbers():
    style = """<text:list-style style:name="L">
      <text:list-level-style-number text:level="1" style:num-format="一, 二, 三, ..." style:num-suffix="、"/>
      <text:list-level-style-number text:level="2" style:num-format="1" style:num-suffix="."/></text:list-style>"""
    inner = "".join(f"<text:list-item>{p(text)}</text:list-item>" for text in ("冰是什么？", "雪是什么？"))
    first = f"<text:list-item>{p('选择题')}<text:list>{inner}</text:list></text:list-item>"
    parts = f"{first}<text:list-item>{p('判断题')}</text:list-item>"
    body = f'<text:h text:outline-level="1">水</text:h><text:list text:style-name="L">{parts}</text:list>{p("完")}'
    return open_document("text", body, automatic=style)


@case(
    "odt",
    "en",
    """
    odt, 3 blocks
    paragraph: It [floats]{bold} on [water]{FF0000}.
    table: 2 rows, 2 columns
      row 1: both {2 columns} |
      row 2: a | b
    paragraph: A tab⇥and⏎a break
    """,
    looks=look("bold", "floats"),
    colors=look("FF0000", "water"),
    merged_cells=merged("both", columns=2),
    tables=row("a", "b"),
    breaks_and_tabs=in_order("A tab", "and\n", "a break"),
)
def open_text_with_looks_and_a_table():
    styles = (
        '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>'
        '<style:style style:name="R" style:family="text"><style:text-properties fo:color="#ff0000"/></style:style>'
    )
    text = 'It <text:span text:style-name="B">floats</text:span> on <text:span text:style-name="R">water</text:span>.'
    wide = (
        f'<table:table-cell table:number-columns-spanned="2">{p("both")}</table:table-cell><table:covered-table-cell/>'
    )
    cells = "".join(f"<table:table-cell>{p(letter)}</table:table-cell>" for letter in "ab")
    rows = "".join(f"<table:table-row>{each}</table:table-row>" for each in (wide, cells))
    columns = '<table:table-column table:number-columns-repeated="2"/>'
    grid = f'<table:table table:name="T">{columns}{rows}</table:table>'
    return open_document("text", p(text) + grid + p("A tab<text:tab/>and<text:line-break/>a break"), automatic=styles)


@case(
    "doc",
    "en",
    f"""
    doc, 17 blocks
    heading 1: [The water cycle 水循环]{{17365D}}
    @ under The water cycle 水循环
    heading 2: [Chapter one]{{bold 365F91}}
    @ under The water cycle 水循环 > Chapter one
    paragraph: {LOOKS}
    paragraph: after page 😀 é “q”
    heading 3: [Sub]{{bold 4F81BD}}
    @ under The water cycle 水循环 > Chapter one > Sub
    item 1: 1. | item a
    item 1: 2. | item b
    item 1: 3. | item c
    item 1: • | dot a
    item 1: • | dot b
    item 1: • | dot c
    item 1: 1. | deep
    table: 3 rows, 3 columns
      row 1:
        cell 1: {{2 columns}}
          paragraph: c00
          paragraph: c01
        cell 3:
          paragraph: c02
      row 2:
        cell 1:
          paragraph: c10
          table: 2 rows, 2 columns
            row 1: n00 | n01
            row 2: n10 | n11
          paragraph: after inner
        cell 2:
          paragraph: c11
        cell 3: {{2 rows}}
          paragraph: c12
          paragraph: c22
      row 3: c20 | c21 |
    paragraph: [A quote]{{bold italic 4F81BD}}
    paragraph: New section
    @ under The water cycle 水循环
    heading 2: [Chapter two]{{bold 365F91}}
    @ under The water cycle 水循环 > Chapter two
    paragraph: End.
    note: 1 picture was left out.
    """,
    headings=heading("Chapter one"),
    looks=look("bold", "bold"),
    nested_tables=row("n00", "n01"),
    merged_cells=lambda output: "{2 columns}" in output and "{2 rows}" in output,
    bullets=bullets("dot a", "dot c"),
)
def looks_of_binary_word():
    return (SAMPLES / "looks.doc").read_bytes()


@case(
    "doc",
    "zh",
    """
    doc, 3 blocks
    paragraph: [第一题]{bold}
    paragraph: 冰为什么浮在水上？
    table: 1 row, 2 columns
      row 1: 甲 | 乙
    """,
    looks=look("bold", "第一题"),
    tables=row("甲", "乙"),
)
def binary_word_saved_in_pieces():
    in_table, row_end = b"\x16\x24\1", b"\x17\x24\1"
    pieces = Piece("第一题", look=b"\x35\x08\1"), Piece("\r冰为什么"), Piece("浮在水上？\r")
    cells = Piece("甲\x07乙\x07", paragraph=in_table), Piece("\x07", paragraph=in_table + row_end)
    return old_word(*pieces, *cells, Piece("\r"), order=(2, 0, 1, 3, 4, 5), flags=0x0004)


@case(
    "doc",
    "en",
    """
    doc, 2 blocks
    paragraph: The key is B.
    paragraph: It is [ice]{FF0000}.
    """,
    revisions=(says("The key is B."), omits("old words")),
    colors=look("FF0000", "ice"),
    fields_and_links=omits("HYPERLINK"),
)
def binary_word_with_deletions_and_fields():
    deleted, red = b"\x00\x08\1", b"\x70\x68" + struct.pack("<I", 0x0000FF)
    first = Piece("The key is "), Piece("old words", look=deleted), Piece('\x13 HYPERLINK "x" \x14B\x15.\r')
    return old_word(*first, Piece("It is "), Piece("ice", look=red), Piece(".\r"))


WORD_2003 = "http://schemas.microsoft.com/office/word/2003/wordml"


@case(
    "doc",
    "zh",
    """
    doc, 5 blocks
    heading 1: 单元练习
    @ under 单元练习
    item 1: 一、 | 填空
    item 2: (1) | 水的沸点是[一百度]{FF0000}。
    item 2: (2) | 冰的熔点是零度。
    item 1: 二、 | 问答
    """,
    headings=heading("单元练习"),
    numbering=items("一、 填空", "(2) 冰的熔点是零度。", "二、 问答"),
    colors=look("FF0000", "一百度"),
    disguises=says("冰的熔点是零度。"),
)
def word_2003_in_xml():
    def item(inner, level):
        place = f'<w:pPr><w:listPr><w:ilvl w:val="{level}"/><w:ilfo w:val="1"/></w:listPr></w:pPr>'
        return f"<w:p>{place}{inner}</w:p>"

    def run(text, look=""):
        return f"<w:r><w:rPr>{look}</w:rPr><w:t>{text}</w:t></w:r>"

    levels = "".join(
        f'<w:lvl w:ilvl="{place}"><w:start w:val="1"/><w:nfc w:val="{style}"/><w:lvlText w:val="{text}"/></w:lvl>'
        for place, (style, text) in enumerate(((37, "%1、"), (0, "(%2)")))
    )
    numbers = f'<w:listDef w:listDefId="1">{levels}</w:listDef><w:list w:ilfo="1"><w:ilst w:val="1"/></w:list>'
    style = '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>'
    red = run("水的沸点是") + run("一百度", '<w:color w:val="FF0000"/>') + run("。")
    body = f'<w:p><w:pPr><w:pStyle w:val="1"/></w:pPr>{run("单元练习")}</w:p>' + item(run("填空"), 0)
    body += item(red, 1) + item(run("冰的熔点是零度。"), 1) + item(run("问答"), 0)
    root = f'<w:wordDocument xmlns:w="{WORD_2003}"><w:lists>{numbers}</w:lists><w:styles>{style}</w:styles>'
    return f'<?xml version="1.0"?>{root}<w:body>{body}</w:body></w:wordDocument>'.encode()


@case(
    "doc",
    "zh",
    """
    doc, 3 blocks
    heading 1: 通知
    @ under 通知
    paragraph: 明天[考试]{bold}。
    item 1: • | 带笔
    """,
    headings=heading("通知"),
    disguises=(says("通知"), says("明天考试。"), omits("font-size")),
)
def web_page_named_doc():
    head = "<head><meta charset=gb2312><style>p{font-size:9pt}</style></head>"
    body = "<h1>通知</h1><p>明天<b>考试</b>。</p><ul><li>带笔</ul>"
    return f"<html>{head}<body>{body}</body></html>".encode("gb18030")
