"""How spread out the weights of a row are."""

import torch
from torch import Tensor


def attention_entropy(weights: Tensor) -> Tensor:
    """-sum of w log w along the keys, in nats: weights `(..., Tk)` give `(...)`, the dtype kept.

    0 log 0 counts as 0, its limit, with gradient 0. From 0, for a single key and for an empty row, to log n for n keys
    of the same weight; exp(entropy) reads as a number of keys. Source: Shannon 1948.
    """
    wide = weights.to(torch.promote_types(weights.dtype, torch.float32))
    logs = torch.log(wide.masked_fill(wide == 0, 1.0))
    return -(wide * logs).sum(-1).to(weights.dtype)
