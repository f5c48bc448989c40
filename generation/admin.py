"""Jobs, questions and accounts in the admin. Jobs are looked at, cancelled and deleted, never made or changed."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Count, Model, QuerySet
from django.http import HttpRequest
from django.utils.html import format_html

from examgen.accounts.models import Token
from examgen.readonly_admin import FoundById, ReadOnly
from files.models import StoredFile
from generation import services
from generation.models import Job, Question
from generation.questions import lettered


def without(models: Sequence[type[Model]], needed: set[str]) -> set[str]:
    """Keep the permissions that a deletion needs but for these models': their rows go along with their owner only."""
    return needed - {str(model._meta.verbose_name) for model in models}  # noqa: SLF001 - Django's own way to it


class QuestionInline(ReadOnly, admin.TabularInline[Question, Job]):
    """A job's questions, in their order."""

    model = Question
    ordering = ["ordinal"]
    fields = ("ordinal", "type", "stem", "answers", "explanation", "place", "warnings")
    readonly_fields = fields
    can_delete = False
    extra = 0

    @admin.display(description="options and keys")
    def answers(self, question: Question) -> str:
        """Show an option a line, the keys with a tick; without options the keys alone."""
        lines = [
            f"{'✓' if choice.letter in question.keys else ' '} {choice.letter}. {choice.text}"
            for choice in lettered(question.choices)
        ]
        return format_html('<span style="white-space: pre-line">{}</span>', "\n".join(lines or question.keys))


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

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> Any:
        shown, counts, needed, protected = super().get_deleted_objects(objs, request)
        return shown, counts, without([Question], needed), protected

    def delete_model(self, request: HttpRequest, obj: Job) -> None:
        services.delete_job(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Job, Any]) -> None:
        for job in queryset:
            services.delete_job(job)


@admin.register(Question)
class QuestionAdmin(ReadOnly, FoundById[Question]):
    """All questions, for looking something up."""

    list_display = ["stem", "type", "job", "place"]
    list_filter = ["type"]
    list_select_related = ["job"]
    id_prefix, id_field = "gen", "job"
    search_fields = ["=job__id", "stem__startswith"]
    show_full_result_count = False
    ordering = ["-id"]

    def has_delete_permission(self, request: HttpRequest, obj: Question | None = None) -> bool:
        return False


admin.site.unregister(User)


@admin.register(User)
class AccountAdmin(UserAdmin[User]):
    """Django's own, but for deleting: jobs and files have to go in order, and bytes with them."""

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> Any:
        shown, counts, needed, protected = super().get_deleted_objects(objs, request)
        return shown, counts, without([Question, StoredFile, Token], needed), protected

    def delete_model(self, request: HttpRequest, obj: User) -> None:
        # The page is one transaction, which would let the account's requests in to its end.
        transaction.on_commit(partial(services.delete_account, obj))

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[User, Any]) -> None:
        for account in queryset:
            services.delete_account(account)
