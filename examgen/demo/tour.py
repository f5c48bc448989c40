"""What the demo does with a running service: the three kinds of job, over HTTP, as any client would."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path

from examgen.demo.client import Client, DemoError
from examgen.demo.paper import show

DOCUMENTS = Path(__file__).parent / "documents"
POLL_EVERY = 0.2
LONGEST_JOB = 120.0
FINISHED = {"succeeded", "failed", "cancelled"}


def rules(**counts: int) -> list[dict[str, object]]:
    return [{"type": kind, "count": count} for kind, count in counts.items()]


class Tour:
    """Runs jobs and shows their questions while they appear."""

    def __init__(self, client: Client, say: Callable[[str], None]) -> None:
        self._client = client
        self._say = say

    def documents(self) -> None:
        self._from_file("solar-system.docx", rules(single_choice=5, multiple_choice=2, true_or_false=3))
        self._from_file("fire-safety.pdf", rules(single_choice=4, multiple_choice=3, true_or_false=3))

    def bank(self) -> None:
        file = self._client.upload("/v1/files", DOCUMENTS / "network-security-bank.docx")
        self._run({"creation_type": "question_bank", "file": file["id"]})

    def prompts(self) -> None:
        self._run({"creation_type": "oneline", "prompt": "5 single choice questions on percentages"})
        self._run({"creation_type": "oneline", "prompt": "出3道最大公约数的单选题和2道判断题"})

    def _from_file(self, name: str, question_rules: list[dict[str, object]]) -> None:
        file = self._client.upload("/v1/files", DOCUMENTS / name)
        self._run({"creation_type": "knowledge_base", "file": file["id"], "question_rules": question_rules})

    def _run(self, body: Mapping[str, object]) -> None:
        start = time.monotonic()
        job = self._client.post("/v1/generation/jobs", body)
        path = f"/v1/generation/jobs/{job['id']}"
        self._say(f"GET {path}/questions?after=0&limit=100  (and again with what is new)")
        count = self._follow(path, start + LONGEST_JOB)
        self._say(f"  -> {count} questions after {time.monotonic() - start:.1f} s")

    def _follow(self, path: str, deadline: float) -> int:
        """Show the job's questions while they appear; return how many they are."""
        count = 0
        while True:
            # Read before the questions: those of a job that has finished are all there.
            status = self._client.get(f"{path}/status")["status"]
            for question in self._client.get(f"{path}/questions?after={count}&limit=100")["data"]:
                count += 1
                for line in show(question, count):
                    self._say(f"  {line}")
            if status in FINISHED:
                break
            if time.monotonic() > deadline:
                raise DemoError(f"The job is {status} after {LONGEST_JOB:g} s: GET {path}")
            time.sleep(POLL_EVERY)
        if status != "succeeded":
            error = self._client.get(path).get("error") or {}
            raise DemoError(f"The job {status}: {error.get('message')}")
        return count
