"""How far off the results of a wrong formula may be where its numbers leave the range of their dtype.

While a row's maximum is subtracted its sum holds a 1, and a term too small for the dtype is nothing beside it. Formulas
without that divide numbers that have few digits left, or none: below the smallest normal number all of them are one
spacing apart, and movements to first order know nothing of it. So every exponential gets an interval in which a
program's own may lie, and the intervals are carried on to what the formula returns.

An element's *slack* is how far it may be off, absolute; inf where it is open whether it is a number at all: 0/0 if the
last term of a row is lost, a number if it is not.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import torch
from torch import Tensor
from torch.nn.functional import pad

from attention_core.error_budget.forward import score_movement
from attention_core.error_budget.roundings import finite, movement_bound, spacing
from attention_core.evaluation import (
    Exponentials,
    drop_sink,
    exp_dtype,
    exponentials,
    merge_heads,
    mixed_of,
    operand_pair,
    resolve,
    scale_factor,
    share_heads,
    unit_rows,
)
from attention_core.formula import (
    Evaluation,
    Formula,
    Inputs,
    Mixed,
    Normalisation,
    Product,
    Stabilisation,
    Stage,
    TemperatureRule,
)

_SUMMED = frozenset({Normalisation.SUM, Normalisation.DOUBLE, Normalisation.DOUBLE_MASKED})
_NEAR = 0.8  # of an exponent; roundings move it by far less than a fifth of itself in every dtype
_SHIFTED = frozenset({Stabilisation.ROW_MAX, Stabilisation.CLAMP_SHIFTED})  # of which every sum holds a 1


@dataclass(frozen=True, slots=True)
class _Interval:
    """Numbers, and the ends between which a program's own may lie."""

    exact: Tensor
    low: Tensor
    high: Tensor

    def map(self, function: Callable[[Tensor], Tensor]) -> "_Interval":
        """Of a function that grows."""
        return _Interval(function(self.exact), function(self.low), function(self.high))

    @property
    def slack(self) -> Tensor:
        """How far the farther end is; 0 where all three are the same infinity, inf where one end alone is one."""
        far = torch.maximum(self.high - self.exact, self.exact - self.low)
        return torch.nan_to_num(far.masked_fill(self.low == self.high, 0.0), nan=math.inf, posinf=math.inf)


def range_slack(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> tuple[Tensor, ...] | None:
    """The slack of everything that the formula returns, in the order and the shapes of `evaluation.outputs`; None where
    no number that counts leaves the range, so that there is none."""
    slack = _of_exponentials(formula, inputs, evaluation)
    overflown = _overflown(formula, inputs, evaluation)
    if overflown is None:
        return slack
    first, *others = slack or tuple(torch.zeros_like(output) for output in evaluation.outputs)
    return first.masked_fill(overflown, math.inf), *others


def _overflown(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> Tensor | None:
    """Where the mixture of values comes from numbers too large for the dtype: infinite, or NaN after them, in a program
    that stores them in it, and finite in one that keeps float32. None where all are small enough."""
    ready, largest = resolve(formula, inputs), torch.finfo(inputs.judged).max
    q, k, v = ready.q, ready.k, ready.v
    if q is None or k is None or v is None or mixed_of(formula) is not Mixed.VALUES or ready.projections is not None:
        return None
    if not min(q.numel(), k.numel(), v.numel()):
        return None
    score = float(q.abs().max() * k.abs().max()) * q.shape[-1]
    if max(score, float(k.abs().max()), float(v.abs().max()) * v.shape[-2]) <= largest:
        return None
    left, right = (rows.abs() for rows in operand_pair(formula, ready))
    scores = (left @ right.transpose(-1, -2) > largest) | (right > largest).any(-1).unsqueeze(-2)
    rows = (scores | (evaluation.scores.abs() > largest)).any(-1, keepdim=True)
    values = share_heads(formula, v, q).abs()
    mixture = finite(evaluation.weights).abs() @ values
    return rows | (mixture > largest) | (values > largest).any(-2, keepdim=True)


def _of_exponentials(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> tuple[Tensor, ...] | None:
    if not formula.log_of_weights and not _may_leave_range(formula, inputs, evaluation):
        return None
    ready = resolve(formula, inputs)
    found = exponentials(formula, ready, evaluation.scores, evaluation.masked, None)
    grown = _grown(formula, inputs, ready, evaluation, found)
    if bool((grown.low == grown.high).all()) and not formula.log_of_weights:
        return None
    total = _total(formula, inputs, grown, found)
    weights = drop_sink(found, _weights(formula, grown, total)) * _factor_behind(formula, ready)
    logs = _log_weights(formula, inputs, grown, total, found)
    return _returned(formula, ready, found, weights, total, logs)


def _may_leave_range(formula: Formula, inputs: Inputs, evaluation: Evaluation) -> bool:
    """Whether any exponent comes near the ends of the range; a quick look, which most formulas do not pass."""
    if formula.stabilisation in _SHIFTED and formula.shift_axis is None:
        return False
    logits = [evaluation.masked, evaluation.scores] + ([] if inputs.sinks is None else [inputs.sinks])
    ends = [float(end) for numbers in logits for end in finite(numbers).aminmax()]
    steepness = 1.0 if formula.base is None else math.log(formula.base)
    if formula.temperature is TemperatureRule.POWER and inputs.temperature is not None:
        steepness *= max(1.0, 1 / inputs.temperature)
    farthest = max(max(ends) - min(ends), *(abs(end) for end in ends)) * steepness
    return farthest > _NEAR * -math.log(torch.finfo(exp_dtype(formula, inputs)).smallest_normal)


def _factor_behind(formula: Formula, ready: Inputs) -> float:
    """What the weights are multiplied by after the softmax."""
    return abs(scale_factor(formula, ready)) if formula.scale_stage is Stage.WEIGHTS else 1.0


def _grown(formula: Formula, inputs: Inputs, ready: Inputs, evaluation: Evaluation, found: Exponentials) -> _Interval:
    """The exponentials as they are stored."""
    dtype, unit = exp_dtype(formula, inputs), 1.0 if formula.base is None else math.log(formula.base)
    moved = movement_bound(score_movement(formula, inputs, evaluation), inputs.judged).expand_as(evaluation.masked)
    wider = found.logits.shape[-1] - moved.shape[-1]
    if wider:  # a sink among the keys, wherever it stands
        moved = pad(moved, (wider, 0)) + pad(moved, (0, wider))
    reach = 2 * unit * (moved + movement_bound(finite(found.shifted).square(), dtype))
    shifted = found.shifted * unit
    grown = _stored(_Interval(*(torch.exp(end) for end in (shifted, shifted - reach, shifted + reach))), dtype)
    if formula.temperature is TemperatureRule.POWER and ready.temperature is not None:
        power = 1 / ready.temperature
        grown = _stored(grown.map(lambda end: end**power), dtype)
    return grown


def _stored(values: _Interval, dtype: torch.dtype) -> _Interval:
    """Positive numbers in a dtype. Between the smallest normal number and the largest one roundings are relative, which
    is no matter of the range: there the interval is closed. A subnormal number may be off by one spacing: half of it is
    the rounding's, the other half what a library's exp may take."""
    info, one = torch.finfo(dtype), spacing(dtype)
    low, high = values.low, values.high
    exact = _rounded(values.exact, dtype)
    inside = (low >= info.smallest_normal) & (high <= info.max)
    low = (low - one).clamp_min(0.0).masked_fill(low > info.max, math.inf)
    high = (high + one).masked_fill(high < one / 4, 0.0).masked_fill(high > info.max, math.inf)
    return _Interval(exact, torch.where(inside, exact, low), torch.where(inside, exact, high))


def _rounded(values: Tensor, dtype: torch.dtype) -> Tensor:
    info = torch.finfo(dtype)
    return values.masked_fill(values > info.max, math.inf).masked_fill(values < spacing(dtype) / 2, 0.0)


def _total(formula: Formula, inputs: Inputs, grown: _Interval, found: Exponentials) -> _Interval:
    """The sums as they are stored, with all that is added to those of the exponentials."""
    largest = torch.finfo(exp_dtype(formula, inputs)).max
    sums = grown.map(lambda end: end.sum(found.axes, keepdim=True))
    added = torch.nan_to_num(found.total - sums.exact, nan=0.0, posinf=0.0, neginf=0.0).clamp_min(0.0)
    return sums.map(lambda end: (end + added).masked_fill(end + added > largest, math.inf))


def _weights(formula: Formula, grown: _Interval, total: _Interval) -> Tensor:
    """The slack of the weights before they are masked once more or multiplied by anything."""
    if formula.normalisation is Normalisation.NONE:
        return grown.slack
    if formula.normalisation not in _SUMMED:
        return torch.zeros_like(grown.exact)
    exact = grown.exact / total.exact
    slack = torch.maximum(grown.high / total.low - exact, exact - grown.low / total.high)
    undecided = ((total.low == 0) & (total.high > 0)) | ((total.high == math.inf) & (total.low < math.inf))
    undecided = undecided | ((grown.high == math.inf) & (grown.low < math.inf))
    slack = torch.nan_to_num(slack, nan=0.0, posinf=math.inf).masked_fill(undecided, math.inf)
    if formula.normalisation is Normalisation.SUM:
        return slack
    return slack.amax(-1, keepdim=True).expand_as(slack)  # a softmax moves by no more than its scores do


def _returned(
    formula: Formula, ready: Inputs, found: Exponentials, weights: Tensor, total: _Interval, logs: Tensor
) -> tuple[Tensor, ...]:
    """The slack of all that comes back, from that of the weights, of the sums and of the log weights."""
    match formula.product:
        case Product.SCORES | Product.MASKED_SCORES:
            return (torch.zeros_like(weights),)
        case Product.WEIGHTS:
            return (weights,)
        case Product.LOG_WEIGHTS:
            return (logs,)
        case Product.CROSS_ENTROPY:
            assert ready.targets is not None
            chosen = logs.gather(-1, ready.targets.unsqueeze(-1))
            return (chosen.sum() if formula.loss_summed else chosen.mean(),)
        case Product.ROW_STATISTICS:
            return tuple(
                drop_sink(found, one).squeeze(found.axes) for one in (torch.zeros_like(total.slack), total.slack)
            )
    lse = drop_sink(found, _logarithm(total).slack).squeeze(found.axes)
    if formula.product is Product.LSE:
        return (lse,)
    others = {
        Product.OUTPUT_AND_LSE: (lse,),
        Product.OUTPUT_AND_CACHE: (torch.zeros(()), torch.zeros(())),
    }
    return _mixed(formula, ready, weights), *others.get(formula.product, ())


def _logarithm(values: _Interval) -> _Interval:
    """Of positive numbers, -inf of 0."""
    return values.map(torch.log)


def _log_weights(formula: Formula, inputs: Inputs, grown: _Interval, total: _Interval, found: Exponentials) -> Tensor:
    """The slack of log weights: that of the sum's logarithm, or of the logarithm of a weight that is stored first."""
    if formula.log_of_weights:
        exact = grown.exact / total.exact
        ends = _Interval(exact, grown.low / total.high, grown.high / total.low)
        stored = _stored(
            ends.map(lambda end: torch.nan_to_num(end, nan=0.0, posinf=math.inf)), exp_dtype(formula, inputs)
        )
        return drop_sink(found, _logarithm(stored).slack)
    return drop_sink(found, _logarithm(total).slack.expand_as(grown.exact))


def _mixed(formula: Formula, ready: Inputs, weights: Tensor) -> Tensor:
    """The slack of weights times values, and of the output projection."""
    mixed = mixed_of(formula)
    if mixed is Mixed.NOTHING:
        return weights
    values = ready.k if mixed is Mixed.KEYS else ready.v
    assert values is not None
    if formula.product is Product.WEIGHTS_UNIT_KEYS:
        values = unit_rows(values)
    if ready.q is not None:
        values = share_heads(formula, values, ready.q)
    if mixed is Mixed.UNWEIGHTED:
        return torch.zeros_like(values)
    rows = finite(weights) @ values.abs()
    rows = rows.masked_fill((weights == math.inf).any(-1, keepdim=True), math.inf)
    parts = ready.projections
    if parts is None:
        return rows
    merged = merge_heads(formula, rows, replace(parts, w_o=parts.w_o.abs()))
    return torch.nan_to_num(merged, nan=math.inf, posinf=math.inf)  # inf times a 0 of w_o
