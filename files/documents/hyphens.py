"""Whether a hyphen at the end of a line splits a word, or belongs to it."""

import re
from collections.abc import Sequence

from files.documents.joining import ends_in_hyphen

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LAST_PART = re.compile(r"([^\W\d_]+)[-\u2010]$")
# A program that splits words does it on more lines than this; elsewhere a hyphen is the author's.
_SPLITTING_SHARE = 0.04


class Hyphens:
    """Knows the words of one document."""

    def __init__(self, lines: Sequence[str]) -> None:
        ends = sum(ends_in_hyphen(line.rstrip()) for line in lines)
        self._splits = ends > _SPLITTING_SHARE * len(lines)
        self._words = {word for line in lines for word in _WORD.findall(line.lower())} if ends else set()

    def heals(self, before: str, after: str) -> bool:
        """Tell whether the two halves are one word without the hyphen: as it stands elsewhere, or as is usual here."""
        first, second = _LAST_PART.search(before.rstrip()[-60:].lower()), _WORD.match(after.lstrip()[:60].lower())
        if first is None or second is None:
            return self._splits
        if first[1] + second[0] in self._words:
            return True
        return self._splits and f"{first[1]}-{second[0]}" not in self._words
