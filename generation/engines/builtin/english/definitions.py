"""Sentences of an English text that say what a term means, and those that give a thing two names."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from generation.engines.builtin.english.sentences import Sentence, content, singular
from generation.engines.builtin.english.words import EMPTY_NOUNS, NUMBER_WORDS, PRAISE, STOPWORDS

_ARTICLES = frozenset(("a", "an", "the"))
_IS = frozenset(("is", "are"))
_MEANS = re.compile(
    r"(?:refers to|refer to|means|is defined as|are defined as|can be defined as|is the term for|describes)\b\s*"
)
_CALLED = re.compile(
    r"(?P<subject>[^,;]{12,160}?,?) (?P<verb>is|are|was|were) (?P<again>also |often |commonly |usually |sometimes )?"
    r"(?:called|known as|termed|referred to as) (?:an? |the )?(?P<term>[\w\u2019'-]+(?: [\w\u2019'-]+){0,3})\."
)
_ALSO = re.compile(
    r"(?P<one>[\w-]+(?: [\w-]+){0,2}),? \(?(?:is |are )?"
    r"(?:also|sometimes|often) (?:called|known as|termed|referred to as) "
    r"(?:an? |the )?(?P<other>[\w-]+(?: [\w-]+){0,2})"
)
_BRACKETED = re.compile(r"(?P<one>[\w-]+(?: [\w-]+){0,3}) \((?:or |also |called )*(?P<other>[\w-]+(?: [\w-]+){0,3})\)")
_OR = re.compile(r"(?P<one>[\w-]+(?: [\w-]+)?), or (?P<other>[\w-]+(?: [\w-]+){0,2})[,.]")
# What tells a definition from a remark: it narrows its genus down.
_NARROWS = re.compile(
    r"\b(?:that|which|who|whose|where|when|of|used|made|found|formed|composed|caused|produced|given|between|by|from|for|in|"
    r"with|without|to|consisting|containing|having|involving|covering|designed|based|known|measured|occurring|on)\b"
)
_LEAST_CONTENT, _LEAST_WORDS, _MOST_WORDS = 3, 4, 30
_TERM_TAGS = ("NN", "JJ", "VBG", "VBN")
_LONGEST_TERM = 4


@dataclass(frozen=True, slots=True)
class Definition:
    """A term and its meaning; `start`, `end` are the term's tokens. `form` is how the sentence links them."""

    number: int
    sentence: Sentence
    term: str
    key: str
    meaning: str
    form: str
    plural: bool
    start: int
    end: int
    genus: frozenset[str]


def definitions(number: int, sentence: Sentence) -> Iterator[Definition]:
    found = _copular(number, sentence) or _called(number, sentence) or _apposed(number, sentence)
    if found and _is_sound(found):
        yield found


def _is_sound(found: Definition) -> bool:
    words = found.meaning.split()
    meaning = content([singular(word.strip(",.;()").lower()) for word in words])
    key = found.key.split()
    return (
        _LEAST_WORDS <= len(words) <= _MOST_WORDS
        and len(meaning) >= _LEAST_CONTENT
        and bool(_NARROWS.search(found.meaning))
        and not set(key) & STOPWORDS
        and key[-1] not in EMPTY_NOUNS
        and not set(key) <= meaning
        and " not " not in f" {found.meaning} "
        and words[0] not in ("that", "how", "when", "where", "why", "what", "to")
    )


def _copular(number: int, sentence: Sentence) -> Definition | None:
    """Read "A gap junction is a channel that …" and "Inflation refers to …"."""
    start = int(sentence.words[0].lower() in _ARTICLES)
    end = start
    while end < min(start + _LONGEST_TERM, len(sentence.words) - 2) and sentence.tags[end].startswith(_TERM_TAGS):
        end += 1
    if end == start or not sentence.tags[end - 1].startswith(("NN", "VBG")):
        return None
    after = end
    if sentence.words[after] == "(" and ")" in sentence.words[after:]:
        after = sentence.words.index(")", after) + 1
    rest = sentence.text[sentence.spans[after][0] :] if after < len(sentence.spans) else ""
    means = _MEANS.match(rest)
    if means:
        meaning, form = rest[means.end() :], "means"
    elif sentence.words[after] in _IS and after + 2 < len(sentence.words) and _narrows_genus(sentence, after + 1):
        meaning, form = sentence.text[sentence.spans[after + 1][0] :], "is"
    else:
        return None
    return _definition(number, sentence, start, end, meaning.rstrip("."), form)


def _narrows_genus(sentence: Sentence, at: int) -> bool:
    first, second = sentence.words[at].lower(), sentence.words[at + 1].lower()
    if first in _ARTICLES:
        return (
            not (first == "the" and sentence.words[at - 1] == "are")
            and second not in PRAISE
            and second not in NUMBER_WORDS
            and not second.endswith("est")
        )
    return (
        sentence.words[at - 1] == "are"
        and sentence.tags[at].startswith(("NN", "JJ"))
        and first not in PRAISE
        and any(tag == "NNS" for tag in sentence.tags[at : at + 4])
    )


def _definition(number: int, sentence: Sentence, start: int, end: int, meaning: str, form: str) -> Definition:
    first = (
        meaning.split(",", maxsplit=1)[0]
        .split(" that ", maxsplit=1)[0]
        .split(" which ", maxsplit=1)[0]
        .split(" of ", maxsplit=1)[0]
    )
    genus = content([singular(word.lower().strip(".,;()")) for word in first.split()])
    key = " ".join(sentence.lemmas[start:end])
    term = sentence.slice(start, end)
    if start == 0 and term[1:] == term[1:].lower():
        term = term.lower()
    last = sentence.words[end - 1].lower()
    plural = (
        singular(last) != last if form != "is" else "are" in sentence.words[end:] and _verb_is_plural(sentence, meaning)
    )
    return Definition(number, sentence, term, key, meaning.strip(), form, plural, start, end, genus)


def _verb_is_plural(sentence: Sentence, meaning: str) -> bool:
    return f" are {meaning}" in sentence.text


def _called(number: int, sentence: Sentence) -> Definition | None:
    """Read "Energy of objects in motion is called kinetic energy."."""
    found = _CALLED.fullmatch(sentence.text)
    if not found or (found["again"] or "").startswith("also"):
        return None
    at = found.start("term")
    start = next((index for index, (left, _) in enumerate(sentence.spans) if left == at), None)
    if start is None:
        return None
    end = len(sentence.words) - 1
    subject = found["subject"].rstrip(",")
    if re.search(r" (?:and|or|but)$", subject):
        return None
    if not sentence.tags[end - 1].startswith(("NN", "VBG")):
        return None
    return _definition(number, sentence, start, end, subject[0].lower() + subject[1:], "called")


def _apposed(number: int, sentence: Sentence) -> Definition | None:
    """Read "… wampum, beads of shell used as money." where the term stands in bold."""
    for bold in sentence.statement.passage.bold:
        found = re.search(rf"{re.escape(bold)}, (?:or )?((?:a|an|the|[a-z]+s) [^,;.()]{{12,160}})[,.]", sentence.text)
        at = sentence.text.find(bold)
        start = next((index for index, (left, _) in enumerate(sentence.spans) if left == at), None)
        if not found or start is None:
            continue
        end = next((index + 1 for index, (_, right) in enumerate(sentence.spans) if right == at + len(bold)), start)
        tags = sentence.tags[end + 1 : end + 3]
        if end > start and tags[0].startswith(("DT", "NN")) and sentence.tags[end - 1].startswith("NN"):
            return _definition(number, sentence, start, end, found[1], "apposed")
    return None


def aliases(sentences: Sequence[Sentence]) -> set[frozenset[str]]:
    """Return the pairs of term keys that name one thing."""
    return {pair for sentence in sentences for pair in _pairs(sentence.text) if len(pair) > 1}


def _pairs(text: str) -> Iterable[frozenset[str]]:
    for pattern in (_ALSO, _BRACKETED, _OR):
        for found in pattern.finditer(text):
            ones = found["one"].lower().split()
            other = " ".join(singular(word) for word in found["other"].lower().split())
            # How much of what stands before belongs to the name is unknown: each length counts.
            for length in range(1, len(ones) + 1):
                yield frozenset((" ".join(singular(word) for word in ones[-length:]), other))
