import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from files.documents import wire
from files.documents.errors import ReadCode, ReadError
from files.documents.types import Cell, Document, Kind, Location, Run, TableBlock, TextBlock, TextKind

colors = st.none() | st.just("FF0000")
runs = st.builds(Run, st.text(), st.booleans(), st.booleans(), st.booleans(), st.booleans(), colors, colors)
numbers = st.none() | st.integers(1, 9)
locations = st.builds(Location, numbers, numbers, st.none() | st.text(), numbers, st.lists(st.text()).map(tuple))
texts = st.builds(
    TextBlock, st.sampled_from(TextKind), st.lists(runs).map(tuple), locations, st.integers(0, 9), st.text()
)
cells = st.builds(Cell, st.lists(texts, max_size=2).map(tuple), st.integers(1, 3), st.integers(1, 3))
tables = st.builds(TableBlock, st.lists(st.lists(cells, max_size=2).map(tuple), max_size=2).map(tuple), locations)
documents = st.builds(
    Document, st.sampled_from(Kind), st.lists(texts | tables, max_size=3).map(tuple), st.lists(st.text()).map(tuple)
)


@settings(max_examples=40, deadline=None)
@given(documents)
def test_a_document_comes_back_as_it_went(document):
    assert wire.load(b"".join(wire.dump(document)).splitlines()) == document


def test_a_refusal_comes_back_as_an_error():
    with pytest.raises(ReadError, match="Save it as docx") as raised:
        wire.load([wire.dump_error(ReadError(ReadCode.TYPE_UNSUPPORTED, "Save it as docx."))])
    assert raised.value.code is ReadCode.TYPE_UNSUPPORTED


def test_half_a_surrogate_pair_does_not_pass():
    document = Document(Kind.TEXT, (TextBlock(TextKind.PARAGRAPH, (Run("a\ud800b"),)),))
    assert wire.load(list(wire.dump(document))).text == "a?b"


@pytest.mark.parametrize("lines", [[], [b"["], [b"7"], [b'{"code": "unheard of"}'], [b"[]"], [b'["docx", [], 1]']])
def test_lines_that_are_no_document_are_told(lines):
    with pytest.raises(wire.IncompleteError):
        wire.load(lines)
