import io
import re

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.radicals import restore
from files.documents.reading import read
from files.documents.types import TextKind
from tests.files.documents.builders import Page

ENGLISH = [
    "The water of the sea is warmed by the light of the sun until some of it",
    "rises as vapour into the air, where it cools again and makes the clouds",
    "that carry it over the land.",
]
CHINESE = [
    "海水被太阳的光照暖以后有一部分会变成水蒸气升到空中，在那里重新变冷并且形",
    "成云，云又把水带到陆地上空，最后变成雨落下来流回大海。",
]


def texts(page):
    return [block.text for block in read(page.done(), "a.pdf").blocks]


def code_of(stream):
    with pytest.raises(ReadError) as raised:
        read(stream, "a.pdf")
    return raised.value.code


def test_wrapped_english_lines_are_joined_with_spaces():
    assert texts(Page().lines(ENGLISH)) == [" ".join(ENGLISH)]


def test_wrapped_chinese_lines_are_joined_without():
    assert texts(Page().lines(CHINESE)) == ["".join(CHINESE)]


def test_a_word_split_at_the_end_of_a_line_is_healed():
    lines = ["The green parts of plants make their own food with light: photo-", "synthesis needs water and air."]
    assert texts(Page().lines(lines)) == [
        "The green parts of plants make their own food with light: photosynthesis needs water and air."
    ]


def test_a_hyphen_that_belongs_to_the_word_stays():
    lines = ["Long before the bridge was built there stood in the same place a well-", "known inn by the road."]
    page = Page().write("It is a well-known inn, and no one there has ever been in a hurry to go.").lines(lines, y=140)
    assert texts(page)[1].endswith("a well-known inn by the road.")


def test_a_paragraph_ends_where_a_line_stops_short_or_a_gap_follows():
    page = Page().lines(ENGLISH).lines(ENGLISH, y=148).lines(ENGLISH[:1], y=230)
    assert texts(page) == [" ".join(ENGLISH), " ".join(ENGLISH), ENGLISH[0]]


@pytest.mark.parametrize(
    "line",
    [
        "2. Which of these is a gas?",
        "B. steam",
        "(b) steam",
        "（2）水蒸气",
        "二、多选题",
        "第二条 水",
        "②水",
        "答案：B",
        "• steam",
    ],
)
def test_lines_that_begin_something_are_never_glued_to_the_line_before(line):
    full = ENGLISH[0] if line.isascii() else CHINESE[0]
    first, second = texts(Page().lines([full, line]))
    assert first == full
    assert line.endswith(second)


def test_two_columns_are_read_one_after_the_other():
    left = [f"{number} left column runs down the page here" for number in "abcdefgh"]
    right = [f"{number} right column goes on where it ends" for number in "ijklmnop"]
    page = Page().lines(left, x=50, size=9).lines(right, x=320, size=9)
    whole = " ".join(texts(page))
    assert whole.index("h left") < whole.index("i right")


def test_options_side_by_side_are_one_line():
    page = Page()
    for number in range(6):
        page.write(f"{number + 1}. Which of these floats on water in a glass?", y=100 + number * 48)
        page.write("A. ice", y=116 + number * 48).write("B. iron", x=320, y=116 + number * 48)
        page.write("C. lead", y=132 + number * 48).write("D. gold", x=320, y=132 + number * 48)
    assert texts(page)[1:3] == ["A. ice\tB. iron", "C. lead\tD. gold"]


def test_headers_footers_and_page_numbers_are_dropped():
    page = Page()
    for number in range(1, 5):
        page.write("Bank of questions, spring", y=40).write(f"Text of page {'abcd'[number - 1]} alone.", y=300)
        page.write(f"- {number} -", x=290, y=810).turn()
    assert texts(page) == [f"Text of page {letter} alone." for letter in "abcd"]


def test_a_paragraph_goes_on_over_the_page():
    page = Page().lines(ENGLISH[:2], y=740).turn().lines(ENGLISH[2:], y=60)
    (block,) = read(page.done(), "a.pdf").blocks
    assert (block.text, block.location.page) == (" ".join(ENGLISH), 1)


def test_headings_are_known_by_their_size():
    page = Page().write("Water", size=20).write("The sea", y=140, size=15).lines(ENGLISH, y=170)
    title, heading, text = read(page.done(), "a.pdf").blocks
    assert [(block.kind, block.level) for block in (title, heading)] == [(TextKind.HEADING, 1), (TextKind.HEADING, 2)]
    assert (text.location.headings, text.location.page) == (("Water", "The sea"), 1)


def test_runs_tell_bold_and_color():
    page = Page().write("B. steam", font="Helvetica-Bold").write("C. ice", y=116, color="FF0000")
    page.lines(ENGLISH, y=160)
    bold, red, plain = (block.runs[0] for block in read(page.done(), "a.pdf").blocks)
    assert (bold.bold, bold.color) == (True, None)
    assert (red.bold, red.color) == (False, "FF0000")
    assert (plain.bold, plain.color) == (False, None)


def test_bullets_are_markers():
    (block,) = read(Page().write("• ice").done(), "a.pdf").blocks
    assert (block.kind, block.marker, block.text) == (TextKind.LIST_ITEM, "•", "ice")


def test_radicals_become_the_characters_they_look_like():
    assert restore("⼀⽅⾯，⻓⼤的⺠⻔，水") == "一方面，长大的民门，水"


def test_a_page_without_text_is_noted():
    page = Page().write("text").turn().draw()
    assert read(page.done(), "a.pdf").notes == ("1 page without text was left out.",)


def test_a_scan_has_no_text_and_a_blank_page_nothing():
    assert code_of(Page().draw().done()) is ReadCode.NO_TEXT
    assert code_of(Page().turn().done()) is ReadCode.EMPTY


def test_a_password_is_told():
    assert code_of(Page(password="secret").write("text").done()) is ReadCode.ENCRYPTED


def test_a_truncated_file_is_corrupt_or_read_as_far_as_it_goes():
    data = Page().write("text").done().getvalue()
    assert code_of(io.BytesIO(data[:200])) is ReadCode.CORRUPT


def test_an_absurd_number_of_pages_is_not_believed():
    data = Page().write("text").done().getvalue()
    assert read(io.BytesIO(re.sub(rb"/Count 1", b"/Count 9999999", data)), "a.pdf").text == "text"


def test_more_pages_than_the_limit_are_too_large():
    page = Page()
    for _ in range(2_001):
        page.turn()
    assert code_of(page.done()) is ReadCode.TOO_LARGE


def test_a_tree_of_pages_that_bites_its_tail_ends():
    data = Page().write("text").done().getvalue()
    kids = re.search(rb"/Kids \[ (\d+) 0 R", data)
    tree = re.search(rb"(\d+) 0 obj\s*<<[^>]*?/Count", data)
    looped = data.replace(kids[0], b"/Kids [ " + tree[1] + b" 0 R")
    with pytest.raises(ReadError):
        read(io.BytesIO(looped), "a.pdf")
