"""Banks that are not finished: what their authors left open is flagged or reported, and never costs the whole job."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from files.documents.text import read_text
from generation.checks.gate import Gate
from generation.engines.bank.engine import BankEngine
from generation.engines.base import Brief, CreationType, EngineError, Reported
from generation.questions import Draft


def read(text):
    """Return the drafts of a bank and its report."""
    events, drafts, report = BankEngine().generate(Brief(CreationType.QUESTION_BANK, document=read_text(text))), [], {}
    with suppress(EngineError):
        for event in events:
            if isinstance(event, Draft):
                drafts.append(event)
            elif isinstance(event, Reported):
                report = event.facts
    return drafts, report


def test_a_question_without_a_stem_is_reported_and_the_others_are_numbered_on():
    drafts, report = read("1. Which?\nA. one\nB. two\nAnswer: B\n2.\nA. red\nB. blue\n3. What?\nA. x\nB. y\nAnswer: A")
    assert [(draft.slot, draft.stem) for draft in drafts] == [(0, "Which?"), (1, "What?")]
    assert report["without_stem"] == 1
    assert report["left_over_blocks"][0]["text"] == "red / blue"


def test_an_empty_option_is_kept_and_flagged():
    ((draft,), _) = read("1. Which?\nA. one\nB.\nC. three\nAnswer: C")
    assert [choice.text for choice in draft.choices] == ["one", "", "three"]
    assert draft.keys == ("C",)
    assert draft.warnings == ("empty_option",)


def test_two_unknowns_are_no_ticks_and_crosses():
    ((draft,), _) = read("1. Which of them grows?\nA. x\nB. y\nAnswer: B")
    assert (draft.type, [choice.text for choice in draft.choices], draft.keys) == ("single_choice", ["x", "y"], ("B",))


def test_ordinals_without_answers_leave_no_empty_key():
    ((draft,), _) = read("1. water ____ and ____\n答案：1. 1.")
    assert all(draft.keys)


PIECES = st.sampled_from(
    [
        *(
            "1. ",
            "2、",
            "3.",
            "（4）",
            "Q5: ",
            "A. one",
            "A.",
            "B、乙",
            "C) three  D) four",
            "（ ）",
            "____",
            "[B]",
            "*C. x",
        ),
        *(
            "答案：",
            "答案：A",
            "Answer: B, C",
            "Answer: AA",
            "Key: E",
            "解析：因为",
            "正确",
            "√",
            "二、填空题",
            "[多选题]",
        ),
        *(
            "1-3 ABC",
            "1. A 2. B",
            "water ____ and ____",
            "北京；上海",
            "\x07",
            "\u202e",
            "👩‍🔬",
            "Which?",
            "\n",
            "\n",
            "\n\n",
        ),
    ]
)


@settings(max_examples=150, deadline=None)
@given(st.lists(PIECES, max_size=40).map("".join))
def test_whatever_the_text_the_gate_takes_every_question_of_a_bank(text):
    gate = Gate(authored=False)
    drafts, _ = read(f"Bank\n{text}")
    assert [draft.slot for draft in drafts] == list(range(len(drafts)))
    assert [(draft, gate.refuse(draft)) for draft in drafts if gate.refuse(draft)] == []
