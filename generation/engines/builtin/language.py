"""Which language the material is written in."""

import re
from collections import Counter

from generation.engines.builtin.material import Language

_SAMPLE = 60_000
_CHINESE = re.compile("[\u3400-\u9fff]")
# Kana and Hangul stand beside Chinese characters in Japanese and Korean.
_NEIGHBOURS = re.compile("[\u3040-\u30ff\uac00-\ud7af]")
_LETTER = re.compile(r"[^\W\d_]")
_WORD = re.compile(r"[a-z']+")
_ENGLISH = frozenset("the of and to in is that are was for as with by from this on it be or which an at not".split())

_CHINESE_SHARE = 0.25
_NEIGHBOUR_SHARE = 0.1
_ENGLISH_SHARE = 0.2
_LATIN_SHARE = 0.7


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
    words = Counter(_WORD.findall(sample.lower()))
    if sum(map(len, words.elements())) < _LATIN_SHARE * letters:
        return None
    common = sum(words[word] for word in _ENGLISH)
    return Language.ENGLISH if common > _ENGLISH_SHARE * words.total() else None
