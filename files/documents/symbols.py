"""What the signs of Word's symbol fonts look like, in characters that any font has."""

_WINGDINGS = {
    0x52: "☼", 0x6C: "●", 0x6E: "■", 0x6F: "□", 0x71: "❑", 0x72: "❒", 0x75: "◆", 0x76: "❖", 0xA1: "○", 0xA8: "□",
    0xA7: "▪", 0xAB: "★", 0xD8: "➢", 0xE0: "→", 0xE8: "➔", 0xF0: "⇨", 0xFB: "✗", 0xFC: "✓", 0xFD: "☒", 0xFE: "☑",
}  # fmt: skip
_WINGDINGS_2 = {0x4F: "✗", 0x50: "✓", 0x51: "☒", 0x52: "☑", 0x53: "☒", 0x54: "☒", 0x97: "●", 0xA3: "□"}
_SYMBOL = {
    0x61: "α", 0x62: "β", 0x63: "χ", 0x64: "δ", 0x65: "ε", 0x66: "φ", 0x67: "γ", 0x68: "η", 0x69: "ι", 0x6A: "ϕ",  # noqa: RUF001 - these signs are meant
    0x6B: "κ", 0x6C: "λ", 0x6D: "μ", 0x6E: "ν", 0x70: "π", 0x71: "θ", 0x72: "ρ", 0x73: "σ", 0x74: "τ", 0x77: "ω",  # noqa: RUF001 - these signs are meant
    0x78: "ξ", 0x79: "ψ", 0x7A: "ζ", 0x44: "Δ", 0x47: "Γ", 0x4C: "Λ", 0x50: "Π", 0x51: "Θ", 0x53: "Σ", 0x57: "Ω",
    0xA3: "≤", 0xA5: "∞", 0xAC: "←", 0xAE: "→", 0xB0: "°", 0xB1: "±", 0xB3: "≥", 0xB4: "×", 0xB7: "•", 0xB8: "÷",
    0xB9: "≠", 0xBB: "≈", 0xC5: "⊕", 0xC7: "∩", 0xC8: "∪", 0xCC: "⊂", 0xCE: "∈", 0xD0: "∠", 0xD6: "√", 0xDE: "⇒",  # noqa: RUF001 - these signs are meant
}  # fmt: skip
_FONTS = {"wingdings": _WINGDINGS, "wingdings 2": _WINGDINGS_2, "symbol": _SYMBOL}
_PRIVATE_AREA = 0xF000


def symbol(code: int, font: str) -> str:
    """Return the sign's look, an empty string for one that no table knows."""
    signs = _FONTS.get(font.lower())
    low = code - _PRIVATE_AREA if code >= _PRIVATE_AREA else code
    if signs is not None:
        return signs.get(low, "")
    return "" if 0xE000 <= code <= 0xF8FF or not 0x20 <= code < 0xD800 else chr(code)  # noqa: PLR2004 - Unicode's areas


def is_symbol_font(font: str) -> bool:
    return font.lower() in _FONTS


def in_font(text: str, font: str) -> str:
    """Return what a text looks like that is set in one of these fonts; what is of another script stays as it is."""
    return "".join(
        sign if sign.isspace() or "\u0100" <= sign < "\ue000" else _shown(sign, font.lower()) for sign in text
    )


def bullet(text: str, font: str) -> str:
    """Return the bullet of a list level as any font can show it."""
    if len(text) != 1:
        return text
    if text == "o" and font.lower().startswith("courier"):
        return "◦"
    in_symbol_font = font.lower() in _FONTS
    if in_symbol_font or 0xE000 <= ord(text) <= 0xF8FF:  # noqa: PLR2004 - Unicode's private area
        return symbol(ord(text), font) or "•"
    return text


def _shown(sign: str, font: str) -> str:
    return symbol(ord(sign), font) or (sign if font == "symbol" and sign < "\ue000" else "")
