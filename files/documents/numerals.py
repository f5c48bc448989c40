"""Numbers as Word writes them in lists: letters, Roman, Chinese counting, circled and the like."""

from collections.abc import Callable

_DIGITS = "〇一二三四五六七八九"
_UNITS = ("", "十", "百", "千")
_LEGAL_DIGITS = "零壹贰叁肆伍陆柒捌玖"
_LEGAL_UNITS = ("", "拾", "佰", "仟")
_STEMS = "甲乙丙丁戊己庚辛壬癸"
_BRANCHES = "子丑寅卯辰巳午未申酉戌亥"
_ROMAN = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
    (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip
_CIRCLED_LAST = 20
_ROMAN_LAST = 3999
_CHINESE_LAST = 9999
_LETTER_REPEATS = 30


def render(number: int, style: str) -> str:
    """Return the number in one of Word's styles (`w:numFmt`); styles unknown here count in digits."""
    return _STYLES.get(style, str)(number)


def _letters(number: int) -> str:
    """Count a, b … z, aa, bb: Word repeats the letter, it does not go on with ab."""
    if not 0 < number <= 26 * _LETTER_REPEATS:
        return str(number)
    repeats, letter = divmod(number - 1, 26)
    return chr(ord("a") + letter) * (repeats + 1)


def _roman(number: int) -> str:
    if not 0 < number <= _ROMAN_LAST:
        return str(number)
    text = ""
    for value, sign in _ROMAN:
        count, number = divmod(number, value)
        text += sign * count
    return text


def _counted(number: int, digits: str, units: tuple[str, ...], zero: str) -> str:
    """Write the number as it is spoken: 一百零五, 二十三."""
    if not 0 < number <= _CHINESE_LAST:
        return str(number) if number else zero
    text, pending_zero = "", False
    for place in range(3, -1, -1):
        digit = number // 10**place % 10
        if digit:
            text += (zero if pending_zero else "") + digits[digit] + units[place]
        pending_zero = bool(text) and (not digit)
    return text


def _chinese(number: int) -> str:
    text = _counted(number, _DIGITS, _UNITS, "零")
    # Ten to nineteen lose their leading one.
    return text[1:] if text.startswith("一十") else text


def _chinese_digits(number: int) -> str:
    return "".join(_DIGITS[int(digit)] if digit.isdigit() else digit for digit in str(number))


def _legal(number: int) -> str:
    return _counted(number, _LEGAL_DIGITS, _LEGAL_UNITS, "零")


def _circled(number: int) -> str:
    return chr(0x2460 + number - 1) if 0 < number <= _CIRCLED_LAST else str(number)


def _cycled(signs: str) -> Callable[[int], str]:
    return lambda number: signs[(number - 1) % len(signs)] if number > 0 else str(number)


def _full_width(number: int) -> str:
    return "".join(chr(ord(digit) + 0xFEE0) for digit in str(number))


def _ordinal(number: int) -> str:
    teens = number // 10 % 10 == 1
    return f"{number}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


_STYLES: dict[str, Callable[[int], str]] = {
    "none": lambda _: "",
    "decimalZero": lambda number: f"{number:02}",
    "lowerLetter": _letters,
    "upperLetter": lambda number: _letters(number).upper(),
    "lowerRoman": _roman,
    "upperRoman": lambda number: _roman(number).upper(),
    "chineseCounting": _chinese,
    "chineseCountingThousand": _chinese,
    "japaneseCounting": _chinese,
    "taiwaneseCounting": _chinese,
    "taiwaneseCountingThousand": _chinese,
    "ideographDigital": _chinese_digits,
    "japaneseDigitalTenThousand": _chinese_digits,
    "taiwaneseDigital": _chinese_digits,
    "chineseLegalSimplified": _legal,
    "ideographLegalTraditional": _legal,
    "ideographTraditional": _cycled(_STEMS),
    "ideographZodiac": _cycled(_BRANCHES),
    "decimalEnclosedCircle": _circled,
    "decimalEnclosedCircleChinese": _circled,
    "ideographEnclosedCircle": _circled,
    "decimalEnclosedParen": lambda number: f"({number})",
    "decimalEnclosedFullstop": lambda number: f"{number}.",
    "decimalFullWidth": _full_width,
    "decimalFullWidth2": _full_width,
    "numberInDash": lambda number: f"- {number} -",
    "ordinal": _ordinal,
}
