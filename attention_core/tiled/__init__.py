"""FlashAttention in plain torch: attention and its gradients tile by tile, on any device and in any floating dtype.

Nothing of Tq x Tk elements is ever made; memory grows with Tq + Tk. The forward pass keeps the output and two numbers
per query; the backward pass computes the scores again. Half dtypes and float32 are computed in float32.
Sources: Dao et al. 2022 (FlashAttention), Dao 2023 (FlashAttention 2); the online softmax, Milakov and Gimelshein 2018.
"""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from attention_core.options import Options
from attention_core.tiled.backward import Gradients, backward
from attention_core.tiled.forward import Forward, forward
from attention_core.tiled.tiles import Tiles

__all__ = ["tiled_attention"]


def tiled_attention(
    q: Tensor, k: Tensor, v: Tensor, options: Options, *, block_q: int = 128, block_k: int = 512
) -> tuple[Tensor, Tensor]:
    """Output `(B, H, Tq, Dv)` in q's dtype and LSE `(B, H, Tq)`, float64 for float64 inputs, else float32.

    q `(B, H, Tq, D)`, k `(B, Hkv, Tk, D)`, v `(B, Hkv, Tk, Dv)` and `options` as `check_arguments` passes them. A tile
    is `block_q` queries by `block_k` keys, of all heads at once. Differentiable once, with respect to q, k, v, bias,
    alibi_slopes and sinks, through the output and the LSE; create_graph=True raises NotImplementedError. Where key
    lengths are given their extremes are read, for which a GPU waits. The default tile was the best or nearly so of ten
    that were tried on one CPU thread, for 1 to 32 heads of 64, causal or not; small tiles are up to four times slower.
    """
    bare = replace(options, keep=None, bias=None, alibi_slopes=None, sinks=None, key_lengths=None)
    tensors = (options.keep, options.bias, options.alibi_slopes, options.sinks, options.key_lengths)
    output, lse = _TiledAttention.apply(q, k, v, *tensors, bare, (block_q, block_k))
    return output, lse


class _TiledAttention(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, *arguments: Any) -> tuple[Tensor, Tensor]:
        *tensors, ctx.options, ctx.blocks = arguments
        tiles = _tiles(tensors, ctx)
        with _no_autocast(tiles.q.device):
            found = forward(tiles)
        ctx.save_for_backward(*tensors, found.output, found.lse, found.top, found.total)
        return found.output, found.lse

    @staticmethod
    def backward(ctx: Any, grad_output: Tensor, grad_lse: Tensor) -> tuple[Tensor | None, ...]:
        # once_differentiable would return constants where the incoming gradient is one, and a penalty would be lost.
        if torch.is_grad_enabled():
            raise NotImplementedError(
                "impl='tiled' has no second derivative, which create_graph=True asks for; use impl='reference'"
            )
        *tensors, output, lse, top, total = ctx.saved_tensors
        tiles = _tiles(tensors, ctx)
        _, _, _, _, bias, slopes, sinks, *_ = ctx.needs_input_grad
        gradients = Gradients(tiles, bias=bias, slopes=slopes, sinks=sinks)
        with _no_autocast(tiles.q.device):
            backward(tiles, Forward(output, lse, top, total), grad_output, grad_lse, gradients)
        sums = (gradients.q, gradients.k, gradients.v, None, gradients.bias, gradients.slopes, gradients.sinks, None)
        cast = (None if s is None else s.to(t.dtype) for s, t in zip(sums, tensors, strict=True))
        return (*cast, None, None)


def _tiles(tensors: list[Tensor], ctx: Any) -> Tiles:
    q, k, v, keep, bias, slopes, sinks, lengths = tensors
    options = replace(ctx.options, keep=keep, bias=bias, alibi_slopes=slopes, sinks=sinks, key_lengths=lengths)
    block_q, block_k = ctx.blocks
    return Tiles(q, k, v, options, block_q=block_q, block_k=block_k)


def _no_autocast(device: torch.device) -> contextlib.AbstractContextManager[Any]:
    """Products stay in the dtype chosen here where the caller works under autocast."""
    if not torch.amp.is_autocast_available(device.type):
        return contextlib.nullcontext()
    return torch.autocast(device.type, enabled=False)
