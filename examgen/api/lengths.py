"""Bodies as the connection has them: of unknown length they are refused, unwanted they are read all the same.

WSGI shows nothing of a body of unknown length, and an empty one would be answered for it. Behind a body that nobody
read, the server closes the connection without a word, and the client's next request on it is lost.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Protocol

from django.http import HttpRequest, HttpResponseBase, JsonResponse

from examgen.api.errors import body, type_of

# A client that is still sending when the answer comes may lose it: so much is read and thrown away first.
DRAINED_BYTES = 4 * 1024 * 1024
PIECE = 64 * 1024


class Readable(Protocol):
    """A request, or the server's stream below it."""

    def read(self, size: int, /) -> bytes: ...


def require_length(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Answer 411 to chunked transfer, and leave nothing of other bodies behind."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        if "chunked" in request.headers.get("Transfer-Encoding", "").lower():
            # Django takes such a body for an empty one: only the server's own stream has it.
            drain(request.META["wsgi.input"])
            return refusal()
        response = get_response(request)
        if request.META.get("CONTENT_LENGTH"):
            drain(request)
        return response

    return answer


def refusal() -> HttpResponseBase:
    status = HTTPStatus.LENGTH_REQUIRED
    return JsonResponse(body(type_of(status), "Content-Length is required, chunked bodies are not read"), status=status)


def drain(stream: Readable) -> None:
    """Read what a client sends although nobody wants it, up to a limit."""
    for _ in range(DRAINED_BYTES // PIECE):
        if not stream.read(PIECE):
            return
