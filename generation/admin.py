"""Jobs and questions in the admin: looked at, cancelled, never made or changed by hand."""

from typing import Any

from django.contrib import admin
from django.db.models import Count, QuerySet
from django.http import HttpRequest

from examgen.readonly_admin import ReadOnly
from generation import services
from generation.models import Job, Question


class QuestionInline(ReadOnly, admin.TabularInline[Question, Job]):
    """A job's questions, in their order."""

    model = Question
    ordering = ["ordinal"]
    fields = ("ordinal", "type", "stem", "choices", "keys", "explanation", "evidence", "place", "warnings")
    readonly_fields = fields
    can_delete = False
    extra = 0


@admin.register(Job)
class JobAdmin(ReadOnly, admin.ModelAdmin[Job]):
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
    search_fields = ["=id", "prompt__startswith", "file__filename__startswith", "account__username__startswith"]
    # Counting a million rows takes longer than showing fifty.
    show_full_result_count = False
    list_per_page = 50
    ordering = ["-id"]
    actions = ["cancel"]
    inlines = [QuestionInline]
    fieldsets = [
        (None, {"fields": ["public_id", "status", "account", "error_code", "error_message"]}),
        ("Request", {"fields": ["creation_type", "prompt", "file", "content", "question_rules", "metadata"]}),
        ("Times", {"fields": ["created_at", "started_at", "finished_at", "deadline"]}),
        ("Work", {"fields": ["engine", "engine_version", "plan", "report"]}),
        ("Protocol", {"fields": ["epoch", "attempts", "lease_until", "lease_owner", "dispatch_after"]}),
    ]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Job, Any]:
        return super().get_queryset(request).annotate(made=Count("questions"))

    @admin.display(description="made / asked")
    def progress(self, job: Job) -> str:
        return f"{getattr(job, 'made', 0)} / {'?' if job.asked is None else job.asked}"

    @admin.action(description="Cancel the selected jobs", permissions=["delete"])
    def cancel(self, request: HttpRequest, jobs: QuerySet[Job, Any]) -> None:
        cancelled = [job for job in jobs if services.cancel_job(job)]
        for job in cancelled:
            self.log_change(request, job, "Cancelled.")
        self.message_user(request, f"{len(cancelled)} cancelled, {len(jobs) - len(cancelled)} had finished before.")

    def delete_model(self, request: HttpRequest, obj: Job) -> None:
        services.delete_job(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Job, Any]) -> None:
        for job in queryset:
            services.delete_job(job)


@admin.register(Question)
class QuestionAdmin(ReadOnly, admin.ModelAdmin[Question]):
    """All questions, for looking something up."""

    list_display = ["stem", "type", "job", "place"]
    list_filter = ["type"]
    list_select_related = ["job"]
    search_fields = ["=job__id", "stem__startswith"]
    show_full_result_count = False
    ordering = ["-id"]

    def has_delete_permission(self, request: HttpRequest, obj: Question | None = None) -> bool:
        return False
