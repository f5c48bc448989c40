"""Conversions between metric units, and sums that need one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from generation.engines.computed.orders import Family, Order
from generation.engines.computed.unit_tables import MEASURED, UNITS, WRONG_RATIOS, Measured
from generation.engines.computed.values import Exercise, Language, Option, Selection, Shape, Slip, shown

QUANTITIES = tuple(dict.fromkeys(measured.quantity for measured in MEASURED))
_PLACES = 3
_SINGULARS = {"days": "day", "weeks": "week"}
# Conversions drawn for a question that shows four of them.
_DRAWS = 12


@dataclass(frozen=True, slots=True)
class _Words:
    question: str
    claim: str
    to_small: str
    to_large: str
    wrong_ratio: str
    wrong_way: str
    unchanged: str
    asks_all: str
    quantities: Mapping[str, str]


_WORDS = {
    Language.ENGLISH: _Words(
        question="How many {name} is that?",
        claim="That is {answer}.",
        to_small="1 {large} is {ratio} {small}, and {value} × {ratio} = {result}.",
        to_large="{ratio} {small} is 1 {large}, and {value} ÷ {ratio} = {result}.",
        wrong_ratio="took 1 {large} for {ratio} {small}",
        wrong_way="converted in the wrong direction",
        unchanged="changed the unit but not the number",
        asks_all="Which of these conversions of {quantity} are right?",
        quantities={
            "length": "lengths",
            "mass": "masses",
            "volume": "volumes",
            "time": "times",
            "area": "areas",
            "speed": "speeds",
        },
    ),
    Language.CHINESE: _Words(
        question="合多少{name}？",
        claim="合{answer}。",
        to_small="1{large} = {ratio}{small}，{value} × {ratio} = {result}。",
        to_large="{ratio}{small} = 1{large}，{value} ÷ {ratio} = {result}。",
        wrong_ratio="误以为1{large} = {ratio}{small}",
        wrong_way="换算的方向弄反了",
        unchanged="只换了单位，没有换算数值",
        asks_all="下列{quantity}单位的换算，正确的有哪些？",
        quantities={
            "length": "长度",
            "mass": "质量",
            "volume": "体积和容积",
            "time": "时间",
            "area": "面积",
            "speed": "速度",
        },
    ),
}


@dataclass(frozen=True, slots=True)
class _Conversion:
    """A value on its way from one unit to another; `is_down` where it goes to the smaller one."""

    measured: Measured
    language: Language
    value: Fraction
    is_down: bool

    @property
    def ratio(self) -> Fraction:
        return UNITS[self.measured.large].size / UNITS[self.measured.small].size

    @property
    def result(self) -> Fraction:
        return self.with_ratio(self.ratio)

    def with_ratio(self, ratio: Fraction) -> Fraction:
        return self.value * ratio if self.is_down else self.value / ratio

    def wrong_ratios(self) -> Iterator[Fraction]:
        return map(Fraction, WRONG_RATIOS[f"{self.measured.quantity} {self.ratio}"])

    def words(self, ratio: Fraction) -> dict[str, str]:
        target = self._ends()[1]
        return {
            "large": _one(self.measured.large, self.language),
            "small": unit_text(self.measured.small, self.language),
            "ratio": shown(ratio, self.language),
            "value": shown(self.value, self.language),
            "result": shown(self.result, self.language),
            "name": UNITS[target].name if self.language is Language.ENGLISH else UNITS[target].chinese,
            "answer": "{}",
        }

    def source(self) -> Shape:
        return unit_shape(self._ends()[0], self.language)

    def target(self) -> Shape:
        return unit_shape(self._ends()[1], self.language)

    def _ends(self) -> tuple[str, str]:
        ends = (self.measured.large, self.measured.small)
        return ends if self.is_down else (ends[1], ends[0])

    def slips(self) -> list[Slip]:
        words = _WORDS[self.language]
        slips = [
            Slip(self.with_ratio(ratio), words.wrong_ratio.format_map(self.words(ratio)))
            for ratio in self.wrong_ratios()
        ]
        turned = self.value / self.ratio if self.is_down else self.value * self.ratio
        slips += [Slip(turned, words.wrong_way), Slip(self.value, words.unchanged)]
        return [slip for slip in slips if self.target().fits(slip.value)]


def unit_text(unit: str, language: Language) -> str:
    return UNITS[unit].symbol if language is Language.ENGLISH else UNITS[unit].chinese


def _one(unit: str, language: Language) -> str:
    text = unit_text(unit, language)
    return _SINGULARS.get(text, text)


def unit_shape(unit: str, language: Language) -> Shape:
    gap = " " if language is Language.ENGLISH else ""
    return Shape(f"{{}}{gap}{unit_text(unit, language)}", places=_PLACES)


def ask(order: Order) -> Exercise | None:
    conversion = _draw(order, order.dealt(_measured(order)))
    if not conversion.target().fits(conversion.result):
        return None
    words = _WORDS[order.language]
    told = conversion.words(conversion.ratio)
    setting = order.dice.choice(conversion.measured.texts(order.language))
    return Exercise(
        setting=setting.format(value=conversion.source().text(conversion.value, order.language)),
        question=words.question.format_map(told),
        claim=words.claim.format_map(told),
        answer=conversion.result,
        slips=tuple(conversion.slips()),
        working=(words.to_small if conversion.is_down else words.to_large).format_map(told),
        shape=conversion.target(),
    )


def select(order: Order) -> Selection | None:
    """Conversions of one quantity, right and wrong."""
    quantity = order.dealt(order.narrowed(QUANTITIES))
    words = _WORDS[order.language]
    right: list[Option] = []
    wrong: list[Option] = []
    sources: set[str] = set()
    for _ in range(_DRAWS):
        conversion = _draw(order, order.dice.choice(_measured(order, quantity)))
        source = conversion.source().text(conversion.value, order.language)
        if source in sources or not conversion.target().fits(conversion.result):
            continue
        sources.add(source)
        slips = [slip for slip in conversion.slips() if slip.value != conversion.result]
        if slips and len(wrong) < len(right):
            slip = order.dice.choice(slips)
            wrong.append(Option(f"{source} = {conversion.target().text(slip.value, order.language)}", slip.why))
        else:
            right.append(Option(f"{source} = {conversion.target().text(conversion.result, order.language)}", ""))
    return Selection(words.asks_all.format(quantity=words.quantities[quantity]), tuple(right), tuple(wrong))


def _measured(order: Order, *quantities: str) -> list[Measured]:
    wanted = quantities or order.narrowed(QUANTITIES)
    fitting = [measured for measured in MEASURED if measured.quantity in wanted]
    return [measured for measured in fitting if measured.level <= order.level] or fitting


def _draw(order: Order, measured: Measured) -> _Conversion:
    steps = (measured.high - measured.low) / measured.step
    large = measured.low + measured.step * order.dice.randint(0, int(steps))
    is_down = order.dice.random() < 0.5  # noqa: PLR2004 - either way
    ratio = UNITS[measured.large].size / UNITS[measured.small].size
    return _Conversion(measured, order.language, large if is_down else large * ratio, is_down)


UNIT_CONVERSION = Family("units", ask, select)
