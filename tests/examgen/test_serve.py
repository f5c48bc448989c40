import os
import signal
import socket
import stat
import subprocess

import psutil
import pytest

from examgen.broker import free_port
from tests.examgen.serving import LIGHT, Service, serve
from tests.examgen.watching import all_gone, eventually, is_gone

SETTINGS_OF_HTTP_2 = b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    """The service that the tests of this module share; they leave it running."""
    running = Service(tmp_path_factory.mktemp("service") / "data", LIGHT)
    yield running.wait()
    running.end()


@pytest.fixture
def another(tmp_path):
    """A service that a test may do away with."""
    running = Service(tmp_path / "data", LIGHT)
    yield running.wait()
    running.end()


def refusal(data, port):
    process = serve(data, port, LIGHT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    out, err = process.communicate(timeout=30)
    return process.returncode, out, err


WELL = {
    "status": "ok",
    "database": "ok",
    "broker": "ok",
    "worker": "ok",
    "sweeper": "ok",
    "oldest_waiting_seconds": 0.0,
}


def test_it_says_how_its_parts_are(service):
    assert service.get("/healthz") == (200, {"status": "ok"})
    assert eventually(lambda: service.get("/readyz") == (200, WELL), within=20), service.get("/readyz")


def test_it_keeps_its_secrets_to_itself(service):
    secrets = [service.data / "secret_key", service.data / "broker" / "broker.conf"]
    assert [stat.S_IMODE(path.stat().st_mode) for path in secrets] == [0o600, 0o600]
    assert stat.S_IMODE(service.data.stat().st_mode) == 0o700
    assert [path for path in service.data.rglob("*") if path.stat().st_mode & 0o077] == []
    password = secrets[1].read_text().partition("requirepass ")[2].split()[0]
    commands = [" ".join(psutil.Process(pid).cmdline()) for pid in service.pids()]
    assert not any(password in command for command in commands)


def test_it_speaks_http_1_only(service):
    """WSGI would take a body that HTTP/2 streams without a length for an empty one."""
    with socket.create_connection(("127.0.0.1", service.port), timeout=5) as client:
        client.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS_OF_HTTP_2)
        answer = client.recv(100)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


def test_a_port_that_answers_is_refused_in_one_sentence(service, tmp_path):
    port = service.port
    sentence = f"CommandError: Port {port} is taken: choose another one, as in `make serve PORT={port + 1}`.\n"
    assert refusal(tmp_path, port) == (1, "", sentence)


def test_a_data_folder_in_use_is_refused_in_one_sentence(service):
    sentence = f"Another service runs on {service.data}: stop it, or name another folder in EXAMGEN_DATA_DIR."
    assert refusal(service.data, free_port()) == (1, "", f"CommandError: {sentence}\n")


def test_a_killed_web_server_leaves_no_worker_on_the_port_and_comes_back(service):
    (main,) = [pid for pid in psutil.Process(service.process.pid).children() if "granian" in " ".join(pid.cmdline())]
    workers = [worker.pid for worker in main.children()]
    main.kill()
    assert all_gone([main.pid, *workers])
    assert eventually(service.is_up, within=30)


def test_two_run_side_by_side_and_ctrl_c_stops_one_in_order(service, another):
    pids = another.pids()
    assert another.get("/readyz")[1]["broker"] == "ok"
    another.process.send_signal(signal.SIGINT)
    assert another.process.wait(timeout=30) == 0
    assert another.lines[-4:] == ["web: stopped", "worker: stopped", "sweeper: stopped", "broker: stopped"]
    assert all(map(is_gone, pids))
    assert service.get("/healthz") == (200, {"status": "ok"})


def test_kill_9_of_the_supervisor_leaves_no_process_at_any_level(another):
    pids = another.pids()
    assert len(pids) >= 7
    os.kill(another.process.pid, signal.SIGKILL)
    assert all_gone(pids)
    assert another.get("/healthz") is None
