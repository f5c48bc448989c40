"""Percent: of a whole, off and on a price, as a share, as a change, and back to the whole."""

from collections.abc import Iterator
from fractions import Fraction

from generation.engines.computed import percent_chinese, percent_english
from generation.engines.computed.names import NAMES
from generation.engines.computed.orders import Family, Order
from generation.engines.computed.percent_rules import RULES, Quantities
from generation.engines.computed.percent_scenes import Scene
from generation.engines.computed.percent_statements import CALCULATIONS, STATEMENTS
from generation.engines.computed.values import Exercise, Language, Option, Selection, Shape, Slip, shown

_SCENES = {Language.ENGLISH: percent_english.SCENES, Language.CHINESE: percent_chinese.SCENES}
_WORKING = {Language.ENGLISH: percent_english.WORKING, Language.CHINESE: percent_chinese.WORKING}
_SLIPS = {Language.ENGLISH: percent_english.SLIPS, Language.CHINESE: percent_chinese.SLIPS}
_PERCENTAGE = Shape("{}%", places=1)
_ASKS_PERCENT = frozenset({"what_percent", "percent_rise", "percent_fall"})
_HARDER = frozenset({"before_off", "before_more", "fold_before", "percent_rise", "percent_fall"})
# The largest share, and the largest change that still sounds like everyday life.
_LARGEST_SHARE = 95
_LARGEST_CHANGE = 40
_LARGEST_FOLD = 50
_HALF = 50
_FOLD_DIGITS = "零一二三四五六七八九"
_TRIES = 40


def ask(order: Order) -> Exercise | None:
    scene = order.dealt(_scenes(order))
    quantities = _draw(order, scene)
    if quantities is None:
        return None
    rule = RULES[scene.rule]
    words = _words(order, scene, quantities)
    shape = _PERCENTAGE if scene.rule in _ASKS_PERCENT else scene.amount
    slips = [
        Slip(formula(quantities), _SLIPS[order.language][scene.rule][name].format_map(words))
        for name, formula in rule.slips.items()
    ]
    return Exercise(
        setting=scene.setting.format_map(words),
        question=scene.question.format_map(words),
        claim=scene.claim.format_map(words),
        answer=rule.answer(quantities),
        slips=tuple(slip for slip in slips if shape.fits(slip.value)),
        working=_WORKING[order.language][scene.rule].format_map(words),
        shape=shape,
    )


def select(order: Order) -> Selection | None:
    is_sale = order.topics & {"discount", "percent_off", "percent_more"}
    return _statements(order) if is_sale or order.rank % 2 else _calculations(order)


def _scenes(order: Order) -> list[Scene]:
    scenes = _SCENES[order.language]
    wanted = [scene for scene in scenes if _topics(scene) & order.topics]
    if wanted:
        return wanted
    return [scene for scene in scenes if order.level > 1 or scene.rule not in _HARDER]


def _topics(scene: Scene) -> set[str]:
    return {scene.rule, "discount"} if scene.is_discount else {scene.rule}


def _draw(order: Order, scene: Scene) -> Quantities | None:
    percents = list(_percents(order.level, scene))
    bases = _bases(order.level, scene)
    for _ in range(_TRIES):
        drawn = Quantities(Fraction(order.dice.choice(bases)), Fraction(order.dice.choice(percents)))
        if all(scene.amount.fits(value) for value in (drawn.part, drawn.less, drawn.more)):
            return drawn
    return None


def _percents(level: int, scene: Scene) -> Iterator[int]:
    largest = _LARGEST_SHARE if scene.rule in {"percent_of", "what_percent"} else _LARGEST_CHANGE
    if scene.rule.startswith("fold"):
        largest = _LARGEST_FOLD
    step = 5 if scene.rule.startswith("fold") else {1: 10, 2: 5}.get(level, 1)
    start = max(step, 4)
    yield from (percent for percent in range(start - start % step, largest + 1, step) if percent != _HALF)
    if level == 1 and largest > _HALF:
        yield from (25, 50)


def _bases(level: int, scene: Scene) -> range:
    low, high = scene.sizes
    rough = 10 ** max(0, len(str(high)) - 2)
    step = max(1, rough // {1: 1, 2: 2}.get(level, 5))
    return range(low + -low % step, high + 1, step)


def _words(order: Order, scene: Scene, drawn: Quantities) -> dict[str, str]:
    thing, _, doing = order.dice.choice(scene.things).partition("|")
    values = {"base": drawn.base, "part": drawn.part, "less": drawn.less, "more": drawn.more}
    numbers = {f"{name}_n": scene.amount.number(value, order.language) for name, value in values.items()}
    return {
        **{name: scene.amount.text(value, order.language) for name, value in values.items()},
        **numbers,
        "percent": shown(drawn.percent, order.language),
        "left": shown(100 - drawn.percent, order.language),
        "whole": shown(100 + drawn.percent, order.language),
        "fold": shown(drawn.fold, order.language),
        "fold_words": _fold_words(drawn.fold),
        "thing": thing,
        "doing": doing,
        "name": order.dice.choice(NAMES[order.language]),
        "answer": "{}",
    }


def _fold_words(fold: Fraction) -> str:
    """Return the fold as shops write it: 8 is 八, 8.5 is 八五."""
    whole, rest = divmod(fold * 10, 10)
    return _FOLD_DIGITS[int(whole)] + (_FOLD_DIGITS[int(rest)] if rest else "")


def _statements(order: Order) -> Selection | None:
    tables = [table for table in STATEMENTS[order.language] if table.rule in order.topics] or STATEMENTS[order.language]
    table = order.dealt(tables)
    scenes = [scene for scene in _SCENES[order.language] if scene.rule == table.rule and table.marks in scene.setting]
    scene = order.dice.choice(scenes)
    drawn = _draw(order, scene)
    # With 50 % a price and its half change places, and the wrong statements come true.
    if drawn is None or drawn.percent in {_HALF, drawn.part}:
        return None
    bare = drawn.base + (drawn.percent if table.rule == "percent_more" else -drawn.percent)
    if bare <= 0 or drawn.percent == drawn.less:
        return None
    words = _words(order, scene, drawn) | {
        "bare": scene.amount.text(bare, order.language),
        "percent_amount": scene.amount.text(drawn.percent, order.language),
    }
    return Selection(
        stem=scene.setting.format_map(words) + table.asks,
        right=tuple(Option(text.format_map(words), "") for text in table.right),
        wrong=tuple(Option(text.format_map(words), why.format_map(words)) for text, why in table.wrong),
        working=_WORKING[order.language][scene.rule].format_map(words),
    )


def _calculations(order: Order) -> Selection | None:
    base = Fraction(order.dice.choice(range(20, 400, 10 if order.level == 1 else 5)))
    step = 5 if order.level <= 2 else 2  # noqa: PLR2004 - the middle level
    percent = Fraction(order.dice.choice(range(10 if step == 5 else 4, 96, step)))  # noqa: PLR2004 - as above
    if percent in {10, _HALF} or base == percent:
        return None
    drawn = Quantities(base, percent)
    words = {
        "base": shown(base, order.language),
        "percent": shown(percent, order.language),
        "decimal": shown(percent / 100, order.language),
        "tenth": shown(percent / 10, order.language),
        "fraction": f"{(percent / 100).numerator}/{(percent / 100).denominator}",
        "part": shown(drawn.part, order.language),
    }
    texts = CALCULATIONS[order.language]
    return Selection(
        stem=texts.asks.format_map(words),
        right=tuple(Option(text.format_map(words), "") for text in texts.right),
        wrong=tuple(Option(text.format_map(words), why.format_map(words)) for text, why in texts.wrong),
        working=texts.working.format_map(words),
    )


PERCENT = Family("percent", ask, select)
