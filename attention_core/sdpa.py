"""The options of `attention()` given to torch's own fused kernels, `F.scaled_dot_product_attention`."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from attention_core.bias import alibi_bias
from attention_core.masks import visible_keep
from attention_core.options import Options


def why_not_sdpa(options: Options, *, return_lse: bool = False) -> str | None:
    """What of this SDPA cannot do, in words, or None. It has no logit between the scale and the softmax to change, and
    keeps its LSE to itself."""
    if options.softcap is not None:
        return "cannot cap the scores"
    if options.sinks is not None:
        return "has no sinks"
    return "does not return the LSE" if return_lse else None


def sdpa_attention(q: Tensor, k: Tensor, v: Tensor, options: Options) -> Tensor:
    """Attention `(B, H, Tq, Dv)` in the dtype of q, by the backend that torch chooses.

    q `(B, H, Tq, D)`, k `(B, Hkv, Tk, D)`, v `(B, Hkv, Tk, Dv)`, checked. `why_not_sdpa(options)` must be None.
    """
    queries, keys, grouped = q.shape[2], k.shape[2], q.shape[1] != k.shape[1]
    only_causal = (
        options.causal
        and queries == keys
        and all(
            option is None
            for option in (options.keep, options.bias, options.window, options.alibi_slopes, options.key_lengths)
        )
    )
    if only_causal:
        # Some backends are faster without a matrix. SDPA's own is_causal aligns top-left: right for this shape only.
        return _in_own_dtype(q, k, v, is_causal=True, scale=options.scale, enable_gqa=grouped)
    visible = visible_keep(
        queries,
        keys,
        keep=options.keep,
        causal=options.causal,
        window=options.window,
        key_lengths=options.key_lengths,
        device=q.device,
    )
    bias = _bias(options, queries, keys, q)
    if visible is None:
        return _in_own_dtype(q, k, v, attn_mask=bias, scale=options.scale, enable_gqa=grouped)
    # Some backends give NaN and others a mean of V for a row that keeps nothing. It is shown every key, so that nothing
    # in it is NaN, backward neither, and its output is replaced: a select has zero gradient there.
    visible = torch.atleast_2d(visible)
    filled = visible.any(-1, keepdim=True)
    shown = visible | ~filled
    mask = shown if bias is None else torch.where(shown, bias, -math.inf)
    output = _in_own_dtype(q, k, v, attn_mask=mask, scale=options.scale, enable_gqa=grouped)
    return torch.where(filled, output, 0.0)


def _in_own_dtype(q: Tensor, k: Tensor, v: Tensor, **how: Any) -> Tensor:
    """SDPA in the dtype of q, k and v also under autocast, which would lower it and the output's dtype with it."""
    if not torch.amp.is_autocast_available(q.device.type):
        return F.scaled_dot_product_attention(q, k, v, **how)
    with torch.autocast(q.device.type, enabled=False):
        return F.scaled_dot_product_attention(q, k, v, **how)


def _bias(options: Options, queries: int, keys: int, q: Tensor) -> Tensor | None:
    """Bias and ALiBi in one matrix, or None; in float32 for the half dtypes, which would round long distances."""
    wide = torch.float64 if q.dtype == torch.float64 else torch.float32
    bias = None if options.bias is None else torch.atleast_2d(options.bias.to(wide))  # SDPA asks a mask for its rows
    if options.alibi_slopes is None:
        return bias
    alibi = alibi_bias(options.alibi_slopes.to(wide), queries, keys)
    return alibi if bias is None else alibi + bias
