import pytest
import torch


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
