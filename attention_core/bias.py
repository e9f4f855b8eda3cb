"""ALiBi: each head subtracts from a score in proportion to the distance of query and key.

Source: Press, Smith and Lewis, Train Short, Test Long, 2022 (arXiv 2108.12409); used by BLOOM and MPT.
"""

import torch
from torch import Tensor


def alibi_slopes(n_heads: int) -> Tensor:
    """The slope of each head, float32 `(H,)`, all between 0 and 1.

    For a power of two n: 2^(-8/n), 2^(-16/n), ..., 2^-8. The paper (section 3) gives 8 heads 1/2, 1/4, ..., 1/256. For
    other counts the authors' code takes all slopes of the largest power of two below, then every other slope of the
    next power of two, beginning with its first.
    """
    if n_heads < 1:
        raise ValueError(f"n_heads: {n_heads}; expected at least 1")
    below = 2 ** (n_heads.bit_length() - 1)  # the largest power of two that is not above n_heads
    slopes = _geometric(below) + _geometric(2 * below)[::2][: n_heads - below]
    return torch.tensor(slopes, dtype=torch.float32)


def alibi_bias(slopes: Tensor, queries: int, keys: int) -> Tensor:
    """slope * (j - p), p = i + (Tk - Tq): slopes `(H,)` give `(H, Tq, Tk)`, `(B, H)` gives `(B, H, Tq, Tk)`, to be
    added to the scaled scores.

    0 at the query's own key, negative before it, positive after it, where a causal mask hides it. In the dtype of the
    slopes: half precision would merge far keys (8 bits of bfloat16 count to 256), so keep them float32.
    """
    p = torch.arange(queries, device=slopes.device).unsqueeze(-1) + (keys - queries)
    j = torch.arange(keys, device=slopes.device)
    return slopes[..., None, None] * (j - p)


def _geometric(n_heads: int) -> list[float]:
    return [2.0 ** (-8 * (head + 1) / n_heads) for head in range(n_heads)]
