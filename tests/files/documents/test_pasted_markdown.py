"""Markdown in files of any kind: pasted into Word, printed as PDF, folded away by HTML."""

import io

import pytest

from files.documents.reading import read
from files.documents.text import read_text
from files.documents.types import TableBlock, TextKind
from tests.files.documents.builders import Page, paragraph, word

QUIZ = [
    "### 1. Where do bees live?",
    "- A. In a hive",
    "- B. In a shoe",
    "**Answer:** A",
    "**Why:** They *build* it.",
    "---",
    "**Next:** birds",
]


def pasted(lines, look=""):
    body = "".join(paragraph(line.replace("<", "&lt;"), look=look) for line in lines)
    return read(word(body), "quiz.docx")


def shown(document):
    return [(block.kind, block.marker, block.text) for block in document.text_blocks()]


EXPECTED = [
    (TextKind.HEADING, "", "1. Where do bees live?"),
    (TextKind.LIST_ITEM, "-", "A. In a hive"),
    (TextKind.LIST_ITEM, "-", "B. In a shoe"),
    (TextKind.PARAGRAPH, "", "Answer: A"),
    (TextKind.PARAGRAPH, "", "Why: They build it."),
    (TextKind.PARAGRAPH, "", "Next: birds"),
]


def test_markdown_in_word():
    document = pasted(QUIZ)
    assert shown(document) == EXPECTED
    assert [run.text for block in document.text_blocks() for run in block.runs if run.bold] == [
        "Answer:",
        "Why:",
        "Next:",
    ]
    assert document.blocks[-1].location.headings == ("1. Where do bees live?",)


def test_markdown_in_a_pdf():
    document = read(Page().lines(QUIZ, pitch=30).done(), "quiz.pdf")
    assert shown(document) == EXPECTED
    assert {block.location.page for block in document.blocks} == {1}


def test_the_rows_of_a_table_that_were_pasted_line_by_line():
    rows = ["| A | a hive |", "|---|---|", "| B | a shoe |"]
    document = pasted([*rows, "**One**", "**Two**", *rows])
    tables = [block for block in document.blocks if isinstance(block, TableBlock)]
    assert [table.text for table in tables] == ["A\ta hive\nB\ta shoe"] * 2


def test_paragraphs_of_their_own_stay_apart():
    long = "A sentence that is long enough to look as if an editor had wrapped it somewhere here"
    assert len(pasted([long, long, *["**Note:** short"] * 3]).blocks) == 5


@pytest.mark.parametrize(
    "lines",
    [
        ["2**3 is 8, 4**2 is 16", "f(*args, **kwargs)", "x**2 + y**2", "a ** b ** c"],
        ["# say hello", "print(1)", "# say bye", "# end"],
        ["The **first** star", "no more", "* a star", "- a dash"],
    ],
)
def test_stars_and_sharps_of_other_texts_stay(lines):
    assert [text for _, _, text in shown(pasted(lines))] == lines


def test_coloured_text_keeps_its_look():
    body = "".join(map(paragraph, QUIZ)) + paragraph("B. In a shoe", look='<w:color w:val="FF0000"/>')
    red = [run.text for block in read(word(body), "quiz.docx").blocks for run in block.runs if run.color == "FF0000"]
    assert red == ["B. In a shoe"]


def test_what_a_page_folds_away_is_text_without_the_folds_title():
    text = (
        "1. Which?\n- A. one\n\n<details open><summary class='x'>Show the answer</summary>\n  Answer: A\n</details>\n"
    )
    assert [block.text for block in read_text(text).blocks] == ["Which?", "A. one", "Answer: A"]


@pytest.mark.parametrize(
    ("fold", "texts"),
    [
        ("<details><summary>Answer</summary>A</details>", ["Answer: A"]),
        ("<details>\n<summary>Click for the answer</summary>\n\nA\n</details>", ["answer:", "A"]),
        ("<details><summary>查看答案</summary>\nA\n</details>", ["答案:\nA"]),
        ("<details><summary>Show</summary>A</details>", ["A"]),
        ("<details><summary>Answer</summary>A: it flies</details>", ["Answer: A: it flies"]),
        ("<details><summary>Answer</summary>\n**Answer**: A</details>", ["Answer: A"]),
    ],
)
def test_the_title_of_a_fold_is_the_label_of_what_has_none(fold, texts):
    assert [block.text for block in read_text(f"Which?\n\n{fold}").blocks] == ["Which?", *texts]


def test_a_fold_in_word():
    document = pasted(["1. Which?", "<details>", "<summary>Show</summary>", "Answer: A", "</details>", "</details>"])
    assert [text for _, _, text in shown(document)] == ["Which?", "Answer: A"]


def test_a_file_that_is_named_as_markdown_is_markdown_without_any_other_sign():
    document = read(io.BytesIO(b"1. Which?\n    - A. one\n    - B. two\n"), "quiz.md")
    assert [text for _, _, text in shown(document)] == ["Which?", "A. one", "B. two"]


@pytest.mark.parametrize("sign", ["**a**", "<details>", "<summary>Answer</summary>", "<summary", "## ", "|--", "**"])
def test_hostile_repetitions_take_no_time(sign):
    pasted([sign * 20_000, "**a**", "**b**", "**c**"])
