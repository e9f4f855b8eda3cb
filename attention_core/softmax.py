"""Softmax along one or more axes: the step from scores (any real number) to weights (a row that sums to one).

All functions take floating tensors of any shape and strides, and return the same dtype; half precision is computed in
float32 and rounded once, at the end (`naive_softmax` alone is not). A slice that is -inf throughout has no key to
attend to: its weights are 0 and its log-sum-exp is -inf, never NaN, and its gradient is 0.
"""

import torch
from torch import Tensor

Axes = int | tuple[int, ...]
_WIDE = frozenset({torch.float32, torch.float64})


def finite_maximum(scores: Tensor, axes: Axes) -> Tensor:
    """The largest score along `axes`, dimensions kept; 0 where a slice is -inf throughout, so that `scores - maximum`
    stays -inf there and does not become NaN."""
    top = scores.detach().amax(axes, keepdim=True)
    return top.masked_fill(top == -torch.inf, 0.0)


def softmax(scores: Tensor, dim: Axes = -1) -> Tensor:
    """exp(s - max) / sum of exp(s - max) along `dim`. Subtracting the maximum changes no weight; it keeps exp
    finite."""
    wide = _wide(scores)
    # Two bounds in place of two masks. The lowest finite number: in an empty slice exp sees -inf, not NaN. And 1: the
    # largest score alone gives a sum of 1, so only the sum of an empty slice is less.
    top = wide.detach().amax(dim, keepdim=True).clamp_min(torch.finfo(wide.dtype).min)
    grown = torch.exp(wide - top)
    return (grown / grown.sum(dim, keepdim=True).clamp_min(1.0)).to(scores.dtype)


def log_softmax(scores: Tensor, dim: Axes = -1) -> Tensor:
    """s - log-sum-exp along `dim`: the logarithm of the weights, finite where the weight itself underflows to 0."""
    wide = _wide(scores)
    shifted = wide - finite_maximum(wide, dim)
    total = torch.exp(shifted).sum(dim, keepdim=True)
    # Filling, not subtracting, makes the gradient of an empty slice 0.
    logs = (shifted - torch.log(total.masked_fill(total == 0, 1.0))).masked_fill(total == 0, -torch.inf)
    return logs.to(scores.dtype)


def log_sum_exp(scores: Tensor, dim: Axes = -1) -> Tensor:
    """log of the sum of exp(s) along `dim`, in nats, dimension dropped."""
    wide = _wide(scores)
    top = finite_maximum(wide, dim)
    total = torch.exp(wide - top).sum(dim, keepdim=True)
    found = total > 0
    log = torch.log(total.masked_fill(~found, 1.0)) + top
    return torch.where(found, log, -torch.inf).squeeze(dim).to(scores.dtype)


def with_sink(scores: Tensor, sink: Tensor) -> Tensor:
    """Scores `(..., H, Tq, Tk)` with one more column, `(..., H, Tq, Tk + 1)`: the sink `(H,)`, a logit for each head.

    The softmax of this is attention with a key that nobody can read; its log-sum-exp is the LSE of attention with
    sinks. In the wider of both dtypes.
    """
    column = sink[:, None, None].expand(*scores.shape[:-1], 1)
    return torch.cat((scores, column), -1)


def sink_softmax(scores: Tensor, sink: Tensor) -> Tensor:
    """Weights `(..., H, Tq, Tk)` of scores of that shape, with a sink `(H,)` in the denominator only.

    Each row sums to 1 minus what the sink took, so to less than 1, and to 0 where every score is -inf. Source: the
    learned sinks of gpt-oss (OpenAI, 2025); a sink of 0 is the "softmax off by one" (Miller, 2023).
    """
    return softmax(with_sink(scores, sink))[..., :-1].to(scores.dtype)


def softmax_backward(weights: Tensor, grad_weights: Tensor, dim: Axes = -1) -> Tensor:
    """The gradient with respect to the scores: w (g - sum of w g), the product with the Jacobian diag(w) - w w^T,
    which is never formed. A row of zeros, which attends to nothing, gets 0."""
    wide, grad = _wide(weights), _wide(grad_weights)
    return (wide * (grad - (wide * grad).sum(dim, keepdim=True))).to(weights.dtype)


def cross_entropy(logits: Tensor, targets: Tensor) -> Tensor:
    """The mean of log-sum-exp(logits) - logit of the target, in nats: logits `(N, C)`, targets `(N,)` integer."""
    of_targets = log_softmax(_wide(logits)).gather(-1, targets.long().unsqueeze(-1))
    return -of_targets.mean().to(logits.dtype)


def naive_softmax(scores: Tensor, dim: Axes = -1) -> Tensor:
    """exp(s) / sum of exp(s), naive on purpose: overflows to NaN from scores of about 88.7 in float32 and bfloat16,
    11.1 in float16."""
    grown = torch.exp(scores)
    return grown / grown.sum(dim, keepdim=True)


def _wide(values: Tensor) -> Tensor:
    return values if values.dtype in _WIDE else values.to(torch.promote_types(values.dtype, torch.float32))
