"""Whatever the bank and its layout, each word of a question stands in the file."""

import io
import re
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from files.documents.reading import read as read_file
from files.documents.types import Document, TableBlock
from generation.engines.bank import BankEngine
from generation.engines.base import Brief, CreationType, EngineError
from generation.questions import CHOICE_TYPES, Draft, QuestionType
from tests.generation.engines.bank.layouts import LAYOUTS

# What a reader may say of a statement whose paper prints no words to choose from.
JUDGEMENTS = {"正确", "错误", "对", "错", "√", "×", "True", "False"}
WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}


def texts_of(blocks):
    """Yield the text of each block, and the numbers that Word shows in front of it."""
    for block in blocks:
        if isinstance(block, TableBlock):
            yield from texts_of(inner for row in block.rows for cell in row for inner in cell.blocks)
        else:
            yield block.marker + block.text


def bare(text):
    return re.sub(r"\s+", "", text.translate(WIDE))


def pieces(text):
    """Return what stands between the empty slots of a text."""
    return [piece for piece in re.split(r"_{2,}|\(\)", bare(text)) if piece]


def words_of(draft):
    yield draft.stem
    yield draft.explanation
    judged = draft.type is QuestionType.TRUE_OR_FALSE
    yield from (choice.text for choice in draft.choices if not (judged and choice.text in JUDGEMENTS))
    yield from () if draft.type in CHOICE_TYPES else draft.keys


def invented(layout, items):
    """Return every piece of the questions that the file does not hold."""
    document: Document = read_file(io.BytesIO(layout.render(items).data), layout.filename)
    held = bare("\n".join(texts_of(document.blocks)))
    drafts = []
    with suppress(EngineError):
        for event in BankEngine().generate(Brief(CreationType.QUESTION_BANK, document=document)):
            drafts += [event] if isinstance(event, Draft) else []
    return [piece for draft in drafts for text in words_of(draft) for piece in pieces(text) if piece not in held]


@pytest.mark.parametrize("name", LAYOUTS)
def test_each_word_of_a_question_stands_in_the_file(name):
    assert invented(LAYOUTS[name], LAYOUTS[name].chosen()) == []


@st.composite
def banks(draw):
    layout = LAYOUTS[draw(st.sampled_from(sorted(LAYOUTS)))]
    return layout, draw(st.lists(st.sampled_from(layout.pool()), min_size=1, max_size=9, unique=True))


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(banks())
def test_nothing_is_invented_whatever_items_meet(bank):
    layout, items = bank
    assert invented(layout, items) == [], layout.name
