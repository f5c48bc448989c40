"""The styles of automatic numbers that the older Word formats give by a number (`nfc`), by the names that docx has."""

_NAMES = (
    "decimal", "upperRoman", "lowerRoman", "upperLetter", "lowerLetter", "ordinal", "cardinalText", "ordinalText",
    "hex", "chicago", "ideographDigital", "japaneseCounting", "aiueo", "iroha", "decimalFullWidth", "decimalHalfWidth",
    "japaneseLegal", "japaneseDigitalTenThousand", "decimalEnclosedCircle", "decimalFullWidth2", "aiueoFullWidth",
    "irohaFullWidth", "decimalZero", "bullet", "ganada", "chosung", "decimalEnclosedFullstop", "decimalEnclosedParen",
    "decimalEnclosedCircleChinese", "ideographEnclosedCircle", "ideographTraditional", "ideographZodiac",
    "ideographZodiacTraditional", "taiwaneseCounting", "ideographLegalTraditional", "taiwaneseCountingThousand",
    "taiwaneseDigital", "chineseCounting", "chineseLegalSimplified", "chineseCountingThousand",
)  # fmt: skip
_NONE = 255


def number_format(code: int) -> str:
    """Return the name of the style; digits for one that no list knows."""
    if code == _NONE:
        return "none"
    return _NAMES[code] if 0 <= code < len(_NAMES) else "decimal"
