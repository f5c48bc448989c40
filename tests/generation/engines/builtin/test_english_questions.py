"""Which English sentences are asked, and how."""

import pytest

from generation.engines.builtin.english import builders
from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.sentences import analysed, stands_alone, statements
from generation.engines.builtin.material import Passage
from generation.questions import QuestionType


def sentences(text):
    return [analysed(found) for found in statements(Passage(0, text), 0)]


def candidates(text, family=None, bold=()):
    found = builders.candidates([Passage(0, text, ("Birds",), "Birds", bold)])
    return [candidate for candidate in found if family in (None, candidate.family)]


@pytest.mark.parametrize(
    "text",
    [
        "Glaciers carve deep valleys into mountain ranges.",
        "The roots of a plant take up water and minerals.",
        "However, copper conducts electricity better than iron does.",
        "When water freezes in a crack, it widens the crack.",
    ],
)
def test_a_whole_sentence_stands_alone(text):
    assert stands_alone(sentences(text)[0])


@pytest.mark.parametrize(
    "text",
    [
        "This makes the valley wider than it was before.",
        "It was painted by a woman of twenty years.",
        "The process needs a large amount of energy.",
        "In 1650, they left the town for good and all.",
        "We will now look at the parts of the leaf.",
        "As shown in Figure 3, the leaf has three layers.",
        "Such valleys are common in the north of Europe.",
        "For example, a glacier moved eleven metres in a day.",
        "Consider the way in which a glacier carves a valley.",
        "The two groups differed in the age of their members.",
        "Why do glaciers carve valleys into mountain ranges?",
        "In the second, the ice moved across the northern plain.",
        "The most famous example is a lake in the north of Europe.",
        "All other rivers of the region flow to the south.",
        "Higher wages shift it to the left in every month.",
    ],
)
def test_a_sentence_that_leans_on_others_does_not(text):
    assert not any(stands_alone(sentence) for sentence in sentences(text))


@pytest.mark.parametrize("text", ["A moraine is a heap of stones", "If ice melts in spring, the river rises"])
def test_an_item_that_is_a_sentence_but_for_its_full_stop_is_one(text):
    found = [one.text for one in statements(Passage(0, text, is_item=True), 0)]
    assert found == [f"{text}."]
    assert not list(statements(Passage(0, text), 0))


@pytest.mark.parametrize("text", ["Stones that are carried by ice", "Prices of related goods", "To melt the ice"])
def test_an_item_that_is_no_sentence_is_not_made_one(text):
    assert not list(statements(Passage(0, text, is_item=True), 0))


def test_initials_do_not_end_a_sentence():
    found = sentences("The bridge was built by John D. Carver in nine years. It still stands.")
    assert found[0].text == "The bridge was built by John D. Carver in nine years."


def test_citations_are_left_out_of_the_question_and_kept_in_the_source():
    found = sentences("Owls hunt mainly by sound at night (Miller & Stone, 2011).")[0]
    assert found.text == "Owls hunt mainly by sound at night."
    assert found.statement.source.endswith("(Miller & Stone, 2011).")


BIRDS = """A falcon is a fast bird that hunts other birds in flight. A heron is a tall bird that catches fish in shallow
water. A woodpecker is a bird with a strong bill that finds insects in trees. A cormorant is a dark bird that dives for
fish in the sea. A nightjar is a brown bird that catches moths after dusk."""


def test_a_definition_asks_for_its_term_among_terms_of_its_kind():
    found = [one for one in candidates(BIRDS, "definition") if one.type is QuestionType.SINGLE_CHOICE]
    asked = next(one for one in found if one.keys == ("Heron",))
    assert asked.stem == "Which of the following is a tall bird that catches fish in shallow water?"
    assert set(asked.wrong) <= {"Falcon", "Woodpecker", "Cormorant", "Nightjar"}


def test_a_term_asks_for_its_definition():
    found = next(one for one in candidates(BIRDS, "meaning") if "falcon" in one.stem)
    assert found.keys == ("A fast bird that hunts other birds in flight",)


def test_a_year_is_asked_for_with_other_years():
    found = candidates("In 1889, the tower was the tallest building of the world.", "year")[0]
    assert found.stem == "The tower was the tallest building of the world in which year?"
    assert found.keys == ("1889",)
    assert all(wrong.isdigit() and wrong != "1889" for wrong in found.wrong)


def test_a_share_stays_below_the_whole():
    found = candidates("Nitrogen makes up 78 percent of dry air near the ground.", "number")[0]
    assert found.keys == ("78 percent",)
    assert all(0 < int(wrong.split()[0]) < 100 for wrong in found.wrong)


def test_a_list_asks_for_its_members_and_takes_strangers_from_elsewhere():
    text = """The tools of a potter include wheels, ribs, and sponges. The tools of a baker include pans, ovens, and
    trays."""
    found = candidates(text, "list")[0]
    assert found.stem == "According to the text, the tools of a potter include which of the following?"
    assert set(found.keys) == {"wheels", "ribs", "sponges"}
    assert set(found.wrong) <= {"pans", "ovens", "trays"}


@pytest.mark.parametrize(
    ("text", "family", "wrong"),
    [
        ("The pressure of a gas increases with its temperature.", "opposite", "decreases"),
        ("The canal was opened to ships in 1869.", "number", "18"),
        ("Mercury is a metal that melts below room temperature.", "negation", "is not"),
    ],
)
def test_a_statement_is_altered_in_one_place(text, family, wrong):
    found = next(one for one in candidates(text, family) if one.type is QuestionType.TRUE_OR_FALSE)
    assert not found.truth
    assert found.right == text
    assert found.stem != text
    assert wrong in found.stem


def test_a_negated_statement_is_not_turned_around():
    assert not candidates("The pressure of a gas does not increase with its colour.", "opposite")


def test_a_word_inside_a_term_is_not_turned_around():
    text = "The active site of an enzyme binds the substrate in the cell."
    assert not candidates(text, "opposite", bold=("active site",))


@pytest.mark.parametrize(
    "text",
    [
        "Every glacier of the region begins up in the mountains.",
        "Warm winds slow the flow of a glacier in winter.",
        "The owner sold the quarry after three years of work.",
    ],
)
def test_a_word_that_is_no_opposite_there_is_left_alone(text):
    assert not candidates(text, "opposite")


def test_a_condition_is_not_negated():
    assert not candidates("If the ice is thin, the lake belongs to the skaters of the region.", "negation")


def test_a_number_of_what_the_sentence_lists_is_left_alone():
    assert not candidates("A flower has four main parts: sepals, petals, stamens and carpels.", "number")


def test_a_false_statement_gives_a_term_the_meaning_of_another():
    text = "A spring tide is a tide that comes at full moon. A neap tide is a tide that comes at half moon."
    altered = {one.stem for one in candidates(text, "swap")}
    assert "A neap tide is a tide that comes at full moon." in altered


@pytest.mark.parametrize("term", ["BC", "km"])
def test_eras_and_units_are_no_keys(term):
    text = f"The wall of the northern harbour was rebuilt in 146 {term} by the fishermen of the town."
    assert term not in {key for one in candidates(text) for key in one.keys}


def test_a_number_that_is_part_of_a_name_is_not_asked():
    assert not candidates("In type 2 volcanoes the lava is thick and rich in gas.", "number")


def test_what_is_said_of_it_is_said_of_the_term_before():
    text = "Quartz is a hard mineral that forms in veins. It scratches glass in every workshop."
    reading = Reading([Passage(0, text)])
    assert reading.supports(frozenset(("scratch", "glass", "workshop")), ("quartz",), 0.4)
    assert not reading.supports(frozenset(("polish", "marble", "floor")), ("quartz",), 0.4)


def test_a_kind_is_told_from_its_whole():
    reading = Reading([Passage(0, "Glacial lakes are divided into marginal and central ones.")])
    assert reading.divides(("glacial", "lake"), ("marginal", "lake"))
    assert not reading.divides(("glacial", "lake"), ("salty", "lake"))


def test_a_fragment_is_no_sentence():
    assert not stands_alone(sentences("Old map showing the harbour walls made by fishermen.")[0])


def test_terms_with_what_is_said_of_them_are_asked_for_each_other():
    lines = [
        "Cello: a low string instrument",
        "Oboe: a reed instrument",
        "Horn: a coiled brass instrument",
        "Gong: a disc",
    ]
    passages = [Passage(index, line, ("Instruments",), "Instruments") for index, line in enumerate(lines)]
    found = [one for one in builders.candidates(passages) if one.type is QuestionType.SINGLE_CHOICE]
    assert found[0].keys == ("Cello",)
    assert set(found[0].wrong) == {"Oboe", "Horn", "Gong"}
