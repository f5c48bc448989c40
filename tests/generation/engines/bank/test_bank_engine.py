import pytest

from files.documents.types import Document, Kind, Location
from generation.engines.bank import BankEngine
from generation.engines.base import EngineError, Planned, Reported, Slot, Tick
from generation.questions import Draft, QuestionType
from tests.generation.engines.bank.building import brief, drafts_of, paper, paragraph, sheet, workbook

SINGLE, JUDGE = QuestionType.SINGLE_CHOICE, QuestionType.TRUE_OR_FALSE
MIXED = paper("""
    Weekly quiz
    1. Which of these melts first?
    A. ice B. iron
    Answer: A
    2. Iron floats on water.
    Answer: False
    3. Which of these burns?
    A. sand B. wood
    Answer: B
    4. Which of these is a gas?
    A. steam B. salt
""")


def events_of(source, **more):
    return list(BankEngine().generate(brief(source, **more)))


def collect(run, seen):
    for event in run:
        seen.append(event)


def kinds_of(events):
    return [type(event) for event in events if not isinstance(event, Tick)]


def slots(*kinds):
    return tuple(Slot(index, kind) for index, kind in enumerate(kinds))


def test_without_rules_it_plans_every_question_then_yields_them_in_order():
    events = events_of(MIXED)
    planned = next(event for event in events if isinstance(event, Planned))
    assert [slot.type for slot in planned.plan] == [SINGLE, JUDGE, SINGLE, SINGLE]
    assert kinds_of(events) == [Planned, Draft, Draft, Draft, Draft, Reported]
    assert [event.slot for event in events if isinstance(event, Draft)] == [0, 1, 2, 3]


def test_a_plan_takes_the_first_questions_of_each_type():
    events = events_of(MIXED, plan=slots(JUDGE, SINGLE, SINGLE))
    assert kinds_of(events) == [Draft, Draft, Draft, Reported]
    stems = [event.stem for event in events if isinstance(event, Draft)]
    assert stems == ["Iron floats on water.", "Which of these melts first?", "Which of these burns?"]


def test_what_is_stored_is_not_yielded_again():
    stored = (drafts_of(MIXED)[1],)
    plan = slots(SINGLE, JUDGE, SINGLE, SINGLE)
    events = events_of(MIXED, plan=plan, stored=stored)
    assert [event.slot for event in events if isinstance(event, Draft)] == [0, 2, 3]


def test_a_resumed_job_gets_the_questions_it_would_have_had():
    whole = drafts_of(MIXED)
    plan = slots(*[draft.type for draft in whole])
    resumed = [event for event in events_of(MIXED, plan=plan, stored=tuple(whole[:2])) if isinstance(event, Draft)]
    assert resumed == whole[2:]


def test_too_few_questions_are_yielded_before_all_shortages_are_named():
    plan = slots(*[SINGLE] * 5, *[QuestionType.MULTIPLE_CHOICE] * 2)
    run, seen = BankEngine().generate(brief(MIXED, plan=plan)), []
    with pytest.raises(EngineError) as caught:
        collect(run, seen)
    assert caught.value.code == "not_enough_questions"
    assert str(caught.value) == (
        "The bank has 3 single_choice questions, 5 were asked for; no multiple_choice questions, 2 were asked for."
    )
    assert kinds_of(seen) == [Draft, Draft, Draft, Reported]


@pytest.mark.parametrize(
    "text",
    [
        "Minutes of the meeting\nWe talked.\nWe went home.",
        "关于放假的通知\n明天放假。",
        "1. Rain falls from clouds.\n2. Rivers carry it to the sea.\n3. The sun lifts it again.",
        "一、总则\n1. 职工应当守时。\n2. 职工应当守信。",
        "",
    ],
)
def test_a_document_without_questions_ends_with_a_plain_sentence(text):
    with pytest.raises(EngineError, match=r"^No questions were found in the file\.") as caught:
        events_of(paper(text))
    assert caught.value.code == "no_questions_found"


def test_the_report_counts_questions_and_names_what_belongs_to_none():
    report = next(event for event in events_of(MIXED) if isinstance(event, Reported))
    assert report.facts["questions"] == 4
    assert report.facts["without_key"] == 1
    assert report.facts["uncertain"] == 0
    assert report.facts["left_over_blocks"] == [{"text": "Weekly quiz", "place": "", "after": 0}]


def test_the_report_says_where_left_over_text_stands_and_caps_the_list():
    blocks = [paragraph(f"remark {word}", page=2) for word in "abcdefghij" * 10]
    blocks += [paragraph("1. Is it?"), paragraph("A. yes B. no")]
    report = next(event for event in events_of(Document(Kind.PDF, tuple(blocks))) if isinstance(event, Reported))
    assert report.facts["left_over"] == 100
    assert len(report.facts["left_over_blocks"]) == 50
    assert report.facts["left_over_blocks"][0] == {"text": "remark a", "place": "page 2", "after": 0}


def test_no_key_is_ever_made_up():
    last = drafts_of(MIXED)[-1]
    assert last.keys == ()
    assert last.warnings == ("no_key_unlike_others",)


def test_a_key_that_is_no_option_is_flagged_and_the_question_kept():
    (draft,) = drafts_of(paper("1. Which?\nA. this B. that\nAnswer: D"))
    assert draft.keys == ()
    assert "key_not_an_option" in draft.warnings


@pytest.mark.parametrize(
    ("source", "place"),
    [
        (Document(Kind.PDF, (paragraph("1. Is it? A. yes B. no", page=3),)), "page 3"),
        (Document(Kind.PDF, (paragraph("1. 是这样吗？A. 甲 B. 乙", page=3),)), "第3页"),
        (workbook(sheet("题干|A|B|答案", "是这样吗|甲|乙|A", name="一班")), "工作表“一班”，第2行"),
    ],
)
def test_the_place_is_told_in_the_language_of_the_bank(source, place):
    assert drafts_of(source)[0].place == place


def test_a_long_bank_shows_that_it_is_alive_and_stays_within_its_time():
    lines = "".join(f"{n}. Question {n}?\nA. one\nB. two\nAnswer: A\nExplanation: because.\n" for n in range(1, 1001))
    events = events_of(paper(lines))
    first_draft = kinds_of(events).index(Draft)
    assert sum(isinstance(event, Tick) for event in events) > 20
    assert first_draft == 1
    assert sum(isinstance(event, Draft) for event in events) == 1000


def test_evidence_is_left_to_engines_that_have_material():
    assert {draft.evidence for draft in drafts_of(MIXED)} == {""}


def test_location_without_anything_has_no_place():
    assert paper("1. a").blocks[0].location == Location()
    assert drafts_of(MIXED)[0].place == ""


@pytest.mark.parametrize(
    "lesson",
    [
        "The treaty had these terms.\n1. An island was ceded.\n2. Five ports were opened.\n3. Tolls were fixed.\nWhy?",
        "条约的内容：\n（1）割让一座岛；\n（2）开放五处港口；\n（3）税率由双方协定。\n想一想：这有什么后果？",
        "1. Rome\nIt grew.\n2. Greece\nIt shrank.\n3. Egypt\nIt stayed.\nReview\n1. Why did Rome grow?",
        f"1. Rome\n{'Was it large? It was. ' * 60}",
    ],
)
def test_a_lesson_with_numbered_sentences_is_no_bank(lesson):
    with pytest.raises(EngineError) as caught:
        drafts_of(paper(lesson))
    assert caught.value.code == "no_questions_found"


@pytest.mark.parametrize(
    "questions",
    [
        "1. Outline the water cycle.\n2. Justify your answer.",
        "1. 概述水循环。\n2. 如何节约用水",
        "1. Rain is ____.\n2. Ice",
        "一、名词解释\n1. 冰川\n2. 洋流\n3. 季风",
    ],
)
def test_questions_without_options_and_keys_are_a_bank_where_most_ask(questions):
    assert len(drafts_of(paper(questions))) > 1
