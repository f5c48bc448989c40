"""A job's report in words: the sentence first, codes never."""

import pytest

from generation.admin.reports import shown
from generation.admin.words import REASONS, in_words
from generation.engines.bank.model import Doubt

BANK = {
    "questions": 120,
    "without_key": 3,
    "uncertain": 2,
    "reasons": {"no_key": 3, "equal_options": 9},
    "left_over": 4,
    "left_over_blocks": [
        {"text": "Weekly quiz", "place": "page 1", "after": 0},
        {"text": "Break", "place": "", "after": 1200},
        {"text": "Notes", "place": 'sheet "Help"', "after": None},
    ],
    "asked": 120,
    "made": 120,
}


def test_a_banks_report_begins_with_one_sentence():
    assert shown(BANK).sentence == ("120 questions read; 3 without a key; 2 uncertain; 4 blocks belong to no question.")


@pytest.mark.parametrize(
    ("report", "sentence"),
    [
        ({"questions": 0, "made": 0}, "No questions were read."),
        ({}, "Nothing is reported yet."),
        ({"made": 1, "asked": None}, "1 question made."),
        ({"made": 3, "asked": 1000}, "3 questions made, 1,000 asked for."),
        (
            {"questions": 1, "left_over": 1},
            "1 question read; 0 without a key; 0 uncertain; 1 block belongs to no question.",
        ),
    ],
)
def test_other_reports_have_their_sentence_too(report, sentence):
    assert shown(report).sentence == sentence


def test_reasons_are_told_in_words_the_most_frequent_first():
    assert shown(BANK).reasons == [("Two options are the same.", 9), ("The document gives no key.", 3)]


def test_left_over_text_is_told_with_its_place_and_what_is_not_listed_is_counted():
    parts = shown(BANK)
    assert parts.leftovers == [
        ("Weekly quiz", "page 1, before the first question"),
        ("Break", "after question 1,200"),
        ("Notes", 'sheet "Help"'),
    ]
    assert parts.more_leftovers == 1


def test_what_was_lost_is_remarked():
    report = {
        "set_apart": {"stem_empty": 2},
        "skipped_numbers": [7, 4, 8, 9],
        "spare_keys": 1,
        "spare_key_numbers": [31],
        "unread_columns": ["难度", "章节"],
        "notes": ["2 pictures were left out."],
    }
    assert shown(report).remarks == [
        "2 questions were set apart without a stem: it may ask in a picture or formula.",
        "The document's own numbers leap; no question has: 4, 7–9.",
        "1 key belongs to no question; by the document's own numbers: 31.",
        "Columns of tables that were not taken over: 难度, 章节.",
        "2 pictures were left out.",
    ]


def test_every_doubt_has_words_and_an_unknown_code_is_readable():
    assert {str(doubt) for doubt in Doubt} == set(REASONS)
    assert in_words("near_duplicate") == "near duplicate"
