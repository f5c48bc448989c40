"""Which language the material is written in."""

import re
from collections import Counter

from generation.engines.builtin.material import Language
from generation.engines.builtin.wordlists import words

_SAMPLE = 60_000
_CHINESE = re.compile("[\u3400-\u9fff]")
# Kana and Hangul stand beside Chinese characters in Japanese and Korean.
_NEIGHBOURS = re.compile("[\u3040-\u30ff\uac00-\ud7af]")
_LETTER = re.compile(r"[^\W\d_]")
_WORD = re.compile(r"[a-z']+")
_ENGLISH = words("the of and is that are was with by from which this or it at")
# The commonest words of the other languages in Latin letters, those left out that English has too.
_OTHERS = words(
    """de la el que los las del una por con para le les des est et dans une pour qui sur der und das den von mit ist
    nicht ein eine zu di il che della per sono het een van dat niet os um uma com na och att som av til og w z nie
    jest ve bir yang dan dengan"""
)

_CHINESE_SHARE = 0.25
_NEIGHBOUR_SHARE = 0.1
_ENGLISH_SHARE = 0.05
_LATIN_SHARE = 0.7
_LEAST_LETTERS, _LEAST_FOREIGN = 80, 2


def language_of(text: str) -> Language | None:
    """Return the language, None where it is neither Chinese nor English."""
    sample = text[:_SAMPLE]
    letters = len(_LETTER.findall(sample))
    chinese = len(_CHINESE.findall(sample))
    if not letters or len(_NEIGHBOURS.findall(sample)) > _NEIGHBOUR_SHARE * letters:
        return None
    # A Chinese character says as much as several letters do.
    if chinese > _CHINESE_SHARE * letters:
        return Language.CHINESE
    counts = Counter(_WORD.findall(sample.lower()))
    if sum(map(len, counts.elements())) < _LATIN_SHARE * letters:
        return None
    common = sum(counts[word] for word in _ENGLISH)
    foreign = sum(counts[word] for word in _OTHERS)
    return Language.ENGLISH if common > max(foreign, _ENGLISH_SHARE * counts.total()) else None


def is_too_little(text: str) -> bool:
    """Tell whether a text whose language is not told has too few words for that: a greeting, or names and numbers."""
    sample = text[:_SAMPLE]
    letters = len(_LETTER.findall(sample))
    counts = Counter(_WORD.findall(sample.lower()))
    is_latin = sum(map(len, counts.elements())) >= _LATIN_SHARE * letters
    return letters < _LEAST_LETTERS or (is_latin and sum(counts[word] for word in _OTHERS) < _LEAST_FOREIGN)
