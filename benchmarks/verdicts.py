"""What isolation costs: the same submission judged in the warm sandbox, without isolation, and cold."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import torch

from benchmarks.cold import ROOT, Cold
from benchmarks.table import Row
from grader.catalogue import Exercise, exercises
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool
from grader.worker.program import Runner
from grader.worker.sandbox import Sandbox
from grader.worker.unisolated import Unisolated

ROUNDS = 15  # of warm and unisolated, in turns, so that whatever else the machine does hits both
COLD_ROUNDS = 3
PAUSE_SECONDS = 0.1
THROUGHPUT_SECONDS = 8.0
PROCESSES = 2


def solution(exercise: Exercise) -> str:
    return (exercise.folder / "solution.py").read_text(encoding="utf-8")


class Bench:
    """One exercise's solution, judged by one runner or another with the same pool of prepared cases."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.source = solution(exercise)
        self.pool = PreparedPool()

    def judge(self, runner: Runner) -> None:
        verdict = judge(self.exercise, self.source, runner=runner, pool=self.pool)
        if verdict["status"] != "passed":
            raise RuntimeError(f"the solution of {self.exercise.slug} did not pass: {verdict['summary']}")

    def milliseconds(self, runner: Runner) -> float:
        """One verdict, after a pause: what it takes when nobody else waits. `_throughput` has no pauses."""
        self.pool.refill()  # as a worker does between two submissions
        time.sleep(PAUSE_SECONDS)
        begin = time.perf_counter()
        self.judge(runner)
        return (time.perf_counter() - begin) * 1e3

    def judging_seconds(self, runner: Runner) -> float:
        """One verdict, without what is prepared ahead."""
        self.pool.refill()
        begin = time.perf_counter()
        self.judge(runner)
        return time.perf_counter() - begin


def rows() -> list[Row]:
    torch.set_num_threads(1)
    found: list[Row] = []
    sandbox, cold = Sandbox(), Cold()
    try:
        sandbox.warm(wait=True)
        for exercise in exercises().values():
            found += _compare(Bench(exercise), sandbox=sandbox, cold=cold)
    finally:
        sandbox.close()
    return [*found, *_throughput()]


def _compare(bench: Bench, *, sandbox: Runner, cold: Runner) -> list[Row]:
    plain = Unisolated()
    for runner in (sandbox, plain):  # prepares seeds and first-use caches of either
        for _ in range(3):
            bench.judge(runner)
    pairs = [(bench.milliseconds(sandbox), bench.milliseconds(plain)) for _ in range(ROUNDS)]
    warm, unisolated = (statistics.median(column) for column in zip(*pairs, strict=True))
    from_cold = statistics.median(bench.milliseconds(cold) for _ in range(COLD_ROUNDS))
    slug = bench.exercise.slug
    return [
        Row(f"{slug}: verdict in the warm sandbox", f"{warm:.0f} ms"),
        _ratio(
            f"{slug}: warm sandbox / no isolation ({unisolated:.0f} ms)", warm / unisolated, "<= 3", lambda r: r <= 3
        ),
        _ratio(f"{slug}: cold start ({from_cold:.0f} ms) / warm sandbox", from_cold / warm, ">= 20", lambda r: r >= 20),
    ]


def _ratio(subject: str, ratio: float, target: str, met: Callable[[float], bool]) -> Row:
    return Row(subject, f"{ratio:.1f} x", target, met(ratio))


def _throughput() -> list[Row]:
    """Worker processes side by side, as Celery runs them, each with a sandbox and a pool of its own: without a pause,
    in turns with and without isolation. Cases are prepared outside the clock, as workers do when nobody waits."""
    command = [sys.executable, "-m", "benchmarks.verdicts"]
    environment = dict(os.environ, OMP_NUM_THREADS="1")
    workers = [
        subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(PROCESSES)
    ]
    for worker in workers:
        assert worker.stdout is not None
        worker.stdout.readline()  # it is warm
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write("go\n")
        worker.stdin.flush()
    told = [[float(number) for number in worker.communicate()[0].split()] for worker in workers]
    isolated = sum(count / seconds for count, seconds, _ in told)
    plain = sum(count / seconds for count, _, seconds in told)
    subject = f"{PROCESSES} worker processes, all exercises in turn"
    return [
        Row(f"{subject}: verdicts a second", f"{isolated:.1f}"),
        _ratio(
            f"{subject}: time / without isolation ({plain:.1f} a second)", plain / isolated, "<= 2", lambda r: r <= 2
        ),
    ]


def _count_verdicts() -> None:
    """One of the workers of `_throughput`: say ready, wait for the word, judge all exercises in turn; tell how many,
    and the seconds with and without isolation."""
    import django

    django.setup()
    torch.set_num_threads(1)
    with Sandbox() as sandbox:
        runners: tuple[Sandbox | Unisolated, ...] = (sandbox, Unisolated())
        benches = [Bench(exercise) for exercise in exercises().values()]
        for bench in benches:
            for runner in runners:
                bench.judge(runner)
        print("ready", flush=True)
        sys.stdin.readline()
        count, spent = 0, [0.0, 0.0]
        while sum(spent) < THROUGHPUT_SECONDS or count % len(benches):  # each exercise equally often
            for which, runner in enumerate(runners):
                spent[which] += benches[count % len(benches)].judging_seconds(runner)
            count += 1
        print(count, *spent, flush=True)


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    _count_verdicts()
