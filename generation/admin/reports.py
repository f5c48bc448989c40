"""A job's report as a person reads it: one sentence, then what to look at. Any part may be missing from old reports."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from generation.admin.words import counted, in_words

Report = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Shown:
    """The parts of a report in words and numbers, for the template."""

    sentence: str
    of_bank: bool = False
    reasons: list[tuple[str, int]] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    leftovers: list[tuple[str, str]] = field(default_factory=list)
    more_leftovers: int = 0
    uncertain: int = 0
    headings: list[str] = field(default_factory=list)
    rejected: list[tuple[str, int]] = field(default_factory=list)


def shown(report: Report) -> Shown:
    leftovers = [(block["text"], _place(block)) for block in report.get("left_over_blocks", [])]
    return Shown(
        sentence=_sentence(report),
        of_bank="questions" in report,
        reasons=_by_count(report.get("reasons", {})),
        remarks=list(_remarks(report)),
        leftovers=leftovers,
        more_leftovers=max(int(report.get("left_over", 0)) - len(leftovers), 0),
        uncertain=int(report.get("uncertain", 0)),
        headings=list(report.get("headings", [])),
        rejected=_by_count(report.get("rejected", {})),
    )


def _place(block: Mapping[str, Any]) -> str:
    after = block.get("after")
    near = None if after is None else f"after question {after:,}" if after else "before the first question"
    return ", ".join(part for part in (block["place"], near) if part)


def _by_count(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(in_words(code), count) for code, count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))]


def _sentence(report: Report) -> str:
    if report.get("questions") == 0:
        return "No questions were read."
    if "questions" in report:
        left = int(report.get("left_over", 0))
        parts = [
            counted(report["questions"], "question", "questions") + " read",
            counted(report.get("without_key", 0), "without a key", "without a key"),
            counted(report.get("uncertain", 0), "uncertain", "uncertain"),
            counted(left, "block belongs to no question", "blocks belong to no question"),
        ]
        return "; ".join(parts) + "."
    if "made" not in report:
        return "Nothing is reported yet."
    asked = report.get("asked")
    made = counted(report["made"], "question", "questions") + " made"
    return f"{made}, {asked:,} asked for." if asked is not None else f"{made}."


def _remarks(report: Report) -> Iterator[str]:
    for code, count in report.get("set_apart", {}).items():
        yield f"{counted(count, 'question was', 'questions were')} set apart {in_words(code)}."
    if report.get("skipped_numbers"):
        yield f"The document's own numbers leap; no question has: {_ranges(report['skipped_numbers'])}."
    if report.get("spare_keys"):
        numbers = _ranges(report.get("spare_key_numbers", []))
        keys = counted(report["spare_keys"], "key belongs", "keys belong")
        yield f"{keys} to no question; by the document's own numbers: {numbers}."
    if report.get("unread_columns"):
        yield f"Columns of tables that were not taken over: {', '.join(report['unread_columns'])}."
    yield from report.get("notes", [])


def _ranges(numbers: list[int]) -> str:
    """Return "4, 7–9"."""
    runs = [
        [number for _, number in run]
        for _, run in groupby(enumerate(sorted(set(numbers))), key=lambda pair: pair[1] - pair[0])
    ]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
