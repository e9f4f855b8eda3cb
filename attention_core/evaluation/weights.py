"""From masked scores to weights and their log-sum-exp: exp, sum and quotient, in right and wrong ways."""

import math
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import pad

from attention_core.formula import (
    Axis,
    EmptyRow,
    Formula,
    Inputs,
    LseRule,
    MaskRule,
    Normalisation,
    Range,
    SinkUse,
    Stabilisation,
    TemperatureRule,
    UndefinedWeights,
)
from attention_core.softmax import finite_maximum

Axes = tuple[int, ...]
SINK_FIRST = (SinkUse.FIRST_KEY,)
SINK_KEPT = (SinkUse.FIRST_KEY, SinkUse.LAST_KEY)


@dataclass(frozen=True, slots=True)
class Exponentials:
    """exp of the shifted logits and what belongs to it. With sinks the logits have one column more than the scores."""

    logits: Tensor
    keep: Tensor | None  # of the scores; no mask hides a sink
    shifted: Tensor  # logits as exp sees them
    shift: Tensor | None  # what was subtracted
    grown: Tensor
    total: Tensor  # the sum along the axes, dimensions kept
    empty: Tensor  # True for a slice that is -inf throughout
    axes: Axes
    sink: SinkUse | None  # None: no column


def softmax_axes(axis: Axis, rank: int, dim: int) -> Axes:
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


def exponentials(formula: Formula, inputs: Inputs, scores: Tensor, masked: Tensor, keep: Tensor | None) -> Exponentials:
    """exp of the masked scores (and the sinks), shifted so that it stays finite, and its sum along the formula's axes.
    `scores` are those before the mask."""
    axes = softmax_axes(formula.axis, masked.dim(), inputs.dim)
    beside = (
        axes == (-2,) and formula.shift_axis is None and formula.sinks is SinkUse.IN_DENOMINATOR
    )  # no column among the keys is summed over
    logits, sink = _with_sinks(formula, None if beside else inputs.sinks, masked)
    shifted, shift = _shifted(formula, inputs, scores, logits, axes)
    grown = torch.exp(shifted if formula.base is None else shifted * math.log(formula.base))
    if formula.temperature is TemperatureRule.POWER and inputs.temperature is not None:
        grown = _within_range(grown, formula, inputs) ** (1 / inputs.temperature)
    if not _stays_in_range(formula):
        grown = _within_range(grown, formula, inputs)
    total = grown.sum(axes, keepdim=True)
    if beside and inputs.sinks is not None:
        by = formula.base or math.e
        total = total + torch.exp((inputs.sinks[:, None, None] - (0.0 if shift is None else shift)) * math.log(by))
    if not _stays_in_range(formula):
        total = _within_range(total, formula, inputs)
    if formula.epsilon:  # a small one is 0 in a dtype of little range
        total = total + float(torch.tensor(formula.epsilon, dtype=exp_dtype(formula, inputs)))
    empty = _all_along(logits == -math.inf, axes)
    return Exponentials(logits, keep, shifted, shift, grown, total, empty, axes, sink)


def log_sum_exp(formula: Formula, found: Exponentials) -> Tensor:
    """The LSE as the formula makes it, the axes dropped."""
    log = torch.log(found.total.masked_fill(found.empty, 1.0))
    if formula.base is not None:
        log = log / math.log(formula.base)
    if formula.lse is LseRule.SHIFTED_BACK and found.shift is not None:
        # A maximum along another axis has no place in the sum's shape; the sum's own stands for it.
        log = log + (found.shift if formula.shift_axis is None else finite_maximum(found.logits, found.axes))
    return drop_sink(found, torch.where(found.empty, -math.inf, log)).squeeze(found.axes)


def weights_of(formula: Formula, found: Exponentials) -> Tensor:
    """The weights; with a column more than the scores where the formula leaves the sink among them."""
    weights = _normalised(formula, found)
    if found.sink is None:
        return _empty_rows(formula, weights, found)
    return weights if found.sink in SINK_KEPT else drop_sink(found, weights)


def mask_weights(formula: Formula, found: Exponentials, weights: Tensor) -> Tensor:
    """What the mask does after the softmax: nothing in the right formula."""
    if formula.empty_zeroed and found.keep is not None:
        weights = weights * found.keep.any(-1, keepdim=True)
    late = formula.hidden_zeroed or formula.mask_rule in (MaskRule.AFTER_SOFTMAX, MaskRule.FILLS_WEIGHTS)
    keep = (_joined_keep(found) if found.sink in SINK_KEPT else found.keep) if late else None
    if keep is None:
        return weights
    if formula.mask_rule is MaskRule.FILLS_WEIGHTS and not formula.hidden_zeroed:
        return weights.masked_fill(~keep, -math.inf)
    return weights * keep


def log_weights(formula: Formula, inputs: Inputs, weights: Tensor, found: Exponentials) -> Tensor:
    """log of the weights: the shifted scores less the log of the sum, so that no weight underflows; of weights that
    are made in another way, their logarithm."""
    if formula.log_of_weights:
        return torch.log(_within_range(weights, formula, inputs))
    factor = 1.0 if formula.base is None else math.log(formula.base)
    plain = formula.mask_rule not in (MaskRule.AFTER_SOFTMAX, MaskRule.FILLS_WEIGHTS) and not formula.hidden_zeroed
    if formula.normalisation is Normalisation.NONE and plain:
        return drop_sink(found, found.shifted * factor)
    if formula.normalisation is not Normalisation.SUM or not plain or formula.empty_row is not EmptyRow.ZERO:
        return torch.log(weights)
    log = found.shifted * factor - torch.log(found.total.masked_fill(found.empty, 1.0))
    return log if found.sink in SINK_KEPT else drop_sink(found, log)


def drop_sink(found: Exponentials, values: Tensor) -> Tensor:
    """Without the sink's column, where there is one."""
    if found.sink is None or values.shape[-1] != found.logits.shape[-1]:
        return values
    return values[..., 1:] if found.sink in SINK_FIRST else values[..., :-1]


def _with_sinks(formula: Formula, sinks: Tensor | None, masked: Tensor) -> tuple[Tensor, SinkUse | None]:
    """The scores with the sinks as one more column, as a program joins them."""
    use = formula.sinks
    if sinks is None or use is SinkUse.IGNORED:
        return masked, None
    column = sinks[:, None, None]  # (H, 1, 1)
    if use is SinkUse.BY_QUERY_IN_TURN:
        turns = torch.arange(masked.shape[-2], device=sinks.device) % sinks.shape[0]
        column = sinks[turns].unsqueeze(-1)  # (Tq, 1)
    if use is SinkUse.BY_QUERY:
        if 1 != masked.shape[-2] != sinks.shape[0] != 1:
            raise ValueError(f"{sinks.shape[0]} sinks are not one for each of {masked.shape[-2]} queries")
        column = sinks[:, None]  # (Tq, 1)
        masked = masked.expand(*masked.shape[:-2], max(masked.shape[-2], sinks.shape[0]), -1)  # as torch broadcasts
    column = column.expand(*masked.shape[:-1], 1)
    first = use in SINK_FIRST
    joined = torch.cat([column, masked] if first else [masked, column], -1)
    return joined, use


def _joined_keep(found: Exponentials) -> Tensor | None:
    """The mask with a True for the sink, where there is one."""
    keep = found.keep
    if keep is None or found.sink is None:
        return keep
    keep = keep.expand(*keep.shape[:-1], found.logits.shape[-1] - 1)
    return pad(keep, (1, 0) if found.sink in SINK_FIRST else (0, 1), value=True)


def exp_dtype(formula: Formula, inputs: Inputs) -> torch.dtype:
    """The dtype in which the formula takes exp."""
    return torch.float32 if formula.exp_range is Range.FLOAT32 else inputs.judged


def _within_range(values: Tensor, formula: Formula, inputs: Inputs) -> Tensor:
    """What values become in the dtype whose range is emulated: inf beyond its largest number, 0 below half its
    smallest."""
    info = torch.finfo(exp_dtype(formula, inputs))
    lost = values.abs() < info.smallest_normal * info.eps / 2
    return values.masked_fill(values > info.max, math.inf).masked_fill(lost, 0.0)


def _stays_in_range(formula: Formula) -> bool:
    """True where exp sees no positive number and every sum holds a 1."""
    return formula.stabilisation is Stabilisation.ROW_MAX and formula.shift_axis is None and not formula.epsilon


def _shifted(
    formula: Formula, inputs: Inputs, scores: Tensor, logits: Tensor, axes: Axes
) -> tuple[Tensor, Tensor | None]:
    """The logits as exp sees them, and what was subtracted."""
    if formula.shift_axis is not None:
        axes = softmax_axes(formula.shift_axis, logits.dim(), inputs.dim)
    match formula.stabilisation:
        case Stabilisation.ROW_MAX:
            top = finite_maximum(logits, axes)
        case Stabilisation.GLOBAL_MAX:
            top = finite_maximum(logits, tuple(range(logits.dim())))
        case Stabilisation.GLOBAL_MAX_OF_ALL:
            top = finite_maximum(scores, tuple(range(scores.dim())))
        case Stabilisation.CLAMP:
            return logits.clamp(max=formula.clamp), None
        case Stabilisation.CLAMP_BOTH:
            clamped = logits.clamp(-formula.clamp, formula.clamp)
            return torch.where(logits == -math.inf, logits, clamped), None
        case Stabilisation.CLAMP_SHIFTED:
            top = finite_maximum(logits, axes)
            clamped = (logits - top).clamp(min=-formula.clamp)
            return torch.where(logits == -math.inf, logits, clamped), top
        case _:
            return logits, None
    return logits - top, top


def _normalised(formula: Formula, found: Exponentials) -> Tensor:
    divisor = found.total.masked_fill(found.empty, 1.0)
    match formula.normalisation:
        case Normalisation.NONE:
            return found.grown
        case Normalisation.ARGMAX:
            return _one_hot(found.logits, found.axes)
        case Normalisation.UNIFORM:
            return _shared_out(formula, found)
        case Normalisation.SCORES:
            return found.logits
        case Normalisation.SHIFTED_SCORES:
            return found.logits - finite_maximum(found.logits, found.axes)
        case Normalisation.DOUBLE | Normalisation.DOUBLE_MASKED:
            return _twice(formula, found.grown / divisor, found)
        case _:
            return _defined(formula, found.grown / divisor, found.total)


def _shared_out(formula: Formula, found: Exponentials) -> Tensor:
    """As much for every key that is seen."""
    shown = torch.ones_like(found.logits)
    keep = _joined_keep(found)
    if keep is not None and formula.mask_rule is MaskRule.BEFORE_SOFTMAX:
        shown = shown * keep
    return shown / shown.sum(found.axes, keepdim=True).clamp_min(1.0)


def _defined(formula: Formula, weights: Tensor, total: Tensor) -> Tensor:
    """0/0 and inf/inf as the formula leaves them; nothing to do while the row maximum is subtracted."""
    if _stays_in_range(formula) or formula.undefined is UndefinedWeights.KEPT:
        return weights
    if formula.undefined is UndefinedWeights.ZERO:
        return torch.nan_to_num(weights, nan=0.0, posinf=math.inf)
    return weights.masked_fill(total == 0, 0.0)


def _twice(formula: Formula, weights: Tensor, found: Exponentials) -> Tensor:
    again = weights
    keep = _joined_keep(found) if formula.normalisation is Normalisation.DOUBLE_MASKED else None
    if keep is not None:
        again = again.masked_fill(~keep, -math.inf)
    grown = torch.exp(again)
    total = grown.sum(found.axes, keepdim=True)
    return grown / total.masked_fill(total == 0, 1.0)


def _all_along(flags: Tensor, axes: Axes) -> Tensor:
    for axis in axes:
        flags = flags.all(axis, keepdim=True)
    return flags


def _one_hot(logits: Tensor, axes: Axes) -> Tensor:
    """1 at the first largest logit along the axes."""
    if len(axes) == 1:
        best = logits.argmax(axes[0], keepdim=True)
        return torch.zeros_like(logits).scatter(axes[0], best, 1.0)
    lead = logits.shape[: logits.dim() - len(axes)]
    flat = logits.reshape(*lead, -1)
    return torch.zeros_like(flat).scatter(-1, flat.argmax(-1, keepdim=True), 1.0).view_as(logits)


def _empty_rows(formula: Formula, weights: Tensor, found: Exponentials) -> Tensor:
    """Rows that keep no key, as the formula leaves them. With a sink there is no such row: its sum is not 0."""
    if formula.normalisation in (Normalisation.SCORES, Normalisation.SHIFTED_SCORES):
        return weights
    slots = 1 if formula.normalisation is Normalisation.NONE else math.prod(weights.shape[a] for a in found.axes)
    value = {EmptyRow.ZERO: 0.0, EmptyRow.NAN: math.nan, EmptyRow.UNIFORM: 1 / slots}[formula.empty_row]
    return torch.where(found.empty, value, weights)
