import io

import pptx
import pytest
from pptx.dml.color import RGBColor
from pptx.oxml.ns import qn
from pptx.util import Cm

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from files.documents.types import TextKind
from tests.files.documents.builders import zipped


def saved(presentation):
    stream = io.BytesIO()
    presentation.save(stream)
    return stream


def blocks(presentation):
    return read(saved(presentation), "a.pptx").blocks


@pytest.fixture
def deck():
    return pptx.Presentation()


def slide_of(deck, layout=6):
    return deck.slides.add_slide(deck.slide_layouts[layout])


def box(slide, text, left, top):
    frame = slide.shapes.add_textbox(Cm(left), Cm(top), Cm(8), Cm(1)).text_frame
    frame.text = text
    return frame


def test_titles_are_headings_and_placeholders_hold_lists(deck):
    slide = slide_of(deck, 1)
    slide.shapes.title.text = "Water"
    slide.placeholders[1].text = "wet\ncold"
    slide.placeholders[1].text_frame.paragraphs[1].level = 1
    title, *items = blocks(deck)
    assert (title.kind, title.level, title.text, title.location.slide) == (TextKind.HEADING, 1, "Water", 1)
    assert [(item.kind, item.level, item.marker, item.text) for item in items] == [
        ("list_item", 1, "•", "wet"),
        ("list_item", 2, "•", "cold"),
    ]
    assert items[0].location.headings == ("Water",)


def test_shapes_are_read_as_they_stand_and_not_as_they_were_made(deck):
    slide = slide_of(deck)
    for text, left, top in [("last", 1, 9), ("right", 12, 2.2), ("left", 1, 2)]:
        box(slide, text, left, top)
    assert [block.text for block in blocks(deck)] == ["left", "right", "last"]


def test_groups_and_tables(deck):
    slide = slide_of(deck)
    table = slide.shapes.add_table(2, 2, Cm(1), Cm(1), Cm(8), Cm(2)).table
    table.cell(0, 0).merge(table.cell(0, 1))
    table.cell(0, 0).text = "wide"
    table.cell(1, 1).text = "low"
    group = slide.shapes.add_group_shape()
    group.shapes.add_textbox(Cm(1), Cm(9), Cm(5), Cm(1)).text_frame.text = "grouped"
    grid, text = blocks(deck)
    assert [[cell.text for cell in row] for row in grid.rows] == [["wide", ""], ["", "low"]]
    assert grid.rows[0][0].columns == 2
    assert text.text == "grouped"


def test_runs_and_breaks(deck):
    frame = box(slide_of(deck), "A. ice", 1, 1)
    run = frame.paragraphs[0].add_run()
    run.text = " floats"
    run.font.bold = True
    run.font.color.rgb = RGBColor(0xFF, 0, 0)
    frame.paragraphs[0].add_line_break()
    frame.paragraphs[0].add_run().text = "B. iron"
    (block,) = blocks(deck)
    assert block.text == "A. ice floats\nB. iron"
    assert [(run.bold, run.color) for run in block.runs][1] == (True, "FF0000")


def test_automatic_numbers(deck):
    frame = box(slide_of(deck), "ice\nsteam\ndew", 1, 1)
    for paragraph in frame.paragraphs[:2]:
        numbers = paragraph._p.get_or_add_pPr()
        numbers.append(numbers.makeelement(qn("a:buAutoNum"), {"type": "alphaUcPeriod"}))
    assert [(block.marker, block.text) for block in blocks(deck)] == [("A.", "ice"), ("B.", "steam"), ("", "dew")]


def test_notes_and_hidden_slides_are_left_out(deck):
    slide = slide_of(deck)
    box(slide, "shown", 1, 1)
    slide.notes_slide.notes_text_frame.text = "for the teacher"
    hidden = slide_of(deck)
    box(hidden, "hidden", 1, 1)
    hidden._element.set("show", "0")
    document = read(saved(deck), "a.pptx")
    assert (document.text, document.notes) == ("shown", ("1 hidden slide was left out.",))


def test_refusals(deck):
    with pytest.raises(ReadError) as raised:
        read(saved(deck), "a.pptx")
    assert raised.value.code is ReadCode.EMPTY
    with pytest.raises(ReadError) as raised:
        read(zipped({"ppt/presentation.xml": "<x/>"}), "a.pptx")
    assert raised.value.code is ReadCode.CORRUPT
