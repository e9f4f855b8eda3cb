"""How far the gradients of the right formula move by roundings: squared movements."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attention_core.error_budget.forward import (
    Row,
    capped_movement,
    exponent_movement,
    row_of,
    scaled_movement,
    score_movement,
    weight_movement,
)
from attention_core.error_budget.roundings import finite, running_sum
from attention_core.evaluation import fold_heads, key_distance, operand_pair, score_factor, share_heads
from attention_core.formula import Evaluation, Formula, Inputs


@dataclass(frozen=True, slots=True)
class GradientMovement:
    """Squared movements of the gradients; None where the formula has no such input."""

    scores: Tensor
    q: Tensor | None = None
    k: Tensor | None = None
    v: Tensor | None = None
    bias: Tensor | None = None
    sinks: Tensor | None = None
    alibi_slopes: Tensor | None = None


@dataclass(frozen=True, slots=True)
class Gradient:
    """A gradient and its squared movement."""

    exact: Tensor
    move: Tensor


def gradient_movement(
    formula: Formula,
    inputs: Inputs,
    evaluation: Evaluation,
    grad_output: Tensor,
    grad_lse: Tensor | None = None,
) -> GradientMovement:
    """How far the gradients of the right formula move; `grad_output` has the output's shape (that of the weights where
    there are no values), `grad_lse` the shape of the LSE. The inputs hold q, k and v, or scores, as they are."""
    scores_move = score_movement(formula, inputs, evaluation)
    weights_move = weight_movement(formula, inputs, evaluation, scores_move)
    row = row_of(formula, inputs, evaluation)
    lse_slope = torch.zeros_like(row.lse) if grad_lse is None else grad_lse.unsqueeze(-1)
    grad = grad_output.square()
    if inputs.v is None:
        upstream = Gradient(grad_output, grad)
        through = _through_softmax(evaluation, weights_move, upstream, lse_slope, torch.zeros_like(row.lse))
        sinks = _sink_movement(inputs, evaluation, row, scores_move, through, lse_slope)
        return GradientMovement(scores=through.scores.move, sinks=sinks)
    values = inputs.v if inputs.q is None else share_heads(formula, inputs.v, inputs.q)
    grad_weights = grad_output @ values.transpose(-1, -2)  # dP, (..., Tq, Tk)
    upstream = Gradient(grad_weights, 3 * grad @ values.square().transpose(-1, -2) + grad_weights.square())
    # The row's dot product may also be made as sum dO O, of an output that is stored.
    stored_output = 2 * (grad * finite(evaluation.output).square()).sum(-1, keepdim=True)
    through = _through_softmax(evaluation, weights_move, upstream, lse_slope, stored_output)
    v_exact = evaluation.weights.square().transpose(-1, -2) @ grad
    v_move = weights_move.transpose(-1, -2) @ grad + 3 * v_exact
    v_move = _shared(formula, inputs.v, Gradient(evaluation.weights.transpose(-1, -2) @ grad_output, v_move))
    q_move, k_move = _operand_movement(formula, inputs, through.scores)
    return GradientMovement(
        scores=through.scores.move,
        q=q_move,
        k=k_move,
        v=v_move,
        bias=None if inputs.bias is None else _summed(through.scores, inputs.bias),
        sinks=_sink_movement(inputs, evaluation, row, scores_move, through, lse_slope),
        alibi_slopes=_slope_movement(formula, inputs, through.scores),
    )


@dataclass(frozen=True, slots=True)
class _Softmax:
    """What goes back through the softmax."""

    scores: Gradient
    dot: Gradient  # sum P dP of each row, dimensions kept
    through_maximum: Tensor


def _through_softmax(
    evaluation: Evaluation, weights_move: Tensor, upstream: Gradient, lse_slope: Tensor, stored_output: Tensor
) -> _Softmax:
    """Of dS = P (dP - dot + dL), dot = sum P dP. A program may also send a gradient through the row's maximum: exactly
    0 in exact arithmetic, one rounding of each term of the row in any other, and it lands on the largest score."""
    axes, weights = evaluation.axes, finite(evaluation.weights)
    squared, grad, slope = weights.square(), upstream.exact.square(), lse_slope.square()
    exact_dot = (weights * upstream.exact).sum(axes, keepdim=True)
    dot, centred = exact_dot.square(), (upstream.exact - exact_dot + lse_slope).square()
    dot_move = (weights_move * grad + squared * (upstream.move + 2 * grad)).sum(axes, keepdim=True) + stored_output
    move = weights_move * centred
    move = move + squared * (upstream.move + dot_move + grad + 2 * dot + centred + 2 * slope)
    through_maximum = (squared * (grad + dot + slope)).sum(axes, keepdim=True)
    top = evaluation.masked >= evaluation.masked.amax(axes, keepdim=True)
    exact = weights * (upstream.exact - exact_dot + lse_slope)
    return _Softmax(Gradient(exact, move + through_maximum * top), Gradient(exact_dot, dot_move), through_maximum)


def _operand_movement(formula: Formula, inputs: Inputs, scores: Gradient) -> tuple[Tensor, Tensor] | tuple[None, None]:
    """Of dQ = scale dX K and dK = scale dX^T Q."""
    if inputs.q is None or inputs.k is None:
        return None, None
    left, right = operand_pair(formula, inputs)
    through, factor = _through_cap(formula, inputs, scores), score_factor(formula, inputs)
    moved = factor**2 * (through.move + 4 * through.exact.square())
    k_exact = factor * through.exact.transpose(-1, -2) @ left
    k_move = moved.transpose(-1, -2) @ left.square()
    return moved @ right.square(), _shared(formula, inputs.k, Gradient(k_exact, k_move))


def _through_cap(formula: Formula, inputs: Inputs, scores: Gradient) -> Gradient:
    """Of dX = dS (1 - t^2), t = tanh(X / cap)."""
    cap = inputs.softcap
    if cap is None:
        return scores
    capped, move = capped_movement(*scaled_movement(formula, inputs), cap)
    squared = (capped / cap).square()
    slope = 1 - squared
    slope_move = 4 * squared * (move / cap**2 + squared) + squared.square() + slope.square()
    exact = scores.exact * slope
    return Gradient(exact, slope.square() * scores.move + scores.exact.square() * slope_move + exact.square())


def _shared(formula: Formula, own: Tensor, gradient: Gradient) -> Tensor:
    """Of a gradient of k or v whose heads are read by several query heads: one finished term for each of these."""
    move = fold_heads(formula, gradient.move, own.shape[-3])
    if move.shape == gradient.move.shape:
        return move
    terms = gradient.move.shape[-3] // own.shape[-3]
    total = fold_heads(formula, gradient.exact, own.shape[-3])
    squares = fold_heads(formula, gradient.exact.square(), own.shape[-3])
    return move + squares + running_sum(total, squares, terms)


def _summed(gradient: Gradient, like: Tensor) -> Tensor:
    """Of a gradient that is added up to the shape of `like`, which was broadcast; each term was stored before."""
    squares = gradient.exact.square()
    total = gradient.exact.sum_to_size(like.shape)
    folded = squares.sum_to_size(like.shape)
    terms = max(1, gradient.exact.numel() // max(1, like.numel()))
    return gradient.move.sum_to_size(like.shape) + folded + running_sum(total, folded, terms)


def _slope_movement(formula: Formula, inputs: Inputs, scores: Gradient) -> Tensor | None:
    """Of d slope = sum dS (j - p): the product once more. A program may count j from the other end of the row, or from
    its begin: the same bias but for a number that softmax does not see, and a factor of up to Tk."""
    if inputs.alibi_slopes is None:
        return None
    distance = key_distance(formula, scores.exact)
    exact = scores.exact * distance
    like = inputs.alibi_slopes[..., None, None]
    reach = distance.square().clamp_min(scores.exact.shape[-1] ** 2)
    terms = Gradient(exact, scores.move * reach + scores.exact.square() * reach)
    return _summed(terms, like)[..., 0, 0]


def _sink_movement(
    inputs: Inputs, evaluation: Evaluation, row: Row, scores_move: Tensor, through: _Softmax, lse_slope: Tensor
) -> Tensor | None:
    """Of d sink = sum over rows of P_sink (dL - dot); the gradient through the maximum may land here too."""
    if inputs.sinks is None or row.sink is None:
        return None
    weights = finite(evaluation.weights).square()
    spread = (weights * exponent_movement(evaluation, row, scores_move)).sum(-1, keepdim=True)
    own = row.sink_move + spread + row.sink_weight**2 * row.sink_move + 2 + max(1.0, row.terms / 3)
    exact = row.sink_weight * (lse_slope - through.dot.exact)  # (B, H, Tq, 1)
    slope_move = through.dot.move + 2 * through.dot.exact.square() + 2 * lse_slope.square()
    move = exact.square() * own + row.sink_weight**2 * slope_move + through.through_maximum
    return _summed(Gradient(exact, move), inputs.sinks[:, None, None])[:, 0, 0]
