"""Numbers and dates as options show them, so that they can be put in order."""

import re
import unicodedata

_DIGITS = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"\u3007": 0, "两": 2}
_UNITS = {"十": 10, "百": 100, "千": 1000}
_LARGE = {"万": 10_000, "亿": 100_000_000}
_MONTH_NAMES = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
_MONTHS = {form: at for at, name in enumerate(_MONTH_NAMES, start=1) for form in (name, name[:3], name[:4])}
_CHINESE_NUMBER = re.compile("[零\u3007一二三四五六七八九十百千万亿两]+")
_CHINESE_DATE = re.compile(r"(\d{1,4})年(?:(\d{1,2})月(?:(\d{1,2})[日号])?)?")
_ISO_DATE = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})\s+([a-z]+)\.?,?\s+(\d{4})")
_MONTH_FIRST = re.compile(r"([a-z]+)\.?\s+(\d{1,2}),?\s+(\d{4})")
_FRACTION = re.compile(r"(-?\d+)\s*/\s*(\d+)")
_NUMBER = re.compile(r"-?\d+(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?")
_DATE_UNIT = "date"


def magnitude(text: str) -> tuple[str, float] | None:
    """Return the unit and the size of a number or date, None where the text is neither."""
    plain = unicodedata.normalize("NFKC", text).replace("−", "-").casefold().strip()
    return _date(plain) or _fraction(plain) or _arabic(plain) or _chinese(plain)


def _date(plain: str) -> tuple[str, float] | None:
    if found := _CHINESE_DATE.fullmatch(plain) or _ISO_DATE.fullmatch(plain):
        year, month, day = (int(part or 0) for part in found.groups())
    elif found := _DAY_FIRST.fullmatch(plain):
        year, month, day = int(found[3]), _MONTHS.get(found[2], 0), int(found[1])
    elif found := _MONTH_FIRST.fullmatch(plain):
        year, month, day = int(found[3]), _MONTHS.get(found[1], 0), int(found[2])
    else:
        return None
    return _DATE_UNIT, year * 10_000 + month * 100 + day


def _fraction(plain: str) -> tuple[str, float] | None:
    found = _FRACTION.fullmatch(plain)
    if not found or not int(found[2]):
        return None
    return "", int(found[1]) / int(found[2])


def _arabic(plain: str) -> tuple[str, float] | None:
    found = _NUMBER.search(plain)
    if not found or any(char.isdigit() for char in plain[found.end() :]):
        return None
    value = float(found[0].replace(",", ""))
    return plain[: found.start()].strip() + "|" + plain[found.end() :].strip(), value


def _chinese(plain: str) -> tuple[str, float] | None:
    found = _CHINESE_NUMBER.match(plain)
    if not found:
        return None
    return "|" + plain[found.end() :], chinese_number(found[0])


def chinese_number(text: str) -> int:
    """Return the value of a number in Chinese characters."""
    total = section = digit = 0
    for char in text:
        if char in _LARGE:
            total = (total + section + digit) * _LARGE[char]
            section = digit = 0
        elif char in _UNITS:
            section += (digit or 1) * _UNITS[char]
            digit = 0
        else:
            digit = digit * 10 + _DIGITS[char] if digit else _DIGITS[char]
    return total + section + digit
