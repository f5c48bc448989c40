"""The ceilings of the house: short files, short functions, and a reason wherever a check is switched off."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted(
    path
    for folder in ("examgen", "files", "generation", "tests", ".ci")
    for path in (ROOT / folder).rglob("*.py")
    if "migrations" not in path.parts
)
SWITCHED_OFF = re.compile(r"#\s*(?:(?:ruff|flake8):\s*)?(?:noqa|type:\s*ignore|pragma:|mypy:)")
WITH_REASON = re.compile(
    r"#\s*(?:noqa: [A-Z0-9, ]+|type: ignore\[[\w, -]+\]|pragma: no (?:cover|branch)) +[-#] +\S+ +\S+"
)


def switched_off_without_reason(source):
    comments = (
        token for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type == tokenize.COMMENT
    )
    return [
        token.start[0]
        for token in comments
        if SWITCHED_OFF.search(token.string) and not WITH_REASON.search(token.string)
    ]


def functions(source):
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_the_sources_are_found():
    assert len(SOURCES) > 50


def test_no_file_is_longer_than_400_lines():
    assert [str(path) for path in SOURCES if len(path.read_text(encoding="utf-8").splitlines()) > 400] == []


def test_no_function_is_longer_than_60_lines():
    long = [
        f"{path}:{function.lineno} {function.name}"
        for path in SOURCES
        for function in functions(path.read_text(encoding="utf-8"))
        if function.end_lineno - function.lineno >= 60
    ]
    assert long == []


def test_nothing_is_switched_off_without_a_reason_on_its_line():
    found = [
        f"{path}:{line}" for path in SOURCES for line in switched_off_without_reason(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "comment", ["# noqa", "# noqa: S101", "# type: ignore[attr-defined]", "# pragma: no cover", "# ruff: noqa: ANN"]
)
def test_a_bare_switch_is_noticed(comment):
    assert switched_off_without_reason(f"x = 1  {comment}\n") == [1]


@pytest.mark.parametrize(
    "comment", ["# noqa: S101 - a test's assert", "# type: ignore[misc]  # the stubs lack it", "# a type: ignored here"]
)
def test_a_switch_with_its_reason_passes(comment):
    assert switched_off_without_reason(f"x = 1  {comment}\n") == []
