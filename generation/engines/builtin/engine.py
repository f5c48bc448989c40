"""The builtin engine: questions from a document by rule, without a model, a key or a network."""

import hashlib
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence

from files.documents.types import Document
from generation.engines.base import Brief, EngineError, Event, Planned, Rejected, Reported, Slot, Tick
from generation.engines.builtin import tables
from generation.engines.builtin.chinese import builders as chinese
from generation.engines.builtin.drafting import Drafter
from generation.engines.builtin.english import builders as english
from generation.engines.builtin.language import is_too_little, language_of
from generation.engines.builtin.material import Candidate, Language, Passage
from generation.engines.builtin.sections import passages
from generation.engines.builtin.selection import Selection, best_selection
from generation.engines.builtin.statement_sets import statement_sets
from generation.engines.builtin.wording import WORDINGS
from generation.engines.wishes import planned, read_wish
from generation.questions import Draft, QuestionType

_BUILDERS = {Language.ENGLISH: english.candidates, Language.CHINESE: chinese.candidates}
# How a job without rules is mixed, in parts; the last type takes what rounding leaves.
_MIX = {
    QuestionType.SINGLE_CHOICE: 4,
    QuestionType.MULTIPLE_CHOICE: 2,
    QuestionType.MULTIPLE_BLANK: 1,
    QuestionType.SHORT_ANSWER: 1,
    QuestionType.TRUE_OR_FALSE: 3,
}
_STAND_INS = (QuestionType.TRUE_OR_FALSE, QuestionType.SINGLE_CHOICE)
# Longer material is thinned out evenly: nobody waits for questions that nobody will choose.
_MOST_CHARACTERS = 200_000
_BREATH = 100
_NOTHING = "No question could be made of the material; send longer material."


class BuiltinEngine:
    """Reads the document, builds every question that it knows to build, and asks the best."""

    name = "builtin"
    version = 1
    authored = True

    def generate(self, brief: Brief) -> Iterator[Event]:
        document = _document(brief)
        language = language_of(document.text)
        if language is None:
            raise _unread(document.text)
        yield Tick()
        found = _distinct(passages(document, WORDINGS[language]))
        candidates = yield from _candidates(document, language, found)
        chooser = _Chooser(candidates, document, language, brief)
        plan = brief.plan
        if plan is None:
            plan = chooser.plan()
            yield Planned(plan)
        selection = chooser.choose(plan)
        yield Tick()
        stored = {draft.slot for draft in brief.stored}
        yield from (selection.drafts[index] for index in sorted(selection.drafts) if index not in stored)
        yield from (Rejected(reason) for reason in sorted(selection.rejected.elements()))
        yield Reported(_facts(plan, selection, found))
        _demand(plan, selection.drafts)


def _candidates(
    document: Document, language: Language, found: Sequence[Passage]
) -> Generator[Event, None, list[Candidate]]:
    """Build every question, with a sign of life now and then."""
    candidates: list[Candidate] = []
    for number, candidate in enumerate(_BUILDERS[language](_thinned(found))):
        candidates.append(candidate)
        if number % _BREATH == 0:
            yield Tick()
    candidates += tables.candidates(document, WORDINGS[language])
    candidates += statement_sets(candidates, WORDINGS[language])
    yield Tick()
    return candidates


class _Chooser:
    """Chooses for one brief; the whole plan at once, so that a resumed job goes on with the same questions."""

    def __init__(self, candidates: list[Candidate], document: Document, language: Language, brief: Brief) -> None:
        self._candidates = candidates
        self._brief = brief
        self._seed = hashlib.sha256(document.text.encode("utf-8", "surrogatepass")).hexdigest()
        self._drafter = Drafter(WORDINGS[language], self._seed)

    def choose(self, plan: Sequence[Slot]) -> Selection:
        return best_selection(self._candidates, self._drafter, self._seed, plan, self._brief.prompt)

    def plan(self) -> tuple[Slot, ...]:
        """Return as many slots as the material fills; where it lacks a type that nobody named, others stand in."""
        wish = read_wish(self._brief.prompt)
        named = any(kind.type in self._brief.allowed for kind in wish.kinds)
        wanted = planned(wish, self._brief) if named else _wanted(self._brief, wish.total)
        for stand_in in () if named else _STAND_INS:
            filled = _kinds(wanted, self.choose(wanted))
            missing = len(wanted) - len(filled)
            if not missing:
                break
            if stand_in in self._brief.allowed:
                wanted = _slots(sorted([*filled, *[stand_in] * missing], key=list(_MIX).index))
        return _slots(_kinds(wanted, self.choose(wanted)))


def _document(brief: Brief) -> Document:
    if brief.document is None or not brief.document.text.strip():
        raise EngineError("not_enough_material", "The material has no text that questions could be made of.")
    return brief.document


def _distinct(found: Iterable[Passage]) -> list[Passage]:
    """Leave out what was said before: running heads, and paragraphs that were copied."""
    first: dict[str, Passage] = {}
    for passage in found:
        first.setdefault(passage.text, passage)
    return list(first.values())


def _thinned(found: Sequence[Passage]) -> list[Passage]:
    total = sum(len(passage.text) for passage in found)
    step = -(-total // _MOST_CHARACTERS) or 1
    return [passage for passage in found if passage.index // 8 % step == 0]


def _wanted(brief: Brief, total: int | None) -> tuple[Slot, ...]:
    """Return the plan that would be made were there no end of material; `total` is what the client wishes."""
    count = min(total or brief.default_count, brief.most)
    shares = {kind: _MIX[kind] for kind in _MIX if kind in brief.allowed}
    parts = sum(shares.values())
    counts = {kind: count * share // parts for kind, share in shares.items()}
    short = count - sum(counts.values())
    for kind in list(shares)[:short]:
        counts[kind] += 1
    return _slots([kind for kind, count in counts.items() for _ in range(count)])


def _slots(kinds: Iterable[QuestionType]) -> tuple[Slot, ...]:
    return tuple(Slot(index, kind) for index, kind in enumerate(kinds))


def _kinds(plan: Sequence[Slot], made: Selection) -> list[QuestionType]:
    return [slot.type for slot in plan if slot.index in made.drafts]


def _facts(plan: Sequence[Slot], selection: Selection, found: Sequence[Passage]) -> dict[str, object]:
    return {
        "asked": len(plan),
        "made": len(selection.drafts),
        "sections_covered": selection.sections,
        "sections": len({passage.section for passage in found}),
    }


def _unread(text: str) -> EngineError:
    if is_too_little(text):
        return EngineError("not_enough_material", _NOTHING)
    return EngineError("language_unsupported", "Questions can be made of Chinese and of English material only.")


def _demand(plan: Sequence[Slot], drafts: Mapping[int, Draft]) -> None:
    if not plan:
        raise EngineError("not_enough_material", _NOTHING)
    if len(drafts) < len(plan):
        made = Counter(draft.type for draft in drafts.values())
        asked = Counter(slot.type for slot in plan)
        short = [f"{kind} {made[kind]} of {asked[kind]}" for kind in QuestionType if made[kind] < asked[kind]]
        raise EngineError(
            "not_enough_material",
            f"The material carries only {len(drafts)} of the {len(plan)} questions asked for ({', '.join(short)}); "
            "send longer material, or ask for fewer questions.",
        )
