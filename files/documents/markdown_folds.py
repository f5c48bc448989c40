"""What a page of Markdown folds away: `<details>` with its answers, and the title that stays to be clicked on."""

import re
from collections.abc import Sequence

_TAGS = re.compile(r"<summary\b[^<>]*>(?P<title>[^<>\n]*)</summary>|</?(?:details|summary)\b[^<>]*>", re.IGNORECASE)
_LABEL = re.compile(r"答案|解析|\banswer\b|\bsolution\b|\bexplanation\b", re.IGNORECASE)
_LABELLED = re.compile(r"[\s*_【\[>-]{0,8}[^\s:\uff1a】\]][^:\uff1a】\]\n]{0,24}[:\uff1a】\]]")
# So many lines below its title a fold's text may begin.
_NEAR, _FAR = 3, 200


def has_fold(line: str) -> bool:
    return "<" in line and _TAGS.search(line) is not None


def unfolded(lines: Sequence[str]) -> list[str]:
    """Return the lines without the tags; a title that labels what is folded stays as its label."""
    heads = [line[:_FAR] for line in lines]
    return [_unfolded(line, heads[place + 1 : place + 1 + _NEAR]) for place, line in enumerate(lines)]


def _unfolded(line: str, below: Sequence[str]) -> str:
    return _TAGS.sub(lambda tag: _title(tag, below), line) if "<" in line else line


def _title(tag: re.Match[str], below: Sequence[str]) -> str:
    label = _LABEL.search(tag["title"] or "")
    if not label:
        return ""
    here = tag.string[tag.end() : tag.end() + _FAR]
    text = next((text for text in (here, *below) if text.strip()), "")
    labelled = _LABELLED.match(text)
    return "" if labelled and _LABEL.search(labelled[0]) else f"{label[0]}: "
