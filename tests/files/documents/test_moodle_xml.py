"""Moodle XML: a row of a bank table for each question."""

import io

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from files.documents.types import Kind
from tests.files.documents.quizzes import answer, moodle, question, text

SINGLE = "<single>true</single>"


def rows(*questions):
    """Return the rows of the table, each as the filled cells under their names."""
    return rows_of(read(io.BytesIO(moodle(*questions)), "quiz.xml"))


def rows_of(document):
    header, *rows = [[cell.text for cell in row] for row in document.blocks[0].rows]
    return [{name: cell for name, cell in zip(header, row, strict=True) if cell} for row in rows]


def notes(*questions):
    return read(io.BytesIO(moodle(*questions, question("essay", "Why?"))), "quiz.xml").notes


def stem(html, written="html"):
    return rows(question("essay", html, written=written))[0]["Question"]


def test_a_choice_has_its_options_in_order_and_letters_for_its_key():
    inner = SINGLE + answer("Bern", 100) + answer("Rome", 50) + answer("A. Oslo|Wien")
    assert rows(question("multichoice", "<p>Which?</p>", inner, general="<p>So it is.</p>")) == [
        {
            "Type": "Single choice",
            "Question": "Which?",
            "Option 1": "Bern",
            "Option 2": "Rome",
            "Option 3": "A. Oslo|Wien",
            "Answer 1": "A",
            "Explanation": "So it is.",
        }
    ]


def test_where_several_may_be_right_all_that_count_are():
    answers = answer("a", 33.33333) + answer("b", -50) + answer("c", "66.66667")
    (row,) = rows(question("multichoice", "Which?", "<single>false</single>" + answers))
    assert (row["Type"], row["Answer 1"]) == ("Multiple response", "A,C")
    assert rows(question("oumultiresponse", "Which?", answers)) == [row]


def test_feedback_to_the_right_answer_explains_where_no_general_one_does():
    inner = SINGLE + answer("a", 0, feedback="No.") + answer("b", 100, feedback="Yes, as b is.") + answer("c")
    assert rows(question("multichoice", "Which?", inner))[0]["Explanation"] == "Yes, as b is."
    assert rows(question("multichoice", "Which?", inner, general="All."))[0]["Explanation"] == "All."


def test_true_and_false_are_the_format_s_own_words():
    (row,) = rows(question("truefalse", "Ice floats.", answer("true", 0) + answer("false", 100)))
    assert row == {"Type": "True/False", "Question": "Ice floats.", "Answer 1": "B"}


def test_a_true_or_false_in_words_of_its_own_has_them_as_options():
    (row,) = rows(question("truefalse", "冰浮于水。", answer("对", 100) + answer("错")))
    assert row == {"Question": "冰浮于水。", "Option 1": "对", "Option 2": "错", "Answer 1": "A"}


def test_the_first_answer_that_counts_full_is_the_key_of_a_typed_one():
    inner = answer("Berne", 80) + answer("x &lt; \\*", 100) + answer("Bern", 100)
    (row,) = rows(question("shortanswer", "Which city?", inner))
    assert (row["Type"], row["Answer 1"]) == ("Short answer", "x &lt; *")


def test_where_no_answer_counts_there_is_no_key():
    (row,) = rows(question("shortanswer", "Which city?", answer("Rome") + answer("Oslo", "much")))
    assert row == {"Type": "Short answer", "Question": "Which city?"}


def test_a_typed_answer_to_a_drawn_blank_fills_it():
    (row,) = rows(question("numerical", "Two and two make ____.", answer("4", 100) + answer("*")))
    assert (row["Type"], row["Answer 1"]) == ("Fill in the blanks", "4")


def test_an_essay_has_what_graders_are_told_as_its_answer():
    inner = f'<graderinfo format="html">{text("<p>Light is scattered.</p>")}</graderinfo>'
    (row,) = rows(question("essay", "Why is the sky blue?", inner, general="See above."))
    assert (row["Answer 1"], row["Explanation"]) == ("Light is scattered.", "See above.")


def test_a_matching_is_one_question_with_its_pairs():
    pairs = [("Norway", "Oslo"), ("Spain", "Madrid"), ("", "Rome")]
    inner = "".join(f"<subquestion>{text(left)}<answer>{text(right)}</answer></subquestion>" for left, right in pairs)
    assert rows(question("matching", "Name the capitals.", inner)) == [
        {
            "Type": "Short answer",
            "Question": "Name the capitals.\nNorway\nSpain",
            "Answer 1": "Norway → Oslo\nSpain → Madrid",
        }
    ]
    assert notes(question("matching", "Name.", inner)) == ("1 answer without a partner was left out.",)


@pytest.mark.parametrize(
    ("gap", "right"),
    [
        ("{1:SHORTANSWER:=Paris}", "Paris"),
        ("{:SA:%50%Lyon#nearly~%100%Paris#yes~*#no}", "Paris"),
        ("{2:MULTICHOICE:Rome~=Paris#good~Bern}", "Paris"),
        ("{1:MCVS:~Rome~=Paris}", "Paris"),
        ("{1:NUMERICAL:=3.5:0.1#close~%50%4:1}", "3.5"),
        ("{1:MULTIRESPONSE:=red~blue~=green}", "red, green"),
        (r"{1:SAC:=\{a\}\~b\#}", "{a}~b#"),
    ],
)
def test_a_gap_becomes_a_blank_and_its_answer(gap, right):
    (row,) = rows(question("cloze", f"<p>It is {gap}, and {{x}} is {{1:SA:=y}}.</p>"))
    assert row == {
        "Type": "Fill in the blanks",
        "Question": "It is ____, and {x} is ____.",
        "Answer 1": right,
        "Answer 2": "y",
    }


@pytest.mark.parametrize(("kind", "box"), [("gapselect", "selectbox"), ("ddwtos", "dragbox")])
def test_numbered_places_become_blanks(kind, box):
    boxes = "".join(f"<{box}>{text(word)}<group>1</group></{box}>" for word in ("mat", "cat", "hat"))
    (row,) = rows(question(kind, "The [[2]] sat on the [[1]].", boxes))
    assert (row["Question"], row["Answer 1"], row["Answer 2"]) == ("The ____ sat on the ____.", "cat", "mat")
    assert notes(question(kind, "The [[2]] sat on the [[1]].", boxes)) == (
        "2 lists of words to choose from for a blank were left out.",
    )


def test_what_is_no_question_of_a_bank_is_counted_by_its_kind():
    category = f'<question type="category"><category>{text("top")}</category></question>'
    others = [
        question(kind, "x") for kind in ("calculated", "description", "calculated", "cloze", "matching", "ddwtos")
    ]
    assert notes(category, *others, question("multichoice", "x")) == (
        "2 questions of the kind calculated were left out.",
        "1 question of the kind description was left out.",
        "1 question of the kind cloze without gaps was left out.",
        "1 question of the kind matching without pairs was left out.",
        "1 question of the kind gaps without their words was left out.",
        "1 question of the kind multichoice without answers was left out.",
    )


def test_a_question_of_more_parts_than_a_table_has_columns_is_counted():
    assert notes(question("cloze", "{1:SA:=x} " * 100)) == ("1 question of the kind more than 99 parts was left out.",)


def test_more_kinds_than_anybody_would_read_are_counted_together():
    assert (
        notes(*(question(f"kind{number}") for number in range(22)))[-1] == "2 questions of other kinds were left out."
    )


def test_rows_are_numbered_as_the_questions_of_the_file():
    category = f'<question type="category"><category>{text("top")}</category></question>'
    file = moodle(category, question("essay", "a"), question("description", "b"), question("essay", "c"))
    assert read(io.BytesIO(file), "quiz.xml").blocks[0].row_numbers == (0, 1, 3)


def test_a_file_without_any_question_to_read_says_why():
    with pytest.raises(ReadError, match="1 question of the kind calculated was left out") as raised:
        read(io.BytesIO(moodle(question("calculated", "{a} + {b}"))), "quiz.xml")
    assert raised.value.code is ReadCode.EMPTY


# How HTML is read


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        ("<p>One</p><p>two<br/>three</p>", "One\ntwo\nthree"),
        ("H<sub>2</sub>O is 10<sup>-9</sup>&nbsp;m &amp; less", "H2O is 10⁻⁹ m & less"),
        ("<b>a</b> <i>b</i>\n  c", "a b c"),
        ("<ul><li>x</li><li>y</li></ul><ol><li>z</li><li>w</li></ol>", "x\ny\n1. z\n2. w"),
        ("<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>", "a\tb\nc"),
        ("<pre>if x:\n    y</pre>", "if x:\n    y"),
        (r"\(x^2 &lt; 3\) and $$\frac{1}{2}$$", r"\(x^2 < 3\) and $$\frac{1}{2}$$"),
        ("a<5 and List<String> b", "a<5 and List<String> b"),
        ("<p>seen<span style='display: none'>unseen</span></p><script>x<y</script><!-- z -->", "seen"),
        ("<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>", "(a+b)/2"),
        ("<math><msup><mi>x</mi><mn>2</mn></msup><msqrt><mn>5</mn></msqrt></math>", "x^2√(5)"),
        (
            "<math><msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup><annotation>TeX</annotation></math>",
            "x_i^2",
        ),
        (
            "<math><mroot><mi>y</mi><mn>3</mn></mroot><mfenced><mi>a</mi><mi>b</mi></mfenced></math>",
            "3√(y)(a, b)",
        ),
        ('<ol type="a" start="2"><li>z</li></ol>', "b. z"),
        ('an <img class="equation_image" alt="LaTeX: x^2" src="e.png"> b', "an x^2 b"),
        ("<o:p>Word</o:p>", "Word"),
        ("<div>" * 400 + "deep" + "</div>" * 400, "deep"),
    ],
)
def test_html_is_read_as_it_is_seen(html, shown):
    assert stem(html) == shown


def test_a_picture_is_noted():
    assert notes(question("essay", 'What is this? <img src="@@PLUGINFILE@@/a.png" alt="a cat">')) == (
        "1 picture was left out.",
    )


@pytest.mark.parametrize(
    ("written", "source", "shown"),
    [
        ("plain_text", "a <b> &amp;\n\nc", "a <b> &amp;\nc"),
        ("markdown", "a **b** <c>", "a **b** <c>"),
        ("moodle_auto_format", "a <b>b</b>\nc", "a b\nc"),
    ],
)
def test_other_formats_are_read_as_what_they_are(written, source, shown):
    assert stem(source, written) == shown


# What files do


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "gb18030"])
def test_the_encoding_is_the_one_that_the_file_names(encoding):
    prolog = f'<?xml version="1.0" encoding="{encoding}"?>'
    file = moodle(question("essay", "水是什么？"), prolog=prolog).decode().encode(encoding)
    assert rows_of(read(io.BytesIO(file), "quiz.xml"))[0]["Question"] == "水是什么？"


def test_cdata_and_plain_xml_inside_a_text_are_read():
    cdata = "<question type='essay'><questiontext><text><![CDATA[<p>a &lt; b</p>]]></text></questiontext></question>"
    nested = "<question type='essay'><questiontext><text><p>c</p><p>d</p></text></questiontext></question>"
    assert [row["Question"] for row in rows(cdata, nested)] == ["a < b", "c\nd"]


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (moodle(question("essay", "Why?"))[:-9], ReadCode.CORRUPT),
        (b"<quiz><question type='essay'></quiz>", ReadCode.CORRUPT),
        (b"<quiz><question/>" + b"<a>" * 3000 + b"</a>" * 3000 + b"</quiz>", ReadCode.TOO_COMPLEX),
        (moodle(question("essay", "a" * 5_000_001)), ReadCode.TOO_LARGE),
        (moodle("<question/>", prolog='<!DOCTYPE quiz [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'), ReadCode.TOO_COMPLEX),
    ],
)
def test_damaged_and_hostile_files_end_in_a_code(file, code):
    with pytest.raises(ReadError) as raised:
        read(io.BytesIO(file), "quiz.xml")
    assert raised.value.code is code


def test_no_file_is_opened_that_an_entity_names(tmp_path):
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    doctype = f'<!DOCTYPE quiz SYSTEM "file://{secret}">'
    file = moodle(question("essay", "Why?"), prolog=doctype)
    assert "secret" not in read(io.BytesIO(file), "quiz.xml").text


def test_the_kind_is_told_by_the_root():
    assert read(io.BytesIO(moodle(question("essay", "Why?"), prolog="<!-- by hand -->\n")), "a").kind is Kind.MOODLE_XML
