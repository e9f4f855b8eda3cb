"""The learner's time and memory beside those of the fused implementation, both measured by the same runner on one
input.

The fused implementation of an exercise is its file `fused.py`: the same function, written with what torch has for it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import torch
from torch import Tensor

from grader.catalogue import Exercise
from grader.learner_side import calling
from grader.worker.cases import ExerciseCases
from grader.worker.program import Call, Failure, LearnerProcess, Program, Runner, Timing

REPEATS = 3
FUSED_REPEATS = 12  # once in the life of a worker, for all learners
LONG_CALL_MS = 100.0  # one such call says enough
_ROUGHLY = 2e-4  # of the largest element: a float32 result is much nearer, that of the call before is farther


@dataclass(frozen=True, slots=True)
class FusedProgram:
    """What `fused.py` of an exercise holds."""

    name: str  # what the verdict calls it: the file's docstring
    source: str
    function: Callable[..., Any]

    def run(self, arguments: Sequence[Any]) -> tuple[Tensor, ...]:
        """All that it returns."""
        found = self.function(*arguments)
        return found if isinstance(found, tuple) else (found,)


@cache
def fused_program(exercise: Exercise) -> FusedProgram | None:
    """The fused implementation of an exercise, or None where torch has none."""
    path = exercise.folder / "fused.py"
    if not path.is_file():
        return None
    source = path.read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(compile(source, str(path), "exec"), names)
    name = ast.get_docstring(ast.parse(source)) or "torch"
    return FusedProgram(name, source, names[exercise.function])


def measure(rules: ExerciseCases, process: LearnerProcess, call: Call, *, repeats: int = REPEATS) -> Timing | None:
    """Time and memory of one program on `call`; None where it does not end well there, or not with the answer."""
    timing = process.time(call, repeats=repeats, enough_ms=LONG_CALL_MS)
    return None if isinstance(timing, Failure) or not _is_answered(rules, call, timing) else timing


def _is_answered(rules: ExerciseCases, call: Call, timing: Timing) -> bool:
    """Whether the last timed call did the work: roughly, but not so that the answer to the call before would do."""
    arguments = call.arguments
    for _ in range(timing.calls - 1):
        arguments = tuple(calling.rescaled(argument) for argument in arguments)
    float32 = torch.float32
    if timing.output is None:
        return False
    answer = rules.family.evaluate(rules.formula, arguments, judged=float32, dtype=float32, drawn=(timing.output,))
    wanted = answer.outputs[0]
    if timing.output.shape != wanted.shape:
        return False
    gap = (timing.output.double() - wanted.double()).abs().masked_fill(timing.output == wanted, 0.0).max()
    return bool(gap <= _ROUGHLY * wanted.abs().masked_fill(wanted.isinf(), 0.0).max())  # False for NaN


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
    exercise = rules.exercise
    program = fused_program(exercise)
    if program is None:
        return None
    process = runner.start(Program(program.source, exercise.function, exercise.parameters))
    try:
        return None if process.load() is not None else measure(rules, process, timing, repeats=FUSED_REPEATS)
    finally:
        process.close()
