import os
import stat
from pathlib import Path

import pytest

from examgen import broker
from examgen.broker import NoBrokerError, server_program
from examgen.embedded import CannotServeError, alone_on, refuse_taken_port, service

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(autouse=True)
def nothing_given(monkeypatch):
    for name in ("REDIS_URL", "REDIS_URL_FILE", "EXAMGEN_SECRET_KEY", "EXAMGEN_SECRET_KEY_FILE"):
        monkeypatch.delenv(name, raising=False)


def program(folder, name):
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_the_broker_starts_first_and_the_web_server_last(tmp_path):
    assert [child.name for child in service(8000, tmp_path, tmp_path)] == ["broker", "sweeper", "worker", "web"]


def test_all_speak_to_the_embedded_broker_with_its_password(tmp_path):
    _, *others = service(8000, tmp_path, tmp_path)
    (url,) = {child.environment["REDIS_URL"] for child in others}
    port, password = (line.split()[1] for line in (tmp_path / "broker/broker.conf").read_text().splitlines()[1:3])
    assert url == f"redis://:{password}@127.0.0.1:{port}/0"


@pytest.mark.parametrize("name", ["REDIS_URL", "REDIS_URL_FILE"])
def test_a_broker_that_is_given_takes_the_place_of_the_embedded_one(tmp_path, monkeypatch, name):
    monkeypatch.setenv(name, "redis://elsewhere:6379/0")
    children = service(8000, tmp_path, tmp_path)
    assert [child.name for child in children] == ["sweeper", "worker", "web"]
    assert not any("REDIS_URL" in child.environment for child in children)


def test_the_secret_key_is_made_once_and_kept(tmp_path):
    service(8000, tmp_path, tmp_path)
    key = (tmp_path / "secret_key").read_text()
    *_, web = service(8000, tmp_path, tmp_path)
    assert web.environment["EXAMGEN_SECRET_KEY_FILE"] == str(tmp_path / "secret_key")
    assert (tmp_path / "secret_key").read_text() == key
    assert len(key) >= 50


def test_a_secret_key_that_is_given_is_used(tmp_path, monkeypatch):
    monkeypatch.setenv("EXAMGEN_SECRET_KEY", "given")
    *_, web = service(8000, tmp_path, tmp_path)
    assert "EXAMGEN_SECRET_KEY_FILE" not in web.environment
    assert not (tmp_path / "secret_key").exists()


@pytest.mark.parametrize("name", ["redis-server", "valkey-server"])
def test_a_server_on_the_path_goes_before_the_one_from_pip(tmp_path, monkeypatch, name):
    monkeypatch.setenv("PATH", str(tmp_path))
    path = program(tmp_path, name)
    assert server_program() == path


def test_without_one_on_the_path_the_one_from_pip_serves(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert os.access(server_program(), os.X_OK)


def test_without_any_server_a_sentence_says_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(broker, "get_binary_path", None)
    with pytest.raises(NoBrokerError, match="Install redis-server, or name a running one in REDIS_URL"):
        server_program()


def test_the_operations_guide_runs_the_web_server_with_the_same_options(tmp_path):
    *_, web = service(8000, tmp_path, tmp_path)
    text = (ROOT / "docs" / "operations.md").read_text().replace("\\\n", "")
    (line,) = [line for line in text.splitlines() if ".venv/bin/granian" in line]
    assert line.split()[2:] == list(web.command[3:])


def test_a_port_that_can_not_be_is_refused():
    with pytest.raises(CannotServeError, match="Port 70000 can't be used"):
        refuse_taken_port(70000)


def test_a_data_folder_that_can_not_be_made_is_refused(tmp_path):
    (tmp_path / "file").touch()
    with (
        pytest.raises(CannotServeError, match=r"The data folder .* can't be used"),
        alone_on(tmp_path / "file" / "data"),
    ):
        pass


def test_a_data_folder_is_its_owners_alone(tmp_path):
    with alone_on(tmp_path / "data"):
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
