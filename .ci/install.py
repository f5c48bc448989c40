"""Makes .venv with what requirements/ locks: `python3 .ci/install.py runtime` or `dev`.

It runs before anything is installed, with whatever Python a machine has: standard library only, and no syntax newer
than Python 3.6, so that an old one can say what is missing.
"""  # noqa: INP001 - a script, run by its path

import hashlib
import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path

OLDEST, NEWEST = (3, 11), (3, 13)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCKS = ROOT / "requirements"
# Hashes say what may be installed, and only wheels: building a source distribution would run code they do not cover.
PIP_INSTALL = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "--only-binary", ":all:", "-r"]
UV_INSTALL = ["pip", "install", "--quiet", "--python", str(PYTHON), "--require-hashes", "--no-build", "-r"]


def main(wanted: str) -> None:
    check_python()
    if is_installed(wanted):
        return
    start = time.time()
    say(f"Installing the {wanted} requirements into .venv, once ...")
    if not is_whole():
        make_environment()
    install("uv", [str(PYTHON), "-m", "pip", *PIP_INSTALL])
    install(wanted, [str(VENV / "bin" / "uv"), *UV_INSTALL], otherwise=[str(PYTHON), "-m", "pip", *PIP_INSTALL])
    stamp(wanted).write_text(fingerprint(wanted))
    say(f"Installed in {time.time() - start:.0f} s.")


def check_python() -> None:
    version = sys.version_info[:2]
    if not OLDEST <= version <= NEWEST:
        found = ".".join(map(str, version))
        sys.exit(
            f"Examgen needs Python 3.11, 3.12 or 3.13, and this is {found}: name one, as in `make PYTHON=python3.12`."
        )


def make_environment() -> None:
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        sys.exit("This Python can't make a virtual environment: install the package python3-venv, then run this again.")
    if run([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        sys.exit("The virtual environment could not be made: the lines above say why.")


def install(name: str, command: "list[str]", otherwise: "list[str] | None" = None) -> None:
    """Install the lock `name`. pip comes second: it is slower, but knows its own settings, of a mirror for instance."""
    lock = str(LOCKS / f"{name}.txt")
    if run([*command, lock]) == 0:
        return
    if otherwise:
        say("uv could not install them; pip tries, which takes longer ...")
        if run([*otherwise, lock]) == 0:
            return
    sys.exit(
        f"Not all of requirements/{name}.txt could be had from the package registry: see above, then run this again."
    )


def run(command: "list[str]") -> int:
    return subprocess.call(command, cwd=str(ROOT), env={**os.environ, "UV_PYTHON_DOWNLOADS": "never"})


def is_whole() -> bool:
    """Tell whether there is an environment, finished, and of the Python that runs this."""
    config = VENV / "pyvenv.cfg"
    version = ".".join(map(str, sys.version_info[:3]))
    return PYTHON.exists() and (VENV / "bin" / "pip").exists() and f"version = {version}\n" in config.read_text()


def is_installed(wanted: str) -> bool:
    """Tell whether the requirements are there as they are locked now. Those of development hold all others."""
    return is_whole() and any(
        stamp(name).exists() and stamp(name).read_text() == fingerprint(name) for name in {wanted, "dev"}
    )


def stamp(name: str) -> Path:
    return VENV / f"{name}.installed"


def fingerprint(name: str) -> str:
    return hashlib.sha256((LOCKS / f"{name}.txt").read_bytes()).hexdigest()


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
