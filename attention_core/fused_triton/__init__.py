"""FlashAttention in Triton: `impl="triton"`. Imports without Triton, which is loaded by the first call."""

from __future__ import annotations

from torch import Tensor

from attention_core.fused_triton.availability import INSTALLED, is_available, why_not_triton
from attention_core.fused_triton.operator import forward_operator
from attention_core.options import Options

__all__ = ["is_available", "triton_attention", "why_not_triton"]


def triton_attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    options: Options,
    *,
    block_q: int | None = None,
    block_k: int | None = None,
    allow_tf32: bool = False,
) -> tuple[Tensor, Tensor]:
    """Output `(B, H, Tq, Dv)` in q's dtype and LSE `(B, H, Tq)` float32, both differentiable in q, k, v and sinks.

    float16, bfloat16 or float32; D and Dv up to 256. Tile sizes are chosen unless both are given: powers of two, 16 or
    more. `allow_tf32` lets float32 products lose 13 bits for speed. Raises NotImplementedError for another dtype or
    width, where a gradient of bias or slopes is asked for and where there is no GPU; ImportError without Triton.
    """
    missing = why_not_triton(q, k, v, options)
    if missing is not None:
        error = NotImplementedError if INSTALLED else ImportError
        raise error(f"impl='triton' {missing}; impl='tiled' and 'reference' can")
    output, lse, _ = forward_operator(
        q,
        k,
        v,
        options.keep,
        options.bias,
        options.alibi_slopes,
        options.sinks,
        options.key_lengths,
        options.scale,
        options.causal,
        None if options.window is None else min(options.window, 2**31 - 1),
        options.softcap,
        allow_tf32,
        _tiles(block_q, block_k),
    )
    return output, lse


def _tiles(block_q: int | None, block_k: int | None) -> list[int] | None:
    if block_q is None and block_k is None:
        return None
    if block_q is None or block_k is None:
        raise ValueError(f"block_q, block_k: {block_q} and {block_k}; expected both or neither")
    for name, size in (("block_q", block_q), ("block_k", block_k)):
        if size < 16 or size & (size - 1):
            raise ValueError(f"{name}: {size}; expected a power of two, 16 or more")
    return [block_q, block_k]
