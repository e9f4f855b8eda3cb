"""Arguments of exercises made from a case's options: one maker for each field of a formula's inputs.

Options of attention: `batch`, `heads`, `kv_heads`, `queries`, `keys`, `dim`, `value_dim`; `scores` normal, large (about
+200 and -200 by turns), negative (about -200) or apart (about +200, a hundred from key to key); `values` normal,
identity or ones. Options of finished scores:
`shape`, `dim`, `spread` (standard deviation), `offset` (added to each row), `alternating` (every second row gets the
offset with a minus), `hidden` (true: one -inf in each row; rows: some rows are -inf throughout). Both: `keep` none,
random, heads, matrix, padding, empty or full; `mask` the same or additive; `lengths` random, full or zero; `window`,
`cap`, `scale`, `temperature` a number; `slopes` paper or random; `sinks` normal or large; `strided`: other layouts;
`block_q`, `block_k`: sizes of tiles; `causal`: whether the function is asked for the mask; `memory`: no matrix of all
scores may be held; `p` and `training` of dropout; `numbers_of`: the case whose random numbers this one takes as well.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from attention_core.bias import alibi_slopes
from grader.worker.families import surroundings
from grader.worker.families.surroundings import APART, GROUPS, OFFSET, Options, Shape, Values
from grader.worker.program import Argument


def make(fields: tuple[str, ...], options: Options, dtype: torch.dtype, generator: torch.Generator) -> Values:
    """An argument for each field. Floating tensors have the judged dtype, but for the slopes, which stay float32."""
    group = next((GROUPS[field] for field in fields if field in GROUPS), None)
    if group is not None:
        values, shape = group(options, dtype, generator, _operands)
    elif "scores" in fields:
        values, shape = {"scores": _scores(options, dtype, generator)}, tuple(options["shape"])
    else:
        q, k, v = _operands(options, generator)
        values = {"q": q.to(dtype), "k": k.to(dtype), "v": v.to(dtype)}
        shape = (*q.shape[:3], k.shape[2])
    for field in fields:
        if field not in values:
            values[field] = _MAKERS[field](options, shape, dtype, generator)
    return {field: _strided(field, values[field]) if options.get("strided") else values[field] for field in fields}


def _operands(o: Options, generator: torch.Generator) -> tuple[Tensor, Tensor, Tensor]:
    batch, heads = int(o["batch"]), int(o["heads"])
    queries, keys, dim, value_dim = (int(o[n]) for n in ("queries", "keys", "dim", "value_dim"))
    shared = (batch, int(o.get("kv_heads", heads)))
    q = torch.randn(batch, heads, queries, dim, generator=generator)
    k = torch.randn(*shared, keys, dim, generator=generator)
    v = torch.randn(*shared, keys, value_dim, generator=generator)
    kind = o.get("scores", "normal")
    if kind != "normal":
        q, k = _far_from_zero(q, k, kind=kind, generator=generator)
    if o.get("values", "normal") == "identity":
        v = torch.eye(keys).expand(*shared, keys, keys).clone()  # value_dim = keys: the output is the weight matrix
    elif o.get("values") == "ones":
        v = torch.ones(*shared, keys, value_dim)  # every element of the output is a row sum
    return q, k, v


def _far_from_zero(q: Tensor, k: Tensor, *, kind: str, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Operands whose scaled products lie about 200 from zero, as far apart from key to key as their kind says."""
    dim = q.shape[-1]
    length = (OFFSET * dim**0.5) ** 0.5
    direction = torch.randint(0, 2, (dim,), generator=generator) * 2.0 - 1.0
    direction = direction / dim**0.5 * length  # direction . direction / sqrt(D) = 200
    sign = torch.full((q.shape[-2], 1), 1.0 if kind == "apart" else -1.0)
    if kind == "large":
        sign[::2] = 1.0
    noise = APART[kind] * dim**0.5 / length
    return sign * direction + q * noise, direction + k * noise


def _scores(o: Options, dtype: torch.dtype, generator: torch.Generator) -> Tensor:
    shape, dim = tuple(o["shape"]), int(o.get("dim", -1))
    scores = torch.randn(shape, generator=generator) * float(o.get("spread", 2.0))
    rows = torch.full(tuple(1 if i == dim % len(shape) else n for i, n in enumerate(shape)), float(o.get("offset", 0)))
    if o.get("alternating"):
        rows.view(-1)[1::2] *= -1
    scores = (scores + rows).to(dtype)
    if o.get("hidden") == "rows":
        return _hide_rows(scores, dim)
    return _hide_one_of_each_row(scores, dim) if o.get("hidden") else scores


def _hide_one_of_each_row(scores: Tensor, dim: int) -> Tensor:
    """-inf at a place that moves on from row to row, so that along no axis a slice is -inf throughout."""
    rows = scores.movedim(dim, -1)
    flat = rows.reshape(-1, rows.shape[-1])
    places = 1 + torch.arange(flat.shape[0]) % (flat.shape[1] - 1)
    return flat.scatter(1, places.unsqueeze(1), -torch.inf).view_as(rows).movedim(-1, dim).contiguous()


def _hide_rows(scores: Tensor, dim: int) -> Tensor:
    """Every third slice, from the second on, is -inf throughout."""
    rows = scores.movedim(dim, -1)
    flat = rows.reshape(-1, rows.shape[-1]).clone()
    flat[1::3] = -torch.inf
    return flat.view_as(rows).movedim(-1, dim).contiguous()


def _keep(kind: str, shape: Shape, generator: torch.Generator) -> Tensor | None:
    """A mask of one kind; True = may attend. Only "empty" has rows that keep no key."""
    *lead, queries, keys = shape
    sizes = {"random": [*lead[:1], *[1 for _ in lead[1:]]], "heads": lead, "matrix": []}
    sizes["empty"] = sizes["random"]
    if kind == "none":
        return None
    if kind == "full":
        return torch.ones(*[1 for _ in lead], queries, keys, dtype=torch.bool)
    if kind == "padding":  # at least one key and, but for the first item, not all
        lengths = torch.randint(1, max(keys, 2), (*sizes["random"], 1, 1), generator=generator)
        return torch.arange(keys) < lengths
    keep = torch.rand(*sizes[kind], queries, keys, generator=generator) < 0.55
    lucky = torch.randint(0, keys, (*sizes[kind], queries, 1), generator=generator)
    keep = keep | (torch.arange(keys) == lucky)  # no row is empty by accident
    unlucky = torch.randint(0, keys, (*sizes[kind], queries, 1), generator=generator)
    keep = keep & ((torch.arange(keys) != unlucky) | (lucky == unlucky))  # nearly every row hides a key
    if kind == "empty":
        keep[..., 1::3, :] = False
    return keep


def _mask(o: Options, shape: Shape, dtype: torch.dtype, generator: torch.Generator) -> Argument:
    """A mask as boolean or as numbers to add: 0, a penalty, or -inf."""
    kind = str(o["mask"])
    if kind != "additive":
        return _keep(kind, shape, generator)
    keep = _keep("heads", shape, generator)
    assert keep is not None
    penalty = torch.randn(shape, generator=generator) * 3
    return penalty.masked_fill(~keep, -torch.inf).to(dtype)


def _lengths(o: Options, shape: Shape, dtype: torch.dtype, generator: torch.Generator) -> Argument:
    keys, kind = shape[-1], o.get("lengths", "random")
    lengths = torch.randint(1, keys + 1, shape[:1], generator=generator)
    if kind == "full":
        return torch.full_like(lengths, keys)
    lengths[-1] = max(1, keys - 1 - int(torch.randint(0, max(1, keys - 1), (), generator=generator)))
    if kind == "zero":
        lengths[0] = 0
    return lengths


def _slopes(o: Options, shape: Shape, dtype: torch.dtype, generator: torch.Generator) -> Argument:
    if o.get("slopes", "paper") == "paper":
        return alibi_slopes(shape[1])
    return torch.rand(shape[1], generator=generator) + 0.05


def _sinks(o: Options, shape: Shape, dtype: torch.dtype, generator: torch.Generator) -> Argument:
    heads = shape[1]
    return (torch.randn(heads, generator=generator) + (OFFSET if o.get("sinks") == "large" else 0.0)).to(dtype)


def _targets(o: Options, shape: Shape, dtype: torch.dtype, generator: torch.Generator) -> Argument:
    return torch.randint(0, shape[-1], shape[:-1], generator=generator)


_MAKERS: dict[str, Callable[[Options, Shape, torch.dtype, torch.Generator], Argument]] = {
    "keep": lambda o, shape, _dtype, generator: _keep(str(o.get("keep", "none")), shape, generator),
    "mask": _mask,
    "key_lengths": _lengths,
    "alibi_slopes": _slopes,
    "sinks": _sinks,
    "targets": _targets,
    "window": lambda o, *_: int(o["window"]),
    "softcap": lambda o, *_: float(o["cap"]),
    "scale": lambda o, *_: float(o["scale"]),
    "temperature": lambda o, *_: float(o["temperature"]),
    "dim": lambda o, *_: int(o["dim"]),
    "causal": lambda o, *_: bool(o["causal"]),
    "block_q": lambda o, *_: int(o["block_q"]),
    "block_k": lambda o, *_: int(o["block_k"]),
    "p": lambda o, *_: float(o["p"]),
    "training": lambda o, *_: bool(o.get("training", True)),
}
FIELDS = frozenset({"q", "k", "v", "scores", *_MAKERS}) | surroundings.FIELDS


def _strided(field: str, value: Argument) -> Argument:
    """The same numbers in another layout: heads after positions, keys and masks transposed, values every second column
    of a buffer."""
    if not isinstance(value, Tensor) or value.dim() < 2:
        return value
    if field == "v":
        return torch.stack([value, torch.zeros_like(value)], -1).flatten(-2)[..., ::2]
    if field == "scores":
        return value.transpose(0, -1).contiguous().transpose(0, -1)
    if field == "q" and value.dim() == 4:
        return value.transpose(1, 2).contiguous().transpose(1, 2)
    return value.transpose(-1, -2).contiguous().transpose(-1, -2)
