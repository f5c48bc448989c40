"""Chinese questions on who has a duty, a right or a power."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from generation.checks.balance import shuffled
from generation.engines.builtin.chinese.reading import Reading
from generation.engines.builtin.chinese.sentences import Sentence, pairs
from generation.engines.builtin.chinese.words import BEARER
from generation.engines.builtin.material import Candidate
from generation.questions import QuestionType

_DUTY = re.compile(
    r"(?P<when>[^，。；]{2,60}(?:的|时|后|前)，)?(?P<who>[^，。；：]{2,40}?)(?P<duty>(?:依法)?(?:应当|必须|不得|可以|有权|负责(?!人))[^。；]{8,90})[。；].*"
)
_BY = re.compile(
    r"(?P<before>[^。；]{6,80}?，?)由(?P<who>[^，。；：、]{3,24}?)(?P<after>(?:负责|责令|处以|处|会同|组织|依法|吊销|没收|给予|审批|核发|制定|规定|予以)[^。；]{2,60})[。；].*"
)
_ANYBODY = re.compile(r"^(?:任何|有关|其他|各有关|各单位|单位|个人|公民)|(?:其|该)")
_OFFICE = re.compile(r"(?:部门|机构|机关|政府|国务院|法院|检察院|委员会|局|派出所|救援队)$")
_WANTED = 3
_SUPPORTED = 0.5
_LONGEST_WHO = 24


@dataclass(frozen=True, slots=True)
class Duty:
    """Who must, may or may not do what; `told` is all of it but who."""

    number: int
    sentence: Sentence
    who: str
    stem: str
    told: str


def duties(reading: Reading) -> list[Duty]:
    found = [_duty(reading, number, reading.sentences[number]) for number in reading.sound]
    return [duty for duty in found if duty]


def _duty(reading: Reading, number: int, sentence: Sentence) -> Duty | None:
    if found := _DUTY.fullmatch(sentence.text):
        told = (found["when"] or "") + found["duty"]
        stem = f"{reading.basis}{found['when'] or ''}下列哪一主体{found['duty']}？"
    elif found := _BY.fullmatch(sentence.text):
        told = found["before"] + found["after"]
        stem = f"{reading.basis}{found['before']}由下列哪一主体{found['after']}？"
    else:
        return None
    who = found["who"]
    if (
        not BEARER.search(who)
        or _ANYBODY.search(who)
        or re.search(r"的$|^(?:对|在|与|和|因|为|将|按|以)", who)
        or len(who) > _LONGEST_WHO
    ):
        return None
    return Duty(number, sentence, who, stem, told)


def candidates(reading: Reading) -> Iterator[Candidate]:
    found = duties(reading)
    bearers = sorted({duty.who for duty in found})
    for duty in found:
        asked = pairs(duty.told)
        wrong = [who for who in shuffled(duty.told, bearers) if _may_stand(reading, duty, who, asked)]
        wrong.sort(key=lambda who: (_is_office(who) != _is_office(duty.who), abs(len(who) - len(duty.who))))
        chosen = _apart(wrong)
        if len(chosen) < _WANTED or pairs(duty.who) & asked:
            continue
        source = (duty.sentence.statement,)
        worth = 2.0 + reading.worth(duty.number)
        yield Candidate(
            "duty",
            QuestionType.SINGLE_CHOICE,
            duty.stem,
            (duty.who,),
            tuple(chosen),
            source,
            f"{duty.who}|{duty.told}",
            worth,
        )
        yield _false(reading, duty, chosen[0], worth)


def _false(reading: Reading, duty: Duty, other: str, worth: float) -> Candidate:
    statement = duty.sentence.statement
    return Candidate(
        family="swap",
        type=QuestionType.TRUE_OR_FALSE,
        stem=reading.basis + duty.sentence.text.replace(duty.who, other, 1),
        keys=(),
        wrong=(),
        sources=(statement,),
        focus=f"statement {statement.index}",
        worth=worth - 0.6,
        truth=False,
        right=duty.sentence.text,
        preface=reading.basis,
    )


def _is_office(who: str) -> bool:
    return bool(_OFFICE.search(who))


def _may_stand(reading: Reading, duty: Duty, who: str, asked: frozenset[str]) -> bool:
    return (
        _differ(who, duty.who)
        and who not in duty.sentence.text
        and not pairs(who) & asked
        and not reading.supports(asked, who, _SUPPORTED)
    )


def _apart(ranked: list[str]) -> list[str]:
    chosen: list[str] = []
    for who in ranked:
        if len(chosen) < _WANTED and all(_differ(who, earlier) for earlier in chosen):
            chosen.append(who)
    return chosen


def _differ(one: str, other: str) -> bool:
    """Tell whether neither names part of the other: "各级人民政府" holds every other government."""
    common = pairs(one) & pairs(other)
    return len(common) < 0.5 * min(len(pairs(one)), len(pairs(other))) and one[-3:] != other[-3:]
