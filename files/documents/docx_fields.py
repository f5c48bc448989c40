"""The fields of a Word document: what one is told to show is not seen, only what it shows."""

from dataclasses import dataclass, field

from lxml import etree

from files.documents import eq_fields
from files.documents.characters import clean
from files.documents.ooxml import W
from files.documents.types import Run

FIELD_PARTS = frozenset({W + "fldChar", W + "instrText"})


@dataclass
class _Field:
    start: int
    instruction: list[str] = field(default_factory=list)
    shows: bool = False


class Fields:
    """The fields that are open in one paragraph, whose runs it puts right. One that has no end hides nothing."""

    def __init__(self, runs: list[Run]) -> None:
        self._runs = runs
        self._open: list[_Field] = []

    def take(self, part: etree._Element) -> None:
        kind = part.get(W + "fldCharType")
        if kind == "begin":
            self._open.append(_Field(len(self._runs)))
        elif not self._open:
            return
        elif part.tag == W + "instrText":
            self._open[-1].instruction.append(part.text or "")
        elif kind == "separate":
            # Up to here were the fields within the instruction.
            del self._runs[self._open[-1].start :]
            self._open[-1].shows = True
        elif kind == "end":
            self._end(self._open.pop())

    def _end(self, done: _Field) -> None:
        instruction = "".join(done.instruction)
        if eq_fields.is_formula(instruction):
            del self._runs[done.start :]
            self._runs.append(Run(clean(eq_fields.text_of(instruction))))
        if self._open and not self._open[-1].shows:
            self._open[-1].instruction += [run.text for run in self._runs[done.start :]]
