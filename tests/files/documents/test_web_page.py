import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind
from tests.files.documents.seen import lines, looks, read_bytes, rows, spans

WORD_ITEM = """<p class=MsoListParagraph style='mso-list:l0 level{level} lfo1'><![if !supportLists]><span lang=EN-US
style='{font}'><span style='mso-list:Ignore'>{mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>{text}<o:p></o:p></p>"""


def page(body, head=""):
    return f"<html><head><meta charset=utf-8>{head}</head><body>{body}</body></html>"


def read_page(body, head="", name="exam.html"):
    return read_bytes(page(body, head), name)


def word_item(text, mark, level=1, font=""):
    return WORD_ITEM.format(text=text, mark=mark, level=level, font=font)


def test_headings_stand_above_what_follows():
    document = read_page("<title>no</title><h1>Ice</h1><div>It <b>floats</b>.<p>It melts.</div>left")
    assert lines(document) == ["# Ice", "It floats.", "It melts.", "left"]
    assert document.blocks[1].location.headings == ("Ice",)


@pytest.mark.parametrize(("name", "kind"), [("a.html", Kind.HTML), ("a.doc", Kind.DOC), ("a.xls", Kind.XLS)])
def test_the_name_says_what_it_stands_for(name, kind):
    assert read_page("<p>Ice floats.", name=name).kind is kind


def test_white_space_collapses_as_in_a_browser():
    body = "<p>  Ice \n\t<b> floats</b>\n on water.<br>\n It<i>\n</i>melts.\n<pre>a  b\n c</pre>"
    assert lines(read_page(body)) == ["Ice floats on water.\nIt melts.", "a  b\n c"]


def test_lines_that_the_source_wraps_between_chinese_characters_are_one():
    assert lines(read_page("<p>水的化学\n式是\nH2O。")) == ["水的化学式是 H2O。"]


def test_blanks_to_fill_in_stay():
    document = read_page("<p>Ice is <u>&nbsp;&nbsp;&nbsp;&nbsp;</u> than water, <input type=text> than steam.")
    assert lines(document) == ["Ice is      than water, ____ than steam."]
    assert looks(document) == {"    ": "underline"}


def test_lists_have_the_markers_that_a_browser_shows():
    body = """<ol start=3><li>c<li value=7>g<ol type=A><li>A<li><p>B</p><p>more</p></ol><li>h</ol>
    <ul><li>one<ul><li>two</ul></ul><ol style="list-style-type:cjk-ideographic"><li>x</ol>
    <ul style="list-style:none"><li>bare</ul>"""
    assert lines(read_page(body)) == [
        "3. c", "7. g", "  A. A", "  B. B", "more", "8. h", "• one", "  ◦ two", "一、 x", "bare",
    ]  # fmt: skip


def test_the_numbers_that_word_writes_into_its_pages_are_markers():
    body = (
        word_item("Which floats?", "1.") + word_item("ice", "A)", 2) + word_item("dot", "l", 1, "font-family:Wingdings")
    )
    assert lines(read_page(body, name="exam.doc")) == ["1. Which floats?", "  A) ice", "● dot"]


def test_words_own_marks_of_a_title_tabs_and_signs():
    tabs = "A. ice<span style='mso-tab-count:2'>&nbsp;&nbsp; </span>B. sand"
    tick = "<span style='font-family:Wingdings'>\u00fc</span> right"
    body = f"<p class=MsoTitle>Quiz</p><h1>One</h1><p style='mso-outline-level:2'>Two</p><p>{tabs}</p><p>{tick}</p>"
    assert lines(read_page(body, name="exam.doc")) == ["# Quiz", "## One", "### Two", "A. ice\tB. sand", "✓ right"]


def test_looks_come_from_tags_styles_and_classes():
    head = "<style><!-- /* ours */ .key {color:#f00; font-weight:700} td.x, p.y {background:yellow} --></style>"
    body = """<p><strong>b</strong><em>i</em><u>u</u><s>s</s><mark>m</mark><font color=blue>f</font>
    <span style="color:rgb(0, 128, 0);text-decoration:underline line-through">g</span><span class=key>k</span>
    <b>x<span style="font-weight:normal">n</span></b><span style="color:black;background:#fff">o</span>"""
    assert looks(read_page(body, head)) == {
        "b": "bold",
        "i": "italic",
        "u": "underline",
        "s": "strike",
        "m": "on FFFF00",
        "f": "0000FF",
        "g": "underline strike 008000",
        "k": "bold FF0000",
        "x": "bold",
    }


def test_what_a_browser_does_not_show_is_left_out():
    body = """<script>no()</script><p style="display:none">no</p><p hidden>no</p><!-- no --><nav>no</nav>
    <p>Ice<span style="mso-hide:all">no</span><del cite=x datetime=y>no</del><ins cite=x datetime=y> floats</ins>
    <a style='mso-footnote-id:ftn1' href="#_ftn1">[1]</a></p><div style='mso-element:footnote-list'>no</div>
    <select><option>no</select><xml><o:p>no</o:p></xml>"""
    document = read_page(body)
    assert (lines(document), looks(document)) == (["Ice floats"], {})


def test_powers_and_entities_are_read_as_they_look():
    assert lines(read_page("<p>10<sup>9</sup> &lt; 10<sup>th</sup> &amp; a<5 &#21834;&nbsp;&copy;")) == [
        "10⁹ < 10th & a<5 啊 ©"
    ]


def test_formulas_are_read_as_text():
    formula = (
        "<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac><annotation>no</annotation></math>"
    )
    assert lines(read_page(f"<p>x = {formula} <b>now</b>")) == ["x = (a+b)/2 now"]


def test_cells_of_any_span_are_laid_into_rows():
    body = """<table><caption>Data</caption><tr><th colspan=99>wide<tr><td rowspan=2>tall<td>a<td>b
    <tr><td>c<tr><td rowspan=0>end<td><p>d<p>e</table>"""
    caption, table = read_page(body).blocks
    assert caption.text == "Data"
    assert rows(table) == [["wide", "", ""], ["tall", "a", "b"], ["", "c", ""], ["end", "d\ne", ""]]
    assert spans(table)[:2] == [("wide", 3, 1), ("tall", 1, 2)]


def test_tables_may_stand_inside_tables():
    (table,) = read_page("<table><tr><td>a<table><tr><td>b<td>c</table></table>").blocks
    assert [block.text for block in table.rows[0][0].blocks] == ["a", "b\tc"]


def test_pictures_are_counted():
    document = read_page("<p>Ice<img src=a.png><svg><text>no</text></svg>")
    assert (lines(document), document.notes) == (["Ice"], ("2 pictures were left out.",))


@pytest.mark.parametrize("encoding", ["utf-8", "gb18030", "utf-16", "utf-8-sig"])
def test_the_charset_is_the_one_the_page_names(encoding):
    named = "gb2312" if encoding == "gb18030" else encoding
    source = f"<html><meta http-equiv=Content-Type content='text/html; charset={named}'><p>水是“轻”的"
    assert lines(read_bytes(source.encode(encoding), "a.htm")) == ["水是“轻”的"]


@pytest.mark.parametrize("named", ["", "<meta charset=gb2312>", "<meta charset=utf-8>", "<meta charset=nonsense>"])
@pytest.mark.parametrize("encoding", ["utf-8", "gb18030"])
def test_a_page_that_names_none_or_another_is_read_by_its_bytes(named, encoding):
    text = "水的化学式是什么？冰为什么浮在水面上？"
    assert lines(read_bytes(f"<html>{named}<p>{text}".encode(encoding), "a.htm")) == [text]


@pytest.mark.parametrize(
    ("charset", "text"), [("big5", "水是輕的"), ("shift_jis", "水は軽い"), ("windows-1251", "Лёд")]
)
def test_other_charsets(charset, text):
    assert lines(read_bytes(f"<html><meta charset={charset}><p>{text}".encode(charset), "a.htm")) == [text]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("", ReadCode.EMPTY),
        ("<img src=a>", ReadCode.NO_TEXT),
        ("<div>" * 30_000 + "x", ReadCode.TOO_COMPLEX),
        ("<math>" * 300 + "x", ReadCode.TOO_COMPLEX),
        ("<table><tr><td>" * 100 + "x", ReadCode.TOO_COMPLEX),
        ("<table>" + "<tr><td colspan=1000>a<td>b" * 1_000, ReadCode.TOO_LARGE),
        ("<table>" + "<tr><td rowspan=65534 colspan=1000000000>a" * 1_000, ReadCode.TOO_LARGE),
    ],
)
def test_refusals(body, code):
    with pytest.raises(ReadError) as raised:
        read_page(body)
    assert raised.value.code is code


def test_unclosed_tags_are_no_matter():
    document = read_page("<font color=red>" * 3_000 + "Ice<p>floats" + "</table></b>" * 100)
    assert lines(document) == ["Ice", "floats"]
