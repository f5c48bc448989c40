import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind
from tests.files.documents.open_documents import ENCRYPTED, open_document
from tests.files.documents.seen import lines, looks, read_bytes, spans

LISTS = """<text:list-style style:name="L">
  <text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/>
  <text:list-level-style-number text:level="2" style:num-format="A" style:num-prefix="(" style:num-suffix=")"/>
  <text:list-level-style-number text:level="3" style:num-format="一, 二, 三, ..." style:num-suffix="、"/>
</text:list-style>
<text:list-style style:name="D">
  <text:list-level-style-number text:level="1" style:num-format="i" text:start-value="3"/>
  <text:list-level-style-number text:level="2" style:num-format="1" text:display-levels="2"/>
</text:list-style>
<text:list-style style:name="B"><text:list-level-style-bullet text:level="1" text:bullet-char="●"/></text:list-style>"""
TITLE = '<style:style style:name="T" style:display-name="Title" style:family="paragraph"/>'


def odt(body, automatic="", styles="", manifest=""):
    return open_document("text", body, automatic=automatic, styles=styles, manifest=manifest)


def read_odt(body, automatic="", styles=""):
    return read_bytes(odt(body, automatic, styles), "exam.odt")


def p(text, style=""):
    return f'<text:p text:style-name="{style}">{text}</text:p>'


def h(text, level=1):
    return f'<text:h text:outline-level="{level}">{text}</text:h>'


def items(*contents, style="L", more=""):
    listed = "".join(f"<text:list-item>{content}</text:list-item>" for content in contents)
    return f'<text:list text:style-name="{style}" {more}>{listed}</text:list>'


def span(text, properties):
    """Return a run and the style that it has."""
    style = f'<style:style style:name="{text}" style:family="text"><style:text-properties {properties}/></style:style>'
    return f'<text:span text:style-name="{text}">{text}</text:span>', style


def test_headings_stand_above_what_follows():
    document = read_odt(p("冰", "T") + h("One") + p("It floats.") + h("Two", 2), styles=TITLE)
    assert (document.kind, lines(document)) == (Kind.ODT, ["# 冰", "## One", "It floats.", "### Two"])
    assert document.blocks[2].location.headings == ("冰", "One")


def test_lists_have_the_markers_of_their_style():
    inner = items(p("b"), p("c") + items(p("d")))
    body = (
        items(p("a") + inner, p("e") + p("more"))
        + items(p("f"), style="B")
        + items(p("g") + items(p("h"), style="D"), style="D")
    )
    assert lines(read_odt(body, LISTS)) == [
        "1. a", "  (A) b", "  (B) c", "    一、 d", "2. e", "more", "● f", "iii g", "  iii.1 h",
    ]  # fmt: skip


def test_a_list_begins_anew_unless_it_says_that_it_goes_on():
    body = items(p("a"), p("b")) + p("text") + items(p("c"), more='text:continue-numbering="true"') + items(p("d"))
    assert lines(read_odt(body, LISTS)) == ["1. a", "2. b", "text", "3. c", "1. d"]


def test_an_item_may_say_its_number():
    body = items(p("a")).replace("<text:list-item>", '<text:list-item text:start-value="7">')
    assert lines(read_odt(body, LISTS)) == ["7. a"]


def test_numbered_headings():
    outline = '<text:outline-level-style text:level="1" style:num-format="1" style:num-suffix="."/>'
    styles = f'<text:outline-style style:name="Outline">{outline}</text:outline-style>'
    assert lines(read_odt(h("Ice") + h("Water") + h("deep", 2), styles=styles)) == ["# 1. Ice", "# 2. Water", "## deep"]


def test_looks_come_from_styles_and_the_styles_behind_them():
    runs, styles = zip(
        span("red", 'fo:color="#ff0000" fo:font-weight="bold"'),
        span("lined", 'style:text-underline-style="solid" style:text-line-through-style="none"'),
        span("struck", 'style:text-line-through-style="solid" fo:font-style="italic"'),
        span("lit", 'fo:background-color="#ffff00" fo:color="#000000"'),
        span("secret", 'text:display="none"'),
        strict=True,
    )
    based = '<style:style style:name="P" style:family="paragraph" style:parent-style-name="Q"/>'
    behind = '<style:style style:name="Q" style:family="paragraph"><style:text-properties fo:font-style="italic"/>'
    document = read_odt(p(" ".join(runs)) + p("slanted", "P"), "".join(styles) + based, behind + "</style:style>")
    assert looks(document) == {
        "red": "bold FF0000", "lined": "underline", "struck": "italic strike", "lit": "on FFFF00", "slanted": "italic",
    }  # fmt: skip


def test_spaces_tabs_and_line_breaks():
    body = p('a\n   b<text:s text:c="3"/>c<text:tab/>d<text:line-break/>e')
    assert lines(read_odt(body)) == ["a b   c\td\ne"]


def test_powers_are_raised():
    raised, style = span("9", 'style:text-position="super 58%"')
    assert lines(read_odt(p(f"10{raised}"), style)) == ["10⁹"]


def test_notes_remarks_and_deleted_text_are_left_out():
    note = f"<text:note><text:note-body>{p('no')}</text:note-body></text:note>"
    remark = f"<office:annotation>{p('no')}</office:annotation>"
    deleted = f"<text:tracked-changes>{p('no')}</text:tracked-changes>"
    assert lines(read_odt(deleted + f"<text:section>{p(f'ice{note}{remark} floats')}</text:section>")) == ["ice floats"]


def test_boxes_stand_below_their_paragraph_and_pictures_are_counted():
    box = f"<draw:frame><draw:text-box>{p('in the box')}</draw:text-box></draw:frame>"
    document = read_odt(p(f"before{box}<draw:frame><draw:image/></draw:frame> after"))
    assert (lines(document), document.notes) == (["before after", "in the box"], ("1 picture was left out.",))


def test_merged_cells_say_what_they_cover():
    covered = "<table:covered-table-cell/>"
    first = cell("wide", "columns") + covered + cell("tall", "rows")
    body = f"<table:table-header-rows>{row(first)}</table:table-header-rows>{row(cell('a') + cell('b') + covered)}"
    (table,) = read_odt(f"<table:table>{body}</table:table>").blocks
    assert spans(table) == [("wide", 2, 1), ("tall", 1, 2), ("a", 1, 1), ("b", 1, 1)]


def row(cells):
    return f"<table:table-row>{cells}</table:table-row>"


def cell(text, spanned="none"):
    return f'<table:table-cell table:number-{spanned}-spanned="2">{p(text)}</table:table-cell>'


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (odt(""), ReadCode.EMPTY),
        (odt(p("<draw:frame><draw:image/></draw:frame>")), ReadCode.NO_TEXT),
        (odt(p("x"), manifest=ENCRYPTED), ReadCode.ENCRYPTED),
        (odt("<text:p>" * 300 + "</text:p>" * 300), ReadCode.TOO_COMPLEX),
        (odt("<text:p>"), ReadCode.CORRUPT),
        (odt(p("x"))[:-40], ReadCode.CORRUPT),
    ],
)
def test_refusals(data, code):
    with pytest.raises(ReadError) as raised:
        read_bytes(data, "exam.odt")
    assert raised.value.code is code
