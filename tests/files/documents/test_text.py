import io

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from files.documents.text import read_text
from files.documents.types import TableBlock, TextKind


def kinds(document):
    return [(block.kind, block.level, block.marker, block.text) for block in document.text_blocks()]


def test_markdown_headings_and_lists():
    text = "# Water\n\nIt is wet.\n\n## States\n\n- ice\n  - snow\n- steam\n\n1. First\n2. Second\n"
    assert kinds(read_text(text)) == [
        ("heading", 1, "", "Water"),
        ("paragraph", 0, "", "It is wet."),
        ("heading", 2, "", "States"),
        ("list_item", 1, "-", "ice"),
        ("list_item", 2, "-", "snow"),
        ("list_item", 1, "-", "steam"),
        ("list_item", 1, "1.", "First"),
        ("list_item", 1, "2.", "Second"),
    ]


def test_blocks_know_the_headings_above_them():
    last = read_text("# Water\n## States\nIce floats.\n# Air\nIt blows.").blocks
    assert [block.location.headings for block in last] == [(), ("Water",), ("Water", "States"), (), ("Air",)]


def test_underlined_headings():
    assert kinds(read_text("Water\n=====\n\nStates\n------\n\n**wet**"))[:2] == [
        ("heading", 1, "", "Water"),
        ("heading", 2, "", "States"),
    ]


def test_emphasis_becomes_runs_and_blanks_stay():
    (block,) = read_text("The **cell wall** of ____ is *not* a ~~skin~~ `x_y` in __ and \\*here\\*").blocks
    assert block.text == "The cell wall of ____ is not a skin x_y in __ and *here*"
    assert [run.text for run in block.runs if run.bold] == ["cell wall"]
    assert [run.text for run in block.runs if run.italic] == ["not"]
    assert [run.text for run in block.runs if run.strike] == ["skin"]


def test_entities_are_characters():
    assert read_text("# a\n&#x201C;ice&#x201D; &amp; 3 &lt; 4").blocks[1].text == "\u201cice\u201d & 3 < 4"


def test_a_ticked_option_keeps_its_star():
    assert "*B. steam" in read_text("**Which floats?**\nA. ice\n*B. steam").text


def test_links_show_their_text_and_pictures_are_counted():
    document = read_text("# A\nSee [the map](http://example.org/map) ![a map](map.png) and [B](3).")
    assert document.blocks[1].text == "See the map  and [B](3)."
    assert document.notes == ("1 picture was left out.",)


def test_a_markdown_table():
    table = read_text("| Term | Meaning |\n|---|:-:|\n| ice | solid \\| cold |\n| gas |\n").blocks[0]
    assert isinstance(table, TableBlock)
    assert [[cell.text for cell in row] for row in table.rows] == [
        ["Term", "Meaning"],
        ["ice", "solid | cold"],
        ["gas", ""],
    ]


def test_a_hard_break_is_a_newline_and_a_wrapped_line_is_none():
    wrapped = "**Note** this line is long enough that an editor would have broken it\nat a space."
    assert read_text("1. Question?  \nanswer\n\n**x**").blocks[0].text == "Question?\nanswer"
    assert "\n" not in read_text(wrapped).blocks[0].text


def test_code_is_not_taken_for_headings():
    assert [block.kind for block in read_text("# A\n```\n# comment\n```\n").blocks] == ["heading", "paragraph"]


def test_plain_lines_stay_lines_and_keep_their_numbers():
    document = read_text("1. Which is a gas?\nA. ice\nB. steam\n\n答案：B")
    assert [block.text for block in document.blocks] == ["1. Which is a gas?", "A. ice", "B. steam", "答案：B"]
    assert {block.kind for block in document.blocks} == {TextKind.PARAGRAPH}


def test_chinese_divisions_are_headings_under_the_title():
    document = read_text(
        "城市防火办法\n第一章 总则\n第一条 为了防火，制定本办法。\n第二章 预防\n第一节 学校\n第二条 学校应当检查。"
    )
    assert [(block.level, block.text) for block in document.blocks if block.kind is TextKind.HEADING] == [
        (1, "城市防火办法"),
        (2, "第一章 总则"),
        (2, "第二章 预防"),
        (3, "第一节 学校"),
    ]
    assert document.blocks[-1].location.headings == ("城市防火办法", "第二章 预防", "第一节 学校")


def test_a_sentence_that_begins_like_a_chapter_is_none():
    assert read_text("第一章讲述了细胞的结构。").blocks[0].kind is TextKind.PARAGRAPH


def test_bullets_in_plain_text_are_markers():
    assert kinds(read_text("• ice\n• steam")) == [("list_item", 1, "•", "ice"), ("list_item", 1, "•", "steam")]


def test_lines_that_an_editor_wrapped_are_joined():
    line = "The water in the sea is warmed by the sun and rises as vapour into the"
    document = read_text("\n".join([line] * 8 + ["sky.", "", "Then it falls.", "1. Why?"]))
    assert [block.text for block in document.blocks] == [" ".join([line] * 8 + ["sky."]), "Then it falls.", "1. Why?"]


WRAPPED = "The water in the sea is warmed by the sun and rises as vapour into the"


@pytest.mark.parametrize("margin", ["    ", " ", "\t"])
def test_wrapped_lines_behind_a_margin_are_joined(margin):
    lines = [*[WRAPPED] * 8, "sky.", "", "1. Why?"]
    document = read_text("\n".join(margin + line if line else "" for line in lines))
    assert [block.text for block in document.blocks] == [" ".join([WRAPPED] * 8 + ["sky."]), "1. Why?"]


def test_a_wrapped_part_that_alone_is_indented_is_joined():
    document = read_text("\n".join(["Water", "", *["  " + WRAPPED] * 8, "  sky.", "Air"]))
    assert [block.text for block in document.blocks] == ["Water", " ".join([WRAPPED] * 8 + ["sky."]), "Air"]


@pytest.mark.parametrize("indent", ["\u3000\u3000", "    "])
def test_a_first_line_that_is_indented_begins_a_paragraph(indent):
    line = "海水被太阳晒热以后变成水汽升到空中然后又慢慢地冷却下来成为云朵"
    document = read_text("\n".join([indent + line, line, line, line + "。"] * 3))
    assert [block.text for block in document.blocks] == [line * 4 + "。"] * 3


def test_paragraphs_of_one_indented_line_each_stay_apart():
    line = "\u3000\u3000海水被太阳晒热以后变成水汽升到空中然后又慢慢地冷却下来成为云朵。"
    assert len(read_text("\n".join([line] * 9)).blocks) == 9


def test_the_other_lines_of_an_item_may_stand_below_its_text():
    document = read_text("\n".join([f"  * {WRAPPED}", *[f"    {WRAPPED}"] * 8, f"  * {WRAPPED}"]))
    assert [len(block.text) // len(WRAPPED) for block in document.blocks] == [9, 1]


def test_an_address_that_cannot_be_broken_hides_no_wrapping():
    document = read_text("\n".join([*[WRAPPED] * 60, "sky.", "https://example.org/" + "a" * 150]))
    assert len(document.blocks) == 2


def test_the_rows_of_a_drawn_table_stay_lines():
    row = f"| {WRAPPED} | ice |"
    document = read_text("\n".join([*[f"    {row}"] * 9, f"    {WRAPPED}"]))
    assert [block.text for block in document.blocks] == [*[row] * 9, WRAPPED]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030", "utf-16"])
def test_encodings(encoding):
    stream = io.BytesIO("光合作用发生在叶绿体。\r\n第二行".encode(encoding))
    assert read(stream, "a.txt").text == "光合作用发生在叶绿体。\n第二行"


def test_one_bad_byte_far_on_does_not_lose_the_text():
    data = "水是液体。\n".encode("gb18030") * 8_000 + b"\xff\n" + "完".encode("gb18030")
    assert read(io.BytesIO(data), "a.txt").text.endswith("完")


def test_controls_and_noncharacters_are_dropped():
    assert read_text("a\x00b\ufffe\u200bc\x0bd").text == "abc\nd"


def test_comma_separated_values_are_a_table():
    stream = io.BytesIO('题目,答案\n\n"水,冰",A\n'.encode("gb18030"))
    (table,) = read(stream, "bank.csv").blocks
    assert [[cell.text for cell in row] for row in table.rows] == [["题目", "答案"], ["水,冰", "A"]]
    assert table.row_numbers == (1, 3)


@pytest.mark.parametrize("text", ["", "  \n\t\n"])
def test_text_without_a_word_is_empty(text):
    with pytest.raises(ReadError) as raised:
        read_text(text)
    assert raised.value.code is ReadCode.EMPTY


def test_text_beyond_the_limit_is_too_large():
    with pytest.raises(ReadError) as raised:
        read_text("a" * 5_000_001)
    assert raised.value.code is ReadCode.TOO_LARGE


@pytest.mark.parametrize("sign", ["*", "_", "`", "[", "![", "#", "|", "> ", "\\", "- ", "~~", "(", "第", "  "])
def test_hostile_repetitions_take_no_time(sign):
    read_text("# x\n" + sign * 30_000 + "x")


@pytest.mark.parametrize("start", ["# x\n", ""])
def test_a_paragraph_of_very_many_lines_takes_no_time(start):
    line = "the water of the sea is warmed by the light of the sun until it rises\n"
    assert len(read_text(start + line * 60_000).blocks[-1].text) >= 60_000 * 70 - 1


def test_a_line_of_blanks_is_no_table():
    assert read_text("| a |\n" + " " * 200_000 + "x|\n# h").blocks


@pytest.mark.parametrize("line_end", ["\r", "\x0b", "\x0c", "\x85", "\u2028", "\u2029"])
def test_every_kind_of_line_end_is_one_and_no_control_character_is_left(line_end):
    assert "Owls sleep.\nBats fly." in read_text(f"Owls sleep.{line_end}Bats fly.").text
