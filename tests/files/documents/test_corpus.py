import io

import pytest

from files.documents.outline_lines import outline_lines
from files.documents.reading import read
from tests.files.documents.corpus import CASES
from tests.files.documents.corpus.cases import lost, without_paths


def marks(case):
    return [pytest.mark.xfail(reason=case.bug, strict=True)] if case.bug else []


@pytest.mark.parametrize("case", [pytest.param(case, id=case.filename, marks=marks(case)) for case in CASES])
def test_a_document_is_read_as_people_see_it(case):
    lines = list(outline_lines(read(io.BytesIO(case.data), case.filename)))
    assert lines == case.expected
    assert lost(case, without_paths(lines)) == []


def test_the_corpus_is_wide():
    assert len({case.filename for case in CASES}) == len(CASES) >= 60
    assert {case.language for case in CASES} == {"en", "zh"}
