"""Questions in the admin: a list for looking something up, and for going through the uncertain ones of a bank."""

import uuid
from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.db.models.expressions import Combinable
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.text import Truncator

from examgen.ids import public_id
from examgen.readonly_admin import FoundById, ReadOnly
from generation.admin.cards import Card
from generation.engines.bank.confidence import UNCERTAIN_BELOW
from generation.models import Question

# The parameters of the list's address: a job's questions, and how surely they were read.
JOB, READING = "job__id__exact", "reading"
UNCERTAIN, DOUBTED, KEYLESS = "uncertain", "doubted", "keyless"
LONGEST_STEM = 140


class ReadingFilter(admin.SimpleListFilter):
    """Keeps what a person should look at after a bank was read."""

    title = "reading"
    parameter_name = READING

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [
            (UNCERTAIN, f"uncertain (below {UNCERTAIN_BELOW:.0%})"),
            (DOUBTED, "below 100%"),
            (KEYLESS, "without a key"),
        ]

    def queryset(self, request: HttpRequest, questions: QuerySet[Question]) -> QuerySet[Question]:
        match self.value():
            case "uncertain":
                return questions.filter(confidence__lt=UNCERTAIN_BELOW)
            case "doubted":
                return questions.filter(confidence__lt=1)
            case "keyless":
                return questions.filter(keys=[])
        return questions


@admin.register(Question)
class QuestionAdmin(ReadOnly, FoundById[Question]):
    """All questions; those of one job in their own order."""

    list_display = ["number", "stem_shown", "confidence_shown", "reasons", "key", "type_shown", "place", "job_shown"]
    list_display_links = ["number", "stem_shown"]
    list_filter = ["type", ReadingFilter]
    id_prefix, id_field = "gen", "job"
    search_fields = ["=job__id", "stem__startswith"]
    show_full_result_count = False
    fieldsets = [
        (None, {"fields": ["job_shown", "number", "type_shown", "whole"]}),
        ("Reading", {"fields": ["confidence_shown", "reasons", "place", "evidence"]}),
        ("As it is stored", {"classes": ["collapse"], "fields": ["choices", "keys", "warnings", "slot", "epoch"]}),
    ]

    class Media:
        css = {"all": ["generation/admin.css"]}

    def get_list_display(self, request: HttpRequest) -> Any:
        return self.list_display[:-1] if JOB in request.GET else self.list_display

    def get_ordering(self, request: HttpRequest) -> list[str | Combinable]:
        return ["ordinal"] if JOB in request.GET else ["-id"]

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        title = {"title": _title(request.GET[JOB])} if JOB in request.GET else {}
        return super().changelist_view(request, {**title, **(extra_context or {})})

    def has_delete_permission(self, request: HttpRequest, obj: Question | None = None) -> bool:
        return False

    @admin.display(description="no.", ordering="ordinal")
    def number(self, question: Question) -> int:
        return Card(question).number

    @admin.display(description="stem")
    def stem_shown(self, question: Question) -> str:
        return Truncator(question.stem).chars(LONGEST_STEM)

    @admin.display(description="type", ordering="type")
    def type_shown(self, question: Question) -> str:
        return Card(question).type

    @admin.display(description="key")
    def key(self, question: Question) -> str:
        return Truncator(Card(question).key).chars(LONGEST_STEM)

    @admin.display(description="sure", ordering="confidence")
    def confidence_shown(self, question: Question) -> str:
        return Card(question).confidence

    @admin.display(description="remarks")
    def reasons(self, question: Question) -> str:
        return format_html_join("", '<span class="eg-reason">{}</span>', ((text,) for text in Card(question).reasons))

    @admin.display(description="job")
    def job_shown(self, question: Question) -> str:
        address = reverse("admin:generation_job_change", args=[question.job_id])
        return format_html('<a href="{}">{}</a>', address, public_id("gen", question.job_id))

    @admin.display(description="question")
    def whole(self, question: Question) -> str:
        return render_to_string("generation/question_card.html", {"card": Card(question)})


def _title(job: str) -> str:
    try:
        return f"Questions of {public_id('gen', uuid.UUID(job))}"
    except ValueError:
        return "Questions of no job"
