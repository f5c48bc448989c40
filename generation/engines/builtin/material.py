"""What the engine takes from a document and makes of it: passages, statements and candidates."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from generation.questions import QuestionType


class Language(StrEnum):
    """The languages that questions are written in."""

    ENGLISH = "en"
    CHINESE = "zh"


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph or list item of the material proper; `text` is word for word as the document has it.

    The lines of slides are items: they are written without a full stop, whether they are sentences or not.
    """

    index: int
    text: str
    section: tuple[str, ...] = ()
    place: str = ""
    bold: tuple[str, ...] = ()
    is_item: bool = False
    level: int = 0
    article: str = ""


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence that stands by itself: `text` as a question shows it, `source` word for word."""

    index: int
    text: str
    source: str
    passage: Passage


@dataclass(frozen=True, slots=True)
class Candidate:
    """A question that could be asked.

    `focus` is what it asks for: a job asks for each once. `uses` are the indices of the passages' statements it
    draws on. For true or false `truth` tells which, and `right` is the wording that a false statement should have;
    `preface` is what its stem begins with before the statement itself. Questions of one `group` are of one pattern
    (a table's column, a list's lead): a job asks few of them.
    """

    family: str
    type: QuestionType
    stem: str
    keys: tuple[str, ...]
    wrong: tuple[str, ...]
    sources: tuple[Statement, ...]
    focus: str
    worth: float
    truth: bool = True
    right: str = ""
    preface: str = ""
    group: str = ""

    @classmethod
    def of_statement(cls, source: Statement, said: str, worth: float, kind: str = "", preface: str = "") -> Self:
        """Return a true or false question: of what the text says, or, with its `kind`, of an alteration of it."""
        return cls(
            family=kind or "statement",
            type=QuestionType.TRUE_OR_FALSE,
            stem=preface + said,
            keys=(),
            wrong=(),
            sources=(source,),
            focus=f"statement {source.index}",
            worth=worth,
            truth=not kind,
            right=source.text if kind else "",
            preface=preface,
        )

    @property
    def section(self) -> tuple[str, ...]:
        return self.sources[0].passage.section
