"""The admin looks at what clients and workers make; nobody makes or changes it by hand."""

from typing import Any, TypeVar

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest

from examgen.ids import parse_id

Row = TypeVar("Row", bound=Model)


class ReadOnly:
    """A part of an admin class: no adding, no changing. Deleting is each class's own affair."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class FoundById(admin.ModelAdmin[Row]):
    """An admin class whose search finds rows by the id that clients see: one with `id_prefix`, held by `id_field`."""

    id_prefix: str
    id_field: str

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Row, Any], search_term: str
    ) -> tuple[QuerySet[Row, Any], bool]:
        key = parse_id(self.id_prefix, search_term.strip())
        if key is None:
            return super().get_search_results(request, queryset, search_term)
        return queryset.filter(**{self.id_field: key}), False
