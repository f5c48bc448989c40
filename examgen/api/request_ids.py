"""An id for every request: in its answer, and on every line that is logged about it."""

import re
import uuid
from collections.abc import Iterable
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from examgen.logs import about

HEADER = "X-Request-Id"
# What a client sends is repeated in logs and headers, so it holds no more than ids are made of.
ACCEPTED = re.compile(r"[A-Za-z0-9._:-]{1,128}")


def name_requests(application: WSGIApplication) -> WSGIApplication:
    """Take the client's own id for its request, or make one. Around all else: Django logs outside its middleware."""

    def answer(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        given = environ.get("HTTP_X_REQUEST_ID", "")
        name = given if ACCEPTED.fullmatch(given) else uuid.uuid4().hex

        def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Any:
            return start_response(status, [*headers, (HEADER, name)], *exc_info)

        with about(request=name):
            return application(environ, start)

    return answer
