"""The answers worked out once more, from the words of the question alone and by other means than the generator's."""

import re
from fractions import Fraction

import pint

_NUMBER = r"−?\d[\d,]*(?:\.\d+)?"
_FOLD = re.compile("打([一二三四五六七八九])([一二三四五六七八九]?)折")
_FALL = re.compile(r"reduced by|lost|fallen by|% less|降价|减少|节约|缩短")
_RISE = re.compile(r"risen by|pay rise|price rise|% more|grows by|涨价|上涨|增加|增高|多\d+%")
_BACK = re.compile(r"[Bb]efore the|[Ll]ast year|[Ii]n spring|原价是|打折前|降价前|涨价前|去年有")
_UNITS = pint.UnitRegistry(non_int_type=Fraction)
_CHINESE_UNITS = {
    "毫米": "mm", "厘米": "cm", "分米": "dm", "米": "m", "千米": "km",
    "毫克": "mg", "克": "g", "千克": "kg", "吨": "metric_ton",
    "毫升": "mL", "升": "L", "立方厘米": "cm**3", "立方分米": "dm**3", "立方米": "m**3",
    "秒": "second", "分钟": "minute", "小时": "hour", "天": "day", "周": "week",
    "平方厘米": "cm**2", "平方分米": "dm**2", "平方米": "m**2", "公顷": "hectare", "平方千米": "km**2",
    "米/秒": "m/s", "千米/时": "km/hour",
}  # fmt: skip
_ENGLISH_UNITS = {
    "t": "metric_ton", "s": "second", "min": "minute", "h": "hour", "days": "day", "weeks": "week",
    "cm³": "cm**3", "dm³": "dm**3", "m³": "m**3", "cm²": "cm**2", "dm²": "dm**2", "m²": "m**2",
    "km²": "km**2", "ha": "hectare", "km/h": "km/hour",
}  # fmt: skip
_SIDE = r"(?:−?\d+\(x [+−] \d+\)|−?\d*x(?: [+−] \d+)?|−?\d+(?:[./]\d+)?)"
_EQUATION = re.compile(f"{_SIDE} = {_SIDE}")
_QUANTITY = re.compile(rf"({_NUMBER}) ?([a-zA-Z]+[²³]?(?:/[sh])?|[\u4e00-\u9fff/]+)")


def number(text):
    """The one number of a text, a fraction too."""
    found = re.search(rf"({_NUMBER})(?:/(\d+))?", text)
    value = Fraction(found[1].replace(",", "").replace("−", "-"))
    return value / int(found[2]) if found[2] else value


def numbers(text):
    return [Fraction(found.replace(",", "").replace("−", "-")) for found in re.findall(_NUMBER, text)]


def parted(stem):
    """The stem's setting, and its last sentence: what it asks or claims."""
    parts = re.split(r"(?<=[.?!]) |(?<=[。？])", stem.strip())
    parts = [part for part in parts if part]
    return " ".join(parts[:-1]), parts[-1]


def percent(setting, asked):
    """The answer of a percent exercise, from its setting and what is asked or claimed."""
    setting = re.sub(r"\b(?:in|By) 20[12]0\b", "", setting)
    amounts = numbers(re.sub(r"\d+%", "", setting))
    if re.search("%|percentage|百分之几", asked):
        if re.search("is that|of the total|of the price|[Oo]f the answers|占", asked):
            return min(amounts) / max(amounts) * 100
        return abs(amounts[1] - amounts[0]) / amounts[0] * 100
    return amounts[0] / _share(setting) if _BACK.search(asked) else amounts[0] * _share(setting)


def _share(setting):
    if fold := _FOLD.search(setting):
        digits = "零一二三四五六七八九"
        return Fraction(digits.index(fold[1]), 10) + Fraction(digits.index(fold[2] or "零"), 100)
    rate = Fraction(re.search(r"(\d+)%", setting)[1]) / 100
    if _FALL.search(setting):
        return 1 - rate
    return 1 + rate if _RISE.search(setting) else rate


def quantity(text):
    """The measured value that stands in a text."""
    found = next(match for match in _QUANTITY.finditer(text) if _unit(match[2]))
    return Fraction(found[1].replace(",", "")) * _UNITS.Quantity(Fraction(1), _unit(found[2]))


def _unit(text):
    if text.isascii() or text[-1] in "²³":
        return _ENGLISH_UNITS.get(
            text, text if text in {"mm", "cm", "dm", "m", "km", "mg", "g", "kg", "mL", "L", "m/s"} else None
        )
    fitting = [name for name in _CHINESE_UNITS if text.startswith(name)]
    return _CHINESE_UNITS[max(fitting, key=len)] if fitting else None


def same_quantity(first, second):
    return (first - second.to(first.units)).magnitude == 0


def side(text, x):
    """The value of one side of an equation."""
    if found := re.fullmatch(r"(−?\d+)\(x ([+−]) (\d+)\)", text):
        inner = x + int(found[3]) if found[2] == "+" else x - int(found[3])
        return number(found[1]) * inner
    total = Fraction(0)
    for sign, figures, unknown in re.findall(r"([+−]?) ?(\d*)(x?)", text):
        if figures or unknown:
            value = int(figures or 1) * (x if unknown else 1)
            total += -value if sign == "−" else value
    return total


def holds(equation, x):
    left, right = equation.split(" = ")
    return side(left, x) == side(right, x)


def equations_in(text):
    """The equation of a text that asks for its solution, and the value of x that the text claims, if it does."""
    found = [match[0] for match in _EQUATION.finditer(text)]
    claimed = [equation for equation in found if re.fullmatch("x = [−0-9./]+", equation)]
    asked = [equation for equation in found if equation not in claimed]
    return (asked or [None])[0], (claimed or [None])[0]


def story_holds(told, x):
    """Whether x of the one makes the whole of the other, in a story of a start, a rate and a total."""
    first, second = numbers(told)[:2]
    rate, start = (first, second) if re.search("thinks of|想了一个数", told) else (second, first)
    return start + rate * x == max(numbers(told))


def common_divisor(a, b):
    return max(factor for factor in range(1, min(a, b) + 1) if not a % factor and not b % factor)


def common_multiple(a, b):
    multiple = a
    while multiple % b:
        multiple += a
    return multiple
