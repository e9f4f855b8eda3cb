"""The learner's time and memory beside those of the fused implementation, both measured by the same runner on one
input."""

from __future__ import annotations

from grader.learner_side import calling
from grader.worker.cases import ExerciseCases
from grader.worker.program import Call, Failure, LearnerProcess, Program, Runner, Timing

REPEATS = 3
FUSED_REPEATS = 12  # once in the life of a worker, for all learners
LONG_CALL_MS = 100.0  # one such call says enough
_ROUGHLY = 2e-4  # of the largest element: a float32 result is much nearer, that of the call before is farther


def measure(rules: ExerciseCases, process: LearnerProcess, call: Call, *, repeats: int = REPEATS) -> Timing | None:
    """Time and memory of one program on `call`; None where it does not end well there, or not with the answer."""
    timing = process.time(call, repeats=repeats, enough_ms=LONG_CALL_MS)
    return None if isinstance(timing, Failure) or not _is_answered(rules, call, timing) else timing


def _is_answered(rules: ExerciseCases, call: Call, timing: Timing) -> bool:
    """Whether the last timed call did the work: roughly, but not so that the answer to the call before would do."""
    arguments = call.arguments
    for _ in range(timing.calls - 1):
        arguments = tuple(calling.rescaled(argument) for argument in arguments)
    wanted = rules.family.fused(rules.formula, arguments)
    if timing.output is None or timing.output.shape != wanted.shape:
        return False
    gap = (timing.output.double() - wanted.double()).abs().max()
    return bool(gap <= _ROUGHLY * wanted.abs().max())  # False for NaN


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
        return None if process.load() is not None else measure(rules, process, timing, repeats=FUSED_REPEATS)
    finally:
        process.close()
