"""One shape for every error: `{"error": {"type", "message"}}`."""

import errno
import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, SuspiciousOperation
from django.db import InterfaceError, OperationalError, ProgrammingError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.views import defaults
from rest_framework.exceptions import APIException, ValidationError
from rest_framework.renderers import JSONRenderer
from rest_framework.response import Response

from examgen.errors import InvalidRequest, NotFound, ServiceError, TooLarge, Unavailable

logger = logging.getLogger(__name__)

TYPES = {
    HTTPStatus.UNAUTHORIZED: "authentication_error",
    HTTPStatus.FORBIDDEN: "permission_error",
    HTTPStatus.TOO_MANY_REQUESTS: "rate_limit_error",
}

NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
# What SQLite calls operational, PostgreSQL has a SQLSTATE for.
UNDEFINED_TABLE = "42P01"


def handle(error: Exception, context: Mapping[str, Any]) -> Response:
    """Turn whatever a view raises into an answer; DRF calls this."""
    # What was negotiated for the answer may be another format, and no error is written in that.
    request = context["request"]
    request.accepted_renderer, request.accepted_media_type = JSONRenderer(), JSONRenderer.media_type
    headers = {}
    if isinstance(error, APIException):
        message, status = _words_of(error), error.status_code
        kind = type_of(status)
        if auth_header := getattr(error, "auth_header", None):
            headers["WWW-Authenticate"] = auth_header
        if wait := getattr(error, "wait", None):
            headers["Retry-After"] = str(int(wait) + 1)
    else:
        known = _as_service_error(error)
        message, status, kind = known.message, known.status, known.type
    return Response(body(kind, message), status=status, headers=headers)


def body(kind: str, message: str) -> dict[str, dict[str, str]]:
    return {"error": {"type": kind, "message": message}}


def type_of(status: int) -> str:
    """Return the `error.type` that goes with a status."""
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return "api_error"
    return TYPES.get(HTTPStatus(status), "invalid_request_error")


def _as_service_error(error: Exception) -> ServiceError:
    match error:
        case ServiceError():
            return error
        case Http404():
            return NotFound()
        case RequestDataTooBig():
            return TooLarge(f"The form fields are too large (maximum is {settings.DATA_UPLOAD_MAX_MEMORY_SIZE} bytes)")
        case SuspiciousOperation():
            return InvalidRequest()
        case _ if outage := _outage_of(error):
            logger.error("a request could not be answered", exc_info=error)
            return outage
        case _:
            logger.error("a request failed", exc_info=error)
            return ServiceError()


def _outage_of(error: Exception) -> Unavailable | None:
    """Tell an outage of the database or the disk from a fault of ours.

    A database that is empty waits for its migrations, and is one that is away too.
    """
    if isinstance(error, OSError) and error.errno in NO_ROOM:
        return Unavailable("There is no room to keep this now. Try again later.")
    empty = isinstance(error, ProgrammingError) and getattr(error.__cause__, "sqlstate", None) == UNDEFINED_TABLE
    return Unavailable() if empty or isinstance(error, OperationalError | InterfaceError) else None


def _words_of(error: APIException) -> str:
    detail: Any = error.detail
    while isinstance(error, ValidationError) and isinstance(detail, list | dict) and detail:
        detail = next(iter(detail.values() if isinstance(detail, dict) else detail))
    return str(detail)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _page_or_json(request, HTTPStatus.BAD_REQUEST, InvalidRequest()) or defaults.bad_request(request, exception)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    answer = _page_or_json(request, HTTPStatus.FORBIDDEN, ServiceError(str(exception) or "Permission denied"))
    return answer or defaults.permission_denied(request, exception)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _page_or_json(request, HTTPStatus.NOT_FOUND, NotFound()) or defaults.page_not_found(request, exception)


def server_error(request: HttpRequest) -> HttpResponse:
    answer = _page_or_json(request, HTTPStatus.INTERNAL_SERVER_ERROR, ServiceError())
    return answer or defaults.server_error(request)


def _page_or_json(request: HttpRequest, status: HTTPStatus, error: ServiceError) -> HttpResponse | None:
    """Return the answer for programs; None for the admin, whose visitors are people."""
    if request.path.startswith("/admin/"):
        return None
    return JsonResponse(body(type_of(status), error.message), status=status)
