"""Options whose letters have neither a sign nor a gap, "A春天B秋天": a line for each, where they run on A, B, C."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from generation.engines.bank.lexer import number_of
from generation.engines.bank.model import Line, Part
from generation.engines.bank.options import Mark, marks_of
from generation.engines.bank.stems import EMPTY_SLOT, FILLED

CHINESE = re.compile(r"[\u4e00-\u9fff“《]")
MOST_MARKS = 40
FEWEST = 2


def with_bare_letters(parts: Sequence[Part]) -> Iterator[Part]:
    """Yield the parts; a line that holds options by bare letters, below a question with a slot, as a line for each."""
    options: int | None = None
    below = [_marks(part) for part in [*parts, None][1:]]
    marks = _marks(parts[0]) if parts else []
    for part, following in zip(parts, below, strict=True):
        if not isinstance(part, Line):
            options = None
            yield part
        elif number_of(part.text.folded):
            options = 0 if EMPTY_SLOT.search(part.text.folded) or FILLED.search(part.text.folded) else None
            yield part
        else:
            run = _run(marks, options)
            options = options + len(run) if run and options is not None else options
            if _has_bare(part, run) and not _goes_back(following, options or 0):
                yield from (replace(part, text=text) for text in part.text.parted(mark.start for mark in run[1:]))
            else:
                yield part
        marks = following


def _marks(part: Part | None) -> list[Mark]:
    return list(islice(marks_of(0, part.text.folded), MOST_MARKS)) if isinstance(part, Line) else []


def _run(marks: Sequence[Mark], options: int | None) -> list[Mark]:
    """Return the marks of a line that begins with the next option, as far as they run on."""
    run: list[Mark] = []
    for mark in marks:
        if options is not None and mark.index == options + len(run) and (run or mark.start == 0):
            run.append(mark)
    return run


def _goes_back(following: Sequence[Mark], options: int) -> bool:
    """Tell whether the line below begins with an option that this line seemed to hold."""
    return any(mark.start == 0 and mark.index < options for mark in following[:1])


def _has_bare(line: Line, run: Sequence[Mark]) -> bool:
    """Tell whether a bare letter stands between Chinese words on the line, and another option before it."""
    folded = line.text.folded
    return len(run) >= FEWEST and any(
        mark.form == "bare" and CHINESE.match(folded, mark.end) and folded[mark.start - 1] not in " \t"
        for mark in run[1:]
    )
