import io

import docx
import pytest
from docx.shared import RGBColor

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from files.documents.types import TableBlock, TextKind
from tests.files.documents.builders import paragraph, run, word, zipped

TEXT_BOX = f"<w:txbxContent>{paragraph('in the box')}</w:txbxContent>"


def texts(stream):
    return [block.text for block in read(stream, "a.docx").blocks]


def saved(document):
    stream = io.BytesIO()
    document.save(stream)
    return stream


def test_a_document_from_a_word_processor():
    document = docx.Document()
    document.add_heading("Cells", 0)
    document.add_heading("The wall", 1)
    document.add_paragraph("It is ").add_run("rigid").bold = True
    document.add_paragraph("first", "List Bullet")
    blocks = read(saved(document), "a.docx").blocks
    assert [(block.kind, block.level, block.marker, block.text) for block in blocks] == [
        ("heading", 1, "", "Cells"),
        ("heading", 2, "", "The wall"),
        ("paragraph", 0, "", "It is rigid"),
        ("list_item", 1, "•", "first"),
    ]
    assert blocks[3].location.headings == ("Cells", "The wall")
    assert [run.bold for run in blocks[2].runs] == [False, True]


def test_the_look_of_runs():
    look = '<w:i/><w:u w:val="single"/><w:strike/><w:color w:val="ff0000"/><w:highlight w:val="yellow"/>'
    (block,) = read(word(f"<w:p>{run('plain ')}{run('all', look)}</w:p>"), "a.docx").blocks
    plain, loud = block.runs
    assert (plain.bold, plain.italic, plain.color, plain.highlight) == (False, False, None, None)
    assert (loud.italic, loud.underline, loud.strike, loud.color, loud.highlight) == (
        True,
        True,
        True,
        "FF0000",
        "FFFF00",
    )


def test_color_from_a_library():
    document = docx.Document()
    document.add_paragraph().add_run("B. steam").font.color.rgb = RGBColor(0xC0, 0, 0)
    assert read(saved(document), "a.docx").blocks[0].runs[0].color == "C00000"


def test_the_look_comes_from_styles_unless_the_run_says_otherwise():
    styles = (
        '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/></w:rPr></w:style>'
        '<w:style w:type="paragraph" w:styleId="Key"><w:basedOn w:val="Base"/></w:style>'
        '<w:style w:type="character" w:styleId="Red"><w:rPr><w:color w:val="FF0000"/></w:rPr></w:style>'
    )
    inner = run("a", '<w:rStyle w:val="Red"/>') + run("b", '<w:b w:val="0"/>')
    body = f'<w:p><w:pPr><w:pStyle w:val="Key"/></w:pPr>{inner}</w:p>'
    first, second = read(word(body, styles), "a.docx").blocks[0].runs
    assert (first.bold, first.color, second.bold, second.color) == (True, "FF0000", False, None)


@pytest.mark.parametrize("name", ["heading 2", "标题 2", "Heading 2"])
def test_headings_by_the_name_of_their_style(name):
    styles = f'<w:style w:type="paragraph" w:styleId="2"><w:name w:val="{name}"/></w:style>'
    (block,) = read(word(paragraph("Energy", '<w:pStyle w:val="2"/>'), styles), "a.docx").blocks
    assert (block.kind, block.level) == (TextKind.HEADING, 2)


def test_headings_by_outline_level():
    (block,) = read(word(paragraph("Energy", '<w:outlineLvl w:val="0"/>')), "a.docx").blocks
    assert (block.kind, block.level) == (TextKind.HEADING, 1)


def test_tabs_and_breaks_stay():
    body = "<w:p><w:r><w:t>A. ice</w:t><w:tab/><w:t>B. steam</w:t><w:br/><w:t>C. dew</w:t></w:r></w:p>"
    assert texts(word(body)) == ["A. ice\tB. steam\nC. dew"]


def test_insertions_count_and_deletions_do_not():
    body = f"<w:p>{run('kept')}<w:ins>{run(' new')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p>"
    assert texts(word(body)) == ["kept new"]


def test_hidden_text_is_not_read():
    assert texts(word(f"<w:p>{run('seen')}{run(' unseen', '<w:vanish/>')}</w:p>")) == ["seen"]


def test_content_controls_are_read_at_every_level():
    inner = f"<w:sdt><w:sdtContent>{run('inner')}</w:sdtContent></w:sdt>"
    body = f"<w:sdt><w:sdtContent><w:p>{inner}</w:p></w:sdtContent></w:sdt>"
    prompt = f"<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>{paragraph('Click')}</w:sdtContent></w:sdt>"
    assert texts(word(body + prompt)) == ["inner"]


def test_a_text_box_is_read_once():
    choice = f'<mc:Choice Requires="wps"><w:drawing><wps:txbx>{TEXT_BOX}</wps:txbx></w:drawing></mc:Choice>'
    fallback = f"<mc:Fallback><w:pict><v:textbox>{TEXT_BOX}</v:textbox></w:pict></mc:Fallback>"
    body = f"<w:p>{run('beside')}<w:r><mc:AlternateContent>{choice}{fallback}</mc:AlternateContent></w:r></w:p>"
    assert texts(word(body)) == ["beside", "in the box"]


def test_formulas_are_readable():
    def part(name, *inner):
        return f"<m:{name}>{''.join(inner)}</m:{name}>"

    def letters(text):
        return f"<m:r><m:t>{text}</m:t></m:r>"

    fraction = part("f", part("num", letters("a+b")), part("den", letters("2")))
    power = part("sSup", part("e", letters("x")), part("sup", letters("2")))
    root = part("rad", part("deg"), part("e", letters("y")))
    body = f"<w:p>{run('f = ')}<m:oMath>{fraction}{letters('+')}{power}{letters('+')}{root}</m:oMath></w:p>"
    assert texts(word(body)) == ["f = (a+b)/2+x^2+√(y)"]


def test_an_exponent_stays_raised():
    raised = run("9", '<w:vertAlign w:val="superscript"/>')
    assert texts(word(f"<w:p>{run('10')}{raised}</w:p>")) == ["10⁹"]


def test_a_tick_of_a_symbol_font():
    assert texts(word('<w:p><w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:t> A</w:t></w:r></w:p>')) == ["✓ A"]


def test_underlined_blanks_at_the_end_are_a_slot():
    slot = run("     ", '<w:u w:val="single"/>')
    (block,) = read(word(f"<w:p>{run('Water is ')}{slot}</w:p>"), "a.docx").blocks
    assert block.runs[-1].text == "     "


def test_pictures_are_counted():
    body = paragraph("Look:") + '<w:p><w:r><w:drawing><a:blip r:embed="x"/></w:drawing></w:r></w:p>' * 2
    assert read(word(body), "a.docx").notes == ("2 pictures were left out.",)


def test_merged_cells_stand_once_and_rows_are_as_long():
    document = docx.Document()
    table = document.add_table(3, 3)
    table.cell(0, 0).merge(table.cell(0, 1)).text = "wide"
    table.cell(1, 2).merge(table.cell(2, 2)).text = "tall"
    table.cell(2, 0).text = "last"
    (block,) = read(saved(document), "a.docx").blocks
    assert [[cell.text for cell in row] for row in block.rows] == [["wide", "", ""], ["", "", "tall"], ["last", "", ""]]
    assert (block.rows[0][0].columns, block.rows[1][2].rows) == (2, 2)


def test_tables_inside_tables():
    inner = f"<w:tbl><w:tr><w:tc>{paragraph('deep')}</w:tc></w:tr></w:tbl>"
    (block,) = read(word(f"<w:tbl><w:tr><w:tc>{paragraph('top')}{inner}</w:tc></w:tr></w:tbl>"), "a.docx").blocks
    (cell,) = block.rows[0]
    assert isinstance(cell.blocks[1], TableBlock)
    assert cell.text == "top\ndeep"


def test_strict_documents_say_the_same_under_other_names():
    stream = word(paragraph("strict"))
    strict = b"http://purl.oclc.org/ooxml/wordprocessingml/main"
    usual = b"http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    body = f"<w:document xmlns:w='{usual.decode()}'><w:body>{paragraph('strict')}</w:body></w:document>".encode()
    assert texts(zipped({"word/document.xml": body.replace(usual, strict)})) == texts(stream) == ["strict"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("", ReadCode.EMPTY),
        (paragraph("  "), ReadCode.EMPTY),
        ('<w:p><w:r><w:drawing><a:blip r:embed="x"/></w:drawing></w:r></w:p>', ReadCode.NO_TEXT),
        ("<w:p><w:r>", ReadCode.CORRUPT),
        ("<w:sdt><w:sdtContent>" * 400 + "</w:sdtContent></w:sdt>" * 400, ReadCode.TOO_COMPLEX),
    ],
)
def test_refusals(body, code):
    with pytest.raises(ReadError) as raised:
        read(word(body), "a.docx")
    assert raised.value.code is code


def test_an_entity_bomb_is_refused_unexploded():
    entities = '<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">'
    bomb = f"<!DOCTYPE w:document [{entities}]><w:document xmlns:w='x'>&b;</w:document>"
    with pytest.raises(ReadError) as raised:
        read(zipped({"word/document.xml": bomb}), "a.docx")
    assert raised.value.code is ReadCode.TOO_COMPLEX


def test_a_table_of_impossible_width_is_refused():
    cell = "<w:tc><w:tcPr><w:gridSpan w:val='999999999'/></w:tcPr></w:tc>"
    row = f"<w:tr>{cell * 300}</w:tr>"
    with pytest.raises(ReadError) as raised:
        read(word(f"<w:tbl>{row * 20}</w:tbl>"), "a.docx")
    assert raised.value.code is ReadCode.TOO_LARGE


def test_external_entities_are_not_fetched(tmp_path):
    secret = tmp_path / "secret"
    secret.write_text("secret")
    attack = f"<!DOCTYPE x [<!ENTITY s SYSTEM '{secret.as_uri()}'>]><x>&s;</x>"
    with pytest.raises(ReadError):
        read(zipped({"word/document.xml": attack}), "a.docx")
