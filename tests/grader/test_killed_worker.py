"""A worker that dies in mid-grade: one right verdict all the same, and nothing of it left running."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import psutil
import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_SECONDS = 240  # bounds a hang
SLOW_AND_RIGHT = """
import time, torch

def softmax(scores, dim):
    time.sleep(0.15)
    e = (scores - scores.amax(dim, keepdim=True)).exp()
    return e / e.sum(dim, keepdim=True)
"""
SUBMIT = """
from django.contrib.auth import get_user_model
from grader.submissions import submit
learner = get_user_model().objects.create_user("dora")
print(submit(learner=learner, exercise_slug="softmax", source={source!r}).pk)
"""


class Instance:
    """A database and a broker of their own, and worker processes on them."""

    def __init__(self, folder: Path, broker_url: str) -> None:
        self.environment = {
            **os.environ,
            "ROWSUM_DATA_DIR": str(folder),
            "REDIS_URL": broker_url,
            "OMP_NUM_THREADS": "1",
        }
        self.environment.pop("DATABASE_URL", None)
        self.database = folder / "rowsum.sqlite3"
        self.log = (folder / "worker.log").open("wb")
        self.workers: list[psutil.Process] = []
        self.manage("migrate", "--verbosity=0")

    def manage(self, *arguments: str) -> str:
        command = [sys.executable, "manage.py", *arguments]
        return subprocess.run(
            command, cwd=ROOT, env=self.environment, check=True, capture_output=True, text=True, timeout=60
        ).stdout

    def submit(self, source: str) -> int:
        return int(self.manage("shell", "--no-imports", "-c", SUBMIT.format(source=source)))

    def look(self, pk: int) -> dict:
        """Status, number of claims and verdict, read as another program would: this is polled."""
        with closing(sqlite3.connect(self.database)) as connection:
            row = connection.execute("SELECT status, claims, verdict FROM grader_submission WHERE id = ?", [pk])
            status, claims, verdict = row.fetchone()
        return {"status": status, "claims": claims, "verdict": verdict and json.loads(verdict)}

    def start_worker(self) -> psutil.Process:
        command = [sys.executable, "-m", "celery", "-A", "config", "worker", "-c", "1", "-Q", "default,grade.cpu"]
        process = psutil.Popen(command, cwd=ROOT, env=self.environment, stdout=self.log, stderr=self.log)
        self.workers.append(process)
        return process

    def wait_for(self, pk: int, wanted) -> dict:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            row = self.look(pk)
            if wanted(row):
                return row
            time.sleep(0.05)
        pytest.fail(f"still {row} after {PATIENCE_SECONDS} s:\n{Path(self.log.name).read_text()[-3000:]}")

    def close(self) -> None:
        for worker in self.workers:
            if worker.is_running():
                worker.terminate()
                worker.wait(30)
        self.log.close()


@pytest.fixture
def instance(tmp_path, broker_url):
    made = Instance(tmp_path, broker_url)
    yield made
    made.close()


def descendants(process: psutil.Process) -> list[psutil.Process]:
    return process.children(recursive=True)


def judged_once(row: dict) -> bool:
    return row["status"] == "passed" and row["claims"] == 2 and row["verdict"]["status"] == "passed"


def test_it_judges_again_after_kill_9_of_the_whole_worker(instance):
    pk = instance.submit(SLOW_AND_RIGHT)
    first = instance.start_worker()
    instance.wait_for(pk, lambda row: row["status"] == "running")
    below = descendants(first)
    first.send_signal(signal.SIGKILL)
    first.wait(10)
    _, alive = psutil.wait_procs(below, timeout=PATIENCE_SECONDS)
    assert not alive, f"left behind by the killed worker: {alive}"
    assert instance.look(pk)["status"] == "running"
    instance.start_worker()
    row = instance.wait_for(pk, lambda row: row["status"] not in ("queued", "running"))
    assert judged_once(row), row


def test_it_judges_again_after_kill_9_of_the_judging_process(instance):
    pk = instance.submit(SLOW_AND_RIGHT)
    worker = instance.start_worker()
    instance.wait_for(pk, lambda row: row["status"] == "running")
    worker.children()[0].send_signal(signal.SIGKILL)
    row = instance.wait_for(pk, lambda row: row["status"] not in ("queued", "running"))
    assert judged_once(row), row
