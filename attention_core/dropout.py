"""Dropout on attention weights."""

import torch
from torch import Tensor


def attention_dropout(
    weights: Tensor, p: float, training: bool = True, *, generator: torch.Generator | None = None
) -> Tensor:
    """Each weight set to 0 with probability p, the others divided by 1 - p, so that the expected weight is the weight.

    Acts on weights, after the softmax: a row's sum is 1 in expectation and nearly never exactly. Nothing is normalised
    afterwards, and nothing happens out of training. p = 1 gives zeros. `generator` lives on the weights' device; the
    global one is used where none is given. Source: Srivastava et al., Dropout, 2014; on attention weights, the
    Transformer's code (tensor2tensor).
    """
    if not 0 <= p <= 1:
        raise ValueError(f"p: {p}; expected a probability, 0 to 1")
    if not training or p == 0:
        return weights
    draws = torch.rand(weights.shape, generator=generator, device=weights.device)  # in [0, 1)
    factor = 0.0 if p == 1 else 1 / (1 - p)
    return weights * (draws >= p) * factor
