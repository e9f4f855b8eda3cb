"""Softmax along one or more axes: the step from scores (any real number) to weights (a row that sums to one).

All functions take floating tensors of any shape and return the same dtype. A slice that is -inf throughout has no key
to attend to: its weights are 0 and its log-sum-exp is -inf, never NaN, and its gradient is 0.
"""

import torch
from torch import Tensor

Axes = int | tuple[int, ...]


def finite_maximum(scores: Tensor, axes: Axes) -> Tensor:
    """The largest score along `axes`, dimensions kept; 0 where a slice is -inf throughout, so that `scores - maximum`
    stays -inf there and does not become NaN."""
    top = scores.detach().amax(axes, keepdim=True)
    return top.masked_fill(top == -torch.inf, 0.0)


def softmax(scores: Tensor, dim: Axes = -1) -> Tensor:
    """exp(s - max) / sum of exp(s - max) along `dim`. Subtracting the maximum changes no weight; it keeps exp
    finite."""
    grown = torch.exp(scores - finite_maximum(scores, dim))
    total = grown.sum(dim, keepdim=True)
    return grown / total.masked_fill(total == 0, 1.0)


def log_sum_exp(scores: Tensor, dim: Axes = -1) -> Tensor:
    """log of the sum of exp(s) along `dim`, in nats, dimension dropped."""
    top = finite_maximum(scores, dim)
    total = torch.exp(scores - top).sum(dim, keepdim=True)
    found = total > 0
    log = torch.log(total.masked_fill(~found, 1.0)) + top
    return torch.where(found, log, -torch.inf).squeeze(dim)


def naive_softmax(scores: Tensor, dim: Axes = -1) -> Tensor:
    """exp(s) / sum of exp(s), naive on purpose: overflows to NaN from scores of about 88.7 in float32 and bfloat16,
    11.1 in float16."""
    grown = torch.exp(scores)
    return grown / grown.sum(dim, keepdim=True)
