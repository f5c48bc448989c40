"""One claimed job to its end: what the runner makes of an engine's events."""

from dataclasses import replace

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from files.documents.errors import ReadCode, ReadError
from files.services import store_file
from generation import moves, runner, selection, shutdown
from generation.engines.base import EngineError, Planned, Rejected, Reported, Slot, Tick
from generation.models import Job
from generation.questions import Draft as NewDraft
from generation.questions import QuestionType, lettered
from generation.states import Status

pytestmark = pytest.mark.django_db(transaction=True)

OWNER = "host:1:1"
STEMS = ["Which river is longest?", "Who wrote the first law?", "When does water freeze?", "Where do owls sleep?"]


def draft(slot, stem=None, **details):
    words = [f"option {slot} {number}" for number in ("one", "two", "three", "four")]
    kind = details.pop("type", QuestionType.SINGLE_CHOICE)
    return NewDraft(slot, kind, stem or STEMS[slot], lettered(words), ("B",), "Because.", **details)


def plan(count):
    return Planned(tuple(Slot(index, QuestionType.SINGLE_CHOICE) for index in range(count)))


class Engine:
    """Yields given events, raises those that are errors, and calls those that are functions."""

    name, version, authored = "scripted", 3, True

    def __init__(self, *events):
        self.events, self.briefs = events, []

    def generate(self, brief):
        self.briefs.append(brief)
        for event in self.events:
            if isinstance(event, BaseException):
                raise event
            yield event() if callable(event) else event


@pytest.fixture
def run(monkeypatch, create_job):
    """Run a new job with an engine that yields the given events, and return the job as it ended."""

    def act(*events, job=None, engine=None):
        engine = engine or Engine(*events)
        monkeypatch.setattr(selection, "engine_for", lambda _: engine)
        job = job or create_job(prompt="anything")
        runner.run(job.pk, OWNER)
        job.refresh_from_db()
        return job

    return act


def stems(job):
    return list(job.questions.order_by("ordinal").values_list("stem", flat=True))


def test_a_complete_plan_succeeds(run):
    job = run(plan(2), draft(0), Tick(), draft(1))
    assert (job.status, job.engine, job.engine_version) == (Status.SUCCEEDED, "scripted", 3)
    assert stems(job) == STEMS[:2]
    assert job.finished_at >= job.started_at
    assert (job.lease_until, job.lease_owner) == (None, "")


def test_questions_come_in_the_order_in_which_they_were_made(run):
    assert stems(run(plan(2), draft(1), draft(0))) == [STEMS[1], STEMS[0]]


def test_the_report_counts_what_was_asked_made_and_rejected(run):
    job = run(plan(1), Rejected("leak"), Rejected("leak"), Reported({"sections": 4}), draft(0))
    assert job.report == {"sections": 4, "asked": 1, "made": 1, "rejected": {"leak": 2}}


def test_an_engine_that_gives_up_fails_the_job_and_keeps_its_questions(run):
    job = run(plan(3), draft(0), draft(1), EngineError("not_enough_material", "There were 2 of 3."))
    assert (job.status, job.error_code, job.error_message) == (
        Status.FAILED,
        "not_enough_material",
        "There were 2 of 3.",
    )
    assert stems(job) == STEMS[:2]


def test_an_engine_that_leaves_a_slot_open_does_not_succeed(run):
    job = run(plan(2), draft(0))
    assert (job.status, job.error_code) == (Status.FAILED, "not_enough_material")
    assert job.error_message == "Only 1 of 2 questions could be made. Ask for fewer."


def test_a_fault_of_ours_fails_the_job_without_telling_its_insides(run):
    job = run(plan(2), draft(0), ZeroDivisionError("secret detail"))
    assert (job.status, job.error_code) == (Status.FAILED, "internal_error")
    assert "secret" not in job.error_message
    assert stems(job) == STEMS[:1]


def test_an_engine_without_memory_fails_the_job(run):
    assert run(plan(1), MemoryError()).error_code == "file_too_complex"


def test_a_repeated_question_is_dropped_and_counted(run):
    job = run(plan(2), draft(0), replace(draft(0), slot=1), draft(1))
    assert stems(job) == STEMS[:2]
    assert sum(job.report["rejected"].values()) == 1


def test_a_slot_is_never_filled_twice_or_with_another_type(run):
    misfit = NewDraft(1, QuestionType.TRUE_OR_FALSE, "Owls sleep by day.", lettered(["True", "False"]), ("A",))
    job = run(plan(2), draft(0), draft(0, stem=STEMS[2]), misfit, draft(7, stem=STEMS[3]), draft(1))
    assert stems(job) == STEMS[:2]
    assert job.report["rejected"] == {"slot_is_filled": 1, "not_as_planned": 2}


def test_a_cancelled_job_gets_nothing_more_and_stays_cancelled(run, create_job):
    job = create_job(prompt="anything")

    def cancel():
        moves.cancel(job)
        return Tick()

    job = run(plan(2), draft(0), cancel, draft(1), job=job)
    assert job.status == Status.CANCELLED
    assert stems(job) == STEMS[:1]


def test_a_job_that_is_deleted_under_way_is_left_alone(run, create_job):
    job = create_job(prompt="anything")

    def delete():
        moves.delete(job)
        return Tick()

    with pytest.raises(Job.DoesNotExist):
        run(plan(2), draft(0), delete, draft(1), job=job)


def test_a_worker_told_to_stop_gives_the_job_back_and_the_next_goes_on(run, create_job, monkeypatch):
    job = create_job(prompt="anything")

    def stop():
        monkeypatch.setattr("generation.lease.is_stopping", lambda: True)
        return Tick()

    job = run(plan(3), draft(0), stop, draft(1), job=job)
    assert (job.status, job.lease_owner, job.attempts) == (Status.GENERATING, "", 0)
    monkeypatch.setattr("generation.lease.is_stopping", shutdown.is_stopping)
    engine = Engine(draft(1), draft(2))
    job = run(job=job, engine=engine)
    assert job.status == Status.SUCCEEDED
    assert stems(job) == STEMS[:3]
    assert [stored.stem for stored in engine.briefs[0].stored] == STEMS[:1]
    assert engine.briefs[0].plan == plan(3).plan


def test_a_rule_for_each_type_is_the_plan(run, create_job):
    rules = [{"type": "true_or_false", "count": 2}, {"type": "single_choice", "count": 1}]
    engine = Engine(EngineError("stop", "Enough."))
    run(job=create_job(prompt="anything", question_rules=rules), engine=engine)
    assert [slot.type.value for slot in engine.briefs[0].plan] == ["true_or_false", "true_or_false", "single_choice"]


def test_text_of_the_request_is_handed_on_as_a_document(run, create_job):
    engine = Engine(EngineError("stop", "Enough."))
    run(job=create_job(creation_type="knowledge_base", content="# Owls\n\nOwls sleep by day."), engine=engine)
    assert engine.briefs[0].document.text == "Owls\nOwls sleep by day."


def test_a_file_that_cannot_be_read_fails_the_job_with_its_sentence(run, create_job, monkeypatch):
    def refuse(text):
        raise ReadError(ReadCode.NO_TEXT)

    monkeypatch.setattr(runner, "read_text", refuse)
    job = run(plan(1), job=create_job(creation_type="knowledge_base", content="x"))
    assert (job.status, job.error_code) == (Status.FAILED, "file_no_text")
    assert job.error_message.startswith("The file has no text, only pictures")


def test_a_file_whose_bytes_are_gone_fails_the_job_with_what_to_do(run, create_job, alice, settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    stored = store_file(account=alice, upload=SimpleUploadedFile("owls.txt", b"Owls sleep by day."))
    job = create_job(creation_type="knowledge_base", file=stored.public_id)
    stored.content.storage.delete(stored.content.name)
    job = run(plan(1), job=job)
    assert (job.status, job.error_code) == (Status.FAILED, "file_missing")
    assert job.error_message == "The file's content is no longer there. Upload it again."


def test_a_finished_job_lets_the_next_of_its_account_begin(run, create_job, sent_hints):
    first, second, third = (create_job(prompt="anything") for _ in range(3))
    assert [job.status for job in (first, second, third)] == ["generating", "generating", "queued"]
    sent_hints.clear()
    run(plan(1), draft(0), job=first)
    third.refresh_from_db()
    assert third.status == Status.GENERATING
    assert sent_hints == [third.pk]


def test_a_stale_message_finds_nothing_to_do(run, create_job):
    job = run(plan(1), draft(0))
    engine = Engine()
    run(job=job, engine=engine)
    assert engine.briefs == []


@pytest.mark.parametrize("events", [(), (Planned(()),), (Tick(),)])
def test_a_job_without_a_question_does_not_succeed(run, events):
    job = run(*events)
    assert (job.status, job.error_code) == (Status.FAILED, "not_enough_material")
    assert job.error_message == "No question could be made. Send more material."


@pytest.mark.parametrize(
    "fault",
    [Reported({"a set": {1, 2}}), draft(-1, stem=STEMS[1]), draft(1, place="p" * 600), draft(1, stem="a\0b")],
    ids=["facts that are no JSON", "a slot before the first", "a place of great length", "a stem with NUL"],
)
def test_what_no_database_takes_never_leaves_a_job_without_an_end(run, fault):
    job = run(plan(2), draft(0), fault, draft(1))
    assert job.status in (Status.SUCCEEDED, Status.FAILED)
    assert job.questions.exists()


def test_facts_that_cannot_be_stored_are_a_fault_of_ours_that_is_told(run):
    job = run(plan(2), draft(0), Reported({"a set": {1, 2}}), draft(1))
    assert (job.status, job.error_code) == (Status.FAILED, "internal_error")
    assert stems(job) == STEMS[:1]


@pytest.mark.parametrize(
    ("code", "message", "shown"),
    [
        ("c" * 80, "Too long a code.", ("c" * 60, "Too long a code.")),
        ("odd_text", "NUL \0 and half a pair \ud800.", ("odd_text", "NUL  and half a pair .")),
        ("", "", ("failed", "failed")),
    ],
)
def test_whatever_an_engine_gives_for_a_reason_the_job_ends_with_one(run, code, message, shown):
    job = run(plan(1), EngineError(code, message))
    assert (job.status, job.error_code, job.error_message) == (Status.FAILED, *shown)


def test_another_version_of_the_engine_does_not_mix_its_questions_with_those_stored(run, create_job):
    job = create_job(prompt="anything")
    claimed = moves.claim(job.pk, OWNER)
    moves.fix_plan(claimed, engine="scripted", version=2, plan=["single_choice"] * 2)
    moves.store(claimed, [(draft(0), "f" * 64)], {})
    moves.release(claimed)
    job = run(draft(1), job=job)
    assert (job.status, job.error_code) == (Status.FAILED, "engine_changed")
    assert stems(job) == STEMS[:1]
