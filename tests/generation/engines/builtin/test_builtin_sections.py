"""What of a document is material, and what its place is called."""

import pytest

from files.documents.types import Cell, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind
from generation.engines.builtin import tables
from generation.engines.builtin.language import language_of
from generation.engines.builtin.material import Language
from generation.engines.builtin.sections import passages
from generation.engines.builtin.wording import WORDINGS

EN, ZH = WORDINGS[Language.ENGLISH], WORDINGS[Language.CHINESE]


def heading(text, level=1):
    return TextBlock(TextKind.HEADING, (Run(text),), level=level)


def paragraph(text, **where):
    return TextBlock(TextKind.PARAGRAPH, (Run(text),), Location(**where))


def read(*blocks, wording=EN):
    return list(passages(Document(Kind.DOCX, blocks), wording))


@pytest.mark.parametrize(
    "text",
    [
        "Figure 2. A glacier in the Alps.",
        "图3 冰川的形成",
        "(credit: a photographer)",
        "and ends in the middle of a line.",
        "See https://example.org for more.",
        "After reading this chapter you can name five glaciers.",
        "Table 2.1 Lengths of glaciers",
        "2019年4月23日第三次会议通过",
        "（2019年4月23日第三次会议通过，2021年5月1日起施行）",
    ],
)
def test_captions_credits_links_and_tails_are_no_material(text):
    assert not read(paragraph(text))


@pytest.mark.parametrize(
    "text",
    [
        "Photosynthesis turns light into sugar.",
        "Tables of tides are printed every year.",
        "Images are turned upside down by a lens.",
        "Copyright protects the author of a book.",
        "1912年3月11日，临时参议院通过了《临时约法》。该法有五十六条。",
        "pH tells how sour a liquid is.",
        "mRNA carries the plan of a protein.",
    ],
)
def test_words_that_only_begin_like_captions_are_material(text):
    assert [passage.text for passage in read(paragraph(text))] == [text]


def test_a_section_of_references_ends_at_the_next_heading_of_its_level():
    found = read(
        heading("References"),
        paragraph("Old books are listed here."),
        heading("Books", 2),
        paragraph("More of them."),
        heading("Rivers"),
        paragraph("Rivers carry sand to the sea."),
    )
    assert [passage.text for passage in found] == ["Rivers carry sand to the sea."]


def test_the_place_names_page_heading_and_article():
    english = read(heading("2.1 Rivers"), paragraph("Rivers carry sand.", page=4))
    chinese = read(heading("第二章 借阅"), paragraph("第七条 读者可以借五本书。", page=2), wording=ZH)
    assert english[0].place == "page 4, Rivers"
    assert chinese[0].place == "第2页，第二章 借阅，第七条"


def test_a_chapter_that_is_only_a_line_is_a_heading():
    found = read(paragraph("第一章 总则"), paragraph("第一条 为了方便读者，制定本办法。"), wording=ZH)
    assert [passage.section for passage in found] == [("第一章 总则",)]


def test_bold_words_are_terms_and_a_bold_paragraph_is_none():
    term = TextBlock(TextKind.PARAGRAPH, (Run("A "), Run("moraine", bold=True), Run(" is a heap of stones.")))
    loud = TextBlock(TextKind.PARAGRAPH, (Run("Mind the gap.", bold=True),))
    assert [passage.bold for passage in read(term, loud)] == [("moraine",), ()]


def table(*rows):
    cells = tuple(tuple(Cell((paragraph(text),)) for text in row) for row in rows)
    return Document(Kind.DOCX, (TableBlock(cells, Location(page=9)),))


def test_a_cell_is_asked_for_by_the_names_of_its_row_and_column():
    found = list(
        tables.candidates(
            table(("Bird", "Home"), ("Puffin", "cliff"), ("Heron", "reeds"), ("Owl", "barn"), ("Swift", "roof")), EN
        )
    )
    assert found[0].stem == "According to the table, what is given as “Home” for “Puffin”?"
    assert (found[0].keys, set(found[0].wrong)) == (("cliff",), {"reeds", "barn", "roof"})
    assert found[0].sources[0].passage.place == "page 9"


def test_questions_on_one_column_are_of_one_group():
    birds = table(("Bird", "Home", "Food"), *((name, f"home {name}", f"food {name}") for name in "abcde"))
    found = list(tables.candidates(birds, EN))
    groups = {one.stem.split("“")[1]: one.group for one in found}
    assert len(set(groups.values())) == 2


def test_a_table_with_too_few_rows_or_empty_cells_is_not_asked():
    assert not list(tables.candidates(table(("Bird", "Home"), ("Puffin", "cliff"), ("Owl", "barn")), EN))
    gaps = table(("Bird", "Home"), ("Puffin", ""), ("Heron", "reeds"), ("Owl", "barn"), ("Swift", "roof"))
    assert not list(tables.candidates(gaps, EN))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The river is wide, and the bridge that crosses it was built of stone.", Language.ENGLISH),
        ("河流很宽，桥是用石头建造的。", Language.CHINESE),
        ("TCP 协议是一种面向连接的传输层协议。", Language.CHINESE),
        ("Der Fluss ist breit und die Brücke ist nicht aus Stein.", None),
        ("川はとても広くて、橋は石でできています。", None),
        ("12345 67890", None),
    ],
)
def test_the_language_is_told(text, language):
    assert language_of(text) is language
