"""Banks in layouts of our own come out as a careful reader reads them."""

import io
from difflib import SequenceMatcher, ndiff
from functools import cache
from itertools import zip_longest

import pytest

from files.documents.reading import read as read_file
from generation.engines.bank import BankEngine
from generation.engines.base import Brief, CreationType, EngineError
from generation.questions import Draft
from tests.generation.engines.bank.layouts import LAYOUTS, layout


@cache
def drafts_of(name):
    shown = LAYOUTS[name]
    source = read_file(io.BytesIO(paper_of(name).data), shown.filename)
    events = []
    try:
        events.extend(BankEngine().generate(Brief(CreationType.QUESTION_BANK, document=source)))
    except EngineError as error:
        return [error]
    return [event for event in events if isinstance(event, Draft)]


@cache
def paper_of(name):
    return LAYOUTS[name].render(LAYOUTS[name].chosen())


def lines(question):
    return [f"{name}: {value}" for name, value in question.items()]


def pairs(expected, drafts):
    """Yield what belongs together: first by equal stems, the rest in order."""
    wanted = [layout.seen(question)["stem"] for question in expected]
    got = [layout.read(draft)["stem"] for draft in drafts]
    for _, start, end, first, last in SequenceMatcher(None, wanted, got, autojunk=False).get_opcodes():
        yield from zip_longest(expected[start:end], drafts[first:last])


def differences(name):
    """Return what came out otherwise than printed, question by question."""
    expected, drafts = paper_of(name).questions, drafts_of(name)
    if not all(isinstance(draft, Draft) for draft in drafts):
        return [f"no questions at all: {drafts[0]}"]
    found = []
    for question, draft in pairs(expected, drafts):
        wanted = layout.seen(question) if question else {"": "a phantom"}
        got = layout.read(draft, question) if draft else {"": "is missing"}
        if wanted != got:
            head = layout.seen(question)["stem"] if question else layout.read(draft)["stem"]
            found += [f"{head}:", *(line for line in ndiff(lines(wanted), lines(got)) if line[0] in "+-")]
    return found


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_bank_is_read_as_it_is_printed(name):
    assert not differences(name), "\n" + "\n".join(differences(name))
