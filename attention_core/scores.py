"""Scores: one real number for each query and key, before the softmax. Dtypes are kept."""

import torch
from torch import Tensor


def attention_scores(q: Tensor, k: Tensor, *, scale: float | None = None) -> Tensor:
    """scale * q k^T: q `(..., Tq, D)`, k `(..., Tk, D)`, scores `(..., Tq, Tk)`.

    scale is 1/sqrt(D) unless given: a sum of D products of independent numbers of variance 1 has variance D, and the
    softmax of scores that wide is nearly one-hot. Source: Vaswani et al. 2017, section 3.2.1.
    """
    return q @ k.transpose(-1, -2) * (q.shape[-1] ** -0.5 if scale is None else scale)


def soft_cap(scores: Tensor, cap: float) -> Tensor:
    """cap * tanh(scores / cap): about the same for small scores, never beyond +-cap, and differentiable throughout.

    Belongs between the scale and the mask: a hidden score would come back from -inf as -cap. Source: Gemma Team,
    Gemma 2, 2024 (arXiv 2408.00118), which caps attention scores at 50.
    """
    if cap <= 0:
        raise ValueError(f"cap: {cap}; expected above 0")
    return cap * torch.tanh(scores / cap)


def temper(scores: Tensor, temperature: float) -> Tensor:
    """scores / temperature: below 1 the weights get sharper, above 1 flatter; their order stays."""
    if temperature <= 0:
        raise ValueError(f"temperature: {temperature}; expected above 0")
    return scores / temperature


def qk_norm(vectors: Tensor) -> Tensor:
    """Each vector `(..., D)` divided by its Euclidean length, so that q k^T is a cosine, between -1 and 1; a zero
    vector stays zero, with gradient 0.

    The scores then need a scale of their own (learned, in the paper) in place of 1/sqrt(D). Source: Henry et al.,
    Query-Key Normalization for Transformers, 2020 (arXiv 2010.04245). Half precision is squared in float32, where its
    numbers neither overflow nor vanish.
    """
    wide = vectors.to(torch.promote_types(vectors.dtype, torch.float32))
    length = torch.linalg.vector_norm(wide, dim=-1, keepdim=True)
    return (wide / length.masked_fill(length == 0, torch.inf)).to(vectors.dtype)
