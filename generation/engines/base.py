"""What an engine is: it is handed a brief and yields questions, one event at a time.

Engines are pure: they know no database, no settings and no clock, and two runs of one engine version over
equal briefs yield equal questions. A job is resumed by running its engine again with what is stored already.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from files.documents.types import Document
from generation.questions import Draft, QuestionType


class CreationType(StrEnum):
    """The kinds of job, in the API's own words."""

    KNOWLEDGE_BASE = "knowledge_base"
    QUESTION_BANK = "question_bank"
    ONELINE = "oneline"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a job's plan: what its question is to be. `index` counts from 0."""

    index: int
    type: QuestionType


@dataclass(frozen=True, slots=True)
class Brief:
    """All that an engine may know.

    `plan` has every slot of the job, filled or not; it is None where the client gave no rules and nothing has been
    planned yet. `stored` are the questions that the job has already, in the order in which they were made.
    `allowed` are the types that an engine may plan; `default_count` is how many questions it plans at most where
    nothing says how many. `most` is the largest plan that it may make of a wish (a bank is read whole).
    """

    creation_type: CreationType
    document: Document | None = None
    prompt: str = ""
    plan: tuple[Slot, ...] | None = None
    stored: tuple[Draft, ...] = ()
    allowed: tuple[QuestionType, ...] = (
        QuestionType.SINGLE_CHOICE,
        QuestionType.MULTIPLE_CHOICE,
        QuestionType.TRUE_OR_FALSE,
    )
    default_count: int = 10
    most: int = 100


@dataclass(frozen=True, slots=True)
class Planned:
    """The slots that the engine chose: before the first draft of a run whose brief has no plan, and in no other run."""

    plan: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Rejected:
    """A question that the engine made and threw away; `reason` is a short code, for the job's report."""

    reason: str


@dataclass(frozen=True, slots=True)
class Reported:
    """Facts about the work for the job's report (sections covered, blocks left over …), JSON-ready."""

    facts: dict[str, object]


@dataclass(frozen=True, slots=True)
class Tick:
    """Nothing yet, but alive. Due at least every second while an engine works or waits."""


Event = Draft | Planned | Rejected | Reported | Tick


class EngineError(Exception):
    """The job can't be completed. What was yielded before stays; `str()` is a sentence that a client can act on."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


class Engine(Protocol):
    """A way of making questions."""

    name: str
    # Raised by whoever changes what the engine yields for an equal brief: a stored plan belongs to one version.
    version: int
    # True where the engine writes its questions itself: they must pass the quality gate. False where it reads them
    # from a bank: such a question is never dropped, reordered or corrected, only flagged.
    authored: bool

    def generate(self, brief: Brief) -> Iterator[Event]:
        """Yield a draft for each slot of the plan that `brief.stored` does not fill.

        Raises EngineError where a slot can't be filled, after yielding all that can.
        """
        ...
