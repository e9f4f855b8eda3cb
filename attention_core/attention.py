"""Scaled dot-product attention: one set of options, several implementations, each of which runs or raises."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Literal, Unpack, overload

import torch
from torch import Tensor

from attention_core.options import Given, Implementation, Options, check_arguments, implementation
from attention_core.reference import reference_attention
from attention_core.sdpa import sdpa_attention, why_not_sdpa
from attention_core.tiled import tiled_attention

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Choice:
    """What `impl="auto"` stands for here, and why."""

    implementation: Implementation
    reason: str


@overload
def attention(
    q: Tensor, k: Tensor, v: Tensor, *, return_lse: Literal[False] = ..., impl: str = ..., **options: Unpack[Given]
) -> Tensor: ...


@overload
def attention(
    q: Tensor, k: Tensor, v: Tensor, *, return_lse: Literal[True], impl: str = ..., **options: Unpack[Given]
) -> tuple[Tensor, Tensor]: ...


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    keep: Tensor | None = None,
    bias: Tensor | None = None,
    scale: float | None = None,
    causal: bool = False,
    window: int | None = None,
    softcap: float | None = None,
    alibi_slopes: Tensor | None = None,
    sinks: Tensor | None = None,
    key_lengths: Tensor | None = None,
    return_lse: bool = False,
    impl: str = "auto",
) -> Tensor | tuple[Tensor, Tensor]:
    """Attention `(B, H, Tq, Dv)` in the dtype of q; with `return_lse` also the LSE `(B, H, Tq)`.

    q `(B, H, Tq, D)`, k `(B, Hkv, Tk, D)`, v `(B, Hkv, Tk, Dv)`: one floating dtype and device. H is a multiple of Hkv;
    query head h reads the keys of head `h // (H // Hkv)`. Query i sits at position `p = i + (Tk - Tq)`: the last query
    beside the last key. The steps, in this order:

    1. `s = scale * q . k`; scale is 1/sqrt(D) unless given
    2. softcap c > 0: `s = c * tanh(s / c)`
    3. bias, floating, broadcastable to `(B, H, Tq, Tk)`: added. alibi_slopes `(H,)` or `(B, H)`: adds `slope * (j - p)`
    4. hidden keys become -inf. keep is bool, broadcastable to `(B, H, Tq, Tk)`, True = may attend. causal: `j <= p`.
       window w: `j > p - w`, and `j < p + w` where not causal. key_lengths `(B,)`, integer: `j < length`; it hides keys
       and moves no position
    5. sinks `(H,)`, floating: one more logit per head, in the denominator only
    6. softmax along the keys, times v

    The LSE is the log of the denominator in nats, the sink included, in float32 (float64 for float64). A row that keeps
    no key has output 0, gradient 0 and LSE -inf (with a sink: the sink). Nothing that was given is modified.

    `impl` is an `Implementation` or "auto"; `choose_implementation` tells what "auto" stands for. Raises ValueError or
    TypeError that names the argument; NotImplementedError where the implementation cannot do what is asked.
    """
    options = check_arguments(
        q,
        k,
        v,
        keep=keep,
        bias=bias,
        scale=scale,
        causal=causal,
        window=window,
        softcap=softcap,
        alibi_slopes=alibi_slopes,
        sinks=sinks,
        key_lengths=key_lengths,
    )
    if impl == "auto":
        choice = _choose(q, k, v, options, return_lse=return_lse)
        log.debug("attention on %s: %s, %s", q.device, choice.implementation, choice.reason)
        chosen = choice.implementation
    else:
        chosen = implementation(impl)
    output, lse = _run(chosen, q, k, v, options, return_lse=return_lse)
    return output if lse is None or not return_lse else (output, lse)


def choose_implementation(
    q: Tensor, k: Tensor, v: Tensor, *, return_lse: bool = False, **options: Unpack[Given]
) -> Choice:
    """What `attention(q, k, v, ..., impl="auto")` would run with these arguments, and why. The same errors."""
    return _choose(q, k, v, check_arguments(q, k, v, **options), return_lse=return_lse)


def _choose(q: Tensor, k: Tensor, v: Tensor, options: Options, *, return_lse: bool) -> Choice:
    if q.device.type == "cuda":
        from attention_core.fused_triton import why_not_triton

        reason = why_not_triton(q, k, v, options)
        if reason is None:
            return Choice(Implementation.TRITON, "the fused kernel runs on this GPU and has all of these options")
    missing = why_not_sdpa(options, return_lse=return_lse)
    if missing is None:
        return Choice(Implementation.SDPA, "torch's own kernels have all of these options")
    return Choice(Implementation.TILED, f"SDPA {missing}")


def _run(
    chosen: Implementation, q: Tensor, k: Tensor, v: Tensor, options: Options, *, return_lse: bool
) -> tuple[Tensor, Tensor | None]:
    match chosen:
        case Implementation.SDPA:
            missing = why_not_sdpa(options, return_lse=return_lse)
            if missing is not None:
                raise NotImplementedError(f"impl='sdpa' {missing}; use impl='tiled'")
            return sdpa_attention(q, k, v, options), None
        case Implementation.TILED:
            return tiled_attention(q, k, v, options)
        case Implementation.TRITON:
            from attention_core.fused_triton import triton_attention, why_not_triton

            missing = why_not_triton(q, k, v, options)
            if missing is not None:
                raise NotImplementedError(f"impl='triton' {missing}; use impl='tiled'")
            return triton_attention(q, k, v, options)
        case Implementation.REFERENCE:
            return _reference(q, k, v, options)


def _reference(q: Tensor, k: Tensor, v: Tensor, options: Options) -> tuple[Tensor, Tensor]:
    exact = reference_attention(q, k, v, **{name: getattr(options, name) for name in options.__slots__})
    wide = torch.float64 if q.dtype == torch.float64 else torch.float32
    return exact.output.to(q.dtype), exact.lse.to(wide)
