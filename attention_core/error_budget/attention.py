"""What a test compares an implementation of attention with: exact tensors and the budget of each."""

from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor

from attention_core.error_budget.backward import gradient_movement
from attention_core.error_budget.forward import output_movements
from attention_core.error_budget.roundings import error_budget, movement_bound, within
from attention_core.evaluation import evaluate
from attention_core.formula import Evaluation, Formula, Inputs, Product
from attention_core.reference import reference_formula, reference_inputs

DIFFERENTIABLE = ("q", "k", "v", "bias", "sinks", "alibi_slopes")


@dataclass(frozen=True, slots=True)
class Expected:
    """The exact float64 tensor, and how far a right program may be from it."""

    exact: Tensor
    budget: float

    def error(self, found: Tensor) -> float:
        """The largest absolute difference; inf where the shape is another or NaN and infinities stand elsewhere."""
        if found.shape != self.exact.shape:
            return float("inf")
        got = found.detach().to(self.exact.device, torch.float64)
        alike = got == self.exact
        gap = torch.nan_to_num((got - self.exact).abs().masked_fill(alike, 0.0), nan=float("inf"))
        return float(gap.amax()) if gap.numel() else 0.0

    def over_budget(self, found: Tensor) -> float:
        """The error in budgets: right programs stay at or below 1."""
        return self.error(found) / self.budget

    def admits(self, found: Tensor) -> bool:
        """True where a right program may have given `found`."""
        return within(self.error(found), self.budget)


def attention_budgets(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    grad_output: Tensor | None = None,
    grad_lse: Tensor | None = None,
    dtype: torch.dtype | None = None,
    **options: Any,
) -> dict[str, Expected]:
    """The exact "output" and "lse" of attention and, where `grad_output` `(B, H, Tq, Dv)` or `grad_lse` `(B, H, Tq)`
    is given, the gradients "q", "k", "v", "bias", "sinks" and "alibi_slopes" of those that are there; each with its
    budget.

    `options` are those of `attention()`: keep, bias, scale, causal, window, softcap, alibi_slopes, sinks, key_lengths.
    The program is judged as one that computes in `dtype` (q's unless given); q, k, v are rounded to it first. A right
    program may store its intermediate results in that dtype, or keep float32 and round only what a product takes.
    """
    dtype = dtype or q.dtype
    formula = replace(reference_formula(causal=options.pop("causal", False)), product=Product.OUTPUT_AND_LSE)
    q, k, v = (rows.detach().to(dtype) for rows in (q, k, v))
    inputs = replace(reference_inputs(q, k, v, **options), judged=dtype)
    slopes = (grad_output, grad_lse)
    exact, gradients = _evaluated(formula, inputs, torch.float64, slopes)
    plain, plain_gradients = _evaluated(formula, inputs, dtype, slopes)
    moves = output_movements(formula, inputs, exact)
    expected = {
        name: _expected(wanted, move, found, dtype)
        for name, wanted, move, found in zip(("output", "lse"), exact.outputs, moves, plain.outputs, strict=True)
    }
    if not gradients:
        return expected
    zero = torch.zeros_like(exact.output) if grad_output is None else grad_output.double()
    moved = gradient_movement(formula, inputs, exact, zero, None if grad_lse is None else grad_lse.double())
    for name, wanted in gradients.items():
        expected[name] = _expected(wanted, getattr(moved, name), plain_gradients[name], dtype)
    return expected


def _expected(wanted: Tensor, move: Tensor, plain: Tensor, dtype: torch.dtype) -> Expected:
    bound = movement_bound(move, dtype)
    return Expected(wanted, error_budget(wanted, movement=bound, plain=[plain], dtype=dtype))


def _evaluated(
    formula: Formula, inputs: Inputs, dtype: torch.dtype, slopes: tuple[Tensor | None, Tensor | None]
) -> tuple[Evaluation, dict[str, Tensor]]:
    """The formula in one dtype, as plain torch computes it, and its gradients by name."""
    leaves = {
        name: value.detach().to(dtype, copy=True)
        for name in DIFFERENTIABLE
        if (value := getattr(inputs, name)) is not None
    }
    differentiate = any(slope is not None for slope in slopes)
    for leaf in leaves.values():
        leaf.requires_grad_(differentiate)
    with torch.set_grad_enabled(differentiate):
        found = evaluate(formula, replace(inputs, **leaves))
    evaluation = found.detach()
    if not differentiate:
        return evaluation, {}
    pairs = [(o, s.to(dtype)) for o, s in zip(found.outputs, slopes, strict=True) if s is not None]
    gradients = torch.autograd.grad(
        [o for o, _ in pairs], list(leaves.values()), [s for _, s in pairs], allow_unused=True, materialize_grads=True
    )
    return evaluation, dict(zip(leaves, gradients, strict=True))
