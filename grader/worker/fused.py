"""The learner's time and memory beside those of the fused implementation, both measured by the same runner on one
input."""

from __future__ import annotations

from dataclasses import dataclass

from grader.worker.cases import ExerciseCases
from grader.worker.program import Call, Failure, LearnerProcess, Program, Returned, Runner

REPEATS = 3
LONG_CALL_MS = 100.0  # one such call says enough


@dataclass(frozen=True, slots=True)
class Measurement:
    """Milliseconds of the fastest call, and the growth of the process during one."""

    wall_ms: float
    peak_memory_bytes: int | None


def measure(process: LearnerProcess, call: Call) -> Measurement | None:
    """Time and memory of one program on `call`; None where it does not end well there."""
    first = process.call(call)
    if not isinstance(first, Returned):
        return None
    if first.wall_ms > LONG_CALL_MS:
        return Measurement(first.wall_ms, first.peak_memory_bytes)
    fastest = process.time(call, repeats=REPEATS)
    if isinstance(fastest, Failure):
        return None
    return Measurement(fastest, first.peak_memory_bytes)


class FusedMeasurements:
    """What the fused implementation takes, measured once per exercise by the runner that runs the learners."""

    def __init__(self) -> None:
        self._known: dict[str, Measurement | None] = {}

    def get(self, rules: ExerciseCases, timing: Call, runner: Runner) -> Measurement | None:
        slug = rules.exercise.slug
        if slug not in self._known:
            self._known[slug] = _measure_fused(rules, timing, runner)
        return self._known[slug]


def _measure_fused(rules: ExerciseCases, timing: Call, runner: Runner) -> Measurement | None:
    program = Program(rules.family.fused_source, "fused", rules.exercise.parameters)
    process = runner.start(program)
    try:
        return None if process.load() is not None else measure(process, timing)
    finally:
        process.close()
