"""From a document to its passages: what is material, under which heading, in which place."""

import re
from collections.abc import Iterator

from files.documents.types import Document, TextBlock, TextKind
from generation.engines.builtin.boilerplate import is_boilerplate, is_skipped_section, plain_heading_level
from generation.engines.builtin.material import Passage
from generation.engines.builtin.wording import Wording

_ARTICLE = re.compile(r"第[一二三四五六七八九十百零〇\d]{1,7}条(之[一二三四五六七八九十])?|Article \d+|§ ?\d+")
_SECTION_NUMBER = re.compile(r"^(\d+(\.\d+)*\.?|[IVX]+\.|[（(]?[一二三四五六七八九十]+[、）)])\s*")
# Bold text longer than this is emphasis, not a term.
_LONGEST_TERM = 60


class _Outline:
    """The headings above the current block."""

    def __init__(self) -> None:
        self._stack: list[tuple[int, str]] = []
        self._skipped_from = 0
        self.article = ""

    def enter(self, level: int, heading: str) -> None:
        level = max(level, 1)
        self._stack = [entry for entry in self._stack if entry[0] < level]
        self._stack.append((level, heading))
        self.article = ""
        if self._skipped_from and level > self._skipped_from:
            return
        self._skipped_from = level if is_skipped_section(heading) else 0

    @property
    def is_skipped(self) -> bool:
        return bool(self._skipped_from)

    def path(self, block: TextBlock) -> tuple[str, ...]:
        return tuple(heading for _, heading in self._stack) or block.location.headings


def passages(document: Document, wording: Wording) -> Iterator[Passage]:
    """Yield the passages in reading order; headings, captions, references and the like are left out."""
    outline = _Outline()
    index = 0
    for block in document.text_blocks():
        text = block.text.strip()
        level = block.level if block.kind is TextKind.HEADING else plain_heading_level(text)
        if block.kind is TextKind.HEADING or level:
            outline.enter(level, _heading(text))
        elif text and not outline.is_skipped and not is_boilerplate(text):
            yield _passage(block, index, outline, wording)
            index += 1


def _heading(text: str) -> str:
    return _SECTION_NUMBER.sub("", " ".join(text.split()))


def _passage(block: TextBlock, index: int, outline: _Outline, wording: Wording) -> Passage:
    found = _ARTICLE.match(block.marker) or _ARTICLE.match(block.text.lstrip())
    if found:
        outline.article = found[0]
    section = outline.path(block)
    heading = section[-1] if section else ""
    return Passage(
        index=index,
        text=block.text,
        section=section,
        place=wording.place(block.location, heading, outline.article, index + 1),
        bold=_bold_terms(block),
        is_item=block.kind is TextKind.LIST_ITEM or block.location.slide is not None,
        level=block.level,
        article=outline.article,
    )


def _bold_terms(block: TextBlock) -> tuple[str, ...]:
    """Return the runs that stand out in their paragraph; a paragraph in bold throughout has none."""
    if all(run.bold for run in block.runs if run.text.strip()):
        return ()
    terms: list[str] = []
    for run in block.runs:
        if run.bold and terms and block.text.find(terms[-1] + run.text) >= 0:
            terms[-1] += run.text
        elif run.bold and run.text.strip():
            terms.append(run.text)
    cleaned = [term.strip(" \t\n:：,，.。()（）") for term in terms]
    return tuple(term for term in cleaned if term and len(term) <= min(_LONGEST_TERM, len(block.text) - 1))
