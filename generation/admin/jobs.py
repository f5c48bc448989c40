"""Jobs in the admin: looked at, cancelled and deleted. A job's page shows its report and the first of its questions."""

from typing import Any
from urllib.parse import urlencode

from django.contrib import admin
from django.db.models import Count, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.http import HttpRequest
from django.urls import reverse
from django.utils.text import Truncator

from examgen.readonly_admin import FoundById, ReadOnly
from generation import services
from generation.admin.cards import Card
from generation.admin.deleting import without
from generation.admin.questions import JOB, READING, UNCERTAIN
from generation.admin.reports import shown
from generation.engines.bank.confidence import UNCERTAIN_BELOW
from generation.models import Job, Question

# A bank may have thousands of questions, and a page that shows them all opens in no time that anybody waits.
SHOWN_QUESTIONS = 100
SHOWN_UNCERTAIN = 20
LONGEST_PREVIEW = 1000


@admin.register(Job)
class JobAdmin(ReadOnly, FoundById[Job]):
    """The list of jobs, and a job with all that is known of it."""

    list_display = [
        "public_id",
        "status",
        "creation_type",
        "engine",
        "progress",
        "account",
        "created_at",
        "finished_at",
    ]
    list_filter = ["status", "creation_type", "engine"]
    list_select_related = ["account"]
    id_prefix, id_field = "gen", "pk"
    search_fields = ["=id", "prompt__startswith", "file__filename__startswith", "account__username__startswith"]
    # Counting a million rows takes longer than showing fifty.
    show_full_result_count = False
    list_per_page = 50
    ordering = ["-id"]
    actions = ["cancel"]
    fieldsets = [
        (None, {"fields": ["public_id", "status", "account", "progress", "error_message"]}),
        ("Request", {"fields": ["creation_type", "prompt", "file", "text", "question_rules", "metadata"]}),
        ("Times", {"fields": ["created_at", "started_at", "finished_at", "deadline"]}),
        (
            "Protocol",
            {
                "classes": ["collapse"],
                "fields": [
                    *["engine", "engine_version", "error_code", "epoch", "attempts"],
                    *["lease_until", "lease_owner", "dispatch_after"],
                ],
            },
        ),
        ("Plan and report as they are stored", {"classes": ["collapse"], "fields": ["plan", "report"]}),
    ]

    class Media:
        css = {"all": ["generation/admin.css"]}

    def get_queryset(self, request: HttpRequest) -> QuerySet[Job, Any]:
        questions = Question.objects.filter(job=OuterRef("pk")).order_by().values("job")
        # A subquery, unlike a join, is asked only for the jobs of the page.
        made = Subquery(questions.annotate(made=Count("pk")).values("made"))
        return super().get_queryset(request).annotate(made=Coalesce(made, 0))

    @admin.display(description="made / asked")
    def progress(self, job: Job) -> str:
        return f"{getattr(job, 'made', 0)} / {'?' if job.asked is None else job.asked}"

    @admin.display(description="text")
    def text(self, job: Job) -> str:
        return Truncator(job.content).chars(LONGEST_PREVIEW)

    def render_change_form(self, request: HttpRequest, context: dict[str, Any], *args: Any, **kwargs: Any) -> Any:
        job: Job | None = kwargs.get("obj")
        if job and request.user.has_perm("generation.view_question"):
            context |= questions_of(job)
        if job:
            context["report"] = shown(job.report)
        return super().render_change_form(request, context, *args, **kwargs)

    @admin.action(description="Cancel the selected jobs", permissions=["delete"])
    def cancel(self, request: HttpRequest, jobs: QuerySet[Job, Any]) -> None:
        cancelled = [job for job in jobs if services.cancel_job(job)]
        for job in cancelled:
            self.log_change(request, job, "Cancelled.")
        self.message_user(request, f"{len(cancelled)} cancelled, {len(jobs) - len(cancelled)} had finished before.")

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> Any:
        shown, counts, needed, protected = super().get_deleted_objects(objs, request)
        return shown, counts, without([Question], needed), protected

    def delete_model(self, request: HttpRequest, obj: Job) -> None:
        services.delete_job(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Job, Any]) -> None:
        for job in queryset:
            services.delete_job(job)


def questions_of(job: Job) -> dict[str, Any]:
    """Return the first questions of a job, the uncertain ones among all, and where the lists of them are."""
    address = reverse("admin:generation_question_changelist")
    first = [Card(question) for question in job.questions.order_by("ordinal")[:SHOWN_QUESTIONS]]
    uncertain = job.questions.filter(confidence__lt=UNCERTAIN_BELOW).order_by("ordinal")
    return {
        "questions": first,
        "uncertain": [Card(question) for question in uncertain[:SHOWN_UNCERTAIN]],
        "all_questions": f"{address}?{urlencode({JOB: job.pk})}",
        "all_uncertain": f"{address}?{urlencode({JOB: job.pk, READING: UNCERTAIN})}",
        "made": getattr(job, "made", len(first)),
    }
