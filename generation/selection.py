"""Which engine serves a job; the only reader of engine settings."""

from functools import cache
from importlib import import_module
from typing import cast

from django.conf import settings

from files.documents.types import Document
from generation.engines.base import Brief, CreationType, Engine
from generation.models import Job
from generation.questions import QuestionType

# Named, not imported: engines load language libraries, which only workers need.
ENGINES = {
    CreationType.KNOWLEDGE_BASE: "generation.engines.builtin.engine.BuiltinEngine",
    CreationType.QUESTION_BANK: "generation.engines.bank.engine.BankEngine",
    CreationType.ONELINE: "generation.engines.computed.engine.ComputedEngine",
}


def engine_path(creation_type: CreationType) -> str:
    """Return the dotted name of the engine's class; EXAMGEN_ENGINES puts others in the place of ours."""
    return str(settings.EXAMGEN_ENGINES.get(creation_type.value, ENGINES[creation_type]))


@cache
def _load(path: str) -> Engine:
    module, _, name = path.rpartition(".")
    return cast("Engine", getattr(import_module(module), name)())


def engine_for(job: Job) -> Engine:
    return _load(engine_path(CreationType(job.creation_type)))


def load_engines() -> None:
    """Load all engines, so that a worker's children share the memory of what they import."""
    for creation_type in CreationType:
        _load(engine_path(creation_type))


def creatable_types() -> tuple[QuestionType, ...]:
    return tuple(QuestionType(word) for word in settings.EXAMGEN_CREATABLE_TYPES)


def brief_for(job: Job, document: Document | None) -> Brief:
    """Return all that the job's engine may know."""
    return Brief(
        creation_type=CreationType(job.creation_type),
        document=document,
        prompt=job.prompt,
        plan=job.slots,
        stored=tuple(question.as_draft() for question in job.questions.order_by("ordinal")),
        allowed=creatable_types(),
        default_count=settings.EXAMGEN_DEFAULT_COUNT,
    )
