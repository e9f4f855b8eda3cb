import os

import pytest
import torch

# Triton decides while its kernels are being defined whether to interpret or to compile them, so this stands before
# anything that imports them. Tests that compile for a GPU without having one do so in a process of their own.
if not torch.cuda.is_available():
    os.environ["TRITON_INTERPRET"] = "1"

HAS_DEVICE = torch.cuda.is_available() or "ROWSUM_TEST_DEVICE" in os.environ
collect_ignore = [] if HAS_DEVICE else ["test_triton_gpu.py"]


@pytest.fixture
def qkv():
    """`qkv(3, 5)`: float64 q, k, v of 3 queries and 5 keys, the same each time."""

    def make(queries, keys, *, batch=2, heads=3, dim=4, value_dim=6, dtype=torch.float64, seed=0):
        generator = torch.Generator().manual_seed(seed)
        sizes = ((queries, dim), (keys, dim), (keys, value_dim))
        return tuple(
            torch.randn(batch, heads, *size, generator=generator, dtype=torch.float64).to(dtype) for size in sizes
        )

    return make
