import os
import re
import socket
import subprocess
import sys

import pytest

from examgen.broker import free_port
from tests.examgen.serving import ROOT


def demo(data, *arguments):
    return subprocess.run(
        [sys.executable, "manage.py", "demo", *arguments],
        cwd=ROOT,
        env={**os.environ, "EXAMGEN_DATA_DIR": str(data), "DATABASE_URL": "sqlite:////nowhere/it/should/look"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    data = tmp_path_factory.mktemp("demo")
    port = free_port()
    done = demo(data, "--port", str(port))
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout, data, port


def test_it_shows_five_steps_with_their_times(shown):
    assert re.findall(r"^\[(\d)/5\]", shown[0], re.MULTILINE) == ["1", "2", "3", "4", "5"]
    assert len(re.findall(r"^  \(\d+\.\d s\)$", shown[0], re.MULTILINE)) == 5


def test_it_shows_questions_of_every_kind_of_job(shown):
    assert re.findall(r'"creation_type": "(\w+)"', shown[0]) == [
        "knowledge_base",
        "knowledge_base",
        "question_bank",
        "oneline",
        "oneline",
    ]
    assert re.findall(r"-> (\d+) questions after", shown[0]) == ["10", "10", "12", "5", "5"]


def test_it_ends_all_it_started(shown):
    with socket.socket() as client:
        assert client.connect_ex(("127.0.0.1", shown[2])) != 0


def test_it_says_how_to_go_on(shown):
    out, data, port = shown
    assert f"EXAMGEN_DATA_DIR={data}/demo make serve PORT={port}" in out
    assert f'"http://127.0.0.1:{port}/v1/generation/jobs?limit=3"' in out


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = demo(tmp_path, "--port", str(port))
    sentence = f"Port {port} is taken: choose another one, as in `make serve PORT={port + 1}`."
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"CommandError: {sentence}\n")
