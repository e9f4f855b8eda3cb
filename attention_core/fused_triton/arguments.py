"""From tensors to what a kernel is called with, by name; the same for a launch and for a compilation ahead of time."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import torch
from torch import Tensor

from attention_core.fused_triton.configurations import Configuration, padded

WIDE_OFFSETS = 2**31  # from here on an offset does not fit the int32 in which the kernels otherwise count


@dataclass(frozen=True, slots=True)
class Problem:
    """One call, as the operator gets it."""

    q: Tensor  # (B, H, Tq, D)
    k: Tensor  # (B, Hkv, Tk, D)
    v: Tensor  # (B, Hkv, Tk, Dv)
    keep: Tensor | None  # bool, broadcastable to (B, H, Tq, Tk)
    bias: Tensor | None  # floating, broadcastable to (B, H, Tq, Tk)
    slopes: Tensor | None  # (H,) or (B, H), floating
    sinks: Tensor | None  # (H,), floating
    key_lengths: Tensor | None  # (B,), integer
    scale: float
    causal: bool
    window: int | None
    softcap: float | None
    allow_tf32: bool


@dataclass(frozen=True, slots=True)
class Buffers:
    """What the kernels read and write beside the operands; the forward kernel knows the first three only."""

    output: Tensor  # (B, H, Tq, Dv)
    lse: Tensor  # (B, H, Tq) float32, contiguous, as all that has no strides below
    lost: Tensor | None = None  # (B, H, Tq) float32: what the LSE lost by rounding; with a bias only
    grad_output: Tensor | None = None  # (B, H, Tq, Dv)
    grad_lse: Tensor | None = None  # (B, H, Tq) float32
    delta: Tensor | None = None  # (B, H, Tq) float32
    grad_q: Tensor | None = None  # (B, H, Tq, D)
    grad_k: Tensor | None = None  # (B, Hkv, Tk, D)
    grad_v: Tensor | None = None  # (B, Hkv, Tk, Dv)


def forward_buffers(problem: Problem) -> Buffers:
    """Room for the forward kernel's results."""
    q, v = problem.q, problem.v
    lse = q.new_empty(q.shape[:3], dtype=torch.float32)
    return Buffers(
        q.new_empty(*q.shape[:3], v.shape[3]), lse, lost=None if problem.bias is None else torch.empty_like(lse)
    )


def backward_buffers(
    problem: Problem, output: Tensor, lse: Tensor, lost: Tensor | None, grad_output: Tensor, grad_lse: Tensor | None
) -> Buffers:
    """The forward kernel's results, their gradients and room for what the backward kernels write."""
    return Buffers(
        output,
        lse,
        lost,
        grad_output,
        None if grad_lse is None else grad_lse.contiguous(),
        delta=torch.empty_like(lse),
        grad_q=problem.q.new_empty(problem.q.shape),
        grad_k=problem.k.new_empty(problem.k.shape),
        grad_v=problem.v.new_empty(problem.v.shape),
    )


def kernel_arguments(problem: Problem, buffers: Buffers, configuration: Configuration) -> dict[str, Any]:
    """Everything that any of the three kernels takes, by the name it has there."""
    q, k, v = problem.q, problem.k, problem.v
    (B, H, queries, dim), keys, value_dim = q.shape, k.shape[2], v.shape[3]
    addressed = {
        "q": q,
        "k": k,
        "v": v,
        "keep": None if problem.keep is None else problem.keep.expand(B, H, queries, keys),
        "bias": None if problem.bias is None else problem.bias.expand(B, H, queries, keys),
        "slopes": None if problem.slopes is None else problem.slopes.to(torch.float32).expand(B, H),
        **{entry.name: getattr(buffers, entry.name) for entry in fields(buffers)},
    }
    plain = problem.softcap is None and problem.bias is None and problem.slopes is None
    return {
        **addressed,
        **{f"{name}_strides": None if tensor is None else tensor.stride() for name, tensor in addressed.items()},
        "sinks": None if problem.sinks is None else problem.sinks.contiguous(),
        "key_lengths": None if problem.key_lengths is None else problem.key_lengths.contiguous(),
        "heads": H,
        "group": H // k.shape[1],
        "queries": queries,
        "keys": keys,
        # A window beyond both lengths hides nothing, and its number need not fit an int32.
        "window": None if problem.window is None else min(problem.window, queries + keys),
        "scale": problem.scale,
        "softcap": problem.softcap,
        "CAUSAL": problem.causal,
        "SCALE_LATE": plain and problem.scale > 0,
        "PRECISION": "tf32" if problem.allow_tf32 else "ieee",
        "WIDE": any(_reach(tensor) >= WIDE_OFFSETS for tensor in addressed.values() if tensor is not None),
        "DIM": dim,
        "VALUE_DIM": value_dim,
        "BLOCK_DIM": padded(dim),
        "BLOCK_VALUE_DIM": padded(value_dim),
        "BLOCK_Q": configuration.block_q,
        "BLOCK_K": configuration.block_k,
    }


def _reach(tensor: Tensor) -> int:
    """The largest offset of an element from the first, in elements."""
    return sum((size - 1) * abs(stride) for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
