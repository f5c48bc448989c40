"""An id for every request: in its answer, and on every line that is logged about it."""

import re
import uuid
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.decorators import sync_only_middleware

from examgen.logs import about

HEADER = "X-Request-Id"
# What a client sends is repeated in logs and headers, so it holds no more than ids are made of.
ACCEPTED = re.compile(r"[A-Za-z0-9._:-]{1,128}")


@sync_only_middleware
def name_request(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Take the client's own id for its request, or make one."""

    def middleware(request: HttpRequest) -> HttpResponse:
        given = request.headers.get(HEADER, "")
        name = given if ACCEPTED.fullmatch(given) else uuid.uuid4().hex
        with about(request=name):
            response = get_response(request)
        response[HEADER] = name
        return response

    return middleware
