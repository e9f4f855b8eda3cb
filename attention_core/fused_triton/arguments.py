"""From tensors to what a kernel is called with, by name; the same for a launch and for a compilation ahead of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from attention_core.fused_triton.configurations import Configuration, padded

WIDE_OFFSETS = 2**31  # offsets from here on do not fit the int32 in which the kernels count else


@dataclass(frozen=True, slots=True)
class Problem:
    """One call, as the operator gets it."""

    q: Tensor  # (B, H, Tq, D)
    k: Tensor  # (B, Hkv, Tk, D)
    v: Tensor  # (B, Hkv, Tk, Dv)
    keep: Tensor | None  # broadcastable to (B, H, Tq, Tk)
    bias: Tensor | None
    slopes: Tensor | None  # (H,) or (B, H)
    sinks: Tensor | None  # (H,)
    key_lengths: Tensor | None  # (B,)
    scale: float
    causal: bool
    window: int | None
    softcap: float | None
    allow_tf32: bool

    @property
    def widths(self) -> tuple[int, int]:
        """D and Dv."""
        return self.q.shape[3], self.v.shape[3]


def common_arguments(problem: Problem, configuration: Configuration, *written: Tensor) -> dict[str, Any]:
    """What all three kernels take. `written` are the tensors beside the problem's own that a kernel addresses."""
    q, k, v = problem.q, problem.k, problem.v
    (B, H, queries, dim), keys = q.shape, k.shape[2]
    full = (B, H, queries, keys)
    keep = None if problem.keep is None else problem.keep.expand(full)
    bias = None if problem.bias is None else problem.bias.expand(full)
    slopes = None if problem.slopes is None else problem.slopes.to(torch.float32).expand(B, H)
    lengths = problem.key_lengths
    addressed = [tensor for tensor in (q, k, v, keep, bias, *written) if tensor is not None]
    return {
        "q": q,
        "k": k,
        "v": v,
        "keep": keep,
        "bias": bias,
        "slopes": slopes,
        "key_lengths": None if lengths is None else lengths.contiguous(),
        "q_strides": q.stride(),
        "k_strides": k.stride(),
        "v_strides": v.stride(),
        "keep_strides": _strides(keep),
        "bias_strides": _strides(bias),
        "slopes_strides": _strides(slopes),
        "heads": H,
        "group": H // k.shape[1],
        "queries": queries,
        "keys": keys,
        # A window beyond both lengths hides nothing, and its number need not fit an int32.
        "window": None if problem.window is None else min(problem.window, queries + keys),
        "scale": problem.scale,
        "softcap": problem.softcap,
        "CAUSAL": problem.causal,
        "PRECISION": "tf32" if problem.allow_tf32 else "ieee",
        "WIDE": any(_reach(tensor) >= WIDE_OFFSETS for tensor in addressed),
        "DIM": dim,
        "VALUE_DIM": v.shape[3],
        "BLOCK_DIM": padded(dim),
        "BLOCK_VALUE_DIM": padded(v.shape[3]),
        "BLOCK_Q": configuration.block_q,
        "BLOCK_K": configuration.block_k,
    }


def forward_arguments(problem: Problem, configuration: Configuration, output: Tensor, lse: Tensor) -> dict[str, Any]:
    """Of `forward_kernel`. output `(B, H, Tq, Dv)` and lse `(B, H, Tq)` float32 are written."""
    plain = problem.softcap is None and problem.bias is None and problem.slopes is None
    return {
        **common_arguments(problem, configuration, output),
        "output": output,
        "lse": lse,
        "sinks": None if problem.sinks is None else problem.sinks.contiguous(),
        "output_strides": output.stride(),
        "SCALE_LATE": plain and problem.scale > 0,
    }


def _strides(tensor: Tensor | None) -> tuple[int, ...] | None:
    return None if tensor is None else tensor.stride()


def _reach(tensor: Tensor) -> int:
    """The largest offset of an element from the first, in elements."""
    return sum((size - 1) * abs(stride) for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
