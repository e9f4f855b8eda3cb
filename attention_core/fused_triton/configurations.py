"""Tile sizes, warps and pipeline stages of each kernel, as data; a shape's candidates are tried in this order.

Each list is short, since every entry is compiled when a shape is first met. Its first entry is what seems best, its
last one small enough for the 99 KB of shared memory of the consumer chips (sm_86, sm_89, sm_120). Dimensions are
padded ones: the larger of D and Dv rounded up to a power of two. float32 has lists of its own: its full-precision
products run outside the tensor cores and live in registers. Why these sizes: docs/decisions/triton-attention.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kernel(StrEnum):
    """The three kernels."""

    FORWARD = "forward"
    QUERY_GRADIENT = "query gradient"  # also delta, which the next one reads
    KEY_GRADIENT = "key and value gradients"


class Architecture(StrEnum):
    """Generations whose tensor cores differ; of others the one before."""

    AMPERE = "ampere"  # sm_80 to sm_89: mma.sync, 163 KB of shared memory (99 KB on sm_86 and sm_89)
    HOPPER = "hopper"  # sm_90: wgmma, 227 KB
    BLACKWELL = "blackwell"  # sm_100 and on: tcgen05, 227 KB (sm_120: mma.sync, 99 KB)


@dataclass(frozen=True, slots=True)
class Configuration:
    """How one kernel is cut up. block_q and block_k are powers of two, 16 or more: tl.dot's least."""

    block_q: int
    block_k: int
    warps: int
    stages: int  # loads in flight


INTERPRETER = Configuration(block_q=64, block_k=64, warps=1, stages=1)  # its time goes by operations, not elements

# Up to 16 queries, as when a model generates: a tile of 16 wastes least, and time goes into reading keys.
FEW_QUERIES = 16
FEW_QUERIES_FORWARD = (Configuration(16, 128, 4, 3), Configuration(16, 64, 4, 3), Configuration(16, 32, 4, 2))


def _list(*entries: tuple[int, int, int, int]) -> tuple[Configuration, ...]:
    return tuple(Configuration(*entry) for entry in entries)


_HALF_FORWARD = {
    (Architecture.AMPERE, 64): _list((128, 64, 8, 3), (128, 32, 4, 3), (64, 64, 4, 3)),
    (Architecture.AMPERE, 128): _list((128, 64, 8, 3), (128, 32, 8, 3), (64, 32, 4, 2)),
    (Architecture.AMPERE, 256): _list((64, 64, 8, 2), (32, 32, 4, 2)),
    (Architecture.HOPPER, 64): _list((128, 128, 8, 3), (128, 64, 4, 3), (64, 64, 4, 3)),
    (Architecture.HOPPER, 128): _list((128, 128, 8, 2), (128, 64, 8, 3), (64, 64, 4, 2)),
    (Architecture.HOPPER, 256): _list((128, 64, 8, 2), (64, 64, 8, 2), (32, 32, 4, 2)),
    (Architecture.BLACKWELL, 64): _list((128, 128, 8, 3), (128, 64, 4, 3), (64, 64, 4, 3)),
    (Architecture.BLACKWELL, 128): _list((128, 128, 8, 2), (128, 64, 8, 3), (64, 32, 4, 2)),
    (Architecture.BLACKWELL, 256): _list((128, 64, 8, 2), (64, 64, 8, 2), (32, 32, 4, 2)),
}
_HALF_QUERY_GRADIENT = {
    (Architecture.AMPERE, 64): _list((64, 64, 4, 3), (64, 32, 4, 2)),
    (Architecture.AMPERE, 128): _list((64, 64, 8, 2), (64, 32, 4, 2)),
    (Architecture.AMPERE, 256): _list((64, 32, 8, 2), (32, 32, 4, 1)),
    (Architecture.HOPPER, 64): _list((128, 64, 8, 3), (64, 64, 4, 3), (64, 32, 4, 2)),
    (Architecture.HOPPER, 128): _list((128, 64, 8, 2), (64, 64, 8, 2), (64, 32, 4, 2)),
    (Architecture.HOPPER, 256): _list((64, 64, 8, 2), (64, 32, 8, 2), (32, 32, 4, 1)),
    (Architecture.BLACKWELL, 64): _list((128, 64, 8, 2), (64, 64, 4, 2), (64, 32, 4, 2)),
    (Architecture.BLACKWELL, 128): _list((128, 64, 8, 2), (64, 64, 8, 2), (64, 32, 4, 2)),
    (Architecture.BLACKWELL, 256): _list((64, 64, 8, 1), (64, 32, 8, 2), (32, 32, 4, 1)),
}
_HALF_KEY_GRADIENT = {
    (Architecture.AMPERE, 64): _list((32, 64, 4, 3), (64, 64, 8, 3), (32, 64, 4, 2)),
    (Architecture.AMPERE, 128): _list((32, 64, 8, 2), (64, 64, 8, 2)),
    (Architecture.AMPERE, 256): _list((32, 64, 8, 2), (32, 32, 8, 1)),
    (Architecture.HOPPER, 64): _list((32, 128, 8, 3), (64, 128, 8, 3), (32, 64, 4, 2)),
    (Architecture.HOPPER, 128): _list((32, 128, 8, 2), (64, 128, 8, 2), (32, 64, 8, 2)),
    (Architecture.HOPPER, 256): _list((64, 64, 8, 2), (32, 64, 8, 2), (32, 32, 8, 1)),
    (Architecture.BLACKWELL, 64): _list((32, 128, 8, 2), (64, 128, 8, 2), (32, 64, 4, 2)),
    (Architecture.BLACKWELL, 128): _list((32, 128, 8, 2), (32, 64, 8, 2)),
    (Architecture.BLACKWELL, 256): _list((64, 64, 8, 1), (32, 64, 8, 2), (32, 32, 8, 1)),
}
_HALF = {
    Kernel.FORWARD: _HALF_FORWARD,
    Kernel.QUERY_GRADIENT: _HALF_QUERY_GRADIENT,
    Kernel.KEY_GRADIENT: _HALF_KEY_GRADIENT,
}
_FLOAT32 = {
    (Kernel.FORWARD, 64): _list((32, 32, 4, 2),),
    (Kernel.FORWARD, 128): _list((32, 32, 8, 1), (16, 16, 4, 2)),
    (Kernel.FORWARD, 256): _list((16, 16, 4, 2),),
    (Kernel.QUERY_GRADIENT, 64): _list((32, 32, 4, 2), (16, 32, 4, 2)),
    (Kernel.QUERY_GRADIENT, 128): _list((32, 32, 8, 1), (16, 16, 4, 1)),
    (Kernel.QUERY_GRADIENT, 256): _list((16, 16, 4, 1),),
    (Kernel.KEY_GRADIENT, 64): _list((32, 32, 4, 2), (32, 16, 4, 2)),
    (Kernel.KEY_GRADIENT, 128): _list((32, 32, 8, 1), (16, 16, 4, 1)),
    (Kernel.KEY_GRADIENT, 256): _list((16, 16, 4, 1),),
}  # fmt: skip


def architecture(capability: tuple[int, int]) -> Architecture:
    """The lists to use on a device of this compute capability."""
    if capability[0] >= 10:
        return Architecture.BLACKWELL
    return Architecture.HOPPER if capability[0] == 9 else Architecture.AMPERE


def padded(dim: int) -> int:
    """The width that a kernel computes with: a power of two, 16 or more."""
    return max(16, 1 << (dim - 1).bit_length()) if dim else 16


def candidates(
    kernel: Kernel, arch: Architecture, *, half: bool, dim: int, value_dim: int, queries: int
) -> tuple[Configuration, ...]:
    """The configurations to try, best guess first. half: float16 or bfloat16, else float32."""
    size = max(64, padded(dim), padded(value_dim))
    if not half:
        return _FLOAT32[kernel, size]
    if kernel is Kernel.FORWARD and queries <= FEW_QUERIES:
        return FEW_QUERIES_FORWARD
    return _HALF[kernel][arch, size]
