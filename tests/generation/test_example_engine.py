"""The engine that docs/engines.md shows, taken from there and run."""

import re
from pathlib import Path

import pytest

from generation.engines.base import Brief, CreationType, EngineError, Slot
from generation.questions import QuestionType

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "engines.md"


@pytest.fixture
def engine():
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    names = {}
    exec(example, names)  # noqa: S102 - our own documentation
    return names["CapitalsEngine"]()


def test_it_plans_where_there_are_no_rules(engine):
    planned, draft = engine.generate(Brief(CreationType.ONELINE, prompt="capitals"))
    assert [slot.type for slot in planned.plan] == [QuestionType.SINGLE_CHOICE]
    assert draft.keys == ("B",)


def test_it_says_what_it_cannot_do(engine):
    plan = (Slot(0, QuestionType.SINGLE_CHOICE), Slot(1, QuestionType.TRUE_OR_FALSE))
    events = engine.generate(Brief(CreationType.ONELINE, prompt="capitals", plan=plan))
    next(events)
    with pytest.raises(EngineError, match="only one single choice"):
        next(events)
