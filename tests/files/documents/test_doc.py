import io
import random
import struct
from pathlib import Path

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from files.documents.types import Kind, Run, TableBlock, TextKind
from tests.files.documents.builders import ole
from tests.files.documents.doc_files import Piece, compound, old_word

SAMPLES = Path(__file__).parent / "samples"
BOLD, DELETED, HIDDEN, SPECIAL = b"\x35\x08\1", b"\x00\x08\1", b"\x3c\x08\1", b"\x55\x08\1"
IN_TABLE, ROW_END = b"\x16\x24\1", b"\x17\x24\1"


@pytest.fixture(scope="module")
def looks():
    return read(io.BytesIO((SAMPLES / "looks.doc").read_bytes()), "looks.doc")


@pytest.fixture(scope="module")
def lists():
    return read(io.BytesIO((SAMPLES / "lists.doc").read_bytes()), "lists.doc")


def lines(*pieces, **more):
    return [block.text for block in read(old_word(*pieces, **more), "a.doc").blocks]


def refusal(stream):
    with pytest.raises(ReadError) as raised:
        read(stream, "a.doc")
    return raised.value.code


def test_headings_stand_above_what_follows(looks):
    title, chapter, *_ = looks.text_blocks()
    assert looks.kind is Kind.DOC
    assert (title.kind, title.level) == (TextKind.HEADING, 1)
    assert (chapter.text, chapter.level, chapter.location.headings) == ("Chapter one", 2, (title.text,))
    assert looks.blocks[-1].location.headings == (title.text, "Chapter two")


def test_each_look_is_kept_and_hidden_text_is_not(looks):
    runs = next(block for block in looks.text_blocks() if block.text.startswith("Plain")).runs
    assert runs[:7] == (
        Run("Plain, "),
        Run("bold", bold=True),
        Run(" italic", italic=True),
        Run(" under", underline=True),
        Run(" struck", strike=True),
        Run(" red", color="FF0000"),
        Run(" marked", highlight="FFFF00"),
    )
    assert runs[7].text == " 10⁹ H2"
    assert runs[8] == Run(" dstrike", strike=True)
    assert "unseen" not in looks.text


def test_text_of_any_script_and_breaks_are_kept(looks):
    assert "\tTab\nsoft" in looks.text
    assert "after page 😀 é “q”" in looks.text


def test_headers_stay_out_and_pictures_are_noted(looks):
    assert "HEADER" not in looks.text
    assert looks.notes == ("1 picture was left out.",)


def test_a_table_keeps_its_spans_and_the_table_inside(looks):
    table = next(block for block in looks.blocks if isinstance(block, TableBlock))
    assert table.rows[0][0].columns == 2
    assert table.rows[1][2].rows == 2
    inner, after = [block for block in table.rows[1][0].blocks if block.text != "c10"]
    assert [[cell.text for cell in row] for row in inner.rows] == [["n00", "n01"], ["n10", "n11"]]
    assert after.text == "after inner"


def test_automatic_numbers_are_counted_on_every_level(lists):
    items = [(block.marker, block.text) for block in lists.text_blocks() if block.kind is TextKind.LIST_ITEM]
    assert items[:9] == [
        ("一、", "one"), ("1.", "q1"), ("A.", "opt"), ("B.", "opt"), ("2.", "q2"), ("A.", "opt"), ("2.1", "sub"),
        ("二、", "two"), ("1.", "q1"),
    ]  # fmt: skip


def test_a_list_may_begin_anew(lists):
    assert next(block.marker for block in lists.text_blocks() if block.text == "five") == "五、"


def test_a_text_box_stands_where_it_is_anchored(lists):
    texts = [block.text for block in lists.text_blocks()]
    assert texts[texts.index("before") + 1] == "in the box"


def test_insertions_are_read_and_deletions_are_not(lists):
    assert "kept added\n" in lists.text + "\n"
    assert "gone" not in lists.text


def test_a_symbol_is_read_as_what_it_looks_like(lists):
    assert "tick✓-end" in lists.text


def test_shading_counts_as_a_highlight(lists):
    block = next(block for block in lists.text_blocks() if block.text == "shd")
    assert block.runs[0].highlight == "FFFF00"


def test_pieces_saved_fast_are_read_in_the_order_of_the_text():
    pieces = Piece("Ice "), Piece("floats – café", wide=False, look=BOLD), Piece(" 在水上\r")
    saved = read(old_word(*pieces, order=(2, 0, 1), flags=0x0004), "a.doc")
    assert [block.runs for block in saved.blocks] == [(Run("Ice "), Run("floats – café", bold=True), Run(" 在水上"))]


def test_a_piece_may_carry_modifiers_of_its_own():
    short = Piece("short ", modifier=0x55 << 1 | 1 << 8)
    long = Piece("long", modifier=1 << 1 | 1)
    block = read(old_word(short, long, Piece(" none\r"), lists=(HIDDEN, b"\x36\x08\1")), "a.doc").blocks[0]
    assert block.runs == (Run("short ", bold=True), Run("long", italic=True), Run(" none"))


def test_hidden_and_deleted_text_does_not_enter():
    assert lines(Piece("seen"), Piece("not", look=HIDDEN), Piece("nor", look=DELETED), Piece("\r")) == ["seen"]


def test_a_field_shows_its_result_alone():
    assert lines(Piece('\x13 HYPERLINK "x" \x13 PAGE \x14 1 \x15\x14the page\x15 and on\r')) == ["the page and on"]


def test_a_field_without_an_end_hides_nothing():
    assert lines(Piece("one \x13 two\rthree\r")) == ["one  two", "three"]


def test_special_signs_become_plain_ones():
    assert lines(Piece("a\x1eb\x1fc\x0bd\x0ce\r")) == ["a-bc\nd\ne"]


def test_a_section_ends_its_paragraph():
    sections = struct.pack("<III", 0, 4, 8) + bytes(24)
    assert lines(Piece("one\x0ctwo\r"), _6=sections) == ["one", "two"]


def test_pictures_and_signs_of_symbol_fonts_are_special_characters():
    fonts = struct.pack("<HH", 1, 0) + bytes([39 + 20]) + bytes(39) + "Wingdings\0".encode("utf-16-le")
    sign = Piece("(", look=SPECIAL + b"\x09\x6a" + struct.pack("<HH", 0, 0xF0FC))
    document = read(old_word(Piece("right "), sign, Piece("\x01", look=SPECIAL), Piece("\r"), _15=fonts), "a.doc")
    assert document.blocks[0].text == "right ✓"
    assert document.notes == ("1 picture was left out.",)


def test_cells_without_widths_make_a_table():
    cells = Piece("a\x07b\x07", paragraph=IN_TABLE)
    table, after = read(old_word(cells, Piece("\x07", paragraph=IN_TABLE + ROW_END), Piece("z\r")), "a.doc").blocks
    assert [[cell.text for cell in row] for row in table.rows] == [["a", "b"]]
    assert after.text == "z"


def test_boxes_anchored_nowhere_come_last():
    boxes = struct.pack("<II", 0, 4) + bytes(22)
    assert lines(Piece("body\rbox\r"), boxes=4, _56=boxes) == ["body", "box"]


@pytest.mark.parametrize(
    ("language", "encoding", "text"), [(0x0804, "gb18030", "冰浮在水上"), (0x0409, "cp1252", "café")]
)
def test_of_word_95_the_text_is_read(language, encoding, text):
    head = bytearray(0x300)
    data = f"{text}\r\x13PAGE\x14two\x15\ra\x07b\x07\x07".encode(encoding)
    struct.pack_into("<HH2xHxxH", head, 0, 0xA5DC, 104, language, 0)
    struct.pack_into("<II", head, 0x18, 0x300, 0x300 + len(data))
    struct.pack_into("<I", head, 0x34, len(data))
    document = read(compound({"WordDocument": bytes(head) + data}), "a.doc")
    assert document.text.split("\n") == [text, "two", "a\tb"]
    assert "Word 6 or 95" in document.notes[0]


def test_an_encrypted_file_is_said_to_be_so():
    assert refusal(old_word(Piece("x\r"), flags=0x0100)) is ReadCode.ENCRYPTED


def test_a_file_without_text_is_empty():
    assert refusal(old_word(Piece("\r\r"))) is ReadCode.EMPTY


def test_a_document_of_more_text_than_pieces_is_damaged():
    assert refusal(old_word(Piece("x\r"), main=50)) is ReadCode.CORRUPT
    assert refusal(ole("WordDocument")) is ReadCode.CORRUPT


def test_pieces_that_promise_too_much_are_refused():
    ends = struct.pack("<II", 0, 2**31) + bytes(8)
    assert refusal(old_word(Piece("x\r"), _33=b"\2" + struct.pack("<I", len(ends)) + ends)) is ReadCode.TOO_LARGE


def test_a_stream_that_goes_round_in_circles_ends():
    data = bytearray(old_word(Piece("x\r")).getvalue())
    for sector in range(128):
        struct.pack_into("<I", data, 512 + 4 * sector, sector)
    struct.pack_into("<I", data, 1024 + 128 + 120, 2**31)
    assert refusal(io.BytesIO(bytes(data))) is ReadCode.CORRUPT


@pytest.mark.parametrize("name", ["looks.doc", "lists.doc"])
def test_whatever_the_damage_it_ends_in_a_document_or_a_code(name):
    chance = random.Random(name)
    whole = (SAMPLES / name).read_bytes()
    codes = set()
    for _ in range(150):
        data = bytearray(whole)
        for _ in range(chance.choice((1, 10, 100))):
            data[chance.randrange(512, len(data))] = chance.randrange(256)
        try:
            read(io.BytesIO(data[: chance.choice((len(data), chance.randrange(512, len(data))))]), name)
        except ReadError as error:
            codes.add(error.code)
    assert ReadCode.CORRUPT in codes
