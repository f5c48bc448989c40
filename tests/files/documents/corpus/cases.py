"""A document of the corpus: how it is made, what it is to be read as, and which facts must not get lost."""

import textwrap
from collections.abc import Callable
from dataclasses import dataclass

from tests.files.documents.corpus.facts import Fact

CASES = []


@dataclass(frozen=True)
class Case:
    """`expected` is the outline that `manage.py read --outline` prints; `facts` tell features of the format."""

    filename: str
    language: str
    make: Callable[[], bytes]
    expected: list[str]
    facts: dict[str, tuple[Fact, ...]]
    # Why it is not yet read so.
    bug: str = ""

    @property
    def data(self) -> bytes:
        made = self.make()
        return made if isinstance(made, bytes) else made.getvalue()

    @property
    def family(self) -> str:
        """The kind of document that the file is, whatever its format."""
        return FAMILIES[self.filename.rpartition(".")[2]]


FAMILIES = {
    "docx": "docx",
    **dict.fromkeys(("doc", "rtf", "odt"), "texts"),
    "pptx": "slides",
    **dict.fromkeys(("xlsx", "xls", "ods", "csv"), "sheets"),
    "pdf": "pdf",
    **dict.fromkeys(("txt", "md", "html"), "plain"),
}


def case(extension, language, expected, *, bug="", **facts):
    """Register the function below, which returns a file's bytes, as the document of its name."""

    def registered(make):
        lines = textwrap.dedent(expected).strip("\n").splitlines()
        told = {feature: value if isinstance(value, tuple) else (value,) for feature, value in facts.items()}
        CASES.append(Case(f"{make.__name__}.{extension}", language, make, lines, told, bug))
        return make

    return registered


def lost(case, output):
    """Return the features some of whose facts the output lacks."""
    return [feature for feature, facts in case.facts.items() if not all(fact(output) for fact in facts)]


def without_paths(lines):
    """Return an outline as text whose places don't repeat the headings: a text must be found where it stands."""
    return "\n".join(line.partition(", under ")[0] if line.startswith("@ ") else line for line in lines)
