"""Addresses of files."""

from django.urls import path

from files.api.views import FileViewSet

# `<str>` takes anything but a slash: an id of the wrong form is an unknown one, not an unknown path.
urlpatterns = [
    path("files", FileViewSet.as_view({"post": "create"})),
    path("files/<str:file_id>", FileViewSet.as_view({"get": "retrieve", "delete": "destroy"})),
]
