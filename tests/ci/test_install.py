"""What a newcomer reads when the machine is not ready; the script runs before anything is installed."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / ".ci" / "install.py"


@pytest.fixture
def clone(tmp_path):
    """The files that installing needs, and no environment yet."""
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / ".ci").mkdir()
    shutil.copy(SCRIPT, tmp_path / ".ci")
    shutil.copy(ROOT / "Makefile", tmp_path)
    return tmp_path


def install(clone, before, kind="runtime"):
    """Run the script after the lines `before`, which make the interpreter look like another one."""
    run = f"sys.argv = ['install.py', {kind!r}]; runpy.run_path({str(clone / '.ci/install.py')!r}, run_name='__main__')"
    code = f"import sys, runpy; {before}; {run}"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("version", "shown"), [((3, 10, 13), "3.10"), ((3, 6, 0), "3.6"), ((3, 14, 0), "3.14")])
def test_another_python_is_refused_in_one_sentence(clone, version, shown):
    done = install(clone, f"sys.version_info = {version}")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"Examgen needs Python 3.11, 3.12 or 3.13, and this is {shown}: name one, as in `make PYTHON=python3.12`.\n"
    )


def test_a_python_without_ensurepip_names_the_package(clone):
    done = install(clone, "import importlib.util as u; u.find_spec = lambda name: None")
    assert done.returncode == 1
    assert done.stderr == (
        "This Python can't make a virtual environment: install the package python3-venv, then run this again.\n"
    )
    assert not (clone / ".venv").exists()


def make(clone, *arguments):
    """Run make as at a prompt: one that is running these tests hands its level and its flags on, which show."""
    of_the_outer = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES", "GNUMAKEFLAGS")
    return subprocess.run(
        ["make", *arguments],  # noqa: S607 - the make on the PATH is the one people type
        cwd=clone,
        env={name: value for name, value in os.environ.items() if name not in of_the_outer},
        capture_output=True,
        text=True,
        check=False,
    )


def test_make_names_a_python_that_is_not_there(clone, monkeypatch):
    monkeypatch.setenv("MAKELEVEL", "1")
    done = make(clone, "install", "PYTHON=python3.99")
    assert done.returncode != 0
    assert done.stdout == "Examgen needs Python 3.11, 3.12 or 3.13, and there is no python3.99 here.\n"


def test_what_is_installed_as_locked_is_left_alone_until_the_lock_changes(clone):
    (clone / ".venv" / "bin").mkdir(parents=True)
    for program in ("python", "pip"):
        (clone / ".venv" / "bin" / program).touch()
    version = ".".join(map(str, sys.version_info[:3]))
    (clone / ".venv" / "pyvenv.cfg").write_text(f"version = {version}\n")
    script = runpy.run_path(str(clone / ".ci/install.py"))
    assert not script["is_installed"]("runtime")
    script["stamp"]("dev").write_text(script["fingerprint"]("dev"))
    assert script["is_installed"]("runtime")
    assert script["is_installed"]("dev")
    with (clone / "requirements" / "dev.txt").open("a") as lock:
        lock.write("# another one\n")
    assert not script["is_installed"]("runtime")


def test_the_locks_name_no_address():
    assert [path.name for path in (ROOT / "requirements").iterdir() if "://" in path.read_text()] == []
