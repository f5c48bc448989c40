"""Lists of terms with what is said of each: "Cornea: the clear front of the eye", one under the other."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from generation.checks.balance import shuffled
from generation.engines.builtin.material import Candidate, Passage, Statement
from generation.engines.builtin.wording import Wording
from generation.questions import QuestionType

_MARKER = r"\s*(?:[（(]?[一二三四五六七八九十\d]{1,3}[）)、.\uff0e]\s*|[①-⑳•·▪●◆■*-]\s*)?"
_ENTRY = re.compile(
    rf"{_MARKER}(?P<label>[^\s:：，。,.；;？?][^:：，。,.；;？?\n]{{0,40}}?)\s*(?:[:：]|\s[–\u2014-]{{1,2}}\s|\u2014\u2014)\s*(?P<told>\S[^\n]{{3,300}})"
)
_LEAD = re.compile(r"[:：]\s*$")
_LEADING_NUMBER = re.compile(r"^\s*(?:\d{1,3}[.\uff0e、)]\s*|[（(]?[一二三四五六七八九十\d]{1,3}[）)、]\s*)")
_ORDER = re.compile(r"^(?:写出|说出|列举|简述|指出)")
_LEAST_ENTRIES = 3
_OPTIONS = 4
_WORTH = 3.4
_UNFIT_LABEL = re.compile(
    r"^(?:https?|note|notes|tip|example|warning|source|figure|table|注|例|图|表|来源|例如|注意|答|问|解)", re.IGNORECASE
)
_UNFIT_TOLD = re.compile(r"\||此|该|上述|这|\b(?:this|these|above|below|figure)\b", re.IGNORECASE)
_LONGEST_TOLD = 220


@dataclass(frozen=True, slots=True)
class Entry:
    """A term, what is said of it, and the line that says so."""

    label: str
    told: str
    statement: Statement


@dataclass(frozen=True, slots=True)
class EntryGroup:
    """Entries one under the other, and the line that leads to them."""

    lead: str
    entries: tuple[Entry, ...]


# Entries are no sentences: their statements are counted apart from those.
_FIRST_INDEX = 10_000_000


def entry_groups(passages: Sequence[Passage]) -> list[EntryGroup]:
    groups = []
    for matched, run in groupby(enumerate(passages), key=lambda pair: (_entry(pair[1]) is not None, pair[1].section)):
        members = list(run)
        entries = [entry for _, passage in members if (entry := _entry(passage))] if matched[0] else []
        if len({entry.label for entry in entries}) == len(entries) >= _LEAST_ENTRIES:
            groups.append(EntryGroup(_lead(passages, members[0][0]), tuple(entries)))
    return groups


def _entry(passage: Passage) -> Entry | None:
    found = _ENTRY.fullmatch(passage.text.strip())
    if not found or _UNFIT_LABEL.match(found["label"]) or len(found["told"]) > _LONGEST_TOLD:
        return None
    source = passage.text.strip()
    return Entry(
        found["label"].strip(), found["told"].strip(), Statement(_FIRST_INDEX + passage.index, source, source, passage)
    )


def _lead(passages: Sequence[Passage], first: int) -> str:
    before = passages[first - 1].text.strip() if first else ""
    if first and _LEAD.search(before) and passages[first - 1].section == passages[first].section and "\n" not in before:
        return _ORDER.sub("", _LEADING_NUMBER.sub("", before)).rstrip(":： ")
    return passages[first].section[-1] if passages[first].section else ""


def candidates(groups: Sequence[EntryGroup], wording: Wording) -> Iterator[Candidate]:
    """Yield a question for each entry that three others stand beside."""
    for group in groups:
        name = f"entries {group.entries[0].statement.index}"
        for entry in group.entries:
            others = [other.label for other in group.entries if _may_stand(entry, other)]
            wrong = shuffled(entry.label, others)[: _OPTIONS - 1]
            told = entry.told.rstrip("。.；;")
            if len(wrong) < _OPTIONS - 1 or entry.label in told or _UNFIT_TOLD.search(told):
                continue
            pattern = wording.entry_of if group.lead else wording.entry
            stem = pattern.format(lead=group.lead, description=told)
            yield _single(stem, entry, wrong, name)
            about = wording.entry_is.format(lead=group.lead, description=told, label="{}") if group.lead else ""
            if about:
                yield _truth(about.replace("{}", entry.label), entry, name, is_false=False)
                yield _truth(about.replace("{}", wrong[0]), entry, name, is_false=True)


def _may_stand(entry: Entry, other: Entry) -> bool:
    related = entry.label in other.label or other.label in entry.label
    return not related and other.told != entry.told and other.label not in entry.told


def _single(stem: str, entry: Entry, wrong: list[str], group: str) -> Candidate:
    return Candidate(
        "entry",
        QuestionType.SINGLE_CHOICE,
        stem,
        (entry.label,),
        tuple(wrong),
        (entry.statement,),
        entry.label,
        _WORTH,
        group=group,
    )


def _truth(stem: str, entry: Entry, group: str, *, is_false: bool) -> Candidate:
    return Candidate(
        family="swap" if is_false else "entry",
        type=QuestionType.TRUE_OR_FALSE,
        stem=stem,
        keys=(),
        wrong=(),
        sources=(entry.statement,),
        focus=entry.label,
        worth=_WORTH - 2,
        truth=not is_false,
        group=group,
    )
