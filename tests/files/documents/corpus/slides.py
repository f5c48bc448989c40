"""Presentations."""

import io

import pptx
from pptx.dml.color import RGBColor
from pptx.oxml.ns import qn
from pptx.util import Cm

from tests.files.documents.corpus.cases import case
from tests.files.documents.corpus.docx_inline import PICTURE
from tests.files.documents.corpus.facts import bullets, heading, in_order, items, look, omits, placed, row, says


def saved(deck):
    stream = io.BytesIO()
    deck.save(stream)
    return stream


def slide_of(deck, title="", layout=5):
    slide = deck.slides.add_slide(deck.slide_layouts[layout])
    if title:
        slide.shapes.title.text = title
    return slide


def box(shapes, text, left, top):
    frame = shapes.add_textbox(Cm(left), Cm(top), Cm(8), Cm(1)).text_frame
    frame.text = text
    return frame


def numbers(paragraph, style, start=1):
    properties = paragraph._p.get_or_add_pPr()
    properties.append(properties.makeelement(qn("a:buAutoNum"), {"type": style, "startAt": str(start)}))


@case(
    "pptx",
    "zh",
    """
    pptx, 5 blocks
    @ slide 1
    heading 1: 水的三态
    @ slide 1, under 水的三态
    item 1: • | 固态
    item 2: • | 冰和雪
    @ slide 2
    heading 1: 小结
    @ slide 2, under 小结
    item 1: • | 水会变。
    """,
    titles=(heading("水的三态"), heading("小结")),
    lists=bullets("固态", "冰和雪"),
    slide_numbers=placed(2, "水会变。"),
)
def titles_and_lists():
    deck = pptx.Presentation()
    slide = slide_of(deck, "水的三态", 1)
    slide.placeholders[1].text = "固态\n冰和雪"
    slide.placeholders[1].text_frame.paragraphs[1].level = 1
    slide_of(deck, "小结", 1).placeholders[1].text = "水会变。"
    return saved(deck)


@case(
    "pptx",
    "en",
    """
    pptx, 5 blocks
    @ slide 1
    heading 1: Quiz
    @ slide 1, under Quiz
    paragraph: Which floats?
    paragraph: A. ice
    paragraph: B. iron
    paragraph: Answer: A
    """,
    order=in_order("Quiz", "Which floats?", "A. ice", "B. iron", "Answer: A"),
)
def boxes_that_were_made_in_another_order():
    deck = pptx.Presentation()
    slide = slide_of(deck)
    for text, left, top in [("Answer: A", 1, 15), ("B. iron", 13, 9), ("Which floats?", 1, 6), ("A. ice", 1, 9.2)]:
        box(slide.shapes, text, left, top)
    slide.shapes.title.text = "Quiz"
    return saved(deck)


@case(
    "pptx",
    "en",
    """
    pptx, 5 blocks
    @ slide 1
    heading 1: Parts of a plant
    @ slide 1, under Parts of a plant
    paragraph: above
    paragraph: leaf
    paragraph: stem
    paragraph: below
    """,
    groups=in_order("above", "leaf", "stem", "below"),
)
def groups_within_groups():
    deck = pptx.Presentation()
    slide = slide_of(deck, "Parts of a plant")
    box(slide.shapes, "below", 1, 16)
    outer = slide.shapes.add_group_shape()
    inner = outer.shapes.add_group_shape()
    box(inner.shapes, "stem", 1, 11)
    box(outer.shapes, "leaf", 1, 8)
    box(slide.shapes, "above", 1, 5)
    return saved(deck)


@case(
    "pptx",
    "zh",
    """
    pptx, 2 blocks
    @ slide 1
    heading 1: 比较
    @ slide 1, under 比较
    table: 3 rows, 3 columns
      row 1: 物质 | 密度 {2 columns} |
      row 2: 冰 | 0.92 | 浮
      row 3: 铁 | 7.9 | 沉
    """,
    tables=(row("冰", "0.92", "浮"), row("铁", "7.9", "沉")),
)
def table_with_a_merged_head():
    deck = pptx.Presentation()
    grid = slide_of(deck, "比较").shapes.add_table(3, 3, Cm(1), Cm(6), Cm(12), Cm(4)).table
    for number, texts in enumerate([("物质", "密度", ""), ("冰", "0.92", "浮"), ("铁", "7.9", "沉")]):
        for column, text in enumerate(texts):
            grid.cell(number, column).text = text
    grid.cell(0, 1).merge(grid.cell(0, 2))
    return saved(deck)


@case(
    "pptx",
    "en",
    """
    pptx, 6 blocks
    @ slide 1
    heading 1: Test
    @ slide 1, under Test
    item 1: 1. | Name a gas.
    item 2: a) | steam
    item 2: b) | sand
    item 1: 2. | Name a metal.
    item 1: 7. | Name a river.
    """,
    numbering=items("1. Name a gas.", "b) sand", "2. Name a metal.", "7. Name a river."),
)
def automatic_numbers_of_two_levels():
    deck = pptx.Presentation()
    slide = slide_of(deck, "Test")
    first = box(slide.shapes, "Name a gas.\nsteam\nsand\nName a metal.", 1, 6)
    for paragraph, level in zip(first.paragraphs, (0, 1, 1, 0), strict=True):
        paragraph.level = level
        numbers(paragraph, "alphaLcParenR" if level else "arabicPeriod")
    numbers(box(slide.shapes, "Name a river.", 1, 12).paragraphs[0], "arabicPeriod", 7)
    return saved(deck)


@case(
    "pptx",
    "zh",
    """
    pptx, 3 blocks
    @ slide 1
    heading 1: 练习
    @ slide 1, under 练习
    item 1: 一. | 背诵课文
    item 1: 二. | 抄写生字
    """,
    numbering=items("一. 背诵课文", "二. 抄写生字"),
)
def chinese_automatic_numbers():
    deck = pptx.Presentation()
    frame = box(slide_of(deck, "练习").shapes, "背诵课文\n抄写生字", 1, 6)
    for paragraph in frame.paragraphs:
        numbers(paragraph, "ea1ChsPeriod")
    return saved(deck)


@case(
    "pptx",
    "en",
    """
    pptx, 2 blocks
    @ slide 1
    heading 1: Shown
    @ slide 1, under Shown
    paragraph: for all to see
    note: 1 hidden slide was left out.
    """,
    nothing_unseen=(says("for all to see"), omits("for the teacher", "not shown")),
)
def notes_and_a_hidden_slide():
    deck = pptx.Presentation()
    slide = slide_of(deck, "Shown")
    box(slide.shapes, "for all to see", 1, 6)
    slide.notes_slide.notes_text_frame.text = "for the teacher"
    hidden = slide_of(deck, "not shown")
    hidden._element.set("show", "0")
    return saved(deck)


@case(
    "pptx",
    "zh",
    """
    pptx, 3 blocks
    @ slide 1
    heading 1: 答案
    @ slide 1, under 答案
    paragraph: 正确的是[B]{bold FF0000}⏎不是A
    paragraph: [下划线]{underline}
    note: 1 picture was left out.
    """,
    looks=(look("bold", "B"), look("underline", "下划线")),
    colors=look("FF0000", "B"),
    pictures_noted=lambda output: "picture" in output.lower() or "![" in output,
)
def looks_and_a_picture():
    deck = pptx.Presentation()
    slide = slide_of(deck, "答案")
    paragraph = box(slide.shapes, "正确的是", 1, 6).paragraphs[0]
    key = paragraph.add_run()
    key.text, key.font.bold = "B", True
    key.font.color.rgb = RGBColor(0xFF, 0, 0)
    paragraph.add_line_break()
    paragraph.add_run().text = "不是A"
    box(slide.shapes, "下划线", 1, 9).paragraphs[0].runs[0].font.underline = True
    slide.shapes.add_picture(PICTURE, Cm(1), Cm(12))
    return saved(deck)
