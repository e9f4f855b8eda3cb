"""The process with torch that runs what content files contain; this one must not load it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from django.conf import settings

RUN_SECONDS = 300


class RunnerDied(RuntimeError):
    """The process that runs the content's code did not answer; the message has its last words."""


def run_jobs(jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers of flashcards.content.runner, in order; without jobs no process is started. Raises RunnerDied."""
    if not jobs:
        return []
    command = [sys.executable, "-m", "flashcards.content.runner"]
    try:
        done = subprocess.run(
            command,
            input=json.dumps(jobs),
            capture_output=True,
            text=True,
            cwd=settings.BASE_DIR,
            timeout=RUN_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise RunnerDied(f"the code of the content files ran for more than {RUN_SECONDS} seconds") from None
    if done.returncode:
        raise RunnerDied(f"the code of the content files ended its process: {done.stderr.strip()[-2000:]}")
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers
