"""How far a right program may be from float64: derived from the inputs and the dtype, never tuned.

    budget = 2 * max(E, M) + one rounding of the result's own scale

E is what plain torch in the same dtype makes wrong on this very input. E alone is one draw: another order of
additions may be five times as far off. M is how far the exact answer moves when every input, and every number that
the plain formula stores on the way, moves by one rounding, all in the worst direction: a first-order bound, in
absolute values, of the formula's own chain

    S = scale q k^T,  P = softmax(S),  O = P V,  backward  dP = dO V^T,  dS = P (dP - sum P dP),  dQ = scale dS K

(Higham, Accuracy and Stability of Numerical Algorithms, chapter 3: running error analysis.) Budgets are per tensor:
the largest bound of any element counts for all. Compare with `within(error, budget)`, which NaN fails.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

import torch
from torch import Tensor

from attention_core.evaluation import operand_pair, scale_factor
from attention_core.formula import Evaluation, Formula, Inputs, Normalisation, Product, Stage


def unit_roundoff(dtype: torch.dtype) -> float:
    """Largest relative error of one rounding to nearest: 2^-24 in float32, 2^-11 in float16, 2^-8 in bfloat16."""
    return torch.finfo(dtype).eps / 2


def one_rounding(value: Tensor, dtype: torch.dtype) -> float:
    """One rounding of the tensor's largest finite magnitude, at least the dtype's smallest subnormal."""
    info = torch.finfo(dtype)
    finite = value.abs().masked_fill(~value.isfinite(), 0.0)
    top = float(finite.max()) if value.numel() else 0.0
    return max(top * info.eps / 2, info.smallest_normal * info.eps)


def error_budget(expected: Tensor, *, movement: Tensor, plain: Iterable[Tensor], dtype: torch.dtype) -> float:
    """The budget for one result.

    `expected` is the exact float64 result, `movement` the bound M (same shape, or one that broadcasts), `plain` the
    results of plain same-dtype programs; where one of those is NaN or infinite it says nothing and is left out.
    """
    errors = [largest_finite((result.double() - expected).abs()) for result in plain]
    return 2 * max(largest_finite(movement), *errors, 0.0) + one_rounding(expected, dtype)


def within(error: float, budget: float) -> bool:
    """True only for a number that is not beyond the budget; NaN is not within anything."""
    return not math.isnan(error) and error <= budget


def largest_finite(values: Tensor) -> float:
    """The largest finite element, 0 where there is none."""
    if not values.numel():
        return 0.0
    return float(torch.nan_to_num(values, nan=0.0, posinf=0.0, neginf=0.0).amax())


def score_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> Tensor:
    """How far the scores move, in units of one rounding: two operands, their product, the sum and the scaled score
    each once."""
    stored = evaluation.scores.abs()
    if inputs.scores is not None:
        return stored
    left, right = operand_pair(formula, inputs)
    factor = scale_factor(formula, inputs) if formula.scale_stage is Stage.SCORES else 1.0
    return 3 * factor * (left.abs() @ right.abs().transpose(-1, -2)) + 2 * stored


def weight_movement(formula: Formula, evaluation: Evaluation, scores_move: Tensor) -> Tensor:
    """How far the weights move, in units of one rounding, when the scores move by `scores_move`."""
    weights = _finite(evaluation.weights).abs()
    if formula.normalisation in (Normalisation.ARGMAX, Normalisation.UNIFORM):
        return weights
    if formula.normalisation is Normalisation.SCORES:
        return scores_move
    # The shift by the maximum is stored too: |s - max| is at most the spread, and counts where the weight is not tiny.
    masked = _finite(evaluation.masked)
    shift = (masked - masked.amax(evaluation.axes, keepdim=True)).abs()
    move = scores_move + shift
    spread = (weights * move).sum(evaluation.axes, keepdim=True)
    if formula.normalisation is Normalisation.NONE:
        spread = scores_move.amax(evaluation.axes, keepdim=True)
    if formula.base is not None:
        move, spread = move * math.log(formula.base), spread * math.log(formula.base)
    return weights * (move + spread + 3)  # exp, sum and quotient are one rounding each


def output_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> Tensor:
    """How far the output moves, in units of one rounding; multiply by `unit_roundoff` of the dtype."""
    scores_move = score_movement(formula, inputs, evaluation)
    if formula.product in (Product.SCORES, Product.MASKED_SCORES):
        return scores_move
    if formula.product is Product.VALUES:
        return evaluation.output.abs()
    weights_move = weight_movement(formula, evaluation, scores_move)
    if formula.product is Product.WEIGHTS:
        return weights_move
    values = inputs.k if formula.product is Product.WEIGHTS_KEYS else inputs.v
    assert values is not None
    weights = _finite(evaluation.weights).abs()
    return (weights_move + 3 * weights) @ values.abs()  # the values, each product and the sum once more


@dataclass(frozen=True, slots=True)
class GradientMovement:
    """Bounds for the gradients, in units of one rounding; None where the formula has no such input."""

    scores: Tensor
    q: Tensor | None = None
    k: Tensor | None = None
    v: Tensor | None = None


def gradient_movement(
    formula: Formula, inputs: Inputs, evaluation: Evaluation, grad_output: Tensor
) -> GradientMovement:
    """How far the gradients of the right formula move; `grad_output` has the output's shape."""
    scores_move = score_movement(formula, inputs, evaluation)
    weights_move = weight_movement(formula, evaluation, scores_move)
    grad = grad_output.abs()
    if inputs.v is None:
        return GradientMovement(scores=_score_gradient_movement(evaluation, weights_move, grad_output, grad))
    values = inputs.v
    grad_weights = grad_output @ values.transpose(-1, -2)  # dP, (..., Tq, Tk)
    grad_weights_move = 3 * grad @ values.abs().transpose(-1, -2)
    scores_grad_move = _score_gradient_movement(evaluation, weights_move, grad_weights, grad_weights_move)
    v_move = (weights_move + 3 * evaluation.weights).transpose(-1, -2) @ grad
    if inputs.q is None or inputs.k is None:
        return GradientMovement(scores=scores_grad_move, v=v_move)
    factor = abs(scale_factor(formula, inputs))
    exact = _score_gradient(evaluation, grad_weights).abs()
    moved = factor * (scores_grad_move + 3 * exact)
    return GradientMovement(
        scores=scores_grad_move,
        q=moved @ inputs.k.abs(),
        k=moved.transpose(-1, -2) @ inputs.q.abs(),
        v=v_move,
    )


def _score_gradient(evaluation: Evaluation, grad_weights: Tensor) -> Tensor:
    dot = (evaluation.weights * grad_weights).sum(evaluation.axes, keepdim=True)
    return evaluation.weights * (grad_weights - dot)


def _score_gradient_movement(
    evaluation: Evaluation, weights_move: Tensor, grad_weights: Tensor, grad_move: Tensor
) -> Tensor:
    """Of dS = P (dP - dot), dot = sum P dP. A program may also send a gradient through the row's maximum: exactly 0
    in exact arithmetic, one rounding of each term of the row in any other, and it lands on the largest score."""
    axes, weights = evaluation.axes, evaluation.weights
    dot = (weights * grad_weights).sum(axes, keepdim=True)
    dot_move = (weights_move * grad_weights.abs() + weights * (grad_move + 2 * grad_weights.abs())).sum(
        axes, keepdim=True
    )
    centred = (grad_weights - dot).abs()
    move = weights_move * centred + weights * (grad_move + dot_move + grad_weights.abs() + 2 * dot.abs() + centred)
    through_maximum = (weights * (grad_weights.abs() + dot.abs())).sum(axes, keepdim=True)
    top = evaluation.masked >= evaluation.masked.amax(axes, keepdim=True)
    return move + through_maximum * top


def _finite(values: Tensor) -> Tensor:
    return torch.nan_to_num(values, nan=0.0, posinf=0.0, neginf=0.0)
