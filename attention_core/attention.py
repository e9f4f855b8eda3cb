"""Scaled dot-product attention with one set of options and several implementations; each runs or raises."""

import math
from enum import StrEnum
from typing import overload

import torch
from torch import Tensor
from torch.nn import functional as F

from attention_core.masks import causal_keep, combine_keep
from attention_core.reference import reference_attention


class Implementation(StrEnum):
    """Who computes it."""

    REFERENCE = "reference"  # float64, slow, the oracle; the result is cast back
    SDPA = "sdpa"  # torch.nn.functional.scaled_dot_product_attention; no LSE


def choose_implementation(*, return_lse: bool = False) -> Implementation:
    """What `impl="auto"` stands for: SDPA, or the reference where the LSE is asked, which SDPA does not give."""
    return Implementation.REFERENCE if return_lse else Implementation.SDPA


@overload
def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    keep: Tensor | None = ...,
    bias: Tensor | None = ...,
    scale: float | None = ...,
    causal: bool = ...,
    impl: str = ...,
) -> Tensor: ...


@overload
def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    keep: Tensor | None = ...,
    bias: Tensor | None = ...,
    scale: float | None = ...,
    causal: bool = ...,
    return_lse: bool,
    impl: str = ...,
) -> Tensor | tuple[Tensor, Tensor]: ...


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    keep: Tensor | None = None,
    bias: Tensor | None = None,
    scale: float | None = None,
    causal: bool = False,
    return_lse: bool = False,
    impl: str = "auto",
) -> Tensor | tuple[Tensor, Tensor]:
    """softmax(q k^T * scale + bias, masked) v, in the dtype of q.

    q `(B, H, Tq, D)`, k `(B, H, Tk, D)`, v `(B, H, Tk, Dv)`, one floating dtype and device. keep bool and bias
    floating, both broadcastable to `(B, H, Tq, Tk)`; keep True = may attend. scale 1/sqrt(D) unless given. causal
    aligns bottom-right. A row that keeps no key gives zeros, zero gradients and an LSE of -inf. `return_lse` adds the
    LSE `(B, H, Tq)` in nats. Raises ValueError or TypeError that names the argument; NotImplementedError where `impl`
    cannot do what is asked.
    """
    check_attention_arguments(q, k, v, keep=keep, bias=bias, scale=scale)
    chosen = choose_implementation(return_lse=return_lse) if impl == "auto" else _implementation(impl)
    if chosen is Implementation.SDPA:
        if return_lse:
            raise NotImplementedError("impl='sdpa' does not return the LSE; use impl='reference'")
        return _sdpa(q, k, v, keep=keep, bias=bias, scale=scale, causal=causal)
    exact = reference_attention(q, k, v, keep=keep, bias=bias, scale=scale, causal=causal)
    output = exact.output.to(q.dtype)
    return (output, exact.lse.to(q.dtype)) if return_lse else output


def _implementation(name: str) -> Implementation:
    try:
        return Implementation(name)
    except ValueError:
        known = ", ".join(["auto", *Implementation])
        raise ValueError(f"impl: unknown {name!r}; expected one of {known}") from None


def _sdpa(
    q: Tensor, k: Tensor, v: Tensor, *, keep: Tensor | None, bias: Tensor | None, scale: float | None, causal: bool
) -> Tensor:
    queries, keys = q.shape[-2], k.shape[-2]
    if causal and keep is None and bias is None and queries == keys:
        return F.scaled_dot_product_attention(q, k, v, is_causal=True, scale=scale)
    # SDPA's own is_causal aligns top-left, so the mask is given wherever the lengths differ.
    visible = combine_keep(keep, causal_keep(queries, keys, device=q.device) if causal else None)
    mask = visible
    if bias is not None:
        mask = bias if visible is None else torch.where(visible, bias, -math.inf)
        mask = mask.to(q.dtype)
    output = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, scale=scale)
    if visible is None:
        return output
    # Some backends give NaN and others a mean of V for a row that keeps nothing; a select has zero gradient there.
    return torch.where(visible.any(-1, keepdim=True), output, 0.0)


def check_attention_arguments(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    keep: Tensor | None = None,
    bias: Tensor | None = None,
    scale: float | None = None,
) -> None:
    """Raise TypeError or ValueError that names the argument, what was found and what was expected."""
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        _check_operand(name, tensor)
        if tensor.dtype != q.dtype or tensor.device != q.device:
            raise ValueError(f"{name}: {tensor.dtype} on {tensor.device}; expected q's {q.dtype} on {q.device}")
    B, H, queries, dim = q.shape
    keys = k.shape[2]
    if tuple(k.shape) != (B, H, keys, dim):
        raise ValueError(f"k: shape {tuple(k.shape)}; expected ({B}, {H}, Tk, {dim}) to match q {tuple(q.shape)}")
    if tuple(v.shape[:3]) != (B, H, keys):
        raise ValueError(f"v: shape {tuple(v.shape)}; expected ({B}, {H}, {keys}, Dv) to match k {tuple(k.shape)}")
    if dim == 0 or keys == 0:
        raise ValueError(f"k: shape {tuple(k.shape)}; expected at least one key and one dimension")
    _check_mask("keep", keep, (B, H, queries, keys), boolean=True)
    _check_mask("bias", bias, (B, H, queries, keys), boolean=False)
    if scale is not None and not math.isfinite(scale):
        raise ValueError(f"scale: {scale}; expected a finite number")


def _check_operand(name: str, tensor: object) -> None:
    if not isinstance(tensor, Tensor):
        raise TypeError(f"{name}: {type(tensor).__name__}; expected a tensor")
    if tensor.dim() != 4:
        raise ValueError(f"{name}: shape {tuple(tensor.shape)}; expected 4 dimensions (batch, heads, length, width)")
    if not tensor.is_floating_point():
        raise TypeError(f"{name}: {tensor.dtype}; expected a floating dtype")


def _check_mask(name: str, mask: Tensor | None, full: tuple[int, ...], *, boolean: bool) -> None:
    if mask is None:
        return
    if not isinstance(mask, Tensor):
        raise TypeError(f"{name}: {type(mask).__name__}; expected a tensor or None")
    if (mask.dtype == torch.bool) != boolean or not (boolean or mask.is_floating_point()):
        raise TypeError(f"{name}: {mask.dtype}; expected {'bool' if boolean else 'a floating dtype'}")
    tail = full[len(full) - mask.dim() :] if mask.dim() <= len(full) else ()
    if len(tail) != mask.dim() or any(a not in (1, b) for a, b in zip(mask.shape, tail, strict=True)):
        raise ValueError(f"{name}: shape {tuple(mask.shape)}; expected one that broadcasts to {full}")
