"""Evaluate any formula in float64, slowly and plainly. This is the oracle: nothing fused and nothing tiled is
called."""

import math

import torch
from torch import Tensor

from attention_core.formula import (
    Alignment,
    Axis,
    Causality,
    EmptyRow,
    Evaluation,
    Formula,
    Inputs,
    MaskRule,
    MaskUse,
    Normalisation,
    Operands,
    Product,
    Range,
    ScaleRule,
    Stabilisation,
    Stage,
    TemperatureRule,
    UndefinedWeights,
)
from attention_core.masks import causal_keep, combine_keep
from attention_core.softmax import finite_maximum


def evaluate(formula: Formula, inputs: Inputs) -> Evaluation:
    """All stages of `formula` on `inputs`.

    Raises ValueError where the formula cannot be computed on these shapes (as a program that follows it would raise).
    Differentiable with respect to q, k, v and scores when they require gradients.
    """
    scores = _scaled_scores(formula, inputs)
    keep = visible_keys(formula, inputs, scores)
    masked = _masked(formula, scores, keep)
    axes = softmax_axes(formula.axis, scores.dim(), inputs.dim)
    weights, lse = _weights(formula, inputs, masked, keep, axes)
    weights = _mask_weights(formula, weights, keep)
    if formula.scale_stage is Stage.WEIGHTS:
        weights = weights * scale_factor(formula, inputs)
    output = _product(formula, inputs, scores, masked, weights)
    return Evaluation(scores, masked, weights, output, lse, axes)


def operand_pair(formula: Formula, inputs: Inputs) -> tuple[Tensor, Tensor]:
    """The two tensors whose rows are multiplied to give the scores."""
    q, k = inputs.q, inputs.k
    if q is None or k is None:
        raise ValueError("q and k are needed: these inputs hold finished scores")
    pairs = {
        Operands.QUERY_KEY: (q, k),
        Operands.QUERY_QUERY: (q, q),
        Operands.KEY_KEY: (k, k),
        Operands.KEY_QUERY: (k, q),
    }
    return pairs[formula.operands]


def scale_factor(formula: Formula, inputs: Inputs) -> float:
    """The number that the scores (or, after the softmax, the weights) are multiplied by."""
    if inputs.q is None or inputs.k is None:
        return formula.scale_constant if formula.scale is ScaleRule.CONSTANT else 1.0
    if inputs.scale is not None and formula.scale is ScaleRule.INVERSE_ROOT_DIM:
        return inputs.scale
    heads, queries, dim = inputs.q.shape[-3:]
    keys = inputs.k.shape[-2]
    value_dim = dim if inputs.v is None else inputs.v.shape[-1]
    factors = {
        ScaleRule.ONE: 1.0,
        ScaleRule.INVERSE_ROOT_DIM: dim**-0.5,
        ScaleRule.ROOT_DIM: dim**0.5,
        ScaleRule.INVERSE_DIM: 1 / dim,
        ScaleRule.INVERSE_ROOT_MODEL_DIM: (heads * dim) ** -0.5,
        ScaleRule.INVERSE_ROOT_VALUE_DIM: value_dim**-0.5,
        ScaleRule.INVERSE_ROOT_KEYS: keys**-0.5,
        ScaleRule.INVERSE_ROOT_QUERIES: queries**-0.5,
        ScaleRule.INVERSE_KEYS: 1 / keys,
        ScaleRule.INVERSE_QUERIES: 1 / queries,
        ScaleRule.CONSTANT: formula.scale_constant,
    }
    return factors[formula.scale]


def _scaled_scores(formula: Formula, inputs: Inputs) -> Tensor:
    if inputs.scores is not None:
        raw = inputs.scores
    else:
        left, right = operand_pair(formula, inputs)
        raw = left @ right.transpose(-1, -2)  # (..., Tq, Tk)
    factor = float(formula.sign)
    if formula.scale_stage is Stage.SCORES:
        factor *= scale_factor(formula, inputs)
    if inputs.temperature is not None and formula.temperature is not TemperatureRule.IGNORED:
        by = inputs.temperature
        factor = factor / by if formula.temperature is TemperatureRule.DIVIDES else factor * by
    scores = raw if factor == 1.0 else raw * factor
    return scores if inputs.bias is None else scores + inputs.bias


def visible_keys(formula: Formula, inputs: Inputs, scores: Tensor) -> Tensor | None:
    """The mask that the formula applies, or None; broadcastable to the scores."""
    causal = None
    if formula.causal is not Causality.NONE:
        queries, keys = scores.shape[-2:]
        corner = keys - queries if formula.alignment is Alignment.BOTTOM_RIGHT else 0
        future = formula.causal is Causality.FUTURE
        shift = -formula.causal_offset if future else formula.causal_offset
        causal = causal_keep(queries, keys, offset=corner + shift, future=future, device=scores.device)
    keep = combine_keep(inputs.keep, causal)
    if keep is None and formula.mask_use is MaskUse.INVERTED_ALWAYS:
        return torch.zeros((), dtype=torch.bool, device=scores.device).expand(scores.shape)
    if keep is None or formula.mask_use is MaskUse.IGNORED:
        return None
    return ~keep if formula.mask_use in (MaskUse.INVERTED, MaskUse.INVERTED_ALWAYS) else keep


def _masked(formula: Formula, scores: Tensor, keep: Tensor | None) -> Tensor:
    if keep is None:
        return scores
    match formula.mask_rule:
        case MaskRule.BEFORE_SOFTMAX:
            masked = scores.masked_fill(~keep, -math.inf)
            return masked.masked_fill(~keep.any(-1, keepdim=True), 0.0) if formula.empty_filled else masked
        case MaskRule.FINITE_FILL:
            return scores.masked_fill(~keep, formula.fill)
        case MaskRule.FINITE_ADD:
            return scores + formula.fill * (~keep).to(scores.dtype)
        case MaskRule.MULTIPLIES_SCORES:
            return scores * keep
        case MaskRule.ADDED_AS_NUMBER:
            return scores + keep
        case _:
            return scores


def _mask_weights(formula: Formula, weights: Tensor, keep: Tensor | None) -> Tensor:
    if keep is None:
        return weights
    if formula.hidden_zeroed:
        return weights * keep
    if formula.mask_rule is MaskRule.AFTER_SOFTMAX:
        return weights * keep
    if formula.mask_rule is MaskRule.FILLS_WEIGHTS:
        return weights.masked_fill(~keep, -math.inf)
    return weights


def softmax_axes(axis: Axis, rank: int, dim: int) -> tuple[int, ...]:
    """The dimensions that the softmax sums over, counted from the end; ValueError where the scores have no such one."""
    ends = {Axis.GIVEN: dim, Axis.LAST: -1, Axis.FIRST: 0, Axis.SECOND: 1, Axis.QUERIES: -2, Axis.HEADS: -3}
    if axis is Axis.ALL:
        return tuple(range(-rank, 0))
    if axis is Axis.MATRIX:
        return tuple(range(-min(rank, 2), 0))
    single = ends[axis]
    if not -rank <= single < rank:
        raise ValueError(f"scores of {rank} dimensions have no dimension {single}")
    return (single - rank if single >= 0 else single,)


def _exp_dtype(formula: Formula, inputs: Inputs) -> torch.dtype:
    return torch.float32 if formula.exp_range is Range.FLOAT32 else inputs.judged


def _within_range(values: Tensor, formula: Formula, inputs: Inputs) -> Tensor:
    """What values become in the dtype whose range is emulated: inf beyond its largest number, 0 below half its
    smallest."""
    info = torch.finfo(_exp_dtype(formula, inputs))
    lost = values.abs() < info.smallest_normal * info.eps / 2
    return values.masked_fill(values > info.max, math.inf).masked_fill(lost, 0.0)


def _stays_in_range(formula: Formula) -> bool:
    """True where exp sees no positive number and every sum holds a 1."""
    return formula.stabilisation is Stabilisation.ROW_MAX and formula.shift_axis is None and not formula.epsilon


def _shifted(formula: Formula, inputs: Inputs, masked: Tensor, axes: tuple[int, ...]) -> Tensor:
    """The scores as exp sees them."""
    if formula.shift_axis is not None:
        axes = softmax_axes(formula.shift_axis, masked.dim(), inputs.dim)
    match formula.stabilisation:
        case Stabilisation.ROW_MAX:
            return masked - finite_maximum(masked, axes)
        case Stabilisation.GLOBAL_MAX:
            return masked - finite_maximum(masked, tuple(range(masked.dim())))
        case Stabilisation.CLAMP:
            return masked.clamp(max=formula.clamp)
        case Stabilisation.CLAMP_BOTH:
            return torch.where(masked == -math.inf, masked, masked.clamp(-formula.clamp, formula.clamp))
        case Stabilisation.CLAMP_SHIFTED:
            shifted = masked - finite_maximum(masked, axes)
            return torch.where(masked == -math.inf, masked, shifted.clamp(min=-formula.clamp))
        case _:
            return masked


def _exponentials(formula: Formula, inputs: Inputs, masked: Tensor, axes: tuple[int, ...]) -> tuple[Tensor, Tensor]:
    """exp of the shifted scores and their sum along the axes."""
    shifted = _shifted(formula, inputs, masked, axes)
    grown = torch.exp(shifted if formula.base is None else shifted * math.log(formula.base))
    if _stays_in_range(formula):
        return grown, grown.sum(axes, keepdim=True)
    grown = _within_range(grown, formula, inputs)
    total = _within_range(grown.sum(axes, keepdim=True), formula, inputs)
    if formula.epsilon:  # a small one is 0 in a dtype of little range
        total = total + float(torch.tensor(formula.epsilon, dtype=_exp_dtype(formula, inputs)))
    return grown, total


def _weights(
    formula: Formula,
    inputs: Inputs,
    masked: Tensor,
    keep: Tensor | None,
    axes: tuple[int, ...],
) -> tuple[Tensor, Tensor]:
    grown, total = _exponentials(formula, inputs, masked, axes)
    empty = (masked == -math.inf).all(-1, keepdim=True) if len(axes) == 1 and axes[0] == -1 else None
    if empty is None:
        empty = _all_along(masked == -math.inf, axes)
    lse = torch.where(empty, -math.inf, torch.log(total) + finite_maximum(masked, axes)).squeeze(axes)
    divisor = total.masked_fill(empty, 1.0)
    match formula.normalisation:
        case Normalisation.NONE:
            weights = grown
        case Normalisation.ARGMAX:
            weights = _one_hot(masked, axes)
        case Normalisation.UNIFORM:
            shown = torch.ones_like(masked)
            if keep is not None and formula.mask_rule is MaskRule.BEFORE_SOFTMAX:
                shown = shown * keep
            weights = shown / shown.sum(axes, keepdim=True).clamp_min(1.0)
        case Normalisation.SCORES:
            weights = masked
        case Normalisation.SHIFTED_SCORES:
            weights = masked - finite_maximum(masked, axes)
        case Normalisation.DOUBLE | Normalisation.DOUBLE_MASKED:
            weights = _twice(formula, grown / divisor, keep, axes)
        case _:
            weights = _defined(formula, grown / divisor, total)
    return _empty_rows(formula, weights, empty, axes), lse


def _defined(formula: Formula, weights: Tensor, total: Tensor) -> Tensor:
    """0/0 and inf/inf as the formula leaves them; nothing to do while the row maximum is subtracted."""
    if _stays_in_range(formula) or formula.undefined is UndefinedWeights.KEPT:
        return weights
    if formula.undefined is UndefinedWeights.ZERO:
        return torch.nan_to_num(weights, nan=0.0, posinf=math.inf)
    return weights.masked_fill(total == 0, 0.0)


def _twice(formula: Formula, weights: Tensor, keep: Tensor | None, axes: tuple[int, ...]) -> Tensor:
    again = weights
    if formula.normalisation is Normalisation.DOUBLE_MASKED and keep is not None:
        again = again.masked_fill(~keep, -math.inf)
    grown = torch.exp(again)
    total = grown.sum(axes, keepdim=True)
    return grown / total.masked_fill(total == 0, 1.0)


def _all_along(flags: Tensor, axes: tuple[int, ...]) -> Tensor:
    for axis in axes:
        flags = flags.all(axis, keepdim=True)
    return flags


def _one_hot(masked: Tensor, axes: tuple[int, ...]) -> Tensor:
    """1 at the first largest score along the axes."""
    if len(axes) == 1:
        best = masked.argmax(axes[0], keepdim=True)
        return torch.zeros_like(masked).scatter(axes[0], best, 1.0)
    lead = masked.shape[: masked.dim() - len(axes)]
    flat = masked.reshape(*lead, -1)
    return torch.zeros_like(flat).scatter(-1, flat.argmax(-1, keepdim=True), 1.0).view_as(masked)


def _empty_rows(formula: Formula, weights: Tensor, empty: Tensor, axes: tuple[int, ...]) -> Tensor:
    if formula.normalisation in (Normalisation.SCORES, Normalisation.SHIFTED_SCORES):
        return weights
    slots = 1 if formula.normalisation is Normalisation.NONE else math.prod(weights.shape[a] for a in axes)
    value = {EmptyRow.ZERO: 0.0, EmptyRow.NAN: math.nan, EmptyRow.UNIFORM: 1 / slots}[formula.empty_row]
    return torch.where(empty, value, weights)


def _product(formula: Formula, inputs: Inputs, scores: Tensor, masked: Tensor, weights: Tensor) -> Tensor:
    results = {Product.WEIGHTS: weights, Product.SCORES: scores, Product.MASKED_SCORES: masked}
    if formula.product in results:
        return results[formula.product]
    values = inputs.k if formula.product is Product.WEIGHTS_KEYS else inputs.v
    if values is None:
        raise ValueError("these inputs have no values to multiply the weights with")
    if formula.product is Product.VALUES:
        return values
    if weights.shape[-1] != values.shape[-2]:
        raise ValueError(f"weights {tuple(weights.shape)} do not multiply values {tuple(values.shape)}")
    return weights @ values
