"""Colours as style sheets write them: by name, as #RGB or #RRGGBB, as rgb()."""

import re

_NAMES = {
    "red": "FF0000", "darkred": "8B0000", "maroon": "800000", "crimson": "DC143C", "firebrick": "B22222",
    "orangered": "FF4500", "tomato": "FF6347", "orange": "FFA500", "darkorange": "FF8C00", "gold": "FFD700",
    "yellow": "FFFF00", "olive": "808000", "lime": "00FF00", "green": "008000", "darkgreen": "006400",
    "forestgreen": "228B22", "limegreen": "32CD32", "lightgreen": "90EE90", "seagreen": "2E8B57", "teal": "008080",
    "aqua": "00FFFF", "cyan": "00FFFF", "lightblue": "ADD8E6", "skyblue": "87CEEB", "dodgerblue": "1E90FF",
    "royalblue": "4169E1", "blue": "0000FF", "darkblue": "00008B", "navy": "000080", "purple": "800080",
    "indigo": "4B0082", "violet": "EE82EE", "fuchsia": "FF00FF", "magenta": "FF00FF", "pink": "FFC0CB",
    "hotpink": "FF69B4", "brown": "A52A2A", "chocolate": "D2691E", "gray": "808080", "grey": "808080",
    "silver": "C0C0C0", "lightgray": "D3D3D3", "lightgrey": "D3D3D3", "darkgray": "A9A9A9", "darkgrey": "A9A9A9",
    "lightyellow": "FFFFE0", "black": "000000", "white": "FFFFFF",
}  # fmt: skip
_HEX = re.compile(r"#?([0-9a-f]{6})(?:[0-9a-f]{2})?")
_SHORT_HEX = re.compile(r"#([0-9a-f])([0-9a-f])([0-9a-f])")
_RGB = re.compile(r"rgba?\(\s{0,9}(\d{1,3})[\s,]{1,9}(\d{1,3})[\s,]{1,9}(\d{1,3})[^)]{0,40}\)")


def color(value: str) -> str | None:
    """Return the colour as six upper-case hex digits, None for what is none: `inherit`, `windowtext`."""
    value = value.strip().lower()
    if value in _NAMES:
        return _NAMES[value]
    if match := _HEX.fullmatch(value):
        return match[1].upper()
    if match := _SHORT_HEX.fullmatch(value):
        return "".join(digit * 2 for digit in match.groups()).upper()
    if match := _RGB.fullmatch(value):
        return "".join(f"{min(int(part), 255):02X}" for part in match.groups())
    return None


def text_color(value: str) -> str | None:
    """Return the colour of text; black is what text is anyway."""
    found = color(value)
    return None if found == "000000" else found


def background(value: str) -> str | None:
    """Return the colour behind text; white is what paper is anyway."""
    found = color(value)
    return None if found == "FFFFFF" else found
