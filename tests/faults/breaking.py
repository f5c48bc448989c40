"""The protocol broken on purpose, each time in one place: the suite has to notice, or it proves nothing."""

from dataclasses import dataclass

from tests.races.guards import STORE_ASKS_NOBODY
from tests.races.mutations import FENCE, Change


@dataclass(frozen=True)
class Break:
    """What is changed in every process, which trigger is taken out of the database, and what the judge has to say."""

    changes: tuple[Change, ...]
    noticed: str
    trigger: str = ""


BREAKS = {
    # Who has lost a job goes on to write to it.
    "fencing": Break(
        (
            *STORE_ASKS_NOBODY,
            Change("generation.lease", "if not moves.still_held(self._job):", "if False:"),
            Change("generation.lease", "if not self._beat_once():", "if self._beat_once() is None:"),
        ),
        noticed="questions when it was cancelled|an older holder wrote",
        trigger=FENCE,
    ),
    # Nobody beats for the job that he works on.
    "lease": Break(
        (Change("generation.lease", "return moves.heartbeat(self._job)", "return True"),),
        noticed="an ordinary job ended as failed worker_lost",
    ),
    # A hint that got lost is not sent again.
    "dispatch": Break(
        (Change("generation.sweeping", "if _unlocked(job_id, moves.postpone_hint):", "if False:"),),
        noticed="it has come to no end",
    ),
}
