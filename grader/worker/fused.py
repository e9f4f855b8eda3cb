"""The learner's time and memory beside those of the fused implementation, both measured by the same runner on one
input."""

from __future__ import annotations

from grader.worker.cases import ExerciseCases
from grader.worker.program import Call, Failure, LearnerProcess, Program, Runner, Timing

REPEATS = 3
FUSED_REPEATS = 12  # once in the life of a worker, for all learners
LONG_CALL_MS = 100.0  # one such call says enough


def measure(process: LearnerProcess, call: Call, *, repeats: int = REPEATS) -> Timing | None:
    """Time and memory of one program on `call`; None where it does not end well there."""
    timing = process.time(call, repeats=repeats, enough_ms=LONG_CALL_MS)
    return None if isinstance(timing, Failure) else timing


class FusedMeasurements:
    """What the fused implementation takes, measured once per exercise by the runner that runs the learners."""

    def __init__(self) -> None:
        self._known: dict[str, Timing | None] = {}

    def get(self, rules: ExerciseCases, timing: Call, runner: Runner) -> Timing | None:
        slug = rules.exercise.slug
        if slug not in self._known:
            self._known[slug] = _measure_fused(rules, timing, runner)
        return self._known[slug]


def _measure_fused(rules: ExerciseCases, timing: Call, runner: Runner) -> Timing | None:
    program = Program(rules.family.fused_source, "fused", rules.exercise.parameters)
    process = runner.start(program)
    try:
        return None if process.load() is not None else measure(process, timing, repeats=FUSED_REPEATS)
    finally:
        process.close()
