"""`make run`, as a person meets it: started, opened, stopped, and met with what goes wrong."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import psutil
import pytest

from benchmarks.web import Browser
from grader.walls import UNSANDBOXED
from tests.conftest import ROOT
from tests.processes import runs, those
from tests.stack.services import postgresql

PATIENCE_SECONDS = 90  # bounds a hang; what it really takes is in the benchmarks


class Running:
    """One `make run` on a data folder of its own."""

    def __init__(self, data_dir, port, **variables):
        environment = {k: v for k, v in os.environ.items() if k not in ("DATABASE_URL", "REDIS_URL")}
        environment |= {"ROWSUM_DATA_DIR": str(data_dir), "PORT": str(port), **variables}
        self.data_dir = data_dir
        self.address = f"http://127.0.0.1:{port}/"
        self.browser = Browser(port)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "config.run"],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.everyone = []

    def wait_until_ready(self):
        line = self.process.stdout.readline()
        assert self.address in line, line + self.process.stderr.read()
        return line

    def child(self, word):
        """The process whose command line has this word; waits for it, since the worker comes last."""
        return _eventually(lambda: those(self._look(), lambda p: word in " ".join(p.cmdline())), word)[0]

    def _look(self):
        self.everyone = psutil.Process(self.process.pid).children(recursive=True)
        return self.everyone

    def end(self, number):
        """Send the signal; (exit status, what it said on stderr)."""
        self._look()
        self.process.send_signal(number)
        return self.said_at_the_end()

    def said_at_the_end(self):
        _, said = self.process.communicate(timeout=PATIENCE_SECONDS)
        return self.process.returncode, said

    def nobody_is_left(self):
        return not any(map(runs, self.everyone))


def _eventually(look, what):
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not (found := look()):
        assert time.monotonic() < deadline, f"{what}: not within {PATIENCE_SECONDS} seconds"
        time.sleep(0.05)
    return found


@pytest.fixture
def port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def started(data_dir, port, **variables):
    instance = Running(data_dir, port, **variables)
    try:
        yield instance
    finally:
        if instance.process.poll() is None:
            instance.end(signal.SIGTERM)
        instance.process.stdout.close()
        instance.process.stderr.close()


@pytest.fixture
def running(tmp_path, port):
    with started(tmp_path / "var", port) as instance:
        yield instance


def test_it_shows_the_first_page_and_leaves_nobody_behind(running):
    running.wait_until_ready()
    assert b"Rowsum" in running.browser.get("/")
    assert b"score-to-weight" in running.browser.get("/questions/")
    running.child("celery")
    assert running.end(signal.SIGINT) == (0, "")
    assert running.nobody_is_left()


def test_it_says_and_shows_that_programs_are_not_sandboxed_and_judges_them(tmp_path, port):
    with started(tmp_path / "var", port, SANDBOX_LAYER="process") as running:
        running.wait_until_ready()
        assert running.process.stdout.readline() == UNSANDBOXED + "\n"
        assert UNSANDBOXED.encode() in running.browser.get("/exercises/softmax/")
        source = "def softmax(scores, dim):\n    return scores\n"
        url = running.browser.post("/api/v1/exercises/softmax/submissions/", {"source": source})["url"]
        verdict = _eventually(lambda: json.loads(running.browser.get(url))["verdict"], "a verdict")
        assert verdict["status"] == "failed"
        assert running.end(signal.SIGINT) == (0, "")
        assert running.nobody_is_left()


def test_it_says_nothing_of_the_kind_where_they_are(running):
    running.wait_until_ready()
    assert UNSANDBOXED.encode() not in running.browser.get("/exercises/softmax/")


def test_it_says_in_one_line_that_the_port_is_taken(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, said = Running(tmp_path / "var", port).said_at_the_end()
    assert status == 1
    assert said.count("\n") == 1
    assert f"Port {port} on 127.0.0.1 cannot be used: Address already in use." in said
    assert f"make run PORT={port + 1}" in said


def test_it_says_in_one_line_that_a_port_is_no_number(tmp_path):
    status, said = Running(tmp_path / "var", "eighty").said_at_the_end()
    assert (status, said.count("\n")) == (1, 1)
    assert "PORT" in said


def test_it_ends_everybody_when_one_process_dies(running, tmp_path):
    running.wait_until_ready()
    running.child("celery")
    running.child("gunicorn").kill()
    status, said = running.said_at_the_end()
    assert (status, said.count("\n")) == (1, 1)
    assert "The web process ended by itself (SIGKILL)" in said
    assert str(tmp_path / "var" / "log" / "web.log") in said
    assert running.nobody_is_left()


def test_it_runs_once_on_a_data_folder(running, port):
    running.wait_until_ready()
    status, said = Running(running.data_dir, port).said_at_the_end()
    assert (status, said.count("\n")) == (1, 1)
    assert f"already runs on this data folder, at {running.address}" in said


def test_it_uses_the_database_and_the_broker_that_it_is_given(tmp_path, port, broker_url):
    with (
        postgresql() as database_url,
        started(tmp_path / "var", port, DATABASE_URL=database_url, REDIS_URL=broker_url) as running,
    ):
        running.wait_until_ready()
        running.browser.get("/exercises/softmax/")
        source = "def softmax(scores, dim):\n    return scores.softmax(dim)\n"
        url = running.browser.post("/api/v1/exercises/softmax/submissions/", {"source": source})["url"]
        verdict = _eventually(lambda: json.loads(running.browser.get(url))["verdict"], "a verdict")
        running.child("celery")
        assert not those(running.everyone, lambda process: process.name() == "valkey-server")
    assert verdict["status"] == "rule_broken"
    assert not list((tmp_path / "var").glob("*.sqlite3"))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells children of their parent's death")
def test_it_leaves_nobody_behind_when_it_is_killed(running):
    running.wait_until_ready()
    running.child("celery")
    assert running.end(signal.SIGKILL)[0] == -signal.SIGKILL
    _eventually(running.nobody_is_left, "the end of every child")


def test_it_ends_in_one_line_when_the_database_cannot_be_prepared(tmp_path, port):
    nowhere = f"sqlite:///{tmp_path}/no/such/folder/rowsum.sqlite3"
    status, said = Running(tmp_path / "var", port, DATABASE_URL=nowhere).said_at_the_end()
    assert (status, said.count("\n")) == (1, 1)
    assert "unable to open database file" in said
