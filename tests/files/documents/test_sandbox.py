import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from files.documents.errors import ReadCode, ReadError
from files.documents.reading import read
from files.documents.sandbox import Limits, read_isolated
from tests.files.documents.builders import Page, ole, paragraph, word

READER = "tests.files.documents.misbehaving"
SMALL = Limits(memory=256 << 20, cpu_seconds=1, wall_seconds=3, output=4 << 20)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "stored"
    path.write_bytes(b"content")
    return path


def children():
    return set(Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split())


@pytest.mark.parametrize("kind", ["word", "pdf"])
def test_it_hands_on_what_the_reader_reads(tmp_path, kind):
    stream = word(paragraph("水是液体")) if kind == "word" else Page().write("Hello").done()
    path = tmp_path / "stored"
    path.write_bytes(stream.getvalue())
    assert read_isolated(path, "exam") == read(stream, "exam")


def test_it_hands_on_the_refusal(tmp_path):
    path = tmp_path / "stored"
    path.write_bytes(ole("PowerPoint Document").getvalue())
    with pytest.raises(ReadError, match="save it as pptx") as raised:
        read_isolated(path, "exam.ppt")
    assert raised.value.code is ReadCode.TYPE_UNSUPPORTED


def test_names_of_any_script_reach_the_reader(tmp_path):
    path = tmp_path / "stored"
    path.write_text("题目,答案\n", encoding="gb18030")
    assert read_isolated(path, "题库 \udcff'\".csv").blocks[0].rows


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        ("panic", ReadCode.CORRUPT),
        ("exit", ReadCode.CORRUPT),
        ("abort", ReadCode.CORRUPT),
        ("crash", ReadCode.CORRUPT),
        ("stop", ReadCode.CORRUPT),
        ("write a file", ReadCode.CORRUPT),
        ("recurse", ReadCode.TOO_COMPLEX),
        ("abort for memory", ReadCode.TOO_COMPLEX),
        ("eat memory", ReadCode.TOO_COMPLEX),
        ("loop", ReadCode.TIMEOUT),
        ("flood", ReadCode.TOO_LARGE),
    ],
)
def test_whatever_the_reader_does_ends_in_a_code(file, deed, code):
    before = children()
    with pytest.raises(ReadError) as raised:
        read_isolated(file, deed, limits=SMALL, reader=READER)
    assert raised.value.code is code
    assert children() == before


def test_a_reader_that_waits_is_stopped_by_the_clock(file):
    with pytest.raises(ReadError) as raised:
        read_isolated(file, "sleep", limits=replace(SMALL, wall_seconds=0.5), reader=READER)
    assert raised.value.code is ReadCode.TIMEOUT


def test_a_reader_that_lingers_with_closed_pipes_is_not_waited_for(file):
    started = time.monotonic()
    with pytest.raises(ReadError) as raised:
        read_isolated(file, "linger", limits=SMALL, reader=READER)
    assert raised.value.code is ReadCode.TIMEOUT
    assert time.monotonic() - started < 5


def test_a_child_that_the_reader_leaves_behind_ends_with_it(file):
    started = time.monotonic()
    with pytest.raises(ReadError) as raised:
        read_isolated(file, "leave a child", limits=replace(SMALL, wall_seconds=1), reader=READER)
    assert raised.value.code is ReadCode.TIMEOUT
    assert time.monotonic() - started < 5


def test_the_reader_has_no_environment(file):
    assert read_isolated(file, "environment", reader=READER).text in {"[]", "['LC_CTYPE']"}


def test_the_caller_is_asked_to_keep_its_job_alive_while_it_waits(file):
    ticks = []
    with pytest.raises(ReadError):
        read_isolated(file, "sleep", lambda: ticks.append(1), limits=replace(SMALL, wall_seconds=1.3), reader=READER)
    assert len(ticks) >= 2


def test_the_caller_may_abandon_the_read(file):
    def stop():
        raise LookupError

    before = children()
    with pytest.raises(LookupError):
        read_isolated(file, "sleep", stop, limits=SMALL, reader=READER)
    assert children() == before


def test_a_missing_file_is_the_callers_to_explain(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_isolated(tmp_path / "gone", "exam.docx")


def test_the_reader_dies_with_its_worker(file):
    code = (
        "import sys; from pathlib import Path; from files.documents.sandbox import read_isolated;"
        f"read_isolated(Path({str(file)!r}), 'sleep', lambda: print('waiting', flush=True), reader={READER!r})"
    )
    worker = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    with worker:
        worker.stdout.readline()
        (reader,) = Path(f"/proc/{worker.pid}/task/{worker.pid}/children").read_text().split()
        worker.kill()
    deadline = time.monotonic() + 5
    while Path(f"/proc/{reader}").exists() and _state(reader) != "Z":
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _state(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return "Z"
