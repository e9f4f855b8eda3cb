"""How far a right program may be from float64: derived from the inputs and the dtype, never tuned.

    budget = 2 * max(E, M) + one rounding of the result's own scale

E is what plain torch in the same dtype makes wrong on this very input. E alone is one draw: another order of additions
may be five times as far off. M is how far the exact answer moves when every input, and every number that the plain
formula stores on the way, moves by one rounding, through the formula's own chain

    S = scale q k^T,  P = softmax(S),  O = P V,  backward  dP = dO V^T,  dS = P (dP - sum P dP),  dQ = scale dS K

to first order. The single movements are independent, so their squares add up (Higham and Mary, A new approach to
probabilistic rounding error analysis, 2019: sqrt(n) roundings where the worst case has n); M is CONFIDENCE times that
root. The functions below therefore return *squared* movements, in units of one rounding.

Budgets are per tensor: the largest bound of any element counts for all. Compare with `within(error, budget)`, which NaN
fails.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

import torch
from torch import Tensor

from attention_core.evaluation import operand_pair, scale_factor
from attention_core.formula import Evaluation, Formula, Inputs, MaskRule, Normalisation, Product, Stage
from attention_core.softmax import finite_maximum

CONFIDENCE = 2.0  # one rounding is a bound, 1.7 to 2.5 standard deviations of a rounding error; so M is four of them


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


def movement_bound(squared: Tensor, dtype: torch.dtype) -> Tensor:
    """The bound M in absolute numbers from a squared movement in units of one rounding."""
    return CONFIDENCE * unit_roundoff(dtype) * squared.sqrt()


def score_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> Tensor:
    """How far the scores move: two operands and their products term by term, the sum and the scaled score once each."""
    stored = _finite(evaluation.scores).square()
    if formula.mask_rule is MaskRule.FINITE_ADD:
        stored = torch.maximum(
            stored, _finite(evaluation.masked).square()
        )  # the added number takes digits from the score
    if inputs.scores is not None:
        return stored
    left, right = operand_pair(formula, inputs)
    factor = scale_factor(formula, inputs) if formula.scale_stage is Stage.SCORES else 1.0
    return 3 * factor**2 * (left.square() @ right.square().transpose(-1, -2)) + 2 * stored


def argmax_is_open(formula: Formula, inputs: Inputs, evaluation: Evaluation, dtype: torch.dtype) -> bool:
    """True where roundings decide which score is the largest: then an argmax may come out one way or the other."""
    masked, axis = evaluation.masked, evaluation.axes[-1]
    if masked.shape[axis] < 2:
        return False
    best = masked.topk(2, axis).values
    first, second = best.select(axis, 0), best.select(axis, 1)
    move = 2 * movement_bound(score_movement(formula, inputs, evaluation), dtype).amax(axis)
    return bool(((first - second <= 2 * move) & first.isfinite()).any())


def weight_movement(formula: Formula, evaluation: Evaluation, scores_move: Tensor) -> Tensor:
    """How far the weights move when the scores move by `scores_move`."""
    weights, axes = _finite(evaluation.weights).square(), evaluation.axes
    if formula.normalisation in (Normalisation.ARGMAX, Normalisation.UNIFORM):
        return weights
    if formula.normalisation in (Normalisation.SCORES, Normalisation.SHIFTED_SCORES):
        return scores_move
    shift = _finite(evaluation.masked - finite_maximum(evaluation.masked, axes)).square()  # s - max is stored too
    lse = _finite(evaluation.lse).square()  # stored by programs that write exp(s - LSE)
    for axis in sorted(axes, reverse=True):
        lse = lse.unsqueeze(axis)
    move = scores_move + shift + lse
    spread = (weights * move).sum(axes, keepdim=True)
    if formula.normalisation is Normalisation.NONE:
        spread = scores_move.amax(axes, keepdim=True)
    if formula.base is not None:
        move, spread = move * math.log(formula.base) ** 2, spread * math.log(formula.base) ** 2
    terms = math.prod(weights.shape[axis] for axis in axes)
    # exp and quotient once each; a running sum of n like terms rounds partial sums whose squares add up to n / 3.
    return weights * (move + spread + 2 + max(1.0, terms / 3))


def output_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> Tensor:
    """How far the output moves."""
    scores_move = score_movement(formula, inputs, evaluation)
    if formula.product in (Product.SCORES, Product.MASKED_SCORES):
        return scores_move
    if formula.product is Product.VALUES:
        return evaluation.output.square()
    weights_move = weight_movement(formula, evaluation, scores_move)
    if formula.product is Product.WEIGHTS:
        return weights_move
    values = inputs.k if formula.product is Product.WEIGHTS_KEYS else inputs.v
    assert values is not None
    weights = _finite(evaluation.weights).square()
    return (weights_move + 3 * weights) @ values.square()  # the values, each product and the sum once more


@dataclass(frozen=True, slots=True)
class GradientMovement:
    """Squared movements of the gradients; None where the formula has no such input."""

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
    grad = grad_output.square()
    if inputs.v is None:
        return GradientMovement(scores=_score_gradient_movement(evaluation, weights_move, grad_output, grad))
    grad_weights = grad_output @ inputs.v.transpose(-1, -2)  # dP, (..., Tq, Tk)
    grad_weights_move = 3 * grad @ inputs.v.square().transpose(-1, -2) + grad_weights.square()
    scores_grad_move = _score_gradient_movement(evaluation, weights_move, grad_weights, grad_weights_move)
    v_move = (weights_move + 3 * evaluation.weights.square()).transpose(-1, -2) @ grad
    if inputs.q is None or inputs.k is None:
        return GradientMovement(scores=scores_grad_move, v=v_move)
    dot = (evaluation.weights * grad_weights).sum(evaluation.axes, keepdim=True)
    exact = (evaluation.weights * (grad_weights - dot)).square()
    moved = scale_factor(formula, inputs) ** 2 * (scores_grad_move + 4 * exact)
    return GradientMovement(
        scores=scores_grad_move,
        q=moved @ inputs.k.square(),
        k=moved.transpose(-1, -2) @ inputs.q.square(),
        v=v_move,
    )


def _score_gradient_movement(
    evaluation: Evaluation, weights_move: Tensor, grad_weights: Tensor, grad_move: Tensor
) -> Tensor:
    """Of dS = P (dP - dot), dot = sum P dP. A program may also send a gradient through the row's maximum: exactly 0 in
    exact arithmetic, one rounding of each term of the row in any other, and it lands on the largest score."""
    axes, weights = evaluation.axes, evaluation.weights.square()
    grad = grad_weights.square()
    exact_dot = (evaluation.weights * grad_weights).sum(axes, keepdim=True)
    dot, centred = exact_dot.square(), (grad_weights - exact_dot).square()
    dot_move = (weights_move * grad + weights * (grad_move + 2 * grad)).sum(axes, keepdim=True)
    move = weights_move * centred + weights * (grad_move + dot_move + grad + 2 * dot + centred)
    through_maximum = (weights * (grad + dot)).sum(axes, keepdim=True)
    top = evaluation.masked >= evaluation.masked.amax(axes, keepdim=True)
    return move + through_maximum * top


def _finite(values: Tensor) -> Tensor:
    return torch.nan_to_num(values, nan=0.0, posinf=0.0, neginf=0.0)
