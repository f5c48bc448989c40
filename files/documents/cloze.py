"""Moodle's embedded answers: the gaps that stand in a text as `{1:SHORTANSWER:=Paris~London}`."""

import re
from collections.abc import Iterator

from files.documents.quiz import BLANK

_GAP = re.compile(r"\{\d{0,4}:([A-Z]{2,20}(?:_[A-Z]{1,3})?):((?:[^{}\\]|\\.){0,20000}+)\}", re.DOTALL)
_KINDS_WITH_OPTIONS = re.compile(r"M(?:ULTICHOICE|C|ULTIRESPONSE|R)")
_SEVERAL = re.compile(r"M(?:ULTIRESPONSE|R)")
_NUMBER = re.compile(r"N(?:UMERICAL|M)")
_KNOWN = re.compile(r"(?:SHORTANSWER|SA|MW|NUMERICAL|NM|MULTICHOICE|MC|MULTIRESPONSE|MR)(?:_?(?:C|[VH]S?|S))?")
_ANSWERS = re.compile(r"((?:[^~\\]|\\.)*+)(?:~|$)", re.DOTALL)
_WEIGHT = re.compile(r"\s*(?:(=)|%(-?\d{1,3}(?:[.,]\d{1,7})?)%)?\s*")
_FEEDBACK = re.compile(r"((?:[^#\\]|\\.)*+)", re.DOTALL)
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_TOLERANCE = re.compile(r"\s*:[^:]*$")


def read_gaps(text: str) -> tuple[str, list[str], int]:
    """Return the text with blanks for its gaps, the right answer to each, and how many gaps had options to choose."""
    pieces, answers, place, with_options = [], [], 0, 0
    for gap in _GAP.finditer(text):
        if _KNOWN.fullmatch(gap[1]):
            pieces += [text[place : gap.start()], BLANK]
            answers.append(_right_answer(gap[1], gap[2]))
            with_options += _KINDS_WITH_OPTIONS.match(gap[1]) is not None
            place = gap.end()
    return "".join([*pieces, text[place:]]), answers, with_options


def _right_answer(kind: str, source: str) -> str:
    found = list(_weighed(source))
    best = max((weight for weight, _ in found), default=0.0)
    if _SEVERAL.match(kind):
        return ", ".join(text for weight, text in found if weight > 0)
    answer = next((text for weight, text in found if weight == best), "") if best > 0 else ""
    return _TOLERANCE.sub("", answer) if _NUMBER.match(kind) else answer


def _weighed(source: str) -> Iterator[tuple[float, str]]:
    for found in _ANSWERS.finditer(source):
        weight = _WEIGHT.match(found[1])
        text = _FEEDBACK.match(found[1], weight.end() if weight else 0)
        if weight and text and text[1].strip():
            share = 100.0 if weight[1] else float((weight[2] or "0").replace(",", "."))
            yield share, _ESCAPED.sub(r"\1", text[1]).strip()
