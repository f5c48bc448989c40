"""The look of characters in a binary Word file: what each modifier makes of it."""

import struct
from collections.abc import Callable
from dataclasses import dataclass, replace

from files.documents.doc_sprms import Sprm, modifiers

_AS_STYLE = 0x80
_UNLIKE_STYLE = 0x81
_SUPERSCRIPT = 1
_AUTOMATIC = 0xFF
_COLORS = (
    None, None, "0000FF", "00FFFF", "00FF00", "FF00FF", "FF0000", "FFFF00", "FFFFFF",
    "000080", "008080", "008000", "800080", "800000", "808000", "808080", "C0C0C0",
)  # fmt: skip
_BLACK = 1
_SWITCHES = {
    Sprm.BOLD: "bold",
    Sprm.ITALIC: "italic",
    Sprm.STRIKE: "strike",
    Sprm.DOUBLE_STRIKE: "double_strike",
    Sprm.HIDDEN: "hidden",
    Sprm.DELETED: "deleted",
    Sprm.SPECIAL: "special",
}


@dataclass(frozen=True, slots=True)
class Look:
    """How characters look. `special` ones stand for something else, `symbol` is a font's number and a sign in it."""

    bold: bool = False
    italic: bool = False
    underline: bool = False
    strike: bool = False
    double_strike: bool = False
    color: str | None = None
    highlight: str | None = None
    shading: str | None = None
    hidden: bool = False
    deleted: bool = False
    special: bool = False
    raised: bool = False
    font: int | None = None
    symbol: tuple[int, int] | None = None

    @property
    def is_seen(self) -> bool:
        return not (self.hidden or self.deleted)


def changed(base: Look, data: bytes, style_look: Callable[[int], Look] | None = None) -> Look:
    """Return the look that the modifiers make of the base; `style_look` lays a character style over the base."""
    changes: dict[str, object] = {}
    for code, operand in modifiers(data):
        if name := _SWITCHES.get(code):  # type: ignore[call-overload]  # any number may stand in the file
            changes[name] = _switched(operand[0], is_on=getattr(base, name))
        elif code == Sprm.CHARACTER_STYLE and style_look is not None:
            base = style_look(int.from_bytes(operand, "little"))
        elif code == Sprm.PLAIN:
            changes = {name: value for name, value in changes.items() if name in {"special", "deleted", "symbol"}}
        elif code in _VALUES:
            name, value_of = _VALUES[code]
            changes[name] = value_of(operand)
    return replace(base, **changes) if changes else base  # type: ignore[arg-type]  # the tables name the fields


def _switched(operand: int, *, is_on: bool) -> bool:
    if operand == _AS_STYLE:
        return is_on
    return not is_on if operand == _UNLIKE_STYLE else operand != 0


def _indexed(operand: bytes) -> str | None:
    return _COLORS[operand[0]] if operand[0] < len(_COLORS) else None


def _highlight(operand: bytes) -> str | None:
    return "000000" if operand[0] == _BLACK else _indexed(operand)


def _color(operand: bytes) -> str | None:
    """Black is what text is anyway, and automatic as a rule."""
    return None if operand[3] == _AUTOMATIC or not any(operand[:3]) else operand[:3].hex().upper()


def _fill(operand: bytes) -> str | None:
    color = _color(operand[4:8]) if len(operand) >= 8 else None  # noqa: PLR2004 - two colours of four bytes
    return None if color == "FFFFFF" else color


def _old_fill(operand: bytes) -> str | None:
    color = _indexed(bytes([int.from_bytes(operand, "little") >> 5 & 31]))
    return None if color == "FFFFFF" else color


_VALUES: dict[int, tuple[str, Callable[[bytes], object]]] = {
    Sprm.UNDERLINE: ("underline", lambda operand: operand[0] != 0),
    Sprm.COLOR_INDEX: ("color", _indexed),
    Sprm.COLOR: ("color", _color),
    Sprm.HIGHLIGHT: ("highlight", _highlight),
    Sprm.SHADING: ("shading", _fill),
    Sprm.OLD_SHADING: ("shading", _old_fill),
    Sprm.RAISED: ("raised", lambda operand: operand[0] == _SUPERSCRIPT),
    Sprm.FONT: ("font", lambda operand: int.from_bytes(operand, "little")),
    Sprm.SYMBOL: ("symbol", lambda operand: struct.unpack("<HH", operand)),
}
