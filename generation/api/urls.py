"""Addresses of jobs, in both families."""

from django.urls import URLPattern, path

from generation.api.views import JobViewSet, LegacyJobViewSet


def family(prefix: str, views: type[JobViewSet]) -> list[URLPattern]:
    """Return the addresses of one family. An id of the wrong form is an unknown one, not an unknown path."""
    one = f"{prefix}/<str:job_id>"
    return [
        path(prefix, views.as_view({"post": "create", "get": "list"})),
        path(one, views.as_view({"get": "retrieve", "delete": "destroy"})),
        path(f"{one}/status", views.as_view({"get": "status"})),
        path(f"{one}/questions", views.as_view({"get": "questions"})),
        path(f"{one}/cancel", views.as_view({"post": "cancel"})),
    ]


urlpatterns = [*family("generation/jobs", JobViewSet), *family("generations", LegacyJobViewSet)]
