"""A client of the service that knows nothing of it but its address: HTTP from the standard library."""

import json
import re
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from urllib.parse import quote, urlencode

FINAL = ("succeeded", "failed", "cancelled")
PATIENCE_SECONDS = 20
ABSENT = object()


@dataclass(frozen=True)
class Answer:
    """What came back: its status, its headers in lower case, its bytes."""

    status: int
    headers: dict[str, str]
    raw: bytes

    @property
    def json(self):
        return json.loads(self.raw)

    @property
    def error(self):
        """The status and the message, the type having been looked at by the client."""
        return self.status, self.json["error"]["message"]


@dataclass
class Client:
    """Speaks for one account. Holds every answer against the service's own OpenAPI document."""

    port: int
    token: str | None
    document: object

    def send(self, method, path, body=None, headers=None):
        """Send a request as it is and return the answer, unless the document tells otherwise of it."""
        own = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        answer = exchange(self.port, method, path, body, {**own, **(headers or {})})
        self.document.check(method, path, answer)
        return answer

    def get(self, path):
        return self.send("GET", path)

    def delete(self, path):
        return self.send("DELETE", path)

    def post(self, path, value=ABSENT):
        if value is ABSENT:
            return self.send("POST", path)
        return self.send("POST", path, json.dumps(value).encode(), {"Content-Type": "application/json"})

    def upload(self, content, name="notes.txt"):
        return self.upload_part(content, f'form-data; name="file"; filename="{name}"'.encode())

    def upload_part(self, content, disposition):
        body, content_type = multipart([(disposition, content)])
        return self.send("POST", "/v1/files", body, {"Content-Type": content_type})

    def uploaded(self, content, name="notes.txt"):
        """Upload a file that must be taken, and return its id."""
        answer = self.upload(content, name)
        assert answer.status == 201, answer.raw
        return answer.json["id"]


@dataclass
class Jobs:
    """The jobs of an account, at the addresses of one family."""

    client: Client
    base: str
    noun: str
    made: list[str] = field(default_factory=list)

    def create(self, **body):
        answer = self.client.post(self.base, body)
        if answer.status == 201:
            self.made.append(answer.json["id"])
        return answer

    def created(self, **body):
        """Create a job that must be taken, and return its id."""
        answer = self.create(**body)
        assert answer.status == 201, answer.raw
        return answer.json["id"]

    def script(self, *steps, **body):
        """Create a job that does these steps, and return its id."""
        return self.created(**{"creation_type": "oneline", "prompt": f"script: {'; '.join(steps)}", **body})

    def list(self, **query):
        return self.list_by(urlencode(query))

    def list_by(self, query):
        return self.client.get(f"{self.base}?{query}" if query else self.base)

    def get(self, job):
        return self.client.get(f"{self.base}/{job}")

    def status(self, job):
        return self.client.get(f"{self.base}/{job}/status")

    def questions(self, job, **query):
        path = f"{self.base}/{job}/questions"
        return self.client.get(f"{path}?{urlencode(query)}" if query else path)

    def cancel(self, job):
        return self.client.post(f"{self.base}/{job}/cancel")

    def delete(self, job):
        return self.client.delete(f"{self.base}/{job}")

    def wait_for(self, job, *statuses):
        """Poll until the job has one of the statuses; they are final ones where none is given."""
        return eventually(lambda: self.status(job).json, lambda seen: seen["status"] in (statuses or FINAL))

    def wait_for_questions(self, job, count):
        return eventually(lambda: self.questions(job).json["data"], lambda seen: len(seen) >= count)

    def full(self, **body):
        """Create a job, follow it to its end, and return its full form and its questions."""
        job = self.created(**body)
        self.wait_for(job)
        return self.get(job).json, self.questions(job).json["data"]

    def follow_all(self):
        """Follow every job that was made here and not deleted to its end; return those that came to none."""
        stuck = []
        for job in self.made:
            try:
                if self.status(job).status != 404:
                    self.wait_for(job)
            except AssertionError:
                stuck.append(job)
                self.cancel(job)
        return stuck


def exchange(port, method, path, body, headers):
    with closing(HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        # A server that refuses a large body may answer before it has read it all.
        with suppress(BrokenPipeError, ConnectionResetError):
            connection.request(method, path, body, headers)
        response = connection.getresponse()
        return Answer(response.status, {key.lower(): value for key, value in response.getheaders()}, response.read())


def eventually(look, holds):
    """Look again and again, after longer and longer pauses, until what is seen holds, and return it."""
    deadline, pause = time.monotonic() + PATIENCE_SECONDS, 0.01
    while not holds(seen := look()):
        assert time.monotonic() < deadline, f"still waiting, with {seen}"
        time.sleep(pause)
        pause = min(1.5 * pause, 0.1)
    return seen


def multipart(parts):
    """Return a body of parts, each a disposition and its bytes, and the content type that goes with it."""
    boundary = b"----a-boundary-of-the-tests"
    body = b"".join(
        b"--" + boundary + b"\r\nContent-Disposition: " + disposition + b"\r\n\r\n" + content + b"\r\n"
        for disposition, content in parts
    )
    return body + b"--" + boundary + b"--\r\n", f"multipart/form-data; boundary={boundary.decode()}"


def percent(text):
    return quote(text, safe="")


def is_time(text):
    """Tell whether a time has milliseconds and a numeric offset."""
    return re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d", text) is not None
