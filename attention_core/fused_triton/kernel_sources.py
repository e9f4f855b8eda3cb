"""The exact variant of a kernel that a call would compile, for compilation ahead of time on a machine without a GPU."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from attention_core.fused_triton.arguments import Problem, backward_buffers, forward_buffers
from attention_core.fused_triton.configurations import Configuration, Kernel
from attention_core.fused_triton.launch import kernel_call

TYPES = {torch.float16: "fp16", torch.bfloat16: "bf16", torch.float32: "fp32", torch.bool: "i1", torch.int32: "i32"}
DIVISIBLE = [["tt.divisibility", 16]]  # what Triton notes of pointers and ints that 16 divides

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Features:
    """Which options the variant has."""

    causal: bool = False
    window: bool = False
    softcap: bool = False
    keep: bool = False
    bias: bool = False
    slopes: bool = False
    sinks: bool = False
    key_lengths: bool = False
    allow_tf32: bool = False
    grad_lse: bool = False  # backward: the LSE was used, too


@dataclass(slots=True)
class KernelSource:
    """`triton.compiler.ASTSource(fn, signature, constexprs, attrs)` and the options for `triton.compile`."""

    fn: Any
    signature: dict[str, Any] = field(default_factory=dict)
    constexprs: dict[Path, Any] = field(default_factory=dict)
    attrs: dict[Path, list[list[Any]]] = field(default_factory=dict)
    options: dict[str, int] = field(default_factory=dict)


def kernel_source(
    kernel: Kernel, configuration: Configuration, dtype: torch.dtype, dim: int, value_dim: int, features: Features
) -> KernelSource:
    """The variant for contiguous tensors of usual sizes: 2 items, 8 heads over 2, some thousand queries and keys."""
    problem = _problem(dtype, dim, value_dim, features)
    buffers = forward_buffers(problem)
    if kernel is not Kernel.FORWARD:
        grad_lse = torch.empty_like(buffers.lse) if features.grad_lse else None
        grad_output = torch.empty_like(buffers.output)
        buffers = backward_buffers(problem, buffers.output, buffers.lse, buffers.lost, grad_output, grad_lse)
    call = kernel_call(kernel, problem, buffers, configuration)
    source = KernelSource(call.fn, options={"num_warps": configuration.warps, "num_stages": configuration.stages})
    for index, parameter in enumerate(call.fn.params):
        value = call.arguments[parameter.name]
        if parameter.is_constexpr:
            source.signature[parameter.name] = "constexpr"
            source.constexprs[(index,)] = value
        else:
            source.signature[parameter.name] = _type(value, parameter.do_not_specialize)
            _specialise(source, (index,), value, keep_general=parameter.do_not_specialize)
    return source


def _problem(dtype: torch.dtype, dim: int, value_dim: int, features: Features) -> Problem:
    B, H, heads, queries, keys = 2, 8, 2, 4096, 8192

    def empty(*shape: int, dtype: torch.dtype = dtype) -> Tensor:
        return torch.empty(shape, dtype=dtype, device="meta")

    return Problem(
        q=empty(B, H, queries, dim),
        k=empty(B, heads, keys, dim),
        v=empty(B, heads, keys, value_dim),
        keep=empty(B, 1, queries, keys, dtype=torch.bool) if features.keep else None,
        bias=empty(H, queries, keys) if features.bias else None,
        slopes=empty(H, dtype=torch.float32) if features.slopes else None,
        sinks=empty(H, dtype=torch.float32) if features.sinks else None,
        key_lengths=empty(B, dtype=torch.int32) if features.key_lengths else None,
        scale=0.125,
        causal=features.causal,
        window=1024 if features.window else None,
        softcap=50.0 if features.softcap else None,
        allow_tf32=features.allow_tf32,
    )


def _type(value: object, keep_general: bool) -> Any:
    if isinstance(value, Tensor):
        return "*" + TYPES[value.dtype]
    if isinstance(value, tuple):
        return tuple(_type(item, keep_general) for item in value)
    if value is None or (value == 1 and isinstance(value, int) and not keep_general):
        return "constexpr"
    return "fp32" if isinstance(value, float) else "i32"


def _leaves(path: Path, value: object) -> Iterator[tuple[Path, object]]:
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _leaves((*path, index), item)
    else:
        yield path, value


def _specialise(source: KernelSource, path: Path, value: object, *, keep_general: bool) -> None:
    for leaf, item in _leaves(path, value):
        if _type(item, keep_general) == "constexpr":
            source.constexprs[leaf] = item
        elif isinstance(item, Tensor) or (isinstance(item, int) and item % 16 == 0 and not keep_general):
            source.attrs[leaf] = DIVISIBLE
