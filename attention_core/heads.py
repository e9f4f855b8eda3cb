"""Heads: one wide vector per token is several short ones, each with an attention of its own."""

from torch import Tensor


def split_heads(x: Tensor, n_heads: int) -> Tensor:
    """`(B, T, E)` to `(B, H, T, D)`, E = H D: head h has the features h D to (h + 1) D, the end exclusive.

    A view to `(B, H, T, D)` without the transpose would have the right shape and mix tokens with heads.
    """
    if n_heads < 1 or x.shape[-1] % n_heads:
        raise ValueError(f"n_heads: {n_heads}; expected a number that divides the width {x.shape[-1]}")
    return x.unflatten(-1, (n_heads, -1)).transpose(-3, -2)


def merge_heads(x: Tensor) -> Tensor:
    """`(B, H, T, D)` to `(B, T, H D)`, the inverse of `split_heads`."""
    return x.transpose(-3, -2).flatten(-2)


def repeat_kv(kv: Tensor, n_heads: int) -> Tensor:
    """Keys or values `(B, Hkv, T, D)` as `(B, H, T, D)`: query head h reads kv head `h // (H // Hkv)`.

    Neighbours share, as in `repeat_interleave`; `repeat` would deal the kv heads out in turn. Hkv = 1 is multi-query
    attention. Gradients of the heads that share are summed. Sources: Shazeer 2019 (arXiv 1911.02150), Ainslie et al.,
    GQA, 2023 (arXiv 2305.13245).
    """
    kv_heads = kv.shape[1]
    if kv_heads == n_heads:
        return kv
    if kv_heads == 0 or n_heads % kv_heads:
        raise ValueError(f"kv: {kv_heads} heads; expected a number that divides the query's {n_heads}")
    return kv.repeat_interleave(n_heads // kv_heads, dim=1)
