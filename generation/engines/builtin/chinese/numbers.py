"""Chinese questions on amounts, limits and terms of days, and how a number is made wrong believably."""

import re
from collections.abc import Iterator

from generation.checks.magnitudes import chinese_number
from generation.engines.builtin.chinese.reading import Reading
from generation.engines.builtin.material import Candidate
from generation.questions import BLANK, QuestionType

_DIGITS = "零一二三四五六七八九"
_NUMERAL = r"(?:[一二三四五六七八九十百千万两]+|\d+(?:\.\d+)?万?)"
_UNIT = (
    r"(?:个工作日|个月|个小时|周岁|年|月|日|天|小时|分钟|秒|元|倍|%|\uff05|人|米|厘米|毫米|公里|千米|岁|千克|公斤|克|吨|℃|种|"
    r"平方米|立方米|毫升|升|名)"
)
_RANGE = re.compile(rf"(?P<low>{_NUMERAL})(?P<unit>{_UNIT})以上(?P<high>{_NUMERAL})(?P=unit)以下")
_AMOUNT = re.compile(rf"(?P<number>{_NUMERAL})(?P<unit>{_UNIT})")
_COUNTERS = ("种", "名", "人")
_WANTED = 3
_FACTORS = (2.0, 0.5, 3.0, 1.5, 5.0)
_RANGE_FACTORS = (2, 10, 5)
_LEAST_VALUE = 2
_PAIR = 2
_HUNDRED, _THOUSAND, _MYRIAD, _LONG_FIGURE = 100, 1_000, 10_000, 100_000
# Terms of days and small counts move by steps, sums of money by factors.
_DAYS, _SMALL, _TINY = 30, 12, 6


def candidates(reading: Reading) -> Iterator[Candidate]:
    for number in reading.sound:
        sentence = reading.sentences[number]
        found = amount(sentence.text)
        wrong = others(found) if found else []
        if found is None or len(wrong) < _WANTED:
            continue
        left, right = found.span()
        stem = f"{reading.basis}{sentence.text[:left]}{BLANK}{sentence.text[right:]}"
        source = (sentence.statement,)
        worth = reading.worth(number) + 1.0
        focus = f"{stem}|{found[0]}"
        yield Candidate(
            "number", QuestionType.SINGLE_CHOICE, stem, (found[0],), tuple(wrong[:_WANTED]), source, focus, worth
        )
        yield Candidate("number", QuestionType.MULTIPLE_BLANK, stem, (found[0],), (), source, focus, worth)


def amount(text: str) -> re.Match[str] | None:
    """Return the one range or number with a unit that stands in the text, None where there is none or several."""
    ranges = list(_RANGE.finditer(text))
    if ranges:
        return ranges[0] if len(ranges) == 1 else None
    found = [match for match in _AMOUNT.finditer(text) if _counts(match, text)]
    # What the sentence lists behind its number is counted out in it: another number shows itself to be wrong.
    if found and found[0]["unit"] in _COUNTERS and "、" in text[found[0].end() :]:
        return None
    return found[0] if len(found) == 1 and len(list(_AMOUNT.finditer(text))) == 1 else None


def _counts(match: re.Match[str], text: str) -> bool:
    """Tell whether a number measures: "一种" and "第三条" and the date of a law do not."""
    before = text[match.start() - 1 : match.start()]
    is_date = match["unit"] in ("年", "月", "日") and re.search(r"\d", match["number"]) is not None
    return before not in ("第", "每", "之") and not is_date and value(match["number"]) >= _LEAST_VALUE


def others(match: re.Match[str]) -> list[str]:
    """Return believable wrong amounts, written like the right one."""
    groups = match.groupdict()
    if "low" in groups:
        low, high = value(groups["low"]), value(groups["high"])
        lower, unit = groups["low"], groups["unit"]
        scaled = [
            (low * 2, high * 2),
            (low * 5, high * 5),
            (low / 2, high / 2),
            (low * 10, high * 10),
            (low * 2, high * 3),
        ]
        if low <= _DAYS and unit != "元":
            scaled = [(low + 5, high + 5), (low * 2, high * 2), (low + 10, high + 10), (low + 3, high + 10)]
        whole = [(one, other) for one, other in scaled if one == int(one) and other == int(other)]
        return [f"{_like(lower, one)}{unit}以上{_like(lower, other)}{unit}以下" for one, other in whole]
    size = value(groups["number"])
    if size <= _SMALL and groups["unit"] not in ("元", "%", "\uff05"):
        near = (
            [size + 1, size + 2, size - 1, size + 3, size - 2]
            if size < _TINY
            else [size + 5, size * 2, size - 3, size + 3]
        )
    else:
        shift = int(size) % len(_FACTORS)
        near = [size * factor for factor in _FACTORS[shift:] + _FACTORS[:shift]]
    if groups["unit"] in ("%", "\uff05"):
        near = [one for one in near if one < _HUNDRED]
    sound = [one for one in near if one >= 1 and one != size and (one == int(one) or "." in groups["number"])]
    return [f"{_like(groups['number'], one)}{groups['unit']}" for one in dict.fromkeys(sound)]


def value(written: str) -> float:
    if written[0].isdigit():
        return float(written.rstrip("万")) * (10_000 if written.endswith("万") else 1)
    return float(chinese_number(written))


def _like(written: str, size: float) -> str:
    if not written[0].isdigit():
        return "两" if int(size) == _PAIR else numeral(int(size))
    if written.endswith("万"):
        return f"{size / 10_000:g}万"
    return f"{size:g}" if size < _LONG_FIGURE else str(int(size))


def numeral(size: int) -> str:
    """Write a whole number below a hundred million in Chinese characters."""
    if size >= _MYRIAD:
        rest = size % _MYRIAD
        gap = "零" if 0 < rest < _THOUSAND else ""
        return numeral(size // _MYRIAD) + "万" + gap + (numeral(rest) if rest else "")
    text, pending = "", False
    for unit, name in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit, size = divmod(size, unit)
        if digit:
            text += ("零" if pending and text else "") + _DIGITS[digit] + name
        pending = not digit
    return text[1:] if text.startswith("一十") else text
