"""One claimed job to its end: where engines meet the database."""

import logging
import time
import uuid
from collections import Counter
from pathlib import Path

from django.db import InterfaceError, OperationalError

from files.documents.errors import ReadError
from files.documents.sandbox import read_isolated
from files.documents.text import read_text
from files.documents.types import Document
from generation import moves, selection
from generation.admission import admit
from generation.checks.duplicates import fingerprint
from generation.checks.gate import Gate
from generation.engines.base import Engine, EngineError, Event, Planned, Rejected, Reported, Slot
from generation.lease import Lease, Stopping
from generation.models import Job
from generation.questions import Draft

logger = logging.getLogger(__name__)

LARGEST_GROUP = 20
LONGEST_WAIT_SECONDS = 0.2

INTERNAL_ERROR = ("internal_error", "The questions could not be made because of a fault of ours. It is logged.")
OUT_OF_MEMORY = ("file_too_complex", "The material takes more memory than a job may have. Split it into parts.")
FILE_MISSING = ("file_missing", "The file's content is no longer there. Upload it again.")
INCOMPLETE = ("not_enough_material", "Only {made} of {asked} questions could be made. Ask for fewer.")
NO_QUESTIONS = ("not_enough_material", "No question could be made. Send more material.")
ENGINE_CHANGED = ("engine_changed", "The service was updated while the job was at work. Create it again.")


def run(job_id: uuid.UUID, owner: str) -> None:
    """Claim the job and work on it to its end, or as far as it is ours."""
    job = moves.claim(job_id, owner)
    if job is None:
        logger.info("nothing to do for %s", job_id)
        return
    logger.info("claimed under epoch %d", job.epoch)
    with Lease(job) as lease:
        work = Work(job, lease)
        try:
            _end_well_or_badly(work, job)
        except moves.LeaseLost:
            logger.info("%s is no longer ours", job.public_id)
            return
        except Stopping:
            # Stop beating first: a beat after the release would be refused, but one before it is waited for.
            lease.stop()
            moves.release(job)
            logger.info("%s was given back", job.public_id)
            return
    admit(job.account_id)


def _end_well_or_badly(work: "Work", job: Job) -> None:
    try:
        work.to_the_end()
    except (moves.LeaseLost, Stopping, OperationalError, InterfaceError):
        raise
    except Exception:
        logger.exception("%s failed", job.public_id)
        work.after_a_fault_of_ours()


class Work:
    """The work on a claimed job: its engine's events become rows, its end becomes a status."""

    def __init__(self, job: Job, lease: Lease) -> None:
        self._job = job
        self._lease = lease
        self._engine: Engine
        self._gate: Gate
        self._waiting: list[Draft] = []
        self._waiting_since = 0.0
        self._stored = 0
        self._filled: set[int] = set()
        self._facts: dict[str, object] = {key: value for key, value in job.report.items() if key != "rejected"}
        self._rejected = Counter[str](job.report.get("rejected", {}))

    def to_the_end(self) -> None:
        """Bring the job to an end: faults become its reason to fail.

        Raises LeaseLost and Stopping. A database that is away is no fault of the job's: its lease runs out, and the
        next worker goes on. What the database refuses is a fault like any other.
        """
        try:
            self._make_questions()
        except (ReadError, EngineError) as error:
            self._fail(str(error.code), str(error))
        except FileNotFoundError:
            self._fail(*FILE_MISSING)
        except MemoryError:
            logger.exception("%s ran out of memory", self._job.public_id)
            self._fail(*OUT_OF_MEMORY)
        else:
            self._finish()

    def after_a_fault_of_ours(self) -> None:
        """End the job with what is stored: what waits to be stored, or the facts, may be the fault itself."""
        self._waiting, self._facts = [], {}
        self._fail(*INTERNAL_ERROR)

    def _make_questions(self) -> None:
        self._engine = selection.engine_for(self._job)
        self._refuse_another_engines_questions()
        brief = selection.brief_for(self._job, self._read_material())
        self._gate = Gate(authored=self._engine.authored, admitted=brief.stored)
        self._filled = {draft.slot for draft in brief.stored}
        self._stored = len(brief.stored)
        if brief.plan is not None:
            self._fix_plan(brief.plan)
        for event in self._engine.generate(brief):
            self._lease.step()
            self._take(event)
            self._flush_if_due()
        self._flush()

    def _refuse_another_engines_questions(self) -> None:
        """Raise where another engine, or version, has begun: this one would not go on with its questions, but mix."""
        begun = self._job.engine and self._job.questions.exists()
        if begun and (self._job.engine, self._job.engine_version) != (self._engine.name, self._engine.version):
            raise EngineError(*ENGINE_CHANGED)

    def _read_material(self) -> Document | None:
        if self._job.file is not None:
            path = Path(self._job.file.content.path)
            document = read_isolated(path, self._job.file.filename, tick=self._lease.step)
        elif self._job.content:
            document = read_text(self._job.content)
        else:
            return None
        if document.notes:
            self._facts["notes"] = list(document.notes)
        return document

    def _take(self, event: Event) -> None:
        match event:
            case Draft():
                self._consider(event)
            case Planned(plan):
                self._fix_plan(plan)
            case Rejected(reason):
                self._rejected[reason] += 1
            case Reported(facts):
                self._facts.update(facts)

    def _fix_plan(self, plan: tuple[Slot, ...]) -> None:
        self._job.plan = [slot.type.value for slot in plan]
        moves.fix_plan(self._job, engine=self._engine.name, version=self._engine.version, plan=self._job.plan)

    def _consider(self, draft: Draft) -> None:
        if reason := self._gate.refuse(draft) or self._misplaced(draft):
            self._rejected[reason] += 1
            return
        self._gate.admit(draft)
        self._filled.add(draft.slot)
        if not self._waiting:
            self._waiting_since = time.monotonic()
        self._waiting.append(draft)

    def _misplaced(self, draft: Draft) -> str | None:
        plan = self._job.plan or []
        if not 0 <= draft.slot < len(plan) or plan[draft.slot] != draft.type:
            return "not_as_planned"
        return "slot_is_filled" if draft.slot in self._filled else None

    def _flush_if_due(self) -> None:
        """Store the first question at once, later ones in small groups: a commit costs more than a question."""
        waited = time.monotonic() - self._waiting_since
        if self._waiting and (
            not self._stored or len(self._waiting) >= LARGEST_GROUP or waited >= LONGEST_WAIT_SECONDS
        ):
            self._flush()

    def _flush(self) -> None:
        if not self._waiting:
            return
        authored = self._engine.authored
        group = [(draft, fingerprint(draft) if authored else None) for draft in self._waiting]
        stored = moves.store(self._job, group, self._report())
        self._rejected["duplicate"] += len(group) - len(stored)
        self._stored += len(stored)
        self._waiting = []

    def _report(self) -> dict[str, object]:
        rejected = {reason: count for reason, count in self._rejected.items() if count}
        return {**self._facts, "asked": self._job.asked, "made": self._stored, "rejected": rejected}

    def _finish(self) -> None:
        if not moves.succeed(self._job, report=self._report()):
            code, message = INCOMPLETE if self._job.plan else NO_QUESTIONS
            self._fail(code, message.format(made=self._stored, asked=self._job.asked))
        else:
            logger.info("succeeded with %d questions", self._stored)

    def _fail(self, code: str, message: str) -> None:
        self._flush()
        if moves.fail(self._job, code=code, message=message, report=self._report()):
            logger.info("failed with %d questions: %s", self._stored, code)
