"""Word classes of English words, from a lexicon that is loaded with this module."""

import warnings
from collections.abc import Sequence

from textblob.en import parser


def tags(words: Sequence[str]) -> list[str]:
    """Return the Penn tag of each word."""
    return [tag for _, tag in parser.find_tags(list(words))]


with warnings.catch_warnings():
    # The library leaves its lexicon's file to the garbage collector; read now, the worker's children share it.
    warnings.simplefilter("ignore", ResourceWarning)
    tags(["ready"])
