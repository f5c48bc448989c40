"""QTI 1.2 and 2, bare and in packages: a row of a bank table for each item."""

import io

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from tests.files.documents.builders import zipped
from tests.files.documents.quizzes import (
    choices21,
    declared,
    entry21,
    feedback12,
    item12,
    item21,
    lid,
    material,
    package,
    qti12,
    scored,
    typed,
)

CITIES = ["<p>Rome</p>", "B. Oslo", "Bern"]


def document(data):
    return read(io.BytesIO(data), "quiz")


def rows(data):
    """Return the rows of the table, each as the filled cells under their names."""
    header, *rows = [[cell.text for cell in row] for row in document(data).blocks[0].rows]
    return [{name: cell for name, cell in zip(header, row, strict=True) if cell} for row in rows]


def old(*item, **more):
    (row,) = rows(qti12(item12(*item, **more)))
    return row


def new(body, declarations="", more=""):
    (row,) = rows(item21(body, declarations, more))
    return row


# QTI 1.2


def test_an_old_choice_has_its_options_and_letters_for_its_key():
    row = old("<p>Which is in <b>Norway</b>?</p>", lid(CITIES), scored("r1"))
    assert row == {
        "Type": "Single choice",
        "Question": "Which is in Norway?",
        "Option 1": "Rome",
        "Option 2": "B. Oslo",
        "Option 3": "Bern",
        "Answer 1": "B",
    }


def test_an_old_choice_of_several_takes_all_that_are_wanted_and_none_that_is_not():
    row = old("Which?", lid(CITIES, several=True), scored("r0", "r2", negated=["r1"]))
    assert (row["Type"], row["Answer 1"]) == ("Multiple response", "A,C")


def test_partial_points_make_no_second_key_of_one():
    assert old("Which?", lid(CITIES), scored("r0", points=50) + scored("r2", points=100))["Answer 1"] == "C"


def test_two_options_tell_their_type_themselves():
    assert "Type" not in old("Ice floats.", lid(["True", "False"]), scored("r0"))


def test_the_text_may_stand_in_front_of_the_options():
    assert old("", lid(CITIES, prompt="Which is in Norway?"), scored("r1"))["Question"] == "Which is in Norway?"


@pytest.mark.parametrize(
    ("condition", "feedback", "explanation"),
    [
        (scored("r1"), feedback12("general_fb", "<p>All.</p>") + feedback12("correct_fb", "Right."), "All."),
        (scored("r1", feedback="x"), feedback12("x", "As it is.") + feedback12("y", "No."), "As it is."),
        (scored("r1") + scored("r0", points=0, feedback="x"), feedback12("x", "No."), ""),
        (scored("r1"), feedback12("x", "One.") + feedback12("y", "Two."), ""),
    ],
)
def test_only_what_is_said_to_the_right_answer_or_to_any_explains(condition, feedback, explanation):
    assert old("Which?", lid(CITIES), condition, feedback=feedback).get("Explanation", "") == explanation


def test_an_old_typed_answer_is_short_unless_blanks_are_drawn_or_stand_in_the_text():
    right = scored("Oslo") + scored("Kristiania")
    assert old("Which city?", typed(), right) == {"Type": "Short answer", "Question": "Which city?", "Answer 1": "Oslo"}
    assert old("It is ____.", typed(), right)["Type"] == "Fill in the blanks"
    between = typed("a") + material("lies in") + typed("b") + material(".")
    row = old("The city", between, scored("Oslo", name="a") + scored("Norway", name="b"))
    assert (row["Question"], row["Answer 1"], row["Answer 2"]) == ("The city ____ lies in ____.", "Oslo", "Norway")


def test_names_in_brackets_are_gaps():
    gaps = lid(["Oslo", "Kristiania"], name="a", prompt="city") + lid(["Norway", "Peru"], name="b", prompt="land")
    right = scored("a0", name="a", points=50) + scored("a1", name="a", points=50) + scored("b0", name="b", points=49)
    file = qti12(item12("[land] has [city] [sic].", gaps, right))
    (row,) = rows(file)
    assert (row["Question"], row["Answer 1"], row["Answer 2"]) == ("____ has ____ [sic].", "Norway", "Oslo")
    assert document(file).notes == ("1 list of words to choose from for a blank was left out.",)


def test_typed_answers_may_be_named_in_brackets_too():
    gaps = typed("response_a") + typed("b")
    right = scored("Oslo", name="response_a", points=50) + scored("Norway", name="b", points=50)
    row = old("[b] has [a] [1].", gaps, right)
    assert (row["Question"], row["Answer 1"], row["Answer 2"]) == ("____ has ____ [1].", "Norway", "Oslo")


def test_the_solution_of_an_essay_is_its_answer():
    row = old("Why?", typed(), feedback=feedback12("solution", "As it is.") + feedback12("correct", "Well."))
    assert (row["Answer 1"], row.get("Explanation")) == ("As it is.", None)


def test_an_answer_without_points_is_right_where_it_is_called_correct():
    right = scored("Rome", points=0, feedback="incorrect") + scored("Oslo", points=0, feedback="correct")
    assert old("Which city?", typed(), right)["Answer 1"] == "Oslo"


def test_blackboard_names_its_points_and_nests_its_texts():
    html = "<mat_extension><mat_formattedtext type='HTML'>&lt;p&gt;{}&lt;/p&gt;</mat_formattedtext></mat_extension>"
    stem, option = html.format("Which?"), html.format("Rome")
    labels = "".join(
        f"<flow_label><response_label ident='{name}'><flow_mat><material>{option}</material></flow_mat>"
        "</response_label></flow_label>"
        for name in "xyz"
    )
    item = (
        f"<item><presentation><flow><flow class='QUESTION_BLOCK'><flow><material>{stem}</material></flow></flow>"
        f"<flow><response_lid ident='response' rcardinality='Single'><render_choice>{labels}</render_choice>"
        "</response_lid></flow></flow></presentation><resprocessing><respcondition title='correct'><conditionvar>"
        "<varequal respident='response'>y</varequal></conditionvar><setvar variablename='SCORE'>SCORE.max</setvar>"
        "</respcondition></resprocessing></item>"
    )
    (row,) = rows(qti12(item))
    assert (row["Question"], row["Option 2"], row["Answer 1"]) == ("Which?", "Rome", "B")


@pytest.mark.parametrize("kind", ["matching_question", "calculated_question", "file_upload_question"])
def test_old_items_of_other_kinds_are_counted(kind):
    other = item12("What?", lid(CITIES), scored("r1"), kind=kind)
    assert document(qti12(other, item12("Why?", typed()))).notes == (f"1 question of the kind {kind} was left out.",)


# QTI 2


def test_a_choice_has_its_options_and_letters_for_its_key():
    body = "<p>Look at H<sub>2</sub>O.</p>" + choices21(CITIES, prompt="Which?")
    assert new(body, declared("c1")) == {
        "Type": "Single choice",
        "Question": "Look at H2O.\nWhich?",
        "Option 1": "Rome",
        "Option 2": "B. Oslo",
        "Option 3": "Bern",
        "Answer 1": "B",
    }


def test_the_declaration_tells_whether_several_may_be_right():
    row = new(choices21(CITIES, prompt="Which?"), declared("c2", "c0", cardinality="multiple"))
    assert (row["Type"], row["Answer 1"]) == ("Multiple response", "A,C")


def test_points_tell_the_key_where_no_right_response_is_declared():
    points = '<mapEntry mapKey="c0" mappedValue="0.5"/><mapEntry mapKey="c2" mappedValue="1"/>'
    declaration = declared().replace("</responseDeclaration>", f"<mapping>{points}</mapping></responseDeclaration>")
    assert new(choices21(CITIES, prompt="Which?"), declaration)["Answer 1"] == "C"


def test_entries_in_a_text_are_blanks():
    body = f"<p>Oslo lies in {entry21('a')} and Bern in {entry21('b')}.</p>"
    row = new(body, declared("Norway", name="a") + declared("Switzerland", name="b"))
    assert (row["Type"], row["Question"]) == ("Fill in the blanks", "Oslo lies in ____ and Bern in ____.")
    assert (row["Answer 1"], row["Answer 2"]) == ("Norway", "Switzerland")


def test_answers_that_are_not_all_known_are_not_given_to_the_wrong_blank():
    body = f"<p>Oslo lies in {entry21('a')} and Bern in {entry21('b')}.</p>"
    assert "Answer 1" not in new(body, declared(name="a") + declared("Switzerland", name="b"))


def test_an_inline_choice_is_a_blank_whose_list_is_left_out():
    offered = "".join(f'<inlineChoice identifier="i{place}">{word}</inlineChoice>' for place, word in enumerate("ab"))
    body = f'<p>It is <inlineChoiceInteraction responseIdentifier="RESPONSE">{offered}</inlineChoiceInteraction>.</p>'
    file = item21(body, declared("i1"))
    (row,) = rows(file)
    assert (row["Question"], row["Answer 1"]) == ("It is ____.", "b")
    assert document(file).notes == ("1 list of words to choose from for a blank was left out.",)


def test_an_extended_text_is_a_short_answer():
    body = '<extendedTextInteraction responseIdentifier="RESPONSE"><prompt>Why?</prompt></extendedTextInteraction>'
    assert new(body, declared("So.")) == {"Type": "Short answer", "Question": "Why?", "Answer 1": "So."}


@pytest.mark.parametrize(
    ("names", "explanation"),
    [
        (["general"], "general"),
        (["correct", "incorrect"], "correct"),
        (["c1", "c0"], "c1"),
        (["FB1"], "FB1"),
        (["FB1", "FB2"], ""),
        (["incorrect"], ""),
    ],
)
def test_feedback_explains_where_it_is_clear_for_whom_it_is(names, explanation):
    said = "".join(f'<modalFeedback identifier="{name}"><p>{name}</p></modalFeedback>' for name in names)
    row = new(choices21(CITIES, prompt="Which?"), declared("c1"), said)
    assert row.get("Explanation", "") == explanation


def test_what_students_do_not_see_is_no_part_of_the_stem():
    aside = '<rubricBlock view="scorer">For me.</rubricBlock><feedbackBlock identifier="f">Later.</feedbackBlock>'
    assert new(aside + choices21(CITIES, prompt="Which?"), declared("c1"))["Question"] == "Which?"


@pytest.mark.parametrize("kind", ["matchInteraction", "orderInteraction", "hottextInteraction"])
def test_other_interactions_are_counted(kind):
    other = item21(f'<{kind} responseIdentifier="RESPONSE"/>')
    data = package({"a.xml": other, "b.xml": item21(choices21(CITIES, prompt="Which?"), declared("c1"))})
    assert document(data).notes == (f"1 question of the kind {kind} was left out.",)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (choices21("ab") * 2, "several choiceInteraction"),
        (choices21("ab") + entry21(), "choiceInteraction with textEntryInteraction"),
        ("<printedVariable identifier='x'/>" + entry21(), "printedVariable with textEntryInteraction"),
    ],
)
def test_items_that_ask_in_several_ways_are_counted(body, kind):
    with pytest.raises(ReadError, match=f"1 question of the kind {kind} was left out"):
        document(item21(body))


def test_feedback_inside_the_text_explains_as_well():
    block = '<feedbackBlock identifier="correct"><p>As it is.</p></feedbackBlock>'
    assert new(choices21(CITIES, prompt="Which?") + block, declared("c1"))["Explanation"] == "As it is."


# Packages


def named(stem):
    return item21(choices21(CITIES, prompt=stem), declared("c1"))


def stems(data):
    return [row["Question"] for row in rows(data)]


def test_items_come_in_the_order_of_the_manifest():
    files = {"items/a b.xml": named("First?"), "items/c.xml": named("Second?")}
    assert stems(package(files, listed=["items/c.xml", "items/a%20b.xml"])) == ["Second?", "First?"]


def test_a_test_orders_its_items_and_the_others_follow():
    test = '<assessmentTest><testPart><assessmentItemRef href="../b.xml"/></testPart></assessmentTest>'
    files = {"a.xml": named("Apart?"), "tests/test.xml": test, "b.xml": named("Asked?")}
    assert stems(package(files)) == ["Asked?", "Apart?"]


def test_a_package_of_old_files_is_read_and_its_other_files_are_not():
    files = {"meta.xml": "<quiz/>", "q/q.xml": qti12(item12("Which?", lid(CITIES), scored("r1"))), "q/a.png": b"x"}
    assert stems(package(files, kind="imsqti_xmlv1p2")) == ["Which?"]


def test_files_that_the_package_lacks_are_counted():
    data = package({"a.xml": named("Which?")}, listed=["a.xml", "../../etc/passwd.xml", "b.xml"])
    assert document(data).notes == ("2 files that the package lacks were left out.",)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (item21("<p>Which?")[:-20], ReadCode.CORRUPT),
        (item21("", prolog='<!DOCTYPE a [<!ENTITY b "b">]>'), ReadCode.TOO_COMPLEX),
        (item21("<p>What?</p>"), ReadCode.EMPTY),
        (b"<assessmentItem/>", ReadCode.EMPTY),
        (qti12("<item/>", item12("What?", "")), ReadCode.EMPTY),
        (package({"a.xml": b"<broken"}), ReadCode.CORRUPT),
        (package({"../a.xml": named("Which?")}), ReadCode.CORRUPT),
        (package({"a.xml": b" " * (200 << 20)}), ReadCode.TOO_COMPLEX),
        (package({"a.txt": b"nothing"}), ReadCode.EMPTY),
    ],
    ids=["cut", "entities", "no response", "no text", "old ones", "broken file", "outside", "bomb", "no file"],
)
def test_damaged_and_hostile_files_end_in_a_code(data, code):
    with pytest.raises(ReadError) as raised:
        document(data)
    assert raised.value.code is code


def test_entities_of_a_document_type_out_of_reach_are_read():
    prolog = '<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">'
    item = item12("", lid(CITIES)).replace(
        "</presentation>", "<material><mattext>a&eacute;b</mattext></material></presentation>"
    )
    assert rows(qti12(item, prolog=prolog))[0]["Question"] == "aéb"


def test_a_package_without_questions_of_ours_is_of_no_kind():
    assert (
        read_code(zipped({"imsmanifest.xml": "<manifest/>", "a.html": "<p>"}).getvalue()) is ReadCode.TYPE_UNSUPPORTED
    )


def read_code(data):
    with pytest.raises(ReadError) as raised:
        document(data)
    return raised.value.code
