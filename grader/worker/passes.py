"""What a right program could do better, as it was measured or read, and what is really good about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from attention_core.formula import Formula, Product
from grader.wording import Remark, RemarkKind, milliseconds, size
from grader.worker.cases import ExerciseCases
from grader.worker.checking import CaseResult
from grader.worker.families import whole_matrix_bytes
from grader.worker.fused import REPEATS, fused_program
from grader.worker.program import Call, Timing
from grader.worker.reading import casts, deepest_loop
from grader.worker.summary import ABOUT_AS_FAST, times_as_fast

MUCH_SLOWER = 3.0  # times as long as the fused implementation
MANY_MATRICES = 4.0  # of all scores, at one moment
SMALL_PART = 0.5  # of one such matrix
FAR_TOO_SLOW = 30.0  # times as long: then it is no merit that little is held at once
NEARLY_ALL = 0.9  # of the cases


@dataclass(frozen=True, slots=True)
class Measured:
    """Both programs on the same input."""

    call: Call
    learner: Timing
    fused: Timing
    name: str  # of the fused implementation
    device: str = "cpu"

    @property
    def slowdown(self) -> float:
        return self.learner.wall_ms / max(self.fused.wall_ms, 1e-3)


def of_passed(
    rules: ExerciseCases, results: Sequence[CaseResult], source: str, measured: Measured | None
) -> list[Remark]:
    """The most useful first."""
    solution = (rules.exercise.folder / "solution.py").read_text(encoding="utf-8")
    found = [
        _well_done(rules, results, measured),
        None if measured is None else _speed(rules, source, solution, measured),
        None if measured is None else _memory(rules, measured),
        _wider(results, source, solution),
        None if measured is None else _how_measured(rules, measured),
    ]
    return [remark for remark in found if remark is not None]


def _speed(rules: ExerciseCases, source: str, solution: str, measured: Measured) -> Remark | None:
    """Much slower than the fused implementation; and where the time goes, if a loop is read that ours does without."""
    if measured.slowdown < MUCH_SLOWER:
        return None
    mine, theirs = milliseconds(measured.learner.wall_ms), milliseconds(measured.fused.wall_ms)
    text = f"It takes {mine} where {measured.name} takes {theirs}: {times_as_fast(measured.slowdown)} times as long."
    loop, ours = deepest_loop(source), deepest_loop(solution)
    if loop is not None and loop.depth > (0 if ours is None else ours.depth):
        text += f" Line {loop.line} loops in Python: could one tensor operation do all its rounds at once?"
    else:
        text += " Which intermediate results does your program write and read again that a single pass would not need?"
    return Remark(RemarkKind.ACTIONABLE, text, "speed")


def _memory(rules: ExerciseCases, measured: Measured) -> Remark | None:
    """Room for several matrices of all scores, where none is asked for."""
    peak, whole = measured.learner.peak_memory_bytes, _whole_matrix(rules, measured.call)
    if peak is None or whole is None or peak < MANY_MATRICES * whole:
        return None
    text = (
        f"At its peak the call took {size(peak)}, room for {peak // whole} matrices with one number for each query "
        "and key; such a matrix grows with the square of the length. How much of it is needed at one moment?"
    )
    return Remark(RemarkKind.ACTIONABLE, text, "memory")


def _whole_matrix(rules: ExerciseCases, call: Call) -> int | None:
    """Bytes of one number for each query and key, where that is not what is asked for."""
    if not isinstance(rules.formula, Formula) or rules.formula.product is not Product.WEIGHTS_VALUES:
        return None
    q, k = call.arguments[:2]
    if not isinstance(q, Tensor) or not isinstance(k, Tensor) or not q.dim() == k.dim() == 4:
        return None
    return whole_matrix_bytes(call.arguments)


def _wider(results: Sequence[CaseResult], source: str, solution: str) -> Remark | None:
    """Low-precision inputs that are computed in a wider dtype, where ours does without."""
    if all(r.case.spec.dtype == torch.float32 for r in results):
        return None
    ours = {cast.dtype for cast in casts(solution)}
    found = next((cast for cast in casts(source) if cast.dtype not in ours), None)
    if found is None:
        return None
    text = (
        f"Line {found.line} computes in {found.dtype}, also what comes in as bfloat16: right, but slower on hardware "
        "that is made for few digits. Which steps need the digits, and which do not?"
    )
    return Remark(RemarkKind.ACTIONABLE, text, "precision")


def _how_measured(rules: ExerciseCases, measured: Measured) -> Remark:
    shapes = [
        f"{name} {tuple(argument.shape)}"
        for name, argument in zip(rules.exercise.parameters, measured.call.arguments, strict=True)
        if isinstance(argument, Tensor)
    ]
    on = f" on {', '.join(shapes)}" if shapes else ""
    text = f"Time is that of the fastest of up to {REPEATS} calls in float32{on}, on one core of the judge."
    return Remark(RemarkKind.INFORMATIVE, text, "measurement")


def _well_done(rules: ExerciseCases, results: Sequence[CaseResult], measured: Measured | None) -> Remark | None:
    """What stands out among right programs; nothing where nothing does."""
    if measured is not None and measured.slowdown < ABOUT_AS_FAST:
        return Remark(RemarkKind.CELEBRATORY, _how_fast(measured), "speed")
    return (None if measured is None else _little_memory(rules, measured)) or _exact(rules, results)


def _how_fast(measured: Measured) -> str:
    both = f"{milliseconds(measured.learner.wall_ms)} beside its {milliseconds(measured.fused.wall_ms)}"
    return f"{'Faster than' if measured.slowdown < 1 else 'About as fast as'} {measured.name}: {both}."


def _little_memory(rules: ExerciseCases, measured: Measured) -> Remark | None:
    """Never the whole matrix of scores, at a speed that one can still wait for."""
    mine, whole = measured.learner.peak_memory_bytes, _whole_matrix(rules, measured.call)
    if mine is None or whole is None or mine > SMALL_PART * whole or measured.slowdown > FAR_TOO_SLOW:
        return None
    text = (
        f"At its peak the call took {size(mine)}: the matrix of all scores, {size(whole)}, was never there as a whole."
    )
    return Remark(RemarkKind.CELEBRATORY, text, "memory")


def _exact(rules: ExerciseCases, results: Sequence[CaseResult]) -> Remark | None:
    """Errors no larger than those of the fused implementation, nearly everywhere."""
    program = fused_program(rules.exercise)
    pairs = [
        (r.comparisons[0].max_abs_error, r.case.fused_error)
        for r in results
        if r.comparisons and r.comparisons[0] is not None and r.case.fused_error is not None
    ]
    better = sum(mine <= theirs for mine, theirs in pairs)
    if program is None or not pairs or better < NEARLY_ALL * len(pairs):
        return None
    text = f"At least as exact as {program.name} in {better} of {len(pairs)} cases."
    return Remark(RemarkKind.CELEBRATORY, text, "exactness")
