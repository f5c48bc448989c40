"""A line of a web page as it fills: white space collapses as a browser collapses it."""

import re

from files.documents.characters import clean
from files.documents.docx_styles import Look
from files.documents.joining import is_wide
from files.documents.runs import joined
from files.documents.types import Run

_SPACES = re.compile(r"[ \t\n\r\f]+")
_WIDE = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
# An end of line between two Chinese characters is only in the source.
_WIDE_SEAM = re.compile(f"(?<=[{_WIDE}])\n(?=[{_WIDE}])")


class WebLine:
    """The runs between two breaks of paragraphs."""

    def __init__(self) -> None:
        self._runs: list[Run] = []
        # The text that the next run will hold.
        self._texts: list[str] = []
        self._look: Look = {}
        self._space = ""
        self._look_of_space: Look = {}
        self._last = "\n"
        self.is_empty = True

    def add(self, text: str, look: Look) -> None:
        """Add text whose white space counts as one space at most."""
        core = _SPACES.sub(lambda match: "\n" if "\n" in match[0] else " ", text)
        if core[:1] in {" ", "\n"}:
            self._want_space(core[0], look)
        if not (middle := core.strip(" \n")):
            return
        self._settle_space(middle[0])
        self._append(_WIDE_SEAM.sub("", middle).replace("\n", " "), look)
        if core[-1] in {" ", "\n"}:
            self._want_space(core[-1], look)

    def add_as_it_is(self, text: str, look: Look) -> None:
        self._settle_space(text[:1])
        self._append(text, look)

    def break_line(self) -> None:
        self._space = ""
        self._append("\n", {})

    def tab(self) -> None:
        self._space = ""
        self._append("\t", {})

    def runs(self) -> tuple[Run, ...]:
        self._end_run()
        return joined(self._runs)

    def text(self) -> str:
        self._end_run()
        return "".join(run.text for run in self._runs).strip()

    def _want_space(self, sign: str, look: Look) -> None:
        if not self._space:
            self._space, self._look_of_space = sign, look

    def _settle_space(self, following: str) -> None:
        """Put the space that is due, unless the line only begins or the break was between Chinese characters."""
        if not self._space:
            return
        before = self._last
        dropped = before in "\n\t" or (self._space == "\n" and is_wide(before) and is_wide(following or " "))
        self._space = ""
        if not dropped:
            self._append(" ", self._look_of_space)

    def _append(self, text: str, look: Look) -> None:
        text = clean(text).replace("\u00a0", " ")
        if not text:
            return
        if look is not self._look:
            self._end_run()
            self._look = look
        self._texts.append(text)
        self._last = text[-1]
        self.is_empty = False

    def _end_run(self) -> None:
        if not self._texts:
            return
        look = self._look
        self._runs.append(
            Run(
                "".join(self._texts),
                look.get("bold", False),
                look.get("italic", False),
                look.get("underline", False),
                look.get("strike", False),
                look.get("color"),
                look.get("highlight"),
            )
        )
        self._texts = []
