"""How many questions of which kinds a one-line prompt asks for, in English or Chinese."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from generation.checks.magnitudes import chinese_number
from generation.engines.base import Brief, EngineError, Slot
from generation.engines.wish_words import (
    BLOCKERS,
    CHOICE,
    EACH,
    EACH_HAS,
    JOINTS,
    KINDS,
    LEADS,
    MEASURED,
    MEASURES,
    NAMED,
    NOUNS,
    NUMBER_WORDS,
)
from generation.questions import QuestionType

_NUMBER_WORDS = "|".join(sorted(NUMBER_WORDS, key=len, reverse=True))
_LEXICON = re.compile(
    "|".join(
        [
            *(f"(?P<{kind}>{pattern})" for kind, pattern in KINDS),
            f"(?P<choice>{CHOICE})",
            f"(?P<each>{EACH})",
            f"(?P<number>[0-9]{{1,9}}(?![0-9])|(?:{_NUMBER_WORDS})\\b|[零一二三四五六七八九十百千两]{{1,7}}(?=[道题个小]))",
            f"(?P<blocker>{'|'.join(BLOCKERS)})",
            f"(?P<noun>{'|'.join(NOUNS)})",
            "(?P<word>[a-z][a-z']*|[0-9]+|[\u3400-\u9fff])",
            r"(?P<mark>[^\w\s])",
        ]
    )
)
_IS_NAME = re.compile(rf"(?:{NAMED})$")
_IS_MEASURE = re.compile(MEASURED)
_TYPES = {kind.value: kind for kind in QuestionType}
_ONE = re.compile(r"\ban? (?:[a-z/-]+ ){0,3}(?:question|problem)\b(?! (?:bank|paper|set|sheet|list|series))")
_THOUSANDS_COMMA = re.compile(r"(?<=[0-9]),(?=[0-9]{3}(?![0-9]))")
# A minus sign; between two words or figures it would be a hyphen or a dash.
_MINUS = re.compile(r"(?:^|[\s:=(])[-\u2212]$")
# How far a number may stand before what it counts, in words or Chinese characters.
_REACH = {"english": 4, "chinese": 12}
# The words in front of a number that can make it a name are short.
_NAME_REACH = 12

# Where the prompt names no kind: a paper of mostly single choice.
_MIXTURE = (
    QuestionType.SINGLE_CHOICE,
    QuestionType.SINGLE_CHOICE,
    QuestionType.TRUE_OR_FALSE,
    QuestionType.SINGLE_CHOICE,
    QuestionType.MULTIPLE_CHOICE,
)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question that the prompt names; `count` is None where it doesn't say how many of it."""

    type: QuestionType
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """What a prompt says about number and kind. `total` is None where it says no number for the whole.

    `each` is the number that it may want on each of its topics: it names no kind beside it, or one.
    """

    total: int | None = None
    kinds: tuple[Kind, ...] = ()
    each: int | None = None


@dataclass(frozen=True, slots=True)
class _Token:
    label: str
    text: str
    number: int = 0


def read_wish(prompt: str) -> Wish:
    """Read number and kinds; what the prompt doesn't say stays None or empty."""
    text = _THOUSANDS_COMMA.sub("", unicodedata.normalize("NFKC", prompt).casefold())
    tokens = _settled(_tokens(text))
    taken: set[int] = set()
    each = _each(tokens, taken)
    counts = _counts(tokens, taken, each)
    kinds: dict[QuestionType, int | None] = {}
    for at, count in counts.items():
        kind = _TYPES[tokens[at].label]
        kinds[kind] = count if kinds.get(kind) is None else (kinds[kind] or 0) + (count or 0)
    total = _total(tokens, taken)
    if total is None and not any(kinds.values()) and _ONE.search(text):
        total = 1
    return Wish(
        total,
        tuple(Kind(kind, count) for kind, count in kinds.items()),
        each if [*kinds.values()] in ([], [each]) else None,
    )


def check_number(wish: Wish, brief: Brief) -> None:
    """Raise EngineError where the prompt asks for more questions than a job can have, or for none."""
    told = [kind.count for kind in wish.kinds if kind.count is not None]
    asked = max(wish.total or 0, sum(told))
    if asked > brief.most:
        raise EngineError(
            "too_many_questions",
            f"A job can have at most {brief.most} questions, the prompt asks for {asked}.",
        )
    if not asked and (told or wish.total is not None):
        raise EngineError(
            "prompt_unclear",
            f"The prompt asks for no questions. Say how many you want, from 1 to {brief.most}, "
            f"or no number at all for {min(brief.default_count, brief.most)}.",
        )


def planned(wish: Wish, brief: Brief) -> tuple[Slot, ...]:
    """Return the slots that the wish comes to, in the order in which it names the kinds."""
    kinds = [kind for kind in wish.kinds if kind.type in brief.allowed]
    if wish.kinds and not kinds:
        raise EngineError("type_not_allowed", _not_allowed(wish, brief))
    counts = _capped(_spread_over(kinds, _asked(wish, brief), brief), brief.most)
    types = [kind for kind, count in counts.items() for _ in range(count)]
    return tuple(Slot(index, kind) for index, kind in enumerate(types))


def _not_allowed(wish: Wish, brief: Brief) -> str:
    asked = ", ".join(kind.type for kind in wish.kinds)
    return f"The prompt asks for {asked}, but only these types of question can be made: {', '.join(brief.allowed)}."


def _asked(wish: Wish, brief: Brief) -> int:
    told = [kind.count for kind in wish.kinds if kind.count]
    if wish.total or not told:
        return max(min(wish.total or brief.default_count, brief.most), sum(told), 1)
    # "5 single choice, some true/false": as many of the second as of the first.
    return sum(told) + max(told) * sum(kind.count is None for kind in wish.kinds)


def _spread_over(kinds: Sequence[Kind], total: int, brief: Brief) -> dict[QuestionType, int]:
    counts = {kind.type: kind.count or 0 for kind in kinds}
    rest = total - sum(counts.values())
    open_kinds = [kind.type for kind in kinds if kind.count is None]
    # What is told of fewer questions than the whole ("20 questions, 5 of them true/false") leaves the rest to us.
    cycle = open_kinds or [kind for kind in _MIXTURE if kind in brief.allowed] or list(brief.allowed)
    if kinds and not open_kinds:
        cycle = cycle[:1]
    for index in range(rest):
        kind = cycle[index % len(cycle)]
        counts[kind] = counts.get(kind, 0) + 1
    order = list(QuestionType)
    return counts if kinds else dict(sorted(counts.items(), key=lambda item: order.index(item[0])))


def _capped(counts: dict[QuestionType, int], most: int) -> dict[QuestionType, int]:
    capped = dict(counts)
    while sum(capped.values()) > most:
        capped[max(capped, key=lambda kind: capped[kind])] -= 1
    return capped


def subject(prompt: str) -> str:
    """Return what the prompt is about: in lower case, the kinds of question taken out."""
    text = unicodedata.normalize("NFKC", prompt).casefold()
    wishes = {*_TYPES, "choice", "each"}
    return _LEXICON.sub(lambda found: " " if found.lastgroup in wishes else found[0], text)


def _tokens(text: str) -> list[_Token]:
    found = []
    for match in _LEXICON.finditer(text):
        label, number = str(match.lastgroup), 0
        if label == "number":
            before = text[max(0, match.start() - _NAME_REACH) : match.start()]
            if _IS_NAME.search(before) or _IS_MEASURE.match(text, match.end()):
                label = "blocker"
            else:
                number = 0 if _MINUS.search(before) else _value(match[0])
        found.append(_Token(label, match[0], number))
    return found


def _value(text: str) -> int:
    if text.isascii() and text.isdigit():
        return int(text)
    return NUMBER_WORDS[text] if text in NUMBER_WORDS else chinese_number(text)


def _settled(tokens: list[_Token]) -> list[_Token]:
    """Decide what "multiple choice" means in this prompt."""
    single, several = QuestionType.SINGLE_CHOICE.value, QuestionType.MULTIPLE_CHOICE.value
    named = {token.label for token in tokens} & {single, several}
    if not named:
        return [replace(token, label=single) if token.label == "choice" else token for token in tokens]
    if several not in named and any(token.label == single and token.text.startswith("single") for token in tokens):
        return [_set_beside_single(token) for token in tokens]
    # It names the same kind once more: "multiple choice with several answers", 选择题（单选）.
    return [token for token in tokens if token.label != "choice"]


def _set_beside_single(token: _Token) -> _Token:
    is_english = token.label == "choice" and token.text.startswith("multiple")
    return replace(token, label=QuestionType.MULTIPLE_CHOICE.value) if is_english else token


def _counts(tokens: Sequence[_Token], taken: set[int], each: int | None) -> dict[int, int | None]:
    """Return for the place of each kind how many of it are asked for; add the places of the numbers to `taken`."""
    counts: dict[int, int | None] = {}
    shared: list[list[int]] = []
    places = [at for at, token in enumerate(tokens) if token.label in _TYPES]
    for at in places:
        number = _number_before(tokens, at, taken)
        if number is None and shared and _joined(tokens, shared[-1][-1], at):
            follower = _number_after(tokens, at, taken)
            if follower is None:
                shared[-1].append(at)
                continue
            counts[at] = _take(tokens, follower, taken)
            continue
        if number is not None:
            shared.append([at])
        else:
            number = _number_after(tokens, at, taken)
        counts[at] = each if number is None else _take(tokens, number, taken)
    for group in shared:
        counts.update(zip(group, _shares(counts[group[0]] or 0, len(group)), strict=True))
    return dict(sorted(counts.items()))


def _take(tokens: Sequence[_Token], at: int, taken: set[int]) -> int:
    taken.add(at)
    return tokens[at].number


def _shares(count: int, among: int) -> list[int]:
    return [count // among + (index < count % among) for index in range(among)]


def _each(tokens: Sequence[_Token], taken: set[int]) -> int | None:
    for at, token in enumerate(tokens):
        if token.label == "each" and (place := _number_of_each(tokens, at)) is not None:
            return _take(tokens, place, taken)
    return None


def _number_of_each(tokens: Sequence[_Token], at: int) -> int | None:
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following and following.text in EACH_HAS:
        return None
    if tokens[at].text.isascii():
        places = (at - 1, at - 2, at + 1) if at and tokens[at - 1].label != "blocker" else (at + 1,)
    else:
        places = (_after_leads(tokens, at), at - 1, at - 2)
    return next((place for place in places if 0 <= place < len(tokens) and tokens[place].label == "number"), None)


def _number_before(tokens: Sequence[_Token], at: int, taken: set[int]) -> int | None:
    words = dict.fromkeys(_REACH, 0)
    for place in range(at - 1, -1, -1):
        token = tokens[place]
        if token.label == "number":
            return None if place in taken else place
        is_measure = token.text in MEASURES and place and tokens[place - 1].label == "number"
        if token.label != "word" and not is_measure:
            return None
        script = "english" if token.text.isascii() else "chinese"
        words[script] += 1
        if words[script] > _REACH[script]:
            return None
    return None


def _number_after(tokens: Sequence[_Token], at: int, taken: set[int]) -> int | None:
    place = _after_leads(tokens, at)
    if place < len(tokens) and tokens[place].label == "number" and place not in taken:
        following = tokens[place + 1] if place + 1 < len(tokens) else None
        # In "true/false, 5 single choice" the number belongs to what follows it.
        if following is None or following.label not in _TYPES:
            return place
    return None


def _after_leads(tokens: Sequence[_Token], at: int) -> int:
    place = at + 1
    while place < len(tokens) and tokens[place].text in LEADS:
        place += 1
    return place


def _joined(tokens: Sequence[_Token], first: int, second: int) -> bool:
    return all(token.text in JOINTS for token in tokens[first + 1 : second])


def _total(tokens: Sequence[_Token], taken: set[int]) -> int | None:
    for at, token in enumerate(tokens):
        if token.label == "number" and at not in taken and _counts_questions(tokens, at):
            return token.number
    # "Number of questions: 10", 题量：10
    for first, second in pairwise(at for at, token in enumerate(tokens) if token.label in {"noun", "number"}):
        between = "".join(token.text for token in tokens[first + 1 : second])
        is_label = (tokens[first].label, tokens[second].label) == ("noun", "number")
        if is_label and between in {":", "=", ":-", ":\u2212"} and second not in taken:
            return tokens[second].number
    return None


def _counts_questions(tokens: Sequence[_Token], at: int) -> bool:
    words = dict.fromkeys(_REACH, 0)
    for token in tokens[at + 1 :]:
        if token.label == "noun" or token.label in _TYPES:
            return True
        if token.label != "word" and token.text != "-":
            return False
        script = "english" if token.text.isascii() else "chinese"
        words[script] += 1
        if words[script] > _REACH[script]:
            return False
    return False
