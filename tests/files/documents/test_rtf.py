import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind
from tests.files.documents.seen import lines, looks, read_bytes, rows, spans

FONTS = (
    r"{\fonttbl{\f0\fnil\fcharset0 Times New Roman;}{\f1\fcharset134 \'cb\'ce\'cc\'e5;}{\f2\fcharset2 Wingdings;}"
    r"{\f3\fcharset204 Arial;}{\f4\ftech\fcharset2 Symbol;}{\f5\fcharset128 MS Mincho;}}"
)
COLORS = r"{\colortbl;\red255\green0\blue0;\red0\green0\blue0;\red255\green255\blue0;\red255\green255\blue255;}"
STYLES = r"{\stylesheet{\ql Normal;}{\s1\outlinelevel1 Own;}{\s2 heading 1;}{\s3 Title;}{\*\cs9 Default;}}"


def rtf(body, page=936):
    return rf"{{\rtf1\ansi\ansicpg{page}\deff0{FONTS}{COLORS}{STYLES}{{\info{{\title no}}}}" + body + "}"


def read_rtf(body, page=936):
    return read_bytes(rtf(body, page))


def chinese(text, encoding="gb18030"):
    return "".join(rf"\'{byte:02x}" for byte in text.encode(encoding))


def row(*cells, ends=(2_000, 4_000), flags=("", "")):
    places = "".join(rf"{flag}\cellx{end}" for flag, end in zip(flags, ends, strict=True))
    return rf"\trowd{places}\pard\intbl " + "".join(rf"{text}\cell " for text in cells) + r"\row "


def test_paragraphs_and_the_lines_in_them():
    document = read_rtf("one\\par two\\line half\\tab tab\\page on\r\n\\par\\pard\\par three\\\nfour")
    assert (document.kind, lines(document)) == (Kind.DOC, ["one", "two\nhalf\ttab\non", "three", "four"])


def test_headings_are_told_by_outline_level_and_style():
    document = read_rtf(
        r"\s3 Quiz\par\pard\s2 One\par\pard\s1 Two\par\pard\s1\outlinelevel9 text\par\outlinelevel0 Last"
    )
    assert lines(document) == ["# Quiz", "## One", "### Two", "text", "## Last"]
    assert document.blocks[3].location.headings == ("Quiz", "One", "Two")


def test_the_numbers_that_word_writes_in_front_are_markers():
    body = r"{\listtext\pard\plain\f0 1.\tab}\pard\ls1\ilvl0 Which floats?\par"
    body += r"{\listtext\f2 l\tab}\pard\ilvl1 ice\par plain"
    assert lines(read_rtf(body)) == ["1. Which floats?", "  ● ice", "plain"]
    assert lines(read_rtf(r"{\pntext a)\tab}{\*\pn\pnlvlbody{\pntxta )}}ice")) == ["a) ice"]


def test_a_bullet_that_no_table_knows_is_a_bullet():
    assert lines(read_rtf(r"{\listtext\f2\'02\tab}ice")) == ["• ice"]


def test_looks_hold_to_the_end_of_their_group():
    body = r"""{\b b}{\i i}{\ul u}{\strike s}{\cf1 red}{\highlight3 lit} {\chcbpat3 shade}{\cf2\highlight4 none}
{\b x\b0 y{\i z}\plain w}{\b\ulnone t\cf1\uldb v}"""
    assert looks(read_rtf(body)) == {
        "b": "bold",
        "i": "italic",
        "u": "underline",
        "s": "strike",
        "red": "FF0000",
        "lit": "on FFFF00",
        "shade": "on FFFF00",
        "x": "bold",
        "z": "italic",
        "t": "bold",
        "v": "bold underline FF0000",
    }


def test_hidden_text_and_everything_beside_the_text_is_left_out():
    body = r"""{\header no}{\*\generator no}Ice{\v no}{\deleted no}{\footnote no{\b no}} {\*\bkmkstart no}floats
{\field{\*\fldinst HYPERLINK "no"}{\fldrslt  on}}{\xe no}{\*\unknown no {no}} water"""
    assert lines(read_rtf(body)) == ["Ice floats on water"]


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (chinese("水是"), "水是"),
        (r"\f1 " + chinese("水") + "a", "水a"),
        (r"\f3 " + chinese("Лёд", "cp1251"), "Лёд"),
        (r"\f5 " + chinese("氷", "cp932"), "氷"),
        (r"\f2\'fc\f4 b\'b3", "✓β≥"),
        (r"\u27700\'cb", "水"),
        (r"{\uc2\u27700\'cb\'ae}a{\uc0\u27700}\u27700 ?b", "水a水水b"),
        (r"\u27700{}a\u27700\'cb\u26159\'ca", "水a水是"),
        (r"\u-10179?\u-8704? \u-10179?x", "😀 x"),
        (r"{\f2\u-3844?}", "✓"),
        (r"\'e9", "\u00e9"),
        (r"\lquote a\rquote\ldblquote b\rdblquote\emdash\endash\bullet\~\_\-c\{\}\\", "\u2018a\u2019“b”—–• -c{}\\"),
        (r"10{\super 9} 10{\super th}", "10⁹ 10th"),
    ],
)
def test_characters_are_read_in_the_charset_of_their_font(body, text):
    assert lines(read_rtf(body)) == [text]


def test_the_charset_of_the_document_is_that_of_fonts_that_name_none():
    assert lines(read_rtf(r"caf\'e9", 1252)) == ["caf\u00e9"]
    assert lines(read_bytes(rtf("水").encode("gb18030"))) == ["水"]


def test_tables():
    before, table, after = read_rtf("one\\par " + row("a", r"b\par c") + row("d", r"e") + r"\pard two").blocks
    assert (before.text, after.text) == ("one", "two")
    assert rows(table) == [["a", "b\nc"], ["d", "e"]]


def test_merged_cells_say_what_they_cover():
    first = row("tall", "b", "c", ends=(1_000, 2_000, 3_000), flags=(r"\clvmgf", "", ""))
    second = row("", "wide", ends=(1_000, 3_010), flags=(r"\clvmrg", ""))
    third = row("also wide", "", "d", ends=(1_000, 2_000, 3_000), flags=(r"\clmgf", r"\clmrg", ""))
    (table,) = read_rtf(first + second + third).blocks
    assert spans(table) == [
        ("tall", 1, 2), ("b", 1, 1), ("c", 1, 1), ("wide", 2, 1), ("also wide", 2, 1), ("d", 1, 1),
    ]  # fmt: skip


def test_tables_inside_cells_are_paragraphs_of_the_cell():
    inner = r"a\nestcell b\nestcell{\*\nesttableprops\trowd\cellx1\nestrow}{\nonesttables\par}c"
    (table,) = read_rtf(row(inner, "d")).blocks
    assert rows(table) == [["a\nb\nc", "d"]]


def test_the_text_of_a_box_stands_below_its_paragraph():
    box = r"{\shp{\*\shpinst{\sp{\sn no}{\sv 1}}{\shptxt\pard one\par two}}{\shprslt no}}"
    assert lines(read_rtf(f"before {box}after" + r"\par next")) == ["before after", "one", "two", "next"]


def test_pictures_are_counted_once_and_their_bytes_passed_over():
    body = r"{\*\shppict{\pict\bin4 }}{{89ab}}{\nonshppict{\pict 89ab}}ice{\pict{\*\blipuid 12}89ab}"
    document = read_rtf(body)
    assert (lines(document), document.notes) == (["ice"], ("2 pictures were left out.",))


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (rtf(""), ReadCode.EMPTY),
        (rtf(r"{\pict 89ab}"), ReadCode.NO_TEXT),
        (r"{\rtf1" + "{" * 10_000, ReadCode.TOO_COMPLEX),
        (rtf("a" * 5_000_001), ReadCode.TOO_LARGE),
        (rtf("".join(row("a", ends=(place * 100,), flags=("",)) for place in range(1, 1_000))), ReadCode.TOO_LARGE),
    ],
)
def test_refusals(source, code):
    with pytest.raises(ReadError) as raised:
        read_bytes(source)
    assert raised.value.code is code


@pytest.mark.parametrize("rest", ["", "}", "\\", "\\'", "{\\*", "\\u", "\\bin99999999", "\\cell", "\\row", "\\cellx-5"])
def test_an_end_where_none_should_be_is_no_matter(rest):
    assert lines(read_bytes(rtf("ice")[:-1] + rest))[:1] in (["ice"], [[["ice"]]])
