"""Chinese questions on what belongs to a list: inside a sentence, under a lead, or after a question."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generation.checks.balance import shuffled
from generation.engines.builtin.chinese.answers import answered
from generation.engines.builtin.chinese.reading import Reading
from generation.engines.builtin.chinese.sentences import Sentence, cleaned, lines, pairs
from generation.engines.builtin.material import Candidate, Passage, Statement
from generation.questions import QuestionType

_INLINE = re.compile(
    r"(?P<lead>[^，。；：]{3,40}?(?:包括|有(?=[^。]*[二两三四五六七八九十\d][个种类部项方大])|分为|分成|由|含有|主要是))[:：]?(?P<items>[^。；：（）()]{5,120}?)(?P<tail>等?(?:[一二两三四五六七八九十]+[个种类部项方]?[^，。]{0,8})?(?:组成|构成)?)。"
)
_SPLIT = re.compile(r"、|以及|和|与|及")
_ITEM = re.compile(r"[（(][一二三四五六七八九十\d]{1,3}[）)]\s*(?P<item>[^；;。]{4,90})[；;。]?.*", re.DOTALL)
_LEAD = re.compile(r"(?P<lead>[^。]*下列[^。]{2,80})[:：]")
_COLON = re.compile(r"(?:\d{1,3}[.\uff0e、]\s*)?(?P<label>[^：:。？！\n]{3,24})[：:]\s*(?P<items>[^。；\n]{4,120})。?")
_LISTED_NOUN = re.compile(r"下列[^，。：]{0,14}?([^，。：的之一]{2})(?:之一)?(?:的|，|：|:|$)")
_LONGEST_LEAD = 400
_LEAST, _MOST_KEYS, _OPTIONS = 3, 3, 4
_LEAST_KEYS = 2
_SHORTEST_ITEM, _LONGEST_ITEM = 2, 14
_FIRST_INDEX = 20_000_000


@dataclass(frozen=True, slots=True)
class Listing:
    """Things listed together, the question that asks for them, and where they stand."""

    stem: str
    told: str
    items: tuple[str, ...]
    sources: tuple[Statement, ...]
    long: bool


def candidates(reading: Reading) -> Iterator[Candidate]:
    found = [*_inline(reading), *_under_leads(reading), *_labelled(reading), *_answered(reading)]
    for listing in found:
        wrong = _outsiders(reading, listing, found)
        count = min(_MOST_KEYS, len(listing.items), _OPTIONS - 1)
        # Two keys now and then: a set that always has three is guessed.
        count -= len(listing.told) % 2 and count > _LEAST_KEYS
        keys = shuffled(listing.told, listing.items)[:count]
        if len(wrong) >= _OPTIONS - count:
            yield Candidate(
                "list",
                QuestionType.MULTIPLE_CHOICE,
                listing.stem,
                tuple(keys),
                tuple(wrong[: _OPTIONS - count]),
                listing.sources,
                f"list {listing.told}",
                2.8 - 0.3 * listing.long,
            )


def _inline(reading: Reading) -> Iterator[Listing]:
    for number in reading.sound:
        sentence = reading.sentences[number]
        found = _INLINE.fullmatch(sentence.text)
        items = _items(found["items"]) if found and _is_clean(sentence, found["lead"]) else ()
        if found and items:
            tail = "组成" if found["tail"].endswith("组成") else "构成" if found["tail"].endswith("构成") else ""
            if found["lead"].endswith("由") and not tail:
                continue
            stem = f"{reading.basis}{found['lead']}下列哪些{tail}？"
            yield Listing(stem, found["lead"], items, (sentence.statement,), long=False)


def _is_clean(sentence: Sentence, lead: str) -> bool:
    return not re.search(r"没有|具有|应当|不|所有|享有|含有$|只有", lead)


def _items(text: str, least: int = _LEAST) -> tuple[str, ...]:
    items = tuple(item.strip("“”\n 。") for item in _SPLIT.split(text)) if "、" in text else ()
    sound = len(items) >= least and all(
        _SHORTEST_ITEM <= len(item) <= _LONGEST_ITEM and not re.search(r"[，；：？]|的$|^的", item) for item in items
    )
    return items if sound and len(set(items)) == len(items) else ()


def _under_leads(reading: Reading) -> Iterator[Listing]:
    """Read "有下列情形之一的，……：" and the items under it."""
    passages = reading.passages
    for at, passage in enumerate(passages):
        whole = lines(passage)
        found = _LEAD.search(cleaned(whole[0])) if whole and len(whole[0]) <= _LONGEST_LEAD else None
        if not found:
            continue
        items = [item for item in map(_item, _following(passages, at)) if item]
        short = [(item, source) for item, source in items if not re.search(r"其他|前款|前项|上述|下列|本条", item)]
        if len(short) >= _LEAST and not re.search(r"下列用语|下列术语|含义", found["lead"]):
            lead = found["lead"]
            basis = reading.basis.replace("》，", f"》{passage.article}，")
            stem = basis + re.sub(r"下列(.{0,12}?)之一", r"下列哪些\1", lead, count=1)
            stem = stem if "下列哪些" in stem else basis + lead.replace("下列", "下列哪些", 1)
            sources = (
                Statement(_FIRST_INDEX + passage.index, whole[0], whole[0], passage),
                *(source for _, source in short),
            )
            yield Listing(f"{stem}？", lead, tuple(item for item, _ in short), sources, long=True)


def _following(passages: Sequence[Passage], at: int) -> Iterator[tuple[Passage, str]]:
    for line in lines(passages[at])[1:]:
        yield passages[at], line
    for passage in passages[at + 1 : at + 20]:
        whole = lines(passage)
        if not whole or not _ITEM.match(whole[0]) or passage.section != passages[at].section:
            return
        for line in whole:
            yield passage, line


def _item(found: tuple[Passage, str]) -> tuple[str, Statement] | None:
    passage, line = found
    match = _ITEM.fullmatch(line.strip())
    if not match:
        return None
    source = line.strip()
    return match["item"].strip().replace("\n", ""), Statement(_FIRST_INDEX + passage.index, source, source, passage)


def _labelled(reading: Reading) -> Iterator[Listing]:
    """Read a label and its list, "常见的输入设备：键盘、鼠标、扫描仪" and the like."""
    for passage in reading.passages:
        found = _COLON.fullmatch(cleaned(passage.text)) if len(passage.text) <= _LONGEST_LEAD else None
        items = _items(found["items"].rstrip("。等")) if found else ()
        if found and items and not re.search(r"下列|注|例|图|表|如下|过程|流程|步骤", found["label"]):
            statement = Statement(_FIRST_INDEX + passage.index, passage.text, passage.text.strip(), passage)
            stem = f"{reading.basis or '根据材料，'}下列各项中，属于“{found['label']}”的有哪些？"
            yield Listing(stem, found["label"], items, (statement,), long=False)


def _answered(reading: Reading) -> Iterator[Listing]:
    """Read a question of the material whose answer is a list."""
    for answer in answered(reading):
        items = _items(answer.answer.rstrip("。等"), least=2)
        if items:
            yield Listing(reading.basis + answer.question, answer.question, items, answer.sources, long=False)


def _outsiders(reading: Reading, listing: Listing, found: Sequence[Listing]) -> list[str]:
    """Return what other lists hold, then other terms, which nothing ties to this list."""
    asked = pairs(listing.told)
    inside = "".join(statement.source for statement in listing.sources)
    others = [
        item
        for other in found
        if other.told != listing.told and other.long == listing.long and _noun(other) == _noun(listing)
        for item in other.items
    ]
    first: set[str] = set()
    if not listing.long:
        ends = {item[-1] for item in listing.items}
        concepts = sorted(
            reading.concepts.by_key.values(),
            key=lambda concept: (concept.key[-1] not in ends, -concept.weight, concept.key),
        )
        kin = [
            item
            for other in found
            if other is not listing and _lead_noun(other) == _lead_noun(listing)
            for item in other.items
        ]
        others = [
            *kin,
            *(item for item in others if item[-1] in ends),
            *(concept.key for concept in concepts if concept.weight >= 1 and concept.key[-1] in ends),
            *others,
        ]
        first = set(kin)
    wrong = [
        item
        for item in dict.fromkeys(others)
        if _is_outside(reading, listing, item, inside, frozenset() if item in first else asked)
    ]
    size = sum(map(len, listing.items)) / len(listing.items)
    return sorted(shuffled(listing.told, wrong), key=lambda item: (item not in first, abs(len(item) - size) > size))


def _lead_noun(listing: Listing) -> str:
    """Return what "常见的输入设备包括" lists."""
    return "" if listing.long else re.sub(r"(?:主要)?(?:包括|分为|分成|由|含有|有|是)+$", "", listing.told)[-2:]


def _noun(listing: Listing) -> str:
    """Return what a list is a list of, by its lead and the look of its items: acts, duties or cases."""
    found = _LISTED_NOUN.search(listing.told) if listing.long else None
    ending = "的" if listing.long and listing.items[0].endswith("的") else ""
    return (found[1] if found else "") + ending


def _is_outside(reading: Reading, listing: Listing, item: str, inside: str, asked: frozenset[str]) -> bool:
    if item in inside or any(one in item or item in one for one in listing.items):
        return False
    overlap = max(len(pairs(item) & pairs(one)) / max(1, len(pairs(item))) for one in listing.items)
    limit = 0.4 if listing.long else 0.75
    return overlap <= limit and (listing.long or not asked or not reading.supports(asked, item, 0.5))
