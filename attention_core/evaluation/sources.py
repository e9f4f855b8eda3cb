"""q, k and v as they are multiplied, from caches, pages, codes or projections; and back from heads to rows."""

from dataclasses import replace

import torch
from torch import Tensor

from attention_core.formula import (
    Cache,
    CacheUse,
    Dequantised,
    Formula,
    HeadMerge,
    HeadSplit,
    Inputs,
    LengthUse,
    PageOrder,
    Pages,
    Projections,
    ProjectionUse,
)


def resolve(formula: Formula, inputs: Inputs) -> Inputs:
    """The inputs with q, k and v filled in, and without what these were made from (projections stay, for w_o)."""
    if inputs.projections is not None:
        parts = inputs.projections
        use = formula.projection_use
        pair = (parts.w_v, parts.w_k) if use is ProjectionUse.KEYS_AND_VALUES_EXCHANGED else (parts.w_k, parts.w_v)
        rows = ((parts.x, parts.w_q), *((parts.context, w) for w in pair))
        q, k, v = (split_heads(formula, projected(formula, x, w), parts) for x, w in rows)
        return replace(inputs, q=q, k=k, v=v)
    if inputs.pages is not None:
        k, v = (from_pages(formula, inputs.pages, store) for store in (inputs.pages.k, inputs.pages.v))
        lengths, page = inputs.key_lengths, inputs.pages.k.shape[1]
        if lengths is not None and formula.lengths is LengthUse.WHOLE_PAGES:
            lengths = (lengths + page - 1) // page * page
        return replace(inputs, k=k, v=v, pages=None, key_lengths=lengths)
    if inputs.key_scales is not None and inputs.value_scales is not None:
        assert inputs.k is not None
        assert inputs.v is not None
        of_keys, of_values = _code_factors(formula.dequantised, inputs.key_scales, inputs.value_scales)
        k, v = inputs.k * of_keys.unsqueeze(-1), inputs.v * of_values.unsqueeze(-1)
        return replace(inputs, k=k, v=v, key_scales=None, value_scales=None)
    if inputs.cache is not None:
        k, v = joined(formula.cache, inputs)
        return replace(inputs, k=k, v=v, cache=None)
    return inputs


def projected(formula: Formula, rows: Tensor, weights: Tensor) -> Tensor:
    """`(B, T, E)` times weights `(E, E)`."""
    return rows @ (weights.mT if formula.projection_use is ProjectionUse.TRANSPOSED else weights)


def split_heads(formula: Formula, rows: Tensor, parts: Projections) -> Tensor:
    """`(B, T, E)` to `(B, H, T, E / H)`. ValueError where E is no multiple of H."""
    if rows.shape[-1] % parts.heads:
        raise ValueError(f"{rows.shape[-1]} features cannot be split among {parts.heads} heads")
    if formula.head_split is HeadSplit.SEQUENCE:
        return rows.reshape(rows.shape[0], parts.heads, rows.shape[1], -1)
    return rows.unflatten(-1, (parts.heads, -1)).transpose(1, 2)


def merge_heads(formula: Formula, mixed: Tensor, parts: Projections | None) -> Tensor:
    """`(B, H, T, D)` to `(B, T, E)` times w_o, where the inputs came from projections."""
    if parts is None:
        return mixed
    rows = mixed if formula.head_merge is HeadMerge.AS_LAID_OUT else mixed.transpose(1, 2)
    merged = rows.reshape(mixed.shape[0], mixed.shape[2], -1)
    return projected(formula, merged, parts.w_o) if formula.output_projection else merged


def _code_factors(use: Dequantised, keys: Tensor, values: Tensor) -> tuple[Tensor, Tensor]:
    """What codes of keys and of values are multiplied by."""
    match use:
        case Dequantised.EXCHANGED:
            return values, keys
        case Dequantised.DIVIDED:
            return 1 / keys, 1 / values
        case _:
            return (
                keys if use in (Dequantised.BOTH, Dequantised.KEYS) else torch.ones_like(keys),
                values if use in (Dequantised.BOTH, Dequantised.VALUES) else torch.ones_like(values),
            )


def from_pages(formula: Formula, pages: Pages, store: Tensor) -> Tensor:
    """The rows of each sequence `(B, Hkv, M page, D)` out of a store `(P, page, Hkv, D)`."""
    table = pages.table.long()
    match formula.page_order:
        case PageOrder.STORED:
            table = (torch.arange(table.shape[1], device=table.device) % store.shape[0]).expand(table.shape)
        case PageOrder.SORTED:
            table = table.sort(-1).values
        case PageOrder.BACKWARDS:
            table = table.flip(-1)
        case PageOrder.RUN:
            table = (table[:, :1] + torch.arange(table.shape[1], device=table.device)) % store.shape[0]
    return store[table].flatten(1, 2).transpose(1, 2)


def joined(use: CacheUse, inputs: Inputs) -> tuple[Tensor, Tensor]:
    """All keys and values, `(B, Hkv, T, D)` and `(B, Hkv, T, Dv)`, as the formula joins the cached and the new ones."""
    assert inputs.cache is not None
    assert inputs.k is not None
    assert inputs.v is not None
    return _join(use, inputs.cache.k, inputs.k), _join(use, inputs.cache.v, inputs.v)


def returned_cache(formula: Formula, inputs: Inputs) -> Cache:
    """What is handed on to the next step; a program that does not read the cache still keeps it."""
    if inputs.cache is None:
        raise ValueError("these inputs have no cache")
    use = CacheUse.APPENDED if formula.cache is CacheUse.NOT_READ else formula.cache
    return Cache(*joined(use, inputs))


def _join(use: CacheUse, old: Tensor, new: Tensor) -> Tensor:
    kept = max(old.shape[-2] - new.shape[-2], 0)
    parts = {
        CacheUse.APPENDED: [old, new],
        CacheUse.OVERWRITTEN_LAST: [old[..., :kept, :], new],
        CacheUse.OVERWRITTEN_FIRST: [new, old[..., old.shape[-2] - kept :, :]],
        CacheUse.REVERSED: [new, old],
        CacheUse.NOT_READ: [new],
    }
    return torch.cat(parts[use], -2)
