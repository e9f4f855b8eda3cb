"""docker-compose.yml: valid by its schema, hardened as promised, and running what `make run` runs."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest
import yaml

from config import run
from grader.statuses import Device
from grader.submissions import QUEUE_OF
from tests.conftest import ROOT

FILE = ROOT / "docker-compose.yml"
OURS = ("migrate", "web", "worker", "gpu-worker", "beat")
LONG_RUNNING = ("web", "worker", "gpu-worker", "beat", "postgres", "valkey")


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load(FILE.read_text())


@pytest.fixture(scope="module")
def services(compose):
    return compose["services"]


def test_it_is_valid_by_the_compose_schema():
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(FILE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", [*OURS, "postgres", "valkey"])
def test_it_hardens_every_service(services, name):
    service = services[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["mem_limit"]
    assert service["pids_limit"]


@pytest.mark.parametrize("name", LONG_RUNNING)
def test_it_watches_the_health_of_every_service(services, name):
    assert services[name]["healthcheck"]["test"]


def test_it_gives_the_worker_no_way_out(compose, services):
    assert [compose["networks"][name]["internal"] for name in services["worker"]["networks"]] == [True]
    assert [name for name in services if "outside" in services[name]["networks"]] == ["web"]


def test_it_starts_a_worker_for_a_gpu_only_where_it_is_asked_for(services):
    gpu, cpu = services["gpu-worker"], services["worker"]
    assert gpu["profiles"] == ["gpu"]
    assert [queue for queue in QUEUE_OF.values() if queue in gpu["command"][-1].split(",")] == [QUEUE_OF[Device.CUDA]]
    assert QUEUE_OF[Device.CPU] in cpu["command"][-1].split(",")
    assert gpu["networks"] == cpu["networks"]
    assert gpu["security_opt"] == cpu["security_opt"]
    assert all("profiles" not in service for name, service in services.items() if name != "gpu-worker")


def test_it_takes_every_secret_from_the_environment():
    text = FILE.read_text()
    for name in ("SECRET_KEY", "POSTGRES_PASSWORD", "VALKEY_PASSWORD", "ROWSUM_HOSTS"):
        assert re.search(rf"\$\{{{name}:\?.+\}}", text)
    assert not re.search(r"(PASSWORD|SECRET_KEY): [^$\s]", text)


@pytest.mark.parametrize(
    ("name", "command"), [("web", run.WEB), ("worker", run.WORKER), ("beat", run.BEAT), ("migrate", run.PREPARE)]
)
def test_it_runs_what_make_run_runs(services, name, command):
    expected = ["python", *command[1:]]
    assert services[name]["command"][: len(expected)] == expected


def test_it_runs_in_the_image_what_compose_runs(services):
    command = re.search(r"^CMD (\[.+\])$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert json.loads(command[1]) == services["web"]["command"]


def test_it_copies_every_room_of_the_product_into_the_image():
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    rooms = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()} - {"tests", "benchmarks"}
    assert rooms | {"clients", "content", "static", "templates", "manage.py", "requirements.lock"} == allowed
