"""MathML as a line of readable text, as formulas of Word are read: (a+b)/2, x^2, √(x)."""

from collections.abc import Callable

_SIMPLE = 1
# How many parts an element has that stands for something; all of another element's children stand in a row.
_Rule = Callable[[list[str]], str]


def _grouped(text: str) -> str:
    """Bracket what would be misread beside a sign."""
    if len(text) <= _SIMPLE or text.isalnum() or (text.startswith("(") and text.find(")") == len(text) - 1):
        return text
    return f"({text})"


_RULES: dict[str, tuple[int, _Rule]] = {
    "mfrac": (2, lambda parts: f"{_grouped(parts[0])}/{_grouped(parts[1])}"),
    "msup": (2, lambda parts: f"{_grouped(parts[0])}^{_grouped(parts[1])}"),
    "mover": (2, lambda parts: f"{parts[0]}^{_grouped(parts[1])}"),
    "msub": (2, lambda parts: f"{parts[0]}_{_grouped(parts[1])}"),
    "munder": (2, lambda parts: f"{parts[0]}_{_grouped(parts[1])}"),
    "msubsup": (3, lambda parts: f"{parts[0]}_{_grouped(parts[1])}^{_grouped(parts[2])}"),
    "munderover": (3, lambda parts: f"{parts[0]}_{_grouped(parts[1])}^{_grouped(parts[2])}"),
    "mroot": (2, lambda parts: f"{parts[1]}√({parts[0]})"),
}


class Formula:
    """Takes the elements inside `math` as they start and end; `text` is what they say when `math` has ended."""

    def __init__(self) -> None:
        self._open: list[list[str]] = [[]]

    def start(self) -> None:
        self._open.append([])

    def data(self, text: str) -> None:
        self._open[-1].append("".join(text.split()) if text.strip() else "")

    def end(self, tag: str) -> None:
        parts = [part for part in self._open.pop() if part]
        self._open[-1].append(_said(tag, parts))

    @property
    def text(self) -> str:
        return "".join(self._open[0])


def _said(tag: str, parts: list[str]) -> str:
    if tag == "msqrt":
        return f"√({''.join(parts)})"
    if tag == "mfenced":
        return f"({', '.join(parts)})"
    count, rule = _RULES.get(tag, (0, None))
    return rule(parts) if rule and len(parts) == count else "".join(parts)
