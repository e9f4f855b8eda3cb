"""A hosted instance does not start with less than bubblewrap, and says what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from django.core.management.base import SystemCheckError

from grader import checks
from tests.conftest import ROOT


@pytest.fixture
def hosted(settings):
    settings.HOSTED = True
    settings.SANDBOX_LAYER = "bubblewrap"
    return settings


def _ids():
    return [m.id for check in (checks.check_sandbox_setting, checks.check_walls_work) for m in check(None)]


def test_it_accepts_working_bubblewrap(hosted):
    assert _ids() == []


def test_it_refuses_the_kernel_layer_alone(hosted):
    hosted.SANDBOX_LAYER = "kernel"
    with pytest.raises(SystemCheckError, match=r"(?s)SANDBOX_LAYER=kernel is too little.*HINT: Set SANDBOX_LAYER"):
        checks.insist(on_working_bubblewrap=False)


def test_it_refuses_a_host_without_bubblewrap(hosted, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert _ids() == ["grader.E003"]


def test_it_refuses_a_bubblewrap_that_cannot_make_namespaces(hosted, monkeypatch, tmp_path):
    (tmp_path / "bwrap").write_text("#!/bin/sh\necho 'No permissions to create a new namespace' >&2\nexit 1\n")
    (tmp_path / "bwrap").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    [error] = checks.check_walls_work(None)
    assert error.id == "grader.E004"
    assert "No permissions" in error.msg
    assert "docs/hosting.md" in error.hint


def test_it_names_a_layer_that_does_not_exist(settings):
    settings.SANDBOX_LAYER = "firejail"
    assert _ids() == ["grader.E001"]


def test_it_asks_nothing_of_a_laptop(settings, monkeypatch, tmp_path):
    settings.SANDBOX_LAYER = "kernel"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert _ids() == []


def test_it_stops_the_web_server(tmp_path):
    environment = dict(os.environ, ROWSUM_MODE="hosted", SECRET_KEY="x" * 50, SANDBOX_LAYER="kernel")
    done = subprocess.run(
        [sys.executable, "-c", "import config.wsgi"],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "grader.E002" in done.stderr


def test_it_accepts_working_gvisor(hosted):
    if shutil.which("runsc") is None:
        pytest.skip("there is no runsc here")
    hosted.SANDBOX_LAYER = "gvisor"
    assert _ids() == []


def test_it_refuses_a_host_without_gvisor_that_asks_for_it(hosted, monkeypatch, tmp_path):
    hosted.SANDBOX_LAYER = "gvisor"
    monkeypatch.setenv("PATH", str(tmp_path))
    [error] = checks.check_walls_work(None)
    assert error.id == "grader.E007"
    assert "apt-get install runsc" in error.hint


def test_it_refuses_a_gvisor_that_cannot_start_anything(hosted, monkeypatch, tmp_path):
    hosted.SANDBOX_LAYER = "gvisor"
    (tmp_path / "runsc").write_text("#!/bin/sh\necho 'running container: no user namespaces' >&2\nexit 1\n")
    (tmp_path / "runsc").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    [error] = checks.check_walls_work(None)
    assert error.id == "grader.E008"
    assert "no user namespaces" in error.msg
