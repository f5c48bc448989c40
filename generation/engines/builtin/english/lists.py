"""English questions on what belongs to a list that the text gives."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from generation.checks.balance import shuffled
from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.sentences import Sentence, content, singular
from generation.engines.builtin.english.tagging import tags
from generation.engines.builtin.english.words import NUMBER_WORDS
from generation.engines.builtin.material import Candidate
from generation.engines.builtin.wordlists import words
from generation.questions import QuestionType

_VERBS = (
    r"(?:include|includes|included|are|were|is composed of|are composed of|consists of|consist of|is made up of|"
    r"are made up of|comprises|comprise|contains|contain)"
)
_LISTING = re.compile(rf"(?P<lead>[^,:;]{{3,110}}? {_VERBS})(?::| the following:)? (?P<items>[^;:()]{{8,220}})\.")
_ITEM_SPLIT = re.compile(r", (?:and |or )?| and | or ")
_COUNTED = re.compile(
    rf"\b(?:{'|'.join(NUMBER_WORDS)}|types|kinds|components|parts|forms|branches|stages|phases|layers|main)\b"
)
_VAGUE = words("both most all each its their other others even sometimes one another many several by in of on for")
_LEAST_ITEMS, _MOST_KEYS, _LONGEST_ITEM = 3, 3, 6
_OPTIONS = 4
_MOST_ITEMS, _LEAST_WEIGHT, _SUPPORTED = 8, 2.0, 0.5


@dataclass(frozen=True, slots=True)
class Listing:
    """A sentence that lists: how it begins, and what it lists."""

    number: int
    sentence: Sentence
    lead: str
    items: tuple[str, ...]


def listings(reading: Reading) -> list[Listing]:
    found = [_listing(number, reading.sentences[number]) for number in reading.sound]
    return [listing for listing in found if listing]


def _listing(number: int, sentence: Sentence) -> Listing | None:
    found = _LISTING.fullmatch(sentence.text)
    if not found or (re.search(r" (?:are|were)$", found["lead"]) and not _COUNTED.search(found["lead"])):
        return None
    items = [
        re.sub(r"^(?:the|a|an|various|many|some|other|also) ", "", item.strip())
        for item in _ITEM_SPLIT.split(found["items"])
    ]
    sound = all(_is_nominal(item) for item in items) and all(
        0 < len(item.split()) <= _LONGEST_ITEM and not re.search(r"\b(?:that|which|who|such|not|so|to)\b", item)
        for item in items
    )
    if not sound or not _LEAST_ITEMS <= len(items) <= _MOST_ITEMS or len(set(items)) < len(items):
        return None
    return Listing(number, sentence, found["lead"], tuple(items))


def _is_nominal(item: str) -> bool:
    found = tags(re.findall(r"[\w\u2019'-]+", item))
    return (
        bool(found)
        and found[-1].startswith(("NN", "VBG", "CD"))
        and all(tag.startswith(("NN", "JJ", "VBG", "VBN", "IN", "DT", "CD", "POS", "RB")) for tag in found)
        and item.split(maxsplit=1)[0].lower() not in _VAGUE
    )


def candidates(reading: Reading) -> Iterator[Candidate]:
    found = listings(reading)
    for listing in found:
        wrong = _outsiders(listing, found, reading)
        count = min(_MOST_KEYS, len(listing.items), _OPTIONS - 1)
        keys = shuffled(listing.lead, listing.items)[:count]
        if len(wrong) >= _OPTIONS - count:
            yield Candidate(
                "list",
                QuestionType.MULTIPLE_CHOICE,
                f"According to the text, {_lowered(listing)} which of the following?",
                tuple(keys),
                tuple(wrong[: _OPTIONS - count]),
                (listing.sentence.statement,),
                f"list {listing.lead}",
                3.0 + reading.worth(listing.number),
            )


def _lowered(listing: Listing) -> str:
    first = listing.sentence.words[0]
    is_name = listing.sentence.tags[0].startswith("NNP") or (first.isupper() and len(first) > 1)
    return listing.lead if is_name else listing.lead[0].lower() + listing.lead[1:]


def _outsiders(listing: Listing, found: list[Listing], reading: Reading) -> list[str]:
    """Return what other lists hold, then other terms, which nothing ties to this list."""
    asked = content([singular(word) for word in listing.lead.lower().split()])
    told = {singular(word) for word in _words(listing.sentence.text)}
    others = [item for other in found if other is not listing for item in other.items]
    wrong: dict[str, None] = {}
    for option in (*others, *_terms(listing, reading)):
        words = [singular(word) for word in _words(option)]
        # What stands in another list is no member of this one; a term could be, where a sentence says so.
        is_tied = option not in others and reading.supports(asked, words, _SUPPORTED)
        if words and not set(words) & (told | asked) and not is_tied:
            wrong[option] = None
    return list(wrong)


def _words(text: str) -> list[str]:
    return re.findall(r"[\w\u2019'-]+", text.lower())


def _terms(listing: Listing, reading: Reading) -> list[str]:
    """Return the terms of the text in the number of the list's items, the nearest first."""
    last_words = [item.split()[-1].lower() for item in listing.items]
    plural = sum(singular(word) != word for word in last_words) * 2 > len(last_words)
    heads = {concept.head for _, _, concept in reading.concepts.in_sentence.get(listing.number, [])}
    section = listing.sentence.statement.passage.section
    ranked = sorted(
        (one for one in reading.concepts.by_key.values() if one.weight >= _LEAST_WEIGHT and not one.is_name),
        key=lambda one: (one.head not in heads, section not in one.sections, -one.weight, one.key),
    )
    return [concept.written(plural=plural) for concept in ranked]
