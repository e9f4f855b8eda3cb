"""The exact answer: attention in float64 through the right formula."""

import torch
from torch import Tensor

from attention_core.evaluation import evaluate
from attention_core.formula import Causality, Evaluation, Formula, Inputs


def reference_attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    keep: Tensor | None = None,
    bias: Tensor | None = None,
    scale: float | None = None,
    causal: bool = False,
    window: int | None = None,
    softcap: float | None = None,
    alibi_slopes: Tensor | None = None,
    sinks: Tensor | None = None,
    key_lengths: Tensor | None = None,
) -> Evaluation:
    """Scores, weights, output and LSE of scaled dot-product attention, all float64, differentiable with respect to
    every floating argument.

    The options mean what they mean in `attention_core.attention.attention`: q `(B, H, Tq, D)`, k `(B, Hkv, Tk, D)`,
    v `(B, Hkv, Tk, Dv)`; scale 1/sqrt(D) unless given. LSE `(B, H, Tq)` in nats. Nothing is checked here beyond what
    the shapes refuse by themselves. Source: Vaswani et al. 2017, equation 1.
    """
    inputs = reference_inputs(
        q,
        k,
        v,
        keep=keep,
        bias=bias,
        scale=scale,
        window=window,
        softcap=softcap,
        alibi_slopes=alibi_slopes,
        sinks=sinks,
        key_lengths=key_lengths,
    )
    return evaluate(reference_formula(causal=causal), inputs)


def reference_formula(*, causal: bool = False) -> Formula:
    """The right formula of attention."""
    return Formula(causal=Causality.PAST if causal else Causality.NONE)


def reference_inputs(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    keep: Tensor | None = None,
    bias: Tensor | None = None,
    scale: float | None = None,
    window: int | None = None,
    softcap: float | None = None,
    alibi_slopes: Tensor | None = None,
    sinks: Tensor | None = None,
    key_lengths: Tensor | None = None,
) -> Inputs:
    """The arguments of attention in float64, as a formula reads them."""
    return Inputs(
        q=q.to(torch.float64),
        k=k.to(torch.float64),
        v=v.to(torch.float64),
        keep=keep,
        bias=_double(bias),
        scale=scale,
        window=window,
        softcap=softcap,
        alibi_slopes=_double(alibi_slopes),
        sinks=_double(sinks),
        key_lengths=key_lengths,
        judged=q.dtype,
    )


def _double(values: Tensor | None) -> Tensor | None:
    return None if values is None else values.to(torch.float64)
