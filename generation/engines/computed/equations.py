"""Linear equations in one unknown: bare ones, and those that a story hides."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from generation.engines.computed.equation_stories import STORIES
from generation.engines.computed.equation_words import WORDS, Words
from generation.engines.computed.names import NAMES
from generation.engines.computed.orders import Family, Order
from generation.engines.computed.values import Exercise, Language, Option, Selection, Shape, Slip, shown

_UNKNOWN = Shape("x = {}", places=1, signed=True)
_DRAWS = 12
_HARD = 3
_FORMS = {1: ("plain",), 2: ("plain", "plain", "bracket"), 3: ("plain", "bracket", "both")}


@dataclass(frozen=True, slots=True)
class Equation:
    """a·x + b = c·x + d; with a `bracket`, a·(x + b) = c·x + d. `a` is neither 0 nor `c`."""

    a: int
    b: int
    c: int
    d: int
    bracket: bool = False

    @property
    def constant(self) -> int:
        """What stands on the left beside the x once the bracket is gone."""
        return self.a * self.b if self.bracket else self.b

    @property
    def solution(self) -> Fraction:
        return Fraction(self.d - self.constant, self.a - self.c)

    def text(self) -> str:
        left = f"{self.a}({_sum(1, self.b)})" if self.bracket else _sum(self.a, self.b)
        return f"{left} = {_sum(self.c, self.d)}"

    def slips(self) -> Iterator[tuple[str, Fraction]]:
        """Yield the name of each slip with the value that it leads to."""
        a, b, c, d = self.a, self.constant, self.c, self.d
        if b:
            yield "sign_of_constant", Fraction(d + b, a - c)
        if c and a + c:
            yield "sign_of_x", Fraction(d - b, a + c)
            if b:
                yield "both_signs", Fraction(d + b, a + c)
        if self.bracket:
            yield "bracket", Fraction(d - self.b, a - c)
        if a - c != 1:
            yield "not_divided", Fraction(d - b)
            yield "multiplied", Fraction((d - b) * (a - c))
            yield "subtracted", Fraction(d - b - (a - c))
            if b:
                yield "half_divided", Fraction(d, a - c) - b
                yield "dropped", Fraction(d, a - c)
        yield "sign_of_answer", -self.solution


def _sum(factor: int, constant: int) -> str:
    if not factor:
        return _signed(constant)
    head = {1: "x", -1: "−x"}.get(factor, f"{_signed(factor)}x")
    if not constant:
        return head
    return f"{head} {'+' if constant > 0 else '−'} {abs(constant)}"


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def ask(order: Order) -> Exercise | None:
    return _story(order) if "word_problem" in order.topics or order.rank % 2 else _bare(order)


def _bare(order: Order) -> Exercise | None:
    equation = _draw(order)
    words = WORDS[order.language]
    if equation is None:
        return None
    stem = order.dice.randrange(len(words.questions))
    told = {"equation": equation.text(), "answer": "{}"}
    return Exercise(
        setting="",
        question=words.questions[stem].format_map(told),
        claim=words.claims[stem].format_map(told),
        answer=equation.solution,
        slips=_slips(equation, words.slips, _UNKNOWN),
        working=words.working.format(steps=_steps(equation, order.language)),
        shape=_UNKNOWN,
    )


def _slips(equation: Equation, words: Mapping[str, str], shape: Shape) -> tuple[Slip, ...]:
    named = [Slip(value, words[name]) for name, value in equation.slips() if name in words]
    return tuple(slip for slip in named if shape.fits(slip.value))


def _steps(equation: Equation, language: Language) -> str:
    steps = [equation.text()]
    if equation.bracket:
        steps.append(f"{_sum(equation.a, equation.constant)} = {_sum(equation.c, equation.d)}")
    gathered = equation.a - equation.c
    steps.append(f"{_sum(gathered, 0)} = {_signed(equation.d - equation.constant)}")
    steps.append(f"x = {shown(equation.solution, language)}")
    return WORDS[language].step.join(dict.fromkeys(steps))


def _draw(order: Order) -> Equation | None:
    """Draw an equation with a small whole solution; the harder, the more there is to move."""
    dice, level = order.dice, order.level
    solution = dice.randint(2, 12) if level < _HARD else dice.choice([*range(-9, 0), *range(1, 13)])
    a, b = dice.randint(1 if level == 1 else 2, 9), dice.randint(1, 20)
    b = -b if dice.random() < 0.5 else b  # noqa: PLR2004 - either sign
    form = dice.choice(_FORMS[level])
    bracket = form == "bracket"
    b = b % 9 + 1 if bracket else b
    c = dice.randint(1, 8) if form == "both" else 0
    if a == c or (a == 1 and bracket):
        return None
    drawn = _solved_by(Equation(a, b, c, 0, bracket), Fraction(solution))
    return None if level == 1 and drawn.d < 0 else drawn


def _solved_by(equation: Equation, solution: Fraction) -> Equation:
    return replace(equation, d=int((equation.a - equation.c) * solution + equation.constant))


def _story(order: Order) -> Exercise | None:
    story = order.dealt(STORIES[order.language])
    words: Words = WORDS[order.language]
    a, b, answer = (order.dice.randint(*bounds) for bounds in (story.rates, story.starts, story.answers))
    equation = Equation(a, b, 0, a * answer + b)
    told = {
        "a": str(a),
        "b": str(b),
        "c": shown(Fraction(equation.d), order.language),
        "name": order.dice.choice(NAMES[order.language]),
        "answer": "{}",
    }
    extra = [
        Slip(Fraction(equation.d, a), words.story_slips["not_subtracted"]),
        Slip(Fraction(equation.d, a + b), words.story_slips["joined"]),
        Slip(Fraction(answer + 1), words.story_slips["one_more"]),
        Slip(Fraction(answer - 1), words.story_slips["one_less"]),
    ]
    return Exercise(
        setting=story.setting.format_map(told),
        question=story.question.format_map(told),
        claim=story.claim.format_map(told),
        answer=Fraction(answer),
        slips=(
            *_slips(equation, words.story_slips, story.shape),
            *(slip for slip in extra if story.shape.fits(slip.value)),
        ),
        working=words.story_working.format(steps=_steps(equation, order.language)),
        shape=story.shape,
    )


def select(order: Order) -> Selection | None:
    """Equations of which several have the same solution."""
    target = _draw(order)
    if target is None:
        return None
    words, wanted = WORDS[order.language], target.solution
    solution = f"x = {shown(wanted, order.language)}"
    right: dict[str, Option] = {}
    wrong: dict[str, Option] = {}
    for _ in range(_DRAWS):
        drawn = _draw(order)
        if drawn is None:
            continue
        fitting = _solved_by(drawn, wanted)
        right.setdefault(fitting.text(), Option(fitting.text(), ""))
        for name, trap in _traps(fitting):
            # The slip must lead to the wanted solution, and be one.
            if trap.solution != wanted and (name, wanted) in set(trap.slips()):
                told = words.other_solution.format(
                    value=shown(trap.solution, order.language), solution=solution, slip=words.slips[name]
                )
                wrong.setdefault(trap.text(), Option(trap.text(), told))
    stem = words.asks_all.format(solution=solution)
    return Selection(stem, tuple(right.values()), tuple(wrong.values()))


def _traps(fitting: Equation) -> Iterator[tuple[str, Equation]]:
    """Equations from which a slip leads to the solution of `fitting`."""
    yield "sign_of_constant", replace(fitting, b=-fitting.b)
    if fitting.c and fitting.a + fitting.c:
        yield "sign_of_x", replace(fitting, c=-fitting.c)
    if not fitting.bracket:
        yield "not_divided", replace(fitting, d=int(fitting.solution) + fitting.b)


LINEAR_EQUATIONS = Family("equations", ask, select)
