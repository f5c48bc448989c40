"""Questions with statements for options, some of them altered."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from generation.checks.balance import shuffled
from generation.checks.normal import width
from generation.engines.builtin.material import Candidate
from generation.engines.builtin.wording import Wording
from generation.questions import QuestionType

_OPTIONS = 4
# A negated statement beside plain ones shows itself; the other ways of altering do not.
_UNFIT = frozenset(("negation",))
_LONGEST = 42
_ABBREVIATION = 4
_CHAPTER = re.compile(r"^第[一二三四五六七八九十百\d]{1,4}[编章节]\s*|\s(?=[\u3400-\u9fff])")
_SET_WORTH, _SINGLE_WORTH = 0.5, 0.8


def statement_sets(candidates: Iterable[Candidate], wording: Wording) -> Iterator[Candidate]:
    """Yield sets of four statements of one section, two or three of them true."""
    by_section: dict[tuple[str, ...], dict[int, list[Candidate]]] = defaultdict(lambda: defaultdict(list))
    for candidate in candidates:
        # Statements of one pattern would make a set whose options all read alike.
        is_plain = candidate.type is QuestionType.TRUE_OR_FALSE and not candidate.group
        if is_plain and width(_plain(candidate)) <= _LONGEST:
            by_section[candidate.section][candidate.sources[0].index].append(candidate)
    for section, found in by_section.items():
        statements = list(found.values())
        headed = len(by_section) > 1
        yield from _sets(section, statements, wording, headed=headed)
        yield from _singles(statements, wording, wrong_count=1)
        yield from _singles(statements, wording, wrong_count=_OPTIONS - 1)


def _sets(
    section: tuple[str, ...], statements: list[list[Candidate]], wording: Wording, *, headed: bool
) -> Iterator[Candidate]:
    false_ones, true_ones = _ranked(statements)
    taken: set[int] = set()
    for wrong_count in _plan(len(false_ones), section):
        false = _take(false_ones, wrong_count, taken)
        true = _take(true_ones, _OPTIONS - wrong_count, taken)
        if len(false) + len(true) < _OPTIONS:
            return
        heading = _CHAPTER.sub("", section[-1]) if section and headed else ""
        heading = heading.title() if heading.isupper() and len(heading) > _ABBREVIATION else heading
        pattern = wording.statements_about if heading else wording.statements
        stem = pattern.format(preface=_preface(true, wording), heading=heading)
        yield _candidate(QuestionType.MULTIPLE_CHOICE, _started(stem), true, false)


def _singles(statements: list[list[Candidate]], wording: Wording, *, wrong_count: int) -> Iterator[Candidate]:
    """Ask for the one statement that is true, or for the one that is false."""
    false_ones, true_ones = _ranked(statements)
    taken: set[int] = set()
    while True:
        false = _take(false_ones, wrong_count, taken)
        true = _take(true_ones, _OPTIONS - wrong_count, taken)
        if len(false) + len(true) < _OPTIONS:
            return
        pattern = wording.only_false if wrong_count == 1 else wording.only_statement
        stem = _started(pattern.format(preface=_preface(true, wording)))
        if wrong_count == 1:
            yield _candidate(QuestionType.SINGLE_CHOICE, stem, false, true)
        else:
            yield _candidate(QuestionType.SINGLE_CHOICE, stem, true, false)


def _ranked(statements: list[list[Candidate]]) -> tuple[list[Candidate], list[Candidate]]:
    false_ones = sorted(filter(None, map(_best_false, statements)), key=_rank)
    can_alter = {_index(found) for found in false_ones}
    # Statements that only serve as they are go first, so that the others stay free to be altered.
    true_ones = sorted(
        (found for group in statements for found in group if found.truth),
        key=lambda found: (_index(found) in can_alter, _rank(found)),
    )
    return false_ones, true_ones


def _preface(found: list[Candidate], wording: Wording) -> str:
    return found[0].preface or wording.preface


def _started(stem: str) -> str:
    return stem[0].upper() + stem[1:]


def _rank(found: Candidate) -> tuple[float, int]:
    return -found.worth, _index(found)


def _index(found: Candidate) -> int:
    return found.sources[0].index


def _plain(found: Candidate) -> str:
    return found.stem.removeprefix(found.preface)


def _take(ranked: list[Candidate], count: int, taken: set[int]) -> list[Candidate]:
    free = [found for found in ranked if _index(found) not in taken][:count]
    taken.update(map(_index, free))
    return free


def _plan(altered: int, section: tuple[str, ...]) -> list[int]:
    """Return how many false statements each set has: one or two, in no fixed order."""
    return shuffled("\x1f".join(section), [1 + index % 2 for index in range(altered)])


def _best_false(found: list[Candidate]) -> Candidate | None:
    fit = [candidate for candidate in found if not candidate.truth and candidate.family not in _UNFIT]
    return max(fit, key=lambda candidate: candidate.worth, default=None)


def _candidate(kind: QuestionType, stem: str, keys: list[Candidate], wrong: list[Candidate]) -> Candidate:
    every = keys + wrong
    return Candidate(
        family="statements",
        type=kind,
        stem=stem,
        keys=tuple(map(_plain, keys)),
        wrong=tuple(map(_plain, wrong)),
        sources=tuple(found.sources[0] for found in every),
        focus=f"statements {every[0].sources[0].index}",
        worth=sum(found.worth for found in every) / len(every) + (_SET_WORTH if len(keys) > 1 else _SINGLE_WORTH),
    )
