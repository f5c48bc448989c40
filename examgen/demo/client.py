"""A client of the API in the standard library's words alone, that shows each call it makes."""

import json
import uuid
from collections.abc import Callable, Mapping
from contextlib import closing
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

Answer = dict[str, Any]


class DemoError(Exception):
    """The demo can't go on. `str()` is a sentence that says why."""


class Client:
    """Calls the API at `host` (`127.0.0.1:8000`) with a token; `say` gets a line for a call and one for its answer."""

    def __init__(self, host: str, token: str, say: Callable[[str], None]) -> None:
        self._host = host
        self._token = token
        self._say = say

    def get(self, path: str) -> Answer:
        """Read something. It says nothing: a poll would say the same again and again."""
        return self._call("GET", path)

    def post(self, path: str, body: Mapping[str, object]) -> Answer:
        text = json.dumps(body, ensure_ascii=False)
        self._say(f"POST {path}  {text}")
        return self._shown(self._call("POST", path, text.encode(), "application/json"))

    def upload(self, path: str, file: Path) -> Answer:
        self._say(f"POST {path}  file=@{file.name}")
        boundary = uuid.uuid4().hex
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{file.name}"\r\n\r\n'
        body = head.encode() + file.read_bytes() + f"\r\n--{boundary}--\r\n".encode()
        return self._shown(self._call("POST", path, body, f"multipart/form-data; boundary={boundary}"))

    def _shown(self, answer: Answer) -> Answer:
        self._say(f"  -> {json.dumps(answer, ensure_ascii=False)}")
        return answer

    def _call(self, method: str, path: str, body: bytes | None = None, content_type: str = "") -> Answer:
        headers = {"Authorization": f"Bearer {self._token}"}
        if body is not None:
            headers["Content-Type"] = content_type
        try:
            with closing(HTTPConnection(self._host, timeout=30)) as connection:
                connection.request(method, path, body, headers)
                response = connection.getresponse()
                text = response.read()
        except (OSError, HTTPException) as error:
            raise DemoError(f"{method} {path} was not answered: {error}") from error
        if response.status >= HTTPStatus.BAD_REQUEST:
            raise DemoError(f"{method} {path} was answered {response.status}: {text.decode(errors='replace')}")
        answer: Answer = json.loads(text)
        return answer
