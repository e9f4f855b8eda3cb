"""Arguments of exercises on what surrounds attention: caches, pages, codes, packed sequences, projections, rotary
embeddings, weights, halves to merge, tiles.

Options beside those of grader/worker/families/fields.py: `cached` keys (there are as many new ones as `queries`);
`page` (keys in one) and `pages` (of a sequence); `sequences` (their lengths); `width` (E); `positions` from or spread;
`base`; `zeros` (true: some weights are 0; rows: some rows too); `onehot`; `empty` (one half, or both, saw no key in
some rows); `tiles` (their numbers of keys).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor

from attention_core.quantised import quantise
from attention_core.reference import reference_attention
from grader.worker.program import Argument

OFFSET = 200.0  # size of the scores in the cases "large", "negative" and "apart"
APART = {"large": 2.0, "negative": 2.0, "apart": 60.0}  # how far they lie from key to key, about
Options = Mapping[str, Any]
Values = dict[str, Argument]
Shape = tuple[int, ...]
Made = tuple[Values, Shape]
Operands = Callable[[Options, torch.Generator], tuple[Tensor, Tensor, Tensor]]


def decode(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """New queries, keys and values, and the cache before them: the first of all keys and values."""
    cached, new = int(o["cached"]), int(o["queries"])
    q, k, v = operands({**o, "keys": cached + new}, generator)
    (old_k, new_k), (old_v, new_v) = (rows.split([cached, new], 2) for rows in (k, v))
    parts = {"q": q, "k": new_k, "v": new_v, "k_cache": old_k, "v_cache": old_v}
    return _cast({name: part.contiguous() for name, part in parts.items()}, dtype), (*q.shape[:3], cached + new)


def paged(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """One query for each sequence; its pages lie anywhere in the store, other sequences' between them."""
    batch, page, many = int(o["batch"]), int(o["page"]), int(o["pages"])
    q, k, v = operands({**o, "batch": 1, "queries": batch, "keys": page * (batch * many + 2)}, generator)
    stores = [rows[0].transpose(0, 1).unflatten(0, (-1, page)).contiguous() for rows in (k, v)]
    table = torch.randperm(batch * many + 2, generator=generator)[: batch * many].view(batch, many).int()
    lengths = torch.randint(1, page * many + 1, (batch,), generator=generator).int()
    if o.get("lengths") == "full":
        lengths[:] = page * many
    if o.get("lengths") == "zero":
        lengths[0] = 0
    values: Values = {"q": q[0].transpose(0, 1).contiguous(), "k_pages": stores[0], "v_pages": stores[1]}
    return {**_cast(values, dtype), "block_table": table, "key_lengths": lengths}, (batch, q.shape[1], 1, page * many)


def quantised(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """int8 codes with a scale for each key. Plain operands are made louder for some keys than for others, so that
    the scales differ."""
    q, k, v = operands(o, generator)
    loud = torch.rand(k.shape[:3], generator=generator).unsqueeze(-1) * 3 + 0.2
    k = k * loud if o.get("scores", "normal") == "normal" else k
    v = v * loud.flip(2) if o.get("values", "normal") == "normal" else v
    (k_codes, k_scale), (v_codes, v_scale) = quantise(k), quantise(v)
    values: Values = {"q": q.to(dtype), "k": k_codes, "v": v_codes, "key_scales": k_scale, "value_scales": v_scale}
    return values, (*q.shape[:3], k.shape[2])


def packed(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """Sequences one behind the other, `(total, H, D)`."""
    ends = torch.tensor([0, *o["sequences"]]).cumsum(0).int()
    total = int(ends[-1])
    q, k, v = operands({**o, "batch": 1, "queries": total, "keys": total}, generator)
    rows: Values = {name: rows[0].transpose(0, 1).contiguous() for name, rows in (("q", q), ("k", k), ("v", v))}
    return {**_cast(rows, dtype), "cu_seqlens": ends}, (1, q.shape[1], total, total)


def projected(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """Rows and the matrices that make q, k, v and the output of them; entries so large that products are about 1."""
    batch, heads, width = int(o["batch"]), int(o["heads"]), int(o["width"])
    queries, keys = int(o["queries"]), int(o["keys"])
    values: dict[str, Tensor] = {
        "x": torch.randn(batch, queries, width, generator=generator),
        "context": torch.randn(batch, keys, width, generator=generator),
    }
    for name in ("w_q", "w_k", "w_v", "w_o"):
        values[name] = torch.randn(width, width, generator=generator) / width**0.5
    kind = o.get("scores", "normal")
    if kind != "normal":
        _move_scores(values, width // heads, kind)
    return {**_cast(dict(values), dtype), "n_heads": heads}, (batch, heads, queries, keys)


def _move_scores(values: dict[str, Tensor], dim: int, kind: str) -> None:
    """Makes the first feature carry the scores of all heads about 200 from zero, as far apart from key to key as their
    kind says; the values do not read it, and keep their size."""
    size = (OFFSET / dim**0.5) ** 0.5  # size * size * sum of D products of 1 / sqrt(D) = 200
    apart = APART[kind] / size
    for name in ("x", "context"):
        values[name] *= apart
        values[name][..., 0] = size
    if kind != "apart":
        values["x"][..., 0] *= -1
    if kind == "large":
        values["x"][:, ::2, 0] *= -1
    values["w_q"][0] = 1.0
    values["w_k"][0] = 1.0
    values["w_v"][0] = 0.0
    values["w_v"] /= apart


def rotated(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """Rows with their positions, which need neither begin at 0 nor be neighbours."""
    batch, heads, length, dim = (int(o[name]) for name in ("batch", "heads", "queries", "dim"))
    x = torch.randn(batch, heads, length, dim, generator=generator)
    positions = torch.arange(length) + int(o.get("first", 0))
    if o.get("positions") == "spread":
        positions = torch.randint(0, 60, (length,), generator=generator)
    return {"x": x.to(dtype), "positions": positions, "base": float(o.get("base", 10000.0))}, x.shape


def weighted(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """Weights, and a gradient of their shape."""
    shape = tuple(o["shape"])
    weights = torch.softmax(torch.randn(shape, generator=generator) * float(o.get("spread", 1.5)), -1)
    if o.get("zeros"):
        weights = weights * (torch.rand(shape, generator=generator) < 0.6)
        weights = weights / weights.sum(-1, keepdim=True).clamp_min(1e-6)
    if o.get("zeros") == "rows":
        weights.view(-1, shape[-1])[1::3] = 0.0
    if o.get("onehot"):
        weights = torch.nn.functional.one_hot(weights.argmax(-1), shape[-1]).float()
    return _cast({"weights": weights, "grad_out": torch.randn(shape, generator=generator)}, dtype), shape


def halves(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """Outputs and LSEs of two halves of the keys; in some rows a half saw no key."""
    rows = tuple(int(o[name]) for name in ("batch", "heads", "queries"))
    values: dict[str, Tensor] = {}
    for half in ("a", "b"):
        values[f"out_{half}"] = torch.randn(*rows, int(o["value_dim"]), generator=generator)
        spread, offset = float(o.get("spread", 2.0)), float(o.get("offset", 0.0))
        values[f"lse_{half}"] = torch.randn(rows, generator=generator) * spread + offset
        if o.get("empty"):
            unseen = torch.zeros(rows, dtype=torch.bool)
            unseen[..., 0 if half == "a" else 1] = True
            unseen[..., 2:3] = o["empty"] == "both"
            values[f"lse_{half}"] = values[f"lse_{half}"].masked_fill(unseen, -torch.inf)
            values[f"out_{half}"] = values[f"out_{half}"].masked_fill(unseen.unsqueeze(-1), 0.0)
    return _cast(dict(values), dtype), (*rows, 1)


def backward(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """q, k, v, what attention made of them, and the gradient of that."""
    q, k, v = (rows.to(dtype) for rows in operands(o, generator))
    found = reference_attention(q, k, v)
    grad = torch.randn(found.output.shape, generator=generator)
    values: Values = {"q": q, "k": k, "v": v, "out": found.output, "lse": found.lse, "grad_out": grad}
    return _cast(values, dtype), (*q.shape[:3], k.shape[2])


def tiled(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """Tiles of scores, of one row each or of many."""
    lead, sizes = tuple(o["shape"]), tuple(int(size) for size in o["tiles"])
    tiles = []
    for number, size in enumerate(sizes):
        offset = float(o.get("offset", 0.0)) * (-1 if o.get("alternating") and number % 2 else 1)
        tile = torch.randn(*lead, size, generator=generator) * float(o.get("spread", 2.0)) + offset
        tiles.append(tile.to(dtype))
    if o.get("hidden"):
        tiles[0] = torch.full_like(tiles[0], -torch.inf)
    return {"tiles": tuple(tiles)}, (*lead, sum(sizes))


def counted(o: Options, dtype: torch.dtype, generator: torch.Generator, operands: Operands) -> Made:
    """A number of heads."""
    return {"heads": int(o["heads"])}, ()


# What makes the arguments, by a field that only they have.
GROUPS: dict[str, Callable[[Options, torch.dtype, torch.Generator, Operands], Made]] = {
    "k_cache": decode,
    "k_pages": paged,
    "key_scales": quantised,
    "cu_seqlens": packed,
    "context": projected,
    "positions": rotated,
    "weights": weighted,
    "out_a": halves,
    "lse": backward,
    "tiles": tiled,
    "heads": counted,
}
FIELDS = frozenset(
    {"k_cache", "v_cache", "k_pages", "v_pages", "block_table", "key_scales", "value_scales", "cu_seqlens", "x"}
    | {"context", "w_q", "w_k", "w_v", "w_o", "n_heads", "positions", "base", "weights", "grad_out", "out_a", "lse_a"}
    | {"out_b", "lse_b", "out", "lse", "tiles", "heads"}
)


def _cast(values: Values, dtype: torch.dtype) -> Values:
    return {name: value.to(dtype) if isinstance(value, Tensor) else value for name, value in values.items()}
