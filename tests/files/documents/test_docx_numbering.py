import pytest

from files.documents.numerals import render
from files.documents.reading import read
from tests.files.documents.builders import level, lists, numbered, paragraph, word

QUESTIONS = level(0, "decimal", "%1.")
OPTIONS = level(1, "upperLetter", "%2)")


def markers(body, numbering, styles=""):
    return [block.marker for block in read(word(body, styles, numbering), "a.docx").blocks]


def test_options_start_again_under_each_question():
    body = numbered("q") + numbered("o", level=1) * 2 + numbered("q") + numbered("o", level=1)
    assert markers(body, lists(QUESTIONS, OPTIONS)) == ["1.", "A)", "B)", "2.", "A)"]


def test_numbers_go_on_after_other_paragraphs():
    assert markers(numbered("q") + paragraph("text") + numbered("q"), lists(QUESTIONS)) == ["1.", "", "2."]


def test_a_level_names_those_above_it():
    deep = level(1, "decimal", "%1.%2")
    assert markers(numbered("q") * 2 + numbered("o", level=1) * 2, lists(QUESTIONS, deep)) == ["1.", "2.", "2.1", "2.2"]


def test_a_legal_level_writes_all_in_digits():
    roman = level(0, "upperRoman", "%1.")
    legal = level(1, "decimal", "%1.%2", "<w:isLgl/>")
    assert markers(numbered("q") * 2 + numbered("o", level=1), lists(roman, legal)) == ["I.", "II.", "2.1"]


def test_a_level_that_never_starts_again():
    steady = level(1, "lowerLetter", "%2.", '<w:lvlRestart w:val="0"/>')
    body = (numbered("q") + numbered("o", level=1)) * 2
    assert markers(body, lists(QUESTIONS, steady)) == ["1.", "a.", "2.", "b."]


def test_lists_of_one_definition_count_on_and_an_override_starts_anew():
    nums = (
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
        '<w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num>'
        '<w:num w:numId="3"><w:abstractNumId w:val="0"/>'
        '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>'
    )
    body = numbered("q") + numbered("q", 2) + numbered("q", 3) * 2
    assert markers(body, lists(QUESTIONS, nums=nums)) == ["1.", "2.", "5.", "6."]


def test_an_override_may_bring_its_own_level():
    nums = (
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/>'
        f'<w:lvlOverride w:ilvl="0">{level(0, "chineseCounting", "第%1题")}</w:lvlOverride></w:num>'
    )
    assert markers(numbered("q") * 2, lists(QUESTIONS, nums=nums)) == ["第一题", "第二题"]


def test_bullets_of_symbol_fonts_become_signs_of_any_font():
    bullet = level(0, "bullet", "\uf0b7", '<w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr>')
    assert markers(numbered("x"), lists(bullet)) == ["•"]


def test_the_list_may_come_from_the_style():
    styles = (
        '<w:style w:type="paragraph" w:styleId="Q"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
        '<w:style w:type="paragraph" w:styleId="O"><w:basedOn w:val="Q"/></w:style>'
    )
    options = level(1, "upperLetter", "%2.", '<w:pStyle w:val="O"/>')
    body = paragraph("q", '<w:pStyle w:val="Q"/>') + paragraph("o", '<w:pStyle w:val="O"/>') * 2
    assert markers(body, lists(QUESTIONS, options), styles) == ["1.", "A.", "B."]


def test_a_paragraph_may_leave_the_list_of_its_style():
    styles = '<w:style w:styleId="Q"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
    off = '<w:pStyle w:val="Q"/><w:numPr><w:numId w:val="0"/></w:numPr>'
    assert markers(paragraph("plain", off), lists(QUESTIONS), styles) == [""]


def test_headings_keep_their_numbers_and_hand_them_down():
    chapter = level(0, "chineseCounting", "第%1章")
    numbers = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/>'
    heading, text = read(word(paragraph("总则", numbers) + paragraph("text"), "", lists(chapter)), "a.docx").blocks
    assert (heading.kind, heading.marker, heading.text) == ("heading", "第一章", "总则")
    assert text.location.headings == ("第一章 总则",)


def test_a_list_that_does_not_exist_has_no_markers():
    assert markers(numbered("q", 9), lists(QUESTIONS)) == [""]


def test_a_deleted_paragraph_is_not_counted():
    gone = (
        '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del/></w:rPr></w:pPr>'
        "<w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p>"
    )
    assert markers(numbered("q") + gone + numbered("q"), lists(QUESTIONS)) == ["1.", "2."]


@pytest.mark.parametrize(
    ("number", "style", "text"),
    [
        (3, "decimalZero", "03"),
        (27, "lowerLetter", "aa"),
        (4, "upperRoman", "IV"),
        (1994, "lowerRoman", "mcmxciv"),
        (10, "chineseCounting", "十"),
        (15, "chineseCountingThousand", "十五"),
        (21, "chineseCounting", "二十一"),
        (105, "chineseCountingThousand", "一百零五"),
        (110, "japaneseCounting", "一百一十"),
        (20, "ideographDigital", "二〇"),
        (25, "chineseLegalSimplified", "贰拾伍"),
        (2, "ideographTraditional", "乙"),
        (12, "decimalEnclosedCircle", "⑫"),
        (3, "decimalEnclosedParen", "(3)"),
        (12, "decimalFullWidth", "\uff11\uff12"),
        (11, "ordinal", "11th"),
        (22, "ordinal", "22nd"),
        (7, "none", ""),
        (7, "something new", "7"),
        (0, "upperLetter", "0"),
        (10_000_000, "upperRoman", "10000000"),
    ],
)
def test_numerals(number, style, text):
    assert render(number, style) == text
