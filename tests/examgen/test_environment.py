"""What may stand in the environment: a value that can't be read stops the start, in a sentence that names it."""

import os
import runpy
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from examgen import settings as service_settings
from tests.databases import settings_for

ROOT = Path(__file__).resolve().parent.parent.parent
OURS = ("EXAMGEN_", "DATABASE_URL", "REDIS_URL")
POSITIVE = [
    "EXAMGEN_ACCOUNT_SLOTS",
    "EXAMGEN_DEFAULT_COUNT",
    "EXAMGEN_JOB_TTL",
    "EXAMGEN_LEASE",
    "EXAMGEN_MAX_UPLOAD_BYTES",
    "EXAMGEN_QUEUE_TTL",
    "EXAMGEN_STEP_LIMIT",
    "EXAMGEN_WORKERS",
    "EXAMGEN_WORKER_MEMORY_BYTES",
]
POSTGRESQL = "postgres://examgen:secret@127.0.0.1:1/examgen"


@pytest.fixture(autouse=True)
def nothing_given(monkeypatch, tmp_path):
    for name in [name for name in os.environ if name.startswith(OURS)]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("EXAMGEN_DATA_DIR", str(tmp_path))


@pytest.fixture
def read(monkeypatch):
    """Read the settings in an environment that says this too."""

    def settings(**said):
        for name, value in said.items():
            monkeypatch.setenv(name, value)
        return runpy.run_path(service_settings.__file__)

    return settings


def python(*arguments, **said):
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env={**os.environ, **said}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("EXAMGEN_ACCOUNT_SLOTS", "0", "must be a whole number of at least 1, not '0'."),
        ("EXAMGEN_CREATABLE_TYPES", "foo", "must list some of single_choice, multiple_choice, true_or_false, "),
        ("EXAMGEN_ENGINES", "onelin=x.Y", "must be like knowledge_base=package.module.Class, for any of "),
        ("EXAMGEN_TIME_ZONE", "Mars", "must name a time zone, like Asia/Shanghai, not 'Mars'."),
    ],
)
def test_no_command_starts_with_a_value_that_can_not_be_read(name, value, sentence):
    checked = python("manage.py", "check", **{name: value})
    assert checked.returncode != 0
    assert f"{name} {sentence}" in checked.stderr.splitlines()[-1]


@pytest.mark.parametrize("name", POSITIVE)
@pytest.mark.parametrize("value", ["0", "-1", "ten", "", "1.5", "٣", "9" * 30])
def test_a_number_that_can_not_be(read, name, value):
    with pytest.raises(ImproperlyConfigured, match=f"{name} must be a whole number"):
        read(**{name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "nonsense"),
        ("DATABASE_URL", "mysql://examgen@127.0.0.1/examgen"),
        ("DATABASE_URL", "postgres://examgen@127.0.0.1:port/examgen"),
        ("REDIS_URL", "127.0.0.1:6379"),
        ("REDIS_URL", "redis://127.0.0.1:port/0"),
        ("EXAMGEN_BEHIND_TLS", "ture"),
        ("EXAMGEN_DEBUG", "2"),
        ("EXAMGEN_LOG_LEVEL", "LOUD"),
        ("EXAMGEN_TIME_ZONE", "../etc/passwd"),
        ("EXAMGEN_TIME_ZONE", ""),
        ("EXAMGEN_CREATABLE_TYPES", ""),
        ("EXAMGEN_CREATABLE_TYPES", "single_choice,essay"),
        ("EXAMGEN_ENGINES", "oneline"),
        ("EXAMGEN_ENGINES", "oneline=Engine"),
        ("EXAMGEN_ENGINES", "oneline=package..Engine"),
    ],
)
def test_another_value_that_can_not_be(read, name, value):
    with pytest.raises(ImproperlyConfigured, match=f"^{name} must "):
        read(**{name: value})


@pytest.mark.parametrize("name", ["EXAMGEN_LOCK_TIMEOUT_MS", "EXAMGEN_STATEMENT_TIMEOUT_MS"])
def test_a_timeout_that_can_not_be(read, name):
    assert read(**{name: "0"}, DATABASE_URL=POSTGRESQL)
    with pytest.raises(ImproperlyConfigured, match=f"^{name} must be a whole number from 0 to 2147483647"):
        read(**{name: "5s"})


def test_the_sentence_keeps_passwords_to_itself(read):
    with pytest.raises(ImproperlyConfigured) as refused:
        read(DATABASE_URL="mysql://examgen:open-sesame@127.0.0.1/examgen")
    assert "sesame" not in str(refused.value)


def test_values_that_can_be(read):
    settings = read(
        EXAMGEN_CREATABLE_TYPES="short_answer, multiple_blank",
        EXAMGEN_ENGINES="oneline = package.module.Class,",
        EXAMGEN_BEHIND_TLS="Yes",
        EXAMGEN_LEASE=" 45\n",
        EXAMGEN_TIME_ZONE="Asia/Shanghai",
    )
    assert settings["EXAMGEN_CREATABLE_TYPES"] == ["short_answer", "multiple_blank"]
    assert settings["EXAMGEN_ENGINES"] == {"oneline": "package.module.Class"}
    assert settings["SESSION_COOKIE_SECURE"] is True
    assert settings["EXAMGEN_LEASE"] == timedelta(seconds=45)
    assert settings["TIME_ZONE"] == "Asia/Shanghai"


def test_a_postgresql_whose_machine_is_gone_is_not_waited_for():
    options = settings_for(POSTGRESQL)["OPTIONS"]
    silence = options["keepalives_idle"] + options["keepalives_interval"] * options["keepalives_count"]
    assert options["keepalives"] == 1
    assert (silence, options["tcp_user_timeout"], options["connect_timeout"]) == (60, 30_000, 5)


def test_only_the_web_process_bounds_its_statements(read):
    assert "statement_timeout" not in read(DATABASE_URL=POSTGRESQL)["DATABASES"]["default"]["OPTIONS"]["options"]
    look = "import examgen.wsgi, django.conf as c; print(c.settings.DATABASES['default']['OPTIONS']['options'])"
    web = python("-c", look, DATABASE_URL=POSTGRESQL, EXAMGEN_SECRET_KEY="long and random")
    assert "-c statement_timeout=10000" in web.stdout
    assert "-c lock_timeout=2000" in web.stdout
