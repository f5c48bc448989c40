r"""Word's formulas of the time before it had an editor for them, `EQ \f(1,2)`, as readable text.

Chinese papers are full of them: a circled number is one too.
"""

import re
from collections.abc import Callable, Iterator

from files.documents.characters import raised

_FIELD = re.compile(r"\s*eq\s", re.IGNORECASE)
# A switch and those that say how it is set, as \o\ac(○,1) or \s\up5(2).
_SWITCH = re.compile(r"\\([a-z]+)(?:\s*\\(?:[lrb]c\\.|[a-z]+-?\d*))*\s*", re.IGNORECASE)
_BRACKET_SIGN = re.compile(r"\\[lb]c\\(.)")
_BRACKETS = {"(": ")", "\uff08": "\uff09"}
_PAIRS = {"(": ")", "[": "]", "{": "}", "<": ">"}
_SEPARATORS = ",;\uff0c"
_DEEPEST = 8
_SIMPLE = 1
_CIRCLES = frozenset("○◯\u3007")
_CIRCLED_LAST = 20
_LONGEST_NUMBER = 3


def is_formula(instruction: str) -> bool:
    return _FIELD.match(instruction) is not None


def text_of(instruction: str) -> str:
    """Return what the field shows, in one line."""
    return _shown(_FIELD.sub("", instruction, count=1), 0).strip()


def _shown(code: str, depth: int) -> str:
    return "".join(_pieces(code, depth))


def _pieces(code: str, depth: int) -> Iterator[str]:
    place = 0
    while place < len(code):
        switch = _SWITCH.match(code, place)
        if switch is None:
            # A sign that would mean something is written behind a stroke.
            place += code[place] == "\\"
            yield code[place : place + 1]
            place += 1
            continue
        parts, place = _arguments(code, switch.end())
        shown = [_shown(part, depth + 1) for part in parts] if depth < _DEEPEST else parts
        yield _HANDLERS.get(switch[1].lower(), _joined)(shown, switch[0].lower())


def _arguments(code: str, start: int) -> tuple[list[str], int]:
    """Return what stands in the brackets that open here, and where they end."""
    closing = _BRACKETS.get(code[start : start + 1])
    if closing is None:
        return [], start
    parts: list[str] = []
    depth, begin = 0, start + 1
    for place in range(begin, len(code)):
        character = code[place]
        if code[place - 1] == "\\":
            continue
        if character in _BRACKETS:
            depth += 1
        elif character in _BRACKETS.values() and depth:
            depth -= 1
        elif character in _BRACKETS.values():
            return [*parts, code[begin:place]], place + 1
        elif character in _SEPARATORS and not depth:
            parts.append(code[begin:place])
            begin = place + 1
    return [*parts, code[begin:]], len(code)


def _grouped(text: str) -> str:
    return text if len(text) <= _SIMPLE or text.isalnum() else f"({text})"


def _joined(parts: list[str], setting: str) -> str:
    return "".join(parts)


def _fraction(parts: list[str], setting: str) -> str:
    return "/".join(_grouped(part.strip()) for part in parts)


def _root(parts: list[str], setting: str) -> str:
    return f"{parts[0].strip() if len(parts) > 1 else ''}√({parts[-1].strip()})" if parts else ""


def _moved(parts: list[str], setting: str) -> str:
    return raised("".join(parts)) if "\\up" in setting else "".join(parts)


def _overstrike(parts: list[str], setting: str) -> str:
    """Return signs printed over each other: a number in a circle is one character."""
    signs = [part.strip() for part in parts]
    number = next((int(sign) for sign in signs if sign.isdecimal() and len(sign) < _LONGEST_NUMBER), 0)
    if _CIRCLES.intersection(signs) and 0 < number <= _CIRCLED_LAST:
        return chr(0x2460 + number - 1)
    return "".join(sign for sign in signs if sign not in _CIRCLES)


def _big_sign(parts: list[str], setting: str) -> str:
    sign = "∑" if "\\su" in setting else "∏" if "\\pr" in setting else "∫"
    lower, upper, inside = (part.strip() for part in (*parts, "", "", "")[:3])
    limits = (f"_{_grouped(lower)}" if lower else "") + (f"^{_grouped(upper)}" if upper else "")
    return f"{sign}{limits} {inside}"


def _bracketed(parts: list[str], setting: str) -> str:
    sign = _BRACKET_SIGN.search(setting)
    left = sign[1] if sign else "("
    return left + ",".join(parts) + _PAIRS.get(left, left)


_HANDLERS: dict[str, Callable[[list[str], str], str]] = {
    "f": _fraction,
    "r": _root,
    "s": _moved,
    "o": _overstrike,
    "i": _big_sign,
    "b": _bracketed,
    "a": lambda parts, _: "; ".join(parts),
    "l": lambda parts, _: ",".join(parts),
}
