"""The web process answers without what only workers and readers need: it starts fast and stays small."""

import json
import os
import subprocess
import sys

MUST_BE_ABSENT = {
    *("lxml", "pypdfium2", "pypdf", "pptx", "docx", "python_calamine"),
    *("sympy", "pint", "textblob", "nltk", "wordfreq", "lemminflect", "numpy", "rjieba", "sentencex", "rapidfuzz"),
}
START = """
import json, sys
import examgen.wsgi
from django.test import Client
answer = Client(SERVER_NAME="localhost").get("/v1/generation/jobs/gen-1/status")
print(json.dumps([answer.status_code, sorted({name.partition(".")[0] for name in sys.modules})]))
"""


def test_slow_libraries_are_not_loaded_by_the_web_process(tmp_path):
    environment = {**os.environ, "EXAMGEN_DATA_DIR": str(tmp_path), "EXAMGEN_SECRET_KEY": "for this test alone"}
    done = subprocess.run(
        [sys.executable, "-c", START], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    status, modules = json.loads(done.stdout)
    assert status == 401
    assert not MUST_BE_ABSENT & set(modules)


def test_the_web_process_refuses_to_serve_without_a_secret_key(tmp_path):
    environment = {**os.environ, "EXAMGEN_DATA_DIR": str(tmp_path)}
    environment.pop("EXAMGEN_SECRET_KEY", None)
    done = subprocess.run(
        [sys.executable, "-c", "import examgen.wsgi"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode != 0
    assert "Set EXAMGEN_SECRET_KEY" in done.stderr
