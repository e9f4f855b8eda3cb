"""The attentions that are compared, and what they are given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

from attention_core.attention import attention
from benchmarks.attention_gpu.results import Case, Contestant, Pass

Attention = Callable[[Tensor, Tensor, Tensor], Tensor]

BACKENDS = {
    Contestant.FLASH: SDPBackend.FLASH_ATTENTION,
    Contestant.CUDNN: SDPBackend.CUDNN_ATTENTION,
    Contestant.EFFICIENT: SDPBackend.EFFICIENT_ATTENTION,
}


def contestant(name: Contestant, case: Case, device: torch.device) -> Attention:
    """That attention, with the case's mask; who cannot do it raises when called."""
    if name is Contestant.OURS:
        return lambda q, k, v: _output(attention(q, k, v, causal=case.causal, impl="triton"))
    if name is Contestant.FLEX:
        return _flex(case, device)
    backend = BACKENDS[name]

    def run(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        with sdpa_kernel(backend):  # is_causal aligns top-left, which is the same for as many queries as keys
            return F.scaled_dot_product_attention(q, k, v, is_causal=case.causal)

    return run


def _output(result: Tensor | tuple[Tensor, Tensor]) -> Tensor:
    assert isinstance(result, Tensor)  # no LSE was asked
    return result


def _flex(case: Case, device: torch.device) -> Attention:
    """FlexAttention compiled for this shape with default options; causal by a block mask, which skips hidden blocks."""
    from torch.nn.attention.flex_attention import create_block_mask, flex_attention

    compiled: Any = torch.compile(flex_attention, dynamic=False)
    mask = create_block_mask(_seen, None, None, case.length, case.length, device=device) if case.causal else None
    return lambda q, k, v: compiled(q, k, v, block_mask=mask)


def _seen(_batch: Tensor, _head: Tensor, query: Tensor, key: Tensor) -> Tensor:
    return query >= key


def operands(case: Case, device: torch.device, dtype: torch.dtype) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """q, k, v and the output's gradient `(batch, heads, length, head_dim)`, standard normal, the same each time."""
    generator = torch.Generator(device=device).manual_seed(0)
    shape = (case.batch, case.heads, case.length, case.head_dim)
    q, k, v, grad = (torch.randn(shape, generator=generator, device=device).to(dtype) for _ in range(4))
    backward = case.which is Pass.BACKWARD
    return q.requires_grad_(backward), k.requires_grad_(backward), v.requires_grad_(backward), grad
