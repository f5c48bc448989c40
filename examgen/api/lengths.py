"""Bodies as the connection has them: of unknown length they are refused, unwanted they are left unread.

A body that is wanted holds a thread until its client has sent it, so no more than half of the threads wait for bodies
at a time: however slowly some clients send, all others can poll.

WSGI shows nothing of a body of unknown length, and an empty one would be answered for it. A body that nobody wants is
never waited for: its client may never send it. But the server closes the connection behind it, and says nothing of
that by itself: the client would lose its next request.
"""

import threading
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any
from wsgiref.types import InputStream, StartResponse, WSGIApplication, WSGIEnvironment

from django.http import HttpRequest, HttpResponseBase, JsonResponse

from examgen.api.errors import body, type_of
from examgen.errors import Unavailable

# Half of the threads that answer (examgen/embedded.py).
ARRIVING_AT_ONCE = 16
PATIENCE_SECONDS = 0.2

_places = threading.BoundedSemaphore(ARRIVING_AT_ONCE)


def require_length(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Answer 411 to chunked transfer: Django takes such a body for an empty one."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        return refusal() if _is_chunked(request.META) else get_response(request)

    return answer


def refusal() -> HttpResponseBase:
    status = HTTPStatus.LENGTH_REQUIRED
    return JsonResponse(body(type_of(status), "Content-Length is required, chunked bodies are not read"), status=status)


def close_behind_unread_bodies(application: WSGIApplication) -> WSGIApplication:
    """Tell the client that the connection ends with the answer, where its body was not read to the end."""

    def answer(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        taken = environ["wsgi.input"] = CountedBody(environ["wsgi.input"], _announced(environ))

        def start(status: str, headers: list[tuple[str, str]], *exc_info: Any) -> Any:
            if _is_chunked(environ) or taken.count < _announced(environ):
                # Left to the server by PEP 3333. granian takes it from us, and has no other way to be told.
                headers = [*headers, ("Connection", "close")]
            return start_response(status, headers, *exc_info)

        try:
            return application(environ, start)
        finally:
            taken.give_up_place()

    return answer


class CountedBody:
    """The server's stream of a body, and how much was read of it. Raises Unavailable while too many others arrive."""

    def __init__(self, stream: InputStream, announced: int) -> None:
        self._stream = stream
        self._announced = announced
        self._has_place = False
        self.count = 0

    def read(self, size: int, /) -> bytes:
        self._take_place()
        return self._counted(self._stream.read(size))

    def readline(self, size: int, /) -> bytes:
        self._take_place()
        return self._counted(self._stream.readline(size))

    def give_up_place(self) -> None:
        if self._has_place:
            self._has_place = False
            _places.release()

    def _take_place(self) -> None:
        if not self._has_place and self.count < self._announced:
            if not _places.acquire(timeout=PATIENCE_SECONDS):
                raise Unavailable("Too many bodies arrive at once. Try again in a moment.")
            self._has_place = True

    def _counted(self, piece: bytes) -> bytes:
        self.count += len(piece)
        if not piece or self.count >= self._announced:
            self.give_up_place()
        return piece


def _is_chunked(environ: WSGIEnvironment) -> bool:
    return "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower()


def _announced(environ: WSGIEnvironment) -> int:
    length = environ.get("CONTENT_LENGTH") or "0"
    return int(length) if length.isdecimal() else 0
