"""English sentences: split, cleaned of notes, tagged, and held against what makes one stand by itself."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import sentencex
from lemminflect import getLemma

from generation.engines.builtin.english.tagging import tags
from generation.engines.builtin.english.words import (
    COPULAS,
    CUT_OPENERS,
    DEMONSTRATIVES,
    EMPTY_NOUNS,
    IMPERSONAL,
    LEANING_OPENERS,
    LOOSE_TIMES,
    ORDINALS,
    PERSONAL,
    POINTING_OPENERS,
    SOUND_OPENERS,
    STOPWORDS,
    SURE_VERBS,
    TALKING,
)
from generation.engines.builtin.material import Passage, Statement

_TOKEN = re.compile(r"[^\W\d_]+(?:[-'\u2019][^\W\d_]+)*|\d+(?:[.,]\d+)*%?|[^\w\s]|_")
_CITATION = re.compile(
    r"\s*\((?:see )?[A-Z][^()]{2,120}?\b(?:1[89]|20)\d\d[a-z]?[^()]{0,60}\)|\[\d{1,3}(?:[,–-] ?\d{1,3})*\]"
)
_CUT_OPENER = re.compile(f"(?:{CUT_OPENERS})")
# Titles and initials after which the splitter sees an end where there is none.
_FALSE_END = re.compile(
    r"(?:^|[\s(])(?:[A-Z]|Dr|Mr|Mrs|Ms|Prof|St|No|Fig|vs|etc|al|approx|ca|cf|Sgt|Gen|Col|Capt|Lt|Jr|Sr|Mt|e\.g|i\.e|U\.S|Vol|pp?)\.\s*$"
)
_SENTENCE_END = re.compile(r"[.!?][\"”\u2019')\]]*\s*$")
_ODD = re.compile(
    r"^(?:In|As|See|From|By),|\b[Ii]t['\u2019]s\b|[•|{}\[\]&<>=\\^~#]|\.\.\.|…|__|\*|&#|[\"”]$|^[\"“(]|;$|:\s|!$|\?|[a-z]{4}[A-Z][a-z]"
)

_POINTING = re.compile(rf"(?:{POINTING_OPENERS})\b", re.IGNORECASE)
_POINTING_INSIDE = re.compile(
    r"\b(?:for example|for instance|however|therefore|in turn|at the time|as well|in contrast|by contrast)\b|"
    r"\b(?:above|below)[.,;)]|\bthe (?:above|below)\b|"
    r"\b(?:see|seen|shown|described|mentioned|listed) (?:above|below)\b",
    re.IGNORECASE,
)
# "In 1650, they": who they are, the sentence before knows.
_LATE_PRONOUN = re.compile(r"[^,]{1,80}, (?:it|they|its|their|he|she|his|her)\b", re.IGNORECASE)
_FINITE = ("VBZ", "VBD", "VBP", "MD")
# "Goods that are traded" is no sentence; "If demand is elastic, a rise lowers revenue" is.
_SUBORDINATING = frozenset(("that", "which", "who", "where", "when", "whose", "to"))
_CLAUSE_OPENERS = frozenset(("if", "when", "because", "although", "while", "unless", "once"))

# No sentence that could be asked is longer; what is longer is data, and slow to analyse.
_LONGEST = 1_000
_NO_WORD = re.compile(r"\w{46}")
LEAST_WORDS, MOST_WORDS = 5, 42


@dataclass(frozen=True, slots=True)
class Sentence:
    """A self-contained sentence and its analysis. `spans` are the tokens' places in the statement's text."""

    statement: Statement
    words: tuple[str, ...]
    tags: tuple[str, ...]
    lemmas: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]

    @property
    def text(self) -> str:
        return self.statement.text

    def slice(self, start: int, end: int) -> str:
        """Return the text from token `start` up to, not with, token `end`."""
        return self.text[self.spans[start][0] : self.spans[end - 1][1]] if start < end else ""


def analysed(statement: Statement) -> Sentence:
    found = list(_TOKEN.finditer(statement.text))
    words = [match[0] for match in found]
    # The tagger takes a capital for a name: the first word of a sentence is shown to it in small letters.
    shown = [words[0].lower() if words[0][1:].islower() else words[0], *words[1:]] if words else []
    lemmas = tuple(singular(word.lower()) for word in words)
    return Sentence(statement, tuple(words), tuple(tags(shown)), lemmas, tuple(match.span() for match in found))


def raw_sentences(text: str) -> Iterator[str]:
    """Yield the sentences word for word, wrongly split ones joined again."""
    held = ""
    for part in sentencex.segment("en", text):
        held += part
        if not _FALSE_END.search(held):
            yield held.strip()
            held = ""
    if held.strip():
        yield held.strip()


def statements(passage: Passage, first: int) -> Iterator[Statement]:
    """Yield the passage's sentences as statements; `first` is the index of the first."""
    for offset, source in enumerate(raw_sentences(passage.text)):
        if len(source) > _LONGEST or _NO_WORD.search(source):
            continue
        if _SENTENCE_END.search(source):
            yield Statement(first + offset, cleaned(source), source, passage)
        elif passage.is_item and _is_clause(source):
            yield Statement(first + offset, f"{cleaned(source)}.", source, passage)


def _is_clause(source: str) -> bool:
    """Tell whether an item is a sentence but for its full stop: a verb that nothing subordinates follows a noun."""
    if not source[0].isupper() or not (source[-1].isalnum() or source[-1] in ")%"):
        return False
    found = analysed(Statement(0, source, source, Passage(0, source)))
    for at, word in enumerate(map(str.lower, found.words)):
        if found.tags[at] in ("IN", "WDT", "WP", "TO") and (word in _SUBORDINATING or at == 0):
            return found.words[0].lower() in _CLAUSE_OPENERS and any(tag in _FINITE for tag in found.tags)
        if at and (found.tags[at] in _FINITE or word in COPULAS):
            return any(tag.startswith("NN") for tag in found.tags[:at])
    return False


def cleaned(source: str) -> str:
    text = _CITATION.sub("", " ".join(source.split()))
    opener = _CUT_OPENER.match(text)
    if opener:
        text = text[opener.end() :]
    return text[:1].upper() + text[1:]


def stands_alone(sentence: Sentence) -> bool:
    """Tell whether the sentence can be understood without those around it."""
    # "She'd" leans on another sentence as "she" does.
    words = [re.split("['\u2019]", word.lower())[0] or word for word in sentence.words]
    length = sum(word[0].isalnum() for word in words)
    if not LEAST_WORDS <= length <= MOST_WORDS or _ODD.search(sentence.text) or not sentence.text.endswith("."):
        return False
    if _POINTING.match(sentence.text) or _POINTING_INSIDE.search(sentence.text):
        return False
    if sentence.text.count("(") != sentence.text.count(")") or sentence.text.count("“") != sentence.text.count("”"):
        return False
    return (
        _opens_soundly(sentence, words)
        and not TALKING & set(words)
        and not LOOSE_TIMES & set(words)
        and not _leans(sentence, words)
        and _has_verb(sentence, words)
    )


def _has_verb(sentence: Sentence, words: list[str]) -> bool:
    """Tell whether it is no fragment like "A file describing the changes made by hand"."""
    if any(tag in (*_FINITE, "VB") or word in SURE_VERBS for word, tag in zip(words, sentence.tags, strict=True)):
        return True
    # The tagger takes many a past tense for a participle.
    return "VBN" in sentence.tags and "VBG" not in sentence.tags[: sentence.tags.index("VBN")]


def _opens_soundly(sentence: Sentence, words: list[str]) -> bool:
    first = words[0]
    if not sentence.text[0].isalnum() or first in LEANING_OPENERS - SOUND_OPENERS:
        return False
    if first in ("many", "most", "all", "each", "some", "both"):
        # "Most cells divide" stands; "Most of them", "Some are" and "Each has" do not.
        return sentence.tags[1].startswith(("NN", "JJ")) and first not in ("some", "both")
    return not (first == "the" and _is_bare_subject(sentence, words))


def _is_bare_subject(sentence: Sentence, words: list[str]) -> bool:
    """Tell whether it begins like "The process requires": which process, the sentence before knows."""
    if words[1] in ORDINALS:
        return True
    return words[1] in EMPTY_NOUNS and not sentence.tags[2].startswith(("NN", "IN", "VBG"))


def _leans(sentence: Sentence, words: list[str]) -> bool:
    late = _LATE_PRONOUN.match(sentence.text)
    if late and not any(tag in _FINITE for tag in sentence.tags[: words.index(",")]):
        return True
    for at, word in enumerate(words):
        if word in DEMONSTRATIVES and words[at + 1 : at + 2] not in (["as"], ["who"], ["of"], ["that"]):
            return True
        if word in PERSONAL and "NNP" not in sentence.tags[:at]:
            return True
        if word in IMPERSONAL and not _has_owner(sentence, at):
            return True
        if word == "that" and sentence.tags[at - 1] == "IN" and sentence.tags[at + 1][:2] == "NN":
            return True
    return False


def _has_owner(sentence: Sentence, at: int) -> bool:
    """Tell whether a noun before the pronoun agrees with it in number: "wages shift it" leans on another sentence."""
    before = sentence.tags[: max(at, 1)]
    if sentence.words[at].lower().startswith("it"):
        # The word right before it is a verb or a preposition, whatever its tag.
        return any(tag in ("NN", "NNP", "VBG") for tag in before[:-1])
    return any(tag.startswith("NN") for tag in before)


@lru_cache(maxsize=50_000)
def singular(word: str) -> str:
    """Return the form by which a word's numbers are one."""
    if word.endswith(("'s", "\u2019s", "ss")):
        return word
    lemma: str = next(iter(getLemma(word, "NOUN", lemmatize_oov=False)), "")
    if lemma:
        return lemma
    return word[:-1] if word.endswith("s") and not word.endswith(("us", "is")) else word


def content(lemmas: tuple[str, ...] | list[str]) -> frozenset[str]:
    """Return the words that carry meaning."""
    return frozenset(
        lemma for lemma in lemmas if lemma not in STOPWORDS and (lemma.isalpha() or "-" in lemma) and len(lemma) > 1
    )
