"""The lists of a binary Word file as its tables define them."""

import struct
from dataclasses import replace

from files.documents.doc_looks import Look, changed
from files.documents.lists import LEVELS, Level, Lists

_DEFINITION_SIZE = 28
_USE_SIZE = 16
_LEVEL_SIZE = 28
_MAX_LISTS = 10_000
_LONGEST_MARKER = 200
_NO_STYLE = 0xFFF
_PLACEHOLDERS = frozenset(map(chr, range(LEVELS)))
_SIMPLE = 0x01
_LEGAL = 0x04
_RESTARTS_LESS = 0x08
_STARTS_ANEW = 0x10
_LOOKS_OTHERWISE = 0x20
_NONE = 255
_STYLES = (
    "decimal", "upperRoman", "lowerRoman", "upperLetter", "lowerLetter", "ordinal", "cardinalText", "ordinalText",
    "hex", "chicago", "ideographDigital", "japaneseCounting", "aiueo", "iroha", "decimalFullWidth",
    "decimalHalfWidth", "japaneseLegal", "japaneseDigitalTenThousand", "decimalEnclosedCircle",
    "decimalFullWidth2", "aiueoFullWidth", "irohaFullWidth", "decimalZero", "bullet", "ganada", "chosung",
    "decimalEnclosedFullstop", "decimalEnclosedParen", "decimalEnclosedCircleChinese", "ideographEnclosedCircle",
    "ideographTraditional", "ideographZodiac", "ideographZodiacTraditional", "taiwaneseCounting",
    "ideographLegalTraditional", "taiwaneseCountingThousand", "taiwaneseDigital", "chineseCounting",
    "chineseLegalSimplified", "chineseCountingThousand",
)  # fmt: skip
_FURTHER_STYLES = {57: "numberInDash", _NONE: "none"}


def load(table: bytes, definitions: int, uses: bytes, fonts: list[str]) -> Lists:
    """Return the lists. What of them is damaged is left out: their paragraphs are then read without numbers.

    `definitions` is where the definitions begin: their levels follow them without counting to their size.
    """
    lists = Lists()
    try:
        _define(lists, table, definitions, fonts)
        _use(lists, uses, fonts)
    except (struct.error, IndexError):
        return lists
    return lists


def _define(lists: Lists, table: bytes, place: int, fonts: list[str]) -> None:
    count = min(max(struct.unpack_from("<h", table, place)[0], 0), _MAX_LISTS)
    heads = [struct.unpack_from("<i4x9HBx", table, place + 2 + _DEFINITION_SIZE * index) for index in range(count)]
    place += 2 + _DEFINITION_SIZE * count
    for key, *styles, flags in heads:
        levels: dict[int, Level] = {}
        for number in range(1 if flags & _SIMPLE else LEVELS):
            level, place = _level(table, place, fonts)
            style = None if styles[number] == _NO_STYLE else str(styles[number])
            levels[number] = replace(level, paragraph_style=style)
        lists.define(str(key), levels)


def _use(lists: Lists, uses: bytes, fonts: list[str]) -> None:
    count = min(max(struct.unpack_from("<i", uses)[0], 0), _MAX_LISTS)
    heads = [struct.unpack_from("<i8xB3x", uses, 4 + _USE_SIZE * index) for index in range(count)]
    for number, (definition, _) in enumerate(heads, 1):
        lists.add(str(number), str(definition))
    place = 4 + _USE_SIZE * count
    for number, (_, overrides) in enumerate(heads, 1):
        place += 4
        for _ in range(overrides):
            place = _override(lists, str(number), uses, place, fonts)


def _override(lists: Lists, number_id: str, data: bytes, place: int, fonts: list[str]) -> int:
    """Take in one override, and return where the next one begins."""
    start, flags = struct.unpack_from("<iI", data, place)
    place += 8
    number = flags & 15
    own = lists.levels(number_id).get(number)
    if flags & _LOOKS_OTHERWISE:
        level, place = _level(data, place, fonts)
        own = replace(level, paragraph_style=own.paragraph_style if own else None)
    elif flags & _STARTS_ANEW and own is not None:
        own = replace(own, start=start)
    if own is not None and number < LEVELS:
        lists.override(number_id, number, own, restarts=bool(flags & _STARTS_ANEW))
    return place


def _level(data: bytes, place: int, fonts: list[str]) -> tuple[Level, int]:
    """Return the level that is written here, and where it ends."""
    start, number_style, flags = struct.unpack_from("<iBB", data, place)
    marks = data[place + 6 : place + 15]
    look_size, paragraph_size, restart_limit = struct.unpack_from("<BBB", data, place + 24)
    place += _LEVEL_SIZE + paragraph_size
    font = changed(Look(), data[place : place + look_size]).font
    place += look_size
    size = struct.unpack_from("<H", data, place)[0]
    letters = list(data[place + 2 : place + 2 + 2 * size].decode("utf-16-le", "replace"))
    for mark in marks:
        if 0 < mark <= len(letters) and letters[mark - 1] in _PLACEHOLDERS:
            letters[mark - 1] = f"%{ord(letters[mark - 1]) + 1}"
    level = Level(
        start=start,
        style=_style(number_style),
        text="".join(letters[:_LONGEST_MARKER]),
        font=fonts[font] if font is not None and font < len(fonts) else "",
        restarts_after=restart_limit if flags & _RESTARTS_LESS else None,
        legal=bool(flags & _LEGAL),
    )
    return level, place + 2 + 2 * size


def _style(number: int) -> str:
    return _STYLES[number] if number < len(_STYLES) else _FURTHER_STYLES.get(number, "decimal")
