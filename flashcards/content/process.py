"""The processes with torch that run what content files contain; this one must not load it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.conf import settings

RUN_SECONDS = 300
SHARED_FROM = 500  # quiz items from which on several processes share the work; fewer are done before a second has torch
MOST_PROCESSES = 4


class RunnerDied(RuntimeError):
    """The process that runs the content's code did not answer; the message has its last words."""


def run_jobs(jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers of flashcards.content.runner, in order; without jobs no process is started. Raises RunnerDied."""
    if not jobs:
        return []
    items = sum(len(job.get("quiz", ())) for job in jobs)
    count = min(os.cpu_count() or 1, MOST_PROCESSES, len(jobs)) if items >= SHARED_FROM else 1
    with ThreadPoolExecutor(count) as pool:
        shares = list(pool.map(_run, [jobs[first::count] for first in range(count)]))
    answers: list[dict[str, Any]] = [{}] * len(jobs)
    for first, share in enumerate(shares):
        answers[first::count] = share
    return answers


def _run(jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
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
