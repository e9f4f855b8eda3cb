"""How far scores, weights, output and LSE of a formula, right or wrong, move by roundings: squared movements."""

import math
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from attention_core.error_budget.roundings import finite, movement_bound
from attention_core.evaluation import (
    CAPS_OF_SCALED,
    cap_factors,
    merge_heads,
    mixed_of,
    operand_pair,
    raw_scores,
    resolve,
    score_factor,
    share_heads,
    slope_bias,
    soft_cap,
    split_heads,
    unit_rows,
)
from attention_core.formula import (
    BiasUse,
    CapUse,
    Evaluation,
    Formula,
    Inputs,
    MaskRule,
    Mixed,
    Normalisation,
    Product,
    RowLength,
    SinkUse,
    SlopeUse,
)
from attention_core.softmax import finite_maximum


def scaled_movement(formula: Formula, inputs: Inputs) -> tuple[Tensor, Tensor]:
    """The scaled scores, not yet capped, and how far they move: the operands and their products term by term, the sum
    and the scaled score once each."""
    ready = resolve(formula, inputs)
    raw, factor = raw_scores(formula, ready), score_factor(formula, ready)
    move = finite(raw).square()
    if ready.scores is None:
        left, right = (rows.square() for rows in operand_pair(formula, ready))
        left_move, right_move = _operand_moves(formula, inputs, ready)
        move = move + (left_move + left) @ right.transpose(-1, -2) + left @ right_move.transpose(-1, -2)
    if formula.softcap is CapUse.RAW_SCORES:
        raw, move = capped_movement(raw, move, ready.softcap)
    scaled = raw if factor == 1.0 else raw * factor
    move = move * factor**2
    return scaled, move if ready.scores is not None and factor == 1.0 else move + finite(scaled).square()


def row_movement(formula: Formula, inputs: Inputs) -> Inputs:
    """How far q, k and v move, in their places: one rounding each where they are given as they are; what they are
    made from, the products and their sums where they are projected; code times scale where they are dequantised."""
    ready = resolve(formula, inputs)
    parts = inputs.projections
    if parts is not None:
        rows = ((parts.x, parts.w_q), (parts.context, parts.w_k), (parts.context, parts.w_v))
        moves = [split_heads(formula, 3 * (x.square() @ w.square()) + (x @ w).square(), parts) for x, w in rows]
        return replace(ready, q=moves[0], k=moves[1], v=moves[2])
    roundings = 1.0 if inputs.key_scales is None else 2.0
    return replace(
        ready,
        q=None if ready.q is None else ready.q.square(),
        k=None if ready.k is None else ready.k.square() * roundings,
        v=None if ready.v is None else ready.v.square() * roundings,
    )


def _operand_moves(formula: Formula, inputs: Inputs, ready: Inputs) -> tuple[Tensor, Tensor]:
    plain = operand_pair(replace(formula, row_length=RowLength.AS_GIVEN), row_movement(formula, inputs))
    if formula.row_length is RowLength.AS_GIVEN:
        return plain
    # Each number is the quotient of two stored ones, one of them the root of a sum.
    left, right = operand_pair(formula, ready)
    roundings = 3 + max(1.0, left.shape[-1] / 3) / 4
    unit = left.square() * roundings, right.square() * roundings
    if formula.row_length is RowLength.UNIT:
        return unit
    return torch.maximum(unit[0], plain[0]), torch.maximum(unit[1], plain[1])  # one of the two is not divided


def capped_movement(
    scores: Tensor, move: Tensor, cap: float | None, outside: float | None = None
) -> tuple[Tensor, Tensor]:
    """cap tanh(s / cap) and how far it moves: the quotient before tanh, then tanh and the product. `outside`: the
    factor of the tanh, where it is another number."""
    if cap is None:
        return scores, move
    factor = cap if outside is None else outside
    capped = soft_cap(scores, cap, outside)
    slope = (1 - (capped / factor).square()) * factor / cap
    return capped, slope.square() * (move + finite(scores).square()) + 2 * capped.square()


def score_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> Tensor:
    """How far the scores move that are masked next: the scaled ones, then the cap, the bias and the slopes."""
    scores, move = scaled_movement(formula, inputs)
    if formula.softcap in CAPS_OF_SCALED and inputs.softcap is not None:
        scores, move = capped_movement(scores, move, *cap_factors(formula, inputs.softcap))
    if inputs.bias is not None and formula.bias is BiasUse.ADDED:
        scores = scores + inputs.bias
        move = move + finite(inputs.bias).square() + finite(scores).square()
    if inputs.alibi_slopes is not None and formula.slopes is SlopeUse.SCORES:
        added = slope_bias(formula, inputs.alibi_slopes, scores)  # the slope, the distance and their product
        scores = scores + added
        move = move + 3 * added.square() + finite(scores).square()
    if formula.mask_rule is MaskRule.FINITE_ADD:  # the added number takes digits from the score
        move = move + 2 * (finite(evaluation.masked).square() - finite(scores).square()).clamp_min(0.0)
    return move


def argmax_is_open(formula: Formula, inputs: Inputs, evaluation: Evaluation, dtype: torch.dtype) -> bool:
    """True where roundings decide which score is the largest: then an argmax may come out one way or the other."""
    masked, axis = evaluation.masked, evaluation.axes[-1]
    if masked.shape[axis] < 2:
        return False
    best = masked.topk(2, axis).values
    first, second = best.select(axis, 0), best.select(axis, 1)
    move = 2 * movement_bound(score_movement(formula, inputs, evaluation), dtype).amax(axis)
    return bool(((first - second <= 2 * move) & first.isfinite()).any())


@dataclass(frozen=True, slots=True)
class Row:
    """What the weights of one row have in common, dimensions kept; the sink is one of the logits."""

    top: Tensor  # what is subtracted
    lse: Tensor
    terms: int
    sink: Tensor | None  # its logit
    sink_move: Tensor | float  # how far exp(sink - LSE) moves, relatively
    sink_weight: Tensor | float


def row_of(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> Row:
    """The row's maximum, its LSE and its sink."""
    axes, top = evaluation.axes, finite_maximum(evaluation.masked, evaluation.axes)
    lse = finite(evaluation.lse)
    for axis in sorted(axes, reverse=True):
        lse = lse.unsqueeze(axis)
    terms = math.prod(evaluation.masked.shape[axis] for axis in axes)
    if inputs.sinks is None or formula.sinks is SinkUse.IGNORED or axes != (-1,):
        return Row(top, lse, terms, None, 0.0, 0.0)
    sink = inputs.sinks[:, None] if formula.sinks is SinkUse.BY_QUERY else inputs.sinks[:, None, None]
    top = torch.maximum(top, sink)
    move = sink.square() + (sink - top).square() + lse.square()
    return Row(top, lse, terms + 1, sink, move, torch.exp(sink - lse))


def exponent_movement(evaluation: Evaluation, row: Row, scores_move: Tensor) -> Tensor:
    """How far s - max or s - LSE moves: the score, and that difference, which is stored too."""
    return scores_move + finite(evaluation.masked - row.top).square() + row.lse.square()


def weight_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation, scores_move: Tensor) -> Tensor:
    """How far the weights move when the scores move by `scores_move`."""
    weights, axes = finite(evaluation.weights).square(), evaluation.axes
    if formula.normalisation in (Normalisation.ARGMAX, Normalisation.UNIFORM):
        return weights
    if formula.normalisation in (Normalisation.SCORES, Normalisation.SHIFTED_SCORES):
        return scores_move
    late: Tensor | float = 0.0
    if formula.slopes is SlopeUse.WEIGHTS and inputs.alibi_slopes is not None:
        added = slope_bias(formula, inputs.alibi_slopes, evaluation.masked)
        late = 3 * added.square() + weights
        weights = (finite(evaluation.weights) - added).square()
    row = row_of(formula, inputs, evaluation)
    move = exponent_movement(evaluation, row, scores_move)
    if weights.shape[-1] > move.shape[-1]:  # the sink stayed among the weights
        column = (torch.ones_like(row.top) * row.sink_move).expand(*move.shape[:-1], 1)
        move = torch.cat([column, move] if formula.sinks is SinkUse.FIRST_KEY else [move, column], -1)
        spread = (weights * move).sum(axes, keepdim=True)
    else:
        spread = (weights * move).sum(axes, keepdim=True) + row.sink_move * row.sink_weight**2
    if formula.normalisation is Normalisation.NONE:
        spread = scores_move.amax(axes, keepdim=True)
    if formula.base is not None:
        move, spread = move * math.log(formula.base) ** 2, spread * math.log(formula.base) ** 2
    # exp and quotient once each; a running sum of n like terms rounds partial sums whose squares add up to n / 3.
    return weights * (move + spread + 2 + max(1.0, row.terms / 3)) + late


def lse_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation, scores_move: Tensor) -> Tensor:
    """How far the LSE moves, in the unit in which the formula returns it; the axes dropped."""
    row = row_of(formula, inputs, evaluation)
    shares = finite(torch.exp(evaluation.masked - row.lse)).square()
    move = (shares * (exponent_movement(evaluation, row, scores_move) + 1)).sum(evaluation.axes, keepdim=True)
    move = move + row.sink_weight**2 * (row.sink_move + 1) + max(1.0, row.terms / 3)
    stored = (row.lse - row.top).square() + row.lse.square()  # the logarithm, and its sum with the maximum
    total = (move + stored).squeeze(evaluation.axes)
    return total if formula.log_base is None else total / math.log(formula.log_base) ** 2


def output_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> Tensor:
    """How far what the formula returns first moves."""
    return output_movements(formula, inputs, evaluation)[0]


def output_movements(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> tuple[Tensor, ...]:
    """How far everything moves that the formula returns, in the order of `Evaluation.outputs`."""
    scores_move = score_movement(formula, inputs, evaluation)
    match formula.product:
        case Product.SCORES | Product.MASKED_SCORES:
            return (scores_move,)
        case Product.VALUES:
            return (evaluation.output.square(),)
        case Product.LSE:
            return (lse_movement(formula, inputs, evaluation, scores_move),)
        case Product.WEIGHTS:
            return (weight_movement(formula, inputs, evaluation, scores_move),)
        case Product.ROW_STATISTICS:
            return _statistics_movement(formula, inputs, evaluation, scores_move)
        case Product.LOG_WEIGHTS | Product.CROSS_ENTROPY:
            return (_logarithm_movement(formula, inputs, evaluation, scores_move),)
    weights_move = weight_movement(formula, inputs, evaluation, scores_move)
    mixed = _mixed_movement(formula, inputs, evaluation, weights_move)
    if formula.product is Product.OUTPUT_AND_LSE:
        return mixed, lse_movement(formula, inputs, evaluation, scores_move)
    # What is handed on in a cache is copied.
    return mixed, *(torch.zeros_like(other) for other in evaluation.others)


def _mixed_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation, weights_move: Tensor) -> Tensor:
    """Of weights times values: the values, each product, and the sum once more; then of the output projection."""
    ready, moved = resolve(formula, inputs), row_movement(formula, inputs)
    mixed = mixed_of(formula)
    if mixed is Mixed.NOTHING:
        return weights_move
    of_keys = mixed is Mixed.KEYS
    values, values_move = (ready.k, moved.k) if of_keys else (ready.v, moved.v)
    assert values is not None
    assert values_move is not None
    if formula.product is Product.WEIGHTS_UNIT_KEYS:
        values, values_move = unit_rows(values), values_move / values.square().sum(-1, keepdim=True).clamp_min(1e-30)
    if ready.q is not None:
        values, values_move = (share_heads(formula, rows, ready.q) for rows in (values, values_move))
    if mixed is Mixed.UNWEIGHTED:
        return values_move
    weights = finite(evaluation.weights).square()
    move = (weights_move + 2 * weights) @ values.square() + weights @ values_move
    parts = inputs.projections
    if parts is None:
        return move
    merge = replace(formula, output_projection=False)
    merged_move = merge_heads(merge, move, parts)
    if not formula.output_projection:
        return merged_move
    merged = merge_heads(merge, evaluation.weights @ values, parts).square()
    return (merged_move + 2 * merged) @ parts.w_o.square() + evaluation.output.square()


def _statistics_movement(
    formula: Formula, inputs: Inputs, evaluation: Evaluation, scores_move: Tensor
) -> tuple[Tensor, Tensor]:
    """Of the maximum, and of the sum, every term of which moves with the maximum."""
    row, (_, total) = row_of(formula, inputs, evaluation), evaluation.outputs
    top_move = scores_move.amax(evaluation.axes)
    shares = finite(torch.exp(evaluation.masked - row.lse)).square()
    move = (shares * (exponent_movement(evaluation, row, scores_move) + 1)).sum(evaluation.axes)
    return top_move, finite(total).square() * (move + top_move + max(1.0, row.terms / 3))


def _logarithm_movement(formula: Formula, inputs: Inputs, evaluation: Evaluation, scores_move: Tensor) -> Tensor:
    """Of log weights: the score, its difference from the maximum, the LSE, and the result; of their mean over rows
    at the targets likewise, with a sum of as many terms."""
    row = row_of(formula, inputs, evaluation)
    lse_move = lse_movement(formula, inputs, evaluation, scores_move)
    for axis in sorted(evaluation.axes, reverse=True):
        lse_move = lse_move.unsqueeze(axis)
    move = exponent_movement(evaluation, row, scores_move) + lse_move
    if formula.product is Product.LOG_WEIGHTS:
        return move + finite(evaluation.output).square()
    assert inputs.targets is not None
    chosen = move.gather(-1, inputs.targets.unsqueeze(-1))
    count = chosen.numel()
    terms = chosen.sum() if formula.loss_summed else chosen.mean() / count
    return terms + (max(1.0, count / 3) + 1) * evaluation.output.square()
