"""Word's formulas as a line of readable text: (a+b)/2, x^2, √(x)."""

from collections.abc import Iterator

from lxml import etree

from files.documents.ooxml import M, W

_SIMPLE = 1
_PROPERTIES = frozenset(
    M + name
    for name in (
        "ctrlPr", "rPr", "fPr", "sSupPr", "sSubPr", "sSubSupPr", "radPr", "dPr", "naryPr", "funcPr", "mPr", "eqArrPr",
        "accPr", "barPr", "groupChrPr", "limLowPr", "limUppPr", "sPrePr", "borderBoxPr", "boxPr", "phantPr",
        "oMathParaPr",
    )
)  # fmt: skip


def text_of(element: etree._Element) -> str:
    """Return the formula in one line."""
    tag = element.tag
    if tag == M + "r":
        return "".join(node.text or "" for node in element.iter(M + "t", W + "t"))
    handler = _HANDLERS.get(str(tag))
    if handler is not None:
        return handler(element)
    return "".join(text_of(child) for child in element if child.tag not in _PROPERTIES)


def _part(element: etree._Element, name: str) -> str:
    found = element.find(M + name)
    return "" if found is None else text_of(found)


def _grouped(text: str) -> str:
    """Bracket what would be misread beside a sign."""
    if len(text) <= _SIMPLE or text.isalnum() or (text.startswith("(") and text.find(")") == len(text) - 1):
        return text
    return f"({text})"


def _fraction(element: etree._Element) -> str:
    return f"{_grouped(_part(element, 'num'))}/{_grouped(_part(element, 'den'))}"


def _power(element: etree._Element) -> str:
    return f"{_grouped(_part(element, 'e'))}^{_grouped(_part(element, 'sup'))}"


def _index(element: etree._Element) -> str:
    return f"{_part(element, 'e')}_{_grouped(_part(element, 'sub'))}"


def _index_and_power(element: etree._Element) -> str:
    return f"{_index(element)}^{_grouped(_part(element, 'sup'))}"


def _root(element: etree._Element) -> str:
    degree = _part(element, "deg")
    inside = _part(element, "e")
    return f"{degree}√({inside})" if degree else f"√({inside})"


def _character(element: etree._Element, properties: str, name: str, default: str) -> str:
    found = element.find(f"{M}{properties}/{M}{name}")
    return default if found is None else found.get(M + "val", "")


def _brackets(element: etree._Element) -> str:
    left = _character(element, "dPr", "begChr", "(")
    right = _character(element, "dPr", "endChr", ")")
    middle = _character(element, "dPr", "sepChr", "|")
    return left + middle.join(text_of(child) for child in element.iterfind(M + "e")) + right


def _big_sign(element: etree._Element) -> str:
    sign = _character(element, "naryPr", "chr", "∫")
    below, above = _part(element, "sub"), _part(element, "sup")
    limits = (f"_{_grouped(below)}" if below else "") + (f"^{_grouped(above)}" if above else "")
    return f"{sign}{limits} {_part(element, 'e')}"


def _function(element: etree._Element) -> str:
    return f"{_part(element, 'fName')} {_grouped(_part(element, 'e'))}"


def _matrix(element: etree._Element) -> str:
    rows = (", ".join(map(text_of, row.iterfind(M + "e"))) for row in element.iterfind(M + "mr"))
    return "; ".join(rows)


def _lines(element: etree._Element) -> str:
    return "; ".join(map(text_of, _elements(element)))


def _elements(element: etree._Element) -> Iterator[etree._Element]:
    return element.iterfind(M + "e")


def _limit(element: etree._Element) -> str:
    return f"{_part(element, 'e')}_{_grouped(_part(element, 'lim'))}"


_HANDLERS = {
    M + "f": _fraction,
    M + "sSup": _power,
    M + "sSub": _index,
    M + "sSubSup": _index_and_power,
    M + "rad": _root,
    M + "d": _brackets,
    M + "nary": _big_sign,
    M + "func": _function,
    M + "m": _matrix,
    M + "eqArr": _lines,
    M + "limLow": _limit,
    M + "limUpp": _limit,
}
