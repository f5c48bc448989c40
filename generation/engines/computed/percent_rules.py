"""How each kind of percent exercise is worked out, and which slips it invites."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Quantities:
    """A base value, a percent of it, and what both make: the part that the percent is."""

    base: Fraction
    percent: Fraction

    @property
    def part(self) -> Fraction:
        return self.base * self.percent / 100

    @property
    def less(self) -> Fraction:
        return self.base - self.part

    @property
    def fold(self) -> Fraction:
        """What is still paid, in tenths: 打八折 is a fold of 8."""
        return (100 - self.percent) / 10

    @property
    def more(self) -> Fraction:
        return self.base + self.part


Formula = Callable[[Quantities], Fraction]


@dataclass(frozen=True, slots=True)
class Rule:
    """The answer, and the slips by name; their words are in the scenes' tables under the same names."""

    answer: Formula
    slips: dict[str, Formula]


RULES = {
    "percent_of": Rule(
        answer=lambda q: q.part,
        slips={
            "rest": lambda q: q.less,
            "tenth": lambda q: q.part / 10,
            "tenfold": lambda q: q.part * 10,
            "subtracted": lambda q: q.base - q.percent,
            "bare": lambda q: q.percent,
            "divided": lambda q: q.base / q.percent,
        },
    ),
    "percent_off": Rule(
        answer=lambda q: q.less,
        slips={
            "part": lambda q: q.part,
            "added": lambda q: q.more,
            "bare": lambda q: q.base - q.percent,
            "tenth": lambda q: q.base - q.part / 10,
            "twice": lambda q: q.less - q.less * q.percent / 100,
        },
    ),
    "percent_more": Rule(
        answer=lambda q: q.more,
        slips={
            "part": lambda q: q.part,
            "subtracted": lambda q: q.less,
            "bare": lambda q: q.base + q.percent,
            "tenth": lambda q: q.base + q.part / 10,
            "twice": lambda q: q.more + q.more * q.percent / 100,
        },
    ),
    "what_percent": Rule(
        answer=lambda q: q.percent,
        slips={
            "rest": lambda q: 100 - q.percent,
            "to_rest": lambda q: q.part / q.less * 100,
            "bare": lambda q: q.part,
            "difference": lambda q: q.less,
            "tenth": lambda q: q.percent / 10,
        },
    ),
    "percent_rise": Rule(
        answer=lambda q: q.percent,
        slips={
            "new_base": lambda q: q.part / q.more * 100,
            "bare": lambda q: q.part,
            "whole": lambda q: 100 + q.percent,
            "tenth": lambda q: q.percent / 10,
            "old_of_new": lambda q: q.base / q.more * 100,
        },
    ),
    "percent_fall": Rule(
        answer=lambda q: q.percent,
        slips={
            "new_base": lambda q: q.part / q.less * 100,
            "bare": lambda q: q.part,
            "left": lambda q: 100 - q.percent,
            "tenth": lambda q: q.percent / 10,
            "old_of_new": lambda q: q.base / q.less * 100,
        },
    ),
    "before_off": Rule(
        answer=lambda q: q.base,
        slips={
            "new_base": lambda q: q.less * (100 + q.percent) / 100,
            "again": lambda q: q.less * (100 - q.percent) / 100,
            "bare": lambda q: q.less + q.percent,
            "part": lambda q: q.less * q.percent / 100,
            "tenth": lambda q: q.less * (1000 + q.percent) / 1000,
            "whole": lambda q: q.less * 100 / q.percent,
        },
    ),
    "before_more": Rule(
        answer=lambda q: q.base,
        slips={
            "new_base": lambda q: q.more * (100 - q.percent) / 100,
            "again": lambda q: q.more * (100 + q.percent) / 100,
            "bare": lambda q: q.more - q.percent,
            "part": lambda q: q.more * q.percent / 100,
            "tenth": lambda q: q.more * (1000 - q.percent) / 1000,
        },
    ),
    # 打折: the fold says what is still paid, in tenths.
    "fold_off": Rule(
        answer=lambda q: q.less,
        slips={
            "part": lambda q: q.part,
            "added": lambda q: q.more,
            "fold_percent": lambda q: q.base * (100 - q.fold) / 100,
            "fold_bare": lambda q: q.base - q.fold,
            "tenth": lambda q: q.less / 10,
            "twice": lambda q: q.less * q.fold / 10,
        },
    ),
    "fold_before": Rule(
        answer=lambda q: q.base,
        slips={
            "again": lambda q: q.less * q.fold / 10,
            "new_base": lambda q: q.less * (100 + q.percent) / 100,
            "part": lambda q: q.less * q.percent / 100,
            "fold_bare": lambda q: q.less + q.fold,
            "whole": lambda q: q.less * 100 / q.percent,
        },
    ),
}
