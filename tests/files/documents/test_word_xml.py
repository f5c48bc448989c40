import zipfile

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.types import Kind
from tests.files.documents.builders import level, lists, numbered, paragraph, run, word
from tests.files.documents.seen import lines, looks, read_bytes, spans

WORDML = "http://schemas.microsoft.com/office/word/2003/wordml"
NAMES = " ".join(
    f'xmlns:{prefix}="{name}"'
    for prefix, name in {
        "w": WORDML,
        "wx": "http://schemas.microsoft.com/office/word/2003/auxHint",
        "aml": "http://schemas.microsoft.com/aml/2001/core",
        "st1": "urn:schemas-microsoft-com:office:smarttags",
        "own": "urn:a-schema-of-my-own",
    }.items()
)
HEADING = '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>'
LISTS = """<w:listDef w:listDefId="7">
  <w:lvl w:ilvl="0"><w:start w:val="1"/><w:nfc w:val="0"/><w:lvlText w:val="%1."/></w:lvl>
  <w:lvl w:ilvl="1"><w:start w:val="1"/><w:nfc w:val="3"/><w:lvlText w:val="%2)"/></w:lvl>
  <w:lvl w:ilvl="2"><w:start w:val="1"/><w:nfc w:val="37"/><w:lvlText w:val="%3、"/></w:lvl>
</w:listDef>
<w:list w:ilfo="1"><w:ilst w:val="7"/></w:list>
<w:list w:ilfo="2"><w:ilst w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:list>"""


def word_2003(body, styles="", lists_=""):
    return (
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><?mso-application progid="Word.Document"?>'
        f"<w:wordDocument {NAMES}><w:lists>{lists_}</w:lists><w:styles>{styles}</w:styles>"
        f"<w:body><wx:sect>{body}</wx:sect></w:body></w:wordDocument>"
    )


def item(text, list_=1, level_=0):
    place = f'<w:listPr><w:ilvl w:val="{level_}"/><w:ilfo w:val="{list_}"/><wx:t wx:val="9."/></w:listPr>'
    return paragraph(text, place)


def flat(stream, parts=("word/document.xml", "word/styles.xml", "word/numbering.xml", "_rels/.rels")):
    """Return a docx with its parts in one file."""
    pieces = []
    with zipfile.ZipFile(stream) as archive:
        for name in (*parts, "word/_rels/document.xml.rels"):
            data = archive.read(name).decode()
            pieces.append(f'<pkg:part pkg:name="/{name}"><pkg:xmlData>{data}</pkg:xmlData></pkg:part>')
    names = 'xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"'
    return f'<?xml version="1.0"?><pkg:package {names}>{"".join(pieces)}</pkg:package>'


def test_a_lesson_of_word_2003_is_read_as_word_shows_it():
    body = paragraph("冰", '<w:pStyle w:val="1"/>') + paragraph("冰比水轻。") + item("水") + item("冰", 1, 1)
    document = read_bytes(word_2003(body, HEADING, LISTS))
    assert document.kind is Kind.DOC
    assert lines(document) == ["# 冰", "冰比水轻。", "1. 水", "  A) 冰"]
    assert document.blocks[1].location.headings == ("冰",)


def test_lists_count_on_and_begin_anew_where_they_say_so():
    body = item("a") + item("b") + item("c", 1, 2) + item("d", 2) + item("e", 2)
    assert lines(read_bytes(word_2003(body, "", LISTS))) == ["1. a", "2. b", "    一、 c", "5. d", "6. e"]


def test_the_looks_of_runs_are_kept():
    body = paragraph("red", look='<w:color w:val="FF0000"/><w:b/>') + paragraph("dark", look=highlight("dark-blue"))
    body += paragraph("plain", look='<w:b w:val="off"/><w:vanish w:val="off"/>') + paragraph("gone", look="<w:vanish/>")
    document = read_bytes(word_2003(body))
    assert looks(document) == {"red": "bold FF0000", "dark": "on 000080"}
    assert lines(document) == ["red", "dark", "plain"]


def highlight(color):
    return f'<w:highlight w:val="{color}"/>'


def test_revisions_links_and_tags_are_looked_through():
    pieces = [
        revision("Insertion", run("Ice ")),
        revision("Deletion", "<w:r><w:delText>never </w:delText></w:r>"),
        f"<w:hlink>{run('floats')}</w:hlink>",
        f"<st1:place>{run(' on')}</st1:place><own:word>{run(' water')}</own:word>",
        revision("Comment", paragraph("a remark")),
    ]
    body = f"<wx:sub-section><w:p>{''.join(pieces)}</w:p></wx:sub-section>"
    assert lines(read_bytes(word_2003(body))) == ["Ice floats on water"]


def revision(kind, content):
    return f'<aml:annotation w:type="Word.{kind}"><aml:content>{content}</aml:content></aml:annotation>'


def test_merged_cells_say_what_they_cover():
    wide = cell("wide", '<w:gridSpan w:val="2"/>') + cell("tall", '<w:vmerge w:val="restart"/>')
    below = cell("a") + cell("b") + cell("", "<w:vmerge/>")
    (table,) = read_bytes(word_2003(f"<w:tbl><w:tr>{wide}</w:tr><w:tr>{below}</w:tr></w:tbl>")).blocks
    assert spans(table) == [("wide", 2, 1), ("tall", 1, 2), ("a", 1, 1), ("b", 1, 1)]


def cell(text, properties=""):
    return f"<w:tc><w:tcPr>{properties}</w:tcPr>{paragraph(text)}</w:tc>"


def test_it_may_be_in_utf_16():
    source = word_2003(paragraph("冰")).replace("UTF-8", "UTF-16")
    assert lines(read_bytes(source.encode("utf-16"))) == ["冰"]


def test_a_flat_docx_is_read_as_the_docx():
    heading = '<w:style w:type="paragraph" w:styleId="h"><w:name w:val="heading 1"/></w:style>'
    body = paragraph("Ice", '<w:pStyle w:val="h"/>') + numbered("It floats.") + numbered("It melts.")
    document = read_bytes(flat(word(body, heading, lists(level(0, "upperLetter", "%1.")))), "exam.xml")
    assert (document.kind, lines(document)) == (Kind.DOC, ["# Ice", "A. It floats.", "B. It melts."])


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (word_2003(""), ReadCode.EMPTY),
        (word_2003(paragraph("x"))[:-30], ReadCode.CORRUPT),
        (word_2003("").replace("w:body", "w:other"), ReadCode.CORRUPT),
        (word_2003("<w:p>" * 300 + "</w:p>" * 300), ReadCode.TOO_COMPLEX),
        (word_2003("").replace("<w:word", '<!DOCTYPE a [<!ENTITY b "c">]><w:word', 1), ReadCode.TYPE_UNSUPPORTED),
    ],
)
def test_refusals(source, code):
    with pytest.raises(ReadError) as raised:
        read_bytes(source)
    assert raised.value.code is code
