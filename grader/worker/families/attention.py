"""`f(q, k, v)` and `f(q, k, v, keep)`: scaled dot-product attention with or without a mask argument."""

from __future__ import annotations

import torch
from torch import Tensor

from attention_core import attention
from attention_core.formula import Causality, Formula, Inputs
from attention_core.masks import causal_keep, combine_keep
from grader.worker.families.base import CaseSpec
from grader.worker.program import Argument

OFFSET = 200.0  # size of the scores in the cases "large" and "negative"


class AttentionFamily:
    """Options: `batch`, `heads`, `queries`, `keys`, `dim`, `value_dim`; `scores` normal, large (about +200 and -200 by
    by turns) or negative (about -200); `values` normal, identity or ones; `keep` none, random, heads, matrix,
    padding, empty or full; `strided` (transposed and sliced layouts)."""

    differentiable: tuple[int, ...] = (0, 1, 2)
    fused_name = "sdpa"

    def __init__(self, *, takes_keep: bool, causal: bool) -> None:
        self.takes_keep = takes_keep
        call = "scaled_dot_product_attention(q, k, v, " + ("is_causal=True)" if causal else "attn_mask=keep)")
        parameters = "q, k, v, keep" if takes_keep else "q, k, v"
        self.fused_source = f"import torch\n\ndef fused({parameters}):\n    return torch.nn.functional.{call}\n"

    def arguments(self, spec: CaseSpec, generator: torch.Generator) -> tuple[Argument, ...]:
        o = spec.options
        lead = (int(o["batch"]), int(o["heads"]))
        queries, keys, dim, value_dim = (int(o[n]) for n in ("queries", "keys", "dim", "value_dim"))
        q = torch.randn(*lead, queries, dim, generator=generator)
        k = torch.randn(*lead, keys, dim, generator=generator)
        v = torch.randn(*lead, keys, value_dim, generator=generator)
        kind = o.get("scores", "normal")
        if kind != "normal":
            q, k = _far_from_zero(q, k, alternating=kind == "large", generator=generator)
        if o.get("values", "normal") == "identity":
            v = torch.eye(keys).expand(*lead, keys, keys).clone()  # value_dim = keys: the output is the weight matrix
        elif o.get("values") == "ones":
            v = torch.ones(*lead, keys, value_dim)  # every element of the output is a row sum
        q, k, v = (t.to(spec.dtype) for t in (q, k, v))
        keep = _keep(str(o.get("keep", "none")), (*lead, queries, keys), generator) if self.takes_keep else None
        if o.get("strided"):
            q, k, v, keep = _strided(q, k, v, keep)
        return (q, k, v, keep) if self.takes_keep else (q, k, v)

    def inputs(self, arguments: tuple[Argument, ...], spec: CaseSpec) -> Inputs:
        q, k, v, keep = self._tensors(arguments)
        return Inputs(q=q.double(), k=k.double(), v=v.double(), keep=keep, judged=spec.dtype)

    def _tensors(self, arguments: tuple[Argument, ...]) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:
        q, k, v = arguments[:3]
        keep = arguments[3] if self.takes_keep else None
        assert isinstance(q, Tensor)
        assert isinstance(k, Tensor)
        assert isinstance(v, Tensor)
        assert keep is None or isinstance(keep, Tensor)
        return q, k, v, keep

    def leaves(self, inputs: Inputs) -> tuple[Tensor, ...]:
        assert inputs.q is not None
        assert inputs.k is not None
        assert inputs.v is not None
        return inputs.q, inputs.k, inputs.v

    def plain(self, formula: Formula, arguments: tuple[Argument, ...]) -> list[Tensor]:
        """Two plain programs: torch's softmax on scaled products, and softmax by hand on products of a scaled q."""
        q, k, v, keep = self._tensors(arguments)
        causal = formula.causal is Causality.PAST
        visible = combine_keep(keep, causal_keep(q.shape[-2], k.shape[-2]) if causal else None)
        root = q.shape[-1] ** 0.5
        by_torch = q @ k.transpose(-1, -2) / root
        by_hand = (q * (1 / root)) @ k.transpose(-1, -2)
        if visible is None:
            grown = torch.exp(by_hand - by_hand.amax(-1, keepdim=True))
            return [torch.softmax(by_torch, -1) @ v, (grown @ v) / grown.sum(-1, keepdim=True)]
        weights = torch.softmax(by_torch.masked_fill(~visible, torch.finfo(q.dtype).min), -1).masked_fill(~visible, 0.0)
        top = by_hand.masked_fill(~visible, torch.finfo(q.dtype).min).amax(-1, keepdim=True)
        grown = torch.exp((by_hand - top).masked_fill(~visible, -torch.inf))
        total = grown.sum(-1, keepdim=True)
        return [weights @ v, (grown / total.masked_fill(total == 0, 1.0)) @ v]

    def fused(self, formula: Formula, arguments: tuple[Argument, ...]) -> Tensor:
        q, k, v, keep = self._tensors(arguments)
        return attention(q, k, v, keep=keep, causal=formula.causal is Causality.PAST, impl="sdpa")

    def timing_arguments(self, generator: torch.Generator) -> tuple[Argument, ...]:
        q, k, v = (torch.randn(1, 4, 256, 32, generator=generator) for _ in range(3))
        return (q, k, v, torch.rand(1, 1, 256, 256, generator=generator) < 0.8) if self.takes_keep else (q, k, v)


def _far_from_zero(q: Tensor, k: Tensor, *, alternating: bool, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Operands whose scaled products lie about 200 from zero, some 2 apart from key to key."""
    dim = q.shape[-1]
    length = (OFFSET * dim**0.5) ** 0.5
    direction = torch.randint(0, 2, (dim,), generator=generator) * 2.0 - 1.0
    direction = direction / dim**0.5 * length  # direction . direction / sqrt(D) = 200
    sign = torch.full((q.shape[-2], 1), -1.0)
    if alternating:
        sign[::2] = 1.0
    noise = 2.0 * dim**0.5 / length
    return sign * direction + q * noise, direction + k * noise


def _keep(kind: str, shape: tuple[int, int, int, int], generator: torch.Generator) -> Tensor | None:
    """A mask of one kind; True = may attend. Only "empty" has rows that keep no key."""
    batch, heads, queries, keys = shape
    sizes = {"random": (batch, 1), "empty": (batch, 1), "heads": (batch, heads), "matrix": ()}
    if kind == "none":
        return None
    if kind == "full":
        return torch.ones(1, 1, queries, keys, dtype=torch.bool)
    if kind == "padding":  # at least one key and, but for the first item, not all
        lengths = torch.randint(1, max(keys, 2), (batch, 1, 1, 1), generator=generator)
        return torch.arange(keys) < lengths
    keep = torch.rand(*sizes[kind], queries, keys, generator=generator) < 0.55
    lucky = torch.randint(0, keys, (*sizes[kind], queries, 1), generator=generator)
    keep = keep | (torch.arange(keys) == lucky)  # no row is empty by accident
    unlucky = torch.randint(0, keys, (*sizes[kind], queries, 1), generator=generator)
    keep = keep & ((torch.arange(keys) != unlucky) | (lucky == unlucky))  # nearly every row hides a key
    if kind == "empty":
        keep[:, :, 1::3] = False
    return keep


def _strided(q: Tensor, k: Tensor, v: Tensor, keep: Tensor | None) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:
    """The same numbers in other layouts: heads after positions, keys transposed, values every second column of a
    buffer."""
    q = q.transpose(1, 2).contiguous().transpose(1, 2)
    k = k.transpose(-1, -2).contiguous().transpose(-1, -2)
    v = torch.stack([v, torch.zeros_like(v)], -1).flatten(-2)[..., ::2]
    if keep is not None:
        keep = keep.transpose(-1, -2).contiguous().transpose(-1, -2)
    return q, k, v, keep
