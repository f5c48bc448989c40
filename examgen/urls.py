"""All addresses of the service."""

from django.contrib import admin
from django.urls import include, path, re_path
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

from examgen.api.unknown import UnknownPathView
from examgen.health import healthz, readyz

handler400 = "examgen.api.errors.bad_request"
handler403 = "examgen.api.errors.permission_denied"
handler404 = "examgen.api.errors.not_found"
handler500 = "examgen.api.errors.server_error"

admin.site.site_header = admin.site.site_title = "Examgen"
admin.site.index_title = "Jobs, questions, files and accounts"
admin.site.site_url = "/docs"

urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("schema", SpectacularAPIView.as_view(), name="schema"),
    path("docs", SpectacularSwaggerSplitView.as_view(url_name="schema")),
    path("admin/", admin.site.urls),
    path("v1/", include("files.api.urls")),
    path("v1/", include("generation.api.urls")),
    # Without a token nobody learns which addresses there are.
    re_path(r"^v1(?:/|$)", UnknownPathView.as_view()),
]
