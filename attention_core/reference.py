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
) -> Evaluation:
    """Scores, weights, output and LSE of scaled dot-product attention, all float64.

    q `(B, H, Tq, D)`, k `(B, H, Tk, D)`, v `(B, H, Tk, Dv)`; keep bool, broadcastable to `(B, H, Tq, Tk)`; bias added
    to the scaled scores; scale 1/sqrt(D) unless given. Source: Vaswani et al. 2017, equation 1.
    """
    formula = Formula(causal=Causality.PAST if causal else Causality.NONE)
    inputs = Inputs(
        q=q.to(torch.float64),
        k=k.to(torch.float64),
        v=v.to(torch.float64),
        keep=keep,
        bias=None if bias is None else bias.to(torch.float64),
        scale=scale,
        judged=q.dtype,
    )
    return evaluate(formula, inputs)
