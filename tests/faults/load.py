"""Clients of the service under fire: they create, poll, cancel and delete, and note what they were told."""

import random
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPException

from examgen.demo.tour import DOCUMENTS
from tests.contract.client import FINAL, Client

MOST_OPEN = 10
# How often a file that was uploaded before serves again.
KEEPING_SHARE = 0.5
ORDINARY = (
    "script: slowly 5",
    "script: make 8; wait 1; make 4",
    "script: make 2; wait 5; slowly 3",
    "10 single choice questions on percentages",
    "script: slowly 12",
    "script: slowly 30",
)
POISON = {
    "script: make 1; kill; make 1": {"worker_lost"},
    "script: make 1; spin; make 1": {"worker_lost"},
    "script: make 1; stick; make 1": {"worker_lost"},
    "script: make 1; hog; make 1": {"file_too_complex", "worker_lost"},
}


@dataclass
class Told:
    """A job as its client knows it."""

    id: str
    created_at: float
    poison: set[str] = field(default_factory=set)
    seen: str = ""
    # What the first final state was, and when it was seen.
    final: str = ""
    final_at: float = 0.0
    # Asked for; a database that went away in between may have done it without an answer.
    cancelled: bool = False
    deleting: bool = False
    deleted: bool = False
    # Questions that were there when a cancel had answered.
    kept: int | None = None


class NoDocument:
    """Under fire, answers are judged by their status alone."""

    def check(self, method, path, answer):
        return


class Account(threading.Thread):
    """One account's client, in a thread of its own until `done` is set. Whatever must not be is in `violations`."""

    def __init__(self, stack, token, seed, *, windows, poisons):
        super().__init__(daemon=True)
        self._client = Client(stack.port, token, NoDocument())
        self._random = random.Random(seed)
        self._windows = windows
        self._poisons = poisons
        self._files = {}
        self.done = threading.Event()
        self.jobs: dict[str, Told] = {}
        self.creates: list[tuple[float, float]] = []
        self.refused = 0
        self.violations: list[str] = []

    def run(self):
        while not self.done.is_set():
            self._safely(self._choose())
            self.done.wait(self._random.uniform(0.05, 0.3))

    def cancel(self, job):
        self._safely(lambda: self._cancel_job(self.jobs[job]))

    def settle(self, deadline):
        """Poll until every job has come to its end; return how many have not by the deadline."""
        while (still := self._open()) and time.monotonic() < deadline:
            for told in still:
                self._safely(lambda told=told: self._poll(told))
            time.sleep(0.2)
        return len(self._open())

    def _open(self):
        return [told for told in self.jobs.values() if not told.final and not told.deleted]

    def _choose(self):
        still = self._open()
        if not still:
            return self._create
        told = self._random.choice(still)
        action = self._random.choices(("create", "poll", "cancel", "delete"), weights=(24, 60, 1, 1))[0]
        if action == "create" and len(still) < MOST_OPEN:
            return self._create
        return {"cancel": lambda: self._cancel_job(told), "delete": lambda: self._delete_job(told)}.get(
            action, lambda: self._poll(told)
        )

    def _safely(self, action):
        """Do something; only a database that is away may keep the service from answering."""
        began = time.monotonic()
        try:
            action()
        except (OSError, HTTPException) as error:
            self.violations.append(f"no answer after {time.monotonic() - began:.1f} s: {error!r}")

    def _ask(self, method, path, value=None):
        began = time.monotonic()
        answer = self._client.post(path, value) if value is not None else self._client.send(method, path)
        if answer.status == 503 and self._windows.overlap("database", began, time.monotonic()):
            self.refused += 1
            return None
        if answer.status >= 500:
            self.violations.append(f"{method} {path}: {answer.status} {answer.raw[:200]!r}")
            return None
        return answer

    def _create(self):
        body, poison = self._new_job()
        if body is None:
            return
        began = time.monotonic()
        answer = self._ask("POST", "/v1/generation/jobs", body)
        self.creates.append((began, time.monotonic()))
        if answer and answer.status == 201:
            job = answer.json["id"]
            self.jobs[job] = Told(job, began, poison)
        elif answer:
            self.violations.append(f"create: {answer.status} {answer.raw[:200]!r}")

    def _new_job(self):
        kind = self._random.random()
        if kind < self._poisons:
            prompt, reasons = self._random.choice(list(POISON.items()))
            return {"creation_type": "oneline", "prompt": prompt}, reasons
        if kind < 0.8:
            return {"creation_type": "oneline", "prompt": self._random.choice(ORDINARY)}, set()
        creation_type, name = self._random.choice(
            [("question_bank", "network-security-bank.docx"), ("knowledge_base", "solar-system.docx")]
        )
        keeps = name in self._files and self._random.random() < KEEPING_SHARE
        file = self._files[name] if keeps else self._upload(name)
        return ({"creation_type": creation_type, "file": file}, set()) if file else (None, set())

    def _upload(self, name):
        began = time.monotonic()
        answer = self._client.upload((DOCUMENTS / name).read_bytes(), name)
        if answer.status == 201:
            self._files[name] = answer.json["id"]
        elif answer.status != 503 or not self._windows.overlap("disk", began, time.monotonic(), also="database"):
            self.violations.append(f"upload: {answer.status} {answer.raw[:200]!r}")
        else:
            self.refused += 1
        return self._files.get(name)

    def _poll(self, told):
        answer = self._ask("GET", f"/v1/generation/jobs/{told.id}/status")
        if answer is None:
            return
        if answer.status != 200:
            if not told.deleting:
                self.violations.append(f"{told.id} is gone: {answer.status}")
            told.deleted = True
            return
        told.seen = answer.json["status"]
        if told.seen in FINAL and not told.final:
            told.final, told.final_at = told.seen, time.monotonic()

    def _cancel_job(self, told):
        told.cancelled = True
        answer = self._ask("POST", f"/v1/generation/jobs/{told.id}/cancel", {})
        if answer and answer.status == 200:
            told.final, told.final_at = "cancelled", time.monotonic()
            questions = self._ask("GET", f"/v1/generation/jobs/{told.id}/questions")
            told.kept = len(questions.json["data"]) if questions else None

    def _delete_job(self, told):
        told.deleting = True
        answer = self._ask("DELETE", f"/v1/generation/jobs/{told.id}")
        told.deleted = told.deleted or bool(answer and answer.status == 200)
