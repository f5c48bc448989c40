"""Tells a text in GIFT, Moodle's format for questions: its signs are none of Markdown's and its lines no editor's."""

import re

_ESCAPED = re.compile(r"\\[~=#{}:\\]")
# What stands in front of the braces of a formula: x^{T}, \mathbf{F}.
_LATEX, _LONGEST_COMMAND = re.compile(r"(?:[\^_}]|\\[A-Za-z]{1,20})$"), 24
_BRACES = re.compile(r"\{([^{}]*)\}")
_ANSWERS = re.compile(r"\s*(?:[=~#]|(?:T|TRUE|F|FALSE)\s*(?:#|$)|$)", re.IGNORECASE)
_TITLE = re.compile(r"^\s{0,8}::[^\n]{0,300}?::", re.MULTILINE)
_LINES_A_QUESTION, _LINES_MORE = 5, 5


def is_gift(text: str) -> bool:
    """Tell whether the braces of a text hold answers, nearly all of them, and little stands outside but questions."""
    if "{" not in text:
        return False
    bare = _ESCAPED.sub("", text)
    braces = list(_BRACES.finditer(bare))
    answers = [found[1] for found in braces if _ANSWERS.match(found[1]) and not _is_latex(bare, found.start())]
    outside = sum(1 for line in _BRACES.sub("", bare).split("\n") if line.strip() and not line.startswith("//"))
    return (
        (any(inside.strip() for inside in answers) or _TITLE.search(bare) is not None)
        and 2 * len(answers) >= len(braces)
        and outside <= _LINES_A_QUESTION * len(answers) + _LINES_MORE
    )


def _is_latex(text: str, brace: int) -> bool:
    return _LATEX.search(text[max(brace - _LONGEST_COMMAND, 0) : brace]) is not None
