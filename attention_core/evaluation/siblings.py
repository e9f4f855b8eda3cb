"""The formulas of what surrounds attention, in float64; each function takes a formula and its inputs."""

import math
from collections.abc import Callable

import torch
from torch import Tensor

from attention_core.formula import (
    BackwardFormula,
    BackwardInputs,
    DropoutFormula,
    DropoutInputs,
    EntropyFormula,
    EntropyInputs,
    Features,
    GradientScale,
    HeadCounts,
    Jacobian,
    LinearFormula,
    LinearInputs,
    MergedLse,
    MergeFormula,
    MergeInputs,
    Mixing,
    OutsideTraining,
    Reach,
    RotaryFormula,
    RotaryInputs,
    SlopeOrder,
    SlopesFormula,
    SlopesInputs,
    Survivors,
    UnseenRow,
)
from attention_core.masks import causal_keep
from attention_core.softmax import finite_maximum


def rotary(formula: RotaryFormula, inputs: RotaryInputs) -> tuple[Tensor]:
    """x with each pair of features turned."""
    x, half = inputs.x, inputs.x.shape[-1] // 2
    pair = torch.arange(half, dtype=x.dtype, device=x.device) + formula.first_pair
    angle = inputs.positions.to(x.dtype).unsqueeze(-1) * inputs.base ** (-formula.exponent * pair / x.shape[-1])
    cosine, sine = torch.cos(angle), torch.sin(angle) * formula.turn_sign  # (T, D / 2)
    first, second = (x[..., :half], x[..., half:]) if formula.pairs.reads_halves else (x[..., ::2], x[..., 1::2])
    turned = first * cosine - second * sine, first * sine + second * cosine
    return (torch.cat(turned, -1) if formula.pairs.writes_halves else torch.stack(turned, -1).flatten(-2),)


def slopes(formula: SlopesFormula, inputs: SlopesInputs) -> tuple[Tensor]:
    """One slope for each head, `(H,)`."""
    heads = inputs.heads
    below = 2 ** int(math.log2(heads))
    above = below if below == heads else 2 * below
    if formula.counts is HeadCounts.GEOMETRIC or below == heads:
        found = _geometric(formula, heads)
    elif formula.counts is HeadCounts.CUT:
        found = _geometric(formula, above)[:heads]
    else:
        more = _geometric(formula, below if formula.counts is HeadCounts.REPEATED else above)
        step = 1 if formula.counts is HeadCounts.REPEATED else 2
        found = torch.cat([_geometric(formula, below), more[::step][: heads - below]])
    if formula.slope_order is SlopeOrder.BACKWARDS:
        found = found.flip(0)
    if formula.slope_order is SlopeOrder.SORTED:
        found = found.sort(descending=True).values
    return (found[:1].expand(heads).clone() if formula.one_slope else found,)


def _geometric(formula: SlopesFormula, heads: int) -> Tensor:
    span = float(heads) if formula.span is None else formula.span
    i = torch.arange(heads, dtype=torch.float64) + formula.first_exponent
    found = torch.exp2(-span * i / heads)
    return found.flip(0) if formula.slope_order is SlopeOrder.FLATTEST_FIRST else found


def entropy(formula: EntropyFormula, inputs: EntropyInputs) -> tuple[Tensor]:
    """The entropy of each row, `(...)`."""
    weights = inputs.weights
    if formula.added_inside:
        log = torch.log(weights + formula.added_inside)
    else:
        log = torch.log(weights if formula.zero_is_nan else weights.masked_fill(weights == 0, 1.0))
    found = -formula.entropy_sign * (weights * log).sum(-1)
    return (found if formula.entropy_base is None else found / math.log(formula.entropy_base),)


def dropout(formula: DropoutFormula, inputs: DropoutInputs) -> tuple[Tensor]:
    """The weights with some of them dropped."""
    if not inputs.training and formula.outside_training is not OutsideTraining.DROPS:
        scaled = formula.outside_training is OutsideTraining.SCALES
        return (inputs.weights * (1 - inputs.p) if scaled else inputs.weights,)
    left = inputs.weights * inputs.kept
    if formula.survivors is Survivors.RENORMALISED:
        total = left.sum(-1, keepdim=True)
        return (left / (total if formula.lost_row_is_nan else total.masked_fill(total == 0, 1.0)),)
    return (left * _survivors_factor(formula.survivors, inputs.p),)


def _survivors_factor(survivors: Survivors, p: float) -> float:
    """What each survivor is multiplied by; 0 where nothing survives."""
    kept = 1 - p
    if survivors is Survivors.RESCALED:
        return 1 / kept if kept else 0.0
    if survivors is Survivors.RESCALED_TWICE:
        return 1 / kept**2 if kept else 0.0
    if survivors is Survivors.DIVIDED_BY_P:
        return 1 / p if p else 0.0
    return kept if survivors is Survivors.MULTIPLIED else 1.0


def merge(formula: MergeFormula, inputs: MergeInputs) -> tuple[Tensor, Tensor]:
    """Output and LSE of both halves of the keys."""
    both = torch.stack([inputs.lse_a, inputs.lse_b], -1)  # (..., Tq, 2)
    top = finite_maximum(both, -1)
    empty = (both == -math.inf).all(-1)
    unit = 1.0 if formula.merge_base is None else math.log(formula.merge_base)
    total = torch.exp((both - top) * unit).sum(-1)
    log = torch.log(total.masked_fill(empty, 1.0)) / unit
    right = log + top.squeeze(-1)
    shares = torch.exp((both - right.unsqueeze(-1)) * unit)  # zeros where both are empty
    shares = _shares(formula.mixing, shares, both)
    output = shares[..., :1] * inputs.out_a + shares[..., 1:] * inputs.out_b
    lse = {MergedLse.LOG_OF_SUM: right, MergedLse.LOG_ONLY: log, MergedLse.ADDED: inputs.lse_a + inputs.lse_b}
    merged = lse[formula.merged_lse].masked_fill(empty, -math.inf)
    if formula.merged_lse_base is not None:
        merged = merged / math.log(formula.merged_lse_base)
    if formula.unseen_row is UnseenRow.NAN:
        merged = merged.masked_fill(empty, math.nan)
    if formula.unseen_row is not UnseenRow.EMPTY:
        output = output.masked_fill(empty.unsqueeze(-1), math.nan)
    return output, merged


def _shares(mixing: Mixing, right: Tensor, both: Tensor) -> Tensor:
    """What each half is multiplied by, `(..., 2)`."""
    match mixing:
        case Mixing.EXCHANGED:
            return right.flip(-1)
        case Mixing.LSE_ITSELF:
            finite = both.masked_fill(both == -math.inf, 0.0)
            total = finite.sum(-1, keepdim=True)
            return torch.where(total == 0, 0.5, finite / total.masked_fill(total == 0, 1.0))
        case Mixing.MEAN | Mixing.SUM:
            return torch.full_like(both, 0.5 if mixing is Mixing.MEAN else 1.0)
        case _:
            return right


def backward(formula: BackwardFormula, inputs: BackwardInputs) -> tuple[Tensor, ...]:
    """The gradient of the scores where the inputs are weights, else those of q, k and v."""
    if inputs.weights is not None:
        return (_through_softmax(formula, inputs.weights, inputs.grad_out),)
    q, k, v = inputs.q, inputs.k, inputs.v
    if q is None or k is None or v is None:
        raise ValueError("weights, or q, k and v, are needed")
    scale = q.shape[-1] ** -0.5
    weights = torch.softmax(q @ k.mT * scale, -1)
    slope = _through_softmax(formula, weights, inputs.grad_out @ v.mT)
    if formula.gradient_scale is GradientScale.TWICE:
        to_q = to_k = scale**2
    else:
        to_q = scale if formula.gradient_scale in (GradientScale.BOTH, GradientScale.QUERIES) else 1.0
        to_k = scale if formula.gradient_scale in (GradientScale.BOTH, GradientScale.KEYS) else 1.0
    return slope @ k * to_q, slope.mT @ q * to_k, weights.mT @ inputs.grad_out


def _through_softmax(formula: BackwardFormula, weights: Tensor, grad: Tensor) -> Tensor:
    products = weights * grad
    match formula.jacobian:
        case Jacobian.WITHOUT_DOT:
            return products
        case Jacobian.DIAGONAL:
            return products * (1 - weights)
        case Jacobian.MEAN:
            return weights * (grad - products.mean(-1, keepdim=True))
        case Jacobian.DOT_OUTSIDE:
            return products - products.sum(-1, keepdim=True)
        case Jacobian.SUM_OF_GRADIENT:
            return weights * (grad - grad.sum(-1, keepdim=True))
        case Jacobian.OVER_QUERIES:
            if weights.dim() < 2:
                raise ValueError("a single row has no queries to sum over")
            return weights * (grad - products.sum(-2, keepdim=True))
        case _:
            return weights * (grad - products.sum(-1, keepdim=True))


_FEATURES: dict[Features, Callable[[Tensor], Tensor]] = {
    Features.ELU_PLUS_ONE: lambda x: torch.nn.functional.elu(x) + 1,
    Features.RELU: torch.relu,
    Features.AS_GIVEN: lambda x: x,
    Features.ELU: torch.nn.functional.elu,
    Features.RELU_PLUS_ONE: lambda x: torch.relu(x) + 1,
    Features.EXP: torch.exp,
    Features.SIGMOID: torch.sigmoid,
    Features.SQUARE: torch.square,
    Features.SOFTMAX: lambda x: torch.softmax(x, -1),
}


def products(formula: LinearFormula, inputs: LinearInputs, *, absolute: bool = False) -> Tensor:
    """phi(q) phi(k)^T of linear attention `(B, H, Tq, Tk)`, 0 for hidden keys; `absolute`: of the features' sizes."""
    feature = _FEATURES[formula.features]
    query, key = feature(inputs.q), feature(inputs.k)
    found = query.abs() @ key.abs().mT if absolute else query @ key.mT
    if formula.reach is Reach.ALL:
        return found
    queries, keys = found.shape[-2:]
    corner = keys - queries if formula.reach is Reach.BOTTOM_RIGHT else 0
    return found * causal_keep(queries, keys, offset=corner, device=found.device)


def linear(formula: LinearFormula, inputs: LinearInputs) -> tuple[Tensor]:
    """phi(q) phi(k)^T V, each row divided by its sum."""
    weights = products(formula, inputs)
    if formula.divided:
        weights = weights / weights.sum(-1, keepdim=True)
    return (weights @ inputs.v,)
