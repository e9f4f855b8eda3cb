"""The learner's time and memory beside those of the fused implementation, both measured by the same runner on one
input.

The fused implementation of an exercise is its file `fused.py`: the same function, written with what torch has for it.
On a GPU it is `fused_gpu.py` where there is one: the same with our own kernel, which the worker runs itself, because no
learner's process may see our code.
"""

from __future__ import annotations

import ast
import time
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
    is_ours: bool = False  # written with our own kernel

    def run(self, arguments: Sequence[Any]) -> tuple[Tensor, ...]:
        """All that it returns."""
        found = self.function(*arguments)
        return found if isinstance(found, tuple) else (found,)


@cache
def fused_program(exercise: Exercise, device: str = "cpu") -> FusedProgram | None:
    """The fused implementation of an exercise on a device, or None where there is none."""
    path = exercise.folder / "fused_gpu.py"
    is_ours = device == "cuda" and path.is_file()
    if not is_ours:
        path = exercise.folder / "fused.py"
    if not path.is_file():
        return None
    source = path.read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(compile(source, str(path), "exec"), names)
    name = ast.get_docstring(ast.parse(source)) or "torch"
    return FusedProgram(name, source, names[exercise.function], is_ours)


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
    """What the fused implementation takes on each device, measured once per exercise."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Timing | None] = {}

    def get(self, rules: ExerciseCases, timing: Call, runner: Runner, device: str = "cpu") -> Timing | None:
        place = rules.exercise.slug, device
        if place not in self._known:
            self._known[place] = _measure_fused(rules, timing, runner, device)
        return self._known[place]


def time_here(program: FusedProgram, call: Call, device: str, *, repeats: int = FUSED_REPEATS) -> Timing:
    """The fastest of some calls in this process, each with inputs of its own that are there before it. Memory is what
    torch took on a GPU, and not measured elsewhere."""
    held = tuple(_placed(argument, device) for argument in call.arguments)
    fastest, peak, output = float("inf"), None, None
    for repeat in range(repeats):
        held = tuple(calling.rescaled(argument) for argument in held) if repeat else held
        calling.finish_work(device)
        before = _allocated(device) if repeat == 0 else None
        started = time.perf_counter()
        output = program.run(calling.given(held))[0]
        calling.finish_work(device)
        fastest = min(fastest, (time.perf_counter() - started) * 1000)
        if before is not None:
            peak = torch.cuda.max_memory_allocated() - before
    return Timing(fastest, peak, repeats, None if output is None else output.cpu())


def _placed(argument: Any, device: str) -> Any:
    if isinstance(argument, tuple):
        return [calling.placed(tile, device) for tile in argument]
    return calling.placed(argument, device) if isinstance(argument, Tensor) else argument


def _allocated(device: str) -> int | None:
    """Bytes that torch holds on the GPU, whose peak is counted from now on."""
    if device != "cuda":
        return None
    torch.cuda.reset_peak_memory_stats()
    return torch.cuda.memory_allocated()


def _measure_fused(rules: ExerciseCases, timing: Call, runner: Runner, device: str) -> Timing | None:
    exercise = rules.exercise
    program = fused_program(exercise, device)
    if program is None:
        return None
    if program.is_ours:
        taken = time_here(program, timing, device)
        return taken if _is_answered(rules, timing, taken) else None
    process = runner.start(Program(program.source, exercise.function, exercise.parameters, device=device))
    try:
        return None if process.load() is not None else measure(rules, process, timing, repeats=FUSED_REPEATS)
    finally:
        process.close()
