"""The fields of a binary Word file: what they are told to show is not seen, only what they show."""

import re

_MARKS = re.compile("[\x13\x14\x15]")
_BEGIN, _MIDDLE = "\x13", "\x14"


def blanked(text: str) -> str:
    """Return the text as long as before, with NULs for instructions. A field that has no end hides nothing."""
    opened: list[tuple[int, int | None]] = []
    pieces: list[str] = []
    hidden: list[tuple[int, int]] = []
    for match in _MARKS.finditer(text):
        place = match.start()
        if match[0] == _BEGIN:
            opened.append((place, None))
        elif match[0] == _MIDDLE and opened:
            opened[-1] = opened[-1][0], place
        elif opened:
            begin, middle = opened.pop()
            hidden.append((begin, place if middle is None else middle))
    done = 0
    for begin, end in sorted(hidden):
        if end > done:
            pieces += (text[done:begin], "\0" * (end - max(begin, done)))
            done = end
    return "".join((*pieces, text[done:]))
