"""Bodies of unknown length are refused: WSGI shows none of them, and an empty body would be answered for a full one."""

from collections.abc import Callable
from http import HTTPStatus

from django.http import HttpRequest, HttpResponseBase, JsonResponse

from examgen.api.errors import body, type_of

# A client that is still sending when the answer comes may lose it: so much is read and thrown away first.
DRAINED_BYTES = 4 * 1024 * 1024
PIECE = 64 * 1024


def require_length(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Answer 411 to chunked transfer."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        if "chunked" in request.headers.get("Transfer-Encoding", "").lower():
            drain(request)
            status = HTTPStatus.LENGTH_REQUIRED
            return JsonResponse(
                body(type_of(status), "Content-Length is required, chunked bodies are not read"), status=status
            )
        return get_response(request)

    return answer


def drain(request: HttpRequest) -> None:
    """Read what a client sends although nobody wants it, up to a limit."""
    stream = request.META["wsgi.input"]
    for _ in range(DRAINED_BYTES // PIECE):
        if not stream.read(PIECE):
            return
