"""Small inputs of every kind, the same each time, on which formulas can be told apart."""

from typing import Any

import torch
from torch import Tensor

from attention_core.formula import (
    BackwardInputs,
    Cache,
    DropoutInputs,
    Inputs,
    MergeInputs,
    Pages,
    Projections,
    StreamInputs,
)


def numbers(*shape: int, seed: int = 0) -> Tensor:
    """Normal numbers, float64."""
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def attention_inputs(
    *,
    heads: int = 4,
    kv_heads: int | None = None,
    queries: int = 3,
    keys: int = 5,
    dim: int = 8,
    value_dim: int = 6,
    far: float = 0.0,
    **more: Any,
) -> Inputs:
    """q, k and v of sizes that all differ. `far` is added to the scores of every second query, and taken from the
    others'."""
    q = numbers(2, heads, queries, dim)
    k = numbers(2, kv_heads or heads, keys, dim, seed=1)
    v = numbers(2, kv_heads or heads, keys, value_dim, seed=2)
    if far:
        signs = torch.ones(queries, dtype=torch.float64)
        signs[1::2] = -1
        q[..., 0], k[..., 0] = signs * far, dim**0.5
    return Inputs(**{"q": q, "k": k, "v": v, **more})


def some_keep(*, empty_row: bool = False) -> Tensor:
    """A mask `(3, 5)` that hides a key of every row, and all of the second where asked."""
    keep = torch.tensor([[1, 1, 0, 1, 1], [0, 1, 1, 0, 1], [1, 0, 1, 1, 0]], dtype=torch.bool)
    keep[1] &= not empty_row
    return keep


def cached_inputs(*, cached: int = 4) -> Inputs:
    """Two new queries, keys and values after some cached ones."""
    new = attention_inputs(queries=2, keys=2)
    return Inputs(new.q, new.k, new.v, cache=Cache(numbers(2, 4, cached, 8, seed=3), numbers(2, 4, cached, 6, seed=4)))


def paged_inputs(table: list[list[int]], lengths: list[int]) -> Inputs:
    """One query for each sequence; the store has 6 pages of 2 rows."""
    store = Pages(numbers(6, 2, 2, 8, seed=1), numbers(6, 2, 2, 6, seed=2), torch.tensor(table))
    q = numbers(len(table), 4, 1, 8)
    return Inputs(q, pages=store, key_lengths=torch.tensor(lengths))


def int8_inputs(scale: float) -> Inputs:
    """Codes up to 3 for k and v, of one scale."""
    k, v = (numbers(2, 4, 5, 8, seed=seed).clamp(-1.5, 1.5).mul(2).round() for seed in (1, 2))
    scales = torch.full((2, 4, 5), scale, dtype=torch.float64)
    return Inputs(numbers(2, 4, 3, 8), k, v, key_scales=scales, value_scales=scales)


def projected_inputs(*, heads: int = 2, w_o: Tensor | None = None) -> Inputs:
    """Three rows of 8 features that attend to five."""
    w_q, w_k, w_v = (numbers(8, 8, seed=seed) for seed in (2, 3, 4))
    out = numbers(8, 8, seed=5) if w_o is None else w_o
    x, context = numbers(2, 3, 8), numbers(2, 5, 8, seed=1)
    return Inputs(projections=Projections(x, context, w_q, w_k, w_v, out, heads))


def merge_inputs(*, apart: float = 1.0) -> MergeInputs:
    """Two halves whose LSEs lie `apart`."""
    lse = numbers(2, 3, seed=3)
    return MergeInputs(numbers(2, 3, 4), lse, numbers(2, 3, 4, seed=1), lse + apart)


def stream_inputs(*widths: int, shift: float = 0.0, values: bool = True) -> StreamInputs:
    """Tiles of scores of these widths; later keys have larger scores."""
    keys = sum(widths)
    scores = numbers(2, 3, keys) + torch.arange(keys) / 2 + shift
    tiles = scores.split(widths, -1)
    return StreamInputs(tiles, numbers(2, keys, 4, seed=1).split(widths, -2) if values else None)


def backward_inputs(*, keys: int = 5, dim: int = 4) -> BackwardInputs:
    """q, k, v and the gradient of the output."""
    q, k, v = numbers(2, 2, 3, dim), numbers(2, 2, keys, dim, seed=1), numbers(2, 2, keys, 6, seed=2)
    return BackwardInputs(numbers(2, 2, 3, 6, seed=3), q=q, k=k, v=v)


def dropout_inputs(*, p: float = 0.4, training: bool = True) -> DropoutInputs:
    """Weights of which a draw drops some."""
    kept = torch.rand(2, 3, 5, generator=torch.Generator().manual_seed(4)) >= p
    return DropoutInputs(numbers(2, 3, 5).softmax(-1), kept, p, training)
