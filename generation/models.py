"""Jobs and their questions. How a job's row moves is written in generation/moves.py."""

from enum import StrEnum
from typing import Self

from django.conf import settings
from django.contrib.auth.models import User
from django.core.serializers.json import DjangoJSONEncoder
from django.db import models
from django.db.models import Q
from django.db.models.functions import Length, Now

from examgen.ids import new_key, public_id
from files.models import StoredFile
from generation.engines.base import CreationType, Slot
from generation.metadata import Condition, matching
from generation.questions import Draft, QuestionType, lettered
from generation.states import FINISHED, UNFINISHED, Status

MAX_PROMPT = 256
MAX_CONTENT = 100_000
MAX_PLACE = 500
MAX_CODE = 60
ENDED_WITH_A_TIME = (Status.SUCCEEDED, Status.FAILED)

models.CharField.register_lookup(Length)
models.TextField.register_lookup(Length)


def values_of(words: type[StrEnum]) -> list[str]:
    """Return the plain words, which is all that a migration should hold."""
    return [word.value for word in words]


def choices_of(words: type[StrEnum]) -> list[tuple[str, str]]:
    return [(word, word) for word in values_of(words)]


class JobQuerySet(models.QuerySet["Job"]):
    """Queries over jobs."""

    def of(self, account: User) -> Self:
        return self.filter(account=account)

    def for_summary(self) -> Self:
        """Read only what a poll shows: a job's content may be a hundred thousand characters."""
        return self.only("id", "account_id", "created_at", "finished_at", "status")

    def in_full(self) -> Self:
        return self.select_related("file")

    def matching(self, condition: Condition) -> Self:
        return self.filter(matching(condition))

    def unfinished(self) -> Self:
        return self.filter(status__in=UNFINISHED)

    def generating(self) -> Self:
        return self.filter(status=Status.GENERATING)

    def queued(self) -> Self:
        return self.filter(status=Status.QUEUED)

    def ownerless(self) -> Self:
        """Keep the jobs that no worker holds: never claimed, released, or held by a lease that has run out."""
        return self.filter(Q(lease_until__isnull=True) | Q(lease_until__lt=Now()))


class Job(models.Model):
    """A generation job: what was asked, and how far it has come.

    The row is the truth about the job, a message in the broker is only a hint to look at it. Whoever works on a job
    holds a lease on it (`lease_owner` until `lease_until`) and writes only under the `epoch` that he was given: each
    claim, release and cancel raises it, which shuts out whoever held it before.
    """

    id = models.UUIDField(primary_key=True, default=new_key, editable=False)
    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="jobs", db_index=False)
    status = models.CharField(max_length=10, choices=Status.choices)
    creation_type = models.CharField(max_length=20, choices=choices_of(CreationType))
    prompt = models.CharField(max_length=256, blank=True)
    content = models.TextField(blank=True)
    file = models.ForeignKey(StoredFile, null=True, blank=True, on_delete=models.SET_NULL, related_name="jobs")
    question_rules = models.JSONField(default=list)
    metadata = models.JSONField(null=True, blank=True)

    engine = models.CharField(max_length=40, blank=True)
    engine_version = models.PositiveIntegerField(default=0)
    # The types of the questions to be made, one a slot; null until it is known.
    plan = models.JSONField(null=True, blank=True)
    report = models.JSONField(default=dict, encoder=DjangoJSONEncoder)

    created_at = models.DateTimeField(db_default=Now(), editable=False)
    # Since when a worker could take it; null while one has it.
    waiting_since = models.DateTimeField(null=True, blank=True)
    started_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    deadline = models.DateTimeField()
    dispatch_after = models.DateTimeField()

    epoch = models.PositiveIntegerField(default=0)
    # Take-overs of an expired lease since the last stored question.
    attempts = models.PositiveSmallIntegerField(default=0)
    lease_until = models.DateTimeField(null=True, blank=True)
    lease_owner = models.CharField(max_length=200, blank=True)

    error_code = models.CharField(max_length=MAX_CODE, blank=True)
    error_message = models.TextField(blank=True)

    objects = JobQuerySet.as_manager()

    class Meta:
        ordering = ["-id"]
        indexes = [
            # Lists are read from these alone, however many jobs an account has.
            models.Index(
                fields=["account", "-id"], name="job_newest_of_account", include=["created_at", "finished_at", "status"]
            ),
            models.Index(fields=["account", "creation_type", "-id"], name="job_newest_of_type"),
            # The sweeper and the admission look at unfinished jobs only, and these are few.
            models.Index(
                fields=["account", "status", "id"], name="job_slots_of_account", condition=Q(status__in=UNFINISHED)
            ),
            models.Index(fields=["deadline"], name="job_deadline", condition=Q(status__in=UNFINISHED)),
            models.Index(fields=["dispatch_after"], name="job_dispatch", condition=Q(status=Status.GENERATING)),
        ]
        constraints = [
            models.CheckConstraint(condition=Q(status__in=Status.values), name="job_status_is_known"),
            models.CheckConstraint(condition=Q(creation_type__in=values_of(CreationType)), name="job_type_is_known"),
            models.CheckConstraint(
                condition=Q(status__in=ENDED_WITH_A_TIME, finished_at__isnull=False)
                | (~Q(status__in=ENDED_WITH_A_TIME) & Q(finished_at__isnull=True)),
                name="job_finished_at_when_succeeded_or_failed",
            ),
            models.CheckConstraint(
                condition=(Q(status=Status.FAILED) & ~Q(error_code="") & ~Q(error_message=""))
                | (~Q(status=Status.FAILED) & Q(error_code="", error_message="")),
                name="job_says_why_it_failed",
            ),
            models.CheckConstraint(
                condition=Q(lease_until__isnull=True, lease_owner="")
                | (Q(status=Status.GENERATING, lease_until__isnull=False) & ~Q(lease_owner="")),
                name="job_lease_only_while_generating",
            ),
            models.CheckConstraint(
                condition=Q(status__in=FINISHED)
                | Q(creation_type=CreationType.ONELINE.value)
                | Q(file__isnull=False)
                | ~Q(content=""),
                name="unfinished_job_has_its_material",
            ),
            models.CheckConstraint(condition=Q(file__isnull=True) | Q(content=""), name="job_has_one_material"),
            models.CheckConstraint(
                condition=Q(prompt__length__lte=MAX_PROMPT) & Q(content__length__lte=MAX_CONTENT),
                name="job_text_lengths",
            ),
        ]

    def __str__(self) -> str:
        return self.public_id

    @property
    def public_id(self) -> str:
        return public_id("gen", self.id)

    @property
    def slots(self) -> tuple[Slot, ...] | None:
        """Return the plan as engines know it, None where nothing is planned yet."""
        if self.plan is None:
            return None
        return tuple(Slot(index, QuestionType(word)) for index, word in enumerate(self.plan))

    @property
    def asked(self) -> int | None:
        return None if self.plan is None else len(self.plan)


class QuestionQuerySet(models.QuerySet["Question"]):
    """Queries over questions."""

    def for_answer(self) -> Self:
        return self.only("job_id", "type", "stem", "choices", "keys", "explanation")


class Question(models.Model):
    """A question of a job. It is written once, by whoever holds the job, and never changes."""

    job = models.ForeignKey(Job, on_delete=models.CASCADE, related_name="questions", db_index=False)
    slot = models.PositiveIntegerField()
    # The order of arrival. Lists go by it, so that a page that was read once never changes.
    ordinal = models.PositiveIntegerField()
    epoch = models.PositiveIntegerField()
    # Null for questions read from a bank, which may hold the same question twice.
    fingerprint = models.CharField(max_length=64, null=True, blank=True)  # noqa: DJ001 - see above: unique, so not ""
    type = models.CharField(max_length=20, choices=choices_of(QuestionType))
    stem = models.TextField()
    # The texts; their letters follow from the order.
    choices = models.JSONField(default=list)
    keys = models.JSONField(default=list)
    explanation = models.TextField(blank=True)
    evidence = models.TextField(blank=True)
    place = models.CharField(max_length=MAX_PLACE, blank=True)
    warnings = models.JSONField(default=list)
    # How sure it is that a bank's question was read rightly; null where an engine wrote the question itself.
    confidence = models.FloatField(null=True, blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    objects = QuestionQuerySet.as_manager()

    class Meta:
        ordering = ["job", "ordinal"]
        constraints = [
            models.UniqueConstraint(fields=["job", "ordinal"], name="question_ordinal_in_job"),
            models.UniqueConstraint(fields=["job", "slot"], name="question_slot_in_job"),
            models.UniqueConstraint(fields=["job", "fingerprint"], name="question_fingerprint_in_job"),
            models.CheckConstraint(condition=Q(type__in=values_of(QuestionType)), name="question_type_is_known"),
            models.CheckConstraint(condition=~Q(stem=""), name="question_has_a_stem"),
            models.CheckConstraint(
                condition=Q(confidence__isnull=True) | Q(confidence__range=(0, 1)),
                name="question_confidence_is_a_share",
            ),
        ]

    def __str__(self) -> str:
        return self.stem[:60]

    def as_draft(self) -> Draft:
        return Draft(
            slot=self.slot,
            type=QuestionType(self.type),
            stem=self.stem,
            choices=lettered(self.choices),
            keys=tuple(self.keys),
            explanation=self.explanation,
            evidence=self.evidence,
            place=self.place,
            warnings=tuple(self.warnings),
            confidence=self.confidence,
        )


class Role(models.TextChoices):
    """The processes that work in the background."""

    WORKER = "worker"
    SWEEPER = "sweeper"


class Sign(models.Model):
    """The last sign of life of a process, by its own name for good (`host:pid:start`)."""

    process = models.CharField(max_length=200, primary_key=True)
    role = models.CharField(max_length=10, choices=Role.choices)
    started_at = models.DateTimeField(db_default=Now(), editable=False)
    seen_at = models.DateTimeField()

    class Meta:
        ordering = ["-seen_at"]

    def __str__(self) -> str:
        return f"{self.role} {self.process}"
