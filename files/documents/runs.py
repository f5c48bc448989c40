"""Runs put together: neighbours of one look become one, and the edges of a block carry no blanks."""

from collections.abc import Iterable
from dataclasses import replace

from files.documents.types import Run


def joined(runs: Iterable[Run]) -> tuple[Run, ...]:
    """Return the runs of a block, or none if there is no text in them. Underlined blanks are slots: they stay."""
    merged: list[Run] = []
    texts: list[str] = []
    for run in runs:
        if not run.text:
            continue
        if merged and _same_look(merged[-1], run):
            texts.append(run.text)
        else:
            _settle(merged, texts)
            merged.append(run)
            texts = [run.text]
    _settle(merged, texts)
    return _trimmed(merged) if any(run.text.strip() for run in merged) else ()


def _same_look(one: Run, other: Run) -> bool:
    return (
        one.bold == other.bold
        and one.italic == other.italic
        and one.underline == other.underline
        and one.strike == other.strike
        and one.color == other.color
        and one.highlight == other.highlight
    )


def _settle(merged: list[Run], texts: list[str]) -> None:
    if len(texts) > 1:
        merged[-1] = replace(merged[-1], text="".join(texts))


def _trimmed(runs: list[Run]) -> tuple[Run, ...]:
    while runs and not runs[0].underline:
        text = runs[0].text.lstrip()
        if text:
            _retext(runs, 0, text)
            break
        del runs[0]
    while runs and not runs[-1].underline:
        text = runs[-1].text.rstrip()
        if text:
            _retext(runs, -1, text)
            break
        del runs[-1]
    return tuple(runs)


def _retext(runs: list[Run], place: int, text: str) -> None:
    if text != runs[place].text:
        runs[place] = replace(runs[place], text=text)
