"""The process with torch that runs what content files contain; this one must not load it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from django.conf import settings

RUN_SECONDS = 300
SHARED_FROM = 100  # quiz items from which on several processes share the work
MOST_PROCESSES = 4


class RunnerDied(RuntimeError):
    """The process that runs the content's code did not answer; the message has its last words."""


class Runner:
    """One process with torch, used at most once: it may be started before it is known what there is to do.

    Loading torch takes it longer than reading the files takes its parent, so both are done at the same time.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._files = contextlib.ExitStack()
        self._jobs: list[dict[str, Any]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def start(self) -> None:
        """Begin to load torch; a second call changes nothing."""
        if self._process is not None:
            return
        self._folder = Path(self._files.enter_context(tempfile.TemporaryDirectory(prefix="rowsum-runner-")))
        self._said = self._files.enter_context((self._folder / "stderr").open("w+", encoding="utf-8"))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "flashcards.content.runner"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=self._said,
            text=True,
            cwd=settings.BASE_DIR,
            # The tensors are small: threads of their own would only wait for each other.
            env=os.environ | {"OMP_NUM_THREADS": "1"},
            process_group=0,  # so that it ends with those it shares its work with
        )

    def begin(self, jobs: list[dict[str, Any]]) -> None:
        """Hand out the jobs, see flashcards.content.runner; without any, nothing is started."""
        self._jobs = jobs
        if not jobs:
            return
        self.start()
        items = sum(len(job.get("quiz", ())) for job in jobs)
        processes = min(os.cpu_count() or 1, MOST_PROCESSES, len(jobs)) if items >= SHARED_FROM else 1
        (self._folder / "jobs").write_text(json.dumps(jobs), encoding="utf-8")
        order = {"jobs": f"{self._folder / 'jobs'}", "answers": f"{self._folder / 'answers'}", "processes": processes}
        process = self._started()
        with contextlib.suppress(BrokenPipeError):  # it died, and `answers` says of what
            process.stdin.write(f"{json.dumps(order)}\n")  # type: ignore[union-attr]
            process.stdin.close()  # type: ignore[union-attr]

    def answers(self) -> list[dict[str, Any]]:
        """The answers to the jobs, in order. Raises RunnerDied."""
        if not self._jobs:
            return []
        process = self._started()
        try:
            status = process.wait(RUN_SECONDS)
        except subprocess.TimeoutExpired:
            raise RunnerDied(f"the code of the content files ran for more than {RUN_SECONDS} seconds") from None
        if status:
            self._said.seek(0)
            raise RunnerDied(f"the code of the content files ended its process: {self._said.read().strip()[-2000:]}")
        answers: list[dict[str, Any]] = json.loads((self._folder / "answers").read_text(encoding="utf-8"))
        return answers

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            with contextlib.suppress(BrokenPipeError):
                self._process.stdin.close()  # type: ignore[union-attr]
            self._process.wait()
            self._process = None
        self._files.close()

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            raise RuntimeError("the runner was closed, or never started")
        return self._process
