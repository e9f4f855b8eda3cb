"""Logarithms of finished weights, known by where they are -inf.

No formula tells it well: a weight in the range of subnormal numbers has few digits, and whether it has become 0 there
is up to the order of roundings. Away from that range it is certain.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor

from attention_core.formula import Formula, Product
from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.checking import CaseResult


def log_of_softmax(rules: ExerciseCases, results: Sequence[CaseResult]) -> str | None:
    """The evidence for a logarithm that was taken of finished weights, where log-weights are asked for: in every case
    that ran, -inf stands only where the weight is below the smallest normal number, and all else is right."""
    if not isinstance(rules.formula, Formula) or rules.formula.product is not Product.LOG_WEIGHTS:
        return None
    ran = [r for r in results if r.output is not None]
    wrong = [r for r in ran if not r.values_passed]
    found = [(r, dtype) for r in wrong if (dtype := _range_left(r)) is not None]
    if not wrong or len(found) < len(wrong) or any(r.failure is not None for r in results):
        return None
    first, dtype = found[0]
    assert first.output is not None
    exact = first.case.exact.output
    lost = (first.output == -math.inf) & exact.isfinite()
    return (
        f"In “{first.case.spec.name}” your output is -inf in {int(lost.sum())} of {lost.numel()} places where it "
        f"should be finite, down to {float(exact[lost].min()):.4g}: weights below "
        f"{torch.finfo(dtype).smallest_normal:.2g}, where {DTYPE_NAMES[dtype]} ends. Everywhere else it is right."
    )


def _range_left(result: CaseResult) -> torch.dtype | None:
    """The dtype whose range the weights have left, if that and nothing else is wrong with this output."""
    output, exact = result.output, result.case.exact.output
    if output is None or output.shape != exact.shape:
        return None
    right = ((output - exact).abs() <= result.case.budget) | (output == exact)
    for dtype in dict.fromkeys((result.case.spec.dtype, torch.float32)):
        below = exact < math.log(torch.finfo(dtype).smallest_normal) + 1  # the quotient may be rounded up once more
        lost = below & exact.isfinite() & ((output == -math.inf) | _of_few_digits(output, exact, dtype))
        if bool((right | lost).all()) and bool((lost & (output == -math.inf)).any()):
            return dtype
    return None


def _of_few_digits(output: Tensor, exact: Tensor, dtype: torch.dtype) -> Tensor:
    """Logarithms of subnormal numbers: two steps of these up or down."""
    info = torch.finfo(dtype)
    step = info.smallest_normal * info.eps
    return (torch.exp(output) - torch.exp(exact)).abs() <= 2 * step
