"""From operands to scores: scale, cap, bias, slopes; and then the mask."""

import math

import torch
from torch import Tensor

from attention_core.evaluation.operands import operand_pair, scale_factor
from attention_core.formula import (
    Alignment,
    BiasUse,
    Boundaries,
    CapUse,
    Causality,
    Formula,
    Inputs,
    LengthUse,
    MaskRule,
    MaskUse,
    SlopeHeads,
    SlopeUse,
    Stage,
    TemperatureRule,
    WindowUse,
)
from attention_core.masks import causal_keep, combine_keep

_OF_SCORES = (TemperatureRule.DIVIDES, TemperatureRule.MULTIPLIES)
CAPS_OF_SCALED = (CapUse.SCALED_SCORES, CapUse.DIVIDED_ONLY, CapUse.MULTIPLIED_ONLY, CapUse.TANH_ONLY)


def raw_scores(formula: Formula, inputs: Inputs) -> Tensor:
    """q k^T, or the finished scores that the inputs hold."""
    if inputs.scores is not None:
        return inputs.scores
    left, right = operand_pair(formula, inputs)
    return left @ right.transpose(-1, -2)  # (..., Tq, Tk)


def score_factor(formula: Formula, inputs: Inputs) -> float:
    """The number that q k^T is multiplied by before the softmax."""
    factor = float(formula.sign)
    if formula.scale_stage is Stage.SCORES:
        factor *= scale_factor(formula, inputs)
    if inputs.temperature is not None and formula.temperature in _OF_SCORES:
        by = inputs.temperature
        factor = factor / by if formula.temperature is TemperatureRule.DIVIDES else factor * by
    return factor


def scaled_scores(formula: Formula, inputs: Inputs, raw: Tensor) -> Tensor:
    """The scores without a mask: scaled, capped, then biased."""
    if formula.softcap is CapUse.RAW_SCORES:
        raw = soft_cap(raw, inputs.softcap)
    factor = score_factor(formula, inputs)
    scores = raw if factor == 1.0 else raw * factor
    if formula.softcap in CAPS_OF_SCALED and inputs.softcap is not None:
        within, outside = cap_factors(formula, inputs.softcap)
        scores = soft_cap(scores, within, outside)
    if inputs.bias is not None and formula.bias is BiasUse.ADDED:
        scores = scores + inputs.bias
    elif inputs.bias is not None and formula.bias is BiasUse.ONLY_HIDES:
        scores = scores.masked_fill(inputs.bias == -math.inf, -math.inf)
    if inputs.alibi_slopes is not None and formula.slopes is SlopeUse.SCORES:
        scores = scores + slope_bias(formula, inputs.alibi_slopes, scores)
    return scores


def soft_cap(values: Tensor, cap: float | None, outside: float | None = None) -> Tensor:
    """cap tanh(values / cap): nearly the same for small values, never beyond the cap. Source: Gemma 2 (2024).

    `outside`: the factor of the tanh, where it is another number.
    """
    return values if cap is None else (cap if outside is None else outside) * torch.tanh(values / cap)


def cap_factors(formula: Formula, cap: float) -> tuple[float, float]:
    """What scaled scores are divided by inside the tanh, and what the tanh is multiplied by."""
    divided = formula.softcap in (CapUse.SCALED_SCORES, CapUse.DIVIDED_ONLY)
    multiplied = formula.softcap in (CapUse.SCALED_SCORES, CapUse.MULTIPLIED_ONLY)
    return (cap if divided else 1.0), (cap if multiplied else 1.0)


def slope_bias(formula: Formula, slopes: Tensor, scores: Tensor) -> Tensor:
    """slope (j - p) for query position p and key j, `(1 or B, H, Tq, Tk)`. Source: Press et al. 2022 (ALiBi)."""
    taken = _slopes_taken(formula.slope_heads, slopes)
    return taken[..., None, None] * key_distance(formula, scores) * formula.slope_sign


def _slopes_taken(heads: SlopeHeads, slopes: Tensor) -> Tensor:
    match heads:
        case SlopeHeads.OWN:
            return slopes
        case SlopeHeads.MEAN:
            one = slopes.mean(-1, keepdim=True)
        case SlopeHeads.FIRST:
            one = slopes[..., :1]
        case SlopeHeads.LAST:
            one = slopes[..., -1:]
        case SlopeHeads.LARGEST:
            one = slopes.amax(-1, keepdim=True)
        case SlopeHeads.SMALLEST:
            one = slopes.amin(-1, keepdim=True)
    return one.expand_as(slopes)


def key_distance(formula: Formula, scores: Tensor) -> Tensor:
    """j - p for each query and key, `(Tq, Tk)`, as the formula counts the query's position p."""
    queries, keys = scores.shape[-2:]
    corner = _first_position(formula.slope_alignment, queries, keys)
    position = torch.arange(queries, device=scores.device).unsqueeze(-1) + corner
    return (torch.arange(keys, device=scores.device) - position).to(scores.dtype)


def visible_keys(formula: Formula, inputs: Inputs, scores: Tensor) -> Tensor | None:
    """The mask that the formula applies, or None; broadcastable to the scores."""
    keep = combine_keep(
        inputs.keep,
        _causal(formula, scores),
        _window(formula, inputs.window, scores),
        _lengths(formula, inputs.key_lengths, scores),
        _sequences(formula, inputs.cu_seqlens, scores),
    )
    if keep is None and formula.mask_use is MaskUse.INVERTED_ALWAYS:
        return torch.zeros((), dtype=torch.bool, device=scores.device).expand(scores.shape)
    if keep is None or formula.mask_use is MaskUse.IGNORED:
        return None
    return ~keep if formula.mask_use in (MaskUse.INVERTED, MaskUse.INVERTED_ALWAYS) else keep


def _corner(formula: Formula, scores: Tensor) -> int:
    """The position of the first query among the keys."""
    return _first_position(formula.alignment, *scores.shape[-2:])


def _first_position(alignment: Alignment, queries: int, keys: int) -> int:
    match alignment:
        case Alignment.BOTTOM_RIGHT:
            return keys - queries
        case Alignment.BOTTOM_RIGHT_OF_MORE_KEYS:
            return max(keys - queries, 0)
        case _:
            return 0


def _causal(formula: Formula, scores: Tensor) -> Tensor | None:
    if formula.causal is Causality.NONE:
        return None
    future = formula.causal is Causality.FUTURE
    shift = -formula.causal_offset if future else formula.causal_offset
    offset = _corner(formula, scores) + shift
    return causal_keep(*scores.shape[-2:], offset=offset, future=future, device=scores.device)


def _window(formula: Formula, window: int | None, scores: Tensor) -> Tensor | None:
    if window is None or formula.window is WindowUse.IGNORED:
        return None
    reach = window + formula.window_offset - 1
    corner = _corner(formula, scores)
    past = causal_keep(*scores.shape[-2:], offset=corner - reach, future=True, device=scores.device)
    if formula.causal is Causality.PAST or formula.window is WindowUse.OPEN_AHEAD:
        return past
    return past & causal_keep(*scores.shape[-2:], offset=corner + reach, device=scores.device)


def _lengths(formula: Formula, lengths: Tensor | None, scores: Tensor) -> Tensor | None:
    if lengths is None or formula.lengths is LengthUse.IGNORED:
        return None
    known = (lengths + formula.length_offset).view(-1, *[1] * (scores.dim() - 1))
    return torch.arange(scores.shape[-1], device=scores.device) < known  # (B, 1, 1, Tk)


def _sequences(formula: Formula, cu_seqlens: Tensor | None, scores: Tensor) -> Tensor | None:
    """Token i and token j belong to the same packed sequence, `(T, T)`."""
    if cu_seqlens is None or formula.boundaries is Boundaries.IGNORED:
        return None
    token = torch.arange(scores.shape[-1], device=scores.device)
    sequence = torch.searchsorted(cu_seqlens.long(), token, right=True)
    same = sequence == sequence.unsqueeze(-1)
    return same & (token < cu_seqlens[-2]) if formula.boundaries is Boundaries.LAST_LEFT_OUT else same


def masked_scores(formula: Formula, inputs: Inputs, scores: Tensor, keep: Tensor | None) -> Tensor:
    """What the softmax sees."""
    if keep is None:
        return scores
    match formula.mask_rule:
        case MaskRule.BEFORE_SOFTMAX:
            masked = scores.masked_fill(~keep, -math.inf)
            return masked.masked_fill(~keep.any(-1, keepdim=True), 0.0) if formula.empty_filled else masked
        case MaskRule.FINITE_FILL:
            return scores.masked_fill(~keep, max(formula.fill, torch.finfo(inputs.judged).min))
        case MaskRule.FINITE_ADD:
            return scores + formula.fill * (~keep).to(scores.dtype)
        case MaskRule.MULTIPLIES_SCORES:
            return scores * keep
        case MaskRule.TIMES_INFINITY:
            return scores + (~keep).to(scores.dtype) * -math.inf
        case MaskRule.ADDED_AS_NUMBER:
            return scores + keep
        case _:
            return scores
