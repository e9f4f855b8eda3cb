"""Rotary embeddings whose angles were rounded: each pair keeps its length and stops a little before or behind its
place."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor

from attention_core.error_budget import unit_roundoff
from attention_core.formula import RotaryFormula, RotaryInputs
from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.checking import CaseResult

ROUNDINGS = 3  # of the position, of the frequency, and of their product
OF_PAIR = 4  # of cosine and sine, two products and a sum, in shares of the pair's length
ENOUGH_PAIRS = 4


def rounded_angles(rules: ExerciseCases, results: Sequence[CaseResult]) -> str | None:
    """What is wrong where angles were rounded to a dtype of few digits; None where it is something else, or nothing."""
    failing = [r for r in results if r.comparison is not None and not r.values_passed]
    if not isinstance(rules.formula, RotaryFormula) or not failing:
        return None
    low = [r.case.spec.dtype for r in failing if r.case.spec.dtype != torch.float32]
    if len(low) == len(failing):
        names = " and ".join(sorted({DTYPE_NAMES[dtype] for dtype in low}))
        return _text(f"{names}, the dtype of x") if _all_fit(failing, low) else None
    for dtype in (torch.float16, torch.bfloat16):
        if _all_fit(failing, [dtype] * len(failing)):
            return _text(DTYPE_NAMES[dtype])
    return None


def _text(dtype: str) -> str:
    return (
        f"Your output is x turned by angles that were rounded to {dtype}: far from position 0 such an angle is off by "
        "more than a radian. An angle needs float32, whatever the dtype of x."
    )


def _all_fit(failing: Sequence[CaseResult], dtypes: Sequence[torch.dtype]) -> bool:
    told = [_telling_pairs(result, dtype) for result, dtype in zip(failing, dtypes, strict=True)]
    return None not in told and sum(number or 0 for number in told) >= ENOUGH_PAIRS


def _telling_pairs(result: CaseResult, dtype: torch.dtype) -> int | None:
    """How many pairs are turned by an angle that was visibly rounded to this dtype; None where some pair is turned by
    any other angle or has lost its length."""
    inputs, output = result.case.read, result.output
    assert isinstance(inputs, RotaryInputs)
    if output is None or output.shape != inputs.x.shape:
        return None
    half = inputs.x.shape[-1] // 2
    exponent = -2 * torch.arange(half).double() / inputs.x.shape[-1]
    angle = inputs.positions.double().unsqueeze(-1) * inputs.base**exponent  # (T, D / 2)
    turn = _pairs(output, half) / _pairs(inputs.x.double(), half)
    off = (turn * torch.exp(-1j * angle)).angle().abs()
    unit = unit_roundoff(dtype)
    spare = OF_PAIR * max(unit, unit_roundoff(result.case.spec.dtype))
    allowed = ROUNDINGS * unit * angle.abs() + spare
    if not bool(((off <= allowed) & ((turn.abs() - 1).abs() <= spare)).all()):
        return None
    return int(((off > spare) & (allowed < math.pi / 4)).sum())


def _pairs(rows: Tensor, half: int) -> Tensor:
    return torch.complex(rows[..., :half], rows[..., half:])
