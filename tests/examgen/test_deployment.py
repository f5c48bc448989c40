"""What `docker compose up` would start, read from its files: no container runs here."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from examgen.embedded import web, worker
from examgen.settings import EXAMGEN_MAX_UPLOAD_BYTES, INSECURE_KEY
from files.api.views import MULTIPART_OVERHEAD

ROOT = Path(__file__).resolve().parent.parent.parent
COMPOSE = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
SERVICES = COMPOSE["services"]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
NGINX = (ROOT / "deploy" / "nginx.conf").read_text()
OURS = ["migrate", "web", "worker", "sweeper"]
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")
SECRETS = {"POSTGRES_PASSWORD": "0123456789abcdef", "EXAMGEN_SECRET_KEY": "z8Kq" * 4 + "m3Vb7Xn1" * 5}


def filled_in(value, given):
    """Put values for variables as compose does. Raises LookupError where a required one is missing."""

    def value_of(found):
        name, sign, other = found.groups()
        if given.get(name):
            return given[name]
        if sign == "?":
            raise LookupError(other)
        return other or ""

    return VARIABLE.sub(value_of, str(value))


def environment_of(name, given):
    return {key: filled_in(value, given) for key, value in SERVICES[name]["environment"].items()}


def command_in_image():
    (line,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    return json.loads(line)


def run(*arguments, **environment):
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("EXAMGEN_", "DATABASE_URL"))}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**clean, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_roles_are_there():
    assert {*OURS, "postgres", "redis"} <= set(SERVICES)
    assert {service["image"] for name, service in SERVICES.items() if name in OURS} == {
        "examgen:${EXAMGEN_VERSION:-latest}"
    }


def test_the_web_server_is_started_as_on_one_machine_but_for_its_address():
    _, _, *here = web(8000, ROOT, {}).command
    there = command_in_image()
    assert "command" not in SERVICES["web"]
    assert [word for word in there if word != "0.0.0.0"] == [word for word in here if word != "127.0.0.1"]  # noqa: S104 - inside its container


def test_the_worker_is_started_as_on_one_machine_but_that_it_tells_of_its_tasks():
    _, _, *here = worker(ROOT, ROOT, {}).command
    there = SERVICES["worker"]["command"]
    assert [word for word in there if word != "--task-events"] == [
        word for word in here if word != "--without-heartbeat"
    ]


def test_nobody_starts_before_the_database_is_migrated_and_the_data_services_answer():
    for name in ("web", "worker", "sweeper"):
        assert SERVICES[name]["depends_on"] == {
            "migrate": {"condition": "service_completed_successfully"},
            "postgres": {"condition": "service_healthy"},
            "redis": {"condition": "service_healthy"},
        }
    assert SERVICES["migrate"]["restart"] == "no"


@pytest.mark.parametrize("name", OURS)
def test_our_containers_may_do_nothing_that_they_need_not(name):
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["init"] is True
    assert service["mem_limit"]


def test_any_setting_may_stand_in_env():
    assert all(SERVICES[name]["env_file"] == [{"path": ".env", "required": False}] for name in OURS)


def test_the_workers_children_fit_into_their_container():
    given = environment_of("worker", SECRETS)
    gibibytes = int(SERVICES["worker"]["mem_limit"].removesuffix("g"))
    assert int(given["EXAMGEN_WORKERS"]) * int(given["EXAMGEN_WORKER_MEMORY_BYTES"]) < gibibytes * 1024**3


def test_the_image_does_not_run_as_root():
    assert re.findall(r"^USER (.*)$", DOCKERFILE, re.MULTILINE) == ["10001:10001"]


@pytest.mark.parametrize("name", ["web", "proxy", "worker", "sweeper", "postgres", "redis"])
def test_what_runs_on_has_a_health_check_and_is_restarted(name):
    assert SERVICES[name]["healthcheck"]["test"][0] == "CMD"
    assert SERVICES[name]["restart"] == "unless-stopped"


def test_only_the_loopback_interface_is_published():
    ports = [port for service in SERVICES.values() for port in service.get("ports", [])]
    assert ports
    assert all(port.startswith("127.0.0.1:") for port in ports)
    assert "ports" not in SERVICES["postgres"]
    assert "ports" not in SERVICES["redis"]


def test_clients_reach_the_web_server_through_the_proxy_only():
    assert "ports" not in SERVICES["web"]
    assert SERVICES["proxy"]["ports"] == ["127.0.0.1:${EXAMGEN_PORT:-8000}:8080"]
    assert "set $web http://web:8000;" in NGINX
    assert "proxy_request_buffering on;" in NGINX


def test_the_proxy_lets_the_largest_upload_through():
    (mebibytes,) = re.findall(r"client_max_body_size (\d+)m;", NGINX)
    assert int(mebibytes) * 1024 * 1024 >= EXAMGEN_MAX_UPLOAD_BYTES + MULTIPART_OVERHEAD


def test_redis_refuses_when_it_is_full_and_keeps_nothing():
    command = " ".join(SERVICES["redis"]["command"])
    assert "--maxmemory-policy noeviction" in command
    assert "--appendonly no" in command


def test_monitoring_and_local_models_start_on_demand_only():
    on_demand = {name: service["profiles"] for name, service in SERVICES.items() if "profiles" in service}
    assert on_demand == {"flower": ["monitoring"], "ollama": ["local-model"]}


@pytest.mark.parametrize("missing", sorted(SECRETS))
def test_a_secret_that_is_not_given_stops_compose(missing):
    given = {name: value for name, value in SECRETS.items() if name != missing}
    with pytest.raises(LookupError, match=f"set {missing} in .env"):
        environment_of("web", given)


def test_the_example_names_every_variable_and_gives_no_secret():
    lines = (ROOT / ".env.example").read_text().splitlines()
    example = dict(line.removeprefix("# ").split("=", 1) for line in lines if re.match(r"(?:# )?[A-Z_]+=", line))
    text = (ROOT / "docker-compose.yml").read_text()
    assert {found[1] for found in VARIABLE.finditer(text)} - {"EXAMGEN_VERSION"} <= set(example)
    assert {name: example[name] for name in SECRETS} == dict.fromkeys(SECRETS, "")


def test_the_settings_of_compose_are_read_and_pass_djangos_deployment_checks(tmp_path):
    given = {**SECRETS, "EXAMGEN_BEHIND_TLS": "true", "EXAMGEN_ALLOWED_HOSTS": "exams.example.org"}
    environment = {**environment_of("web", given), "TMPDIR": str(tmp_path), "EXAMGEN_DATA_DIR": str(tmp_path)}
    done = run("manage.py", "check", "--deploy", "--fail-level", "WARNING", **environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("System check identified no issues")


def test_serving_with_the_key_of_commands_and_tests_is_refused(tmp_path):
    done = run("-c", "import examgen.wsgi", EXAMGEN_SECRET_KEY=INSECURE_KEY, EXAMGEN_DATA_DIR=str(tmp_path))
    assert done.returncode != 0
    assert "Set EXAMGEN_SECRET_KEY to a long random text before serving." in done.stderr


def test_secrets_can_stand_in_files(tmp_path):
    for name, value in (("url", "postgres://examgen:from-a-file@postgres:5432/examgen"), ("key", "k" * 60)):
        (tmp_path / name).write_text(value)
    code = "from django.conf import settings; print(settings.DATABASES['default']['PASSWORD'], settings.SECRET_KEY)"
    done = run(
        *("manage.py", "shell", "-v", "0", "-c", code),
        DATABASE_URL_FILE=str(tmp_path / "url"),
        EXAMGEN_SECRET_KEY_FILE=str(tmp_path / "key"),
        EXAMGEN_DATA_DIR=str(tmp_path),
    )
    assert done.stdout.split() == ["from-a-file", "k" * 60], done.stderr
