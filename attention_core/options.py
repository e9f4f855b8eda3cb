"""The options of `attention()`, checked once for all implementations."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import TypedDict

import torch
from torch import Tensor

DTYPES = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
FLOAT32 = torch.finfo(torch.float32)  # all but float64 inputs are computed in it
FLOATING = "float16, bfloat16, float32 or float64"  # as messages say it


class Implementation(StrEnum):
    """Who computes it. None falls back on another one."""

    REFERENCE = "reference"  # float64, the whole score matrix, the oracle
    TILED = "tiled"  # FlashAttention in plain torch: any device, memory linear in the length
    SDPA = "sdpa"  # torch.nn.functional.scaled_dot_product_attention
    TRITON = "triton"  # our fused kernel, on a GPU or under Triton's interpreter


class Given(TypedDict, total=False):
    """The options as they are given to `attention()`, all of them optional."""

    keep: Tensor | None
    bias: Tensor | None
    scale: float | None
    causal: bool
    window: int | None
    softcap: float | None
    alibi_slopes: Tensor | None
    sinks: Tensor | None
    key_lengths: Tensor | None


@dataclass(frozen=True, slots=True)
class Options:
    """What `attention()` was asked for, checked, the scale filled in.

    Masks and bias keep the shape that they came with: broadcastable to `(B, H, Tq, Tk)`. The meaning of each option is
    in the docstring of `attention_core.attention.attention`.
    """

    scale: float
    keep: Tensor | None = None  # bool, True = may attend
    bias: Tensor | None = None  # floating
    causal: bool = False
    window: int | None = None  # keys in reach, the query's own included
    softcap: float | None = None
    alibi_slopes: Tensor | None = None  # (H,) or (B, H), floating
    sinks: Tensor | None = None  # (H,), floating
    key_lengths: Tensor | None = None  # (B,), integer


def check_arguments(
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
) -> Options:
    """The options, or TypeError or ValueError that names the argument, what was found and what was expected."""
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        _check_operand(name, tensor, q)
    B, H, queries, dim = q.shape
    heads, keys = k.shape[1], k.shape[2]
    if tuple(k.shape) != (B, heads, keys, dim):
        raise ValueError(f"k: shape {tuple(k.shape)}; expected ({B}, Hkv, Tk, {dim}) to match q {tuple(q.shape)}")
    if heads == 0 or H % heads:
        raise ValueError(f"k: {heads} heads; expected a number that divides q's {H}")
    if tuple(v.shape[:3]) != (B, heads, keys):
        raise ValueError(f"v: shape {tuple(v.shape)}; expected ({B}, {heads}, {keys}, Dv) to match k {tuple(k.shape)}")
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        if 0 in tensor.shape:
            raise ValueError(f"{name}: shape {tuple(tensor.shape)}; expected sizes of at least 1")
    _check_mask("keep", keep, (B, H, queries, keys), q.device, boolean=True)
    _check_mask("bias", bias, (B, H, queries, keys), q.device, boolean=False)
    _check_heads("alibi_slopes", alibi_slopes, ((H,), (B, H)), q.device)
    _check_heads("sinks", sinks, ((H,),), q.device)
    _check_lengths(key_lengths, B, keys, q.device)
    return Options(
        scale=dim**-0.5 if scale is None else _number("scale", scale),
        keep=keep,
        bias=bias,
        causal=_flag("causal", causal),
        window=None if window is None else min(_window(window), max(queries, keys)),  # no row tells larger ones apart
        softcap=None if softcap is None else _number("softcap", softcap, positive=True),
        alibi_slopes=alibi_slopes,
        sinks=sinks,
        key_lengths=key_lengths,
    )


def implementation(name: str) -> Implementation:
    """The implementation of that name, or ValueError."""
    try:
        return Implementation(name)
    except ValueError:
        known = ", ".join(["auto", *Implementation])
        raise ValueError(f"impl: unknown {name!r}; expected one of {known}") from None


def _check_operand(name: str, tensor: object, q: Tensor) -> None:
    if not isinstance(tensor, Tensor):
        raise TypeError(f"{name}: {type(tensor).__name__}; expected a tensor")
    if tensor.dim() != 4:
        raise ValueError(f"{name}: shape {tuple(tensor.shape)}; expected 4 dimensions (batch, heads, length, width)")
    if tensor.dtype not in DTYPES:
        raise TypeError(f"{name}: {tensor.dtype}; expected {FLOATING}")
    if tensor.dtype != q.dtype or tensor.device != q.device:
        raise ValueError(f"{name}: {tensor.dtype} on {tensor.device}; expected q's {q.dtype} on {q.device}")


def _check_tensor(name: str, tensor: object, device: torch.device) -> Tensor:
    if not isinstance(tensor, Tensor):
        raise TypeError(f"{name}: {type(tensor).__name__}; expected a tensor or None")
    if tensor.device != device:
        raise ValueError(f"{name}: on {tensor.device}; expected q's {device}")
    return tensor


def _check_mask(name: str, mask: object, full: tuple[int, ...], device: torch.device, *, boolean: bool) -> None:
    if mask is None:
        return
    found = _check_tensor(name, mask, device)
    if (found.dtype == torch.bool) != boolean or not (boolean or found.dtype in DTYPES):
        raise TypeError(f"{name}: {found.dtype}; expected {'bool' if boolean else FLOATING}")
    tail = full[len(full) - found.dim() :] if found.dim() <= len(full) else ()
    if len(tail) != found.dim() or any(a not in (1, b) for a, b in zip(found.shape, tail, strict=True)):
        raise ValueError(f"{name}: shape {tuple(found.shape)}; expected one that broadcasts to {full}")


def _check_heads(name: str, given: object, allowed: tuple[tuple[int, ...], ...], device: torch.device) -> None:
    if given is None:
        return
    found = _check_tensor(name, given, device)
    if found.dtype not in DTYPES:
        raise TypeError(f"{name}: {found.dtype}; expected {FLOATING}")
    if tuple(found.shape) not in allowed:
        raise ValueError(f"{name}: shape {tuple(found.shape)}; expected {' or '.join(map(str, allowed))}")


def _check_lengths(given: object, batch: int, keys: int, device: torch.device) -> None:
    if given is None:
        return
    found = _check_tensor("key_lengths", given, device)
    if found.is_floating_point() or found.is_complex() or found.dtype == torch.bool:
        raise TypeError(f"key_lengths: {found.dtype}; expected an integer dtype")
    if tuple(found.shape) != (batch,):
        raise ValueError(
            f"key_lengths: shape {tuple(found.shape)}; expected ({batch},), one length for each batch item"
        )
    # Reading the values makes a GPU wait, and cannot be done while torch.compile traces; there the kernels clamp.
    if found.device.type == "cpu" and not torch.compiler.is_compiling() and bool(((found < 0) | (found > keys)).any()):
        raise ValueError(f"key_lengths: {found.tolist()}; expected 0 to Tk = {keys}")


def _number(name: str, value: object, *, positive: bool = False) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{name}: {type(value).__name__}; expected a number or None")
    try:
        number = float(value)
    except OverflowError:  # an int beyond the largest float
        number = math.inf
    if not abs(number) <= FLOAT32.max or (positive and number < FLOAT32.tiny):
        raise ValueError(f"{name}: {number}; expected a finite number{' above 0' if positive else ''}, for float32")
    return number


def _window(window: object) -> int:
    if isinstance(window, bool) or not isinstance(window, int):
        raise TypeError(f"window: {type(window).__name__}; expected an int or None")
    if window < 1:
        raise ValueError(f"window: {window}; expected at least 1 (the query's own key)")
    return window


def _flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{name}: {type(value).__name__}; expected True or False")
    return value
